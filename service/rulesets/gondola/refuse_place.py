"""Why a tile may not be laid on a square (G-20, G-21, G-23)."""

from service.engine.rejection import Rejection
from service.rulesets.gondola.actions import Place
from service.rulesets.gondola.components import (
    CANONICAL,
    CHECKPOINT,
    DEEP,
    DEEP_WATER,
    DIRECTIONS,
    ID,
    LAND,
    MASK,
    NOTHING,
    REPLACE,
    SHAPE,
    WATER,
    cell_at,
    fits,
)
from service.rulesets.gondola.legal import may_replace
from service.rulesets.gondola.state import GondolaState


def refuse_placing(state: GondolaState, action: Place) -> Rejection:
    """Explain why a tile that may be laid somewhere may not be laid like this."""
    course = state.course
    node = course.at.get(cell_at(action.x, action.y), -1)
    where = f"({action.x}, {action.y})"
    if node < 0:
        return Rejection("G-20", f"The square {where} is not beside a tile in play.")
    demand = course.demand[node]
    if course.face[node] >= 0:
        rejection = _refuse_replacing(state, action, node, where)
        if rejection is not None:
            return rejection
        demand = course.swap_demand(node)
    face = 4 * action.kind + action.rotation
    deep = SHAPE[action.kind] == DEEP
    if fits(MASK[face], deep, demand):
        # The tile fits as it is, so what is wrong is the number of quarter turns.
        lowest = CANONICAL[face]
        return Rejection(
            "G-2",
            f"Tile {action.tile} looks the same turned {lowest} times as turned {action.rotation} times: the lower number is used.",
            instead=Place(action.tile, action.x, action.y, lowest),
        )
    return _misfit(action, MASK[face], deep, demand, course.demand[node], where)


def _refuse_replacing(state: GondolaState, action: Place, node: int, where: str) -> Rejection | None:
    old = ID[state.kind_on(node)]
    if not REPLACE[action.kind]:
        return Rejection("G-23", f"Tile {old} lies on {where}, and {action.tile} has no Replace.")
    if CHECKPOINT[state.kind_on(node)]:
        return Rejection("G-23", f"Tile {old} on {where} is a checkpoint, which cannot be replaced.")
    if not may_replace(state, node):
        return Rejection("G-23", f"A gondola lies on tile {old} on {where}, so it cannot be replaced.")
    return None


def _misfit(action: Place, mask: int, deep: bool, demand: int, outside: int, where: str) -> Rejection:
    name = f"Tile {action.tile} turned {action.rotation} times"
    for d in range(4):
        behind = (demand >> (2 * d)) & 3
        water = (mask >> d) & 1 == 1
        if deep or behind in {NOTHING, DEEP_WATER} or water == (behind == WATER):
            continue
        if (outside >> (2 * d)) & 3 == DEEP_WATER:
            return Rejection("G-23", f"{name} would close the passage that leads {DIRECTIONS[d]} from {where} to deep water.")
        mine, other = ("water", "land") if behind == LAND else ("land", "water")
        return Rejection("G-20", f"{name} has {mine} at its {DIRECTIONS[d]} edge on {where}, but the tile there has {other}.")
    if deep:
        return Rejection("G-21", f"{name} meets no water on {where}: deep water too needs one edge with water on both sides.")
    return Rejection("G-20", f"{name} has no edge on {where} with water on both sides: one is needed.", 1, 0)
