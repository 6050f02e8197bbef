import json
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from service.games.errors import Code, GameProblem
from service.store import keys
from tests.games.table import Table

STAY = {"type": "gondola.stay"}


def test_an_action_gives_the_new_game_and_its_events(games, table):
    token = table.mover
    games.context.clock.ms += 1000
    answer = games.act(table.id, token, [table.actions()[0]])
    acted = json.loads(answer.body)
    assert acted["game"] == table.look(token)
    assert acted["game"]["version"] == answer.version == 1
    assert acted["game"]["updated_at"] == "2023-11-14T22:13:21.000Z"
    assert [e["version"] for e in acted["events"]] == [1] * len(acted["events"])
    assert acted["events"][0]["event"]["type"].startswith("gondola.")
    assert answer.etag == games.look(table.id, token).etag


def test_a_batch_counts_each_decision(games):
    probe = Table(games, seed="sea")
    table = Table(games, seed="sea")
    place = probe.actions()[0]
    probe.act(place)
    second = probe.actions()[0]
    token = table.mover
    acted = json.loads(games.act(table.id, token, [place, second], expected_version=0).body)
    assert acted["game"]["version"] == 2
    assert sorted({e["version"] for e in acted["events"]}) == [1, 2]
    # One by one the same luck falls.
    probe.act(second)
    assert probe.look(probe.tokens[0])["view"] == table.look(table.tokens[0])["view"]


def test_a_batch_is_all_or_nothing(games, table, store, refused):
    before = games.look(table.id, table.mover).body
    problem = refused(games.act, table.id, table.mover, [table.actions()[0], table.actions()[0]])
    assert problem.code in (Code.ACTION_ILLEGAL, Code.ACTION_NOT_YOUR_TURN)
    assert problem.data["index"] == 1
    assert games.look(table.id, table.mover).body == before
    assert len(store.log(table.id, -1, 100)) == 1


def test_an_illegal_action_is_explained(games, table, refused):
    far = {"type": "gondola.place", "tile": table.look(table.mover)["view"]["hand"][0], "x": 40, "y": 40, "rotation": 0}
    problem = refused(games.act, table.id, table.mover, [far])
    assert problem.code == Code.ACTION_ILLEGAL
    assert problem.data["rule"] == "G-20"
    assert problem.data["rule_text"].startswith("The player lays one tile")
    assert problem.data["index"] == 0
    assert set(problem.data) == {"rule", "rule_text", "needed", "present", "instead", "nearest", "index"}
    assert problem.message


MALFORMED = [None, 7, [], {}, {"type": "gondola.fly"}, {"type": "chess.move"}, {"type": 7}, {"type": "gondola.place"}]
MALFORMED += [{**STAY, "x": 1}, {"type": "gondola.place", "tile": "\ud800", "x": 0, "y": 0, "rotation": 0}]


@pytest.mark.parametrize("action", MALFORMED, ids=str)
def test_a_malformed_action_is_named(games, table, refused, action):
    problem = refused(games.act, table.id, table.mover, [STAY, action], idempotency_key="k")
    assert (problem.code, problem.data["index"]) == (Code.ACTION_MALFORMED, 1)


@pytest.mark.parametrize("n", [0, 65])
def test_a_batch_has_1_to_64_actions(games, table, refused, n):
    problem = refused(games.act, table.id, table.mover, [STAY] * n)
    assert (problem.code, problem.data["field"]) == (Code.REQUEST_INVALID, "actions")


def test_the_order_of_checks(games, refused):
    """Each request has the fault under test and all later ones."""
    table = Table(games)
    table.play()
    live = Table(games)
    illegal = {"type": "gondola.race", "path": [[99, 99]]}
    mover, other = live.mover, live.other
    games.act(live.id, mover, [live.actions()[0]], idempotency_key="k")
    mover, other = live.mover, live.other

    def code(game_id, token, action, version=0, key=None):
        return refused(games.act, game_id, token, [action], version, key).code

    assert code("0" * 24, None, {}) == Code.ACTION_MALFORMED
    assert code("0" * 24, None, illegal) == Code.GAME_NOT_FOUND
    assert code(table.id, None, illegal) == Code.AUTH_MISSING
    assert code(table.id, "seat_x", illegal) == Code.AUTH_FORBIDDEN
    assert code(table.id, table.host, illegal) == Code.AUTH_FORBIDDEN
    assert code(live.id, mover, illegal, key="k") == Code.IDEMPOTENCY_MISMATCH
    assert code(table.id, table.tokens[0], illegal) == Code.GAME_OVER
    assert code(live.id, other, illegal) == Code.GAME_STALE_VERSION
    assert code(live.id, other, illegal, version=1) == Code.ACTION_NOT_YOUR_TURN
    assert code(live.id, mover, illegal, version=1) == Code.ACTION_ILLEGAL


