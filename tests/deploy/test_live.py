"""gunicorn with two processes under our settings, spoken to over raw sockets: what no test client sends."""

import json
import os
import re
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from service.api.problem_kinds import PROBLEMS
from service.store.embedded import free_port

ROOT = Path(__file__).resolve().parents[2]
START_S = 60
QUOTA = 60
JSON = b"Content-Type: application/json\r\n"


@dataclass
class Answer:
    """An answer as it came over the wire."""

    status: int
    headers: dict[str, str]
    body: bytes
    #: What came behind it on the same connection.
    rest: bytes


@dataclass
class Live:
    """A running server."""

    port: int
    log: Path

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), 20)

    def send(self, request: bytes) -> Answer:
        """Send bytes and return the first answer, and whatever comes until the server closes."""
        with self.connect() as connection:
            connection.sendall(request)
            heard = b""
            while part := connection.recv(65536):
                heard += part
        head, _, behind = heard.partition(b"\r\n\r\n")
        status, *lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        length = int(headers["content-length"])
        return Answer(int(status.split()[1]), headers, behind[:length], behind[length:])


@pytest.fixture(scope="module")
def live(redis_server, tmp_path_factory):
    port, log = free_port(), tmp_path_factory.mktemp("live") / "log.txt"
    environment = {**os.environ, "REDIS_URL": redis_server.url, "PORT": str(port), "WEB_CONCURRENCY": "2"}
    environment |= {"RATE_LIMITS": "yes", "RATE_PER_ADDRESS": str(QUOTA), "TRUSTED_PROXIES": "127.0.0.1"}
    command = [sys.executable, "-m", "gunicorn", "-c", "deploy/gunicorn.conf.py"]
    with log.open("wb") as output:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=output, stderr=output)
    try:
        _wait(port, process)
        yield Live(port, log)
    finally:
        process.terminate()
        process.wait(20)


def _wait(port, process):
    deadline = time.monotonic() + START_S
    while time.monotonic() < deadline and process.poll() is None:
        try:
            with socket.create_connection(("127.0.0.1", port), 1):
                return
        except OSError:
            time.sleep(0.05)
    pytest.fail("the server did not start")


