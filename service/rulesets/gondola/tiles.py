"""Lay a tile on the course: the part that is common to set-up, hand and bonus tiles."""

from service.rulesets.gondola.components import CHECKPOINT
from service.rulesets.gondola.state import GondolaState


def lay_tile(state: GondolaState, node: int, face: int) -> int:
    """Lay a face on a node; return the kind whose place it took (which left the game, G-23), or -1."""
    old = state.course.face[node]
    if old >= 0:
        state.gone.append(old >> 2)
    state.course.lay(node, face)
    if CHECKPOINT[face >> 2]:
        state.checkpoints.append(node)
        state.flags.append(0)
    return old >> 2 if old >= 0 else -1
