"""Every kind of problem is provoked once, and answered with its code, status and members."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import orjson
import pytest
import redis
from werkzeug.test import TestResponse

from service.api.body import MAX_BODY
from service.api.problem_kinds import PROBLEMS
from service.api.routes.past import MAX_RECORD
from service.api.schemas.requests import ApplyActions, is_plain_batch
from service.app import create_app
from service.config import Settings
from service.games.errors import Code
from service.games.games import Games
from service.games.model import MAX_BATCH
from service.games.system import NoQueue, SystemClock, SystemEntropy
from service.rulesets.catalogue import REGISTRY
from service.store import keys
from service.store.redis_store import RedisStore
from tests.api.contract import ContractClient
from tests.api.table import Table, table

NO_GAME = "0" * 24


@dataclass
class Scene:
    """Where problems are provoked."""

    client: ContractClient
    game: Table
    redis: redis.Redis

    def legal(self) -> dict[str, Any]:
        action: dict[str, Any] = self.game.legal(self.game.to_act)[0]["action"]
        return action

    def post(self, path: str, body: object = None, **more: Any) -> TestResponse:
        return self.client.post(path, data=orjson.dumps(body), content_type="application/json", **more)


@pytest.fixture
def scene(gondola: Table, settings: Settings) -> Scene:
    return Scene(gondola.client, gondola, redis.Redis.from_url(settings.redis_url))


def _create(**more: object) -> dict[str, object]:
    return {"ruleset": "gondola", "seats": [{"kind": "human"}, {"kind": "human"}], **more}


def _illegal(s: Scene) -> TestResponse:
    place = s.legal()
    response: TestResponse = s.game.act(s.game.to_act, {**place, "x": 150})
    assert response.json["rule"] == "G-20"
    assert response.json["rule_text"]
    assert response.json["index"] == 0
    return response


def _stale(s: Scene) -> TestResponse:
    response: TestResponse = s.game.act(s.game.to_act, s.legal(), expected_version=7)
    assert response.json["current_version"] == 0
    assert response.json["expected_version"] == 7
    return response


def _not_your_turn(s: Scene) -> TestResponse:
    response: TestResponse = s.game.act(s.game.waiting, s.legal())
    assert response.json["to_act"] == s.game.to_act
    return response


def _malformed_action(s: Scene) -> TestResponse:
    response: TestResponse = s.game.act(s.game.to_act, {**s.legal(), "x": "west"})
    assert response.json["field"] == "x"
    assert response.json["index"] == 0
    return response


def _over(s: Scene) -> TestResponse:
    fresh = table(s.client)
    s.redis.hset(keys.head(fresh.id), "status", "finished")
    response: TestResponse = fresh.act(0, {"type": "gondola.place", "tile": "c01", "x": 0, "y": 1, "rotation": 0})
    return response


def _version_gone(s: Scene) -> TestResponse:
    facts = orjson.loads(s.redis.hget(keys.head(s.game.id), "facts"))
    s.redis.hset(keys.head(s.game.id), "facts", orjson.dumps({**facts, "rules_version": "0"}))
    return s.client.get(s.game.path, headers=s.game.seat(0))


def _mismatch(s: Scene) -> TestResponse:
    key = {"Idempotency-Key": "one"}
    assert s.post("/v1/games", _create(), headers=key).status_code == 201
    return s.post("/v1/games", _create(seed="other"), headers=key)


def _too_many(s: Scene) -> TestResponse:
    seat = s.game.seat(s.game.to_act)
    path = f"{s.game.path}/suggestions"
    responses = [s.post(path, {"simulations": n + 1}, headers=seat) for n in range(5)]
    assert [r.status_code for r in responses[:4]] == [202] * 4
    assert responses[4].headers["Retry-After"]
    return responses[4]


def _replayed(s: Scene, **changed: object) -> TestResponse:
    # A game that was stopped at its beginning: its record ends too early.
    s.redis.hset(keys.head(s.game.id), "status", "finished")
    record = s.client.get(f"{s.game.path}/record", headers=s.game.seat(0)).json
    return s.post("/v1/games/replay", {"record": {**record, **changed}})


def _unknown_method(s: Scene) -> TestResponse:
    response = s.client.put(s.game.path)
    assert response.headers["Allow"] == "DELETE, GET, HEAD, OPTIONS"
    return response


def _resigned_twice(s: Scene) -> TestResponse:
    assert s.post(f"{s.game.path}/resign", {}, headers=s.game.seat(0)).status_code == 200
    return s.post(f"{s.game.path}/resign", {}, headers=s.game.seat(0))


def _no_token(s: Scene) -> TestResponse:
    response = s.client.get(s.game.path)
    assert response.headers["WWW-Authenticate"] == "Bearer"
    return response


def _cut_off(s: Scene) -> TestResponse:
    # The client promised more than it sent.
    return s.client.post("/v1/games", data=b"{", content_type="application/json", environ_overrides={"CONTENT_LENGTH": "100"})


PROVOKE: dict[str, Callable[[Scene], TestResponse]] = {
    "request/malformed": _cut_off,
    "body/malformed": lambda s: s.client.post("/v1/games", data=b'{"ruleset":', content_type="application/json"),
    "request/invalid": lambda s: s.post("/v1/games", _create(seats=[{"kind": "nobody"}])),
    "route/not_found": lambda s: s.client.get("/v1/nothing"),
    "method/not_allowed": _unknown_method,
    "accept/not_acceptable": lambda s: s.client.get(s.game.path, headers={**s.game.seat(0), "Accept": "text/html"}),
    "body/too_large": lambda s: s.client.post("/v1/games", data=b" " * (MAX_BODY + 1), content_type="application/json"),
    "body/unsupported_type": lambda s: s.client.post("/v1/games", data=b"{}", content_type="text/plain"),
    "auth/missing": _no_token,
    "auth/malformed": lambda s: s.client.get(s.game.path, headers={"Authorization": "Basic YTpi"}),
    "auth/forbidden": lambda s: s.client.get(s.game.path, headers={"Authorization": "Bearer seat_of_another_game"}),
    "ruleset/not_found": lambda s: s.client.get("/v1/rulesets/chess"),
    "game/not_found": lambda s: s.client.get(f"/v1/games/{NO_GAME}"),
    "game/over": _over,
    "game/stale_version": _stale,
    "action/not_your_turn": _not_your_turn,
    "action/malformed": _malformed_action,
    "action/illegal": _illegal,
    "idempotency/mismatch": _mismatch,
    "rules/version_gone": _version_gone,
    "game/running": lambda s: s.client.get(f"{s.game.path}/record", headers=s.game.seat(0)),
    "seat/not_found": lambda s: s.post(f"{s.game.path}/seats/2/claim", {}),
    "seat/not_open": lambda s: s.post(f"{s.game.path}/seats/1/claim", {}),
    "seat/stand_in": _resigned_twice,
    "undo/refused": lambda s: s.post(f"{s.game.path}/undo", {}, headers=s.game.seat(0)),
    "record/wrong_step": _replayed,
    "record/given_start": lambda s: _replayed(s, start={}),
    "suggestion/not_found": lambda s: s.client.get(f"/v1/suggestions/{'0' * 32}", headers=s.game.seat(0)),
    "suggestion/too_many": _too_many,
}
#: Those that no single request can provoke while everything works: the first two below, the third in test_history.py; the others where
#: API keys or limits are configured: in test_api_keys.py, test_rate_limit.py and test_long_poll.py.
FAULTS = {"server/busy", "server/error", "stream/too_many", "auth/unknown_key", "rate/limited", "poll/too_many"}
#: What gunicorn finds, before the application hears of it: in tests/deploy/test_live.py.
UNHEARD = {"request/uri_too_long", "request/headers_too_large"}


@pytest.mark.parametrize("code", PROVOKE)
def test_problem(scene: Scene, code: str) -> None:
    response = PROVOKE[code](scene)
    kind = PROBLEMS[code]
    assert response.status_code == kind.status, response.data
    assert response.mimetype == "application/problem+json"
    body = response.json
    assert body["code"] == code
    assert body["status"] == kind.status
    assert body["type"] == kind.type
    assert body["title"] == kind.title
    assert body["request_id"] == response.headers["X-Request-Id"]


def test_every_problem_is_provoked() -> None:
    assert set(PROVOKE) | FAULTS | UNHEARD == set(PROBLEMS)


def test_every_code_of_the_use_cases_is_a_kind_of_problem() -> None:
    assert {code.value for code in Code} <= set(PROBLEMS)


def test_redis_out_of_reach_is_busy() -> None:
    settings = Settings("redis://127.0.0.1:1/0")
    store = RedisStore(settings)
    app = create_app(REGISTRY, Games(REGISTRY, store, NoQueue(), SystemEntropy(), SystemClock(), settings), lambda: (False, 0))
    app.test_client_class = ContractClient
    response = app.test_client().get(f"/v1/games/{NO_GAME}")
    assert response.json["code"] == "server/busy"
    assert response.headers["Retry-After"]


def test_a_fault_of_ours_says_nothing_of_its_cause(games: Games, caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> object:
        raise RuntimeError("the secret cause")

    app = create_app(REGISTRY, games, lambda: (True, 1))
    app.add_url_rule("/fault", "fault", fail)
    response = app.test_client().get("/fault", headers={"X-Request-Id": "find-me"})
    assert response.status_code == 500
    assert response.json["code"] == "server/error"
    assert "secret" not in response.text
    assert "find-me" in caplog.text
    assert "the secret cause" in caplog.text


def _nested(depth: int) -> bytes:
    return b'{"actions":' + b"[" * depth + b"]" * depth + b"}"


ODD_BODIES = {
    "empty": (b"", 400),
    "not UTF-8": (b'{"ruleset": "\xff"}', 400),
    "BOM": (b"\xef\xbb\xbf{}", 400),
    "NUL": (b'{"ruleset": "gond\x00ola"}', 400),
    "lone surrogate": (b'{"ruleset": "\\ud800"}', 400),
    "NaN": (b'{"ruleset": NaN}', 400),
    "deep": (_nested(40), 400),
    "very deep": (_nested(100_000), 400),
    "list": (b"[]", 422),
    "null": (b"null", 422),
    "number": (b"17", 422),
    "escaped NUL": (b'{"ruleset": "gond\\u0000ola", "seats": [{"kind": "human"}]}', 422),
    "number of 30 digits": (b'{"actions": [{"type": "gondola.race"}], "expected_version": ' + b"9" * 30 + b"}", 422),
    "number of 400 digits": (b'{"actions": [{"type": "gondola.race"}], "expected_version": ' + b"9" * 400 + b"}", 400),
    "infinite number": (b'{"actions": [{"type": "gondola.race"}], "expected_version": 1e400}', 400),
    "unknown member": (b'{"actions": [{"type": "gondola.race"}], "a": 1}', 422),
    "no action": (b'{"actions": []}', 422),
    "65 actions": (b'{"actions": [' + b",".join([b"{}"] * 65) + b"]}", 422),
    "action is null": (b'{"actions": [null]}', 422),
    "action is a list": (b'{"actions": [[]]}', 422),
    "tag is a list": (b'{"actions": [{"type": ["gondola.race"]}]}', 422),
    "tag without ruleset": (b'{"actions": [{"type": "race"}]}', 422),
    "member is an object": (b'{"actions": [{"type": {}, "x": {}}]}', 422),
}


@pytest.mark.parametrize("name", ODD_BODIES)
@pytest.mark.parametrize("path", ["actions", "suggestions", "create"])
def test_odd_bodies_are_refused(scene: Scene, name: str, path: str) -> None:
    body, status = ODD_BODIES[name]
    where = "/v1/games" if path == "create" else f"{scene.game.path}/{path}"
    response = scene.client.post(where, data=body, content_type="application/json", headers=scene.game.seat(0))
    assert response.status_code == status, response.data


ODD_CREATIONS = {
    "seats.0.kind": _create(seats=[{}, {"kind": "human"}]),
    "seats.1.level": _create(seats=[{"kind": "human"}, {"kind": "ai", "level": "best"}]),
    "seats.0.name": _create(seats=[{"kind": "human", "name": "a\x00b"}, {"kind": "human"}]),
    "seats.1.name": _create(seats=[{"kind": "human"}, {"kind": "human", "name": "x" * 41}]),
    "seats": _create(seats=[{"kind": "human"}] * 12),
    "ruleset": _create(ruleset="chess"),
    "seed": _create(seed="a\nb"),
    "visibility": _create(visibility="secret"),
    "options.races": _create(options={"races": 2}),
    "options.wind": _create(options={"wind": "east"}),
    "options": _create(options=[]),
    "colour": _create(colour="red"),
}


@pytest.mark.parametrize("field", ODD_CREATIONS)
def test_the_member_at_fault_is_named(scene: Scene, field: str) -> None:
    response = scene.post("/v1/games", ODD_CREATIONS[field])
    assert response.status_code == 422, response.data
    assert response.json["field"] == field


@pytest.mark.parametrize(
    "query",
    [
        "after=-1",
        "after=x",
        "after=1&after=2",
        "wait=31",
        "wait=-1",
        "wait=nan",
        "wait=inf",
        "after=99999999999999999999",
        "since=1",
        "after=%ff",
    ],
)
def test_odd_queries_are_refused(gondola: Table, query: str) -> None:
    assert gondola.client.get(f"{gondola.path}?{query}", headers=gondola.seat(0)).json["code"] == "request/invalid"


@pytest.mark.parametrize("token", ["", "Bearer", "Bearer ", "Bearer é", "bearer a b", "Bearer " + "x" * 300, "Token abc", "Bearer \x01"])
def test_odd_tokens_are_unreadable(gondola: Table, token: str) -> None:
    response = gondola.client.get(gondola.path, headers={"Authorization": token})
    assert response.status_code == 401
    assert response.headers["WWW-Authenticate"] == "Bearer"


@pytest.mark.parametrize("key", ["", "a b", "é", "x" * 256])
def test_odd_idempotency_keys_are_refused(scene: Scene, key: str) -> None:
    response = scene.post("/v1/games", _create(), headers={"Idempotency-Key": key})
    assert response.json["field"] == "Idempotency-Key"


@pytest.mark.parametrize(
    ("content_type", "good"),
    [
        ("application/json", True),
        ("application/json; charset=utf-8", True),
        ('Application/JSON;charset="UTF-8"', True),
        ("application/json; charset=latin-1", False),
        ("application/x-www-form-urlencoded", False),
        ("", False),
    ],
)
def test_content_types(scene: Scene, content_type: str, good: bool) -> None:
    response = scene.client.post("/v1/games", data=orjson.dumps(_create()), content_type=content_type)
    assert response.status_code == (201 if good else 415)


def test_compressed_body_is_refused(scene: Scene) -> None:
    response = scene.post("/v1/games", _create(), headers={"Content-Encoding": "gzip"})
    assert response.status_code == 415


@pytest.mark.parametrize(
    ("accept", "status"),
    [
        ("*/*", 200),
        ("application/*", 200),
        ("application/json;q=0.5, text/html", 200),
        ("text/html", 406),
        ("application/json;q=0", 406),
        ("%%%", 406),
    ],
)
def test_accept(gondola: Table, accept: str, status: int) -> None:
    assert gondola.client.get(gondola.path, headers={**gondola.seat(0), "Accept": accept}).status_code == status


@pytest.mark.parametrize(
    "path",
    ["/v1/games/", "//v1/games", "/v1/games/%00", "/v1/games/%ff", "/v1/games/..", "/v1//games", "/v1/games/x/actions/", "/%2e%2e/", "/é"],
)
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "BREW"])
def test_odd_paths_and_methods_are_the_clients_fault(client: ContractClient, path: str, method: str) -> None:
    assert 400 <= client.open(path, method=method).status_code < 500


def test_a_token_in_the_query_is_no_token(gondola: Table) -> None:
    token = gondola.tokens[0]
    response = gondola.client.get(f"{gondola.path}?token={token}")
    assert response.status_code == 422
    assert token not in response.text


def test_no_problem_repeats_the_token(gondola: Table) -> None:
    secret = "seat_0123456789abcdefghijklmnopqrst"
    response = gondola.client.get(gondola.path, headers={"Authorization": f"Bearer {secret}"})
    assert secret not in response.text


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"actions": None},
        {"actions": []},
        {"actions": [{}]},
        {"actions": [None]},
        {"actions": [1, "a", []]},
        {"actions": [{}] * 65},
        {"actions": {"type": "gondola.race"}},
        {"actions": [{}], "expected_version": 0},
        {"actions": [{}], "expected_version": None},
        {"actions": [{}], "expected_version": True},
        {"actions": [{}], "expected_version": 1.0},
        {"actions": [{}], "expected_version": 2**31},
        {"actions": [{}], "expected_version": -1},
        {"actions": [{}], "version": 1},
        {"actions": [{}], "expected_version": 1, "version": 1},
    ],
)
def test_plain_batches_are_those_that_the_schema_leaves_alone(body: dict[str, Any]) -> None:
    if is_plain_batch(body):
        assert ApplyActions().load(body) == body
    else:
        # 1.0 is read as 1; everything else is refused.
        assert ApplyActions().validate(body) or type(body["expected_version"]) is float


@pytest.mark.parametrize(
    ("path", "longest"),
    [("games", MAX_BODY), ("games/replay", MAX_RECORD), (f"games/{NO_GAME}/actions", MAX_BODY), (f"games/{NO_GAME}/suggestions", MAX_BODY)],
)
def test_bodies_are_read_up_to_their_limit(client: ContractClient, path: str, longest: int) -> None:
    headers = {"Authorization": "Bearer seat_x"}
    fits = client.post(f"/v1/{path}", data=b"{}" + b" " * (longest - 2), content_type="application/json", headers=headers)
    assert fits.status_code in {404, 422}
    too_long = client.post(f"/v1/{path}", data=b"{}" + b" " * (longest - 1), content_type="application/json", headers=headers)
    assert (too_long.status_code, too_long.json["code"]) == (413, "body/too_large")


def test_a_batch_has_at_most_64_actions(gondola: Table) -> None:
    action = gondola.legal(gondola.to_act)[0]["action"]
    seat = gondola.to_act
    too_many = gondola.act(seat, *[action] * (MAX_BATCH + 1))
    assert (too_many.status_code, too_many.json["code"], too_many.json["field"]) == (422, "request/invalid", "actions")
    # As many as fit are judged: the second of them is not this seat's any more, or not legal.
    judged = gondola.act(seat, *[action] * MAX_BATCH)
    assert judged.json["index"] == 1
