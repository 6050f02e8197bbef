"""Two processes on one store: what one remembers of a game may be behind, and must not show."""

import json

import pytest

from service.engine.rng import Rng
from service.games.errors import Code
from service.games.model import SeatWish
from service.games.recent import Recent
from tests.games.table import Table, made


@pytest.fixture
def other(store, settings):
    """The use cases in another process."""
    return made(store, settings)


def test_decisions_of_two_processes_alternate(games, other, store):
    table = Table(games, tuple(SeatWish("human") for _ in range(3)))
    rng = Rng(7)
    for n in range(40):
        here = (games, other)[rng.below(2)]
        token = table.mover
        actions = [a["action"] for a in json.loads(here.legal(table.id, token).body)["actions"]] if rng.below(2) else table.actions()
        acted = json.loads(here.act(table.id, token, [actions[rng.below(len(actions))]], n if rng.below(2) else None, f"k{n}").body)
        assert acted["game"]["version"] == n + 1
        assert acted["game"]["view"] == json.loads(other.look(table.id, token).body)["view"]
    assert len(store.log(table.id, 0, 100)) == 40


def test_a_memory_that_is_behind_refuses_nothing_that_is_right(games, other, table):
    before = table.mover
    table.act()
    other.context.recent.keep(*games.context.recent.guess(table.id))
    while table.mover == before:
        table.act()
    # To `other` it is still the turn of `before`.
    token, action = table.mover, table.actions()[0]
    assert other.context.recent.guess(table.id)[0].version < table.look()["version"]
    assert other.act(table.id, token, [action]).version == table.look()["version"]


def test_a_memory_that_is_behind_allows_nothing_that_is_wrong(other, table, refused):
    token, action = table.mover, table.actions()[0]
    other.look(table.id, token)
    table.act(action)
    while table.mover == token:
        table.act()
    problem = refused(other.act, table.id, token, [action])
    assert (problem.code, problem.data["to_act"]) == (Code.ACTION_NOT_YOUR_TURN, table.to_act)
    assert refused(other.act, table.id, token, [action], 0).data["current_version"] == table.look()["version"]


def test_a_repeat_in_another_process_is_a_repeat(games, other, table):
    token, action = table.mover, table.actions()[0]
    other.look(table.id, token)
    first = games.act(table.id, token, [action], None, "k")
    again = other.act(table.id, token, [action], None, "k")
    assert (again.body, again.replayed) == (first.body, True)
    # And where the memory holds the game of after the decision, in which it would be refused.
    assert games.act(table.id, token, [action], None, "k").body == first.body


def test_a_game_that_expired_is_not_found_though_it_is_remembered(games, table, store, refused):
    token, action = table.mover, table.actions()[0]
    games.look(table.id, token)
    store.redis.flushall()
    assert refused(games.act, table.id, token, [action]).code == Code.GAME_NOT_FOUND


def test_a_refused_batch_leaves_the_memory_as_it_was(games, table, refused):
    token, action = table.mover, table.actions()[0]
    before = games.look(table.id, token).body
    refused(games.act, table.id, token, [action, action])
    assert games.look(table.id, token).body == before
    assert games.act(table.id, token, [action]).version == 1


def test_it_forgets_what_was_seen_longest_ago(games):
    tables = [Table(games) for _ in range(3)]
    for table in tables:
        table.look()
    memory = Recent(2)
    for table in tables:
        memory.keep(*games.context.recent.guess(table.id))
    assert [memory.guess(table.id) is not None for table in tables] == [False, True, True]
