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


def blended(standings: list[Standing], part: float, scale: float) -> list[float]:
    """Return each seat's result of a finished game where points count for `part` of it and the win for the rest.

    The part of the points is shared by a soft maximum: `scale` points more make a share e times as large. A narrow win is worth less
    than a clear one, so that fewer simulations tell a better action from a lucky one.
    """
    highest = standings[0].score
    for standing in standings:
        highest = max(highest, standing.score)
    odds = [math.exp((standing.score - highest) / scale) for standing in standings]
    total = sum(odds)
    wins = outcome(standings)
    return [(1.0 - part) * wins[i] + part * odds[i] / total for i in range(len(wins))]


class Heuristic:
    """The neutral heuristic: knows nothing. A ruleset's own overrides what it knows better.

    Deterministic: equal arguments give equal answers, whatever machine and build.
    """

    def horizon(self) -> int:
        """Return after how many turns (runs of decisions by one seat) a search should judge; by default once everybody of two has had one.

        `style.TO_THE_END`: it plays to the end instead, which pays where playouts are cheap and `expected` is vague.
        """
        return 2

    def worlds(self) -> int:
        """Return in how many sampled worlds a search first tries each root action one step deep. In each all meet the same luck."""
        return 4

    def trust(self) -> float:
        """Return as how many simulations such a first try counts: the more, the less luck hides between alike actions in it."""
        return 4.0

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
