"""Priors of actions: weights, sharpened by what tries of them gave."""

import math


def sharpened(weights: list[float], values: list[float], sharpness: float) -> list[float]:
    """Return `weights` times an exponential of how many standard deviations each value lies below the highest."""
    n = len(values)
    mean = sum(values) / n
    variance = 0.0
    for value in values:
        variance += (value - mean) * (value - mean)
    scale = sharpness / max(1e-6, math.sqrt(variance / n))
    highest = max(values)
    return [weights[i] * math.exp(scale * (values[i] - highest)) for i in range(n)]


def heaviest(weights: list[float], n: int) -> list[int]:
    """Return the indices of the `n` greatest weights, the greatest first; the first of equals comes first."""
    best: list[int] = []
    for i in range(len(weights)):
        place = len(best)
        while place > 0 and weights[i] > weights[best[place - 1]]:
            place -= 1
        if place < n:
            best.insert(place, i)
            if len(best) > n:
                best.pop()
    return best
