"""The heuristic of each ruleset, by name."""

from collections.abc import Callable
from typing import Final, final

from service.engine.contract import State
from service.engine.tagged import Action
from worker.heuristics import (
    gondola_weights,
    murano_leanings,
    murano_weights,
    rialto_leanings,
    rialto_weights,
    venezia_weights,
)
from worker.heuristics.gondola import GondolaHeuristic, gondola_with
from worker.heuristics.leaning import Leaning, Traits
from worker.heuristics.murano import MuranoHeuristic, by_habits_of_murano, murano_with
from worker.heuristics.rialto import RialtoHeuristic, by_habits_of_rialto, rialto_with
from worker.heuristics.venezia import VeneziaHeuristic, venezia_with
from worker.heuristics.weight import Weight
from worker.search.heuristic import Heuristic

HEURISTICS: Final[dict[str, Heuristic]] = {
    "gondola": GondolaHeuristic(),
    "murano": MuranoHeuristic(),
    "rialto": RialtoHeuristic(),
    "venezia": VeneziaHeuristic(),
}


@final
class Tunable:
    """A heuristic with weights: `weights` describes them, `with_values` makes the heuristic of one value for each."""

    def __init__(self, weights: list[Weight], with_values: Callable[[list[float]], Heuristic]) -> None:
        self.weights: Final = weights
        self.with_values: Final = with_values


@final
class Learnable:
    """Habits with weights: `weigh` tells the traits of each action in a state to a leaning, `learned` is what each trait weighs."""

    def __init__(self, learned: list[float], weigh: Callable[[State, list[Action], Leaning], list[float]]) -> None:
        self.learned: Final = learned
        self._weigh: Final = weigh

    def traits(self, state: State, actions: list[Action]) -> list[Traits]:
        """Return the traits of each action, by which the habits weigh it."""
        leaning = Leaning(self.learned, True)
        self._weigh(state, actions, leaning)
        return leaning.traits


#: The heuristics whose weights can be tuned.
TUNABLES: Final[dict[str, Tunable]] = {
    "gondola": Tunable(gondola_weights.WEIGHTS, gondola_with),
    "murano": Tunable(murano_weights.WEIGHTS, murano_with),
    "rialto": Tunable(rialto_weights.WEIGHTS, rialto_with),
    "venezia": Tunable(venezia_weights.WEIGHTS, venezia_with),
}

#: The heuristics whose habits can be learned.
LEARNABLES: Final[dict[str, Learnable]] = {
    "murano": Learnable(murano_leanings.LEARNED, by_habits_of_murano),
    "rialto": Learnable(rialto_leanings.LEARNED, by_habits_of_rialto),
}


def heuristic_of(name: str) -> Heuristic:
    """Return the heuristic of the ruleset `name`; the neutral one where it has none of its own."""
    found = HEURISTICS.get(name)
    return Heuristic() if found is None else found
