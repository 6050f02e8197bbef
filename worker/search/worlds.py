"""The worlds that a search looks into, and the luck in each: numbered, so that all actions meet the same ones.

Two actions are compared best in equal worlds with equal luck ("common random numbers"): what is good or bad for both then cancels out of the
difference. The n-th simulation of any root action is therefore played in world n.
"""

from typing import Final, final

from service.engine.contract import Ruleset, State, View
from service.engine.rng import Rng

#: So many worlds are kept; later simulations meet them again, each time with other luck.
MOST: Final = 256


@final
class Worlds:
    """Worlds sampled from one view, each when it is first asked for."""

    def __init__(self, ruleset: Ruleset, view: View, rng: Rng) -> None:
        self._ruleset: Final = ruleset
        self._view: Final = view
        self._rng: Final = rng
        self._states: Final[list[State]] = []
        self._lucks: Final[list[int]] = []

    def world(self, n: int) -> State:
        """Return a copy of world `n`; `n` is at most one more than the highest so far."""
        if n == len(self._states) and n < MOST:
            self._states.append(self._ruleset.sample(self._view, self._rng))
        return self._states[n % MOST].copy()

    def luck(self, n: int) -> Rng:
        """Return the luck of world `n`, from its beginning; `n` is at most one more than the highest so far."""
        if n == len(self._lucks):
            self._lucks.append(self._rng.next64())
        return Rng(self._lucks[n])