def test_a_stale_version_tells_the_present_one(games, table, refused):
    table.act()
    problem = refused(games.act, table.id, table.mover, [STAY], 0)
    assert problem.data == {"current_version": 1, "expected_version": 0}


@pytest.mark.parametrize("version", [-1, 2**31, 10**30])
def test_a_number_that_can_be_no_version_is_refused(games, table, refused, version):
    assert refused(games.act, table.id, table.mover, [STAY], version, "k").data["field"] == "expected_version"


def test_a_wrong_turn_tells_whose_it_is(games, table, refused):
    problem = refused(games.act, table.id, table.other, [STAY])
    assert problem.data == {"to_act": table.to_act, "seat": 1 - table.to_act, "index": 0}


def test_a_repeated_key_gives_the_same_bytes_and_acts_once(games, table, store):
    token, action = table.mover, table.actions()[0]
    first = games.act(table.id, token, [action], idempotency_key="k")
    games.context.clock.ms += 5000
    again = games.act(table.id, token, [action], idempotency_key="k")
    assert (again.body, again.version, again.etag) == (first.body, 1, first.etag)
    assert (first.replayed, again.replayed) == (False, True)
    assert len(store.log(table.id, 0, 10)) == 1
    # Later decisions change nothing about it.
    table.play(3)
    assert games.act(table.id, token, [action], idempotency_key="k").body == first.body


def test_a_repeated_key_with_another_body_is_refused(games, table, refused):
    token, action = table.mover, table.actions()[0]
    games.act(table.id, token, [action], idempotency_key="k")
    for body, version in (([action, action], None), ([action], 0)):
        assert refused(games.act, table.id, token, body, version, "k").code == Code.IDEMPOTENCY_MISMATCH


def test_keys_of_different_bearers_do_not_meet(games, table, refused):
    action = table.actions()[0]
    other = table.other
    games.act(table.id, table.mover, [action], idempotency_key="k")
    problem = refused(games.act, table.id, other, [action], 0, "k")
    assert problem.code == Code.GAME_STALE_VERSION


def test_a_refused_request_leaves_its_key_unused(games, table, refused):
    token, action = table.mover, table.actions()[0]
    refused(games.act, table.id, token, [action], 7, "k")
    assert games.act(table.id, token, [action], idempotency_key="k").version == 1


def race(calls):
    """Run all calls at once; return their answers, or the problems that they met."""
    barrier = Barrier(len(calls))

    def run(call):
        barrier.wait()
        try:
            return call()
        except GameProblem as problem:
            return problem

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(run, calls))


def test_of_racing_writers_one_wins_and_the_others_learn_the_version(games, table, store):
    token, actions = table.mover, table.actions()
    ends = race([lambda a=a: games.act(table.id, token, [a], 0) for a in (actions * 8)[:8]])
    problems = [end for end in ends if isinstance(end, GameProblem)]
    assert len(problems) == 7
    assert {(p.code, p.data["current_version"]) for p in problems} == {(Code.GAME_STALE_VERSION, 1)}
    assert len(store.log(table.id, 0, 100)) == 1


def test_racing_repeats_of_one_request_act_once_and_agree(games, table, store):
    token, action = table.mover, table.actions()[0]
    ends = race([lambda: games.act(table.id, token, [action], 0, "k")] * 8)
    assert len({end.body for end in ends}) == 1
    assert sum(not end.replayed for end in ends) == 1
    assert len(store.log(table.id, 0, 100)) == 1


def test_a_finished_game_shows_its_secret_and_expires_earlier(games, store):
    table = Table(games, seed="end")
    assert table.look()["secret"] is None
    table.play()
    game = table.look()
    assert (game["status"], game["to_act"]) == ("finished", None)
    assert min(s["place"] for s in game["standings"]) == 1
    assert len(game["secret"]) == 64
    assert game["expires_at"] == "2023-11-21T22:13:20.000Z"
    assert store.redis.pttl(keys.head(table.id)) <= 7 * 86_400_000
    nothing = {"ruleset": "gondola", "version": game["version"], "to_act": None, "actions": []}
    assert json.loads(games.legal(table.id, table.host).body) == nothing
