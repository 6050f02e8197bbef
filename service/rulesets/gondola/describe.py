"""Actions in plain English."""

from service.engine.tagged import Action
from service.rulesets.gondola.actions import Discard, Place, Race
from service.rulesets.gondola.components import CANAL_KINDS, CURRENT, FIRST_START, REPLACE, SHAPE_NAME, SPEED

_SHAPES = {
    "straight": "straight",
    "corner": "corner",
    "tee": "junction of three canals",
    "cross": "crossing",
    "deep": "deep water",
    "checkpoint": "checkpoint",
}
_TURNS = ("", ", a quarter turn clockwise", ", a half turn", ", three quarter turns clockwise")


def describe(action: Action) -> str:
    """Return one sentence that says what the action does."""
    if isinstance(action, Place):
        return f"Lay {_tile(action.tile, action.kind)} on ({action.x}, {action.y}){_TURNS[action.rotation]}."
    if isinstance(action, Discard):
        return f"Discard {_tile(action.tile, action.kind)}."
    if isinstance(action, Race):
        way = ", ".join([f"({x}, {y})" for x, y in action.path])
        return f"Move the gondola to {way}."
    return "End the move where it began."


def _tile(tile: str, kind: int) -> str:
    if CANAL_KINDS <= kind < FIRST_START:
        values = f"bonus tile, current {CURRENT[kind]}"
    else:
        values = f"speed {SPEED[kind]}, current {CURRENT[kind]}"
    if REPLACE[kind]:
        values += ", Replace"
    return f"the {_SHAPES[SHAPE_NAME[kind]]} {tile} ({values})"
