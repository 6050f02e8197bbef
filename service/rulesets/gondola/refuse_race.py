"""Why a gondola may not take a path (G-30 to G-34)."""

from service.engine.rejection import Rejection
from service.rulesets.gondola.components import DEEP, SHAPE, STEP, cell_at
from service.rulesets.gondola.legal import race_action
from service.rulesets.gondola.race import Outcomes, capacity_of, distance_of, has_room, stops_at
from service.rulesets.gondola.state import GondolaState


def refuse_stay() -> Rejection:
    """Explain why the gondola may not stay."""
    return Rejection("G-31", "No way ends where it began with nothing crossed, so the gondola must move.")


def refuse_path(state: GondolaState, path: tuple[tuple[int, int], ...]) -> Rejection:
    """Explain why the gondola may not move along a path."""
    outcomes = Outcomes(state)
    rejection = _follow(state, outcomes, path)
    if rejection is not None:
        return rejection
    end = outcomes.path[len(path)]
    where = f"({path[-1][0]}, {path[-1][1]})"
    index = outcomes.find(end, outcomes.newly_crossed(len(path)))
    if index >= 0:
        message = f"The move to {where} with the same checkpoints crossed is offered by its shortest path."
        return Rejection("G-31", message, instead=race_action(outcomes, index))
    if not has_room(state, end):
        return Rejection(
            "G-33",
            f"The tile on {where} is full, so the gondola cannot end there.",
            capacity_of(state, state.kind_on(end)),
            state.others_on(end),
        )
    distance = distance_of(state)
    return Rejection("G-31", f"The way goes on beyond {where}: the gondola goes {distance} squares.", distance, len(path))


def _follow(state: GondolaState, outcomes: Outcomes, path: tuple[tuple[int, int], ...]) -> Rejection | None:
    """Follow the path, noting its nodes in `outcomes.path`; explain the first step that water does not allow."""
    distance = distance_of(state)
    if len(path) > distance:
        return Rejection("G-30", f"The gondola goes {distance} squares, the path has {len(path)}.", distance, len(path))
    course = state.course
    node = outcomes.path[0]
    back = -1
    for i, (x, y) in enumerate(path):
        if i > 0 and stops_at(state, node):
            return _stopped(state, node, path[i - 1])
        direction = _direction(course.cell[node], cell_at(x, y))
        if direction < 0:
            return Rejection("G-31", f"The square ({x}, {y}) does not follow the one before it on the path.")
        if direction == back:
            return Rejection("G-31", f"The path turns back to ({x}, {y}): a gondola never reverses within its move.")
        node = course.passage(node, direction)
        if node < 0:
            return Rejection("G-31", f"No water leads to ({x}, {y}) from the square before it on the path.")
        outcomes.path[i + 1] = node
        back = direction ^ 2
    return None


def _direction(cell: int, other: int) -> int:
    for d in range(4):
        if cell + STEP[d] == other:
            return d
    return -1


def _stopped(state: GondolaState, node: int, square: tuple[int, int]) -> Rejection:
    where = f"({square[0]}, {square[1]})"
    if SHAPE[state.kind_on(node)] == DEEP:
        return Rejection("G-32", f"The deep water on {where} ends the move.")
    return Rejection("G-34", f"Another gondola lies on {where}, which cannot be passed.")
