"""The queue port of the use cases, on RQ.

Job ids say what a job is for: `turn-<game>-<version>-<attempt>` and `advice-<suggestion>-<attempt>`. The same call twice
makes one job. Nothing depends on a job arriving: what is owed stands in the store with a deadline.
"""

import logging
from typing import Final, final

from redis import RedisError
from rq import Queue
from rq.exceptions import DuplicateJobError
from rq.job import Job, JobStatus

from service.config import Settings
from service.jobs.queues import (
    ADVICE,
    ADVICE_SECONDS,
    ADVISE,
    FAILURE_TTL,
    QUEUED_TTL,
    TAKE_TURN,
    TURN_SECONDS,
    TURNS,
    jobs_connection,
    queue,
)

log = logging.getLogger(__name__)

#: A job that is owed is looked for under so many earlier attempts.
_LOOK_BACK: Final = 8


def turn_job(game_id: str, version: int, attempt: int) -> str:
    """Return the id of the job that moves for an AI seat."""
    return f"turn-{game_id}-{version}-{attempt}"


def advice_job(suggestion_id: str, attempt: int) -> str:
    """Return the id of the job that works out a suggestion."""
    return f"advice-{suggestion_id}-{attempt}"


@final
class RqQueue:
    """Implements `service.games.ports.Queue`. Made once per process; safe for threads."""

    def __init__(self, settings: Settings) -> None:
        self._connection: Final = jobs_connection(settings)
        self._turns: Final = queue(TURNS, self._connection)
        self._advice: Final = queue(ADVICE, self._connection)

    def enqueue_turn(self, game_id: str, version: int, attempt: int = 0) -> None:
        """Ask a worker to move; nothing happens when the job, or one of its earlier attempts, is still waiting."""
        ids = [turn_job(game_id, version, n) for n in range(max(0, attempt - _LOOK_BACK), attempt + 1)]
        self._put(self._turns, TAKE_TURN, ids, (game_id, version, attempt), TURN_SECONDS)

    def enqueue_suggestion(self, suggestion_id: str, attempt: int = 0) -> None:
        """Ask a worker to work out a suggestion (see enqueue_turn)."""
        ids = [advice_job(suggestion_id, n) for n in range(max(0, attempt - _LOOK_BACK), attempt + 1)]
        self._put(self._advice, ADVISE, ids, (suggestion_id, attempt), ADVICE_SECONDS)

    def cancel_suggestion(self, suggestion_id: str) -> None:
        """Take a waiting suggestion out of the queue. A running one asks the store a few times a second and stops by itself."""
        jobs = [advice_job(suggestion_id, attempt) for attempt in range(_LOOK_BACK)]
        try:
            pipeline = self._connection.pipeline()
            for job_id in jobs:
                pipeline.lrem(self._advice.key, 1, job_id)
            for job_id, removed in zip(jobs, pipeline.execute(), strict=True):
                if removed:
                    self._connection.delete(Job.key_for(job_id))
        except RedisError as error:
            log.warning("suggestion %s was not taken out of the queue: %s", suggestion_id, error)

    def _put(self, where: Queue, function: str, ids: list[str], arguments: tuple[str | int, ...], seconds: int) -> None:
        """Enqueue the job of the last of `ids`, unless one of them waits."""
        try:
            if len(ids) > 1 and self._waits(where.key, ids):
                return
            where.enqueue_call(
                function,
                args=arguments,
                job_id=ids[-1],
                unique=True,
                timeout=seconds,
                result_ttl=0,
                ttl=QUEUED_TTL,
                failure_ttl=FAILURE_TTL,
            )
        except DuplicateJobError:
            return
        except RedisError as error:
            # The sweeper finds what is owed once Redis answers again.
            log.warning("job %s was not enqueued: %s", ids[-1], error)

    def _waits(self, key: str, ids: list[str]) -> bool:
        """Say whether a job of `ids` stands in the queue. Its hash alone proves nothing: a killed worker leaves it behind."""
        pipeline = self._connection.pipeline()
        for job_id in ids:
            pipeline.hget(Job.key_for(job_id), "status")
        statuses = pipeline.execute()
        queued = [job_id for job_id, status in zip(ids, statuses, strict=True) if status == JobStatus.QUEUED.value.encode()]
        return any(self._connection.lpos(key, job_id) is not None for job_id in queued)
