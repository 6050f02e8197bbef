"""What the use cases need of the outside: store, queue, clock and entropy, as protocols."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from service.games.model import ApiKey, Commit, Due, Head, LogEntry, NewGame, Permits, SeatChange, Suggested, Suggestion, Written


class Clock(Protocol):
    """Tells the time."""

    def now_ms(self) -> int:
        """Return milliseconds since 1970 (UTC)."""
        ...


class Entropy(Protocol):
    """Gives unguessable bytes."""

    def take(self, n: int) -> bytes:
        """Return `n` bytes."""
        ...


class Queue(Protocol):
    """Wakes workers. What fails here is harmless: the sweeper finds every due turn and suggestion in the store."""

    def enqueue_turn(self, game_id: str, version: int, attempt: int = 0, level: str = "") -> None:
        """Ask a worker to move for the AI seat that is to act in that version. `level` is for the figures alone."""
        ...

    def enqueue_suggestion(self, suggestion: Suggestion, attempt: int = 0) -> None:
        """Ask a worker to work out a suggestion."""
        ...

    def place(self, suggestion: Suggestion) -> int | None:
        """Return how many jobs will be taken up before the suggestion's; None when its own does not wait."""
        ...

    def cancel_suggestion(self, suggestion: Suggestion) -> None:
        """Take a suggestion out of the queue. Who is at it already asks the store, and stops."""
        ...


class GameStore(Protocol):
    """Games with their logs. GameProblem server/busy from every method when the store cannot be reached."""

    def create(self, game: NewGame) -> bytes | None:
        """Write a new game; or return the record of an earlier request with the same idempotency key, and write nothing."""
        ...

    def head(self, game_id: str) -> Head | None:
        """Return the game, or None."""
        ...

    def head_and_record(self, game_id: str, key: str) -> tuple[Head | None, bytes | None]:
        """Return the game and the idempotency record under `key`, read at one moment."""
        ...

    def commit(self, commit: Commit) -> Written:
        """Write an accepted decision if the game is still at `commit.expected` and its idempotency key is new."""
        ...

    def change_seats(self, change: SeatChange) -> Written:
        """Write a change of who plays if the game is still at the version before `change.head` and its idempotency key is new."""
        ...

    def wait(self, game_id: str, after: int, seconds: float) -> None:
        """Return as soon as the game has a version above `after`, at the latest after `seconds`."""
        ...

    def log(self, game_id: str, after: int, limit: int) -> list[LogEntry]:
        """Return up to `limit` entries of versions above `after` (-1: from the set-up, which is version 0), in order."""
        ...

    def ping(self) -> bool:
        """Say whether the store answers."""
        ...


class TurnStore(Protocol):
    """AI turns that are owed, each with a deadline."""

    def due_turns(self, now: int, limit: int) -> list[Due]:
        """Return up to `limit` turns whose deadline is at or before `now`, oldest first."""
        ...

    def claim_turn(self, game_id: str, version: int, now: int, deadline: int) -> int | None:
        """Take an overdue turn up again: move its deadline to `deadline` and return the new number of attempts.

        None when it is not overdue or not owed (any more): somebody else took it, or the game moved on.
        """
        ...

    def extend_turn(self, game_id: str, version: int, deadline: int) -> bool:
        """Move the deadline of a turn one is working on; False when it is not owed any more."""
        ...


class SuggestionStore(Protocol):
    """Suggestions, each with a deadline while queued or running."""

    def create_suggestion(self, suggestion: Suggestion, deadline: int, limit: int) -> Suggestion | Literal["new", "too_many"]:
        """Write a new suggestion; or return the one of that id that is queued, running or finished.

        `too_many` when the seat has `limit` suggestions in flight.
        """
        ...

    def reserve_suggestion(self, api_key: str, suggestion_id: str, now: int, limit: int) -> bool:
        """Count a suggestion that is to be created for a game of that API key; False when it has `limit` others in flight."""
        ...

    def suggestion(self, suggestion_id: str) -> Suggestion | None:
        """Return the suggestion, or None."""
        ...

    def progress_suggestion(self, suggestion_id: str, now: int, deadline: int, result: bytes | None) -> bool:
        """Mark it running, with a partial result if there is one, and move its deadline.

        False: stop the work, it was cancelled, has ended, or the game moved on (then it is marked stale).
        """
        ...

    def end_suggestion(self, suggestion_id: str, now: int, status: Suggested, result: bytes | None, error: str | None) -> bool:
        """Write how it ended, unless it has ended already (False)."""
        ...

    def due_suggestions(self, now: int, limit: int) -> list[Due]:
        """Return up to `limit` suggestions in flight whose deadline is at or before `now`."""
        ...

    def claim_suggestion(self, suggestion_id: str, now: int, deadline: int) -> int | None:
        """Take an overdue suggestion up again (see claim_turn)."""
        ...

    def put_off_suggestion(self, suggestion_id: str, deadline: int) -> None:
        """Move the deadline of a suggestion that waits in the queue still; nothing happens when it has ended."""
        ...


class KeyStore(Protocol):
    """API keys, which the command `service.keys` makes."""

    def api_keys(self) -> list[ApiKey]:
        """Return all keys on record, revoked ones too, oldest first."""
        ...

    def put_api_key(self, key: ApiKey) -> None:
        """Write a key, or write it anew."""
        ...

    def forget_api_key(self, key_id: str) -> None:
        """Take a key off the record."""
        ...


class RateStore(Protocol):
    """Buckets of permits for requests, shared by all processes."""

    def take_permits(self, bucket: str, wanted: int, quota: int, window_ms: int) -> Permits:
        """Take up to `wanted` permits out of a bucket that holds `quota` and refills within `window_ms`."""
        ...


class ListStore(Protocol):
    """Lists of games by index (games/places.py), and waiting for news of many. Places are ordered by time of creation."""

    def places(self, index: str, before: str | None, limit: int) -> list[str]:
        """Return up to `limit` places of an index, newest first, behind the place `before`."""
        ...

    def live_places(self, owner: str, limit: int) -> list[str]:
        """Return up to `limit` places of the owner's games that may be active, newest first."""
        ...

    def forget_live(self, owner: str, places: Sequence[str]) -> None:
        """Take games that are over or gone off the list of active ones."""
        ...

    def heads(self, game_ids: Sequence[str], *, states: bool) -> list[Head | None]:
        """Return these games, each as at one moment; without `states` their `state` is empty."""
        ...

    def moment(self) -> int:
        """Return the present time by the store's own clock, to wait for what is created from then on."""
        ...

    def wait_any(self, versions: Mapping[str, int], owner: str | None, since: int, seconds: float) -> None:
        """Return as soon as one of the games passes its version, or `owner` (if any) creates one after `since`; at the latest after `seconds`."""
        ...

    def tidy_lists(self, now: int, limit: int) -> int:
        """Take expired games off all lists, looking at up to `limit` that may be; return how many were."""
        ...


class Store(GameStore, ListStore, TurnStore, SuggestionStore, KeyStore, RateStore, Protocol):
    """All of it."""
