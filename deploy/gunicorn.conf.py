# ruff: noqa: N999 - gunicorn looks for a file of this name.
"""The settings of the API's processes, for `make run` and for the image alike (see deploy/settings.py)."""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from gunicorn.glogging import Logger

from deploy import figures
from deploy.exposure import check_exposure
from deploy.settings import BadDeployment, deployment_from
from service.config import settings_from
from service.games.errors import GameProblem
from service.games.system import SystemClock
from service.jobs.counters import Counters
from service.jobs.rq_queue import RqQueue
from service.jobs.sweeper import Sweeper
from service.logs import JournalHandler, install, journal_from
from service.store.redis_store import RedisStore

_deployment = deployment_from()
if _deployment.demands_keys:
    # Also if the last key should go while this runs. Rate limits follow it.
    os.environ["DEMAND_KEYS"] = "yes"
_settings = settings_from()

_shared = Path("/dev/shm") if Path("/dev/shm").is_dir() else None  # noqa: S108 - for files that are this server's own
_journal = journal_from("api")
install(_journal)
# Before anything imports prometheus_client.
_figures = figures.prepare(os.environ, _shared or Path(tempfile.gettempdir()))

wsgi_app = "service.wsgi:app"
bind = f"{_deployment.host}:{_deployment.port}"

# The application is loaded once and then forked: a wrong setting stops the start, and the processes share its memory.
preload_app = True
workers = _deployment.api_processes
worker_class = "deploy.refusals.RefusingWorker"
# Every long poll and every listener to an event stream holds a thread, almost always asleep. Their numbers are bounded
# (service/games/waiting.py, service/api/event_stream.py) and their threads come on top, so that ordinary requests always
# keep theirs. Threads are started as they are needed; keep-alive connections between two requests cost none.
_sleepers = _settings.polls_per_process + _settings.streams_per_process
threads = _deployment.api_threads + _sleepers
worker_connections = 1000 + _sleepers
keepalive = 15

# gthread's main thread tells the parent that the process lives, so that this does not bound a request.
timeout = 30
# A waiting long poll is not worth more; its client asks again.
graceful_timeout = 5
# The sign of life must not wait for a disk.
worker_tmp_dir = None if _shared is None else str(_shared)
# As the problems say (service/api/problem_kinds.py).
limit_request_line = 4094
limit_request_fields = 100
limit_request_field_size = 8190
# No header of a request may pose as a part of the path.
forwarder_headers = ""
# No control socket in somebody's home directory.
control_socket_disable = True

# The application itself tells of requests (service/api/observer.py). gunicorn's own lines may quote a request only below this level.
accesslog = None
loglevel = "warning"


class _Told(Logger):
    """gunicorn's own lines, in the one log."""

    def setup(self, cfg: Any) -> None:
        """Give the lines to the journal instead of writing them."""
        super().setup(cfg)  # type: ignore[no-untyped-call]
        for handler in list(self.error_log.handlers):
            self.error_log.removeHandler(handler)
        self.error_log.addHandler(JournalHandler(_journal))


logger_class = _Told


def on_starting(_server: Any) -> None:
    """Begin to count; refuse to listen beyond this machine without API keys."""
    figures.empty(os.environ)
    try:
        check_exposure(_deployment, _settings)
    except BadDeployment as problem:
        sys.exit(str(problem))


def when_ready(server: Any) -> None:
    """Bring back what became overdue while nothing ran. Workers sweep too; this makes it independent of their being up."""
    store = RedisStore(_settings)
    try:
        swept = Sweeper(store, RqQueue(_settings), SystemClock(), _settings.ai_deadline_s, Counters(_settings)).sweep()
        server.log.info("swept %d overdue turns and suggestions", swept)
    except GameProblem as problem:
        server.log.warning("nothing swept: %s", problem)
    finally:
        store.close()


def child_exit(_server: Any, worker: Any) -> None:
    """Forget what a process that ended held open; what it counted stays."""
    figures.forget(os.environ, worker.pid)


def on_exit(_server: Any) -> None:
    """Remove the folder of figures."""
    if _figures is not None:
        shutil.rmtree(_figures, ignore_errors=True)
