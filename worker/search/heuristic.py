"""What the search may know of a game beyond its rules.

A heuristic only ever judges sampled states, so that it cannot use what its seat does not know.
"""

import math

from service.engine.contract import Ruleset, Standing, State
from service.engine.tagged import Action


def outcome(standings: list[Standing]) -> list[float]:
    """Return each seat's result of a finished game: 1 for the sole winner, shared among those who share place 1, else 0."""
    winners = 0
    for standing in standings:
        if standing.place == 1:
            winners += 1
    return [1.0 / winners if standing.place == 1 else 0.0 for standing in standings]


def shares(worths: list[float], scale: float = 1.0) -> list[float]:
    """Return numbers that add up to 1, a soft maximum: who is worth `scale` more gets e times as much."""
    highest = max(worths)
    powers = [math.exp((worth - highest) / scale) for worth in worths]
    total = sum(powers)
    return [power / total for power in powers]


def blended(standings: list[Standing], part: float, scale: float) -> list[float]:
    """Return each seat's result of a finished game where points count for `part` of it and the win for the rest.

    The part of the points is divided by `shares`. A narrow win is worth less than a clear one, so that fewer simulations tell a
    better action from a lucky one.
    """
    wins = outcome(standings)
    points = shares([float(standing.score) for standing in standings], scale)
    return [(1.0 - part) * wins[i] + part * points[i] for i in range(len(wins))]


class Heuristic:
    """The neutral heuristic: knows nothing. A ruleset's own overrides what it knows better.

    Deterministic: equal arguments give equal answers, whatever machine and build.
    """

    def horizon(self) -> int:
        """Return after how many turns (runs of decisions by one seat) a search should judge; by default once everybody of two has had one.

        `style.TO_THE_END`: it plays to the end instead, which pays where playouts are cheap and `expected` is vague.
        """
        return 2

    def replies(self) -> int:
        """Return how many actions at a decision behind the root, the weightiest, are tried one step deep in the world at hand.

        0 for none, which pays where `weights` tell well: then the tree and the playouts follow them alone, and many more simulations fit in.
        """
        return 4

    def casual(self) -> int:
        """Return how many simulations the level `casual` does, so that it lies between `greedy` and `strong`."""
        return 20

    def strong(self) -> int:
        """Return how many simulations the level `strong` does, so that it lies between `casual` and `expert`."""
        return 100

    def sharpness(self) -> float:
        """Return how much more prior the better of the tries one step deep get, in nats per standard deviation of what is tried.

        The surer `expected` tells the better of two actions, the more.
        """
        return 0.7

    def even(self) -> float:
        """Return which part of the root's priors is spread evenly over all actions (0 to 1), however the first tries turned out.

        The more, the more simulations go to actions that did not look best at once: to be preferred where there are many.
        """
        return 0.0

    def margin(self) -> float:
        """Return how many points between two seats are a clear difference, for `blended`."""
        return 10.0

    def expected(self, ruleset: Ruleset, state: State) -> list[float]:
        """Return each seat's expected result from `state` (finished or not): 0 to 1, about 1 in sum; by default as the standings are."""
        return outcome(ruleset.standings(state))

    def prune(self, ruleset: Ruleset, state: State, actions: list[Action]) -> list[Action]:
        """Return the actions worth a thought: at least one, in the order given. By default all."""
        return actions

    def weights(self, ruleset: Ruleset, state: State, actions: list[Action]) -> list[float]:
        """Return a cheap positive weight for each action, used as prior and in playouts. By default all alike.

        It looks at the action and the state, and applies nothing: it is called at every step of a playout.
        """
        return [1.0] * len(actions)
