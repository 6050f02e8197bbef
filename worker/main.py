"""The worker: `python -m worker.main`. Settings come from the environment (service/config.py, worker/settings.py)."""

import logging
import os
import socket
import sys
from collections.abc import Sequence
from typing import Final, final

from redis import RedisError

from service.config import BadSettings, Settings, settings_from
from service.games.errors import GameProblem
from service.jobs.heartbeat import BEAT_SECONDS
from service.logs import install, journal_from
from worker.office import Office
from worker.settings import WorkerSettings, worker_settings_from
from worker.supervisor import Reporter, Supervisor
from worker.thinker import think

log = logging.getLogger(__name__)


@final
class Duties:
    """What the supervisor does once a second: heartbeat and sweep. Without Redis it waits and says so once."""

    def __init__(self, settings: Settings, worker: WorkerSettings) -> None:
        self._office: Final = Office(settings)
        self.name: Final = f"{socket.gethostname()}-{os.getpid()}"
        self._facts: Final[dict[str, object]] = {
            "host": socket.gethostname(),
            "pid": os.getpid(),
            "thinkers": worker.thinkers,
            "started": self._office.clock.now_ms(),
        }
        self._complained = False

    def tick(self) -> None:
        """Give a sign of life and bring back what is overdue."""
        try:
            self._office.heartbeats.beat(self.name, self._office.clock.now_ms(), self._facts)
            self._office.sweeper.sweep()
        except (RedisError, GameProblem) as problem:
            if not self._complained:
                log.warning("Redis cannot be reached: %s", problem)
            self._complained = True
        except Exception:
            # A worker whose sweeper has a bug still thinks.
            log.exception("heartbeat or sweep failed")
        else:
            self._complained = False

    def end(self) -> None:
        """Say goodbye, if anybody listens."""
        try:
            self._office.heartbeats.end(self.name)
        except RedisError as problem:
            log.warning("Redis cannot be reached: %s", problem)


def main() -> int:
    """Run until SIGTERM or Ctrl-C; return the exit code."""
    try:
        settings, worker = settings_from(), worker_settings_from()
        install(journal_from("worker"))
    except BadSettings as problem:
        sys.stderr.write(f"{problem}\n")
        return 2
    duties = Duties(settings, worker)

    def run_thinker(queues: Sequence[str], reporter: Reporter, lifeline: int) -> None:
        think(settings.redis_url, duties.name, queues, reporter, lifeline)

    Supervisor(worker.tasks, run_thinker, duties.tick, BEAT_SECONDS, worker.memory_bytes).run()
    duties.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
