"""A worker for games over a real store, the queue of which the test holds."""

import pytest

from service.jobs.counters import Counters
from service.rulesets.catalogue import REGISTRY
from tests.worker.table import Noted, games_over
from worker.handover import Handover
from worker.opponent import Opponent


@pytest.fixture
def queue():
    return Noted()


@pytest.fixture
def handover(queue):
    return Handover(queue)


@pytest.fixture
def games(store, settings, handover):
    return games_over(store, settings, handover)


@pytest.fixture
def tally(settings):
    return Counters(settings)


@pytest.fixture
def opponent(games, handover, tally):
    """One that makes one decision per job."""
    return Opponent(games, REGISTRY, handover, tally, patience_s=0.0)
