"""What the seat to act may do, each outcome once: in order of the verbs, then of types, footprints, hexes and points."""

from typing import Final

from service.engine.rng import Rng
from service.engine.tagged import Action
from service.rulesets.venezia.actions import (
    BUILDS,
    CONVERT,
    DRAW_CARD,
    END_PLAY,
    END_RECLAIM,
    END_TURN,
    EXCESS,
    IMAGINARY_NOW,
    NEXT,
    OFFER,
    PASS_GOLD,
    PLAIN,
    PLAY,
    RECLAIMS,
    TAKE,
)
from service.rulesets.venezia.components import EMPTY, GOLD_PER_POINT, HAND_LIMIT, HEX_COUNT, KINDS, PONTE
from service.rulesets.venezia.frames import (
    BUILDING,
    CLOSING,
    DRAWING,
    DRAWING_THREE,
    EXCHANGE,
    OVER,
    PLACING,
    PLAYING,
    RECLAIMING,
    WINDOW,
)
from service.rulesets.venezia.frames import EXCESS as EXCESS_FRAME
from service.rulesets.venezia.phases.cards import may_play_joint, may_play_solo
from service.rulesets.venezia.phases.construction import complete, footprints
from service.rulesets.venezia.phases.gold import gold_of
from service.rulesets.venezia.state import CARD_OFFERED, Venezia

#: V-61: the most cards in hand before one is offered: three come for one.
MOST_TO_OFFER: Final = HAND_LIMIT - 2


def points_for_sale(state: Venezia) -> int:
    """Return how many points the seat to act can buy at most; 0 where it may not buy now (V-45, V-66)."""
    top = state.top()
    if top != EXCHANGE and state.actor != state.current:
        return 0
    return gold_of(state, state.actor) // GOLD_PER_POINT


def legal_actions(state: Venezia) -> list[Action]:
    """Return every action of the seat to act."""
    top = state.top()
    found: list[Action] = []
    if top == OVER:
        return found
    if top == PLAYING:
        _playing(state, found)
    elif top == BUILDING:
        found.extend([NEXT[ready] for ready in complete(state)])
    elif top == PLACING:
        builds = BUILDS[state.arg(2) % 2]
        for f in footprints(state.board, state.arg(1)):
            found.extend(builds[f])
    elif top == EXCESS_FRAME:
        at = state.current * KINDS
        found.extend([EXCESS[kind] for kind in range(KINDS) if state.joint[at + kind] > 0])
    _convert(state, found)
    if top == RECLAIMING:
        found.extend([RECLAIMS[h] for h in range(HEX_COUNT) if state.board[h] < EMPTY])
        found.append(PLAIN[END_RECLAIM])
    elif top in (DRAWING, DRAWING_THREE):
        _drawing(state, top, found)
    elif top == CLOSING:
        found.append(PLAIN[END_TURN])
    elif top in (WINDOW, EXCHANGE):
        found.append(PLAIN[PASS_GOLD])
    return found


def _convert(state: Venezia, found: list[Action]) -> None:
    found.extend(CONVERT[: points_for_sale(state)])


def _playing(state: Venezia, found: list[Action]) -> None:
    if state.card == CARD_OFFERED:
        found.append(PLAIN[IMAGINARY_NOW])
    for kind in range(KINDS):
        if may_play_solo(state, kind):
            found.append(PLAY[kind * 2])
        if may_play_joint(state, kind):
            found.append(PLAY[kind * 2 + 1])
    found.append(PLAIN[END_PLAY])


def _drawing(state: Venezia, top: int, found: list[Action]) -> None:
    laid = state.arg(2) if top == DRAWING_THREE else -1
    found.extend([TAKE[kind] for kind in range(KINDS) if kind != laid and state.face_up[kind] > 0])
    found.append(PLAIN[DRAW_CARD])
    # V-61: with at most three cards in hand.
    if top == DRAWING and state.hand_size(state.current) <= MOST_TO_OFFER:
        at = state.current * KINDS
        found.extend([OFFER[kind] for kind in range(KINDS) if state.hands[at + kind] > 0 and state.face_up[kind] == 0])


def pick(state: Venezia, rng: Rng) -> Action:
    """Return a random one of the legal actions, the wide lists without building them."""
    top = state.top()
    if top == RECLAIMING:
        return _pick_reclaim(state, rng)
    if top == PLACING:
        return _pick_place(state, rng)
    actions = legal_actions(state)
    return actions[rng.below(len(actions))]


def _pick_reclaim(state: Venezia, rng: Rng) -> Action:
    pool = state.swamp_pool
    sale = points_for_sale(state)
    n = rng.below(sale + pool[0] + pool[1] + pool[2] + 1)
    if n < sale:
        return CONVERT[n]
    n -= sale
    board = state.board
    for h in range(HEX_COUNT):
        if board[h] < EMPTY:
            if n == 0:
                return RECLAIMS[h]
            n -= 1
    return PLAIN[END_RECLAIM]


def _pick_place(state: Venezia, rng: Rng) -> Action:
    kind = state.arg(1)
    places = footprints(state.board, kind)
    each = 2 if kind == PONTE else 1  # One for each district.
    count = each * len(places)
    n = rng.below(count + points_for_sale(state))
    if n >= count:
        return CONVERT[n - count]
    return BUILDS[state.arg(2) % 2][places[n // each]][n % each]
