"""GET /metrics in one process; under several processes: tests/e2e/test_metrics.py."""

import re
from pathlib import Path

import pytest
from flask import Flask
from prometheus_client.parser import text_string_to_metric_families

from service.api.metrics import CONTENT_TYPE, READ, Metrics, Reading
from service.app import create_app
from service.games.games import Games
from service.games.model import Suggested
from service.jobs.counters import Counted, Counters
from service.jobs.heartbeat import Heartbeats
from service.jobs.rq_queue import RqQueue
from service.rulesets.catalogue import REGISTRY
from service.store.redis_store import RedisStore
from service.watch import Watch
from tests.api.contract import ContractClient
from tests.api.table import table

DOCS = Path(__file__).parents[2] / "docs/metrics.md"


@pytest.fixture
def client(games: Games, settings, store: RedisStore) -> ContractClient:
    watch = Watch(settings, store, Heartbeats(settings))
    app: Flask = create_app(REGISTRY, games, lambda: (True, 1), watch.read)
    app.test_client_class = ContractClient
    made = app.test_client()
    assert isinstance(made, ContractClient)
    return made


def values(client: ContractClient) -> dict[str, float]:
    """Return every sample by its name and labels: `name{label=value}`."""
    response = client.get("/metrics")
    assert response.content_type == CONTENT_TYPE
    return {written(s.name, s.labels): s.value for family in text_string_to_metric_families(response.text) for s in family.samples}


def written(name: str, labels: dict[str, str]) -> str:
    return name + "{" + ",".join(f"{k}={v}" for k, v in sorted(labels.items())) + "}"


def test_requests_are_counted_by_route_and_status(client: ContractClient) -> None:
    game = table(client)
    for _ in range(3):
        client.get(game.path, headers=game.seat(0))
    client.get(game.path)
    client.get("/nowhere/at/all")
    client.open("/v1/games", method="BREW")
    found = values(client)
    route = "/v1/games/{game_id}"
    assert found[written("serenissima_requests_total", {"method": "GET", "route": route, "status": "200"})] == 3
    assert found[written("serenissima_requests_total", {"method": "GET", "route": route, "status": "401"})] == 1
    assert found[written("serenissima_requests_total", {"method": "GET", "route": "none", "status": "404"})] == 1
    assert found["serenissima_requests_total{method=other,route=none,status=405}"] == 1
    assert found[written("serenissima_request_seconds_count", {"method": "GET", "route": route})] == 4
    assert found[written("serenissima_request_seconds_bucket", {"method": "GET", "route": route, "le": "+Inf"})] == 4
    assert found["serenissima_problems_total{code=auth/missing}"] == 1


def test_decisions_conflicts_and_games_are_counted_once(client: ContractClient) -> None:
    game = table(client, seed="x")
    seat = game.to_act
    action = game.legal(seat)[0]["action"]
    again = {"Idempotency-Key": "k"}
    assert game.act(seat, action, headers=again).status_code == 200
    assert game.act(seat, action, headers=again).headers["Idempotent-Replayed"] == "true"
    assert game.act(seat, action, expected_version=0).status_code == 409
    client.post(f"{game.path}/actions?dry_run=true", json={"actions": [action]}, headers=game.seat(seat))
    client.post(f"{game.path}/fork", json={}, headers={**game.seat(seat), "Idempotency-Key": "fork"})
    client.post(f"{game.path}/fork", json={}, headers={**game.seat(seat), "Idempotency-Key": "fork"})
    rialto = table(client, "rialto")
    rialto.act(rialto.to_act, rialto.legal(rialto.to_act)[0]["action"])
    found = values(client)
    assert found["serenissima_decisions_total{by=seat,ruleset=gondola}"] == 1
    assert found["serenissima_decisions_total{by=seat,ruleset=rialto}"] == 1
    assert found["serenissima_problems_total{code=game/stale_version}"] == 1
    assert found["serenissima_games_created_total{origin=new}"] == 2
    assert found["serenissima_games_created_total{origin=fork}"] == 1


