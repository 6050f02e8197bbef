"""The weights of Rialto's judgement, in victory points unless said otherwise. `make tune RULESET=rialto` tunes them.

These are the values that 333 steps of it found (5,328 games between two greedy players).
"""

from typing import Final, final

from service.rulesets.rialto.components import VALUE
from worker.heuristics.weight import Weight, defaults, row

_STAGES: Final = "doge gold building bridge gondola councillor"

WEIGHTS: Final[list[Weight]] = [
    # What a card is worth in hand before its stage.
    *row("card", _STAGES + " joker", [0.25, 1.1, 1.21, 0.52, 0.87, 1.48, 2.09], 0.0, 3.0),
    # What the bonus of each stage is worth.
    *row("bonus", _STAGES, [1.54, 1.97, 2.17, 1.3, 2.31, 2.01], 0.0, 5.0),
    # What activating each kind of building brings, less the gold.
    *row(
        "earns",
        "g1 g2 g3 g4 y1 y2 y3 y4 b1 b2 b3 b4",
        [0.03, 0.12, 1.26, 1.94, 0.37, 0.2, 0.08, 0.28, 0.64, 0.6, 0.98, 0.87],
        0.0,
        2.5,
    ),
    # The part of a card's worth that is left when its stage has passed and it can be kept for the next round.
    Weight("carried", 0.04, 0.0, 1.0),
    Weight("carried.joker", 0.82, 0.0, 2.0),
    # A row of six cards and two unseen ones, not yet taken.
    Weight("row", 5.02, 2.0, 12.0),
    # What a councillor card promises beyond the places that districts are judged by.
    Weight("plan.councillor", 0.09, 0.0, 1.5),
    # The part of a building's earnings that is counted on.
    Weight("building.trust", 0.7, 0.2, 1.2),
    # The gold that a seat can spend on buildings in each round to come.
    Weight("building.supply", 2.37, 0.5, 4.0),
    # What gold is worth beyond its half point while it can be spent.
    Weight("gold.useful", 0.47, 0.0, 1.5),
    # What a councillor on the board is worth at the end, and how much more with rounds to come.
    Weight("councillor.base", 0.26, 0.0, 2.0),
    Weight("councillor.rounds", 0.81, 0.0, 2.0),
    # To be ahead of another in the Doge order: at the end, and for each round to come.
    Weight("order.end", 0.14, 0.0, 3.0),
    Weight("order.round", 1.16, 0.0, 3.0),
    # Being present in one or two districts of a bank.
    *row("bank", "one two", [0.15, 2.31], 0.0, 5.0),
]


@final
class RialtoWeights:
    """The values of WEIGHTS by name; ValueError unless there are as many."""

    def __init__(self, values: list[float]) -> None:
        if len(values) != len(WEIGHTS):
            raise ValueError(f"{len(values)} values for {len(WEIGHTS)} weights")
        self.card: Final = values[0:7]
        self.bonus: Final = values[7:13]
        self.earns: Final = values[13:25]
        self.carried: Final = values[25]
        self.joker_carried: Final = values[26]
        self.row: Final = values[27]
        self.plan_councillor: Final = values[28]
        self.trust: Final = values[29]
        self.supply: Final = values[30]
        self.gold_useful: Final = values[31]
        self.councillor_base: Final = values[32]
        self.councillor_rounds: Final = values[33]
        self.order_end: Final = values[34]
        self.order_round: Final = values[35]
        #: By the number of districts; all three are paid at once.
        self.bank: Final = [0.0, *values[36:38], 5.0]

    def building(self, kind: int, uses: float) -> float:
        """Return what a building is worth that will be activated so often: its points, and what it earns."""
        return VALUE[kind] + self.trust * self.earns[kind] * uses


STANDARD: Final = RialtoWeights(defaults(WEIGHTS))
