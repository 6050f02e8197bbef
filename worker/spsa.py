"""Simultaneous perturbation stochastic approximation: climb a hill that can only be measured with noise.

J. C. Spall, "Multivariate stochastic approximation using a simultaneous perturbation gradient approximation", IEEE
Transactions on Automatic Control 37 (1992); the gains are those of his "Implementation of the simultaneous perturbation
algorithm" (1998). Positions are lists of numbers from 0 to 1. Every step depends on the seed, its number and the position alone, so
that a climb that was interrupted goes on as if it had not been.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from service.engine.rng import Rng

#: Returns by how much the first position is better than the second, about -1 to 1; the third argument is the number of the step.
Measure = Callable[[list[float], list[float], int], float]

#: Exponents of the gains, and the number of steps that the first ones are held back for.
_STEP_POWER: Final = 0.602
_REACH_POWER: Final = 0.101
_STABILITY: Final = 20


@dataclass(frozen=True)
class Course:
    """How to climb: `step` scales the way gone on each measurement, `reach` is the distance of the positions compared."""

    seed: int
    step: float = 0.1
    reach: float = 0.1


@dataclass(frozen=True)
class Climb:
    """How far it is: steps done, the position, and the mean of the positions so far, later ones counting more.

    Each step moves the mean by 2 / (steps + 1) of its distance from the position, which gives step n a weight in
    proportion to n. The noise of single steps is mostly gone from it, so that it is the result.
    """

    steps: int
    position: tuple[float, ...]
    mean: tuple[float, ...]


def begin(position: Sequence[float]) -> Climb:
    """Return a climb that begins at a position."""
    return Climb(0, tuple(position), tuple(position))


def signs(seed: int, step: int, n: int) -> list[float]:
    """Return the direction of a step: n times 1 or -1."""
    rng = Rng((seed << 24) + step)
    return [1.0 if rng.below(2) == 1 else -1.0 for _ in range(n)]


def one_step(course: Course, climb: Climb, measure: Measure) -> Climb:
    """Measure two positions around the present one and go towards the better."""
    n = climb.steps
    reach = course.reach / (n + 1) ** _REACH_POWER
    direction = signs(course.seed, n, len(climb.position))
    plus = [_inside(x + reach * sign) for x, sign in zip(climb.position, direction, strict=True)]
    minus = [_inside(x - reach * sign) for x, sign in zip(climb.position, direction, strict=True)]
    slope = measure(plus, minus, n) / (2.0 * reach)
    way = course.step / (n + 1 + _STABILITY) ** _STEP_POWER * slope
    position = tuple(_inside(x + way * sign) for x, sign in zip(climb.position, direction, strict=True))
    part = 2.0 / (n + 2)
    mean = tuple(old + part * (new - old) for old, new in zip(climb.mean, position, strict=True))
    return Climb(n + 1, position, mean)


def _inside(x: float) -> float:
    return min(1.0, max(0.0, x))
