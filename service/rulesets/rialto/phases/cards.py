"""Phase I: rows of cards, green buildings, the hand limit (R-20 to R-23)."""

from service.engine.effects import ALL, Effects, only, pool_total
from service.engine.tagged import Event, Value
from service.rulesets.rialto.actions import Activate
from service.rulesets.rialto.components import (
    BUILDING_KINDS,
    CARD_KINDS,
    CARD_NAMES,
    DISTRICT_NAMES,
    GREEN_1,
    GREEN_2,
    GREEN_4,
    HAND_LIMIT,
    LIMIT_ADDED,
    ROW_SIZE,
    STAGE_A,
)
from service.rulesets.rialto.events import (
    ACTIVATED,
    ACTIVATION_ENDED,
    DISCARDED,
    NEUTRAL_DREW,
    ROUND_BEGAN,
    ROW_DISCARDED,
    ROW_TAKEN,
    ROWS_DEALT,
    card_names,
)
from service.rulesets.rialto.moves import discards, draw_cards, draw_to_hand, gain_open_cards
from service.rulesets.rialto.state import DISCARDING, GREEN, NOBODY, ROWS, STAGE, RialtoState


def deal(state: RialtoState, effects: Effects) -> None:
    """Lay one row more than there are players, one card to each row in turn (R-20)."""
    if effects.news:
        effects.emit(Event(ROUND_BEGAN, (state.round, DISTRICT_NAMES[state.current_district()])))
    rows = state.seats + 1
    cards = draw_cards(state, rows * ROW_SIZE, ALL, effects)
    for index in range(len(cards)):
        state.rows[index % rows * CARD_KINDS + cards[index]] += 1
    state.taken = 0
    if effects.news:
        effects.emit(Event(ROWS_DEALT, (tuple([card_names(state.rows, row * CARD_KINDS) for row in range(rows)]),)))
    state.step = ROWS
    # the order of the choice of rows is taken here and kept.
    state.order = state.doge[:]
    state.turn = 0


def twin_row(state: RialtoState, row: int) -> int:
    """Return the first row not taken that has the same cards as `row` (itself, if there is none before it)."""
    for other in range(row):
        if state.taken >> other & 1:
            continue
        same = True
        for card in range(CARD_KINDS):
            if state.rows[other * CARD_KINDS + card] != state.rows[row * CARD_KINDS + card]:
                same = False
                break
        if same:
            return other
    return row


def open_rows(state: RialtoState) -> list[int]:
    """Return the rows that may be taken; of rows with equal cards the first."""
    return [row for row in range(state.seats + 1) if not state.taken >> row & 1 and twin_row(state, row) == row]


def continue_rows(state: RialtoState, effects: Effects) -> None:
    """Ask the next player in Doge order for a row (R-21); where all rows are equal one is taken at once."""
    if state.turn == len(state.order):
        state.step = GREEN
        state.order = state.doge[:]
        state.turn = 0
        return
    player = state.order[state.turn]
    if player == state.seats:
        state.turn += 1
        return
    rows = open_rows(state)
    if len(rows) == 1:
        take_row(state, player, rows[0], effects)
    else:
        state.actor = player


def take_row(state: RialtoState, seat: int, row: int, effects: Effects) -> None:
    """Give a seat a row, and two cards of the deck (R-21)."""
    base = row * CARD_KINDS
    if effects.news:
        effects.emit(Event(ROW_TAKEN, (seat, row + 1, card_names(state.rows, base))))
    for card in range(CARD_KINDS):
        count = state.rows[base + card]
        if count > 0:
            gain_open_cards(state, seat, card, count)
            state.rows[base + card] = 0
    state.taken |= 1 << row
    draw_to_hand(state, seat, 2, effects)
    state.actor = NOBODY
    state.turn += 1


def leftover_row(state: RialtoState) -> int:
    """Return the row that nobody took."""
    row = 0
    while state.taken >> row & 1:
        row += 1
    return row


def leftover_cards(state: RialtoState) -> int:
    """Return the number of cards in the row that nobody took."""
    base = leftover_row(state) * CARD_KINDS
    total = 0
    for place in range(base, base + CARD_KINDS):
        total += state.rows[place]
    return total


def cards_to_draw(state: RialtoState) -> bool:
    """Say whether deck or discards hold a card."""
    return pool_total(state.deck) + discards(state) > 0


