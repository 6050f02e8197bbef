"""The root of the search: the one decision that is asked about."""

import math
from typing import Final, final

from service.engine.tagged import Action
from worker.search.advice import Advice, Choice
from worker.search.paired import Paired
from worker.search.style import Style
from worker.search.tree import Edge, add, line_from

_LONGEST_LINE: Final = 8
#: Spread and noise of results are taken as at least this, so that exploring never ceases.
_LEAST_SPREAD: Final = 0.02
_LEAST_NOISE: Final = 0.005


def add_squares(squares: list[float], values: list[float]) -> None:
    """Add the squares of `values` to `squares`, seat by seat."""
    for seat in range(len(squares)):
        squares[seat] += values[seat] * values[seat]


def errors(totals: list[float], squares: list[float], n: int) -> list[float]:
    """Return the standard error of the means of `n` values; a half where there are too few to tell."""
    if n < 2:
        return [0.5] * len(totals)
    means = [total / n for total in totals]
    return [math.sqrt(max(0.0, squares[s] / n - means[s] * means[s]) / (n - 1)) for s in range(len(means))]


@final
class Root:
    """The decision that `seat` thinks about: its actions with what is known of each. Indices are those of `actions`."""

    def __init__(self, actions: list[Action], players: int, seat: int) -> None:
        self.actions: Final = actions
        self.players: Final = players
        self.seat: Final = seat
        self.edges: Final = [Edge(action, players) for action in actions]
        #: Of the results, which the edges add up, the squares; of the chances to win both.
        self.squares: Final = [[0.0] * players for _ in actions]
        self.wins: Final = [[0.0] * players for _ in actions]
        self.win_squares: Final = [[0.0] * players for _ in actions]
        #: What the first tries gave: an expectation per seat, or nothing.
        self.first: list[list[float]] = []
        self.priors: list[float] = [1.0 / len(actions)] * len(actions)
        #: Of guided search only, whose actions meet the same worlds.
        self.paired: Final = Paired(len(actions))
        self.simulations = 0
        self.sum = 0.0
        self.sum_squares = 0.0

    def add(self, chosen: int, values: list[float], chances: list[float]) -> None:
        """Count one simulation that began with action `chosen`: each seat's result and chance to win."""
        seat = self.seat
        add_squares(self.squares[chosen], values)
        add(self.wins[chosen], chances)
        add_squares(self.win_squares[chosen], chances)
        self.simulations += 1
        if self.first:
            self.paired.add(chosen, values[seat])
        self.sum += values[seat]
        self.sum_squares += values[seat] * values[seat]

    def spread(self) -> float:
        """Return the standard deviation of the thinking seat's results so far."""
        if self.simulations < 2:
            return 0.25
        mean = self.sum / self.simulations
        return max(_LEAST_SPREAD, math.sqrt(max(0.0, self.sum_squares / self.simulations - mean * mean)))

    def noise(self) -> float:
        """Return the standard deviation of the results of one action, as far as the luck of the worlds does not explain it."""
        found = self.paired.noise
        return max(_LEAST_NOISE, found) if found >= 0.0 else self.spread()

    def choose(self, style: Style) -> int:
        """Return the index of the root action to try next."""
        if not style.guided:
            return self.choose_uniform(style.exploration)
        paired = self.paired
        bonus = style.exploration * self.noise() * math.sqrt(self.simulations + 1)
        usual = self.sum / self.simulations if self.simulations > 0 else 0.0
        best = 0
        best_score = -1.0
        for i in range(len(self.edges)):
            edge = self.edges[i]
            value = paired.mean(i) if edge.visits > 0 else usual
            score = value + bonus * self.priors[i] / (1 + edge.visits)
            if score > best_score:
                best = i
                best_score = score
        return best

    def choose_uniform(self, exploration: float) -> int:
        """Return the next root action by UCB1: each once in order, then the one with the highest bound."""
        n = len(self.edges)
        if self.simulations < n:
            return self.simulations
        best = 0
        best_score = -1.0
        for i in range(n):
            edge = self.edges[i]
            score = edge.mean(self.seat) + exploration * math.sqrt(math.log(self.simulations) / edge.visits)
            if score > best_score:
                best = i
                best_score = score
        return best

    def advice(self, nodes: int, seconds: float, stopped: bool) -> Advice:
        """Return the ranking so far."""
        order = sorted(range(len(self.edges)), key=self.rank)
        return Advice([self.judged(i) for i in order], self.simulations, nodes, seconds, stopped)

    def rank(self, i: int) -> tuple[float, float, int]:
        """Return what the i-th root action is sorted by: visits, then mean result, then canonical order."""
        return (-self.edges[i].visits, -self.value(i)[self.seat], i)

    def value(self, i: int) -> list[float]:
        """Return each seat's expected result after the i-th root action."""
        edge = self.edges[i]
        if edge.visits > 0:
            return [total / edge.visits for total in edge.totals]
        if self.first:
            return self.first[i]
        return [1.0 / self.players] * self.players

    def judged(self, i: int) -> Choice:
        """Return the i-th root action with what was found of it."""
        edge = self.edges[i]
        n = edge.visits
        expected = self.value(i)
        error = errors(edge.totals, self.squares[i], n)
        chances = [total / n for total in self.wins[i]] if n > 0 else expected
        chances_error = errors(self.wins[i], self.win_squares[i], n)
        share = n / self.simulations if self.simulations > 0 else 1.0 / len(self.edges)
        return Choice(edge.action, n, share, expected, error, chances, chances_error, line_from(edge.node, _LONGEST_LINE))
