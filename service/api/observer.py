"""Watches every request: one line in the log, and the metrics.

The line names the route, not the path; the game, if its id has the form of one; no header, no query and no body. So nothing that a client sends by mistake
in the wrong place can get into it.
"""

import logging
import re
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, final

from service.api.metrics import Metrics
from service.api.problem import PROBLEM_CODE
from service.api.request_id import request_id_of
from service.api.security import STARTED, Headers
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

    def answered(self, environ: dict[str, Any], status: int, headers: Headers) -> None:
        """Count and tell of the request of that WSGI environment, which is being answered so."""
        seconds = perf_counter() - environ[STARTED]
        method = environ["REQUEST_METHOD"]
        method = method if method in _METHODS else "other"
        rule = environ["werkzeug.request"].url_rule
        route = NO_ROUTE if rule is None else self._routes.get(rule.rule) or self._template(rule.rule)
        self._metrics.answered(method, route, status, seconds)
        code: str | None = environ.get(PROBLEM_CODE)
        if code is not None:
            self._metrics.problems.labels(code).inc()
        if self._journal is not None:
            line = {
                "method": method,
                "route": route,
                "status": status,
                "ms": round(1000 * seconds, 2),
                "request_id": request_id_of(environ),
            }
            game_id = _game_of(environ["werkzeug.request"].view_args, status, headers)
            self._journal.tell(logging.INFO if status < _FAULT else logging.ERROR, "request", line | self._about(game_id, code))

    def _template(self, rule: str) -> str:
        """Return the route as the document writes it: `/v1/games/{game_id}`."""
        found = self._routes[rule] = _PARAMETER.sub(r"{\1}", rule)
        return found

    def _about(self, game_id: str | None, code: str | None) -> dict[str, object]:
        """Return what the line says of the game and the problem, where there is one."""
        ruleset = None if game_id is None else self._ruleset_of(game_id)
        known = {"game": game_id, "ruleset": ruleset, "code": code}
        return {name: value for name, value in known.items() if value is not None}


def _game_of(values: dict[str, Any] | None, status: int, headers: Headers) -> str | None:
    """Return the id of the game that the request was about, or that it created."""
    game_id: str | None = values.get("game_id") if values else None
    if status == _CREATED:
        game_id = next((value.rpartition("/")[2] for name, value in headers if name == "Location"), game_id)
    return game_id if game_id is not None and _GAME_ID.fullmatch(game_id) else None
