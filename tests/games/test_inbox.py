"""The inbox: where it is the bearer's turn, waiting for changes, for keys and for seats by token."""

import json
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from service.games.api_keys import make_key
from service.games.errors import Code
from service.games.inbox import MAX_SEATS
from service.games.model import GameWish, SeatWish
from service.games.system import SystemClock
from service.rulesets.catalogue import REGISTRY
from service.store import keys
from tests.games.table import HUMANS, Table
from tests.games.test_history import seats_of


def turns(games, bearer=None, seats=(), **how):
    return json.loads(games.inbox(bearer, seats, **how).body)


def where(found):
    return [(turn["game_id"], turn["seat"], turn["version"]) for turn in found["turns"]]


@pytest.fixture
def timed(games):
    """The use cases by a clock that goes."""
    object.__setattr__(games.context, "clock", SystemClock())
    return games


@pytest.mark.parametrize("name", REGISTRY.names())
def test_a_turn_tells_where_who_and_since_when(games, name):
    table = Table(games, seats_of(name), name, absence_s=60)
    table.play(3)
    look = table.look()
    found = turns(games)
    expected = {name: look[name] for name in ("ruleset", "version", "act_by")}
    seat = look["to_act"]["seat"]
    assert found["turns"] == [{"game_id": table.id, "seat": seat, "name": f"Player {seat}", "since": look["updated_at"], **expected}]
    assert found["complete"]


def test_who_waits_longest_comes_first_and_every_change_changes_the_marker(games):
    first, second = Table(games), Table(games)
    games.context.clock.ms += 1000
    first.act()
    before = turns(games)
    assert [turn["game_id"] for turn in before["turns"]] == [second.id, first.id]
    assert turns(games)["marker"] == before["marker"]
    games.context.clock.ms += 1000
    second.act()
    after = turns(games)
    assert [turn["game_id"] for turn in after["turns"]] == [first.id, second.id]
    assert after["marker"] != before["marker"]


def test_only_players_have_turns(games):
    Table(games, (SeatWish("open"),) * 2)
    Table(games, (SeatWish("ai", "random"),) * 2)
    over, ended, left = Table(games), Table(games), Table(games)
    assert {turn["game_id"] for turn in turns(games)["turns"]} == {over.id, ended.id, left.id}
    over.play()
    games.end(ended.id, ended.host)
    games.resign(left.id, left.mover)
    assert turns(games)["turns"] == []
    games.rejoin(left.id, left.tokens[left.to_act])
    assert where(turns(games)) == [(left.id, left.to_act, 2)]


def test_games_that_are_over_are_looked_at_no_more(games, store):
    over, runs = Table(games), Table(games)
    games.end(over.id, over.host)
    turns(games)
    live = [place for shard in keys.SHARDS for place in store.redis.zrange(keys.live(shard, "local"), 0, -1)]
    assert [place.decode()[14:] for place in live] == [runs.id]


def test_seats_by_token_see_their_own_turns_only(games, refused):
    mine, other = Table(games), Table(games)
    seats = [(mine.id, mine.mover)]
    assert where(turns(games, None, seats)) == [(mine.id, mine.to_act, 0)]
    assert turns(games, None, [(mine.id, mine.other)])["turns"] == []
    both = [(mine.id, token) for token in mine.tokens.values()]
    assert where(turns(games, None, [*both, (other.id, other.other)])) == [(mine.id, mine.to_act, 0)]
    assert turns(games, None, [("0" * 24, "seat_x"), ("odd", "seat_x"), *seats])["turns"] == turns(games, None, seats)["turns"]
    for token in ("seat_x", other.mover, mine.host):
        assert refused(games.inbox, None, [(mine.id, token)]).code == Code.AUTH_FORBIDDEN
    assert refused(games.inbox, None, seats * (MAX_SEATS + 1)).data["field"] == "Seat-Tokens"
    assert refused(games.inbox, None, seats, None, 31.0).data["field"] == "wait"
    assert refused(games.inbox, mine.mover).code == Code.AUTH_FORBIDDEN


def test_each_key_has_its_own_inbox_and_may_add_seats(games, refused):
    context = games.context
    ann, bob = (make_key(context.store, context.entropy, context.clock, name)[1] for name in ("ann", "bob"))
    answer = json.loads(games.create(GameWish("gondola", HUMANS), ann).body)
    game_id, tokens = answer["game"]["id"], {t["seat"]: t["token"] for t in answer["seat_tokens"]}
    assert [t["game_id"] for t in turns(games, ann)["turns"]] == [game_id]
    assert turns(games, bob)["turns"] == []
    seat = answer["game"]["to_act"]["seat"]
    assert (
        where(turns(games, bob, [(game_id, tokens[seat])])) == where(turns(games, None, [(game_id, tokens[seat])])) == [(game_id, seat, 0)]
    )
    assert refused(games.inbox, None).code == Code.AUTH_MISSING
    assert refused(games.inbox, tokens[0]).code == Code.AUTH_UNKNOWN_KEY


def test_it_looks_at_the_newest_games_and_says_so(games, monkeypatch):
    monkeypatch.setattr("service.games.inbox.MAX_OWN", 3)
    tables = []
    for _ in range(5):
        games.context.clock.ms += 1
        tables.append(Table(games))
    found = turns(games)
    assert ({t["game_id"] for t in found["turns"]}, found["complete"]) == ({t.id for t in tables[2:]}, False)


def test_a_position_is_decoded_once(games, monkeypatch):
    Table(games)
    turns(games)
    monkeypatch.setattr("service.games.inbox.seat_to_act", None)
    assert len(turns(games)["turns"]) == 1


def test_without_news_the_wait_ends_and_the_same_is_answered(timed):
    Table(timed)
    before = turns(timed)
    started = time.monotonic()
    assert turns(timed, marker=before["marker"], wait_s=0.3) == before
    assert 0.25 < time.monotonic() - started < 5
    assert turns(timed, marker="another", wait_s=30.0) == before
    assert turns(timed, wait_s=30.0) == before


@pytest.mark.parametrize("news", ["decision", "creation", "claim of an open seat to act", "by token"])
def test_a_wait_ends_with_the_news(timed, news):
    table = Table(timed, (SeatWish("open"),) * 2) if news.startswith("claim") else Table(timed)
    seats = [(table.id, table.other)] if news == "by token" else []
    before = turns(timed, None, seats)
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(turns, timed, None, seats, marker=before["marker"], wait_s=20.0)
        time.sleep(0.3)
        assert not waiting.done()
        if news == "creation":
            Table(timed)
        elif news.startswith("claim"):
            timed.claim(table.id, table.to_act)
        else:
            while table.to_act == table.look()["to_act"]["seat"] and where(turns(timed, None, seats)) == where(before):
                table.act()
        after = waiting.result(5)
    assert after["marker"] != before["marker"]
    assert where(after) != where(before)


def test_what_is_created_between_look_and_wait_is_not_missed(timed, store, monkeypatch):
    """The wait asks from the moment before the look on."""
    before = turns(timed)
    wait = store.wait_any

    def late(*asked):
        Table(timed)
        wait(*asked)

    monkeypatch.setattr(store, "wait_any", late)
    started = time.monotonic()
    assert len(turns(timed, marker=before["marker"], wait_s=20.0)["turns"]) == 1
    assert time.monotonic() - started < 5
