"""What the seat to act may do: every distinct outcome once, in canonical order."""

from service.engine.tagged import Action
from service.rulesets.rialto.actions import (
    ACTIVATE,
    ACTIVATE_CONVERTING,
    ACTIVATE_GIVING,
    ACTIVATE_TAKING,
    DECLINE_BUILDING,
    DISCARD,
    END_ACTIVATION,
    PLACE_BRIDGE_LOW_A,
    PLACE_BRIDGE_LOW_B,
    PLACE_COUNCILLOR,
    PLACE_GONDOLA,
    PLAY,
    RETURN_BUILDING,
    STOP_PLACING,
    TAKE_BUILDING,
    TAKE_ROW,
)
from service.rulesets.rialto.components import (
    BLUE_1,
    BLUE_2,
    BLUE_4,
    BUILDING_KINDS,
    CARD_KINDS,
    GREEN_1,
    GREEN_2,
    GREEN_4,
    JOKER,
    LINK_A,
    LINK_B,
    LINKS,
    YELLOW_1,
    YELLOW_2,
    YELLOW_3,
    YELLOW_4,
)
from service.rulesets.rialto.phases.blue import blue_works, upgrades
from service.rulesets.rialto.phases.cards import cards_to_draw, green_works, leftover_cards, leftover_row, open_rows
from service.rulesets.rialto.phases.resolve import building_limit, gondola_sources, movable, takeable
from service.rulesets.rialto.phases.stages import can_convert, can_delay, can_play, can_use_wild
from service.rulesets.rialto.setup import start_kinds
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


def legal_actions(state: RialtoState) -> list[Action]:
    """Return the legal actions of the seat to act; none when the game is over."""
    step, seat = state.step, state.actor
    if seat == NOBODY:
        return []
    if step == TURN:
        return turn_actions(state, seat)
    if step == DISCARDING:
        return [DISCARD[card] for card in range(CARD_KINDS) if state.hand[seat * CARD_KINDS + card] > 0]
    if step == ROWS:
        return [TAKE_ROW[row] for row in open_rows(state)]
    if step == GREEN:
        return _green_actions(state, seat)
    if step == BLUE:
        return _blue_actions(state, seat)
    if step == TAKING:
        actions: list[Action] = [TAKE_BUILDING[kind] for kind in takeable(state, building_limit(state))]
        actions.append(DECLINE_BUILDING)
        return actions
    if step == RETURNING:
        return [RETURN_BUILDING[kind] for kind in range(BUILDING_KINDS) if state.owned[seat * BUILDING_KINDS + kind] > 0]
    if step == START:
        return [TAKE_BUILDING[kind] for kind in start_kinds(state)]
    return _placing_actions(state, seat)


def turn_actions(state: RialtoState, seat: int) -> list[Action]:
    """Return the yellow activations, then the plays, of a turn of phase II."""
    actions: list[Action] = []
    if state.gold[seat] > 0:
        _add_yellow(state, seat, actions)
    base = seat * CARD_KINDS
    jokers = state.hand[base + JOKER]
    for cards in range(state.hand[base + state.stage] + 1):
        row = PLAY[cards]
        actions += [row[count] for count in range(jokers + 1) if can_play(state, seat, cards, count)]
    return actions


def _add_yellow(state: RialtoState, seat: int, actions: list[Action]) -> None:
    if can_delay(state, seat):
        actions.append(ACTIVATE[YELLOW_1])
    _add_conversions(state, seat, YELLOW_2, actions)
    if can_use_wild(state, seat):
        actions.append(ACTIVATE[YELLOW_3])
    _add_conversions(state, seat, YELLOW_4, actions)


def _add_conversions(state: RialtoState, seat: int, kind: int, actions: list[Action]) -> None:
    if state.usable(seat, kind) <= 0:
        return
    actions += [ACTIVATE_CONVERTING[kind][card] for card in range(JOKER) if can_convert(state, seat, kind, card)]


def _green_actions(state: RialtoState, seat: int) -> list[Action]:
    actions: list[Action] = []
    base = leftover_row(state) * CARD_KINDS
    # a draw of nothing is offered only where nothing can be taken either.
    draw = cards_to_draw(state) or leftover_cards(state) == 0
    for kind in range(GREEN_1, GREEN_4 + 1):
        if not green_works(state, seat, kind):
            continue
        if kind == GREEN_2:
            actions.append(ACTIVATE[kind])
            continue
        actions += [ACTIVATE_TAKING[kind][card] for card in range(CARD_KINDS) if state.rows[base + card] > 0]
        if draw:
            actions.append(ACTIVATE[kind])
    actions.append(END_ACTIVATION)
    return actions


def _blue_actions(state: RialtoState, seat: int) -> list[Action]:
    actions: list[Action] = []
    if blue_works(state, seat, BLUE_1):
        actions += [ACTIVATE_GIVING[BLUE_1][give] for give in upgrades(state, seat)]
    actions += [ACTIVATE[kind] for kind in range(BLUE_2, BLUE_4 + 1) if blue_works(state, seat, kind)]
    actions.append(END_ACTIVATION)
    return actions


def _placing_actions(state: RialtoState, seat: int) -> list[Action]:
    step = state.step
    actions: list[Action] = []
    if step == BRIDGING:
        for link in range(LINKS):
            if state.link_a[link] == 0:
                actions.append(PLACE_BRIDGE_LOW_A[link])
                actions.append(PLACE_BRIDGE_LOW_B[link])
    elif step == GONDOLA_LINK:
        actions += [PLACE_GONDOLA[link] for link in range(LINKS) if state.link_a[link] == 0]
    elif step == GONDOLA_COUNCILLOR:
        ends = [LINK_A[state.new_link], LINK_B[state.new_link]]
        for source in gondola_sources(state, seat):
            actions += [PLACE_COUNCILLOR[source][to] for to in ends if source != to]
        if state.general[seat] == 0:
            actions.append(STOP_PLACING)
    elif step == MOVING:
        current = state.current_district()
        actions += [PLACE_COUNCILLOR[district][current] for district in movable(state, seat)]
        actions.append(STOP_PLACING)
    return actions
