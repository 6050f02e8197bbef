"""/metrics under several processes of the API: totals are exact, whoever served what and whoever is asked, also after a process died."""

import http.client
import json
import os
import signal
import threading
import time
from pathlib import Path
from tempfile import gettempdir

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.e2e.house import Client, House

PROCESSES = 3
CLIENTS = 6
LOOKS = 40


@pytest.fixture
def wide(tmp_path):
    made = House(tmp_path, WEB_CONCURRENCY=str(PROCESSES))
    made.run()
    yield made
    made.close()


def read(house: House) -> dict[tuple[str, ...], float]:
    """Return every sample by its name and the values of its labels in the order of their names."""
    connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=30)
    connection.request("GET", "/metrics")
    text = connection.getresponse().read().decode()
    connection.close()
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found[sample.name, *(value for _, value in sorted(sample.labels.items()))] = sample.value
    return found


def work(house: House, done: list[int]) -> None:
    """Look at a game again and again, each time over a new connection, which any process may take; decide now and then."""
    client = Client(house.base)
    game_id, tokens = client.create(None, None)
    for number in range(LOOKS):
        game = Client(house.base).ask("GET", f"/v1/games/{game_id}", tokens[0])
        if number % 10 == 0:
            Client(house.base).decide(game, tokens[game["to_act"]["seat"]])
            done.append(1)


def together(house: House) -> int:
    """Let all clients work at once; return how many decisions were made."""
    done: list[int] = []
    clients = [threading.Thread(target=work, args=(house, done)) for _ in range(CLIENTS)]
    for client in clients:
        client.start()
    for client in clients:
        client.join()
    return len(done)


def expect(house: House, times: int, decisions: int, other_games: int = 0) -> None:
    route = "/v1/games/{game_id}"
    for _ in range(2 * PROCESSES):
        found = read(house)
        assert found["serenissima_requests_total", "GET", route, "200"] == times * CLIENTS * LOOKS
        assert found["serenissima_request_seconds_count", "GET", route] == times * CLIENTS * LOOKS
        assert found["serenissima_request_seconds_bucket", "+Inf", "GET", route] == times * CLIENTS * LOOKS
        assert found["serenissima_games_created_total", "new"] == times * CLIENTS + other_games
        assert found["serenissima_decisions_total", "seat", "gondola"] == decisions
        assert found["serenissima_open_streams",] == 0


def workers(house: House) -> list[int]:
    """Return the processes that serve: those of gunicorn whose parent is one too."""
    pids = house.pids("gunicorn")
    return [pid for pid in pids if int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1]) in pids]


def until(true, seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_totals_are_exact_and_outlive_a_process(wide):
    decisions = together(wide)
    expect(wide, 1, decisions)
    (folder,) = (Path("/dev/shm") if Path("/dev/shm").is_dir() else Path(gettempdir())).glob(f"serenissima-metrics-{gunicorn(wide)}-*")
    assert len({file.stem.rpartition("_")[2] for file in folder.glob("counter_*.db")}) > 1, "one process did it all: nothing is shown"

    stream = listen(wide)
    until(lambda: read(wide)["serenissima_open_streams",] == 1)
    old = set(workers(wide))
    assert len(old) == PROCESSES
    for pid in old:
        os.kill(pid, signal.SIGKILL)
    until(lambda: len(set(workers(wide)) - old) == PROCESSES)
    stream.close()
    # What died took its open stream with it, but nothing that it had counted.
    expect(wide, 1, decisions, other_games=1)
    expect(wide, 2, decisions + together(wide), other_games=1)

    wide.running[0].terminate()
    assert wide.running[0].wait(25) == 0
    assert not folder.exists()


def gunicorn(house: House) -> int:
    pids = house.pids("gunicorn")
    return next(pid for pid in pids if pid not in workers(house))


def listen(house: House) -> http.client.HTTPConnection:
    """Open an event stream and keep it."""
    client = Client(house.base)
    created = client.ask("POST", "/v1/games", json={"ruleset": "gondola", "seats": [{"kind": "human"}] * 2, "visibility": "public"})
    connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=30)
    connection.request("GET", f"/v1/games/{created['game']['id']}/events")
    assert connection.getresponse().status == 200
    return connection


def test_what_workers_do_is_told_by_the_api_and_in_the_log(wide):
    client = Client(wide.base)
    game_id, tokens = client.create(None, "greedy")
    game = client.play(game_id, 0, tokens[0], decisions=4)
    until(lambda: read(wide).get(("serenissima_decisions_total", "ai", "gondola"), 0) > 0)
    found = read(wide)
    assert (
        found["serenissima_decisions_total", "ai", "gondola"] + found["serenissima_decisions_total", "seat", "gondola"]
        <= game["version"] + 1
    )
    assert (found["serenissima_workers",], found["serenissima_redis_up",]) == (1, 1)
    lines = [json.loads(line) for line in wide.output().splitlines() if line.startswith("{")]
    told = next(line for line in lines if line["event"] == "decided")
    assert (told["part"], told["job"], told["game"], told["ruleset"], told["attempt"]) == ("worker", "turn", game_id, "gondola", 0)
    assert (told["seat"], told["seat_level"]) == (1, "greedy")
    assert any(line["part"] == "api" and line["event"] == "request" and line.get("game") == game_id for line in lines)
    assert any(line["part"] == "launcher" and line["event"] == "ready" for line in lines)
    assert tokens[0] not in wide.output()
