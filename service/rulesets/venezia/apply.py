"""Change a state by a decision and by all that follows from it."""

from service.engine.effects import Effects
from service.engine.tagged import Event
from service.rulesets.venezia.actions import (
    BUILD,
    CONVERT_GOLD,
    DISCARD_EXCESS,
    DRAW_CARD,
    END_PLAY,
    END_RECLAIM,
    END_TURN,
    IMAGINARY_NOW,
    NEXT_BUILDING,
    OFFER_CARD,
    PASS_GOLD,
    PLAY_CARD,
    RECLAIM,
    TAKE_FACE_UP,
    Build,
    ConvertGold,
    OfKind,
    OfMode,
    Reclaim,
    VeneziaAction,
)
from service.rulesets.venezia.events import GOLD_PASSED, RECLAIM_ENDED
from service.rulesets.venezia.flow import end_turn, settle
from service.rulesets.venezia.frames import DRAWING, EXCHANGE
from service.rulesets.venezia.phases.cards import discard_excess, end_play, imaginary_card, play_card
from service.rulesets.venezia.phases.construction import choose, place
from service.rulesets.venezia.phases.gold import convert
from service.rulesets.venezia.phases.supplies import draw_card, offer_card, reclaim, take_face_up
from service.rulesets.venezia.state import Venezia


def apply(state: Venezia, action: VeneziaAction, effects: Effects) -> None:
    """Change `state` by the legal `action`, up to the next decision."""
    verb = action.verb
    if verb == RECLAIM:
        assert isinstance(action, Reclaim)
        reclaim(state, action.number, effects)
    elif verb == BUILD:
        assert isinstance(action, Build)
        place(state, action, effects)
    elif verb == CONVERT_GOLD:
        assert isinstance(action, ConvertGold)
        _convert(state, action.points, effects)
    elif isinstance(action, OfMode):
        if verb == PLAY_CARD:
            play_card(state, action.kind, action.mode, effects)
        else:
            assert verb == NEXT_BUILDING
            choose(state, action.kind, action.mode, effects)
    elif isinstance(action, OfKind):
        _of_kind(state, verb, action.kind, effects)
    else:
        _plain(state, verb, effects)
    settle(state, effects)


def _of_kind(state: Venezia, verb: int, kind: int, effects: Effects) -> None:
    if verb == TAKE_FACE_UP:
        take_face_up(state, kind, effects)
    elif verb == OFFER_CARD:
        offer_card(state, kind, effects)
    else:
        assert verb == DISCARD_EXCESS
        discard_excess(state, kind, effects)


def _plain(state: Venezia, verb: int, effects: Effects) -> None:
    if verb == END_PLAY:
        end_play(state, effects)
    elif verb == DRAW_CARD:
        draw_card(state, effects)
    elif verb == END_RECLAIM:
        state.become(DRAWING, 0, 0)
        if effects.news:
            effects.emit(Event(RECLAIM_ENDED, (state.current,)))
    elif verb == PASS_GOLD:
        _pass_gold(state, effects)
    elif verb == IMAGINARY_NOW:
        imaginary_card(state, False, effects)
    else:
        assert verb == END_TURN
        end_turn(state, effects)


def _convert(state: Venezia, points: int, effects: Effects) -> None:
    # V-66: in the last exchange each seat has one decision.
    if state.top() == EXCHANGE:
        state.set_arg(1, state.arg(1) + 1)
    convert(state, state.actor, points, effects)


def _pass_gold(state: Venezia, effects: Effects) -> None:
    if effects.news:
        effects.emit(Event(GOLD_PASSED, (state.actor,)))
    if state.top() == EXCHANGE:
        state.set_arg(1, state.arg(1) + 1)
    else:
        state.pop()
