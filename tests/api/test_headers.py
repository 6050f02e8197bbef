"""Headers for browsers: on every answer those that make it careful, and CORS for configured origins."""

from dataclasses import replace

import pytest
from flask.testing import FlaskClient

from service.app import create_app
from service.config import Settings
from service.games.games import Games
from service.games.system import NoQueue, SystemClock, SystemEntropy
from service.rulesets.catalogue import REGISTRY
from service.store.redis_store import RedisStore
from tests.api.contract import ContractClient, operations
from tests.api.table import Table

ORIGIN = "https://app.example"
ASK = {"Origin": ORIGIN, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization,content-type"}


def _get_paths(game: Table) -> list[str]:
    """All paths that can be got, those of a game for this one."""
    found = [path for method, path, _ in operations().values() if method == "get"]
    known = [path.replace("{game_id}", game.id).replace("{ruleset}", "gondola").replace("{suggestion_id}", "0" * 32) for path in found]
    return [*known, "/openapi.json", "/docs", "/docs/problems", "/docs/start.js", "/table/", "/nothing", "/v1/games/none"]


def test_every_answer_is_careful_and_says_how_long_it_may_be_kept(gondola: Table) -> None:
    for path in _get_paths(gondola):
        url = f"{path}?seconds=0" if path.endswith("/events") else path
        for bearer in ({}, gondola.seat(0)):
            answer = gondola.client.get(url, headers=bearer)
            answer.get_data()
            assert answer.headers["X-Content-Type-Options"] == "nosniff", path
            assert answer.headers["Referrer-Policy"] == "no-referrer", path
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"], path
            assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"], path
            assert len(answer.headers.getlist("Content-Security-Policy")) == 1, path
            assert answer.headers["Cache-Control"], path
            if f"/games/{gondola.id}" in path:
                # What depends on the bearer is kept by nobody but the bearer.
                assert answer.headers["Cache-Control"] in {"private, no-cache", "no-store"}, path


def test_answers_with_tokens_are_kept_nowhere(client: ContractClient) -> None:
    body = {"ruleset": "gondola", "seats": [{"kind": "human"}, {"kind": "human"}]}
    assert client.post("/v1/games", json=body).headers["Cache-Control"] == "no-store"


def test_unchanged_answers_are_careful_too(gondola: Table) -> None:
    etag = gondola.client.get(gondola.path, headers=gondola.seat(0)).headers["ETag"]
    answer = gondola.client.get(gondola.path, headers={**gondola.seat(0), "If-None-Match": etag})
    assert (answer.status_code, answer.headers["Cache-Control"]) == (304, "private, no-cache")
    assert answer.headers["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'"


@pytest.fixture
def browser(store: RedisStore, settings: Settings) -> FlaskClient:
    """A client of a service that allows two origins and three requests a minute."""
    known = replace(settings, cors_origins=(ORIGIN, "http://localhost:3000"), rate_limits=True, rate_per_address=3)
    games = Games(REGISTRY, store, NoQueue(), SystemEntropy(), SystemClock(), known)
    return create_app(REGISTRY, games, lambda: (True, 1)).test_client()


def test_a_browser_is_told_beforehand_what_it_may_send(browser: FlaskClient) -> None:
    for path in ("/v1/games", "/v1/games/none/actions"):
        answer = browser.options(path, headers=ASK)
        assert (answer.status_code, answer.data) == (204, b"")
        assert answer.headers["Access-Control-Allow-Origin"] == ORIGIN
        assert {"POST", "DELETE"} <= set(answer.headers["Access-Control-Allow-Methods"].split(", "))
        assert {"Authorization", "Content-Type", "Idempotency-Key"} <= set(answer.headers["Access-Control-Allow-Headers"].split(", "))
        assert answer.headers["Access-Control-Max-Age"] == "7200"
        assert "Access-Control-Allow-Credentials" not in answer.headers


def test_its_page_may_read_the_answer_a_refusal_and_the_headers(browser: FlaskClient) -> None:
    answers = [browser.get("/v1/rulesets/gondola/rules", headers={"Origin": ORIGIN}) for _ in range(4)]
    assert [a.status_code for a in answers] == [200, 200, 200, 429]
    for answer in answers:
        assert answer.headers["Access-Control-Allow-Origin"] == ORIGIN
        exposed = set(answer.headers["Access-Control-Expose-Headers"].split(", "))
        assert {"RateLimit", "RateLimit-Policy", "ETag", "Location", "Retry-After", "X-Request-Id"} <= exposed
        assert "Origin" in answer.headers["Vary"]


@pytest.mark.parametrize("origin", ["https://app.example.evil", "http://app.example", "https://APP.example", "null", ""])
def test_other_origins_are_told_nothing(browser: FlaskClient, origin: str) -> None:
    for answer in (browser.options("/v1/games", headers={**ASK, "Origin": origin}), browser.get("/healthz", headers={"Origin": origin})):
        assert not [name for name, _ in answer.headers if name.startswith("Access-Control-")]
        assert answer.headers["Vary"] == "Origin"


def test_vary_keeps_what_it_had(browser: FlaskClient) -> None:
    created = browser.post("/v1/games", json={"ruleset": "gondola", "seats": [{"kind": "human"}, {"kind": "human"}]}).json
    assert created is not None
    bearer = {"Authorization": f"Bearer {created['host_token']}", "Origin": ORIGIN}
    answer = browser.get(f"/v1/games/{created['game']['id']}", headers=bearer)
    assert {part.strip() for part in answer.headers["Vary"].split(",")} == {"Authorization", "Origin"}


def test_without_origins_nothing_is_allowed_and_options_lists_methods(client: ContractClient) -> None:
    answer = FlaskClient(client.application).options("/v1/games", headers=ASK)
    assert answer.status_code == 200
    assert "POST" in answer.headers["Allow"]
    assert not [name for name, _ in answer.headers if name.startswith("Access-Control-")]
