"""The log of requests: what a line tells, and that nothing secret is ever in one, whatever is asked and wherever it is put."""

import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, settings

from service.api.observer import NO_ROUTE
from service.app import create_app
from service.games.games import Games
from service.logs import Journal, JournalHandler
from service.rulesets.catalogue import REGISTRY
from tests.api.contract import ContractClient, document
from tests.api.table import Table, table

KEY = "an-idempotency-key-of-mine-0123456789"
NAME = "A-name-that-nobody-need-log"
LINE = {"time", "level", "part", "pid", "event", "method", "route", "status", "ms", "request_id", "game", "ruleset", "code"}


@pytest.fixture(scope="module")
def lines() -> list[bytes]:
    return []


@pytest.fixture(scope="module")
def logged(games: Games, lines: list[bytes]) -> Iterator[Flask]:
    """The application with its journal, and all of Python's logging in the same one."""
    journal = Journal("api", lines.append)
    handler = JournalHandler(journal)
    logging.getLogger().addHandler(handler)
    app = create_app(REGISTRY, games, lambda: (True, 1), journal=journal)
    app.test_client_class = ContractClient
    yield app
    logging.getLogger().removeHandler(handler)


@pytest.fixture
def client(logged: Flask, redis_url: str, lines: list[bytes]) -> ContractClient:  # noqa: ARG001 - empties Redis
    lines.clear()
    made = logged.test_client()
    assert isinstance(made, ContractClient)
    return made


def last(lines: list[bytes]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(lines[-1])
    return found


def test_a_line_tells_of_a_request(client: ContractClient, lines: list[bytes]) -> None:
    game = table(client)
    created = last(lines)
    assert (created["method"], created["route"], created["status"]) == ("POST", "/v1/games", 201)
    assert (created["game"], created["ruleset"]) == (game.id, "gondola")
    game.act(game.to_act, game.legal(game.to_act)[0]["action"], headers={"X-Request-Id": "mine"})
    acted = last(lines)
    assert acted["event"] == "request"
    assert (acted["method"], acted["route"]) == ("POST", "/v1/games/{game_id}/actions")
    assert (acted["status"], acted["request_id"], acted["game"], acted["ruleset"]) == (200, "mine", game.id, "gondola")
    assert 0 < acted["ms"] < 60_000
    assert "code" not in acted


def test_a_refusal_tells_its_code(client: ContractClient, lines: list[bytes]) -> None:
    game = table(client)
    assert client.get(game.path).status_code == 401
    assert (last(lines)["code"], last(lines)["status"], last(lines)["level"]) == ("auth/missing", 401, "info")


@pytest.mark.parametrize("path", ["/v1/nothing", "/seat_mV0nX2c4T6y8a1b3D5f7h9j0K2l4Q6w8", "/v1/games/x/y/z"])
def test_a_path_that_leads_nowhere_is_not_repeated(client: ContractClient, lines: list[bytes], path: str) -> None:
    assert client.get(path).status_code == 404
    assert last(lines)["route"] == NO_ROUTE
    assert path.encode() not in b"".join(lines)


def test_a_token_where_an_id_belongs_is_not_repeated(client: ContractClient, lines: list[bytes]) -> None:
    game = table(client)
    for path in (f"/v1/games/{game.tokens[0]}", f"/v1/suggestions/{game.tokens[0]}", f"{game.path}?token={game.tokens[0]}"):
        client.get(path, headers=game.seat(0))
        assert last(lines)["status"] in {404, 422}
    check(lines, game)


def test_an_odd_method_is_not_repeated(client: ContractClient, lines: list[bytes]) -> None:
    client.open("/v1/games", method="SEAT_SECRET")
    assert (last(lines)["method"], last(lines)["status"]) == ("other", 405)


def check(lines: list[bytes], *games: Table) -> None:
    """Fail if a secret of the games, or anything that was sent in a header or body, is in a line."""
    text = b"".join(lines).decode()
    for game in games:
        for secret in (game.host, *game.tokens.values()):
            assert secret not in text
            assert secret.partition("_")[2] not in text
    assert not re.search(r"(?:seat|host|key)_[A-Za-z0-9]|[Bb]earer|[0-9a-f]{64}", text)
    assert KEY not in text
    assert NAME not in text
    for line in map(json.loads, lines):
        assert set(line) <= LINE, line


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_no_line_of_a_game_holds_a_token_a_key_or_what_is_hidden(client: ContractClient, lines: list[bytes], ruleset: str) -> None:
    game = table(client, ruleset, undo=True)
    for number in range(12):
        seat = game.to_act
        legal = game.legal(seat)
        action = legal[number % len(legal)]
        headers = {"Idempotency-Key": f"{KEY}-{number}", "Cookie": f"token={game.tokens[seat]}", "Referer": f"https://x/{game.host}"}
        game.act(seat, action["action"], headers=headers)
        game.act(seat, action["action"], headers=headers)
        game.act(game.waiting, action["action"])
        client.post(f"{game.path}/suggestions", json={"level": "random"}, headers=game.seat(seat))
        client.post(f"{game.path}/undo", json={}, headers=game.seat(seat))
    for path in ("", "/history", "/record", "/board.svg", "/board.txt", "/events?seconds=0"):
        assert client.get(game.path + path, headers=game.seat(1)).status_code < 500
    client.post(f"{game.path}/fork", json={}, headers={**game.seat(0), "Idempotency-Key": KEY})
    seats = [{"kind": "human", "name": NAME}] * len(game.tokens)
    client.post("/v1/games", json={"ruleset": ruleset, "seats": seats, "seed": "5f" * 32}, headers={"Idempotency-Key": KEY})
    assert len(lines) > 60
    check(lines, game)
    # Nothing of what is hidden can be in a line that names only ids, numbers and codes: `check` holds every member against the list.


def test_a_fault_is_told_with_its_trace_but_without_secrets(games: Games) -> None:
    lines: list[bytes] = []
    token = "seat_mV0nX2c4T6y8a1b3D5f7h9j0K2l4Q6w8"

    def fail() -> object:
        raise RuntimeError(f"the cause, with {token}")

    journal = Journal("api", lines.append)
    handler = JournalHandler(journal)
    logging.getLogger().addHandler(handler)
    try:
        app = create_app(REGISTRY, games, lambda: (True, 1), journal=journal)
        app.add_url_rule("/fault", "fault", fail)
        app.test_client().get("/fault", headers={"X-Request-Id": "find-me"})
    finally:
        logging.getLogger().removeHandler(handler)
    trace, told = map(json.loads, lines)
    assert "the cause, with seat_***" in trace["error"]
    assert (told["status"], told["code"], told["request_id"], told["level"]) == (500, "server/error", "find-me", "error")
    assert token not in b"".join(lines).decode()


schema = schemathesis.openapi.from_dict(document())


@schema.parametrize()
@settings(max_examples=4, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
def test_no_request_whatever_gets_its_headers_or_body_into_the_log(case: schemathesis.Case, logged: Flask, lines: list[bytes]) -> None:
    lines.clear()
    case.headers.update({"Authorization": "Bearer seat_mV0nX2c4T6y8a1b3D5f7h9j0K2l4Q6w8", "Idempotency-Key": KEY})
    if isinstance(case.query, dict):
        case.query = {**case.query, "seconds": 0, "wait": 0}
    case.call(app=logged)
    assert lines
    check(lines)