REFUSED = {
    "no request": (b"\x16\x03\x01\x02\x00\r\n\r\n", "request/malformed"),
    "method": (b"G@T / HTTP/1.1\r\nHost: x\r\n\r\n", "request/malformed"),
    "version": (b"GET / HTTP/9.1\r\nHost: x\r\n\r\n", "request/malformed"),
    "header name": (b"GET / HTTP/1.1\r\nHost: x\r\nBad Name: 1\r\n\r\n", "request/malformed"),
    "header value": (b"GET / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer seat_\x00abcdefgh\r\n\r\n", "request/malformed"),
    "folded header": (b"GET / HTTP/1.1\r\nHost: x\r\nA: 1\r\n 2\r\n\r\n", "request/malformed"),
    "two lengths": (b"POST /v1/games HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}", "request/malformed"),
    "odd length": (b"POST /v1/games HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", "request/malformed"),
    "length and chunks": (
        b"POST /v1/games HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "request/malformed",
    ),
    "transfer coding": (b"POST /v1/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n", "request/malformed"),
    "expectation": (b"POST /v1/games HTTP/1.1\r\nHost: x\r\nExpect: miracle\r\nContent-Length: 2\r\n\r\n{}", "request/malformed"),
    "long address": (b"GET /v1/" + b"a" * 9000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", "request/uri_too_long"),
    "long header": (b"GET / HTTP/1.1\r\nHost: x\r\nA: " + b"a" * 20_000 + b"\r\n\r\n", "request/headers_too_large"),
    "many headers": (b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: 1\r\n" * 200 + b"\r\n", "request/headers_too_large"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_gunicorn_refuses_is_answered_as_a_problem(live, name):
    request, code = REFUSED[name]
    answer = live.send(request)
    kind = PROBLEMS[code]
    assert (answer.status, answer.headers["content-type"]) == (kind.status, "application/problem+json"), answer
    problem = json.loads(answer.body)
    assert (problem["code"], problem["status"], problem["type"]) == (code, kind.status, kind.type)
    assert problem["request_id"] == answer.headers["x-request-id"]
    assert answer.headers["connection"] == "close"
    assert answer.headers["cache-control"] == "no-store"
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.rest == b""


def test_a_refused_request_is_repeated_nowhere(live):
    secret = b"serenissima_0123456789abcdef"
    for request in (
        b"GET /" + secret + b" HTTP/9.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + secret + b"\x00\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + secret + b" : 1\r\n\r\n",
    ):
        answer = live.send(request)
        assert answer.status == 400
        assert secret not in answer.body
    assert secret not in live.log.read_bytes()


def test_a_body_that_is_no_chunks_is_answered_once(live):
    # The token is refused before anybody reads the body, whose rest is found broken afterwards.
    head = b"POST /v1/games HTTP/1.1\r\nHost: x\r\nAuthorization: Basic YTpi\r\nTransfer-Encoding: chunked\r\n" + JSON + b"\r\n"
    answer = live.send(head + b"nonsense\r\n\r\n")
    assert (answer.status, json.loads(answer.body)["code"], answer.rest) == (401, "auth/malformed", b"")
    read = live.send(head.replace(b"Authorization: Basic YTpi\r\n", b"") + b"nonsense\r\n\r\n")
    assert (read.status, json.loads(read.body)["code"], read.rest) == (400, "request/malformed", b"")


def test_an_address_has_its_quota_over_processes_and_threads(live):
    path, proxied = "/v1/rulesets/gondola/rules", {"X-Forwarded-For": "198.51.100.7"}

    def ask(_):
        connection = HTTPConnection("127.0.0.1", live.port, timeout=20)
        connection.request("GET", path, headers=proxied)
        response: HTTPResponse = connection.getresponse()
        response.read()
        connection.close()
        return response

    started = time.monotonic()
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(ask, range(QUOTA + 20)))
    refilled = (time.monotonic() - started) * QUOTA / 60
    admitted = [a for a in answers if a.status == 200]
    assert QUOTA <= len(admitted) <= QUOTA + refilled + 1
    refused = [a for a in answers if a.status == 429]
    assert len(admitted) + len(refused) == len(answers)
    for answer in answers:
        assert answer.headers["RateLimit-Policy"] == f'"address";q={QUOTA};w=60'
        assert re.fullmatch(r'"address";r=\d+;t=\d+', answer.headers["RateLimit"])
    assert all(int(a.headers["Retry-After"]) >= 1 for a in refused)


def _heard(connection):
    """Return what came over a connection so far, or None."""
    connection.setblocking(False)
    try:
        return connection.recv(65536)
    except BlockingIOError:
        return None


def test_waiting_long_polls_leave_room_for_ordinary_requests(live):
    # More than there are threads for ordinary requests in both processes, on a game that nobody plays.
    body = json.dumps({"ruleset": "gondola", "seats": [{"kind": "human"}, {"kind": "human"}]}).encode()
    length = b"Content-Length: %d\r\n" % len(body)
    elsewhere = b"X-Forwarded-For: 203.0.113.%d\r\n"
    made = live.send(b"POST /v1/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + elsewhere % 0 + JSON + length + b"\r\n" + body)
    game = json.loads(made.body)
    path, token = f"/v1/games/{game['game']['id']}".encode(), game["host_token"].encode()
    poll = b"GET " + path + b"?after=0&wait=6 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + token + b"\r\n"
    waiting = [live.connect() for _ in range(100)]
    try:
        for n, connection in enumerate(waiting):
            connection.sendall(poll + elsewhere % (1 + n % 50) + b"\r\n")
        time.sleep(0.5)
        started = time.monotonic()
        for _ in range(10):
            assert live.send(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").status == 200
        assert time.monotonic() - started < 5
        assert [answer for answer in map(_heard, waiting) if answer is not None] == []
    finally:
        for connection in waiting:
            connection.close()
