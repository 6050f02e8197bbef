"""Dry runs and explained refusals: right about what is sure, silent about luck and hidden things, changing nothing."""

import json

import orjson
import pytest

from service.engine.rng import Rng
from service.games.errors import Code
from service.games.nearest import MOST, nearest
from service.rulesets.catalogue import REGISTRY
from service.store import keys
from tests.games.table import Table
from tests.games.test_history import seats_of

FAR = {"type": "gondola.place", "tile": "c01", "x": 40, "y": 40, "rotation": 0}


def tried(games, table, token, actions, version=None):
    return json.loads(games.dry_run(table.id, token, actions, version).body)


@pytest.mark.parametrize("name", REGISTRY.names())
def test_what_a_dry_run_calls_sure_happens(games, store, name):
    table = Table(games, seats_of(name), name)
    rng, certain, uncertain = Rng(8), 0, 0
    for _ in range(60):
        seat, token, actions = table.to_act, table.mover, table.actions()
        action = actions[rng.below(len(actions))]
        before = store.redis.hgetall(keys.head(table.id))
        foretold = tried(games, table, token, [action])
        assert store.redis.hgetall(keys.head(table.id)) == before
        assert (foretold["accepted"], foretold["checked"], foretold["refusal"]) == (True, 1, None)
        acted = table.act(action)
        told = acted["events"]
        assert told[: len(foretold["events"])] == foretold["events"]
        drawn = orjson.loads(store.log(table.id, acted["game"]["version"] - 1, 1)[0].entry)["draws"]
        if foretold["uncertain"]:
            uncertain += 1
        else:
            certain += 1
            assert (told, drawn) == (foretold["events"], [])
        assert seat == foretold["seat"]
        if acted["game"]["status"] != "active":
            break
    assert certain > 3
    assert uncertain > 0


@pytest.mark.parametrize("name", REGISTRY.names())
def test_a_dry_run_and_a_refusal_tell_nothing_that_their_seat_may_not_know(games, store, name):
    ruleset = REGISTRY[name]
    table = Table(games, seats_of(name), name)
    rng, strange, differ = Rng(2), [], 0
    for step in range(18):
        seat, token, actions = table.to_act, table.mover, table.actions()
        asked = [[actions[rng.below(len(actions))] for _ in range(2)] for _ in range(3)] + [[a] for a in strange[-6:]]
        strange += actions[:: max(1, len(actions) // 3)]
        truth = store.redis.hget(keys.head(table.id), "state")
        honest = [games.dry_run(table.id, token, batch, None).body for batch in asked]
        view = ruleset.view(ruleset.decode(orjson.loads(truth)), seat)
        twin = orjson.dumps(ruleset.encode(ruleset.sample(view, Rng(step))))
        differ += twin != truth
        store.redis.hset(keys.head(table.id), "state", twin)
        assert [games.dry_run(table.id, token, batch, None).body for batch in asked] == honest
        store.redis.hset(keys.head(table.id), "state", truth)
        table.act(actions[rng.below(len(actions))])
    assert differ > 0


def test_a_refused_dry_run_says_why(games, table, refused):
    token = table.mover
    told = tried(games, table, token, [FAR])
    real = refused(games.act, table.id, token, [FAR])
    assert (told["accepted"], told["checked"], told["events"]) == (False, 0, [])
    assert told["refusal"]["code"] == real.code == Code.ACTION_ILLEGAL
    assert told["refusal"]["detail"] == real.message
    assert {k: v for k, v in told["refusal"].items() if k not in ("code", "detail")} == {
        k: v for k, v in real.data.items() if v is not None
    }


@pytest.mark.parametrize(("token", "version", "code"), [("mover", 3, Code.GAME_STALE_VERSION), ("other", None, Code.ACTION_NOT_YOUR_TURN)])
def test_other_refusals(games, table, token, version, code):
    told = tried(games, table, getattr(table, token), [table.actions()[0]], version)
    assert (told["accepted"], told["refusal"]["code"]) == (False, code)


def test_what_is_wrong_with_the_request_is_a_problem_here_too(games, table, refused):
    assert refused(games.dry_run, table.id, table.mover, [{"type": "gondola.fly"}]).code == Code.ACTION_MALFORMED
    assert refused(games.dry_run, table.id, table.host, [FAR]).code == Code.AUTH_FORBIDDEN
    assert refused(games.dry_run, "0" * 24, table.mover, [FAR]).code == Code.GAME_NOT_FOUND


def test_of_a_batch_what_depends_on_luck_is_left_open(games):
    for seed in range(20):
        table = Table(games, seats_of("venezia"), "venezia", seed=str(seed))
        for _ in range(40):
            token, actions = table.mover, table.actions()
            first = next((a for a in actions if tried(games, table, token, [a])["uncertain"]), None)
            if first is not None:
                told = tried(games, table, token, [first, first])
                assert (told["accepted"], told["checked"], told["uncertain"]) == (None, 1, True)
                return
            table.act(actions[0])
    raise AssertionError("nothing was uncertain")


@pytest.mark.parametrize("name", REGISTRY.names())
def test_nearest_actions_are_legal_and_of_the_same_kind_where_there_are_any(games, refused, name):
    table = Table(games, seats_of(name), name)
    rng, strange, seen = Rng(5), [], 0
    for _ in range(25):
        token, actions = table.mover, table.actions()
        for action in (a for a in strange[-8:] if a not in actions):
            told = refused(games.act, table.id, token, [action]).data["nearest"]
            assert len(told) == min(MOST, len(actions))
            assert all(one in actions for one in told)
            kinds = [one["type"] == action["type"] for one in told]
            assert kinds == sorted(kinds, reverse=True)
            assert sum(kinds) == min(MOST, sum(a["type"] == action["type"] for a in actions))
            seen += 1
        strange += actions[:: max(1, len(actions) // 3)]
        table.act(actions[rng.below(len(actions))])
    assert seen > 10


def test_the_nearest_place_comes_first(games, table, refused):
    listed = table.actions()
    meant = max((a for a in listed if a["type"] == "gondola.place"), key=lambda a: a["x"])
    slip = {**meant, "x": meant["x"] + 1}
    assert slip not in listed
    told = refused(games.act, table.id, table.mover, [slip]).data["nearest"]
    assert told[0] == meant
    ruleset = table.ruleset
    state = ruleset.decode(orjson.loads(games.context.store.head(table.id).state))
    vocabulary = ruleset.meta.vocabulary
    assert [vocabulary.to_json(a) for a in nearest(ruleset, state, vocabulary.from_json(slip))] == told
