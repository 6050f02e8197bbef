import json
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, sleep

import pytest

from service.games.errors import Code
from service.store import keys
from tests.games.table import Table


def test_each_sees_its_own(table):
    views = {seat: table.look(token)["view"] for seat, token in table.tokens.items()}
    assert [views[n]["viewer"] for n in (0, 1)] == [0, 1]
    assert len(views[0]["hand"]) == len(views[1]["hand"]) == 5
    # The host holds no seat and sees no more than a spectator.
    assert table.look(table.host)["view"]["hand"] == []
    assert table.look(table.host)["viewer"] is None


def test_a_public_game_is_seen_without_a_token(games, table, refused):
    public = Table(games, visibility="public")
    assert json.loads(games.look(public.id, None).body) == public.look(public.host)
    assert refused(games.look, table.id, None).code == Code.AUTH_MISSING
    assert refused(games.legal, table.id, None).code == Code.AUTH_MISSING


def test_a_token_of_another_game_opens_nothing(games, table, refused):
    other = Table(games, visibility="public")
    for token in (table.host, table.tokens[0], "seat_x", "", "é\ud800"):
        assert refused(games.look, other.id, token).code == Code.AUTH_FORBIDDEN


@pytest.mark.parametrize("game_id", ["0" * 24, "", "x" * 24, "0" * 23, "{a}:b", "A" * 24, "0" * 24 + "\n"])
def test_an_unknown_game_is_not_found(games, refused, game_id):
    assert refused(games.look, game_id, None).code == Code.GAME_NOT_FOUND


def test_the_etag_changes_with_version_and_viewer(games, table):
    first = games.look(table.id, table.tokens[0])
    assert games.look(table.id, table.tokens[1]).etag != first.etag
    same = games.look(table.id, table.tokens[0], known={first.etag})
    assert (same.unchanged, same.body, same.etag) == (True, b"", first.etag)
    table.act()
    moved = games.look(table.id, table.tokens[0], known={first.etag})
    assert not moved.unchanged
    assert moved.version == 1


def test_a_long_poll_returns_with_the_next_decision(games, table, store):
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(games.look, table.id, table.host, 0, 20.0)
        while not any(client["cmd"] == "xread" for client in store.redis.client_list()):
            sleep(0.01)
        table.act()
        began = monotonic()
        assert waiting.result(5).version == 1
        assert monotonic() - began < 2


def test_a_long_poll_for_a_past_version_returns_at_once(games, table):
    table.act()
    began = monotonic()
    assert games.look(table.id, table.host, 0, 20.0).version == 1
    assert monotonic() - began < 2


def test_a_long_poll_ends_with_what_there_is(games, table):
    assert games.look(table.id, table.host, 0, 0.1).version == 0


@pytest.mark.parametrize(
    ("after", "wait_s", "field"), [(-1, 1, "after"), (2**31, 1, "after"), (0, 31, "wait"), (0, -1, "wait"), (0, float("nan"), "wait")]
)
def test_a_wait_out_of_range_is_refused(games, table, refused, after, wait_s, field):
    assert refused(games.look, table.id, table.host, after, wait_s).data["field"] == field


def test_legal_actions_in_all_their_forms(games, table):
    listed = json.loads(games.legal(table.id, table.mover).body)
    assert listed["version"] == 0
    assert listed["to_act"] == {"seat": table.to_act, "kind": "human"}
    vocabulary = table.ruleset.meta.vocabulary
    for one in listed["actions"]:
        assert vocabulary.to_json(vocabulary.from_text(one["text"])) == one["action"]
        assert one["english"]
        assert one["rules"]


def test_others_have_no_legal_actions(games, table):
    for token in (table.other, table.host):
        listed = json.loads(games.legal(table.id, token).body)
        assert listed == {"ruleset": "gondola", "version": 0, "to_act": {"seat": table.to_act, "kind": "human"}, "actions": []}


@pytest.mark.parametrize("change", ["version", "ruleset", "schema"])
def test_a_game_under_other_rules_is_gone(games, table, store, refused, change):
    head = keys.head(table.id)
    facts = json.loads(store.redis.hget(head, "facts"))
    state = json.loads(store.redis.hget(head, "state"))
    if change == "version":
        facts["rules_version"] = "0"
    elif change == "ruleset":
        facts["ruleset"] = "canasta"
    else:
        state["schema_version"] = 99
    store.redis.hset(head, mapping={"facts": json.dumps(facts), "state": json.dumps(state)})
    for ask in (games.look, games.legal):
        assert refused(ask, table.id, table.tokens[0]).code == Code.RULES_VERSION_GONE
    action = {"type": "gondola.stay"}
    assert refused(games.act, table.id, table.tokens[0], [action]).code == Code.RULES_VERSION_GONE
