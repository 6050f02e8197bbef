"""The weights of Venezia's judgement, in spaces of the track unless said otherwise. `make tune RULESET=venezia` tunes them.

160 steps of it gave those up to "late", but for two: five houses in hand are too rare to be tuned, and a joint building counts a little less
than it would (0.7, not 0.8), so that a full set in hand is played. The others were fitted to 78,745 beginnings of turns in games of two greedy
players, by logistic regression on who won.
"""

from typing import Final, final

from worker.heuristics.weight import Weight, defaults, row

#: Five alike are worth so many times what four are.
_FIVE: Final = 1.05

WEIGHTS: Final[list[Weight]] = [
    # What cards in hand are worth of the building that they are for, by the cards that it needs and those that are there.
    *row("one", "1 2 3 4 5", [1.34, 2.09, 3.17, 4.87, 5.0], 0.0, 5.0),
    # Five alike of the others are too rare to be tuned (_FIVE).
    *row("three", "1 2 3 4", [0.34, 0.48, 0.66, 1.29], 0.0, 2.0),
    *row("four", "1 2 3 4", [0.24, 0.42, 0.45, 0.98], 0.0, 2.0),
    # The chance that a joint building is completed, by the cards that are missing.
    *row("completed", "1 2 3", [0.74, 0.62, 0.46], 0.0, 1.0),
    # The part that may yet be had of a place that is still under swamp, by the tokens to be removed (three are rare).
    *row("drained", "1 2", [0.79, 0.68], 0.0, 1.0),
    # A gondola at the water of a district gets a treasure for most buildings.
    Weight("treasure", 0.97, 0.0, 3.0),
    # What a drawn card is worth on average.
    Weight("card", 1.85, 0.0, 2.0),
    # What a piece of gold is worth: no more than it buys.
    Weight("gold", 0.17, 0.0, 0.2),
    # The part of a joint building that counts when the cards to complete it are in hand.
    Weight("joint", 0.7, 0.2, 1.2),
    # How much cards lose of their worth at the very end.
    Weight("late", 0.67, 0.0, 1.0),
    # How many spaces decide: at the end, and more at the beginning.
    Weight("heat.end", 2.0, 0.5, 6.0),
    Weight("heat.start", 4.7, 2.0, 30.0),
    # What a hand is worth beside its cards, by their number, to a seat whose turn is over.
    *row("hand", "1 2 3 4 5", [-1.1, -1.1, 0.0, 0.4, 0.75], -4.0, 4.0),
    # And to the seat whose turn is the next to begin: what it brings is in there.
    *row("turn", "1 2 3 4 5", [1.2, 1.25, 2.55, 2.75, 3.1], -4.0, 8.0),
    # What a card laid out is worth beside the building that it promises.
    *row("laid", "palazzo campo ponte basilica", [0.4, 0.2, 0.0, 0.4], 0.0, 2.0),
]


@final
class VeneziaWeights:
    """The values of WEIGHTS by name; ValueError unless there are as many."""

    def __init__(self, values: list[float]) -> None:
        if len(values) != len(WEIGHTS):
            raise ValueError(f"{len(values)} values for {len(WEIGHTS)} weights")
        none: list[float] = []
        #: By the cards that a building needs and the cards in hand.
        self.in_hand: Final = [
            none,
            [0.0, *values[0:5]],
            none,
            [0.0, *values[5:9], _FIVE * values[8]],
            [0.0, *values[9:13], _FIVE * values[12]],
        ]
        self.completed: Final = [1.0, *values[13:16]]
        self.drained: Final = [1.0, *values[16:18], 0.55]
        self.treasure: Final = values[18]
        self.card: Final = values[19]
        self.gold: Final = values[20]
        self.joint: Final = values[21]
        self.late: Final = values[22]
        self.heat_end: Final = values[23]
        self.heat_start: Final = values[24]
        #: By the cards in hand; none are as rare as they are bad.
        self.hand: Final = [values[25], *values[25:30]]
        self.turn: Final = [values[30], *values[30:35]]
        #: By kind; houses are not laid out.
        self.laid: Final = [0.0, *values[35:39]]


STANDARD: Final = VeneziaWeights(defaults(WEIGHTS))
