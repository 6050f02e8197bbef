import pytest

from service.games.errors import GameProblem
from tests.games.table import Table, made


@pytest.fixture
def games(store, settings):
    return made(store, settings)


@pytest.fixture
def table(games):
    return Table(games)


@pytest.fixture
def refused():
    """Call something that must raise a GameProblem, and return it."""

    def call(what, *args, **named):
        with pytest.raises(GameProblem) as caught:
            what(*args, **named)
        return caught.value

    return call


@pytest.fixture
def elsewhere(store, settings):
    """Another process of the same service."""
    other = made(store, settings)
    other.context.entropy.calls = 1000
    return other
