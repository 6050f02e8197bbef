"""Brings back what is owed: AI turns and suggestions whose deadline has passed, whatever became of their jobs.

A worker was killed, Redis lost the queue, an enqueue failed: the deadline in the store tells. Every worker sweeps about once a
second, and the API once when it starts.
"""

import logging
from typing import Final, Protocol, final

from service.games.model import Suggested, Suggestion
from service.games.ports import Clock, ListStore, Queue, SuggestionStore, TurnStore
from service.jobs.counters import Counted
from service.jobs.queues import ADVICE, TURNS

log = logging.getLogger(__name__)

#: As many turns and as many suggestions are brought back at a time.
_BATCH: Final = 100
#: How often lists of games are tidied (ms), and how many games of a shard are looked at each time.
_TIDY_MS: Final = 60_000
_TIDIED: Final = 1000
#: A suggestion that was brought back so often has failed. A turn never fails: it is played at a lower level in the end.
MAX_ADVICE_ATTEMPTS: Final = 3


class OwedStore(TurnStore, SuggestionStore, ListStore, Protocol):
    """The part of the store that knows what is owed, and what is listed."""


class Tally(Protocol):
    """Counts for the metrics (see Counters)."""

    def count(self, what: Counted, label: str, n: int = 1) -> None:
        """Add `n`."""
        ...


@final
class Sweeper:
    """Enqueues again what is overdue; `patience_s` is how long a worker then has to take it up."""

    def __init__(self, store: OwedStore, queue: Queue, clock: Clock, patience_s: float, tally: Tally) -> None:
        self._store: Final = store
        self._queue: Final = queue
        self._clock: Final = clock
        self._patience_ms: Final = int(patience_s * 1000)
        self._tally: Final = tally
        self._tidy_at = 0

    def sweep(self) -> int:
        """Bring back what is overdue and return how much that was. GameProblem server/busy without Redis."""
        now = self._clock.now_ms()
        # Lists are tidied once a minute: an expired game in them does no harm, it is passed over.
        if now >= self._tidy_at:
            self._tidy_at = now + _TIDY_MS
            self._store.tidy_lists(now, _TIDIED)
        return self._sweep_turns(now) + self._sweep_suggestions(now)

    def _sweep_turns(self, now: int) -> int:
        swept = 0
        for due in self._store.due_turns(now, _BATCH):
            attempt = self._store.claim_turn(due.id, due.version, now, now + self._patience_ms)
            if attempt is not None:
                about = {"job": "turn", "game": due.id, "version": due.version, "attempt": attempt}
                log.warning("game %s at version %d is overdue: attempt %d", due.id, due.version, attempt, extra=about)
                self._tally.count(Counted.OVERDUE, TURNS)
                self._queue.enqueue_turn(due.id, due.version, attempt)
                swept += 1
        return swept

    def _sweep_suggestions(self, now: int) -> int:
        swept = 0
        for due in self._store.due_suggestions(now, _BATCH):
            suggestion = self._store.suggestion(due.id)
            if suggestion is not None and self._queue.place(suggestion) is not None:
                # Nothing was lost: others come first.
                self._store.put_off_suggestion(due.id, now + self._patience_ms)
                continue
            attempt = self._store.claim_suggestion(due.id, now, now + self._patience_ms)
            if attempt is not None and suggestion is not None:
                self._tally.count(Counted.OVERDUE, ADVICE)
                self._bring_back(suggestion, attempt, now)
                swept += 1
        return swept

    def _bring_back(self, suggestion: Suggestion, attempt: int, now: int) -> None:
        suggestion_id = suggestion.id
        about = {
            "job": "suggestion",
            "game": suggestion.game_id,
            "version": suggestion.version,
            "seat": suggestion.seat,
            "attempt": attempt,
        }
        if attempt <= MAX_ADVICE_ATTEMPTS:
            log.warning("suggestion %s is overdue: attempt %d", suggestion_id, attempt, extra=about)
            self._queue.enqueue_suggestion(suggestion, attempt)
        # The game may have moved on since it was asked: that is no failure.
        elif self._store.progress_suggestion(suggestion_id, now, now + self._patience_ms, None):
            log.error("suggestion %s failed: no worker finished it in %d attempts", suggestion_id, MAX_ADVICE_ATTEMPTS, extra=about)
            self._store.end_suggestion(suggestion_id, now, Suggested.FAILED, None, "No worker finished it.")
            self._tally.count(Counted.SUGGESTIONS, Suggested.FAILED)
        else:
            self._tally.count(Counted.SUGGESTIONS, Suggested.STALE)
