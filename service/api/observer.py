"""Watches every request: one line in the log, and the metrics.

The line names the route, not the path; the game, if its id has the form of one; no header, no query and no body. So nothing that a client sends by mistake
in the wrong place can get into it.
"""

import logging
import re
from collections.abc import Callable
from time import perf_counter
from typing import Final, final

from flask import Flask, Response, g, request

from service.api.metrics import Metrics
from service.api.request_id import request_id
from service.api.security import STARTED
from service.logs import Journal

_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_PARAMETER: Final = re.compile(r"<(?:[^:<>]+:)?([^<>]+)>")
_GAME_ID: Final = re.compile(r"[0-9a-f]{24}")
_CREATED: Final = 201
_FAULT: Final = 500
#: A request whose path leads nowhere. Every such path would else be a route of its own.
NO_ROUTE: Final = "none"


@final
class Observer:
    """Tells of a request when it is answered. `ruleset_of` knows the rulesets of games that were just asked about."""

    def __init__(self, metrics: Metrics, journal: Journal | None, ruleset_of: Callable[[str], str | None]) -> None:
        self._metrics: Final = metrics
        self._journal: Final = journal if journal is not None and journal.tells(logging.INFO) else None
        self._ruleset_of: Final = ruleset_of
        self._routes: Final[dict[str, str]] = {}

    def install(self, app: Flask) -> None:
        """Watch the requests of `app`."""
        app.after_request(self.end)

    def end(self, response: Response) -> Response:
        """Count and tell."""
        asked = request
        environ = asked.environ
        seconds = perf_counter() - environ[STARTED]
        method = environ["REQUEST_METHOD"]
        method = method if method in _METHODS else "other"
        rule = asked.url_rule
        route = NO_ROUTE if rule is None else self._routes.get(rule.rule) or self._template(rule.rule)
        status = response.status_code
        self._metrics.answered(method, route, status, seconds)
        code: str | None = g.get("problem_code") if status >= 400 else None
        if code is not None:
            self._metrics.problems.labels(code).inc()
        if self._journal is not None:
            self._tell(self._journal, method, route, status, seconds, code, response)
        return response

    def _template(self, rule: str) -> str:
        """Return the route as the document writes it: `/v1/games/{game_id}`."""
        found = self._routes[rule] = _PARAMETER.sub(r"{\1}", rule)
        return found

    def _tell(self, journal: Journal, method: str, route: str, status: int, seconds: float, code: str | None, response: Response) -> None:
        line: dict[str, object] = {
            "method": method,
            "route": route,
            "status": status,
            "ms": round(1000 * seconds, 2),
            "request_id": request_id(),
        }
        game_id = _game_of(status, response)
        if game_id is not None:
            line["game"] = game_id
            ruleset = self._ruleset_of(game_id)
            if ruleset is not None:
                line["ruleset"] = ruleset
        if code is not None:
            line["code"] = code
        journal.tell(logging.INFO if status < _FAULT else logging.ERROR, "request", line)


def _game_of(status: int, response: Response) -> str | None:
    """Return the id of the game that the request was about, or that it created."""
    values = request.view_args
    game_id = values.get("game_id") if values else None
    if status == _CREATED and "Location" in response.headers:
        game_id = response.headers["Location"].rpartition("/")[2]
    return game_id if game_id is not None and _GAME_ID.fullmatch(game_id) else None
