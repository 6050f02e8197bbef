# ruff: noqa: N999 - gunicorn looks for a file of this name.
"""The settings of the API's processes, for `make run` and for the image alike (see deploy/settings.py)."""

import os
import sys
from pathlib import Path
from typing import Any

from deploy.exposure import check_exposure
from deploy.settings import BadDeployment, deployment_from
from service.config import settings_from
from service.games.errors import GameProblem
from service.games.system import SystemClock
from service.jobs.counters import Counters
from service.jobs.rq_queue import RqQueue
from service.jobs.sweeper import Sweeper
from service.store.redis_store import RedisStore

_deployment = deployment_from()
if _deployment.demands_keys:
    # Also if the last key should go while this runs. Rate limits follow it.
    os.environ["DEMAND_KEYS"] = "yes"
_settings = settings_from()

wsgi_app = "service.wsgi:app"
bind = f"{_deployment.host}:{_deployment.port}"

# The application is loaded once and then forked: a wrong setting stops the start, and the processes share its memory.
preload_app = True
workers = _deployment.api_processes
worker_class = "gthread"
# A long poll holds a thread for up to 30 s without using the processor, so that threads bound how many can wait;
# keep-alive connections between two requests cost none. Every listener to an event stream has a thread of its own on
# top: its number is bounded (service/api/event_stream.py), so that ordinary requests always keep theirs. Threads are
# started as they are needed.
threads = _deployment.api_threads + _settings.streams_per_process
worker_connections = 1000 + _settings.streams_per_process
keepalive = 15

# gthread's main thread tells the parent that the process lives, so that this does not bound a request.
timeout = 30
# A waiting long poll is not worth more; its client asks again.
graceful_timeout = 5
# The sign of life must not wait for a disk.
worker_tmp_dir = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 - gunicorn unlinks the file as it opens it
# No header of a request may pose as a part of the path.
forwarder_headers = ""
# No control socket in somebody's home directory.
control_socket_disable = True

# The path without its query and no header of the client: a token cannot get into the log, wherever it was put by mistake.
accesslog = os.environ.get("SERENISSIMA_ACCESS_LOG") or None
access_log_format = '%(t)s "%(m)s %(U)s" %(s)s %(B)s bytes %(M)s ms %({x-request-id}o)s'
loglevel = "warning"


def on_starting(_server: Any) -> None:
    """Refuse to listen beyond this machine without API keys."""
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
