"""How much workers do: jobs and simulations per second of one and of two, and how soon a suggestion answers and stops.

`make bench-worker` prints one JSON line per figure. Every worker has one thinker and so one core: `per_s` counts by the clock and
`per_cpu_s` by the processor time of the thinkers, which other work on the machine changes less. Questions go to the use cases in this
process, without HTTP, over an embedded Redis that syncs as in deployment.
"""

import argparse
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import orjson

from service.build import build_kind
from service.config import Settings
from service.games.games import Games
from service.games.model import GameWish, SeatWish, SuggestionWish
from service.games.system import SystemClock, SystemEntropy
from service.jobs.heartbeat import Heartbeats
from service.jobs.rq_queue import RqQueue
from service.rulesets.catalogue import REGISTRY
from service.store.embedded import EmbeddedServer
from service.store.redis_store import RedisStore
from tests.bench.server import children_cpu_seconds, end_in_order

_PATIENCE_S = 300.0


class Desk:
    """The service without HTTP: makes games and asks."""

    def __init__(self, url: str) -> None:
        self.settings = Settings(url)
        self.store = RedisStore(self.settings)
        self.games = Games(REGISTRY, self.store, RqQueue(self.settings), SystemEntropy(), SystemClock(), self.settings)
        self.seed = 0

    def game(self, ruleset: str, *levels: str | None) -> tuple[str, str]:
        """Create a game of AI seats (None: a human's); return its id and the token of the human seat to act, if there is one."""
        self.seed += 1
        seats = tuple(SeatWish("human") if level is None else SeatWish("ai", level) for level in levels)
        made = orjson.loads(self.games.create(GameWish(ruleset, seats, seed=str(self.seed))).body)
        tokens = {entry["seat"]: entry["token"] for entry in made["seat_tokens"]}
        return made["game"]["id"], tokens.get(made["game"]["to_act"]["seat"], "")

    def ask(self, ruleset: str, **wish: int) -> tuple[str, str]:
        """Ask for a suggestion in a game of its own; return its id and the asker's token."""
        game_id, token = self.game(ruleset, None, None)
        return self.games.suggest(game_id, token, SuggestionWish(**wish)).id, token

    def look(self, asked: tuple[str, str]) -> dict:
        """Return the suggestion."""
        return orjson.loads(self.games.look_suggestion(*asked).body)

    def idle(self) -> bool:
        """Say whether nothing is owed."""
        return not any(self.store.owed().values())


def wait_until(true: Callable[[], bool], pause_s: float) -> float:
    """Return when it is true."""
    deadline = time.perf_counter() + _PATIENCE_S
    while not true():
        if time.perf_counter() > deadline:
            sys.exit("the workers did not get on")
        time.sleep(pause_s)
    return time.perf_counter()


@contextmanager
def workers(n: int, desk: Desk) -> Iterator[Callable[[], float]]:
    """Run `n` workers of one thinker each, that have done a job before; give what tells the processor time of their thinkers."""
    environment = {**os.environ, "REDIS_URL": desk.settings.redis_url, "SERENISSIMA_WORKERS": "1", "SERENISSIMA_LOG_LEVEL": "error"}
    running = [subprocess.Popen([sys.executable, "-m", "worker.main"], env=environment, stderr=subprocess.DEVNULL) for _ in range(n)]
    try:
        wait_until(lambda: len(Heartbeats(desk.settings).alive()) == n, 0.05)
        for _ in range(8 * n):
            desk.ask("gondola", simulations=20)
        wait_until(desk.idle, 0.05)
        yield lambda: sum(children_cpu_seconds(process.pid) for process in running)
    finally:
        for process in running:
            process.send_signal(signal.SIGTERM)
        for process in running:
            process.wait(30)


def say(figure: str, **members: object) -> None:
    """Print one line."""
    print(json.dumps({"bench": "worker", "build": build_kind(), "figure": figure, **members}), flush=True)


