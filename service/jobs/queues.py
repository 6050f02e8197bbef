"""The queues of the worker: their names, what RQ is told about them, and how a job is called.

RQ is used with JSON only, never pickle; with an explicit time for everything that RQ would otherwise keep for days.
"""

from typing import Final

from redis import Redis
from redis.backoff import NoBackoff
from redis.retry import Retry
from rq import Queue
from rq.serializers import JSONSerializer

from service.config import Settings

#: Opponents: somebody waits at the table.
TURNS: Final = "turns"
#: Suggestions: somebody waits for advice, but no game does.
ADVICE: Final = "advice"
#: Suggestions that ordered long thinking: whoever asks for that can wait.
BATCH: Final = "batch"
#: In the order of urgency.
QUEUES: Final = (TURNS, ADVICE, BATCH)
#: The level of a job that says nothing of it: its first attempt was lost.
UNKNOWN: Final = "unknown"

#: The functions of the worker, by name: the service never imports the worker.
TAKE_TURN: Final = "worker.jobs.take_turn"
ADVISE: Final = "worker.jobs.advise"

#: Seconds after which a running job is ended: a decision takes 3 s at most, a suggestion may order 30 s of thinking.
TURN_SECONDS: Final = 30
ADVICE_SECONDS: Final = 60
#: Seconds for which a failed job's reason can be read.
FAILURE_TTL: Final = 3600
#: Seconds for which a job may wait in the queue; the sweeper brings an opponent's turn back.
QUEUED_TTL: Final = 3600

SERIALIZER: Final = JSONSerializer


def queue(name: str, connection: Redis) -> Queue:
    """Return the queue of that name. `connection` must not decode responses: RQ stores bytes."""
    return Queue(name, connection=connection, serializer=SERIALIZER, default_timeout=ADVICE_SECONDS)


def jobs_connection(settings: Settings) -> Redis:
    """Return a connection for enqueueing: one that fails soon, and that does not decode responses."""
    timeout = settings.redis_timeout_s
    return Redis.from_url(settings.redis_url, socket_timeout=timeout, socket_connect_timeout=timeout, retry=Retry(NoBackoff(), 0))
