"""Lists of games: whose they are, what fits, pages that nothing shifts, and nothing left of what has expired."""

import json
from dataclasses import replace

import pytest

from service.games.api_keys import make_key, revoke_key
from service.games.errors import Code
from service.games.games import Games
from service.games.listing import ListWish
from service.games.model import ForkWish, GameWish, SeatWish
from service.store.redis_store import RedisStore
from tests.games.table import HUMANS, Table, made


def listed(games, bearer=None, **wish):
    return json.loads(games.list_games(bearer, ListWish(**wish)).body)


def ids(games, bearer=None, **wish):
    return [game["id"] for game in listed(games, bearer, **wish)["games"]]


@pytest.fixture
def key(games):
    """Make an API key."""

    def make(name="ann"):
        context = games.context
        return make_key(context.store, context.entropy, context.clock, name)[1]

    return make


def tables(games, n, **wish):
    """Games that are created one second after the other, newest first."""
    found = []
    for _ in range(n):
        games.context.clock.ms += 1000
        found.insert(0, Table(games, **wish))
    return found


def test_a_list_tells_what_everybody_may_know(games, table):
    table.play(2)
    game = listed(games)["games"][0]
    look = table.look()
    assert game.pop("rules_gone") is False
    assert game == {name: look[name] for name in game}
    assert game["to_act"]["seat"] == table.to_act
    assert not {"view", "secret", "commitment", "standings"} & set(game)


def test_pages_follow_each_other_and_new_games_do_not_shift_them(games):
    found = [t.id for t in tables(games, 7)]
    first = listed(games, limit=3)
    assert [g["id"] for g in first["games"]] == found[:3]
    tables(games, 5)
    second = listed(games, limit=3, cursor=first["next_cursor"])
    assert [g["id"] for g in second["games"]] == found[3:6]
    third = listed(games, limit=3, cursor=second["next_cursor"])
    assert ([g["id"] for g in third["games"]], third["next_cursor"]) == (found[6:], None)


def test_games_of_one_moment_are_all_listed_once(games):
    found = {Table(games).id for _ in range(11)}
    seen, cursor = [], None
    while True:
        page = listed(games, limit=2, cursor=cursor)
        seen += [g["id"] for g in page["games"]]
        cursor = page["next_cursor"]
        if cursor is None:
            break
    assert (len(seen), set(seen)) == (11, found)


def test_filters(games):
    gondola = Table(games, HUMANS, "gondola", visibility="public")
    rialto = Table(games, (SeatWish("human"), SeatWish("open"), SeatWish("open")), "rialto")
    over = Table(games)
    over.play()
    ended = Table(games)
    games.end(ended.id, ended.host)
    assert ids(games, ruleset="rialto") == [rialto.id]
    assert ids(games, visibility="public") == [gondola.id]
    assert set(ids(games, visibility="private")) == {rialto.id, over.id, ended.id}
    assert set(ids(games, status="active")) == {gondola.id, rialto.id}
    assert (ids(games, status="finished"), ids(games, status="ended")) == ([over.id], [ended.id])
    assert ids(games, has_open_seat=True) == [rialto.id]
    assert len(ids(games, has_open_seat=False)) == 3
    assert ids(games, status="finished", ruleset="rialto") == []
    fork = json.loads(games.fork(over.id, over.host, ForkWish(version=1)).body)["game"]["id"]
    assert set(ids(games, status="active")) == {gondola.id, rialto.id, fork}


def test_a_page_looks_at_a_bounded_number_of_games_and_goes_on_behind_them(games, monkeypatch):
    monkeypatch.setattr("service.games.listing._LOOKED_AT", 6)
    old = Table(games, visibility="public")
    tables(games, 9)
    first = listed(games, limit=2, ruleset="gondola", status="finished")
    assert first["games"] == []
    assert first["next_cursor"] is not None
    games.end(old.id, old.host)
    second = listed(games, limit=2, status="ended", cursor=first["next_cursor"])
    assert [g["id"] for g in second["games"]] == [old.id]
    assert second["next_cursor"] is None


@pytest.mark.parametrize(
    ("field", "wish"),
    [
        ("visibility", {"visibility": "all"}),
        ("status", {"status": "over"}),
        ("ruleset", {"ruleset": "chess"}),
        ("limit", {"limit": 0}),
        ("limit", {"limit": 101}),
        ("cursor", {"cursor": "x"}),
        ("cursor", {"cursor": "é"}),
        ("cursor", {"cursor": "MTox"}),
    ],
)
def test_odd_wishes_are_refused(games, refused, field, wish):
    problem = refused(games.list_games, None, ListWish(**wish))
    assert (problem.code, problem.data["field"]) == (Code.REQUEST_INVALID, field)


def test_each_key_lists_its_own_and_anybody_what_is_public(games, key, refused):
    before = Table(games)
    ann, bob = key(), key("bob")
    games.context.clock.ms += 10_000
    mine = games.create(_wish(), ann).id
    public = games.create(_wish(visibility="public"), bob).id
    assert (ids(games, ann), ids(games, bob)) == ([mine], [public])
    assert ids(games, None, visibility="public") == ids(games, "seat_x", visibility="public") == [public]
    assert ids(games, ann, visibility="private") == [mine]
    assert refused(games.list_games, None, ListWish()).code == Code.AUTH_MISSING
    assert refused(games.list_games, before.host, ListWish()).code == Code.AUTH_UNKNOWN_KEY
    context = games.context
    revoke_key(context.store, context.clock, context.keys.owner(ann))
    context.clock.ms += 10_000
    assert refused(games.list_games, ann, ListWish()).code == Code.AUTH_UNKNOWN_KEY


def _wish(**more):
    return GameWish("gondola", HUMANS, **more)


def test_where_no_keys_are_configured_a_seat_lists_nothing(games, table, refused):
    assert refused(games.list_games, table.tokens[0], ListWish()).code == Code.AUTH_FORBIDDEN


def test_what_has_expired_is_passed_over_and_then_off_all_lists(settings):
    store = RedisStore(replace(settings, idle_game_s=1))
    games: Games = made(store, store.settings)
    games.context.clock.ms = 1_700_000_000_000
    gone = Table(games, visibility="public")
    lasting = Table(games, visibility="public")
    store.redis.delete(f"game:{{{gone.id[0]}}}:{gone.id}:head")
    store.redis.persist(f"game:{{{lasting.id[0]}}}:{lasting.id}:head")
    store.redis.pexpire(f"game:{{{lasting.id[0]}}}:{lasting.id}:head", 50_000)
    assert ids(games) == [lasting.id]
    lists = ("games", "live", "expiry")
    count = lambda: sum(store.redis.zcard(key) for name in lists for key in store.redis.keys(f"{name}:*"))  # noqa: E731
    assert count() == 8
    now = games.context.clock.ms
    assert store.tidy_lists(now + 999, 10) == 0
    assert store.tidy_lists(now + 1000, 10) == 1
    assert count() == 4
    # The other one is not looked at again before it can expire.
    (row,) = [r for key in store.redis.keys("expiry:*") for r in store.redis.zrange(key, 0, -1, withscores=True)]
    assert now + 40_000 < row[1] <= now + 51_000
    assert store.tidy_lists(now + 2000, 10) == 0
    store.close()
