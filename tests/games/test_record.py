"""Record, replay and fork: what a finished game leaves behind, and what can be made of it."""

import copy
import hashlib
import hmac
import json

import pytest

from service.engine.contract import SPECTATOR
from service.engine.rng import Rng
from service.games.errors import Code
from service.games.model import ForkWish, SeatWish
from service.games.wire import dumps, loads
from service.rulesets.catalogue import REGISTRY
from service.store import keys
from tests.games.table import Table
from tests.games.test_history import read, seats_of
from tests.games.test_undo import played_until, undone


@pytest.fixture
def finished(games):
    """A finished game of a ruleset; with undo on, and one decision taken back."""

    def make(name="gondola"):
        table = Table(games, seats_of(name), name, undo=True)
        seat, _ = played_until(games, table, None)
        undone(games, table, seat)
        table.play(seed=6)
        return table

    return make


def record_of(games, table):
    return json.loads(games.record(table.id, table.host).body)


def problem_of(refused, games, record):
    problem = refused(games.replay, record)
    assert problem.code == Code.RECORD_WRONG_STEP
    return problem


@pytest.mark.parametrize("name", REGISTRY.names())
def test_a_record_is_explained_by_its_secret_and_replayed_gives_the_same_game(games, finished, name):
    table = finished(name)
    record = record_of(games, table)
    assert any(step["kind"] == "undo" for step in record["steps"])
    assert verified(record) > 0
    made = json.loads(games.replay(record).body)
    again = made["game"]
    mine = table.look()
    same = ("ruleset", "options", "seats", "status", "version", "standings", "commitment", "secret", "view")
    assert {k: again[k] for k in same} == {k: mine[k] for k in same}
    assert again["origin"] == {"kind": "replay", "game_id": None, "version": mine["version"], "exact": True}
    other = json.loads(games.record(again["id"], made["host_token"]).body)
    changing = ("created_at", "origin")
    assert {k: v for k, v in other.items() if k not in changing} == {k: v for k, v in record.items() if k not in changing}
    tokens = {t["seat"]: t["token"] for t in made["seat_tokens"]}
    for seat, token in tokens.items():
        assert json.loads(games.look(again["id"], token).body)["view"] == table.look(table.tokens[seat])["view"]
    mine_told = [e["events"] for e in read(games, table, table.tokens[1], limit=500)["entries"]]
    assert [e["events"] for e in json.loads(games.history(again["id"], tokens[1], limit=500).body)["entries"]] == mine_told


def verified(record):
    """Recompute every draw from the secret; return how many items were drawn."""
    secret = bytes.fromhex(record["secret"])
    assert hashlib.sha256(secret).hexdigest() == record["commitment"]
    drawn = 0
    for version, draws in enumerate([record["setup"], *(step["draws"] for step in record["steps"])]):
        counter = 0
        for draw in draws:
            pool = list(draw["pool"])
            for kind in draw["kinds"]:
                block = hmac.digest(secret, f"{version}:{counter}".encode(), "sha256")
                nth = int.from_bytes(block, "big") % sum(pool)
                assert [k for k, n in enumerate(pool) for _ in range(n)][nth] == kind
                pool[kind] -= 1
                counter += 1
                drawn += 1
    return drawn


def test_a_record_can_be_had_only_when_the_game_is_over(games, table, refused):
    table.play(5)
    for token in (table.host, table.tokens[0]):
        problem = refused(games.record, table.id, token)
        assert (problem.code, problem.data) == (Code.GAME_RUNNING, {})
    assert refused(games.record, table.id, None).code == Code.AUTH_MISSING


def test_anybody_may_have_the_record_of_a_public_game(games):
    table = Table(games, visibility="public")
    table.play()
    assert json.loads(games.record(table.id, None).body)["steps"]


def test_the_first_wrong_step_is_named(games, finished, refused):
    record = record_of(games, finished())
    steps = record["steps"]
    index = next(n for n, step in enumerate(steps) if n > 5 and step["draws"])

    def wrong(change):
        other = copy.deepcopy(record)
        change(other)
        return problem_of(refused, games, other).data

    def seat(r):
        r["steps"][index]["seat"] = 9
        r["steps"][index + 1]["seat"] = 9

    def action(r):
        r["steps"][4]["action"] = "place tile=nothing"

    def draw(r):
        r["steps"][index]["draws"][0]["kinds"][0] += 1

    def pool(r):
        r["steps"][index]["draws"][0]["pool"][0] += 1

    def setup(r):
        r["setup"].pop()

    def shorter(r):
        r["steps"] = r["steps"][:8]

    def longer(r):
        r["steps"].append(copy.deepcopy(r["steps"][-1]))

    def standings(r):
        r["standings"][0]["score"] += 1

    found = {change.__name__: wrong(change)["index"] for change in (seat, action, draw, pool, setup, shorter, longer, standings)}
    expected = {"seat": index, "action": 4, "draw": index, "pool": index, "setup": -1, "shorter": 8}
    assert found == expected | {"longer": len(steps), "standings": len(steps)}


