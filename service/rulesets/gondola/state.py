"""The state of a match of Gondola."""

from typing import Final, final

from service.engine.contract import State
from service.rulesets.gondola.components import FLAGS, MASK
from service.rulesets.gondola.course import Course, new_course

# Phases: what the seat in turn decides next.
PLACE: Final = 0  # lay a tile, or discard one where none can be laid (G-20, G-24)
RACE: Final = 1  # G-30
BONUS: Final = 2  # lay the bonus tile (G-42)
DISCARD: Final = 3  # down to the hand limit (G-41)
OVER: Final = 4
PHASES: Final = ("place", "race", "bonus", "discard", "over")


@final
class GondolaState(State):
    """A position, complete with what is hidden.

    By seat: `hands` (sorted kinds), `gondolas` (nodes), `flags_left`, and over the whole match `points` and
    `wins`. By checkpoint in play, in the order of laying: `checkpoints` its node and `flags` its flags as bits of
    seats. `stack` and `bonus_stack` are pools of kinds (the latter counts from the first bonus kind).
    `speed` is that of the tile just laid (-1: none was laid); `bonus_kind` the bonus tile to be laid now
    (-1: none) and `bonus_due` how many are to follow. `counting` says that the turn began with
    all tiles gone and `idle` how many such turns passed without a crossing (G-51). `gone` are the kinds that left the game, in order.
    """

    def __init__(self, players: int, races: int) -> None:
        self.players = players
        self.races = races
        self.race = 1
        self.starter = 0
        self.turn = 0
        self.phase = PLACE
        self.speed = -1
        self.counting = False
        self.idle = 0
        self.course: Course = new_course()
        self.gondolas: list[int] = []
        self.checkpoints: list[int] = []
        self.flags: list[int] = []
        self.flags_left: list[int] = []
        self.hands: list[list[int]] = []
        self.stack: list[int] = []
        self.stack_size = 0
        self.bonus_stack: list[int] = []
        self.bonus_size = 0
        self.bonus_kind = -1
        self.bonus_due = 0
        self.gone: list[int] = []
        self.points: list[int] = [0] * players
        self.wins: list[int] = [0] * players

    def copy(self) -> "GondolaState":
        """Return an independent copy."""
        twin = GondolaState(self.players, self.races)
        twin.race = self.race
        twin.starter = self.starter
        twin.turn = self.turn
        twin.phase = self.phase
        twin.speed = self.speed
        twin.counting = self.counting
        twin.idle = self.idle
        twin.course = self.course.copy()
        twin.gondolas = self.gondolas[:]
        twin.checkpoints = self.checkpoints[:]
        twin.flags = self.flags[:]
        twin.flags_left = self.flags_left[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.stack = self.stack[:]
        twin.stack_size = self.stack_size
        twin.bonus_stack = self.bonus_stack[:]
        twin.bonus_size = self.bonus_size
        twin.bonus_kind = self.bonus_kind
        twin.bonus_due = self.bonus_due
        twin.gone = self.gone[:]
        twin.points = self.points[:]
        twin.wins = self.wins[:]
        return twin

    def others_on(self, node: int) -> int:
        """Return the number of gondolas on a node besides that of the seat in turn."""
        found = 0
        for seat in range(self.players):
            if self.gondolas[seat] == node and seat != self.turn:
                found += 1
        return found

    def flags_placed(self, seat: int) -> int:
        """Return how many checkpoints a seat has crossed in this race."""
        return FLAGS - self.flags_left[seat]

    def checkpoint_on(self, node: int) -> int:
        """Return the index of the checkpoint on a node (there is one)."""
        return self.checkpoints.index(node)

    def kind_on(self, node: int) -> int:
        """Return the kind of the tile on a node."""
        return self.course.face[node] >> 2

    def mask_on(self, node: int) -> int:
        """Return the mask of the tile on a node."""
        return MASK[self.course.face[node]]
