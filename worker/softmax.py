"""Learn weights of traits from choices: a conditional logit model (McFadden 1974), fitted by Adam (Kingma & Ba 2015).

A choice is a list of options; an option is a list of traits with their strengths, and the share of all choices that it ought to get.
Its share in the model is exp(sum of weight times strength) over the sum of the same for all options.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from worker.heuristics.leaning import Traits

_SLOW = 0.9
_SLOWER = 0.999
_TINY = 1e-8


@dataclass(frozen=True)
class Choice:
    """One choice: of every option its traits and the share that it ought to get. The shares add up to 1."""

    traits: list[Traits]
    shares: list[float]


def shares_of(choice: Choice, weights: Sequence[float]) -> list[float]:
    """Return the share that the model gives to each option."""
    sums = [math.fsum(weights[trait] * strength for trait, strength in traits) for traits in choice.traits]
    highest = max(sums)
    powers = [math.exp(value - highest) for value in sums]
    total = sum(powers)
    return [power / total for power in powers]


def loss_of(choices: Sequence[Choice], weights: Sequence[float]) -> float:
    """Return the mean cross-entropy of the model, in nats per choice."""
    total = 0.0
    for choice in choices:
        for wanted, given in zip(choice.shares, shares_of(choice, weights), strict=True):
            if wanted > 0.0:
                total -= wanted * math.log(max(given, 1e-300))
    return total / len(choices)


def entropy_of(choices: Sequence[Choice]) -> float:
    """Return the least cross-entropy that any model could reach, in nats per choice."""
    return -sum(share * math.log(share) for choice in choices for share in choice.shares if share > 0.0) / len(choices)


def slope_of(choices: Sequence[Choice], weights: Sequence[float], decay: float) -> list[float]:
    """Return the gradient of the mean loss, with `decay` times half the square of every weight, over the number of choices, added to it."""
    slope = [decay * weight / len(choices) for weight in weights]
    for choice in choices:
        for traits, wanted, given in zip(choice.traits, choice.shares, shares_of(choice, weights), strict=True):
            change = (given - wanted) / len(choices)
            for trait, strength in traits:
                slope[trait] += change * strength
    return slope


def descend(choices: Sequence[Choice], weights: list[float], decay: float, rate: float) -> Iterator[list[float]]:
    """Yield the weights after every step of Adam over all choices, without end. `weights` is changed."""
    mean = [0.0] * len(weights)
    square = [0.0] * len(weights)
    step = 0
    while True:
        step += 1
        slope = slope_of(choices, weights, decay)
        for i in range(len(weights)):
            mean[i] = _SLOW * mean[i] + (1.0 - _SLOW) * slope[i]
            square[i] = _SLOWER * square[i] + (1.0 - _SLOWER) * slope[i] * slope[i]
            unbiased = mean[i] / (1.0 - _SLOW**step)
            scale = math.sqrt(square[i] / (1.0 - _SLOWER**step))
            weights[i] -= rate * unbiased / (scale + _TINY)
        yield weights
