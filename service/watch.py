"""What whoever watches over the service wants to know and only Redis knows: queues, workers, and what they counted."""

from collections.abc import Iterator
from typing import Final, final

from redis import RedisError

from service.api.metrics import DECISIONS, SUGGESTIONS, Reading
from service.config import Settings
from service.games.errors import Code, GameProblem
from service.games.system import SystemClock
from service.jobs.backlog import Backlog, Waiting
from service.jobs.counters import Counted, Counters
from service.jobs.heartbeat import Heartbeats
from service.store.redis_store import RedisStore

#: Metric and label of everything that Counters count.
_COUNTED: Final[dict[str, tuple[str, str]]] = {
    Counted.DECISIONS: (DECISIONS, "ruleset"),
    Counted.OVERDUE: ("serenissima_stalls_swept", "queue"),
    Counted.FAILED: ("serenissima_attempts_failed", "queue"),
    Counted.LOWERED: ("serenissima_last_resorts", "level"),
    Counted.SUGGESTIONS: (SUGGESTIONS, "status"),
}


@final
class Watch:
    """Reads it all; made once per process."""

    def __init__(self, settings: Settings, store: RedisStore, heartbeats: Heartbeats) -> None:
        self._store: Final = store
        self._heartbeats: Final = heartbeats
        self._backlog: Final = Backlog(settings)
        self._counters: Final = Counters(settings)
        self._clock: Final = SystemClock()

    def read(self) -> list[Reading]:
        """Return all readings, or only that Redis is down."""
        try:
            return [*self._read(), Reading("serenissima_redis_up", {}, 1)]
        except (RedisError, GameProblem):
            return [Reading("serenissima_redis_up", {}, 0)]

    def load(self) -> dict[str, object]:
        """Return how busy the workers are, in the form of the API's Status. GameProblem server/busy without Redis."""
        try:
            alive = self._heartbeats.alive()
            backlogs = self._backlog.read(self._clock.now_ms())
        except RedisError as error:
            raise GameProblem(Code.SERVER_BUSY, "The store cannot be reached just now; try again.") from error
        return {
            "workers": len(alive),
            "thinkers": _thinkers(alive),
            "queues": [
                {
                    "queue": backlog.queue,
                    **_waiting(backlog.all),
                    "levels": [{"level": level, **_waiting(waiting)} for level, waiting in sorted(backlog.levels.items())],
                }
                for backlog in backlogs
            ],
        }

    def _read(self) -> Iterator[Reading]:
        alive = self._heartbeats.alive()
        yield Reading("serenissima_workers", {}, len(alive))
        yield Reading("serenissima_thinkers", {}, _thinkers(alive))
        for what, owed in self._store.owed().items():
            yield Reading("serenissima_owed", {"what": what}, owed)
        yield from self._queues()
        for (what, label), total in self._counters.read().items():
            metric, name = _COUNTED[what]
            labels = {name: label, "by": "ai"} if metric == DECISIONS else {name: label}
            yield Reading(metric, labels, total)

    def _queues(self) -> Iterator[Reading]:
        for backlog in self._backlog.read(self._clock.now_ms()):
            labels = {"queue": backlog.queue}
            yield Reading("serenissima_queue_depth", labels, backlog.all.depth)
            yield Reading("serenissima_queue_oldest_seconds", labels, backlog.all.oldest_s)
            for level, waiting in sorted(backlog.levels.items()):
                labels = {"queue": backlog.queue, "level": level}
                yield Reading("serenissima_queue_level_depth", labels, waiting.depth)
                yield Reading("serenissima_queue_level_oldest_seconds", labels, waiting.oldest_s)


def _thinkers(alive: list[dict[str, object]]) -> int:
    return sum(int(str(worker["thinkers"])) for worker in alive)


def _waiting(waiting: Waiting) -> dict[str, object]:
    return {"depth": waiting.depth, "oldest_s": round(waiting.oldest_s, 3)}
