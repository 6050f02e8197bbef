"""What a worker's process works with: settings, store, queue and the use cases over them."""

from typing import Final, final

from service.config import Settings
from service.games.games import Games
from service.games.system import SystemClock, SystemEntropy
from service.jobs.counters import Counters
from service.jobs.heartbeat import Heartbeats
from service.jobs.reasons import RedisReasons
from service.jobs.rq_queue import RqQueue
from service.jobs.sweeper import Sweeper
from service.rulesets.catalogue import REGISTRY
from service.store.redis_store import RedisStore
from worker.adviser import Adviser
from worker.handover import Handover
from worker.opponent import Opponent


@final
class Office:
    """Made anew in every process: connections are not carried across a fork."""

    def __init__(self, settings: Settings) -> None:
        store = RedisStore(settings)
        queue = RqQueue(settings)
        clock = SystemClock()
        handover = Handover(queue)
        games = Games(REGISTRY, store, handover, SystemEntropy(), clock, settings)
        self.clock: Final = clock
        self.counters: Final = Counters(settings)
        self.opponent: Final = Opponent(games, REGISTRY, handover, self.counters, reasons=RedisReasons(settings))
        self.adviser: Final = Adviser(games, REGISTRY, self.counters)
        self.sweeper: Final = Sweeper(store, queue, clock, settings.ai_deadline_s, self.counters)
        self.heartbeats: Final = Heartbeats(settings)
