"""Habits that were learned: every action has traits, every trait a weight, and what the weights add up to says how usual the action is."""

import math
from typing import Final, final

#: The traits of one action: the number of each with its strength.
Traits = list[tuple[int, float]]

#: Beyond this, in nats, an action is as good as sure, or as good as never done.
_MOST: Final = 10.0


@final
class Leaning:
    """The leaning towards one action after another: call `add` for each trait of an action, then `weight` once.

    `weights` holds the weight of each trait, in nats. With `record`, `traits` keeps number and strength of each trait of each action, from
    which weights can be learned.
    """

    def __init__(self, weights: list[float], record: bool = False) -> None:
        self.weights: Final = weights
        self.record: Final = record
        self.traits: list[Traits] = []
        self._now: Traits = []
        self._sum = 0.0

    def add(self, trait: int, strength: float) -> None:
        """Count a trait of the action in question."""
        self._sum += self.weights[trait] * strength
        if self.record:
            self._now.append((trait, strength))

    def weight(self) -> float:
        """Return the weight of the action, greater than 0, and turn to the next."""
        total = max(-_MOST, min(_MOST, self._sum))
        self._sum = 0.0
        if self.record:
            self.traits.append(self._now)
            self._now = []
        return math.exp(total)
