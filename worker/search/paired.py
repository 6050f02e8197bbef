"""What root actions are worth, compared in the worlds that they have met in common.

The results of the action visited most, the leader, serve as control variate (S. M. Ross, "Simulation", chapter on variance
reduction): an action that has met only some of the leader's worlds is judged after what these worlds were worth to the
leader, beside all of them. How much of that is taken off is the slope of the regression of results on the leader's results in the same
world, one for all actions. It is near 1 where the world decides most of a result, and near 0 where later luck does.
"""

import math
from typing import Final, final

#: Degrees of freedom from which the slope is believed; before, no luck is taken off.
_ENOUGH: Final = 8
#: The balance is struck anew whenever the results have become more by this part.
_PART: Final = 16


@final
class Paired:
    """Results by action and world. Actions are numbered from 0; the n-th result of each is that in world n."""

    def __init__(self, actions: int) -> None:
        #: How much of the leader's luck is found in the others' results (0 to 1).
        self.slope = 0.0
        #: Standard deviation of a result around what its action and the leader's result let expect; -1 while unknown.
        self.noise = -1.0
        self._results: Final[list[list[float]]] = [[] for _ in range(actions)]
        self._sums: Final = [0.0] * actions
        #: Of each action's mean the luck of its worlds.
        self._lucks: Final = [0.0] * actions
        self._count = 0
        self._next = 0

    def add(self, i: int, result: float) -> None:
        """Count the next result of action `i`."""
        self._results[i].append(result)
        self._sums[i] += result
        self._count += 1
        if self._count >= self._next:
            self._balance()
            self._next = self._count + 1 + self._count // _PART

    def mean(self, i: int) -> float:
        """Return the mean result of action `i`, which has one, without the luck of its worlds."""
        return self._sums[i] / len(self._results[i]) - self._lucks[i]

    def _balance(self) -> None:
        """Bring slope, noise and lucks up to date."""
        leader = 0
        for i in range(1, len(self._results)):
            if len(self._results[i]) > len(self._results[leader]):
                leader = i
        self._regress(leader)
        usual = self._sums[leader] / len(self._results[leader])
        for i in range(len(self._results)):
            n = len(self._results[i])
            if n > 0:
                self._lucks[i] = self.slope * (self._sum_of(leader, n) / n - usual)

    def _sum_of(self, leader: int, n: int) -> float:
        total = 0.0
        bases = self._results[leader]
        for k in range(n):
            total += bases[k]
        return total

    def _regress(self, leader: int) -> None:
        freedom = 0
        together = 0.0
        base = 0.0
        own = 0.0
        bases = self._results[leader]
        for i in range(len(self._results)):
            mine = self._results[i]
            n = len(mine)
            if i == leader or n < 2:
                continue
            freedom += n - 1
            mean = self._sums[i] / n
            mean_base = self._sum_of(leader, n) / n
            for k in range(n):
                x = bases[k] - mean_base
                y = mine[k] - mean
                together += x * y
                base += x * x
                own += y * y
        if freedom < _ENOUGH:
            self.slope = 0.0
            self.noise = -1.0
            return
        self.slope = min(1.0, max(0.0, together / base)) if base > 0.0 else 0.0
        self.noise = math.sqrt(max(0.0, own - self.slope * (2.0 * together - self.slope * base)) / freedom)
