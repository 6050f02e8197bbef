"""kill -9 of a worker or of Redis in the middle of an AI turn or of a suggestion: both go on."""

import os
import signal
import time

import pytest
from redis import Redis

from service.store.embedded import EmbeddedServer
from tests.e2e.house import START_SECONDS, Client
from tests.e2e.parts import AskingSeat, api_over, has_ended, has_result, ready, wait_until


@pytest.fixture
def server(tmp_path):
    with EmbeddedServer(tmp_path / "redis") as server:
        yield server


@pytest.fixture
def parts(tmp_path, server):
    """Redis and API without a worker."""
    with api_over(server, tmp_path) as house:
        yield house


def answers(house):
    """Say whether the API answers, without asking for workers."""
    try:
        Client(house.base).ask("GET", "/healthz")
    except (OSError, AssertionError):
        return False
    return True


def is_thinking(redis):
    """Say whether a turn is being worked on just now."""
    return any(redis.hget(key, "status") == b"started" for key in redis.scan_iter("rq:job:turn-*"))


def test_a_game_goes_on_within_10_s_after_its_worker_was_killed_while_thinking(parts):
    parts.start("worker.main")
    wait_until(ready(parts), START_SECONDS, parts.output)
    client = Client(parts.base)
    game_id, _ = client.create("strong", "strong", visibility="public")

    def version():
        return client.ask("GET", f"/v1/games/{game_id}")["version"]

    with Redis.from_url(parts.environment["REDIS_URL"]) as redis:
        wait_until(lambda: version() >= 1 and is_thinking(redis), 30, "no turn was being thought about")
        parts.kill("worker.main")
        assert parts.pids("worker.main") == []
        assert is_thinking(redis)
    killed_at = version()
    time.sleep(1.0)
    assert version() == killed_at

    parts.start("worker.main")
    started = time.monotonic()
    wait_until(lambda: version() > killed_at, 20, parts.output)
    elapsed = time.monotonic() - started
    print(f"went on after {elapsed:.1f} s")
    assert elapsed < 10


def test_a_killed_thinker_is_replaced_and_the_game_goes_on_within_10_s(parts):
    parts.start("worker.main")
    wait_until(ready(parts), START_SECONDS, parts.output)
    client = Client(parts.base)
    game_id, _ = client.create("strong", "strong", visibility="public")

    def version():
        return client.ask("GET", f"/v1/games/{game_id}")["version"]

    wait_until(lambda: version() >= 1, 30, "the game did not start")
    supervisor = parts.running[-1].pid
    for pid in parts.pids("worker.main"):
        if pid != supervisor:
            os.kill(pid, signal.SIGKILL)
    killed_at = version()
    started = time.monotonic()
    wait_until(lambda: version() > killed_at, 20, parts.output)
    elapsed = time.monotonic() - started
    print(f"went on after {elapsed:.1f} s")
    assert elapsed < 10


def test_a_lost_queue_is_refilled(parts):
    client_ready = ready(parts)
    parts.start("worker.main")
    wait_until(client_ready, START_SECONDS, parts.output)
    parts.kill("worker.main")
    client = Client(parts.base)
    game_id, _ = client.create("random", "random", visibility="public")
    with Redis.from_url(parts.environment["REDIS_URL"]) as redis:
        for key in redis.scan_iter("rq:*"):
            redis.delete(key)
    parts.start("worker.main")

    def goes_on():
        return client.ask("GET", f"/v1/games/{game_id}")["version"] > 10

    wait_until(goes_on, 30, parts.output)


def test_the_api_brings_back_what_is_owed_when_it_starts(tmp_path, server):
    with api_over(server, tmp_path, AI_DEADLINE_S="0.2") as house, Redis.from_url(server.url) as redis:
        wait_until(lambda: answers(house), START_SECONDS, house.output)
        Client(house.base).create("random", "random")
        assert redis.llen("rq:queue:turns") == 1
        house.kill("gunicorn")
        redis.delete(*redis.scan_iter("rq:*"))
        time.sleep(0.3)
        house.start("gunicorn", "-c", "deploy/gunicorn.conf.py")
        wait_until(lambda: redis.llen("rq:queue:turns") == 1, START_SECONDS, house.output)
        assert redis.hget("sn:counts", "overdue:turns") == b"1"


def test_a_game_goes_on_after_redis_was_killed_while_an_ai_was_thinking(parts, server):
    parts.start("worker.main")
    wait_until(ready(parts), START_SECONDS, parts.output)
    client = Client(parts.base)
    game_id, _ = client.create("strong", "strong", visibility="public")

    def version():
        return client.ask("GET", f"/v1/games/{game_id}")["version"]

    with Redis.from_url(server.url) as redis:
        wait_until(lambda: version() >= 1 and is_thinking(redis), 30, "no turn was being thought about")
    before = version()
    server.kill()
    answer = client.session.get(f"{client.base}/v1/games/{game_id}", timeout=20)
    assert (answer.status_code, answer.json()["code"]) == (503, "server/busy")

    server.start()
    started = time.monotonic()
    assert version() >= before
    wait_until(lambda: version() > before + 1, 30, parts.output)
    elapsed = time.monotonic() - started
    print(f"went on after {elapsed:.1f} s")
    assert elapsed < 20


def test_a_suggestion_goes_on_within_10_s_after_its_worker_was_killed_while_searching(parts):
    parts.start("worker.main")
    wait_until(ready(parts), START_SECONDS, parts.output)
    seat = AskingSeat(Client(parts.base))
    asked = seat.ask(time_ms=1500)
    seat.wait(asked, has_result)
    parts.kill("worker.main")
    left = seat.look(asked)
    assert (left["status"], left["result"]["choices"] != []) == ("running", True)

    parts.start("worker.main")
    started = time.monotonic()
    assert seat.wait(asked, has_ended)["status"] == "finished"
    elapsed = time.monotonic() - started
    print(f"finished after {elapsed:.1f} s")
    assert elapsed < 12


def test_a_suggestion_goes_on_after_redis_was_killed_while_a_worker_was_searching(parts, server):
    parts.start("worker.main")
    wait_until(ready(parts), START_SECONDS, parts.output)
    seat = AskingSeat(Client(parts.base))
    asked = seat.ask(time_ms=2000)
    seat.wait(asked, has_result)
    server.kill()
    answer = seat.client.session.get(f"{seat.client.base}/v1/suggestions/{asked['id']}", timeout=20)
    assert (answer.status_code, answer.json()["code"]) == (503, "server/busy")

    server.start()
    started = time.monotonic()
    assert seat.look(asked)["id"] == asked["id"]
    assert seat.wait(asked, has_ended)["status"] == "finished"
    elapsed = time.monotonic() - started
    print(f"finished after {elapsed:.1f} s")
    assert elapsed < 20
