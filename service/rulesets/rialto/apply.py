"""Carry a legal action out, and everything that follows from it without a decision."""

from service.engine.effects import Effects
from service.engine.tagged import Action
from service.rulesets.rialto.actions import (
    Activate,
    DeclineBuilding,
    Discard,
    EndActivation,
    PlaceBridge,
    PlaceCouncillor,
    PlaceGondola,
    Play,
    ReturnBuilding,
    StopPlacing,
    TakeBuilding,
    TakeRow,
)
from service.rulesets.rialto.phases.blue import activate_blue, continue_blue, end_round
from service.rulesets.rialto.phases.cards import (
    activate_green,
    continue_discards,
    continue_green,
    continue_rows,
    deal,
    discard,
    end_activation,
    take_row,
)
from service.rulesets.rialto.phases.resolve import (
    continue_resolving,
    decline_building,
    place_bridge,
    place_councillor,
    place_gondola,
    return_building,
    stop_placing,
    take_building,
)
from service.rulesets.rialto.phases.stages import activate_yellow, begin_stage, continue_turns, play
from service.rulesets.rialto.setup import continue_start, take_start
from service.rulesets.rialto.state import (
    BLUE,
    DEAL,
    DISCARDING,
    GREEN,
    NOBODY,
    OVER,
    RESOLVE,
    ROUND_END,
    ROWS,
    STAGE,
    START,
    TURN,
    RialtoState,
)


def apply(state: RialtoState, action: Action, effects: Effects) -> None:
    """Change `state` by the legal `action`, up to the next decision or the end."""
    decide(state, state.actor, action, effects)
    proceed(state, effects)


def decide(state: RialtoState, seat: int, action: Action, effects: Effects) -> None:
    """Carry out what a seat decided."""
    if isinstance(action, Play):
        play(state, seat, action.cards, action.jokers, effects)
    elif isinstance(action, Discard):
        discard(state, seat, action.card, effects)
    elif isinstance(action, TakeRow):
        take_row(state, seat, action.row, effects)
    elif isinstance(action, Activate):
        _activate(state, seat, action, effects)
    elif isinstance(action, EndActivation):
        end_activation(state, seat, effects)
    elif isinstance(action, TakeBuilding):
        if state.step == START:
            take_start(state, seat, action.kind, effects)
        else:
            take_building(state, seat, action.kind, effects)
    elif isinstance(action, DeclineBuilding):
        decline_building(state, seat, effects)
    elif isinstance(action, ReturnBuilding):
        return_building(state, seat, action.kind, effects)
    else:
        _place(state, seat, action, effects)


def _activate(state: RialtoState, seat: int, action: Activate, effects: Effects) -> None:
    if state.step == GREEN:
        activate_green(state, seat, action, effects)
    elif state.step == TURN:
        activate_yellow(state, seat, action, effects)
    else:
        activate_blue(state, seat, action, effects)


def _place(state: RialtoState, seat: int, action: Action, effects: Effects) -> None:
    if isinstance(action, PlaceBridge):
        place_bridge(state, seat, action.link, action.low, effects)
    elif isinstance(action, PlaceGondola):
        place_gondola(state, seat, action.link, effects)
    elif isinstance(action, PlaceCouncillor):
        place_councillor(state, seat, action.source, action.to, effects)
    else:
        assert isinstance(action, StopPlacing)
        stop_placing(state, seat, effects)


def proceed(state: RialtoState, effects: Effects) -> None:
    """Go on until a seat has to decide or the game is over."""
    while state.actor == NOBODY and state.step != OVER:
        step = state.step
        if step == TURN:
            continue_turns(state, effects)
        elif step == RESOLVE:
            continue_resolving(state, effects)
        elif step == STAGE:
            begin_stage(state, effects)
        elif step == DISCARDING:
            continue_discards(state, effects)
        elif step == ROWS:
            continue_rows(state, effects)
        elif step == GREEN:
            continue_green(state)
        elif step == BLUE:
            continue_blue(state)
        elif step == ROUND_END:
            end_round(state, effects)
        elif step == DEAL:
            deal(state, effects)
        else:
            assert step == START
            continue_start(state, effects)