def test_suggestions_are_counted_when_new_and_when_called_off(client: ContractClient) -> None:
    game = table(client)
    seat = game.seat(game.to_act)
    for _ in range(2):
        asked = client.post(f"{game.path}/suggestions", json={"level": "random"}, headers=seat)
        assert asked.status_code == 202
    for _ in range(2):
        assert client.delete(asked.headers["Location"], headers=seat).json["status"] == "cancelled"
    found = values(client)
    assert found["serenissima_suggestions_total{status=queued}"] == 1
    assert found["serenissima_suggestions_total{status=cancelled}"] == 1


def test_what_workers_count_and_what_waits_is_read_from_redis(client: ContractClient, settings, store: RedisStore) -> None:
    counters = Counters(settings)
    counters.count(Counted.DECISIONS, "gondola", 7)
    counters.count(Counted.OVERDUE, "turns", 2)
    counters.count(Counted.FAILED, "turns")
    counters.count(Counted.LOWERED, "greedy")
    counters.count(Counted.SUGGESTIONS, Suggested.FINISHED, 3)
    Heartbeats(settings).beat("w", 2**41, {"thinkers": 2})
    RqQueue(settings).enqueue_turn("5" * 24, 0, level="strong")
    # An AI begins in one of them.
    for first in ("ai", "human"):
        seats = [{"kind": "human"}, {"kind": "ai", "level": "random"}]
        client.post("/v1/games", json={"ruleset": "gondola", "seats": seats if first == "human" else seats[::-1], "seed": "a"})
    game = table(client)
    game.act(game.to_act, game.legal(game.to_act)[0]["action"])
    found = values(client)
    assert found["serenissima_decisions_total{by=ai,ruleset=gondola}"] == 7
    assert found["serenissima_decisions_total{by=seat,ruleset=gondola}"] == 1
    assert found["serenissima_stalls_swept_total{queue=turns}"] == 2
    assert found["serenissima_attempts_failed_total{queue=turns}"] == 1
    assert found["serenissima_last_resorts_total{level=greedy}"] == 1
    assert found["serenissima_suggestions_total{status=finished}"] == 3
    assert (found["serenissima_workers{}"], found["serenissima_thinkers{}"], found["serenissima_redis_up{}"]) == (1, 2, 1)
    assert found["serenissima_queue_depth{queue=turns}"] == 1
    assert found["serenissima_queue_level_depth{level=strong,queue=turns}"] == 1
    assert 0 <= found["serenissima_queue_oldest_seconds{queue=turns}"] < 60
    assert found["serenissima_queue_depth{queue=advice}"] == 0
    assert found["serenissima_owed{what=turn}"] == len(store.due_turns(2**50, 10)) == 1
    assert found["serenissima_owed{what=suggestion}"] == 0


def test_without_redis_the_processes_own_figures_are_told(games: Games, settings) -> None:
    lost = type(settings)("redis://127.0.0.1:1/0")
    store = RedisStore(lost)
    app = create_app(REGISTRY, games, lambda: (False, 0), Watch(lost, store, Heartbeats(lost)).read)
    app.test_client_class = ContractClient
    found = values(app.test_client())
    assert found["serenissima_redis_up{}"] == 0
    assert "serenissima_workers{}" not in found
    assert values(app.test_client())["serenissima_requests_total{method=GET,route=/metrics,status=200}"] == 1


def test_every_metric_is_in_the_table_and_no_other() -> None:
    own = {s for family in text_string_to_metric_families(Metrics().exposition(tuple).decode()) for s in [family.name]}
    described = set(re.findall(r"`(serenissima_\w+)`", DOCS.read_text().partition("Worth an alarm")[0]))
    counters = {name for name, (kind, _) in READ.items() if kind == "counter"}
    own_counters = {f"serenissima_{name}" for name in ("requests", "problems", "games_created", "decisions", "suggestions")}
    plain = (own | set(READ)) - counters - own_counters
    assert described == plain | {f"{name}_total" for name in counters | own_counters}


def test_a_metric_appears_once_whoever_counts_it() -> None:
    metrics = Metrics()
    metrics.decided("gondola", 2)
    text = metrics.exposition(lambda: [Reading("serenissima_decisions", {"ruleset": "gondola", "by": "ai"}, 5)]).decode()
    assert text.count("# TYPE serenissima_decisions_total counter") == 1
    assert 'serenissima_decisions_total{by="ai",ruleset="gondola"} 5.0' in text
    assert 'serenissima_decisions_total{by="seat",ruleset="gondola"} 2.0' in text
