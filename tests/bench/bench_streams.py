"""Do idle event streams slow ordinary requests, and how long does it take to tell many listeners of a decision?

`make bench-api` prints one JSON line per figure. Rounds without and with streams take turns, so that a busy machine slows both alike;
each figure is the median of the rounds.
"""

import argparse
import http.client
import json
import selectors
import socket
import statistics
import sys
import tempfile
import time
from pathlib import Path

from service.build import build_kind
from service.config import Settings
from service.store.embedded import EmbeddedServer, free_port
from tests.bench.games import Game, Prepared, script
from tests.bench.server import Server, end_in_order

#: The threads of closed streams notice at the next sign of life.
PAUSE_S = 11
JSON = {"Content-Type": "application/json"}


class Listeners:
    """Open event streams over bare sockets."""

    def __init__(self, port: int, game: Game, n: int) -> None:
        self.selector = selectors.DefaultSelector()
        request = f"GET /v1/games/{game.id}/events?after=0 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {game.tokens[0]}\r\n\r\n"
        for _ in range(n):
            opened = socket.create_connection(("127.0.0.1", port))
            opened.sendall(request.encode())
            heard = b""
            while b"retry: 1000\n" not in heard:
                heard += opened.recv(65536)
                if b" 200 " not in heard.partition(b"\r\n")[0]:
                    sys.exit(f"a stream was not opened: {heard[:300]!r}")
            self.selector.register(opened, selectors.EVENT_READ)

    def heard_all(self, mark: bytes) -> float:
        """Return the time when the last of the streams has told `mark`."""
        left = {key.fileobj for key in self.selector.get_map().values()}
        told = dict.fromkeys(left, b"")
        while left:
            for key, _ in self.selector.select(30):
                told[key.fileobj] += key.fileobj.recv(65536)
                if mark in told[key.fileobj]:
                    left.discard(key.fileobj)
        return time.perf_counter()

    def close(self) -> None:
        for key in list(self.selector.get_map().values()):
            key.fileobj.close()
        self.selector.close()


def latencies(port: int, game: Game, seat: int, n: int) -> list[float]:
    """Return the milliseconds of `n` requests for the legal actions over one connection, sorted."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    found = []
    for _ in range(n):
        started = time.perf_counter()
        connection.request("GET", f"/v1/games/{game.id}/legal-actions", headers=game.bearer(seat))
        response = connection.getresponse()
        if not response.read() or response.status != 200:
            sys.exit("the legal actions were not answered")
        found.append(1000 * (time.perf_counter() - started))
    connection.close()
    return sorted(found)


def fan_out(port: int, prepared: Prepared, listeners: int) -> float:
    """Return the milliseconds from sending a decision until the last of the listeners has heard of it."""
    game, decision = prepared.new(), script("gondola", 1)[0]
    heard = Listeners(port, game, listeners)
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    started = time.perf_counter()
    body = json.dumps({"actions": [decision.action]})
    connection.request("POST", f"/v1/games/{game.id}/actions", body, {**JSON, **game.bearer(decision.seat)})
    last = heard.heard_all(b"id: 1\n")
    connection.close()
    heard.close()
    time.sleep(PAUSE_S)
    return 1000 * (last - started)


def main() -> None:
    """Measure everything and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--requests", type=int, default=300, help="of each round")
    parser.add_argument("--streams", type=int, default=200)
    args = parser.parse_args()
    end_in_order()
    print(f"rules run {build_kind()}", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder, EmbeddedServer(Path(folder) / "redis") as redis:
        prepared = Prepared("gondola", Settings(redis.url))
        decisions = script("gondola", 40)
        asked, watched = prepared.played(decisions[:20], Path(folder)), prepared.new()
        server = Server("service.wsgi:app", free_port(), {"REDIS_URL": redis.url, "WEB_CONCURRENCY": "2"})
        figures: dict[str, list[list[float]]] = {"none": [], "streams": []}
        cpu: list[float] = []
        try:
            server.wait()
            latencies(server.port, asked, decisions[20].seat, args.requests)
            for _ in range(args.rounds):
                figures["none"].append(latencies(server.port, asked, decisions[20].seat, args.requests))
                idle = Listeners(server.port, watched, args.streams)
                figures["streams"].append(latencies(server.port, asked, decisions[20].seat, args.requests))
                before = server.cpu_seconds()
                time.sleep(10)
                cpu.append((server.cpu_seconds() - before) / 10)
                idle.close()
                time.sleep(PAUSE_S)
            told = [fan_out(server.port, prepared, args.streams) for _ in range(args.rounds)]
        finally:
            server.stop()
    for name, rounds in figures.items():
        p50, p99 = (statistics.median(r[len(r) * part // 100] for r in rounds) for part in (50, 99))
        streams = args.streams if name == "streams" else 0
        print(json.dumps({"bench": "streams", "idle_streams": streams, "legal_actions_p50_ms": round(p50, 2), "p99_ms": round(p99, 2)}))
    print(json.dumps({"bench": "streams", "idle_streams": args.streams, "server_cpu_share": round(statistics.median(cpu), 4)}))
    print(json.dumps({"bench": "streams", "listeners": args.streams, "decision_told_to_all_ms": round(statistics.median(told), 1)}))


if __name__ == "__main__":
    main()
