"""The track: how gondolas move (V-37)."""

from service.rulesets.venezia.components import CROSSING, CROSSING_AGAIN


def is_free(positions: list[int], space: int) -> bool:
    """Say whether no gondola lies on `space`, which is not 0."""
    # V-37: 10 and 45 are one physical space.
    other = space
    if space == CROSSING:
        other = CROSSING_AGAIN
    elif space == CROSSING_AGAIN:
        other = CROSSING
    return space not in positions and other not in positions


def reached(positions: list[int], seat: int, points: int) -> int:
    """Return the space that the gondola of `seat` reaches with `points` of movement."""
    space = positions[seat]
    while points > 0:
        space += 1
        # V-37: occupied spaces are jumped without being counted.
        if is_free(positions, space):
            points -= 1
    return space
