"""Speed of the API on loopback: create, get, legal-actions, history, board.svg and apply, beside a bare route that runs the same Lua script.

`make bench-api` prints one JSON line per figure. `server_cpu_ms` is the processor time of gunicorn's workers per request. The
subjects take turns in every round, so that a busy machine slows all alike; each figure is the median of the rounds.
"""

import argparse
import http.client
import json
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path

from service.build import build_kind
from service.config import Settings
from service.store.embedded import EmbeddedServer, free_port
from tests.bench.games import Decision, Game, Prepared, script
from tests.bench.server import Server, end_in_order

SUBJECTS = ("bare", "create", "get", "legal-actions", "history", "board.svg", "apply")
JSON = {"Content-Type": "application/json"}
#: Method, path, body, headers.
Request = tuple[str, str, bytes | None, dict[str, str]]


def _decisions(game: Game, decisions: list[Decision]) -> Iterator[Request]:
    for decision in decisions:
        body = json.dumps({"actions": [decision.action], "expected_version": decision.version}).encode()
        yield "POST", f"/v1/games/{game.id}/actions", body, {**JSON, **game.bearer(decision.seat)}


class Bench:
    """All that is needed to measure one subject once."""

    def __init__(self, args: argparse.Namespace, settings: Settings, folder: Path) -> None:
        self.threads: int = args.threads
        self.requests: int = args.requests
        self.prepared = Prepared(args.ruleset, settings)
        self.decisions = script(args.ruleset, args.requests)
        self.middle = self.decisions[: len(self.decisions) // 2]
        self.game = self.prepared.played(self.middle, folder)

    def plan(self, subject: str) -> list[Request]:
        """Return the requests of one client."""
        n = self.requests
        if subject == "create":
            wish = {name: value for name, value in asdict(self.prepared.wish()).items() if value is not None}
            body = json.dumps(wish | {"seats": [{"kind": "human"}] * len(self.game.tokens)}).encode()
            return [("POST", "/v1/games", body, JSON)] * n
        if subject == "apply":
            found: list[Request] = []
            while len(found) < n:
                found += _decisions(self.prepared.new(), self.decisions)
            return found[:n]
        if subject == "bare":
            game = self.prepared.new()
            return [("POST", f"/bare/{game.id}", json.dumps({"expected_version": v}).encode(), JSON) for v in range(n)]
        path = f"/v1/games/{self.game.id}" + ("" if subject == "get" else f"/{subject}")
        return [("GET", path, None, self.game.bearer(len(self.middle) and self.decisions[len(self.middle)].seat))] * n

    def measure(self, subject: str, server: Server) -> dict[str, float]:
        """Send the requests of all clients at once; return the figures."""
        plans = [self.plan(subject) for _ in range(self.threads)]
        latencies: list[float] = []
        clients = [threading.Thread(target=_send, args=(server.port, plan, latencies), daemon=True) for plan in plans]
        cpu, started = server.cpu_seconds(), time.perf_counter()
        for client in clients:
            client.start()
        for client in clients:
            client.join()
        seconds, cpu = time.perf_counter() - started, server.cpu_seconds() - cpu
        if len(latencies) != self.threads * self.requests:
            sys.exit(f"{subject}: {len(latencies)} of {self.threads * self.requests} requests were answered well")
        latencies.sort()
        return {
            "requests_per_s": len(latencies) / seconds,
            "p50_ms": 1000 * latencies[len(latencies) // 2],
            "p99_ms": 1000 * latencies[len(latencies) * 99 // 100],
            "server_cpu_ms": 1000 * cpu / len(latencies),
        }


def _send(port: int, plan: list[Request], latencies: list[float]) -> None:
    """Send one request after the other over one connection; stop at the first that is not answered well."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    for method, path, body, headers in plan:
        started = time.perf_counter()
        connection.request(method, path, body, headers)
        response = connection.getresponse()
        answer = response.read()
        if response.status >= 300:
            print(f"{method} {path}: {response.status} {answer[:300]!r}", file=sys.stderr)
            return
        latencies.append(time.perf_counter() - started)
    connection.close()


def run(args: argparse.Namespace, folder: Path, redis_url: str) -> dict[str, list[dict[str, float]]]:
    """Start both servers, measure all rounds, stop them."""
    bench = Bench(args, Settings(redis_url), folder)
    # No line per request: neither server of the two writes one.
    quiet = {"SERENISSIMA_LOG_LEVEL": "warning"}
    environment = {"REDIS_URL": redis_url, "BENCH_FOLDER": str(folder), "WEB_CONCURRENCY": str(args.processes), **quiet}
    results: dict[str, list[dict[str, float]]] = {subject: [] for subject in args.subjects.split(",")}
    with ExitStack() as servers:
        api = Server("service.wsgi:app", free_port(), environment)
        servers.callback(api.stop)
        bare = Server("tests.bench.bare:app", free_port(), environment)
        servers.callback(bare.stop)
        api.wait()
        bare.wait()
        # The first round warms up and is forgotten.
        for number in range(args.rounds + 1):
            for subject, found in results.items():
                figures = bench.measure(subject, bare if subject == "bare" else api)
                if number:
                    found.append(figures)
            print(f"round {number} of {args.rounds}", file=sys.stderr)
    return results


def main() -> None:
    """Measure everything and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--requests", type=int, default=300, help="of each client, subject and round")
    parser.add_argument("--threads", type=int, default=4, help="clients at once")
    parser.add_argument("--processes", type=int, default=2, help="of gunicorn")
    parser.add_argument("--ruleset", default="gondola")
    parser.add_argument("--subjects", default=",".join(SUBJECTS), help="some of them, like bare,apply")
    args = parser.parse_args()
    end_in_order()
    print(f"rules run {build_kind()}", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder, EmbeddedServer(Path(folder) / "redis") as server:
        results = run(args, Path(folder), server.url)
    for subject, rounds in results.items():
        medians = {figure: round(statistics.median(r[figure] for r in rounds), 3) for figure in rounds[0]}
        print(json.dumps({"bench": "api", "subject": subject, **medians}), flush=True)


if __name__ == "__main__":
    main()
