"""The first action: cards played, the imaginary player's card, and joint cards of too many types (V-21 to V-25, V-40, V-70 to V-73)."""

from typing import Final

from service.engine.effects import Effects
from service.engine.tagged import Event
from service.rulesets.venezia.actions import MODE_NAMES
from service.rulesets.venezia.components import BUILDINGS, CASA, JOINT, KINDS, NEED, NOBODYS, SOLO
from service.rulesets.venezia.events import CARDS_PLAYED, EXCESS_DISCARDED, IMAGINARY_CARD, PAWN_TAKEN, PLAY_ENDED
from service.rulesets.venezia.frames import BUILDING
from service.rulesets.venezia.phases.construction import begin, footprints, return_pawn
from service.rulesets.venezia.phases.supplies import draw_for_all, leave_hand
from service.rulesets.venezia.state import CARD_AT_END, CARD_DONE, CARD_OFFERED, Venezia

MOST_TYPES: Final = 2  # V-40, V-72


def may_play_solo(state: Venezia, kind: int) -> bool:
    """Say whether the player to move holds a full set of `kind` (V-23, V-26)."""
    return state.hands[state.current * KINDS + kind] >= NEED[kind]


def may_play_joint(state: Venezia, kind: int) -> bool:
    """Say whether the player to move may lay a joint card of `kind` (V-22, V-24)."""
    if kind == CASA or state.hands[state.current * KINDS + kind] == 0 or state.laid_out(kind) >= NEED[kind]:
        return False
    # V-24: a full set played in one turn, of which nobody else has cards in front, is played as solo.
    return state.laid[kind] + 1 < NEED[kind]


def play_card(state: Venezia, kind: int, mode: int, effects: Effects) -> None:
    """Play a joint card, or a full set alone."""
    seat = state.current
    count = NEED[kind] if mode == SOLO else 1
    leave_hand(state, seat, kind, count)
    state.active = True
    if state.card == CARD_OFFERED:
        state.card = CARD_AT_END  # V-70
    if effects.news:
        effects.emit(Event(CARDS_PLAYED, (seat, BUILDINGS[kind], MODE_NAMES[mode], count)))
    if mode == SOLO:
        state.sets[kind] += 1
    else:
        state.laid[kind] += 1
        lay(state, seat, kind, effects)


def lay(state: Venezia, party: int, kind: int, effects: Effects) -> None:
    """Lay a joint card in front of a party, which may win it the master builder."""
    state.joint[party * KINDS + kind] += 1
    holder = state.pawns[kind]
    # V-25: the first card takes the pawn; later strictly more cards than its holder's do.
    if holder == party or (holder >= 0 and state.joint[party * KINDS + kind] <= state.joint[holder * KINDS + kind]):
        return
    give_pawn(state, party, kind, effects)


def give_pawn(state: Venezia, party: int, kind: int, effects: Effects) -> None:
    """Give the master builder of `kind` to a party."""
    state.pawns[kind] = party
    if effects.news:
        effects.emit(Event(PAWN_TAKEN, (party, BUILDINGS[kind])))


def end_play(state: Venezia, effects: Effects) -> None:
    """Play no more cards (V-30)."""
    if state.card == CARD_OFFERED:
        state.card = CARD_AT_END
    if effects.news:
        effects.emit(Event(PLAY_ENDED, (state.current,)))
    state.become(BUILDING, 0, 0)


def types_in_front(state: Venezia, party: int) -> int:
    """Return the number of types of which a party has joint cards."""
    count = 0
    for kind in range(KINDS):
        if state.joint[party * KINDS + kind] > 0:
            count += 1
    return count


def discard_excess(state: Venezia, kind: int, effects: Effects) -> None:
    """Discard the joint cards of a type of the player to move; its pawn goes to who has most (V-40)."""
    seat = state.current
    at = seat * KINDS + kind
    count = state.joint[at]
    state.joint[at] = 0
    state.discard[kind] += count
    if effects.news:
        effects.emit(Event(EXCESS_DISCARDED, (seat, BUILDINGS[kind], count)))
    if state.pawns[kind] != seat:
        return
    heir = -1
    most = 0
    # V-40: ties go clockwise from the discarder; V-71: the imaginary player comes last, being to the right.
    for step in range(1, state.parties):
        party = (seat + step) % state.players if step < state.players else state.players
        if state.joint[party * KINDS + kind] > most:
            most = state.joint[party * KINDS + kind]
            heir = party
    if heir < 0:
        return_pawn(state, kind, effects)
    else:
        give_pawn(state, heir, kind, effects)


def imaginary_card(state: Venezia, at_end: bool, effects: Effects) -> None:
    """Draw the card of the imaginary player; a building that it completes at the end of a turn is begun at once (V-70 to V-73)."""
    party = state.players
    state.card = CARD_DONE
    kind = draw_for_all(state, effects)
    # V-72: a card of a third type is discarded; V-73: a casa card builds a house at once.
    third = kind != CASA and state.joint[party * KINDS + kind] == 0 and types_in_front(state, party) == MOST_TYPES
    room = kind != CASA or bool(footprints(state.board, CASA))
    if effects.news:
        fate = "third_type" if third else "no_room" if not room else "house" if kind == CASA else "laid"
        effects.emit(Event(IMAGINARY_CARD, (BUILDINGS[kind], fate)))
    if third or kind == CASA:
        state.discard[kind] += 1
        if kind == CASA and room:
            begin(state, CASA, NOBODYS, effects)
        return
    lay(state, party, kind, effects)
    if at_end and state.laid_out(kind) == NEED[kind]:
        begin(state, kind, JOINT, effects)
