"""Places for those who wait for news, so that they never take what ordinary requests need."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import BoundedSemaphore
from typing import Final, final

from service.games.errors import Code, GameProblem


@final
class Waiting:
    """As many long polls as one process lets wait at once. Safe for threads."""

    def __init__(self, limit: int) -> None:
        self._limit: Final = limit
        self._places: Final = BoundedSemaphore(limit)

    @contextmanager
    def place(self) -> Iterator[None]:
        """Hold a place while waiting; GameProblem poll/too_many if there is none."""
        if not self._places.acquire(blocking=False):
            text = f"{self._limit} requests wait for news here already; ask again, or without waiting."
            raise GameProblem(Code.POLL_TOO_MANY, text, limit=self._limit)
        try:
            yield
        finally:
            self._places.release()
