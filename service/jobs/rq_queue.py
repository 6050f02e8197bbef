"""The queue port of the use cases, on RQ.

Job ids say what a job is for: `turn-<game>-<version>-<attempt>` and `advice-<suggestion>-<asked>-<attempt>` (asked: when, in
milliseconds, since one that was called off may be asked for again while its job is being stopped). The same call twice makes one job. Its description is its level, for the figures. Nothing depends on a job arriving: what is owed stands in the store
with a deadline.
"""

import logging
from typing import Final, final

from redis import RedisError
from rq import Queue
from rq.exceptions import DuplicateJobError
from rq.job import Job, JobStatus

from service.config import Settings
from service.games.model import Suggestion
from service.jobs.queues import (
    ADVICE,
    ADVICE_SECONDS,
    ADVISE,
    BATCH,
    FAILURE_TTL,
    QUEUED_TTL,
    TAKE_TURN,
    TURN_SECONDS,
    TURNS,
    UNKNOWN,
    jobs_connection,
    queue,
)

log = logging.getLogger(__name__)

#: A job that is owed is looked for under so many earlier attempts.
_LOOK_BACK: Final = 8


def turn_job(game_id: str, version: int, attempt: int) -> str:
    """Return the id of the job that moves for an AI seat."""
    return f"turn-{game_id}-{version}-{attempt}"


def advice_job(suggestion: Suggestion, attempt: int) -> str:
    """Return the id of the job that works out a suggestion."""
    return f"advice-{suggestion.id}-{suggestion.created_at}-{attempt}"


@final
class RqQueue:
    """Implements `service.games.ports.Queue`. Made once per process; safe for threads."""

    def __init__(self, settings: Settings) -> None:
        self._connection: Final = jobs_connection(settings)
        self._turns: Final = queue(TURNS, self._connection)
        self._advice: Final = queue(ADVICE, self._connection)
        self._batch: Final = queue(BATCH, self._connection)

    def enqueue_turn(self, game_id: str, version: int, attempt: int = 0, level: str = "") -> None:
        """Ask a worker to move; nothing happens when the job, or one of its earlier attempts, is still waiting."""
        ids = [turn_job(game_id, version, n) for n in range(max(0, attempt - _LOOK_BACK), attempt + 1)]
        self._put(self._turns, TAKE_TURN, ids, (game_id, version, attempt), TURN_SECONDS, level)

    def enqueue_suggestion(self, suggestion: Suggestion, attempt: int = 0) -> None:
        """Ask a worker to work out a suggestion (see enqueue_turn)."""
        ids = [advice_job(suggestion, n) for n in range(max(0, attempt - _LOOK_BACK), attempt + 1)]
        where = self._batch if suggestion.long else self._advice
        self._put(where, ADVISE, ids, (suggestion.id, attempt), ADVICE_SECONDS, suggestion.budget)

    def place(self, suggestion: Suggestion) -> int | None:
        """Return how many jobs wait that come before the suggestion's; None when its own does not wait (or Redis is gone)."""
        own = self._batch.key if suggestion.long else self._advice.key
        sooner = [self._turns.key, *([self._advice.key] if suggestion.long else [])]
        try:
            pipeline = self._connection.pipeline(transaction=False)
            for key in sooner:
                pipeline.llen(key)
            for attempt in range(_LOOK_BACK):
                pipeline.lpos(own, advice_job(suggestion, attempt))
            found = pipeline.execute()
        except RedisError as error:
            log.warning("suggestion %s was not looked for in the queue: %s", suggestion.id, error)
            return None
        places = [place for place in found[len(sooner) :] if place is not None]
        return min(places) + sum(found[: len(sooner)]) if places else None

    def cancel_suggestion(self, suggestion: Suggestion) -> None:
        """Take a waiting suggestion out of the queue. A running one asks the store a few times a second and stops by itself."""
        where = self._batch.key if suggestion.long else self._advice.key
        jobs = [advice_job(suggestion, attempt) for attempt in range(_LOOK_BACK)]
        try:
            pipeline = self._connection.pipeline()
            for job_id in jobs:
                pipeline.lrem(where, 1, job_id)
            for job_id, removed in zip(jobs, pipeline.execute(), strict=True):
                if removed:
                    self._connection.delete(Job.key_for(job_id))
        except RedisError as error:
            log.warning("suggestion %s was not taken out of the queue: %s", suggestion.id, error)

    def _put(self, where: Queue, function: str, ids: list[str], arguments: tuple[str | int, ...], seconds: int, level: str) -> None:
        """Enqueue the job of the last of `ids`, unless one of them waits."""
        try:
            if len(ids) > 1:
                waits, known = self._earlier(where.key, ids)
                if waits:
                    return
                level = level or known
            where.enqueue_call(
                function,
                args=arguments,
                job_id=ids[-1],
                unique=True,
                timeout=seconds,
                result_ttl=0,
                ttl=QUEUED_TTL,
                failure_ttl=FAILURE_TTL,
                description=level or UNKNOWN,
            )
        except DuplicateJobError:
            return
        except RedisError as error:
            # The sweeper finds what is owed once Redis answers again.
            log.warning("job %s was not enqueued: %s", ids[-1], error)

    def _earlier(self, key: str, ids: list[str]) -> tuple[bool, str]:
        """Say whether a job of `ids` stands in the queue, and the level that one of them knows.

        A job's hash alone proves nothing: a killed worker leaves it behind.
        """
        pipeline = self._connection.pipeline()
        for job_id in ids:
            pipeline.hmget(Job.key_for(job_id), "status", "description")
        found = pipeline.execute()
        queued = [job_id for job_id, (status, _) in zip(ids, found, strict=True) if status == JobStatus.QUEUED.value.encode()]
        waits = any(self._connection.lpos(key, job_id) is not None for job_id in queued)
        return waits, next((level.decode() for _, level in found if level), "")
