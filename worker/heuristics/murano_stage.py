"""How far a game of Murano is: the turns left to all seats together, and quantities that change with them."""

from typing import Final

from service.engine.contract import NO_SEAT
from service.rulesets.murano.prices import streets_left
from service.rulesets.murano.state import SCORING, MuranoState

#: The most turns left that are told apart.
MOST_LEFT: Final = 99
#: Turns left at which quantities are given; between them they change evenly.
NODES: Final = (1, 4, 12, 22, 40, 62, 88)
# Turns left by the tiles in the two smallest piles (M-50), fitted to games of the greedy player.
_LAST: Final = 4
_BY_SMALLEST: Final = 9
_BY_SECOND: Final = 7


def curve(values: tuple[float, ...]) -> list[float]:
    """Return a quantity by turns left, given at the nodes; it is 0 with no turn left."""
    found = [0.0]
    for left in range(1, MOST_LEFT + 1):
        node = 0
        while node < len(NODES) - 2 and left > NODES[node + 1]:
            node += 1
        part = min(1.0, (left - NODES[node]) / (NODES[node + 1] - NODES[node]))
        found.append(values[node] + part * (values[node + 1] - values[node]))
    return found


def turns_left(state: MuranoState) -> int:
    """Return about how many turns are left, of all seats together, the one in progress included."""
    if state.phase >= SCORING:
        return 0
    if state.ending != NO_SEAT:
        return (state.ending - state.seat - 1) % state.players + 1
    low = 99
    second = 99
    for left in (
        streets_left(state),
        state.shop_pile[0] + state.shop_pile[1] + state.shop_pile[2],
        state.palace_pile[0] + state.palace_pile[1] + state.palace_pile[2],
        state.factory_pile,
        state.special_pile,
    ):
        if left < low:
            second = low
            low = left
        elif left < second:
            second = left
    return min(MOST_LEFT, _LAST + (_BY_SMALLEST * low + _BY_SECOND * second) // 2)


def seat_turns_left(state: MuranoState, seat: int) -> int:
    """Return the turns left as they matter to `seat`: none when it has had its last."""
    left = turns_left(state)
    if state.ending != NO_SEAT and left > 0 and (seat - state.seat) % state.players >= left:
        return 0
    return left