def jobs(desk: Desk, n: int, cpu: Callable[[], float], count: int) -> None:
    """How many of the lightest suggestions are answered per second."""
    before, started = cpu(), time.perf_counter()
    asked = [desk.ask("gondola", simulations=1) for _ in range(count)]
    filled = time.perf_counter() - started
    ended = wait_until(desk.idle, 0.01)
    used = cpu() - before
    assert all(desk.look(each)["status"] == "finished" for each in asked)
    say(
        "jobs",
        workers=n,
        jobs=count,
        per_s=round(count / (ended - started), 1),
        per_cpu_s=round(count / used, 1),
        asked_in_s=round(filled, 2),
    )


def decisions(desk: Desk, n: int, cpu: Callable[[], float], count: int) -> None:
    """How many decisions of random opponents are made per second."""
    before, started = cpu(), time.perf_counter()
    played = [desk.game("gondola", "random", "random")[0] for _ in range(count)]
    ended = wait_until(desk.idle, 0.01)
    used = cpu() - before
    heads = [desk.store.head(game_id) for game_id in played]
    made = sum(head.version for head in heads if head is not None)
    say("decisions", workers=n, games=count, decisions=made, per_s=round(made / (ended - started), 1), per_cpu_s=round(made / used, 1))


def simulations(desk: Desk, n: int, cpu: Callable[[], float], ruleset: str, time_ms: int) -> None:
    """How many simulations the search does per second."""
    before, started = cpu(), time.perf_counter()
    asked = [desk.ask(ruleset, time_ms=time_ms) for _ in range(2 * n)]
    ended = wait_until(desk.idle, 0.01)
    used = cpu() - before
    results = [desk.look(each)["result"] for each in asked]
    done = sum(result["simulations"] for result in results)
    say("simulations", workers=n, ruleset=ruleset, per_s=round(done / (ended - started)), per_cpu_s=round(done / used))


def answers(desk: Desk, tries: int) -> None:
    """How soon the first ranking can be read, how far apart the next ones are, and how soon a search stops."""
    first, stop = [], []
    for _ in range(tries):
        started = time.perf_counter()
        asked = desk.ask("gondola", time_ms=3000)
        first.append(1000 * (wait_until(lambda asked=asked: desk.look(asked)["result"] is not None, 0.001) - started))
        started = time.perf_counter()
        desk.games.cancel_suggestion(*asked)
        stop.append(1000 * (wait_until(lambda: not _at_work(desk), 0.001) - started))
    for figure, took in (("first_answer_ms", first), ("stopped_ms", stop)):
        say(figure, tries=tries, p50=round(statistics.median(took), 1), most=round(max(took), 1))
    asked, seen = desk.ask("gondola", time_ms=3000), {}
    while (found := desk.look(asked))["status"] in {"queued", "running"}:
        if found["result"] is not None:
            seen.setdefault(found["result"]["simulations"], time.perf_counter())
        time.sleep(0.001)
    moments = list(seen.values())
    gaps = [1000 * (later - sooner) for sooner, later in pairwise(moments)]
    say("renewed_ms", rankings=len(seen), p50=round(statistics.median(gaps), 1), most=round(max(gaps), 1))


def _at_work(desk: Desk) -> bool:
    """Say whether a thinker is at a suggestion: its job ends with the search."""
    return any(desk.store.redis.scan_iter("rq:job:advice-*", count=1000))


def main() -> None:
    """Measure everything and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=400)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--time-ms", type=int, default=2000, help="of thinking, for the simulations per second")
    parser.add_argument("--tries", type=int, default=20, help="of first answers and calls off")
    args = parser.parse_args()
    end_in_order()
    with tempfile.TemporaryDirectory() as folder, EmbeddedServer(Path(folder) / "redis") as redis:
        desk = Desk(redis.url)
        for n in (1, 2):
            with workers(n, desk) as cpu:
                jobs(desk, n, cpu, args.jobs)
                decisions(desk, n, cpu, args.games)
                for ruleset in REGISTRY.names():
                    simulations(desk, n, cpu, ruleset, args.time_ms)
                if n == 1:
                    answers(desk, args.tries)


if __name__ == "__main__":
    main()
