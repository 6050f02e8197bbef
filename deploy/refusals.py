"""What gunicorn itself refuses, before the application hears of it, is answered as the application would: as a problem (RFC 9457)."""

import secrets
import socket
from typing import Any, Final

from gunicorn.http.errors import (
    ChunkMissingTerminator,
    InvalidChunkExtension,
    InvalidChunkSize,
    InvalidResponseHeader,
    InvalidResponseHeaderName,
    LimitRequestHeaders,
    LimitRequestLine,
    ParseException,
)
from gunicorn.workers.gthread import ThreadWorker

from service.api.problem import MEDIA_TYPE, Problem, problem_body
from service.api.problem_kinds import PROBLEMS, ProblemKind
from service.api.request_id import HEADER
from service.api.security import HEADERS

_REASONS: Final = {400: "Bad Request", 414: "URI Too Long", 431: "Request Header Fields Too Large", 500: "Internal Server Error"}
#: Found in what is left of a body when its request has been answered: a second answer would be taken for that to the next request.
_AFTER_THE_ANSWER: Final = (InvalidChunkSize, ChunkMissingTerminator, InvalidChunkExtension)
_OURS: Final = (InvalidResponseHeader, InvalidResponseHeaderName)


def kind_of(error: BaseException) -> ProblemKind:
    """Return the kind of problem that stands for an error of gunicorn's: the client's fault unless it is none of reading a request."""
    if isinstance(error, LimitRequestLine):
        return PROBLEMS["request/uri_too_long"]
    if isinstance(error, LimitRequestHeaders):
        return PROBLEMS["request/headers_too_large"]
    if isinstance(error, ParseException) and not isinstance(error, _OURS):
        return PROBLEMS["request/malformed"]
    return PROBLEMS["server/error"]


def refusal(kind: ProblemKind, request_id: str) -> bytes:
    """Return the whole answer that reports a problem of that kind and closes the connection."""
    body = problem_body(Problem(kind.code, kind.doc), request_id)
    headers = [
        ("Connection", "close"),
        ("Content-Type", MEDIA_TYPE),
        ("Content-Length", str(len(body))),
        ("Cache-Control", "no-store"),
        (HEADER, request_id),
        *HEADERS,
    ]
    lines = [f"HTTP/1.1 {kind.status} {_REASONS[kind.status]}", *(f"{name}: {value}" for name, value in headers), "", ""]
    return "\r\n".join(lines).encode("ascii") + body


class RefusingWorker(ThreadWorker):
    """gunicorn's worker with threads, refusing so."""

    def handle_error(self, req: Any, client: socket.socket, _addr: Any, exc: BaseException) -> None:
        """Answer a request that could not be read. `req` is None unless the request line and the headers were read."""
        kind, request_id = kind_of(exc), secrets.token_hex(12)
        # The error's text quotes the request, which may hold a token: neither log nor answer repeats it.
        if kind.code == "server/error":
            self.log.error("request %s failed: %s", request_id, type(exc).__name__, exc_info=exc)
        else:
            self.log.info("request %s refused: %s", request_id, type(exc).__name__)
        if req is not None and isinstance(exc, _AFTER_THE_ANSWER):
            return
        try:
            client.sendall(refusal(kind, request_id))
        except OSError:
            self.log.debug("the refusal of request %s could not be sent", request_id)
