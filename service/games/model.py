"""The nouns of the use cases: what is asked, what is stored, what is answered.

Times are whole milliseconds since 1970 (UTC) inside, and RFC 3339 texts in documents.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Literal, get_args

from service.engine.contract import View

#: Levels of play that an AI seat or a suggestion can have, weakest first.
LEVELS: Final = ("random", "greedy", "casual", "strong", "expert")
VISIBILITIES: Final = ("private", "public")
SEAT_KINDS: Final = ("human", "open", "ai")
#: A game is one of these; the host ended an `ended` one before its end.
ACTIVE: Final = "active"
FINISHED: Final = "finished"
ENDED: Final = "ended"
STATUSES: Final = (ACTIVE, FINISHED, ENDED)
#: How well an AI plays where nobody says.
DEFAULT_LEVEL: Final = "strong"
#: The longest absence limit, in seconds.
MAX_ABSENCE_S: Final = 30 * 24 * 3600
#: How many actions one request may hold.
MAX_BATCH: Final = 64
#: No game has more decisions; a client may ask for no higher version.
MAX_VERSION: Final = 2**31 - 1
#: The longest long poll, in seconds.
MAX_WAIT_S: Final = 30
#: What one suggestion may cost at most, and how many actions it may rank.
MAX_TIME_MS: Final = 30_000
MAX_SIMULATIONS: Final = 1_000_000
MAX_TOP: Final = 20
#: A suggestion that costs more than this is long: it comes after all others.
LONG_TIME_MS: Final = 3000
LONG_SIMULATIONS: Final = 100_000
#: The longest name of a seat and the longest seed, in characters.
MAX_NAME: Final = 40
MAX_SEED: Final = 200
#: The longest Idempotency-Key, in characters.
MAX_KEY: Final = 255

SeatKind = Literal["human", "open", "ai"]
#: What makes a version of a game that is no decision: who plays changes, the position does not.
ChangeKind = Literal["claim", "resign", "absence", "rejoin", "end"]
CHANGE_KINDS: Final = get_args(ChangeKind)


class Suggested(StrEnum):
    """Where a suggestion stands. `stale`: the game moved on before the answer came."""

    QUEUED = "queued"
    RUNNING = "running"
    FINISHED = "finished"
    FAILED = "failed"
    CANCELLED = "cancelled"
    STALE = "stale"


@dataclass(frozen=True, slots=True)
class SeatWish:
    """One seat of a game to be created: `kind` of SEAT_KINDS; an AI has a `level` of LEVELS; `name` may be left to us."""

    kind: str
    level: str | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class GameWish:
    """A game to be created. `options` may leave out what has a default; `seed` decides all luck, if given; `undo` lets seats take back.

    With `absence_s` an AI takes over for whoever does not decide within so many seconds.
    """

    ruleset: str
    seats: tuple[SeatWish, ...]
    options: dict[str, object] = field(default_factory=dict)
    seed: str | None = None
    visibility: str = "private"
    undo: bool = False
    absence_s: int | None = None


@dataclass(frozen=True, slots=True)
class ForkWish:
    """A game to be made of another: from `version` (None: the present one), with its seats unless others are given."""

    version: int | None = None
    seats: tuple[SeatWish, ...] | None = None
    visibility: str = "private"
    undo: bool = False


@dataclass(frozen=True, slots=True)
class SuggestionWish:
    """What a suggestion shall cost: a `level`, or `time_ms`, or `simulations` (one of them; none: level strong).

    `top` actions are ranked. With `version` it is refused when the game is at another.
    """

    level: str | None = None
    time_ms: int | None = None
    simulations: int | None = None
    top: int = 3
    version: int | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """A document as bytes, sent as they are. `id` names what was created; `etag` changes whenever `body` may.

    `unchanged`: the caller knows it already (body is empty). `replayed`: the stored answer of an earlier equal request.
    """

    body: bytes
    version: int
    etag: str = ""
    id: str = ""
    unchanged: bool = False
    replayed: bool = False


@dataclass(frozen=True, slots=True)
class ApiKey:
    """An API key as stored: `hash` is the SHA-256 of the key in hex, `id` is public. A revoked key stays on record."""

    id: str
    name: str
    hash: str
    created_at: int
    revoked_at: int | None = None


@dataclass(frozen=True, slots=True)
class Permits:
    """What a bucket gave: permits `granted`, `left` in it, and milliseconds until it is full again and until it holds one."""

    granted: int
    left: int
    full_ms: int
    next_ms: int


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as stored. `token_hash` is the SHA-256 of its token in hex, or None when nobody holds one."""

    kind: SeatKind
    level: str | None
    name: str
    token_hash: str | None

    @property
    def stand_in(self) -> bool:
        """Whether an AI plays for somebody who holds the seat's token."""
        return self.kind == "ai" and self.token_hash is not None


