"""What can go wrong with a request: a closed vocabulary of codes, each with one meaning, and data for the client.

Which HTTP status a code has is the business of the API (service/api/problem.py).
"""

from enum import StrEnum
from functools import lru_cache
from typing import Final

from service.engine.contract import Ruleset
from service.engine.form import FormError
from service.engine.rejection import Rejection
from service.engine.rulebook import rules_by_id
from service.engine.tagged import Action


class Code(StrEnum):
    """Every problem that a use case can raise."""

    REQUEST_INVALID = "request/invalid"
    GAME_NOT_FOUND = "game/not_found"
    GAME_OVER = "game/over"
    GAME_STALE_VERSION = "game/stale_version"
    AUTH_MISSING = "auth/missing"
    AUTH_FORBIDDEN = "auth/forbidden"
    AUTH_UNKNOWN_KEY = "auth/unknown_key"
    ACTION_MALFORMED = "action/malformed"
    ACTION_NOT_YOUR_TURN = "action/not_your_turn"
    ACTION_ILLEGAL = "action/illegal"
    IDEMPOTENCY_MISMATCH = "idempotency/mismatch"
    RULESET_NOT_FOUND = "ruleset/not_found"
    RULES_VERSION_GONE = "rules/version_gone"
    UNDO_REFUSED = "undo/refused"
    GAME_RUNNING = "game/running"
    RECORD_WRONG_STEP = "record/wrong_step"
    RECORD_GIVEN_START = "record/given_start"
    SEAT_NOT_FOUND = "seat/not_found"
    SEAT_NOT_OPEN = "seat/not_open"
    SEAT_STAND_IN = "seat/stand_in"
    SUGGESTION_NOT_FOUND = "suggestion/not_found"
    SUGGESTION_TOO_MANY = "suggestion/too_many"
    POLL_TOO_MANY = "poll/too_many"
    SERVER_BUSY = "server/busy"


class GameProblem(Exception):
    """The one exception of the use cases: a code, one plain sentence, and JSON-able data that the client may use."""

    def __init__(self, code: Code, message: str, **data: object) -> None:
        super().__init__(message)
        self.code: Final = code
        self.message: Final = message
        self.data: Final[dict[str, object]] = data


def invalid(field: str, needed: str, present: object) -> GameProblem:
    """Return request/invalid for one member of the request. Data: field, needed, present (a short text)."""
    return from_form(FormError(field, needed, present))


def from_form(error: FormError) -> GameProblem:
    """Return request/invalid for a FormError of the engine."""
    return GameProblem(Code.REQUEST_INVALID, str(error), field=error.path, needed=error.needed, present=error.present)


def game_not_found() -> GameProblem:
    """Return game/not_found. An expired game is the same as one that never was."""
    return GameProblem(Code.GAME_NOT_FOUND, "There is no such game (any more).")


def stale(current: int, expected: int) -> GameProblem:
    """Return game/stale_version. Data: current_version, expected_version."""
    message = f"The game is at version {current}, not {expected}."
    return GameProblem(Code.GAME_STALE_VERSION, message, current_version=current, expected_version=expected)


def over(index: int) -> GameProblem:
    """Return game/over. Data: index of the action that came too late."""
    return GameProblem(Code.GAME_OVER, "The game is over.", index=index)


def malformed(error: FormError, index: int) -> GameProblem:
    """Return action/malformed. Data: index of the action, field, needed, present."""
    return GameProblem(
        Code.ACTION_MALFORMED, f"Action {index}: {error}.", index=index, field=error.path, needed=error.needed, present=error.present
    )


def not_your_turn(to_act: int, seat: int, index: int) -> GameProblem:
    """Return action/not_your_turn. Data: to_act (the seat that decides now), seat (the bearer's), index of the action."""
    message = f"Seat {to_act} decides now, not seat {seat}."
    return GameProblem(Code.ACTION_NOT_YOUR_TURN, message, to_act=to_act, seat=seat, index=index)


def illegal(ruleset: Ruleset, rejection: Rejection, nearest: list[Action], index: int) -> GameProblem:
    """Return action/illegal. Data: rule, rule_text, needed, present, instead (an action, or null), nearest (actions), index of the action."""
    instead = rejection.instead
    to_json = ruleset.meta.vocabulary.to_json
    return GameProblem(
        Code.ACTION_ILLEGAL,
        rejection.message,
        rule=rejection.rule,
        rule_text=_rules(ruleset.meta.rules_text).get(rejection.rule, ""),
        needed=rejection.needed,
        present=rejection.present,
        instead=None if instead is None else to_json(instead),
        nearest=[to_json(action) for action in nearest],
        index=index,
    )


@lru_cache(maxsize=16)
def _rules(text: str) -> dict[str, str]:
    return rules_by_id(text)
