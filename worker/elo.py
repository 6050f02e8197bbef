"""Ratings of players from their results against each other: a Bradley-Terry fit on the Elo scale.

A player with strength g scores g / (g + h) against one of strength h (Bradley and Terry, Biometrika 39, 1952; a draw is half a win for
both); its rating is 400 * log10(g), with a mean of 0 over all players. The fit is the fixed point of the minorisation of D. R. Hunter
("MM algorithms for generalized Bradley-Terry models", Annals of Statistics 32, 2004). Every pair that met is given one more
draw, so that whoever won everything stays finite. Intervals are the wider ones of two: of a bootstrap over groups of games
that share their luck, which are not independent of each other; and of the curvature of the likelihood, since drawing anew from
nothing but losses tells nothing.
"""

import math
from collections.abc import Sequence
from typing import Final

from service.engine.rng import Rng

#: What one side scored against the other: `scores[i][j]` is the sum of i's results against j, 1 for a win and half for a draw.
Scores = list[list[float]]

#: As many groups are drawn anew to find the intervals.
RESAMPLES: Final = 1000
_ROUNDS: Final = 10_000
_CLOSE: Final = 1e-7
_FAIR: Final = 0.5
#: An interval of 95 % reaches so many standard errors to either side of the middle of a normal distribution.
Z95: Final = 1.959964


def no_scores(players: int) -> Scores:
    """Return the scores of players who have not met."""
    return [[0.0] * players for _ in range(players)]


def add_scores(total: Scores, more: Scores) -> None:
    """Add `more` to `total`."""
    for row, others in zip(total, more, strict=True):
        for j, score in enumerate(others):
            row[j] += score


def fit(scores: Scores, start: Sequence[float] | None = None) -> list[float]:
    """Return the rating of each player, 0 on average. `start` holds ratings near which the answer is thought to be."""
    n = len(scores)
    met = [[scores[i][j] + scores[j][i] for j in range(n)] for i in range(n)]
    games = [[met[i][j] + (1.0 if met[i][j] > 0.0 else 0.0) for j in range(n)] for i in range(n)]
    won = [sum(scores[i][j] + (_FAIR if met[i][j] > 0.0 else 0.0) for j in range(n)) for i in range(n)]
    strength = [1.0] * n if start is None else [math.pow(10.0, rating / 400.0) for rating in start]
    for _ in range(_ROUNDS):
        moved = 0.0
        for i in range(n):
            rate = sum(games[i][j] / (strength[i] + strength[j]) for j in range(n) if games[i][j] > 0.0)
            if rate > 0.0:
                new = won[i] / rate
                moved = max(moved, abs(math.log(new / strength[i])))
                strength[i] = new
        if moved < _CLOSE:
            break
    ratings = [400.0 * math.log10(each) for each in strength]
    mean = sum(ratings) / n
    return [rating - mean for rating in ratings]


def intervals(groups: Sequence[Scores], seed: int, resamples: int = RESAMPLES) -> list[tuple[float, float]]:
    """Return the 95 % interval of each player's rating.

    It holds the middle of the ratings of `resamples` draws of groups, with replacement, and 1.96 standard errors of the fit. Each member of
    `groups` holds the scores of games that share their luck. Equal arguments give equal intervals.
    """
    rng = Rng(seed)
    players = len(groups[0])
    whole = no_scores(players)
    for group in groups:
        add_scores(whole, group)
    near = fit(whole)
    fits = [fit(_drawn(groups, rng, players), near) for _ in range(resamples)]
    drawn = [_middle(sorted(ratings[i] for ratings in fits)) for i in range(players)]
    errors = standard_errors(whole, near)
    return [(min(drawn[i][0], near[i] - Z95 * errors[i]), max(drawn[i][1], near[i] + Z95 * errors[i])) for i in range(players)]


def standard_errors(scores: Scores, ratings: Sequence[float]) -> list[float]:
    """Return the standard error of each rating of a fit, were all results independent."""
    n = len(scores)
    unit = math.log(10.0) / 400.0
    curvature = no_scores(n)
    for i in range(n):
        for j in range(n):
            met = scores[i][j] + scores[j][i]
            if i != j and met > 0.0:
                chance = 1.0 / (1.0 + math.exp(unit * (ratings[j] - ratings[i])))
                curvature[i][j] = -(met + 1.0) * chance * (1.0 - chance)
                curvature[i][i] -= curvature[i][j]
    # Ratings have a mean of 0: the inverse is that of the space without their common level, which adding a constant fixes.
    shifted = [[curvature[i][j] + 1.0 / n for j in range(n)] for i in range(n)]
    covariance = _inverse(shifted)
    return [math.sqrt(max(0.0, covariance[i][i] - 1.0 / n)) / unit for i in range(n)]


def _inverse(matrix: Scores) -> Scores:
    """Return the inverse of a symmetric positive matrix, by Gauss and Jordan."""
    n = len(matrix)
    rows = [[*matrix[i], *(float(i == j) for j in range(n))] for i in range(n)]
    for i in range(n):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for other in range(n):
            if other != i:
                factor = rows[other][i]
                rows[other] = [value - factor * pivot for value, pivot in zip(rows[other], rows[i], strict=True)]
    return [row[n:] for row in rows]


def _drawn(groups: Sequence[Scores], rng: Rng, players: int) -> Scores:
    total = no_scores(players)
    for _ in groups:
        add_scores(total, groups[rng.below(len(groups))])
    return total


def _middle(ordered: list[float]) -> tuple[float, float]:
    cut = round(0.025 * (len(ordered) - 1))
    return ordered[cut], ordered[-1 - cut]
