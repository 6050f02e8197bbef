"""What can go wrong, as one tree of exceptions under SerenissimaError."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class SerenissimaError(Exception):
    """The root of all errors that this package raises."""


class ConnectionFailed(SerenissimaError):
    """The service could not be reached, or the connection broke, after all retries."""


class RequestTimedOut(SerenissimaError):
    """The service did not answer in time, after all retries."""


class UnknownVariant(SerenissimaError):
    """The answer holds a kind of thing that this version of the package does not know: a newer one will."""

    def __init__(self, union: str, tag: str) -> None:
        super().__init__(f"unknown kind {tag!r} of {union}: update the package serenissima")
        self.union = union
        self.tag = tag


class ApiError(SerenissimaError):
    """The service answered with a problem (RFC 9457).

    `code` is the stable code of the problem ("action/illegal"), `status` the HTTP status, `rule` the id of the rule
    that was broken, if any, `request_id` what to quote in a report, `problem` the whole document.
    """

    def __init__(self, status: int, problem: Mapping[str, Any], retry_after: float | None = None) -> None:
        self.status = status
        self.problem = dict(problem)
        self.code: str = str(problem.get("code", "unknown"))
        self.detail: str = str(problem.get("detail") or problem.get("title") or f"HTTP {status}")
        self.rule: str | None = problem.get("rule")
        self.request_id: str | None = problem.get("request_id")
        self.retry_after = retry_after
        place = f" [{self.rule}]" if self.rule else ""
        super().__init__(f"{self.code}{place}: {self.detail} (request {self.request_id})")


class InvalidRequest(ApiError):
    """The request is not of the form that the API asks for; `field` names the member at fault."""

    @property
    def field(self) -> str | None:
        """The member at fault, like `actions.0.tile`."""
        found = self.problem.get("field")
        return None if found is None else str(found)


class AuthenticationFailed(ApiError):
    """No token was sent, or none that can be read."""


class PermissionDenied(ApiError):
    """The token may not do this."""


class NotFound(ApiError):
    """There is no such thing, or it has expired."""


class Conflict(ApiError):
    """The request does not fit the present state. Never retried by itself: look again, then decide."""


class StaleVersion(Conflict):
    """The game has moved on since the version that was expected; `current_version` is where it is now."""

    @property
    def current_version(self) -> int | None:
        """The present version."""
        return self.problem.get("current_version")


class NotYourTurn(Conflict):
    """Another seat decides now."""


class GameOver(Conflict):
    """The game has ended."""


class IllegalAction(ApiError):
    """The rules forbid the action; `rule` and `rule_text` say which one, `instead` the listed action of the same outcome, if any."""

    @property
    def rule_text(self) -> str | None:
        """The wording of the rule."""
        return self.problem.get("rule_text")

    @property
    def instead(self) -> Mapping[str, Any] | None:
        """The listed action with the same outcome, as JSON."""
        return self.problem.get("instead")

    @property
    def nearest(self) -> Sequence[Mapping[str, Any]]:
        """Up to five legal actions, nearest first, as JSON."""
        found: Sequence[Mapping[str, Any]] = self.problem.get("nearest", ())
        return found


class SeatTaken(Conflict):
    """Somebody holds the seat already, or an AI plays it."""


class StandInPlays(Conflict):
    """An AI plays in place of the seat's player, who can take the seat back with `rejoin_game`."""


class UndoRefused(Conflict):
    """The last decision cannot be taken back; `reason` says why."""

    @property
    def reason(self) -> str | None:
        """Why not, as in the game's `undo_reason`."""
        return self.problem.get("reason")


class WrongStep(ApiError):
    """The record cannot have happened; `index` is the first wrong step (-1: the set-up, the number of steps: the result)."""

    @property
    def index(self) -> int | None:
        """The first wrong step."""
        return self.problem.get("index")


class IdempotencyMismatch(ApiError):
    """The idempotency key was used before with another request."""


class TooManyRequests(ApiError):
    """A limit was reached; `retry_after` says for how many seconds to wait."""


class ServerError(ApiError):
    """The service failed to answer."""


_BY_CODE: dict[str, type[ApiError]] = {
    "action/illegal": IllegalAction,
    "action/not_your_turn": NotYourTurn,
    "game/over": GameOver,
    "game/stale_version": StaleVersion,
    "seat/not_open": SeatTaken,
    "seat/stand_in": StandInPlays,
    "undo/refused": UndoRefused,
    "record/wrong_step": WrongStep,
    "idempotency/mismatch": IdempotencyMismatch,
}
_BY_STATUS: dict[int, type[ApiError]] = {
    400: InvalidRequest,
    401: AuthenticationFailed,
    403: PermissionDenied,
    404: NotFound,
    409: Conflict,
    410: NotFound,
    413: InvalidRequest,
    415: InvalidRequest,
    422: InvalidRequest,
    429: TooManyRequests,
}


def error_of(status: int, problem: Mapping[str, Any], retry_after: float | None = None) -> ApiError:
    """Return the exception of a problem: by its code, else by its status."""
    kind = _BY_CODE.get(str(problem.get("code")))
    if kind is None:
        kind = _BY_STATUS.get(status, ServerError if status >= 500 else ApiError)
    return kind(status, problem, retry_after)
