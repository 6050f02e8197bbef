"""The closed list of problems that an answer can report: one code, one meaning, one status."""

from typing import Final, final


@final
class ProblemKind:
    """A kind of problem: its stable code, HTTP status, short title and what to do about it."""

    def __init__(self, code: str, status: int, title: str, doc: str) -> None:
        self.code: Final = code
        self.status: Final = status
        self.title: Final = title
        self.doc: Final = doc

    @property
    def type(self) -> str:
        """The URI reference that identifies the kind; it leads to its description."""
        return f"/docs/problems#{self.code}"


_KINDS: Final = (
    ProblemKind("request/malformed", 400, "Malformed request", "The request could not be read as HTTP with this API's conventions."),
    ProblemKind("request/uri_too_long", 414, "Address too long", "The request line (method, path, query) has at most 4094 bytes."),
    ProblemKind("request/headers_too_large", 431, "Headers too large", "A request has at most 100 headers, each of at most 8190 bytes."),
    ProblemKind("body/malformed", 400, "Malformed body", "The body must be one JSON value in UTF-8, nested at most 32 levels deep."),
    ProblemKind(
        "request/invalid",
        422,
        "Invalid request",
        "A member of the body, a query parameter or a header is missing, unknown or of the wrong form; `field` names it.",
    ),
    ProblemKind("route/not_found", 404, "No such resource", "The path leads nowhere; see /openapi.json for those that do."),
    ProblemKind("method/not_allowed", 405, "Method not allowed", "The resource does not know this method; `Allow` lists those it knows."),
    ProblemKind(
        "accept/not_acceptable", 406, "Not acceptable", "Answers are application/json (rules: text/markdown), which `Accept` excludes."
    ),
    ProblemKind("body/too_large", 413, "Body too large", "The body is longer than this server reads."),
    ProblemKind("body/unsupported_type", 415, "Unsupported content type", "Send application/json in UTF-8 without a content encoding."),
    ProblemKind(
        "auth/missing", 401, "No token", "Send a token of this game (or, to create one, an API key) as `Authorization: Bearer <token>`."
    ),
    ProblemKind("auth/unknown_key", 401, "Unknown API key", "The bearer is no API key that this service knows; it may have been revoked."),
    ProblemKind("auth/malformed", 401, "Unreadable token", "The `Authorization` header must be `Bearer <token>`."),
    ProblemKind(
        "auth/forbidden", 403, "Not allowed with this token", "The token is none of this game's, or of a kind that may not do this."
    ),
    ProblemKind("ruleset/not_found", 404, "No such ruleset", "GET /v1/rulesets lists those there are."),
    ProblemKind("game/not_found", 404, "No such game", "The id is wrong, or the game has expired."),
    ProblemKind("game/over", 409, "The game is over", "A finished game takes no more decisions."),
    ProblemKind("game/stale_version", 409, "The game has moved on", "Look at `current_version`, then decide again. Never repeat blindly."),
    ProblemKind("action/not_your_turn", 409, "Not your turn", "`to_act` is the seat that decides now."),
    ProblemKind(
        "action/malformed", 422, "Malformed action", "The action is not of the form of its kind; `field` names the member at fault."
    ),
    ProblemKind("action/illegal", 422, "Illegal action", "`rule` forbids the action in this position; `rule_text` is its wording."),
    ProblemKind("seat/not_found", 404, "No such seat", "Seats are numbered from 0; the game's `seats` lists them."),
    ProblemKind("seat/not_open", 409, "The seat is taken", "Somebody holds the seat already, or an AI plays it."),
    ProblemKind(
        "seat/stand_in", 409, "An AI plays this seat", "An AI plays in place of the seat's player, who can take the seat back: `rejoin`."
    ),
    ProblemKind("undo/refused", 409, "Nothing to take back", "The policy of undo forbids it; `reason` says why, as in the game."),
    ProblemKind("game/running", 409, "The game still runs", "This tells what is hidden; it can be had when the game is over."),
    ProblemKind(
        "record/wrong_step",
        422,
        "Wrong step in the record",
        "`index` is the first step that cannot have happened (from 0; -1: the set-up; the number of steps: the result).",
    ),
    ProblemKind(
        "record/given_start",
        422,
        "Record begins with a position",
        "The game was a fork: the position that it began with cannot be derived from the rules. Its draws can still be verified.",
    ),
    ProblemKind(
        "idempotency/mismatch",
        422,
        "Idempotency-Key used before",
        "The key came with another request before. Use a fresh key for each intent.",
    ),
    ProblemKind(
        "rules/version_gone",
        410,
        "Rules version gone",
        "The game was made under a version of the rules that this server does not play any more. `record` leads to what can be taken away.",
    ),
    ProblemKind("suggestion/not_found", 404, "No such suggestion", "The id is wrong, or the suggestion has expired."),
    ProblemKind(
        "suggestion/too_many",
        429,
        "Too many suggestions",
        "The seat, or the API key that made the game, has as many suggestions in flight as it may have. Try again after `Retry-After` seconds.",
    ),
    ProblemKind(
        "rate/limited",
        429,
        "Too many requests",
        "The API key or the address makes too many requests. Try again after `Retry-After` seconds.",
    ),
    ProblemKind(
        "poll/too_many",
        503,
        "Too many wait",
        "As many requests wait for news as may. Try again after `Retry-After` seconds, or without `wait`, or listen to the event stream.",
    ),
    ProblemKind("stream/too_many", 503, "Too many listeners", "The server streams to as many clients as it may. Try again later, or poll."),
    ProblemKind(
        "server/busy", 503, "Temporarily unavailable", "Storage or workers cannot be reached. Try again after `Retry-After` seconds."
    ),
    ProblemKind("server/error", 500, "Internal error", "Our fault. Report it with the request id."),
)

#: Every kind of problem by its code.
PROBLEMS: Final = {kind.code: kind for kind in _KINDS}
