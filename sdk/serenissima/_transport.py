"""HTTP: a time limit always, retries of what is safe to repeat, typed errors."""

from __future__ import annotations

import random
import time
import uuid
from collections.abc import Mapping
from typing import Any

import requests

from serenissima.errors import ApiError, ConnectionFailed, RequestTimedOut, error_of

#: Answers that say "not now". 409 is not among them: a conflict is never repeated blindly.
RETRIED_STATUSES = frozenset({429, 502, 503, 504})
#: The longest pause between two tries, in seconds, also where the service asks for more.
LONGEST_PAUSE = 30.0


class Transport:
    """Sends requests to one service with one token.

    `timeout` bounds the wait for an answer in seconds, `max_retries` the repetitions after the first try. Pauses between
    tries are drawn from 0 to 0.25 s, 0.5 s, 1 s, … (full jitter), or are what Retry-After asks for.
    """

    def __init__(self, base_url: str, token: str | None, timeout: float, max_retries: int, session: requests.Session) -> None:
        self.base_url = base_url.rstrip("/")
        self.token = token
        self.timeout = timeout
        self.max_retries = max_retries
        self.session = session

    def json(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
        idempotency_key: str | None = None,
        patience: float = 0,
        headers: Mapping[str, str] | None = None,
    ) -> Any:
        """Send a request and return the JSON of its answer (None for an empty one). Errors: SerenissimaError."""
        response = self._send(method, path, query, body, idempotency_key, patience, headers)
        return response.json() if response.content else None

    def text(self, method: str, path: str, *, query: Mapping[str, Any] | None = None) -> str:
        """Send a request and return the text of its answer. Errors: SerenissimaError."""
        response = self._send(method, path, query, None, None, 0)
        response.encoding = "utf-8"
        return response.text

    def open_stream(self, path: str, query: Mapping[str, Any], silence: float) -> requests.Response:
        """Return the open answer of a stream, whose parts may be `silence` seconds apart. Errors: ApiError, requests.RequestException."""
        headers = {"Accept": "text/event-stream"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        parameters = {name: value for name, value in query.items() if value is not None}
        where = self.base_url + path
        response = self.session.get(where, params=parameters, headers=headers, timeout=(self.timeout, silence), stream=True)
        if response.status_code >= 400:
            with response:
                raise _error(response)
        return response

    def _send(
        self,
        method: str,
        path: str,
        query: Mapping[str, Any] | None,
        body: Mapping[str, Any] | None,
        idempotency_key: str | None,
        patience: float,
        more_headers: Mapping[str, str] | None = None,
    ) -> requests.Response:
        headers = {**(more_headers or {}), "Accept": "application/json, text/markdown;q=0.9, image/svg+xml;q=0.9, text/plain;q=0.9"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        if method == "POST":
            # One key for all tries of this call: the service acts once, however often it hears of it.
            headers["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())
        parameters = {name: value for name, value in (query or {}).items() if value is not None}
        for attempt in range(self.max_retries + 1):
            last = attempt == self.max_retries
            try:
                response = self.session.request(
                    method, self.base_url + path, params=parameters, json=body, headers=headers, timeout=self.timeout + patience
                )
            except requests.Timeout as error:
                if last:
                    raise RequestTimedOut(f"{method} {path} was not answered within {self.timeout + patience:g} s") from error
            except requests.ConnectionError as error:
                if last:
                    raise ConnectionFailed(f"{method} {path} could not reach {self.base_url}") from error
            else:
                if response.status_code < 400:
                    return response
                error_found = _error(response)
                if last or response.status_code not in RETRIED_STATUSES:
                    raise error_found
                self.pause(attempt, error_found.retry_after)
                continue
            self.pause(attempt, None)
        raise AssertionError("the last try returns or raises")

    def pause(self, attempt: int, asked: float | None) -> None:
        """Wait before the next try: as long as `asked` for, else at random, longer with each `attempt`."""
        # Jitter keeps many clients from coming back at the same moment; it is no secret.
        pause = random.uniform(0, 0.25 * 2**attempt) if asked is None else asked  # noqa: S311
        time.sleep(min(pause, LONGEST_PAUSE))


def _error(response: requests.Response) -> ApiError:
    try:
        problem = response.json()
    except ValueError:
        problem = {}
    asked = response.headers.get("Retry-After", "")
    return error_of(response.status_code, problem if isinstance(problem, dict) else {}, float(asked) if asked.isdigit() else None)
