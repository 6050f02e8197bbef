"""How good the choices of the search are after so many simulations, beside those of the greedy player.

`make bench-choices RULESET=murano` prints one JSON line. Decisions come from games between greedy players. What an action is really worth is
taken from many playouts in the same sampled worlds, as far ahead as the search looks; `regret` is the mean loss against the best action, by the
number of simulations, in parts of a win. `left` is the part of the variance of a difference between two actions that remains when both
meet the same worlds and luck instead of different ones: what that saves in simulations. Regret compares searches far better than games do, but only searches
that look equally far ahead.
"""

import argparse
import json
import math
import random
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

from tqdm import tqdm

from service.build import build_kind
from service.engine.contract import NO_SEAT, View
from service.engine.effects import LiveEffects, SearchEffects
from service.engine.rng import Rng
from service.engine.tagged import Action
from service.rulesets.catalogue import REGISTRY
from worker.heuristics.catalogue import heuristic_of
from worker.match import never
from worker.search.budget import Budget
from worker.search.greedy import one_step_values
from worker.search.levels import player_of
from worker.search.style import GUIDED
from worker.search.think import Search, think

#: Actions of a decision whose worth is found out: so many of the best by one step of foresight.
CANDIDATES = 8
#: Every so many decisions of a game one is taken, on average.
EVERY = 15
#: After so many playouts of each, what is clearly worse than the best gets no more.
HEAT = 30


@dataclass(frozen=True)
class Question:
    """A decision: what its seat sees, and what the greedy player did."""

    view: View
    seat: int
    greedy: Action


class Bench:
    """One ruleset with its heuristic."""

    def __init__(self, name: str) -> None:
        self.ruleset = REGISTRY[name]
        self.heuristic = heuristic_of(name)

    def questions(self) -> Iterator[Question]:
        """Yield decisions of games between two greedy players, without end."""
        ruleset, player, chance = self.ruleset, player_of("greedy"), random.Random(5)  # A seeded choice of positions.
        game = 0
        while True:
            game += 1
            secret = b"choices:%d" % game
            state = ruleset.new(ruleset.complete_options({}, 2), 2, LiveEffects(secret, 0))
            version = 0
            while (seat := ruleset.to_act(state)) != NO_SEAT:
                version += 1
                view = ruleset.view(state, seat)
                action, _ = player.decide(ruleset, self.heuristic, view, seat, version, time.process_time, never)
                if len(self.heuristic.prune(ruleset, state, ruleset.legal_actions(state))) > 1 and chance.random() * EVERY < 1.0:
                    yield Question(view, seat, action)
                ruleset.apply(state, action, LiveEffects(secret, version))

    def candidates(self, question: Question, search: Search) -> list[Action]:
        """Return the actions that look best one step deep, and the greedy one."""
        actions = search.root.actions
        values = one_step_values(self.ruleset, self.heuristic, question.view, actions, CANDIDATES, Rng(3), None)
        best = sorted(range(len(actions)), key=lambda i: -values[i][question.seat])[:CANDIDATES]
        return list(dict.fromkeys([*(actions[i] for i in best), question.greedy]))

    def playouts(self, question: Question, worlds: int) -> dict[Action, list[float]]:
        """Return the results of each candidate in the same worlds; those clearly beaten met only the first."""
        search = Search(self.ruleset, self.heuristic, GUIDED, question.view, question.seat, Budget(1), 7)
        results: dict[Action, list[float]] = {action: [] for action in self.candidates(question, search)}
        alive = list(results)
        for n in range(worlds):
            if n and n % HEAT == 0:
                alive = contenders(results, alive)
            for action in alive if len(alive) > 1 else ():
                results[action].append(self.result(search, question.seat, action, n))
        return results

    def result(self, search: Search, seat: int, action: Action, n: int) -> float:
        """Return the result for `seat` of playing on after `action` in world `n`."""
        state, search.luck = search.worlds.world(n), search.worlds.luck(n)
        effects = SearchEffects(search.luck)
        self.ruleset.apply(state, action, effects)
        now = self.ruleset.to_act(state)
        if now in (seat, NO_SEAT):
            return search.judge(state, 0, seat, effects)[seat]
        return search.judge(state, 1, now, effects)[seat]

    def choice(self, question: Question, simulations: int) -> Action:
        """Return what the search does."""
        budget = Budget(simulations)
        return think(self.ruleset, self.heuristic, GUIDED, question.view, question.seat, budget, 11, time.process_time, never, None).best


def contenders(results: dict[Action, list[float]], alive: list[Action]) -> list[Action]:
    """Return the best of `alive` and those that are less than 2.5 standard errors of the difference behind it."""
    best = max(alive, key=lambda action: statistics.fmean(results[action]))

    def close(action: Action) -> bool:
        gaps = [x - y for x, y in zip(results[best], results[action], strict=True)]
        return 0.0 < statistics.fmean(gaps) < 2.5 * statistics.stdev(gaps) / math.sqrt(len(gaps))

    return [action for action in alive if action is best or close(action)]


def losses(results: dict[Action, list[float]]) -> dict[Action, float]:
    """Return how much less each candidate is worth than the best, in the worlds that both have met."""
    longest = max(len(found) for found in results.values())
    best = max((found for found in results.values() if len(found) == longest), key=statistics.fmean)
    return {action: statistics.fmean(x - y for x, y in zip(best, found, strict=False)) for action, found in results.items()}


def variances(results: dict[Action, list[float]]) -> tuple[float, float]:
    """Return the variance of the difference between the two candidates met most, in equal worlds and in different ones."""
    first, second = sorted(results.values(), key=len)[-2:]
    together = statistics.variance([x - y for x, y in zip(first, second, strict=False)])
    return together, statistics.variance(first) + statistics.variance(second)


def measure(name: str, positions: int, worlds: int, simulations: list[int]) -> dict[str, object]:
    """Return the line to print."""
    bench = Bench(name)
    regrets: dict[str, list[float]] = {kind: [] for kind in ("greedy", *map(str, simulations))}
    spread: list[tuple[float, float]] = []
    for question, _ in zip(bench.questions(), tqdm(range(positions), file=sys.stderr, unit="decision"), strict=False):
        results = bench.playouts(question, worlds)
        spread.append(variances(results))
        lost = losses(results)
        regrets["greedy"].append(lost[question.greedy])
        for limit in simulations:
            regrets[str(limit)].append(lost.get(bench.choice(question, limit), max(lost.values())))
    together, apart = (statistics.fmean(column) for column in zip(*spread, strict=True))
    return {
        "ruleset": name,
        "build": build_kind(),
        "positions": positions,
        "worlds": worlds,
        "left": round(together / apart, 3),
        "regret": {kind: round(statistics.fmean(found), 5) for kind, found in regrets.items()},
        "error": {kind: round(statistics.stdev(found) / math.sqrt(positions), 5) for kind, found in regrets.items()},
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How good the choices of the search are.")
    parser.add_argument("--ruleset", choices=REGISTRY.names(), required=True)
    parser.add_argument("--positions", type=int, default=100, help="decisions looked at, at least 2")
    parser.add_argument("--worlds", type=int, default=200, help="playouts of each candidate, at least 2")
    parser.add_argument("--simulations", type=int, nargs="+", default=[50, 100, 300])
    wish = parser.parse_args()
    print(json.dumps(measure(wish.ruleset, wish.positions, wish.worlds, wish.simulations)))


if __name__ == "__main__":
    main()
