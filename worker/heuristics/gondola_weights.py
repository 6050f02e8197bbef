"""The weights of Gondola's judgement, in units of need (see gondola_needs.py). `make tune RULESET=gondola` tunes them.

They were fitted to who won, by 87,000 beginnings of turns in 1,900 games between two greedy players (RESULTS.md, "Why Gondola's levels are so close").
"""

from typing import Final, final

from worker.heuristics.weight import Weight, defaults

WEIGHTS: Final[list[Weight]] = [
    # Need of a checkpoint that nobody has laid yet.
    Weight("unlaid", 7.8, 4.0, 24.0),
    # Need of a checkpoint that the seat holds and will lay itself: before others, and for its last flag.
    Weight("held", 5.4, 0.5, 12.0),
    Weight("last", 2.7, 0.0, 8.0),
    # Need of a checkpoint after the next one, and of each square on the way to it.
    Weight("later", 0.37, 0.1, 8.0),
    Weight("later.square", 0.49, 0.0, 1.5),
    # Need of a square on the way to the next checkpoint: within reach of one move, and beyond.
    Weight("nearer", 0.16, 0.0, 0.5),
    Weight("square", 0.235, 0.05, 1.5),
    # How far a usual move reaches where the current allows, and how much the fastest tile in hand counts in its place.
    Weight("reach", 2.7, 1.0, 4.0),
    Weight("hand", 0.72, 0.0, 1.0),
    # What a turn is worth.
    Weight("turn", 0.66, 0.2, 4.0),
    # How much need decides: at the very end, and less by what the leader still needs.
    Weight("scale.end", 0.36, 0.2, 3.0),
    Weight("scale.need", 0.69, 0.1, 2.0),
]


@final
class GondolaWeights:
    """The values of WEIGHTS by name; ValueError unless there are as many."""

    def __init__(self, values: list[float]) -> None:
        if len(values) != len(WEIGHTS):
            raise ValueError(f"{len(values)} values for {len(WEIGHTS)} weights")
        self.unlaid: Final = values[0]
        self.held: Final = values[1]
        self.last: Final = values[2]
        self.later: Final = values[3]
        self.later_square: Final = values[4]
        self.nearer: Final = values[5]
        self.square: Final = values[6]
        self.reach: Final = values[7]
        self.hand: Final = values[8]
        self.turn: Final = values[9]
        self.scale_end: Final = values[10]
        self.scale_need: Final = values[11]


STANDARD: Final = GondolaWeights(defaults(WEIGHTS))