def test_a_step_that_the_rules_forbid_is_named_with_its_rule(games, finished, refused):
    record = record_of(games, finished())
    place = next(n for n, s in enumerate(record["steps"]) if s["kind"] == "action" and s["action"].startswith("place"))
    words = [w if not w.startswith("x=") else "x=40" for w in record["steps"][place]["action"].split()]
    record["steps"][place]["action"] = " ".join(words)
    assert problem_of(refused, games, record).data == {"index": place, "version": place + 1, "rule": "G-20"}


def test_an_undo_that_the_policy_forbids_is_a_wrong_step(games, finished, refused):
    record = record_of(games, finished())
    at = next(n for n, s in enumerate(record["steps"]) if s["kind"] == "undo")
    for change in ({"undone": 0}, {"seat": 1 - record["steps"][at]["seat"]}, {"action": "stay"}):
        other = copy.deepcopy(record)
        other["steps"][at] |= change
        assert problem_of(refused, games, other).data["index"] == at
    assert problem_of(refused, games, record | {"undo": False}).data["index"] == at


def test_records_that_cannot_be_meant_for_this_service(games, finished, refused):
    record = record_of(games, finished())
    assert refused(games.replay, record | {"ruleset": "chess"}).data["field"] == "record.ruleset"
    assert refused(games.replay, record | {"rules_version": "0.0"}).code == Code.RULES_VERSION_GONE
    assert refused(games.replay, record | {"secret": "00" * 32}).data["field"] == "record.secret"
    assert refused(games.replay, record | {"options": {"no": 1}}).data["field"] == "record.options.no"
    assert refused(games.replay, record | {"seats": record["seats"][:1]}).data["field"].startswith("record.")
    assert refused(games.replay, record | {"start": {}}).code == Code.RECORD_GIVEN_START


def made_of(answer):
    return json.loads(answer.body)


@pytest.mark.parametrize("name", REGISTRY.names())
def test_a_finished_game_is_forked_exactly_from_any_version(games, finished, name):
    table = finished(name)
    entries = read(games, table, table.host, limit=500)["entries"]
    undo = next(e["version"] for e in entries if e["kind"] == "undo")
    ruleset = REGISTRY[name]
    for version in (0, 3, undo, undo - 1, undo - 2, undo + 2):
        made = made_of(games.fork(table.id, table.host, ForkWish(version)))
        game = made["game"]
        assert (game["version"], game["status"], game["secret"]) == (0, "active", None)
        assert game["commitment"] != table.look()["commitment"]
        assert game["origin"] == {"kind": "fork", "game_id": table.id, "version": version, "exact": True}
        if version + 1 < len(entries) and entries[version + 1]["kind"] == "action":
            # What was decided then is legal here, for the same seat.
            seat = entries[version + 1]["seat"]
            token = next(t["token"] for t in made["seat_tokens"] if t["seat"] == seat)
            legal = [a["action"] for a in made_of(games.legal(game["id"], token))["actions"]]
            full = read(games, table, table.tokens[seat], after=version, limit=1)["entries"][0]["action"]
            assert full in legal
    assert ruleset.meta.name == made["game"]["ruleset"]
    last = made_of(games.fork(table.id, table.host, ForkWish()))["game"]
    assert (last["status"], last["view"]) == ("finished", table.look()["view"])


def test_a_fork_is_played_to_its_end_and_leaves_a_record_that_cannot_be_replayed(games, finished, refused):
    table = finished()
    made = made_of(games.fork(table.id, table.host, ForkWish(10, undo=True)))
    fork = copy.copy(table)
    fork.id, fork.host = made["game"]["id"], made["host_token"]
    fork.tokens = {t["seat"]: t["token"] for t in made["seat_tokens"]}
    seat, before = played_until(games, fork, None)
    assert undone(games, fork, seat)["game"]["view"] == before["view"]
    fork.play(seed=9)
    record = record_of(games, fork)
    assert record["start"] is not None
    assert record["setup"] == []
    assert refused(games.replay, record).code == Code.RECORD_GIVEN_START
    assert made_of(games.fork(fork.id, fork.host, ForkWish(3)))["game"]["version"] == 0


