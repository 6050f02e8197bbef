"""The only error handler: whatever goes wrong becomes an application/problem+json answer (RFC 9457)."""

import logging
from typing import Any, Final, final

import orjson
from flask import Flask, Response, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from service.api.asked import asked
from service.api.problem_kinds import PROBLEMS
from service.api.request_id import request_id
from service.games.errors import Code, GameProblem

MEDIA_TYPE: Final = "application/problem+json"
#: The code of the problem that is being answered, in the WSGI environment.
PROBLEM_CODE: Final = "serenissima.problem"
_LOG: Final = logging.getLogger(__name__)

#: The kind of problem that stands for a status that Flask or Werkzeug raised.
_OF_STATUS: Final = {
    404: "route/not_found",
    405: "method/not_allowed",
    406: "accept/not_acceptable",
    413: "body/too_large",
    415: "body/unsupported_type",
}

#: Headers that go with a problem of the use cases.
_HEADERS: Final = {
    Code.AUTH_MISSING: {"WWW-Authenticate": "Bearer"},
    Code.AUTH_UNKNOWN_KEY: {"WWW-Authenticate": 'Bearer error="invalid_token"'},
    Code.SUGGESTION_TOO_MANY: {"Retry-After": "2"},
    Code.POLL_TOO_MANY: {"Retry-After": "2"},
    Code.SERVER_BUSY: {"Retry-After": "1"},
}


@final
class Problem(Exception):
    """A problem to be answered: the code of its kind, one plain sentence, and members that explain it.

    Members that are None are left out of the answer. KeyError for a code that is not in the closed list.
    """

    def __init__(self, code: str, detail: str, headers: dict[str, str] | None = None, **members: object) -> None:
        super().__init__(f"{code}: {detail}")
        self.kind: Final = PROBLEMS[code]
        self.detail: Final = detail
        self.headers: Final = headers or {}
        self.members: Final = members


def problem_body(problem: Problem, named: str) -> bytes:
    """Return the document that reports `problem`; `named` is the id of the request."""
    kind = problem.kind
    body: dict[str, Any] = {
        "type": kind.type,
        "title": kind.title,
        "status": kind.status,
        "detail": problem.detail,
        "code": kind.code,
        "request_id": named,
    }
    body.update({name: value for name, value in problem.members.items() if value is not None})
    return orjson.dumps(body)


def problem_response(problem: Problem) -> Response:
    """Return the answer that reports `problem`."""
    kind = problem.kind
    # For the log and the metrics (observer.py).
    asked().environ[PROBLEM_CODE] = kind.code
    response = Response(problem_body(problem, request_id()), kind.status, content_type=MEDIA_TYPE)
    response.headers.update(problem.headers)
    response.headers["Cache-Control"] = "no-store"
    return response


def _http_problem(error: HTTPException) -> Problem:
    status = error.code or 500
    if isinstance(error, MethodNotAllowed):
        allowed = ", ".join(sorted(error.valid_methods or ()))
        return Problem("method/not_allowed", f"{request.method} is not one of {allowed}.", {"Allow": allowed})
    if status in _OF_STATUS:
        return Problem(_OF_STATUS[status], PROBLEMS[_OF_STATUS[status]].doc)
    # Every other fault that Werkzeug finds while reading a request is the client's, redirections to a tidier path included.
    return Problem("request/malformed" if status >= 400 else "route/not_found", error.name + ".")


def _on_problem(problem: Problem) -> Response:
    return problem_response(problem)


def _on_game_problem(error: GameProblem) -> Response:
    members = error.data
    if error.code == Code.RULES_VERSION_GONE and "game_id" in members:
        members = {**members, "record": f"/v1/games/{members['game_id']}/record"}
    return problem_response(Problem(error.code.value, error.message, _HEADERS.get(error.code), **members))


def _on_http_exception(error: HTTPException) -> Response:
    return problem_response(_http_problem(error))


def _on_fault(error: Exception) -> Response:
    _LOG.error("request %s failed", request_id(), exc_info=error)
    return problem_response(Problem("server/error", "The service failed to answer. Please report it with the request id."))


def install(app: Flask) -> None:
    """Make `app` answer every error as a problem."""
    app.register_error_handler(Problem, _on_problem)
    app.register_error_handler(GameProblem, _on_game_problem)
    app.register_error_handler(HTTPException, _on_http_exception)
    app.register_error_handler(Exception, _on_fault)
