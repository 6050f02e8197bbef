"""How busy the AI is: what the real Redis says, over HTTP."""

import time

import pytest

from service.config import Settings
from service.jobs.heartbeat import Heartbeats
from service.jobs.rq_queue import RqQueue
from service.wsgi import build
from tests.api.contract import ContractClient
from tests.store.made import GAME, suggestion


def client_over(settings: Settings) -> ContractClient:
    app = build(settings)
    app.test_client_class = ContractClient
    return app.test_client()


def test_without_workers_and_jobs(settings: Settings) -> None:
    found = client_over(settings).get("/v1/status").json
    assert (found["workers"], found["thinkers"]) == (0, 0)
    assert found["queues"] == [{"queue": name, "depth": 0, "oldest_s": 0.0, "levels": []} for name in ("turns", "advice", "batch")]


def test_workers_and_jobs_by_queue_and_level(settings: Settings) -> None:
    Heartbeats(settings).beat("one", int(1000 * time.time()), {"thinkers": 2})
    Heartbeats(settings).beat("two", int(1000 * time.time()), {"thinkers": 3})
    queue = RqQueue(settings)
    queue.enqueue_turn(GAME, 1, level="expert")
    queue.enqueue_turn(GAME, 2, level="greedy")
    queue.enqueue_suggestion(suggestion())
    found = client_over(settings).get("/v1/status").json
    assert (found["workers"], found["thinkers"]) == (2, 5)
    turns, advice, batch = found["queues"]
    assert [(level["level"], level["depth"]) for level in turns["levels"]] == [("expert", 1), ("greedy", 1)]
    assert [each["depth"] for each in (turns, advice, batch)] == [2, 1, 0]
    assert advice["levels"] == [{"level": "strong", "depth": 1, "oldest_s": pytest.approx(advice["oldest_s"])}]


def test_without_redis_it_says_so() -> None:
    answer = client_over(Settings("redis://127.0.0.1:1/0")).get("/v1/status")
    assert (answer.status_code, answer.json["code"]) == (503, "server/busy")
