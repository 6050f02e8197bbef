"""What each seat may hope for in a position of Venezia, in spaces of the track.

The prospect of a seat is where its gondola is, what its gold buys, what its cards in hand and in front promise on
this board, and what is under way in this turn. The weights are in venezia_weights.py.
"""

from typing import Final

from service.rulesets.venezia.components import (
    BORDERS,
    CASA,
    GOAL,
    GOLD_PER_POINT,
    HAND_LIMIT,
    JOINT,
    KIND_OF,
    KINDS,
    NEED,
    PIECES,
    SOLO,
)
from service.rulesets.venezia.frames import DRAWING, DRAWING_THREE, EXCHANGE, PLAYING, RAISING
from service.rulesets.venezia.phases.construction import share
from service.rulesets.venezia.phases.gold import gold_of
from service.rulesets.venezia.state import CARD_OFFERED, FRAME, Venezia
from worker.heuristics.venezia_land import Land
from worker.heuristics.venezia_weights import VeneziaWeights

#: Cards that a hand of 0 to 5 gains by the third action, where it has one to lay open for three (V-60), and where it has none.
_GAIN: Final = [1, 2, 2, 2, 1, 0]
_GAIN_WITHOUT: Final = [1, 1, 1, 1, 1, 0]


def _part(state: Venezia, seat: int, kind: int, more: int) -> float:
    """Return the share of a joint building that `seat` gets after laying `more` cards: all with the pawn, else half."""
    holder = state.pawns[kind]
    if holder in (seat, -1) or state.joint[seat * KINDS + kind] + more > state.joint[holder * KINDS + kind]:
        return 1.0
    return 0.5


def _kind_worth(state: Venezia, tuned: VeneziaWeights, seat: int, kind: int, land: Land, out: int, promised: list[float]) -> None:
    """Put down what the cards of a kind promise: those in hand alone, and those in front together with them.

    `promised` holds for the kind at 2 * kind what lies in front, and at 2 * kind + 1 the hand.
    """
    need = NEED[kind]
    held = min(HAND_LIMIT, state.hands[seat * KINDS + kind])
    mine = state.joint[seat * KINDS + kind]
    missing = need - out
    points = land.later[kind]
    front = 0.0
    if mine > 0:
        # A complete building stands on what is empty now; one still open may find a better place.
        front = _part(state, seat, kind, 0) * (land.now[kind] if missing == 0 else tuned.completed[missing] * points)
        front += tuned.laid[kind] * mine
    hand = tuned.in_hand[need][held] * points
    if out > 0 and 0 < missing <= held:
        joint = tuned.joint * _part(state, seat, kind, missing) * points + tuned.in_hand[need][held - missing] * points
        # The cards for one building do not promise two, one in front and one in hand.
        if joint > front + hand or 0 < mine <= need - held:
            front = 0.0
            hand = joint
    promised[2 * kind] = front
    promised[2 * kind + 1] = hand


def _cards_worth(state: Venezia, tuned: VeneziaWeights, seat: int, land: Land, out: list[int]) -> float:
    """Return what the cards of `seat` promise, those in hand and those in front."""
    promised = [0.0] * (2 * KINDS)
    for kind in range(1, KINDS):
        _kind_worth(state, tuned, seat, kind, land, out[kind], promised)
    worth = 0.0
    # V-40: of the types that are not complete the best two can stay.
    best = 0.0
    second = 0.0
    for kind in range(1, KINDS):
        worth += promised[2 * kind + 1]
        front = promised[2 * kind]
        if out[kind] == NEED[kind]:
            worth += front
        elif front > best:
            second = best
            best = front
        elif front > second:
            second = front
    houses = state.hands[seat * KINDS + CASA]
    bonus = tuned.treasure if BORDERS[min(state.positions[seat], GOAL)] != 0 else 0.0
    return worth + best + second + tuned.in_hand[1][min(houses, HAND_LIMIT)] * (1.0 + bonus)


