"""The client: all operations of the API on one connection pool."""

from __future__ import annotations

from types import TracebackType
from typing import Self

import requests

from serenissima._generated.operations import API_VERSION, Operations
from serenissima._transport import Transport
from serenissima._version import __version__


class Client(Operations):
    """Talks to one Serenissima service.

    `token` is what the requests carry: an API key, a host token or a seat token, or None for what is public. `timeout` bounds
    each try in seconds (a long poll has its wait on top), `max_retries` the repetitions of what failed on the way.
    """

    def __init__(
        self,
        base_url: str = "http://127.0.0.1:8000",
        token: str | None = None,
        *,
        timeout: float = 10.0,
        max_retries: int = 3,
        session: requests.Session | None = None,
    ) -> None:
        if timeout <= 0 or max_retries < 0:
            raise ValueError("timeout must be above 0 and max_retries at least 0")
        if session is None:
            session = requests.Session()
            session.headers["User-Agent"] = f"serenissima-python/{__version__} api/{API_VERSION}"
        super().__init__(Transport(base_url, token, timeout, max_retries, session))

    def with_token(self, token: str | None) -> Client:
        """Return a client of the same service and connections that carries `token`."""
        mine = self._transport
        return Client(mine.base_url, token, timeout=mine.timeout, max_retries=mine.max_retries, session=mine.session)

    def close(self) -> None:
        """Close the connections, also for clients made by `with_token`."""
        self._transport.session.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
