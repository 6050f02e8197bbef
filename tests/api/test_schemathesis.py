"""Requests that nobody would think of, one by one and in rows: no 5xx, no status, media type, body or code that the document does not describe.

The short runs are part of `make test`; `make test-slow` and `make test-api` run them at length.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, run_state_machine_as_test
from schemathesis.checks import not_a_server_error
from schemathesis.core import NOT_SET
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from service.app import create_app
from service.config import Settings
from service.games.games import Games
from service.games.system import NoQueue
from service.rulesets.catalogue import REGISTRY
from service.store.embedded import EmbeddedServer
from service.store.redis_store import RedisStore
from tests.api.contract import ContractClient, document, operations
from tests.api.table import Table, table
from tests.games.table import CountedEntropy, FakeClock


def documented_code(_context: Any, response: schemathesis.Response, case: schemathesis.Case) -> None:
    """Fail for a problem whose code the operation does not list."""
    if response.headers.get("content-type") == ["application/problem+json"]:
        code = json.loads(response.content)["code"]
        # The path may come out as none of the operation's, the method as none of the path's.
        if code in {"route/not_found", "method/not_allowed"}:
            return
        described = operations()[case.operation.definition.raw["operationId"]][2]["responses"]
        examples = described[str(response.status_code)]["content"]["application/problem+json"]["examples"]
        assert code.replace("/", "_") in examples, f"{code} is not documented"


CHECKS = [
    documented_code,
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    allow_header_conformance,
]


schema = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="session")
def live(app: Flask) -> Table:
    client = app.test_client()
    assert isinstance(client, ContractClient)
    return table(client)


def brief(case: schemathesis.Case) -> None:
    """Let nothing wait: a long poll would only take time, a stream would never end."""
    query = dict(case.query or {})
    if isinstance(query.get("wait"), (int, float)):
        query["wait"] = min(query["wait"], 0)
    if case.path.endswith("/events"):
        query["seconds"] = 0
    if query:
        case.query = query


def ask(case: schemathesis.Case, app: Flask, live: Table) -> None:
    """Send the request, every other one about a game that exists, by a seat of it."""
    path = case.path_parameters or {}
    if "game_id" in path and len(str(path["game_id"])) % 2:
        path["game_id"] = live.id
        case.headers.update(live.seat(len(str(case.body)) % 2))
    brief(case)
    case.call_and_validate(checks=CHECKS, app=app)


@schema.parametrize()
@settings(max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
def test_any_request(case: schemathesis.Case, app: Flask, live: Table) -> None:
    ask(case, app, live)


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=150, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_many_requests(case: schemathesis.Case, app: Flask, live: Table) -> None:
    ask(case, app, live)


def creation(ruleset: str) -> dict[str, Any]:
    players = REGISTRY[ruleset].meta.min_players
    return {"ruleset": ruleset, "seats": [{"kind": "human"}] * (players - 1) + [{"kind": "open"}], "undo": True}


@dataclass
class Determined:
    """The application without any luck of its own: the same requests get the same answers, so that a row can be walked again."""

    app: Flask
    games: Games
    entropy: CountedEntropy
    store: RedisStore

    def begin(self) -> None:
        self.entropy.calls = 0
        self.store.redis.flushall()
        self.games.context.recent._games.clear()


@pytest.fixture(scope="module")
def determined(redis_server: EmbeddedServer) -> Iterator[Determined]:
    given = Settings(redis_server.url)
    store, entropy = RedisStore(given), CountedEntropy()
    games = Games(REGISTRY, store, NoQueue(), entropy, FakeClock(), given)
    yield Determined(create_app(REGISTRY, games, lambda: (True, 1)), games, entropy, store)
    store.close()


#: Where the host's token stands among those of the seats.
HOST = -1


def decides(steps: int) -> bool:
    """Say whether a legal decision is made before the request that a row takes as this step: rows are about games that go on."""
    return steps % 3 == 1


def walks(determined: Determined, seen: Counter[tuple[str, int]]) -> type:
    """Return a state machine that creates a game and walks along the document's links: whatever can be done with it, by whoever may or may not."""
    base, app = schema.as_state_machine(), determined.app

    class Walk(base):  # type: ignore[misc,valid-type]
        def setup(self) -> None:
            determined.begin()
            self.tokens: dict[str, dict[int, str]] = {}
            self.steps = 0

        @initialize(ruleset=st.sampled_from(REGISTRY.names()))  # type: ignore[untyped-decorator]
        def begin(self, ruleset: str) -> None:
            """Create a game: what is made up is almost never a game that can be."""
            self.ask("create_game", body=creation(ruleset))

        def ask(self, operation_id: str, bearer: str | None = None, body: object = NOT_SET, **path: object) -> Any:
            """Send a request that was not made up, which is held against the document like any other, and return the answer to it."""
            headers = {} if bearer is None else {"Authorization": f"Bearer {bearer}"}
            case = schema.find_operation_by_id(operation_id).Case(path_parameters=path, headers=headers, body=body)
            response = case.call(app=app)
            self.after_call(response, case)
            self.validate_response(response, case)
            return json.loads(response.content)

        def get_call_kwargs(self, case: schemathesis.Case) -> dict[str, Any]:
            return {"app": app}

        def before_call(self, case: schemathesis.Case) -> None:
            """Ask about a game that exists, bearing one token after the other; and now and then none, where no game is named."""
            brief(case)
            self.steps += 1
            if decides(self.steps):
                self.decide(list(self.tokens)[self.steps % len(self.tokens)])
            path = case.path_parameters or {}
            if self.steps % 4 and path.get("game_id", "") not in self.tokens and "game_id" in path:
                path["game_id"] = list(self.tokens)[self.steps % len(self.tokens)]
            if "game_id" in path or self.steps % 2:
                held = list(self.tokens.get(str(path.get("game_id", "")), self.tokens[next(iter(self.tokens))]).values())
                case.headers["Authorization"] = f"Bearer {held[self.steps % len(held)]}"

        def decide(self, game_id: str) -> None:
            """Make a legal decision, by a seat that is claimed first if it is open, unless an AI is to act or the game is over."""
            tokens = self.tokens[game_id]
            to_act = self.ask("list_legal_actions", tokens[HOST], game_id=game_id)["to_act"]
            if to_act is None or to_act["kind"] == "ai":
                return
            seat = to_act["seat"]
            if to_act["kind"] == "open":
                self.ask("claim_seat", body={}, game_id=game_id, seat=seat)
            actions = self.ask("list_legal_actions", tokens[seat], game_id=game_id)["actions"]
            self.ask("apply_actions", tokens[seat], {"actions": [actions[self.steps % len(actions)]["action"]]}, game_id=game_id)

        def after_call(self, response: schemathesis.Response, case: schemathesis.Case) -> None:
            operation_id = case.operation.definition.raw["operationId"]
            seen[operation_id, response.status_code] += 1
            if response.status_code == 201:
                created = json.loads(response.content)
                tokens = {HOST: created["host_token"]} | {seat["seat"]: seat["token"] for seat in created["seat_tokens"]}
                self.tokens[created["game"]["id"]] = tokens
            if (operation_id, response.status_code) == ("claim_seat", 200):
                claimed = json.loads(response.content)
                self.tokens[claimed["game"]["id"]][claimed["seat"]] = claimed["token"]

        def validate_response(self, response: schemathesis.Response, case: schemathesis.Case, *_: Any, **__: Any) -> None:
            case.validate_response(response, checks=CHECKS)

    return Walk


def walk(determined: Determined, rows: int, steps: int) -> Counter[tuple[str, int]]:
    """Walk so many rows of so many steps; return how often which operation answered with which status."""
    seen: Counter[tuple[str, int]] = Counter()
    given = settings(
        max_examples=rows,
        stateful_step_count=steps,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(walks(determined, seen), settings=given)
    return seen


def test_any_row_of_requests(determined: Determined) -> None:
    rows = 12
    seen = walk(determined, rows, 20)
    assert seen["create_game", 201] >= rows, seen
    assert seen["apply_actions", 200] >= rows, seen
    # Links lead on: what exists was asked about, and by whoever may.
    assert len({operation for operation, status in seen if status < 300 and operations()[operation][1].startswith("/v1/games/{")}) > 5, seen


@pytest.mark.slow
def test_many_rows_of_requests(determined: Determined) -> None:
    rows = 100
    seen = walk(determined, rows, 30)
    assert seen["create_game", 201] >= rows, seen
    assert seen["apply_actions", 200] >= 5 * rows, seen
    assert len({operation for operation, _ in seen}) > 20, seen
