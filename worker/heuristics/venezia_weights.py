"""The weights of Venezia's judgement, in spaces of the track unless said otherwise. `make tune RULESET=venezia` tunes them.

They were tuned by hand, by playing levels against each other.
"""

from typing import Final, final

from worker.heuristics.weight import Weight, defaults, row

WEIGHTS: Final[list[Weight]] = [
    # What cards in hand are worth of the building that they are for, by the cards that it needs and those that are there.
    *row("one", "1 2 3 4 5", [0.9, 1.7, 2.5, 3.2, 3.8], 0.0, 5.0),
    # Five alike of the others are too rare to be tuned.
    *row("three", "1 2 3 4", [0.13, 0.4, 0.9, 0.95], 0.0, 2.0),
    *row("four", "1 2 3 4", [0.1, 0.25, 0.5, 0.9], 0.0, 2.0),
    # The chance that a joint building is completed, by the cards that are missing.
    *row("completed", "1 2 3", [0.6, 0.35, 0.2], 0.0, 1.0),
    # The part that may yet be had of a place that is still under swamp, by the tokens to be removed (three are rare).
    *row("drained", "1 2", [0.85, 0.7], 0.0, 1.0),
    # A gondola at the water of a district gets a treasure for most buildings.
    Weight("treasure", 0.6, 0.0, 2.0),
    # What a drawn card is worth on average.
    Weight("card", 0.7, 0.0, 2.0),
    # What a piece of gold is worth.
    Weight("gold", 0.2, 0.0, 0.5),
    # The part of a joint building that counts when the cards to complete it are in hand.
    Weight("joint", 0.9, 0.2, 1.2),
    # How much cards lose of their worth at the very end.
    Weight("late", 0.7, 0.0, 1.0),
    # How many spaces decide: at the end, and more at the beginning.
    Weight("heat.end", 2.0, 0.5, 6.0),
    Weight("heat.start", 10.0, 2.0, 30.0),
]


@final
class VeneziaWeights:
    """The values of WEIGHTS by name; ValueError unless there are as many."""

    def __init__(self, values: list[float]) -> None:
        if len(values) != len(WEIGHTS):
            raise ValueError(f"{len(values)} values for {len(WEIGHTS)} weights")
        none: list[float] = []
        #: By the cards that a building needs and the cards in hand.
        self.in_hand: Final = [none, [0.0, *values[0:5]], none, [0.0, *values[5:9], 1.0], [0.0, *values[9:13], 0.95]]
        self.completed: Final = [1.0, *values[13:16]]
        self.drained: Final = [1.0, *values[16:18], 0.55]
        self.treasure: Final = values[18]
        self.card: Final = values[19]
        self.gold: Final = values[20]
        self.joint: Final = values[21]
        self.late: Final = values[22]
        self.heat_end: Final = values[23]
        self.heat_start: Final = values[24]


STANDARD: Final = VeneziaWeights(defaults(WEIGHTS))
