"""The set-up of a game (R-10 to R-13, R-60, R-61) and the choice of the starting buildings."""

from service.engine.effects import ALL, Effects
from service.engine.tagged import Event
from service.rulesets.rialto.components import (
    BUILDING_NAMES,
    COUNCILLORS_GENERAL,
    COUNCILLORS_RESERVE,
    DISTRICT_NAMES,
    DISTRICTS,
    GOLD_AT_START,
    START_KINDS,
    VP_AT_START,
)
from service.rulesets.rialto.events import BUILDING_TAKEN, STARTED, named
from service.rulesets.rialto.moves import add_building, move_marker, show_bridge
from service.rulesets.rialto.state import DEAL, NOBODY, RialtoState, fresh_state


def new_game(seats: int, with_neutral: bool, by_rank: bool, effects: Effects) -> RialtoState:
    """Return the state of a new game, before anybody took a starting building."""
    state = fresh_state(seats, seats + 1 if with_neutral else seats, by_rank)
    # the n-th district drawn gets the turn tile n.
    state.districts = effects.draw("turn_tiles", [1] * DISTRICTS, DISTRICTS, ALL)
    _seat_players(state, effects)
    if effects.news:
        districts = tuple([DISTRICT_NAMES[district] for district in state.districts])
        effects.emit(Event(STARTED, (districts, tuple([named(state, player) for player in state.seating]))))
    show_bridge(state, effects)
    if with_neutral:
        move_marker(state, effects)
    return state


def _seat_players(state: RialtoState, effects: Effects) -> None:
    # a random player starts; R-60: clockwise come the neutral player, that player, the other.
    first = effects.draw("first_player", [1] * state.seats, 1, ALL)[0]
    clockwise = [(first + index) % state.seats for index in range(state.seats)]
    state.seating = [state.seats, *clockwise] if state.players > state.seats else clockwise
    state.doge = list(state.seating)
    state.first = state.seating[0]
    # from the last player counter-clockwise to the first.
    state.order = [clockwise[index] for index in range(state.seats - 1, -1, -1)]
    for index in range(state.seats):
        seat = clockwise[index]
        state.vp[seat] = VP_AT_START
        state.gold[seat] = GOLD_AT_START[state.seats][index]
        state.reserve[seat] = COUNCILLORS_RESERVE
        state.general[seat] = COUNCILLORS_GENERAL


def start_kinds(state: RialtoState) -> list[int]:
    """Return the buildings of value 1 that may be taken now (R-13)."""
    # with 2 or 3 players all differ, with 4 or 5 the same may be taken at most twice.
    at_most = 1 if state.seats <= 3 else 2
    return [kind for kind in START_KINDS if 5 - state.stock[kind] < at_most]


def continue_start(state: RialtoState, effects: Effects) -> None:
    """Ask the next player for a starting building; a last one without choice takes it at once."""
    if state.turn == len(state.order):
        state.step = DEAL
        return
    seat = state.order[state.turn]
    kinds = start_kinds(state)
    if len(kinds) == 1:
        take_start(state, seat, kinds[0], effects)
    else:
        state.actor = seat


def take_start(state: RialtoState, seat: int, kind: int, effects: Effects) -> None:
    """Give a seat its starting building."""
    add_building(state, seat, kind)
    state.actor = NOBODY
    state.turn += 1
    if effects.news:
        effects.emit(Event(BUILDING_TAKEN, (seat, BUILDING_NAMES[kind])))