@pytest.mark.parametrize("name", REGISTRY.names())
def test_a_running_game_is_forked_as_the_bearer_sees_it_and_no_more(games, store, name):
    """The fork shows its maker the same; it is made of the maker's view alone: twins of the game give the same fork."""
    ruleset = REGISTRY[name]
    table = Table(games, seats_of(name), name)
    table.play(25, seed=7)
    head = keys.head(table.id)
    truth = store.redis.hget(head, "state")
    entropy, differ = games.context.entropy, 0
    for viewer in (SPECTATOR, *table.tokens):
        token = table.host if viewer == SPECTATOR else table.tokens[viewer]
        forks = []
        for state in (truth, twin_of(ruleset, truth, viewer)):
            differ += state != truth
            store.redis.hset(head, "state", state)
            entropy.calls = 10_000 + viewer
            made = made_of(games.fork(table.id, token, ForkWish()))
            forks.append((made, store.head(made["game"]["id"]).state))
            if len(forks) == 1:
                # The second fork has the same entropy, hence the same id.
                store.redis.delete(keys.head(made["game"]["id"]), keys.log(made["game"]["id"]))
        store.redis.hset(head, "state", truth)
        assert forks[0] == forks[1]
        game = forks[0][0]["game"]
        assert game["origin"]["exact"] is False
        mine = table.host if viewer == SPECTATOR else table.tokens[viewer]
        own = forks[0][0]["host_token"]
        if viewer != SPECTATOR:
            own = next(t["token"] for t in forks[0][0]["seat_tokens"] if t["seat"] == viewer)
        assert json.loads(games.look(game["id"], own).body)["view"] == table.look(mine)["view"]
    assert differ > 0


def twin_of(ruleset, state, viewer):
    return dumps(ruleset.encode(ruleset.sample(ruleset.view(ruleset.decode(loads(state)), viewer), Rng(77 + viewer))))


def test_luck_of_a_fork_is_its_own(games):
    """The same decision in game and fork draws anew: a fork is no look ahead."""
    drawn = set()
    table = Table(games, seed="ahead")
    for _ in range(4):
        made = made_of(games.fork(table.id, table.tokens[0], ForkWish()))
        seats = {t["seat"]: t["token"] for t in made["seat_tokens"]}
        fork = copy.copy(table)
        fork.id, fork.host, fork.tokens = made["game"]["id"], made["host_token"], seats
        fork.play(6, seed=2)
        drawn.add(json.dumps([e["draws"] for e in read(games, fork, fork.tokens[0])["entries"]]))
        assert not made["game"]["seeded"]
    assert len(drawn) > 1


def test_who_may_fork(games, table, refused):
    table.play(3)
    public = Table(games, visibility="public")
    assert refused(games.fork, table.id, None, ForkWish()).code == Code.AUTH_MISSING
    assert refused(games.fork, public.id, None, ForkWish()).code == Code.AUTH_FORBIDDEN
    assert refused(games.fork, table.id, table.host, ForkWish(2)).code == Code.GAME_RUNNING
    public.play()
    assert made_of(games.fork(public.id, None, ForkWish(0)))["game"]["status"] == "active"
    last = public.look()["version"]
    assert refused(games.fork, public.id, None, ForkWish(last + 1)).data["field"] == "version"


def test_seats_of_a_fork_may_be_others(games, table, refused):
    seats = (SeatWish("human", name="Ann"), SeatWish("ai", "greedy"))
    made = made_of(games.fork(table.id, table.tokens[0], ForkWish(seats=seats)))
    assert [s["kind"] for s in made["game"]["seats"]] == ["human", "ai"]
    assert refused(games.fork, table.id, table.tokens[0], ForkWish(seats=seats[:1])).data["field"] == "seats"
    assert refused(games.fork, table.id, table.tokens[0], ForkWish(visibility="secret")).data["field"] == "visibility"
    if made["game"]["to_act"]["kind"] == "ai":
        assert (made["game"]["id"], 0) in games.context.queue.turns


def test_a_repeated_fork_is_the_same_fork(games, table):
    first = games.fork(table.id, table.tokens[0], ForkWish(), "k")
    again = games.fork(table.id, table.tokens[0], ForkWish(), "k")
    assert (again.body, again.replayed) == (first.body, True)


def test_a_fork_of_a_game_that_expires_meanwhile_is_not_found(games, finished, store, refused):
    table = finished()
    store.redis.delete(keys.log(table.id))
    assert refused(games.fork, table.id, table.host, ForkWish(3)).code == Code.GAME_NOT_FOUND
