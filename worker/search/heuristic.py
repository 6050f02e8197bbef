"""What the search may know of a game beyond its rules.

A heuristic only ever judges sampled states, so that it cannot use what its seat does not know.
"""

from service.engine.contract import Ruleset, Standing, State
from service.engine.tagged import Action


def outcome(standings: list[Standing]) -> list[float]:
    """Return each seat's result of a finished game: 1 for the sole winner, shared among those who share place 1, else 0."""
    winners = 0
    for standing in standings:
        if standing.place == 1:
            winners += 1
    return [1.0 / winners if standing.place == 1 else 0.0 for standing in standings]


class Heuristic:
    """The neutral heuristic: knows nothing. A ruleset's own overrides what it knows better.

    Deterministic: equal arguments give equal answers, whatever machine and build.
    """

    def horizon(self) -> int:
        """Return after how many turns (runs of decisions by one seat) a search should judge; by default once everybody of two has had one."""
        return 2

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