def green_works(state: RialtoState, seat: int, kind: int) -> bool:
    """Say whether a seat may activate a green building of this kind now (R-23, R-46)."""
    if state.gold[seat] == 0 or state.usable(seat, kind) <= 0:
        return False
    # green 1 is not offered where there is no card to get; the others raise the hand limit.
    return kind != GREEN_1 or leftover_cards(state) > 0 or cards_to_draw(state)


def continue_green(state: RialtoState) -> None:
    """Ask the next player in Doge order who could activate a green building (R-22)."""
    if state.turn == len(state.order):
        state.step = DISCARDING
        state.turn = 0
        return
    player = state.order[state.turn]
    if player < state.seats:
        for kind in range(GREEN_1, GREEN_4 + 1):
            if green_works(state, player, kind):
                state.actor = player
                return
    state.turn += 1


def pay_activation(state: RialtoState, seat: int, action: Activate, effects: Effects) -> None:
    """Lay 1 gold on a building (R-46)."""
    state.gold[seat] -= 1
    state.coins[seat * BUILDING_KINDS + action.kind] += 1
    if effects.news:
        effects.emit(Event(ACTIVATED, (seat, *action.key[1:])))


def activate_green(state: RialtoState, seat: int, action: Activate, effects: Effects) -> None:
    """Use a green building (R-23); what it adds to the hand limit follows from the coin on it."""
    pay_activation(state, seat, action, effects)
    if action.take >= 0:
        state.rows[leftover_row(state) * CARD_KINDS + action.take] -= 1
        gain_open_cards(state, seat, action.take, 1)
    elif action.kind != GREEN_2:
        draw_to_hand(state, seat, 3, effects)
    state.actor = NOBODY


def end_activation(state: RialtoState, seat: int, effects: Effects) -> None:
    """Go on to the next player (R-22, R-45)."""
    if effects.news:
        effects.emit(Event(ACTIVATION_ENDED, (seat,)))
    state.actor = NOBODY
    state.turn += 1


def hand_limit(state: RialtoState, seat: int) -> int:
    """Return how many cards a seat may keep: 7, and what the green buildings with a coin add (R-22, R-23)."""
    limit = HAND_LIMIT
    base = seat * BUILDING_KINDS
    for kind in range(GREEN_2, GREEN_4 + 1):
        limit += state.coins[base + kind] * LIMIT_ADDED[kind]
    return limit


def continue_discards(state: RialtoState, effects: Effects) -> None:
    """Ask the next player in Doge order whose hand is above the limit; after the last, phase II begins (R-22)."""
    if state.turn == len(state.order):
        _end_phase(state, effects)
        return
    player = state.order[state.turn]
    if player < state.seats and state.hand_size(player) > hand_limit(state, player):
        state.actor = player
    else:
        state.turn += 1


def discard(state: RialtoState, seat: int, card: int, effects: Effects) -> None:
    """Discard a card face down: it may be any of those that the others knew of (R-22)."""
    base = seat * CARD_KINDS
    state.hand[base + card] -= 1
    state.buried[base + card] += 1
    for place in range(base, base + CARD_KINDS):
        if state.floor[place] > 0:
            state.floor[place] -= 1
    if effects.news:
        effects.emit(Event(DISCARDED, (seat, CARD_NAMES[card])), only(seat), Event(DISCARDED, (seat, None)))
    state.actor = NOBODY


def _end_phase(state: RialtoState, effects: Effects) -> None:
    # what is left of the last row is discarded before phase II.
    base = leftover_row(state) * CARD_KINDS
    if effects.news:
        effects.emit(Event(ROW_DISCARDED, (card_names(state.rows, base),)))
    for card in range(CARD_KINDS):
        state.discarded[card] += state.rows[base + card]
        state.rows[base + card] = 0
    neutral = state.neutral()
    if neutral >= 0:
        _draw_for_neutral(state, neutral, effects)
    state.step = STAGE
    state.stage = STAGE_A
    # the first in Doge order is the first player of stage A.
    state.first = state.doge[0]


def _draw_for_neutral(state: RialtoState, neutral: int, effects: Effects) -> None:
    # seven cards, face up.
    cards = draw_cards(state, HAND_LIMIT, ALL, effects)
    for card in cards:
        gain_open_cards(state, neutral, card, 1)
    if effects.news:
        names: tuple[Value, ...] = tuple([CARD_NAMES[card] for card in cards])
        effects.emit(Event(NEUTRAL_DREW, (names,)))