def _draws(state: Venezia, seat: int, out: list[int], size: int) -> int:
    """Return how many cards a hand of `size` gains by the third action. Cards that complete a building are not given away for others."""
    for kind in range(KINDS):
        spare = state.hands[seat * KINDS + kind]
        missing = NEED[kind] - out[kind]
        if out[kind] > 0 and spare >= missing:
            spare -= missing
        if spare % NEED[kind] != 0:
            return _GAIN[size]
    return _GAIN_WITHOUT[size]


def outlook(state: Venezia, tuned: VeneziaWeights, seat: int, out: list[int]) -> float:
    """Return what a seat's next turn promises by the size of its hand, in spaces; in its own turn the cards that it still draws come first.

    `out` are the joint cards in front of all, by kind.
    A turn counts from the moment when it is the next to begin until something has been done in it. So whatever is compared within
    a turn is judged alike.
    """
    size = state.hand_size(seat)
    stage = state.frames[0]
    begins = stage == PLAYING and not state.active and (state.card == CARD_OFFERED or state.parties == state.players)
    if seat == (state.current if begins else (state.current + 1) % state.players):
        return tuned.turn[size]
    if seat != state.current or begins:
        return tuned.hand[size]
    draws = 0
    if stage <= DRAWING:
        draws = _draws(state, seat, out, size)
    elif stage == DRAWING_THREE:
        draws = state.frames[1]
    return tuned.card * draws + tuned.hand[size + draws]


def _under_way(state: Venezia, tuned: VeneziaWeights, land: Land) -> float:
    """Return what the solo sets of the player to move will bring."""
    worth = 0.0
    for kind in range(KINDS):
        if state.sets[kind] > 0 and land.now[kind] > 0.0:
            worth += state.sets[kind] * land.now[kind]
            if BORDERS[min(state.positions[state.current], GOAL)] != 0:
                worth += tuned.treasure * state.sets[kind]
    return worth


def _raised(state: Venezia, prospects: list[float], land: Land) -> None:
    """Count what a building under construction still brings, instead of what its cards promised."""
    frames = state.frames
    for at in range(FRAME, len(frames), FRAME):
        if frames[at] != RAISING:
            continue
        kind = KIND_OF[frames[at + 1]]
        mode = frames[at + 2]
        moved = (frames[at + 4] - 1) // 2
        first = state.current
        if mode == JOINT and state.pawns[kind] < state.players:
            first = state.pawns[kind]
        for index in range(state.players):
            seat = (first + index) % state.players
            mine = share(state, seat, kind, mode, frames[at + 3])
            if mine < 0:
                continue
            promised = land.now[kind] if mode == SOLO else _part(state, seat, kind, 0) * land.now[kind]
            prospects[seat] -= promised
            if index >= moved:
                prospects[seat] += mine


def prospects_of(state: Venezia, tuned: VeneziaWeights, land: Land) -> list[float]:
    """Return each seat's prospect in spaces of the track; `land` is what the board offers."""
    out = [state.laid_out(kind) for kind in range(KINDS)]
    stage = state.frames[0]
    ended = stage >= EXCHANGE
    # Near the end cards come too late.
    nearness = nearness_of(state)
    future = 1.0 - tuned.late * nearness * nearness * nearness * nearness
    found: list[float] = []
    for seat in range(state.players):
        gold = gold_of(state, seat)
        if ended:
            found.append(float(state.positions[seat] + gold // GOLD_PER_POINT))
            continue
        worth = state.positions[seat] + tuned.gold * gold + future * _cards_worth(state, tuned, seat, land, out)
        if seat == state.current:
            worth += _under_way(state, tuned, land)
        worth += future * outlook(state, tuned, seat, out)
        found.append(worth)
    _raised(state, found, land)
    return found


def nearness_of(state: Venezia) -> float:
    """Return how near the end is: 0 at the start, 1 at the end."""
    furthest = max(state.positions) / GOAL
    for kind in range(KINDS):
        furthest = max(furthest, 1.0 - state.supply[kind] / (PIECES[kind] - 1))
    return min(1.0, furthest)
