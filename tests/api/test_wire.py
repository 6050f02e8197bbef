"""What is no HTTP, or hardly: sent byte by byte to a real gunicorn. Nothing gets a 5xx, and the server lives on."""

import socket
from collections.abc import Iterator

import pytest

from service.api.body import MAX_BODY
from service.store.embedded import EmbeddedServer, free_port
from tests.bench.server import Server

HEAD = b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
POST = b"POST /v1/games" + HEAD + b"Content-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"

ODD = {
    "host with a space": (b"GET /v1/games/x HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 404),
    "host of bytes": (b"GET /v1/games/x HTTP/1.1\r\nHost: \xff\xfe\r\nConnection: close\r\n\r\n", 404),
    "no host": (b"GET /v1/games/x HTTP/1.0\r\n\r\n", 404),
    "no path": (b"OPTIONS *" + HEAD + b"\r\n", 404),
    "bad escape": (b"GET /v1/games/%zz" + HEAD + b"\r\n", 404),
    "raw UTF-8": ("GET /é".encode() + HEAD + b"\r\n", 400),
    "long path": (b"GET /" + b"a" * 9000 + HEAD + b"\r\n", 414),
    "long header": (b"GET /healthz" + HEAD + b"X: " + b"a" * 20_000 + b"\r\n\r\n", 431),
    "many headers": (b"GET /healthz" + HEAD + b"".join(b"X-%d: a\r\n" % n for n in range(300)) + b"\r\n", 431),
    "NUL in a header": (b"GET /healthz" + HEAD + b"X: a\x00b\r\n\r\n", 400),
    "token of bytes": (b"GET /v1/games/" + b"0" * 24 + HEAD + b"Authorization: Bearer \xff\r\n\r\n", 401),
    "type of bytes": (POST.replace(b"application/json", b'\xff;=;;"') + b"Content-Length: 2\r\n\r\n{}", 415),
    "accept of bytes": (b"GET /v1/rulesets" + HEAD + b"Accept: \xff;q=zz,,/;q=1e999\r\n\r\n", 200),
    "etag of bytes": (b"GET /v1/rulesets" + HEAD + b'If-None-Match: "\xff,,,W/\r\n\r\n', 200),
    "negative length": (POST + b"Content-Length: -1\r\n\r\n{}", 400),
    "huge length": (POST + b"Content-Length: 99999999999999\r\n\r\n{}", 413),
    "chunks": (CHUNKED + b"2\r\n{}\r\n0\r\n\r\n", 422),
    "chunks that are none": (CHUNKED + b"zz\r\n{}\r\n0\r\n\r\n", 400),
    "chunks without an end": (CHUNKED + b"20\r\n{}", 400),
    "too many chunks": (CHUNKED + (b"10000\r\n" + b" " * 65536 + b"\r\n") * (MAX_BODY // 65536 + 1) + b"0\r\n\r\n", 413),
    "a header that poses as the path": (b"GET /healthz" + HEAD + b"SCRIPT_NAME: /x\r\nPATH_INFO: /v1/nothing\r\n\r\n", 200),
    "a forwarder's headers": (b"GET /healthz" + HEAD + b"X-Forwarded-Proto: ssl\r\nX-Forwarded-Host: \xff\r\n\r\n", 200),
    "unknown method": (b"BREW /healthz" + HEAD + b"\r\n", 405),
    "no HTTP": (b"hello\r\n\r\n", 400),
}


@pytest.fixture(scope="module")
def port(redis_server: EmbeddedServer) -> Iterator[int]:
    server = Server("service.wsgi:app", free_port(), {"REDIS_URL": redis_server.url, "WEB_CONCURRENCY": "1"})
    try:
        server.wait()
        yield server.port
    finally:
        server.stop()


def _answer(port: int, request: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", port), 20) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        return b"".join(iter(lambda: connection.recv(65536), b""))


@pytest.mark.parametrize("name", ODD)
def test_odd_requests_get_a_4xx(port: int, name: str) -> None:
    request, status = ODD[name]
    assert _answer(port, request).split(b" ", 2)[1] == str(status).encode()
