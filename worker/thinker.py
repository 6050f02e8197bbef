"""A thinker: the process that runs the jobs, one after the other, without forking for each.

Forking costs 17 ms a job where this costs 5 ms. What forking gave is done by the supervisor: it ends a thinker whose job
overruns or whose memory grows. RQ's own alarm is kept as the gentler first step; compiled code notices it only
when it calls back into Python, so it cannot be the last.
"""

import logging
import os
import signal
import threading
from collections.abc import Sequence
from typing import Final, Protocol, final

from redis import Redis
from rq import SimpleWorker
from rq.job import Job
from rq.queue import Queue

from service.jobs.queues import ADVICE_SECONDS, SERIALIZER, queue

#: Seconds after RQ's own time-out at which the supervisor ends the thinker.
GRACE_SECONDS: Final = 5.0
#: Seconds after which an idle worker renews its registration with RQ; also bounds a blocking read.
WORKER_TTL: Final = 60
#: Seconds between two runs of RQ's housekeeping.
MAINTENANCE_SECONDS: Final = 60


class Announcer(Protocol):
    """Tells the supervisor about jobs (see Reporter)."""

    def busy_for(self, seconds: float) -> None:
        """Announce a job that must be over within `seconds`."""
        ...

    def idle(self) -> None:
        """Announce that the job is over."""
        ...


@final
class Thinker(SimpleWorker):
    """RQ's worker without forking, whose jobs are announced to the supervisor."""

    reporter: Announcer

    def execute_job(self, job: Job, queue: Queue) -> None:
        """Run the job, with its time announced."""
        self.reporter.busy_for(float(job.timeout or ADVICE_SECONDS) + GRACE_SECONDS)
        try:
            super().execute_job(job, queue)
        finally:
            self.reporter.idle()


def _end_with(lifeline: int) -> None:
    """Wait for the end of the supervisor, then end this process: after its present job, or at once when asked twice."""
    os.read(lifeline, 1)
    os.kill(os.getpid(), signal.SIGTERM)


def thinker_for(connection: Redis, name: str, queues: Sequence[str], reporter: Announcer) -> Thinker:
    """Return a thinker of that name for these queues, the first the most urgent."""
    thinker = Thinker(
        [queue(each, connection) for each in queues],
        name=name,
        connection=connection,
        serializer=SERIALIZER,
        default_result_ttl=0,
        worker_ttl=WORKER_TTL,
        maintenance_interval=MAINTENANCE_SECONDS,
        log_job_description=False,
    )
    thinker.log_result_lifespan = False
    thinker.reporter = reporter
    return thinker


def think(redis_url: str, name: str, queues: Sequence[str], reporter: Announcer, lifeline: int) -> None:
    """Run jobs of `queues` until asked to stop or until Redis is gone."""
    threading.Thread(target=_end_with, args=(lifeline,), name="lifeline", daemon=True).start()
    logging.getLogger("rq.worker").setLevel(logging.WARNING)
    thinker = thinker_for(Redis.from_url(redis_url), f"{name}-{os.getpid()}", queues, reporter)
    thinker.work(logging_level="WARNING")
