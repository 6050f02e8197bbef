"""Carry out a decision: the sailing here, the actions of the spaces in their own modules."""

from service.engine.effects import Effects
from service.engine.tagged import Action, Event
from service.rulesets.murano import building, final, glass, market
from service.rulesets.murano.actions import (
    BUILD_FACTORY,
    BUILD_SPECIAL,
    DRAW_STREET,
    END_BUILD,
    END_TURN,
    GONDOLAS,
    INCOME,
    KEEP_SPECIAL,
    MOVE,
    PASS,
    PLACE_STREET,
    RETURN_BLOCK,
    SCORE_CARD,
    Income,
    Keep,
    Lay,
    MuranoAction,
    Sail,
    ScoreCard,
)
from service.rulesets.murano.components import BLACK, RED
from service.rulesets.murano.events import PASSED, SAILED
from service.rulesets.murano.legal import move_price
from service.rulesets.murano.state import MOVED, MuranoState
from service.rulesets.murano.turn import end_turn


def apply(state: MuranoState, action: Action, effects: Effects) -> None:
    """Change `state` by a legal action and all that follows without a decision."""
    assert isinstance(action, MuranoAction)
    code = action.code
    if code <= PASS:
        assert isinstance(action, Sail)
        _sail(state, action, effects)
    elif BUILD_FACTORY <= code <= BUILD_SPECIAL:
        assert isinstance(action, Lay)
        building.build(state, action, effects)
    elif code == PLACE_STREET:
        assert isinstance(action, Lay)
        building.place_street(state, action, effects)
    elif code == DRAW_STREET:
        building.draw_street(state, effects)
    elif code == KEEP_SPECIAL:
        assert isinstance(action, Keep)
        building.keep_special(state, action.card, effects)
    elif code in (END_BUILD, END_TURN):
        end_turn(state, effects)
    elif code < DRAW_STREET:
        market.apply(state, action, effects)
    elif code == INCOME:
        assert isinstance(action, Income)
        glass.income(state, action.island, effects)
    elif code <= RETURN_BLOCK:
        glass.apply(state, action, effects)
    elif code < END_TURN:
        market.change_gondoliers(state, code, effects)
    elif code == SCORE_CARD:
        assert isinstance(action, ScoreCard)
        final.score_card(state, action, effects)
    else:
        final.stop(state, effects)


def _sail(state: MuranoState, action: Sail, effects: Effects) -> None:
    seat = state.seat
    gondola = RED if action.red else BLACK
    price = move_price(state) if action.code == MOVE else 0
    state.coins[seat] -= price
    state.ring[action.start] -= gondola
    # The lighthouse moves the red gondola onto an occupied space: then the action there is due.
    state.must_act = 1 if state.ring[action.to] else 0
    state.ring[action.to] += gondola
    if effects.news:
        effects.emit(Event(SAILED, (seat, GONDOLAS[action.red], action.start, action.to, price)))
    if action.code == PASS:
        # M-22: a coin, and no action.
        state.coins[seat] += 1
        if effects.news:
            effects.emit(Event(PASSED, (seat, 1)))
        end_turn(state, effects)
        return
    state.moves += 1
    state.at = action.to
    state.phase = MOVED
