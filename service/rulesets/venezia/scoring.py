"""What a building scores (V-34), and who is how far (V-67)."""

from typing import Final

from service.engine.contract import Standing, places
from service.rulesets.venezia.components import AROUND, BASILICA, CASA, EMPTY, HEX_COUNT, HEXES_IN, KINDS, PALAZZO, PONTE
from service.rulesets.venezia.state import Venezia

#: V-34: what a building of each kind scores if that is the same everywhere; 0 for the other kinds.
SAME_EVERYWHERE: Final = [{CASA: 1, BASILICA: 7}.get(kind, 0) for kind in range(KINDS)]


def points_of(board: list[int], footprint: int, kind: int, district: int) -> int:
    """Return what a building scores that stands on `footprint`; `district` is the one that a ponte counts (V-34)."""
    points = SAME_EVERYWHERE[kind]
    if points > 0:
        return points
    if kind == PONTE:
        for h in HEXES_IN[district]:
            # The footprints of casas are the first ones.
            if 1 <= board[h] <= HEX_COUNT:
                points += 1
    elif kind == PALAZZO:
        for h in AROUND[footprint]:
            if board[h] <= EMPTY:
                points += 1
    else:
        for h in AROUND[footprint]:
            if board[h] > EMPTY:
                points += 1
    return points


def standings(state: Venezia) -> list[Standing]:
    """Return the standings: the order of distance (V-67)."""
    return places([(space,) for space in state.positions])
