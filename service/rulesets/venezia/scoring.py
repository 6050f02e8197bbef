"""What a building scores (V-34), and who is how far (V-67)."""

from service.engine.contract import Standing, places
from service.rulesets.venezia.components import AROUND, BASILICA, CASA, EMPTY, HEX_COUNT, HEXES_IN, PALAZZO, PONTE
from service.rulesets.venezia.state import Venezia


def points_of(board: list[int], footprint: int, kind: int, district: int) -> int:
    """Return what a building scores that stands on `footprint`; `district` is the one that a ponte counts (V-34)."""
    if kind == CASA:
        return 1
    if kind == BASILICA:
        return 7
    points = 0
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
