"""The real clock and the real entropy, and a queue for processes that have no workers."""

import secrets
import time
from typing import final

from service.games.model import Suggestion


@final
class SystemClock:
    """The clock of this machine."""

    def now_ms(self) -> int:
        """Return milliseconds since 1970 (UTC)."""
        return time.time_ns() // 1_000_000


@final
class SystemEntropy:
    """Bytes of the operating system's generator."""

    def take(self, n: int) -> bytes:
        """Return `n` unguessable bytes."""
        return secrets.token_bytes(n)


@final
class NoQueue:
    """A queue that wakes nobody: a worker's sweeper finds the due turns and suggestions by itself, later."""

    def enqueue_turn(self, game_id: str, version: int, attempt: int = 0, level: str = "") -> None:
        """Do nothing."""

    def enqueue_suggestion(self, suggestion: Suggestion, attempt: int = 0) -> None:
        """Do nothing."""

    def place(self, suggestion: Suggestion) -> int | None:
        """Say that nothing waits."""
        return None

    def cancel_suggestion(self, suggestion: Suggestion) -> None:
        """Do nothing."""
