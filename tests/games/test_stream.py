"""The stream: it begins with a look, goes on behind any version, mends gaps, and ends with the game."""

import json
import threading

import pytest

from service.engine.contract import SPECTATOR
from service.games.errors import Code
from service.games.stream import MAX_BEHIND
from service.rulesets.catalogue import REGISTRY
from service.store import keys
from tests.games.table import Table
from tests.games.test_history import read, seats_of


def heard(games, table, token=None, after=None, seconds=0.0):
    return [m for m in games.stream(table.id, token or table.host, after, seconds) if m.kind != "alive"]


def test_a_stream_begins_with_a_look(games, table):
    table.play(3)
    (look,) = heard(games, table, table.tokens[1])
    assert (look.kind, look.version) == ("game", 3)
    assert json.loads(look.data) == table.look(table.tokens[1])


def test_a_stream_goes_on_behind_any_version(games, table):
    table.play(5)
    messages = heard(games, table, table.tokens[0], after=2)
    assert [(m.kind, m.version) for m in messages] == [("decision", 3), ("decision", 4), ("decision", 5)]
    assert [json.loads(m.data) for m in messages] == read(games, table, table.tokens[0], after=2)["entries"]
    assert heard(games, table, after=5) == []


def test_a_listener_hears_of_a_decision_as_soon_as_it_is_made(games, table):
    stream = iter(games.stream(table.id, table.host, 0, 20.0))
    threading.Timer(0.2, table.act).start()
    assert next(m.kind for m in stream if m.kind != "alive") == "decision"


def test_a_silent_stream_gives_signs_of_life_until_something_happens(games, table, monkeypatch):
    monkeypatch.setattr("service.games.stream.KEEP_ALIVE_S", 0.05)
    stream = iter(games.stream(table.id, table.host, 0, 20.0))
    assert [(m.kind, m.version, m.data) for m in (next(stream), next(stream))] == [("alive", 0, b"")] * 2
    table.act()
    assert [m.kind for m in (next(stream), next(stream))] == ["decision", "alive"]


@pytest.mark.parametrize("after", [7, 2**31 - 1])
def test_who_knows_of_versions_that_there_are_not_gets_the_game_as_it_is(games, table, after):
    table.play(6)
    assert [(m.kind, m.version) for m in heard(games, table, after=after)] == [("gap", 6)]


def test_who_was_away_for_too_long_gets_the_game_as_it_is(games):
    table = Table(games, seats_of("murano"), "murano")
    table.play(MAX_BEHIND + 1)
    (gap,) = heard(games, table, after=0)
    assert (gap.kind, gap.version) == ("gap", MAX_BEHIND + 1)
    assert json.loads(gap.data)["view"] == table.look()["view"]
    assert len(heard(games, table, after=1)) == MAX_BEHIND


def test_a_stream_ends_with_the_game(games, table):
    table.play()
    last = table.look()["version"]
    assert [m.kind for m in heard(games, table, after=last - 1)] == ["decision", "end"]
    assert not games.stream(table.id, table.host, last - 1, 0.0).told_all
    assert games.stream(table.id, table.host, last, 0.0).told_all


def test_a_stream_ends_when_the_game_expires(games, table, store):
    stream = iter(games.stream(table.id, table.host, 0, 20.0))
    store.redis.delete(keys.head(table.id), keys.log(table.id))
    assert next(stream).kind == "gone"
    assert list(stream) == []


def test_a_stream_is_for_those_who_may_look(games, table, refused):
    assert refused(games.stream, table.id, None).code == Code.AUTH_MISSING
    assert refused(games.stream, "0" * 24, table.host).code == Code.GAME_NOT_FOUND


@pytest.mark.parametrize("name", REGISTRY.names())
def test_a_stream_tells_exactly_what_history_tells(games, name):
    """So that what is shown of history's secrecy holds for streams."""
    table = Table(games, seats_of(name), name)
    table.play(40, seed=2)
    for viewer in (SPECTATOR, *table.tokens):
        token = table.host if viewer == SPECTATOR else table.tokens[viewer]
        told = [json.loads(m.data) for m in heard(games, table, token, after=0)]
        assert told == read(games, table, token, after=0)["entries"]
