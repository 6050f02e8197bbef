"""Send messages as Server-Sent Events, to a bounded number of listeners.

A listener holds a thread for as long as it listens, almost always asleep. gunicorn is given as many threads on top of
those for ordinary requests (deploy/gunicorn.conf.py), so that listeners never take one of theirs.
"""

import socket
from collections.abc import Iterable, Iterator
from threading import BoundedSemaphore
from typing import Any, Final, final

from flask import Response, request
from prometheus_client import Gauge

from service.api.problem import Problem
from service.games.errors import GameProblem
from service.games.stream import Message

MEDIA_TYPE: Final = "text/event-stream"
#: How long a client waits before it connects again, in milliseconds.
_RETRY_MS: Final = 1000
# The last one asks nginx to pass every message on at once.
_HEADERS: Final = {"Cache-Control": "no-store", "Vary": "Authorization", "X-Accel-Buffering": "no"}


@final
class Listeners:
    """As many listeners as one process serves at once."""

    def __init__(self, limit: int, opened: Gauge) -> None:
        """`opened` shows how many there are."""
        self._limit: Final = limit
        self._places: Final = BoundedSemaphore(limit)
        self._opened: Final = opened

    def serve(self, messages: Iterable[Message]) -> Response:
        """Answer with the stream of `messages`, or raise stream/too_many. The place is free again when the connection closes."""
        if not self._places.acquire(blocking=False):
            text = f"This server has {self._limit} listeners already."
            raise Problem("stream/too_many", text, {"Retry-After": "5"}, limit=self._limit)
        place = _Place(self._places, self._opened)
        lines = _lines(messages, request.environ.get("gunicorn.socket"), place)
        response = Response(lines, content_type=f"{MEDIA_TYPE}; charset=utf-8", headers=_HEADERS)
        # A stream that was never begun does not end either.
        response.call_on_close(place.leave)
        return response


@final
class _Place:
    """The place of one listener, which is left once."""

    def __init__(self, places: BoundedSemaphore, opened: Gauge) -> None:
        self._places: BoundedSemaphore | None = places
        self._opened: Final = opened
        opened.inc()

    def leave(self) -> None:
        """Make the place free for another."""
        places, self._places = self._places, None
        if places is not None:
            places.release()
            self._opened.dec()


def _lines(messages: Iterable[Message], client: Any, place: _Place) -> Iterator[bytes]:
    try:
        yield b"retry: %d\n\n" % _RETRY_MS
        for message in messages:
            if message.kind == "alive":
                if _hung_up(client):
                    return
                yield b": alive\n\n"
            else:
                yield b"id: %d\nevent: %s\ndata: %s\n\n" % (message.version, message.kind.encode(), message.data)
    except GameProblem:
        # Too late for a problem: the client sees the stream end, and connects again.
        return
    finally:
        place.leave()


def _hung_up(client: Any) -> bool:
    """Say whether the client has closed its connection; writing would fail only at the second attempt."""
    if not isinstance(client, socket.socket):
        return False
    try:
        return client.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True
