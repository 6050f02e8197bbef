"""Why an action is not legal now: the rule, the numbers, and what would do the same."""

from typing import Final

from service.engine.rejection import Rejection
from service.engine.tagged import Action
from service.rulesets.rialto.actions import (
    DECLINE_BUILDING,
    STOP_PLACING,
    TAKE_ROW,
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
from service.rulesets.rialto.components import (
    BUILDING_NAMES,
    CARD_KINDS,
    CARD_NAMES,
    DISTRICT_TITLES,
    DISTRICTS,
    FROM_GENERAL,
    FROM_RESERVE,
    JOKER,
    LINK_A,
    LINK_B,
    LINK_NAMES,
    VALUE,
)
from service.rulesets.rialto.phases.cards import twin_row
from service.rulesets.rialto.phases.resolve import building_limit
from service.rulesets.rialto.refuse_activation import refuse_activation
from service.rulesets.rialto.state import (
    BLUE,
    BRIDGING,
    DISCARDING,
    GONDOLA_COUNCILLOR,
    GONDOLA_LINK,
    GREEN,
    MOVING,
    NOBODY,
    RETURNING,
    ROWS,
    START,
    TAKING,
    TURN,
    RialtoState,
)

#: What each step asks for, and the rule that says so.
_ASKED: Final = {
    START: ("R-13", "a starting building is taken"),
    ROWS: ("R-21", "a row of cards is taken"),
    GREEN: ("R-22", "green buildings are activated"),
    DISCARDING: ("R-22", "a card above the hand limit is discarded"),
    TURN: ("R-31", "cards of the stage are played"),
    TAKING: ("R-37", "a building is taken or declined"),
    RETURNING: ("R-37", "one of eight buildings is returned"),
    BRIDGING: ("R-38", "the top bridge is laid"),
    GONDOLA_LINK: ("R-39", "a gondola tile is laid"),
    GONDOLA_COUNCILLOR: ("R-39", "a councillor is placed beside the new gondola tile"),
    MOVING: ("R-40", "councillors are moved to the current district"),
    BLUE: ("R-45", "blue buildings are activated"),
}


def refuse(state: RialtoState, action: Action) -> Rejection:
    """Explain why `action`, which is not listed, is refused."""
    step, seat = state.step, state.actor
    if seat == NOBODY:
        return Rejection("R-53", "The game is over.")
    if step == TURN and isinstance(action, Play):
        return _refuse_play(state, seat, action)
    if step in (GREEN, TURN, BLUE) and isinstance(action, Activate):
        return refuse_activation(state, seat, action)
    if step == ROWS and isinstance(action, TakeRow):
        return _refuse_row(state, action)
    if step == DISCARDING and isinstance(action, Discard):
        return Rejection("R-22", f"There is no {CARD_NAMES[action.card]} card in your hand.", 1, 0)
    if step == START and isinstance(action, TakeBuilding):
        return _refuse_start(state, action)
    if step in (TAKING, RETURNING) and isinstance(action, (TakeBuilding, ReturnBuilding, DeclineBuilding)):
        return _refuse_building(state, seat, action)
    if step == BRIDGING and isinstance(action, PlaceBridge):
        return _refuse_bridge(action)
    if step == GONDOLA_LINK and isinstance(action, PlaceGondola):
        return Rejection("R-39", f"Link {LINK_NAMES[action.link]} has a tile already.")
    if step == GONDOLA_COUNCILLOR and isinstance(action, (PlaceCouncillor, StopPlacing)):
        return _refuse_gondola_councillor(state, seat, action)
    if step == MOVING and isinstance(action, PlaceCouncillor):
        return _refuse_move(state, seat, action)
    return _refuse_kind(step, action)


def _refuse_kind(step: int, action: Action) -> Rejection:
    rule, asked = _ASKED[step]
    verb = action.tag.partition(".")[2]
    instead: Action | None = None
    if step == TAKING and isinstance(action, (StopPlacing, EndActivation)):
        instead = DECLINE_BUILDING
    elif step == MOVING and isinstance(action, (DeclineBuilding, EndActivation)):
        instead = STOP_PLACING
    return Rejection(rule, f"Now {asked}; {verb} does not belong here.", instead=instead)


def _refuse_start(state: RialtoState, action: TakeBuilding) -> Rejection:
    name = BUILDING_NAMES[action.kind]
    if VALUE[action.kind] != 1:
        return Rejection("R-13", f"A starting building has value 1, {name} has {VALUE[action.kind]}.", 1, VALUE[action.kind])
    taken = 5 - state.stock[action.kind]
    return Rejection("R-13", f"With {state.seats} players {name} may not be taken once more; it was taken {taken} times.", 0, taken)


def _refuse_row(state: RialtoState, action: TakeRow) -> Rejection:
    number = action.row + 1
    rows = state.seats + 1
    if action.row >= rows:
        return Rejection("R-20", f"There is no row {number}, only {rows}.", number, rows)
    if state.taken >> action.row & 1:
        return Rejection("R-21", f"Row {number} is taken.")
    twin = twin_row(state, action.row)
    return Rejection("R-21", f"Row {number} has the same cards as row {twin + 1}, which is taken first.", instead=TAKE_ROW[twin])


def _refuse_play(state: RialtoState, seat: int, action: Play) -> Rejection:
    base = seat * CARD_KINDS
    kind, held, jokers = CARD_NAMES[state.stage], state.hand[base + state.stage], state.hand[base + JOKER]
    if action.cards > held:
        return Rejection("R-31", f"You have {held} {kind} cards, not {action.cards}.", action.cards, held)
    if action.jokers > jokers:
        return Rejection("R-32", f"You have {jokers} jokers, not {action.jokers}.", action.jokers, jokers)
    wild = state.wild
    if action.jokers + wild == 1:
        word = "joker" if wild == 0 else "yellow 3 in place of a joker"
        return Rejection("R-32", f"A single {word} needs at least one {kind} card beside it.", 1, 0)
    return Rejection("R-32", f"Two jokers count as a {kind} card only without one in hand; you have {held}.", 0, held)


def _refuse_building(state: RialtoState, seat: int, action: Action) -> Rejection:
    if state.step == RETURNING:
        if isinstance(action, ReturnBuilding):
            return Rejection("R-37", f"You own no {BUILDING_NAMES[action.kind]}.", 1, 0)
        return Rejection("R-37", "An eighth building is there: one must be returned first.", 7, 8)
    if isinstance(action, TakeBuilding):
        limit = building_limit(state)
        value = VALUE[action.kind]
        if value > limit:
            return Rejection("R-37", f"A building of value {value} is too much: at most {limit} may be taken.", value, limit)
        return Rejection("R-37", f"No {BUILDING_NAMES[action.kind]} is left in stock.", 1, 0)
    owned = state.buildings(seat)
    return Rejection("R-37", f"A building is returned only when there are eight; you have {owned}.", 8, owned)


def _refuse_bridge(action: PlaceBridge) -> Rejection:
    link = action.link
    if action.low not in (LINK_A[link], LINK_B[link]):
        ends = f"{DISTRICT_TITLES[LINK_A[link]]} and {DISTRICT_TITLES[LINK_B[link]]}"
        return Rejection("R-38", f"Link {LINK_NAMES[link]} joins {ends}, not {DISTRICT_TITLES[action.low]}.")
    return Rejection("R-38", f"Link {LINK_NAMES[link]} has a tile already.")


def _refuse_gondola_councillor(state: RialtoState, seat: int, action: Action) -> Rejection:
    if not isinstance(action, PlaceCouncillor):
        return Rejection(
            "R-39", f"A councillor must be placed: {state.general[seat]} are left in the general reserve.", 0, state.general[seat]
        )
    link = state.new_link
    if action.to not in (LINK_A[link], LINK_B[link]):
        ends = f"{DISTRICT_TITLES[LINK_A[link]]} or {DISTRICT_TITLES[LINK_B[link]]}"
        return Rejection("R-39", f"The councillor goes to {ends}, not to {DISTRICT_TITLES[action.to]}.")
    if state.general[seat] > 0:
        return Rejection("R-39", "The councillor comes from the general reserve, which is not empty.")
    if action.source == FROM_GENERAL:
        return Rejection("R-39", "The general reserve is empty.", 1, 0)
    return _refuse_source(state, seat, action, "R-39")


def _refuse_source(state: RialtoState, seat: int, action: PlaceCouncillor, rule: str) -> Rejection:
    if action.source == FROM_RESERVE:
        return Rejection(rule, "The personal reserve is empty.", 1, 0)
    name = DISTRICT_TITLES[action.source]
    if action.source == action.to:
        return Rejection(rule, f"The councillor must come from another district than {name}.")
    present = state.placed[seat * DISTRICTS + action.source]
    return Rejection(rule, f"There is no councillor of yours in {name}.", 1, present)


def _refuse_move(state: RialtoState, seat: int, action: PlaceCouncillor) -> Rejection:
    current = state.current_district()
    if action.to != current:
        return Rejection("R-40", f"Councillors move to {DISTRICT_TITLES[current]}, not to {DISTRICT_TITLES[action.to]}.")
    if action.source == FROM_GENERAL:
        return Rejection("R-40", "Councillors of the general reserve are not moved in stage F.")
    return _refuse_source(state, seat, action, "R-40")
