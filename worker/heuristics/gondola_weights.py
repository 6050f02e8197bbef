"""The weights of Gondola's judgement, in units of need (see gondola.py). `make tune RULESET=gondola` tunes them.

They were fitted to the winners of some 400 games between two greedy players.
"""

from typing import Final, final

from worker.heuristics.weight import Weight, defaults

WEIGHTS: Final[list[Weight]] = [
    # Need of a checkpoint that nobody has laid yet.
    Weight("unlaid", 12.0, 4.0, 24.0),
    # Need of a checkpoint after the next one, and of each square on the way to it.
    Weight("later", 2.8, 0.5, 8.0),
    Weight("later.square", 0.44, 0.0, 1.5),
    # Need of a square on the way to the next checkpoint: within reach of one move, and beyond.
    Weight("nearer", 0.05, 0.0, 0.5),
    Weight("square", 0.34, 0.05, 1.5),
    # How far a usual move reaches where the current allows.
    Weight("reach", 2.7, 1.0, 4.0),
    # What a turn is worth.
    Weight("turn", 1.54, 0.2, 4.0),
    # How much need decides: at the very end, and more by the square root of what the leader still needs.
    Weight("scale.end", 0.89, 0.2, 3.0),
    Weight("scale.root", 2.25, 0.3, 5.0),
]


@final
class GondolaWeights:
    """The values of WEIGHTS by name; ValueError unless there are as many."""

    def __init__(self, values: list[float]) -> None:
        if len(values) != len(WEIGHTS):
            raise ValueError(f"{len(values)} values for {len(WEIGHTS)} weights")
        self.unlaid: Final = values[0]
        self.later: Final = values[1]
        self.later_square: Final = values[2]
        self.nearer: Final = values[3]
        self.square: Final = values[4]
        self.reach: Final = values[5]
        self.turn: Final = values[6]
        self.scale_end: Final = values[7]
        self.scale_root: Final = values[8]


STANDARD: Final = GondolaWeights(defaults(WEIGHTS))
