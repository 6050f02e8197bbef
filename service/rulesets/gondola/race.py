"""The ways a gondola may take, and where they end (G-30 to G-34)."""

from typing import Final, final

from service.rulesets.gondola.components import CANNOT_PASS, CAPACITY, CHECKPOINT, CURRENT, DEEP, MASK, SHAPE, TILE_ONE
from service.rulesets.gondola.course import Course
from service.rulesets.gondola.state import GondolaState

UNLIMITED: Final = 99


def distance_of(state: GondolaState) -> int:
    """Return how far the gondola of the seat in turn goes (G-30; G-24: without a tile the current alone limits it)."""
    current = CURRENT[state.kind_on(state.gondolas[state.turn])]
    return current if state.speed < 0 else min(state.speed, current)


def capacity_of(state: GondolaState, kind: int) -> int:
    """Return how many gondolas a tile holds (G-35)."""
    if kind == TILE_ONE:
        return UNLIMITED
    return 1 if state.players == 2 else CAPACITY[kind]


def stops_at(state: GondolaState, node: int) -> bool:
    """Say whether a way that enters the node ends there (G-32 deep water, G-34 occupied Cannot Pass)."""
    kind = state.kind_on(node)
    return SHAPE[kind] == DEEP or (CANNOT_PASS[kind] and state.others_on(node) > 0)


def has_room(state: GondolaState, node: int) -> bool:
    """Say whether the gondola in turn may end on the node (G-33)."""
    return state.others_on(node) < capacity_of(state, state.kind_on(node))


@final
class Outcomes:
    """The distinct outcomes of the race of the seat in turn: end tile and checkpoints newly crossed.

    By outcome, in the order in which a search that tries N, E, S, W first finds them: `ends` the node,
    `crossed` the checkpoints as bits, `lengths` and `ways` the shortest path: step i is the direction in bits 2i and 2i + 1.
    """

    def __init__(self, state: GondolaState) -> None:
        self.state = state
        self.course: Course = state.course
        self.seat = state.turn
        self.ends: list[int] = []
        self.crossed: list[int] = []
        self.lengths: list[int] = []
        self.ways: list[int] = []
        self.path: list[int] = [state.gondolas[state.turn]] + [0] * 6
        self._walk(self.path[0], -1, distance_of(state), 0, 0)

    def _walk(self, node: int, back: int, left: int, depth: int, way: int) -> None:
        """Follow all ways on from a node that was reached in `depth` steps and entered by the edge `back`."""
        if left == 0:
            self._finish(depth, way)
            return
        face = self.course.face
        mask = MASK[face[node]]
        joined = False
        open_edge = False
        for d in range(4):
            # G-31: never back over the edge that was just entered by.
            if d == back or not (mask >> d) & 1:
                continue
            neighbour = self.course.link[4 * node + d]
            other = face[neighbour]
            if other < 0:
                open_edge = True
                continue
            if not (MASK[other] >> (d ^ 2)) & 1:
                continue
            joined = True
            self.path[depth + 1] = neighbour
            longer = way | (d << (2 * depth))
            kind = other >> 2
            if SHAPE[kind] == DEEP or (CANNOT_PASS[kind] and self.state.others_on(neighbour) > 0):
                self._finish(depth + 1, longer)
            else:
                self._walk(neighbour, d ^ 2, left - 1, depth + 1, longer)
        # G-31: the way may end at an open edge, on the own tile only where nothing joins.
        if not joined or (open_edge and depth > 0):
            self._finish(depth, way)

    def _finish(self, depth: int, way: int) -> None:
        """Note the outcome of a complete way."""
        # G-33: back along the way to the last position with room.
        while depth > 0 and not has_room(self.state, self.path[depth]):
            depth -= 1
        end = self.path[depth]
        crossed = self.newly_crossed(depth)
        if crossed == 0 and end == self.path[0]:
            # A round without a crossing is the same as to stay.
            depth = 0
        for i in range(len(self.ends)):
            if self.ends[i] == end and self.crossed[i] == crossed:
                if depth < self.lengths[i]:
                    self.lengths[i] = depth
                    self.ways[i] = way & ((1 << (2 * depth)) - 1)
                return
        self.ends.append(end)
        self.crossed.append(crossed)
        self.lengths.append(depth)
        self.ways.append(way & ((1 << (2 * depth)) - 1))

    def newly_crossed(self, depth: int) -> int:
        """Return the checkpoints crossed on the first `depth` steps of the path, as bits (G-40)."""
        state = self.state
        crossed = 0
        left = state.flags_left[self.seat]
        for i in range(1, depth + 1):
            node = self.path[i]
            if CHECKPOINT[self.course.face[node] >> 2]:
                index = state.checkpoint_on(node)
                if left > 0 and not ((state.flags[index] >> self.seat) | (crossed >> index)) & 1:
                    crossed |= 1 << index
                    left -= 1
        return crossed

    def find(self, end: int, crossed: int) -> int:
        """Return the index of an outcome, -1 if no legal way has it."""
        for i in range(len(self.ends)):
            if self.ends[i] == end and self.crossed[i] == crossed:
                return i
        return -1
