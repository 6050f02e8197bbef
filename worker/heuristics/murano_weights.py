"""The weights of Murano's judgement: factors on what a seat has between two turns. `make tune RULESET=murano` tunes them.

The curves that they multiply (murano_value.py) come from regressions of final results of self-play; 1 leaves them as they are. These are
the values that 135 steps of tuning found (2,160 games between two greedy players).
"""

from typing import Final, final

from worker.heuristics.weight import Weight, defaults, row

_TERMS: Final = "coin beyond factory shop palace special work.factory work.shop work.customer glass card waiting hand mooring scale"
_FACTORS: Final = [1.6, 0.68, 1.07, 0.99, 1.18, 1.14, 1.01, 1.34, 1.16, 0.52, 0.67, 1.43, 1.21, 1.35, 0.99]

WEIGHTS: Final[list[Weight]] = row("times", _TERMS, _FACTORS, 0.3, 2.0)


@final
class MuranoWeights:
    """The values of WEIGHTS by name; ValueError unless there are as many."""

    def __init__(self, values: list[float]) -> None:
        if len(values) != len(WEIGHTS):
            raise ValueError(f"{len(values)} values for {len(WEIGHTS)} weights")
        self.coin: Final = values[0]
        self.beyond: Final = values[1]
        #: Tiles in front: factory, shop, palace, special building.
        self.front: Final = values[2:6]
        self.work_factory: Final = values[6]
        self.work_shop: Final = values[7]
        self.work_customer: Final = values[8]
        self.glass: Final = values[9]
        self.card: Final = values[10]
        self.waiting: Final = values[11]
        self.hand: Final = values[12]
        self.mooring: Final = values[13]
        #: How many points decide.
        self.scale: Final = values[14]


STANDARD: Final = MuranoWeights(defaults(WEIGHTS))
