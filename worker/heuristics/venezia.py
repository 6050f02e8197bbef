"""What the search knows of Venezia: points per card, place on the track, gold, and the race to the end.

The expectation is a softmax over the prospects of the seats, the sharper the nearer the end.
"""

from typing import Final, final

from service.engine.contract import NO_SEAT, Ruleset, State
from service.engine.tagged import Action
from service.rulesets.venezia.actions import (
    BUILD,
    END_RECLAIM,
    VeneziaAction,
)
from service.rulesets.venezia.frames import EXCHANGE, PLAYING
from service.rulesets.venezia.state import Venezia
from worker.heuristics.venezia_choices import (
    MOST_HEXES,
    MOST_PLACES,
    best_of,
    place_values,
    reclaim_values,
    weight_of,
    without_idle_types,
    without_middling_gold,
)
from worker.heuristics.venezia_land import Lands
from worker.heuristics.venezia_prospects import nearness_of, prospects_of
from worker.heuristics.venezia_weights import STANDARD, VeneziaWeights
from worker.search.heuristic import Heuristic, outcome, shares

#: V-66: only gold is still changed (and a building finished), which prospects count in full.
_ENDED_HEAT: Final = 0.25


@final
class VeneziaHeuristic(Heuristic):
    """Points per card, place on the track, gold, and the race to the end. `tuned` are the weights of these."""

    def __init__(self, tuned: VeneziaWeights = STANDARD) -> None:
        self.tuned: Final = tuned
        self.lands: Final = Lands(tuned.drained)

    def horizon(self) -> int:
        """Return 4: a set that is saved up this turn is built in the next turn of the same seat, and two turns do not see that far."""
        return 4

    def casual(self) -> int:
        """Return 8: with more there is little room for `strong`."""
        return 8

    def sharpness(self) -> float:
        """Return 2: since the weights were tuned, one step deep tells the better of two actions well."""
        return 2.0

    def even(self) -> float:
        """Return 0.6: the first tries are so sure that without it as good as all simulations would go to the action that looked best."""
        return 0.6

    def expected(self, ruleset: Ruleset, state: State) -> list[float]:
        """Return each seat's expected result."""
        assert isinstance(state, Venezia)
        if state.actor == NO_SEAT:
            return outcome(ruleset.standings(state))
        return shares(prospects_of(state, self.tuned, self.lands.of(state.board)), self.heat(state))

    def heat(self, state: Venezia) -> float:
        """Return how many spaces between two prospects make one e times as likely to win as the other."""
        if state.frames[0] >= EXCHANGE:
            return _ENDED_HEAT
        return self.tuned.heat_end + self.tuned.heat_start * (1.0 - nearness_of(state))

    def prune(self, ruleset: Ruleset, state: State, actions: list[Action]) -> list[Action]:
        """Return the best hexes to reclaim and the best places to build, and of the gold the least and the most."""
        assert isinstance(state, Venezia)
        kept = without_middling_gold(actions)
        first = kept[0]
        assert isinstance(first, VeneziaAction)
        last = kept[-1]
        assert isinstance(last, VeneziaAction)
        if last.verb == END_RECLAIM:
            return best_of(kept, reclaim_values(state, self.tuned, self.lands.of(state.board), kept), MOST_HEXES)
        if state.top() == PLAYING:
            return without_idle_types(state, kept)
        if first.verb == BUILD and len(kept) > MOST_PLACES:
            return best_of(kept, place_values(state, kept), MOST_PLACES)
        return kept

    def weights(self, ruleset: Ruleset, state: State, actions: list[Action]) -> list[float]:
        """Return a weight for each action by its kind, its points and the cards it goes with."""
        assert isinstance(state, Venezia)
        return [weight_of(state, action) for action in actions]


def venezia_with(values: list[float]) -> Heuristic:
    """Return the heuristic with these values of `venezia_weights.WEIGHTS`."""
    return VeneziaHeuristic(VeneziaWeights(values))