@dataclass(frozen=True, slots=True)
class Origin:
    """What a game was made of: another game at a version (`fork`), or a record (`replay`). `exact`: nothing was drawn anew."""

    kind: Literal["fork", "replay"]
    game_id: str | None
    version: int
    exact: bool


@dataclass(frozen=True, slots=True)
class Facts:
    """What never changes in a game.

    `origin` is None for a game that began with its set-up; `owner` is the id of the API key that created it, None where no keys are configured.
    """

    ruleset: str
    rules_version: str
    options: dict[str, object]
    visibility: str
    seeded: bool
    secret: bytes
    host_hash: str
    created_at: int
    undo: bool = False
    origin: Origin | None = None
    owner: str | None = None
    absence_s: int | None = None

    @property
    def public(self) -> bool:
        """Whether anybody may look."""
        return self.visibility == "public"


@dataclass(frozen=True, slots=True)
class Head:
    """A game as stored, but for its log. `state` is the JSON of the ruleset's `encode`; `undo` says what may be taken back (games/undo.py)."""

    id: str
    facts: Facts
    seats: tuple[Seat, ...]
    version: int
    status: str
    updated_at: int
    state: bytes
    undo: str = ""


@dataclass(frozen=True, slots=True)
class Remember:
    """An idempotent answer: the key under which it is kept, and the record (see games/idempotency.py)."""

    key: str
    record: bytes


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game to be written for the first time. `entries` are the log entries of versions 0 to the head's, `due_at` the deadline of an AI's turn."""

    head: Head
    entries: tuple[bytes, ...]
    due_at: int | None
    remember: Remember | None


@dataclass(frozen=True, slots=True)
class Commit:
    """An accepted batch of decisions, to be written whole or not at all.

    `entries` are the log entries of versions `expected` + 1 …; `seat` is the one that decided.
    """

    game_id: str
    expected: int
    seat: int
    status: str
    updated_at: int
    state: bytes
    entries: tuple[bytes, ...]
    due_at: int | None
    remember: Remember | None
    undo: str = ""


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A change of who plays, to be written whole or not at all: `head` is the game after it, one version on, in the same position.

    `asks_of` is the seat to act, whose suggestions in flight are about the version before.
    """

    head: Head
    entry: bytes
    asks_of: int
    due_at: int | None
    remember: Remember | None


@dataclass(frozen=True, slots=True)
class Written:
    """What became of a Commit or a SeatChange: `ok`; or `stale` (with the present version); or `seen` (the record of an equal key); or `gone`."""

    outcome: Literal["ok", "stale", "seen", "gone"]
    version: int = 0
    record: bytes = b""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A stored decision: the version it made, and its JSON (see games/log.py)."""

    version: int
    entry: bytes


@dataclass(frozen=True, slots=True)
class Due:
    """A game (or a suggestion) that waits for a worker. `attempts` counts how often it was taken up again."""

    id: str
    version: int
    attempts: int


@dataclass(frozen=True, slots=True)
class AiTurn:
    """A decision that an AI seat owes. It holds nothing that the seat may not know; `seed` is derived from `view` alone."""

    game_id: str
    version: int
    seat: int
    level: str
    ruleset: str
    view: View
    seed: int


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A suggestion as stored. `result` is the worker's JSON: partial while running, complete when finished."""

    id: str
    game_id: str
    seat: int
    version: int
    level: str | None
    time_ms: int | None
    simulations: int | None
    top: int
    status: Suggested
    created_at: int
    updated_at: int
    result: bytes | None = None
    error: str | None = None

    @property
    def long(self) -> bool:
        """Whether it ordered more thinking than any level does, and so comes after those that did not."""
        return (self.time_ms or 0) > LONG_TIME_MS or (self.simulations or 0) > LONG_SIMULATIONS

    @property
    def budget(self) -> str:
        """Its level, or what else bounds it: `time` or `simulations`."""
        return self.level or ("time" if self.simulations is None else "simulations")


@dataclass(frozen=True, slots=True)
class SuggestionTask:
    """A suggestion to be worked out, from the seat's own view. `seed` is derived from `view` alone."""

    suggestion: Suggestion
    ruleset: str
    view: View
    seed: int
