"""How much waits in the queues, and for how long: by queue, and within it by level."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, cast, final

from rq.job import Job

from service.config import Settings
from service.jobs.queues import QUEUES, UNKNOWN, jobs_connection, queue

#: Of a longer queue so many jobs at its head are looked at one by one; the rest counts in its depth only.
_LOOKED_AT: Final = 1000


@dataclass(slots=True)
class Waiting:
    """How many jobs wait, and for how many seconds the oldest of them has waited (0.0 if none)."""

    depth: int = 0
    oldest_s: float = 0.0

    def add(self, age_s: float) -> None:
        """Count one more job."""
        self.depth += 1
        self.oldest_s = max(self.oldest_s, age_s)


@dataclass(slots=True)
class QueueBacklog:
    """What waits in one queue. `levels`: a level, `time` or `simulations` (a suggestion with such a budget), or UNKNOWN."""

    queue: str
    all: Waiting = field(default_factory=Waiting)
    levels: dict[str, Waiting] = field(default_factory=dict)


@final
class Backlog:
    """Reads the queues. Made once per process; safe for threads."""

    def __init__(self, settings: Settings) -> None:
        self._connection: Final = jobs_connection(settings)

    def read(self, now_ms: int) -> list[QueueBacklog]:
        """Return what waits in every queue, the most urgent first. RedisError when Redis cannot be reached."""
        keys = [queue(name, self._connection).key for name in QUEUES]
        heads = self._connection.pipeline(transaction=False)
        for key in keys:
            heads.llen(key)
            heads.lrange(key, 0, _LOOKED_AT - 1)
        found = heads.execute()
        return [self._queue(name, found[2 * i], found[2 * i + 1], now_ms) for i, name in enumerate(QUEUES)]

    def _queue(self, name: str, depth: int, ids: Sequence[bytes], now_ms: int) -> QueueBacklog:
        backlog = QueueBacklog(name)
        if ids:
            jobs = self._connection.pipeline(transaction=False)
            for job_id in ids:
                jobs.hmget(Job.key_for(job_id.decode()), "description", "enqueued_at")
            for level, enqueued_at in cast("list[list[Any]]", jobs.execute()):
                age_s = 0.0 if enqueued_at is None else max(0.0, now_ms / 1000.0 - _seconds(enqueued_at))
                backlog.all.add(age_s)
                backlog.levels.setdefault(level.decode() if level else UNKNOWN, Waiting()).add(age_s)
        backlog.all.depth = depth
        return backlog


def _seconds(moment: bytes) -> float:
    """Return RQ's time as seconds since 1970."""
    return datetime.fromisoformat(moment.decode()).timestamp()
