"""Decisions of every ruleset to think about, and clocks that go as the test wants."""

import pytest

from service.engine.effects import SearchEffects
from service.engine.rng import Rng
from service.rulesets.catalogue import REGISTRY
from worker.heuristics.catalogue import heuristic_of


class Clock:
    """A clock that goes on by `step` seconds each time it is read."""

    def __init__(self, step=0.0):
        self.now = 100.0
        self.step = step

    def __call__(self):
        self.now += self.step
        return self.now


def decision(ruleset, seed, players=2, after=6):
    """Return a state with more than one legal action, at least `after` random decisions into a game."""
    rng = Rng(seed)
    effects = SearchEffects(rng)
    state = ruleset.new(ruleset.complete_options({}, players), players, effects)
    while after > 0 or len(ruleset.legal_actions(state)) < 2:
        ruleset.apply(state, ruleset.pick(state, rng), effects)
        after -= 1
    return state


@pytest.fixture
def clock():
    return Clock


@pytest.fixture
def decide():
    return decision


@pytest.fixture(params=REGISTRY.names())
def ruleset(request):
    return REGISTRY[request.param]


@pytest.fixture
def heuristic(ruleset):
    return heuristic_of(ruleset.meta.name)
