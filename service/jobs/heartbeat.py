"""Signs of life of the workers.

| key                  | type   | holds                                       | TTL         |
|----------------------|--------|---------------------------------------------|-------------|
| sn:worker:<name>     | string | JSON: pid, host, thinkers, started, beat    | TTL_SECONDS |
| sn:workers           | zset   | names by the time of their last beat (ms)   | none, names without a beat are removed by the next one |

RQ has heartbeats too, but notices a worker that was killed only after minutes.
"""

import json
from typing import Final, cast, final

from service.config import Settings
from service.jobs.queues import jobs_connection

#: Seconds between two beats.
BEAT_SECONDS: Final = 1.0
#: A worker without a beat for so long counts as dead.
TTL_SECONDS: Final = 5.0

_INDEX: Final = "sn:workers"


def _key(name: str) -> str:
    return f"sn:worker:{name}"


@final
class Heartbeats:
    """Writes and reads the signs of life. Every method raises RedisError when Redis cannot be reached."""

    def __init__(self, settings: Settings) -> None:
        self._connection: Final = jobs_connection(settings)

    def beat(self, name: str, now_ms: int, facts: dict[str, object]) -> None:
        """Say that the worker of that name lives; `facts` is what an operator may want to know of it."""
        ttl_ms = int(TTL_SECONDS * 1000)
        pipeline = self._connection.pipeline()
        pipeline.set(_key(name), json.dumps({**facts, "beat": now_ms}), px=ttl_ms)
        pipeline.zadd(_INDEX, {name: now_ms})
        pipeline.zremrangebyscore(_INDEX, "-inf", now_ms - 10 * ttl_ms)
        pipeline.execute()

    def end(self, name: str) -> None:
        """Say that the worker of that name has stopped in good order."""
        pipeline = self._connection.pipeline()
        pipeline.delete(_key(name))
        pipeline.zrem(_INDEX, name)
        pipeline.execute()

    def alive(self) -> list[dict[str, object]]:
        """Return name and facts of every living worker, by name."""
        names = sorted(_text(name) for name in cast("list[bytes | str]", self._connection.zrange(_INDEX, 0, -1)))
        if not names:
            return []
        found = self._connection.mget([_key(name) for name in names])
        return [{"name": name, **json.loads(facts)} for name, facts in zip(names, found, strict=True) if facts is not None]


def _text(value: bytes | str) -> str:
    return value.decode() if isinstance(value, bytes) else value
