"""Brings back what is owed: AI turns and suggestions whose deadline has passed, whatever became of their jobs.

A worker was killed, Redis lost the queue, an enqueue failed: the deadline in the store tells. Every worker sweeps about once a
second, and the API once when it starts.
"""

import logging
from typing import Final, Protocol, final

from service.games.model import Suggested
from service.games.ports import Clock, Queue, SuggestionStore, TurnStore

log = logging.getLogger(__name__)

#: As many turns and as many suggestions are brought back at a time.
_BATCH: Final = 100
#: A suggestion that was brought back so often has failed. A turn never fails: it is played at a lower level in the end.
MAX_ADVICE_ATTEMPTS: Final = 3


class OwedStore(TurnStore, SuggestionStore, Protocol):
    """The part of the store that knows what is owed."""


@final
class Sweeper:
    """Enqueues again what is overdue; `patience_s` is how long a worker then has to take it up."""

    def __init__(self, store: OwedStore, queue: Queue, clock: Clock, patience_s: float) -> None:
        self._store: Final = store
        self._queue: Final = queue
        self._clock: Final = clock
        self._patience_ms: Final = int(patience_s * 1000)

    def sweep(self) -> int:
        """Bring back what is overdue and return how much that was. GameProblem server/busy without Redis."""
        now = self._clock.now_ms()
        return self._sweep_turns(now) + self._sweep_suggestions(now)

    def _sweep_turns(self, now: int) -> int:
        swept = 0
        for due in self._store.due_turns(now, _BATCH):
            attempt = self._store.claim_turn(due.id, due.version, now, now + self._patience_ms)
            if attempt is not None:
                log.warning("game %s at version %d is overdue: attempt %d", due.id, due.version, attempt)
                self._queue.enqueue_turn(due.id, due.version, attempt)
                swept += 1
        return swept

    def _sweep_suggestions(self, now: int) -> int:
        swept = 0
        for due in self._store.due_suggestions(now, _BATCH):
            attempt = self._store.claim_suggestion(due.id, now, now + self._patience_ms)
            if attempt is None:
                continue
            if attempt > MAX_ADVICE_ATTEMPTS:
                log.error("suggestion %s failed: no worker finished it in %d attempts", due.id, MAX_ADVICE_ATTEMPTS)
                self._store.end_suggestion(due.id, now, Suggested.FAILED, None, "No worker finished it.")
            else:
                log.warning("suggestion %s is overdue: attempt %d", due.id, attempt)
                self._queue.enqueue_suggestion(due.id, attempt)
            swept += 1
        return swept
