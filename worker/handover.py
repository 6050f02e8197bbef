"""The queue as the worker's own use cases see it: the turn that its decision makes due is kept, since it goes on itself.

A job costs RQ 26 calls of Redis; a decision costs four.
"""

from typing import Final, final

from service.games.model import Suggestion
from service.games.ports import Queue


@final
class Handover:
    """Keeps at most one turn back; everything else goes straight to the queue."""

    def __init__(self, queue: Queue) -> None:
        self._queue: Final = queue
        self._kept: tuple[str, int, int] | None = None
        self._level = ""

    def enqueue_turn(self, game_id: str, version: int, attempt: int = 0, level: str = "") -> None:
        """Keep the turn until it is taken or released."""
        self.release()
        self._kept = (game_id, version, attempt)
        self._level = level

    def take(self) -> tuple[str, int, int] | None:
        """Return game, version and attempt of the kept turn, which is the caller's to play now; or None."""
        kept, self._kept = self._kept, None
        return kept

    def release(self) -> None:
        """Give the kept turn to the queue, if there is one."""
        kept = self.take()
        if kept is not None:
            self._queue.enqueue_turn(*kept, self._level)

    def enqueue_suggestion(self, suggestion: Suggestion, attempt: int = 0) -> None:
        """Ask a worker to work out a suggestion."""
        self._queue.enqueue_suggestion(suggestion, attempt)

    def place(self, suggestion: Suggestion) -> int | None:
        """Return how many jobs come before the suggestion's."""
        return self._queue.place(suggestion)

    def cancel_suggestion(self, suggestion: Suggestion) -> None:
        """Take a suggestion out of the queue."""
        self._queue.cancel_suggestion(suggestion)
