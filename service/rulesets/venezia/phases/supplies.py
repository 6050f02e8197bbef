"""The second and third action: reclaim swamp and draw cards (V-50, V-60 to V-63)."""

from service.engine.effects import ALL, Effects, only, pool_total
from service.engine.tagged import Event
from service.rulesets.venezia.components import BUILDINGS, EMPTY, FACE_UP_LIMIT, HEXES, KINDS, SWAMP_VALUES
from service.rulesets.venezia.events import (
    CARD_DRAWN,
    CARD_OFFERED,
    FACE_UP_CLEARED,
    FACE_UP_TAKEN,
    RECLAIMED,
    RESHUFFLED,
)
from service.rulesets.venezia.frames import DRAWING_THREE, IMAGINARY
from service.rulesets.venezia.state import Venezia


def reclaim(state: Venezia, hex_: int, effects: Effects) -> None:
    """Take the swamp token of a hex (V-50)."""
    seat = state.current
    value = effects.draw("swamp tokens", state.swamp_pool, 1, only(seat))[0]
    state.board[hex_] = EMPTY
    state.swamps[seat * SWAMP_VALUES + value] += 1
    state.set_arg(1, state.arg(1) - 1)
    state.active = True
    if effects.news:
        effects.emit(Event(RECLAIMED, (seat, HEXES[hex_], value)), only(seat), Event(RECLAIMED, (seat, HEXES[hex_], None)))


def top_card(state: Venezia, seen_by: int, effects: Effects) -> int:
    """Draw the top card of the deck and return its kind."""
    if pool_total(state.deck) == 0:
        # V-62: at the moment when a card is due, the discard pile becomes the deck.
        count = pool_total(state.discard)
        state.deck = state.discard
        state.discard = [0] * KINDS
        if effects.news:
            effects.emit(Event(RESHUFFLED, (count,)))
    return effects.draw("cards", state.deck, 1, seen_by)[0]


def draw_to_hand(state: Venezia, seat: int, effects: Effects) -> None:
    """Draw the top card into the hand of `seat`."""
    kind = top_card(state, only(seat), effects)
    state.hands[seat * KINDS + kind] += 1
    if effects.news:
        effects.emit(Event(CARD_DRAWN, (seat, BUILDINGS[kind])), only(seat), Event(CARD_DRAWN, (seat, None)))


def draw_card(state: Venezia, effects: Effects) -> None:
    """Draw the card that is due, or all that are due after an offered card (V-60)."""
    due = state.arg(1) if state.top() == DRAWING_THREE else 1
    for _ in range(due):
        draw_to_hand(state, state.current, effects)
    state.active = True
    state.become(IMAGINARY, 0, 0)


def take_face_up(state: Venezia, kind: int, effects: Effects) -> None:
    """Take a face-up card; everybody knows from now on that the player has it (V-60)."""
    seat = state.current
    state.face_up[kind] -= 1
    state.hands[seat * KINDS + kind] += 1
    state.known[seat * KINDS + kind] += 1
    state.active = True
    if effects.news:
        effects.emit(Event(FACE_UP_TAKEN, (seat, BUILDINGS[kind])))
    if state.top() == DRAWING_THREE:
        state.set_arg(1, state.arg(1) - 1)
    else:
        state.become(IMAGINARY, 0, 0)


def leave_hand(state: Venezia, seat: int, kind: int, count: int) -> None:
    """Take `count` cards of `kind` out of the hand of `seat`; a card known to everybody goes first, being the same."""
    at = seat * KINDS + kind
    state.hands[at] -= count
    state.known[at] = max(0, state.known[at] - count)


def offer_card(state: Venezia, kind: int, effects: Effects) -> None:
    """Lay a hand card face up; three cards are due (V-60 b)."""
    leave_hand(state, state.current, kind, 1)
    state.face_up[kind] += 1
    state.active = True
    if effects.news:
        effects.emit(Event(CARD_OFFERED, (state.current, BUILDINGS[kind])))
    state.become(DRAWING_THREE, 3, kind)


def other_face_up(state: Venezia, laid: int) -> bool:
    """Say whether a card lies face up that is not of the kind `laid` (V-60: never the card just laid)."""
    return pool_total(state.face_up) > state.face_up[laid]


def clear_face_up(state: Venezia, effects: Effects) -> None:
    """Discard four face-up cards at the end of a turn (V-63)."""
    if pool_total(state.face_up) < FACE_UP_LIMIT:
        return
    for kind in range(KINDS):
        state.discard[kind] += state.face_up[kind]
        state.face_up[kind] = 0
    if effects.news:
        effects.emit(Event(FACE_UP_CLEARED, ()))


def draw_for_all(state: Venezia, effects: Effects) -> int:
    """Draw a card that everybody sees and return its kind."""
    return top_card(state, ALL, effects)
