"""Start everything on this machine: Redis, API and workers. This is `make run`.

| variable             | meaning                                                           | default     |
|----------------------|-------------------------------------------------------------------|-------------|
| PORT                 | port of the API                                                   | 8000        |
| SERENISSIMA_HOST     | address of the API; beyond loopback it takes API keys             | 127.0.0.1   |
| SERENISSIMA_OPEN     | `yes`: serve others than this machine also without API keys       | no          |
| REDIS_URL            | a Redis of your own (6.2 or later) instead of an embedded one     | none        |
| SERENISSIMA_DATA     | folder of the embedded Redis: games outlive a restart             | .data       |
| SERENISSIMA_WORKERS  | thinking processes of the worker                                  | 2           |
| WEB_CONCURRENCY      | processes of the API                                              | 2           |
| SERENISSIMA_THREADS  | threads of each of them for ordinary requests                     | 32          |
| SERENISSIMA_LOG_LEVEL, SERENISSIMA_LOG_FORMAT | see service/logs.py                      | info, json or, on a terminal, text |
| POLLS_PER_PROCESS    | long polls that may wait in each of them on top                   | 128         |
| STREAMS_PER_PROCESS  | listeners to event streams that each of them serves on top        | 256         |

Exit code 0 after Ctrl-C or SIGTERM, 1 when a part did not start or died. All parts are stopped in either case.
"""

import logging
import os
import signal
import socket
import sys
import time
from importlib import import_module
from typing import Final

from deploy.children import WATCHED, Child, stop
from deploy.ready import workers_alive
from deploy.settings import BadDeployment, Deployment, deployment_from
from service.config import BadSettings
from service.logs import Journal, journal_from
from service.store.embedded import EmbeddedServer, NoServer, data_folder, lock_folder, wait_ready

_READY_SECONDS: Final = 60.0
#: A part has so long to end by itself; API and worker need a little over 5 s when they are busy.
_STOP_SECONDS: Final = 10.0


class Died(Exception):
    """A part ended by itself, or never got ready."""


class Asked(Exception):
    """Ctrl-C or SIGTERM."""


def main() -> int:
    """Run until asked to stop or until a part dies; return the exit code."""
    signal.pthread_sigmask(signal.SIG_BLOCK, WATCHED)
    back: list[Child] = []
    front: list[Child] = []
    journal = None
    try:
        journal = journal_from("launcher")
        deployment = deployment_from()
        check_port_is_free(deployment)
        environment = {**os.environ, "REDIS_URL": start_redis(back)}
        front += [Child(name, command, environment) for name, command in commands().items()]
        # Imported while the parts start: Redis's client would double the time until they do.
        exposure = import_module("deploy.exposure")
        wait_until_ready(deployment, back + front)
        announce(deployment, environment["REDIS_URL"], keys=exposure.keys_configured(environment), embedded=bool(back))
        tell(journal, logging.INFO, "ready", api=deployment.local_address, embedded_redis=bool(back))
        while True:
            pause(None, back + front)
    except Asked:
        sys.stdout.write("\nstopping\n")
        tell(journal, logging.INFO, "stopping")
        return 0
    except (Died, BadDeployment, BadSettings, NoServer) as problem:
        if not tell(journal, logging.ERROR, str(problem)):
            sys.stderr.write(f"{problem}\n")
        return 1
    finally:
        # Redis last, so that what the others still write is kept.
        stop(front, _STOP_SECONDS)
        stop(back, _STOP_SECONDS)


def tell(journal: Journal | None, level: int, event: str, **fields: object) -> bool:
    """Write a line of the log, unless a person reads it, who is told by other means; say whether it was written."""
    if journal is None or journal.text:
        return False
    journal.tell(level, event, fields)
    return True


def start_redis(children: list[Child]) -> str:
    """Return the address of the configured Redis, or of an embedded one that is started as a child."""
    configured = os.environ.get("REDIS_URL", "")
    if configured:
        return configured
    server = EmbeddedServer(data_folder())
    lock = lock_folder(server.folder)
    try:
        with (server.folder / "redis.log").open("ab") as log:
            child = Child("redis", server.command, os.environ, log, (lock,))
    finally:
        os.close(lock)
    children.append(child)
    wait_ready(server, child.process)
    return server.url


def commands() -> dict[str, list[str]]:
    """Return what is run beside Redis."""
    return {
        "api": [sys.executable, "-m", "gunicorn", "-c", "deploy/gunicorn.conf.py"],
        "worker": [sys.executable, "-m", "worker.main"],
    }


def check_port_is_free(deployment: Deployment) -> None:
    """Say at once what gunicorn would say after five attempts."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((deployment.host, deployment.port))
        except OSError as error:
            raise BadDeployment(
                f"cannot listen on {deployment.host}:{deployment.port}: {error.strerror}. PORT chooses another port."
            ) from error


def wait_until_ready(deployment: Deployment, children: list[Child]) -> None:
    """Wait until the API says that it, Redis and a worker are there."""
    deadline = time.monotonic() + _READY_SECONDS
    while workers_alive(deployment.local_address) < 1:
        if time.monotonic() > deadline:
            raise Died(f"not ready within {_READY_SECONDS:.0f} s")
        pause(0.1, children)


def pause(seconds: float | None, children: list[Child]) -> None:
    """Wait that long, or for ever; raise Asked or Died as soon as there is a reason."""
    number = signal.sigwait(WATCHED) if seconds is None else _number(signal.sigtimedwait(WATCHED, seconds))
    if number in {signal.SIGINT, signal.SIGTERM}:
        raise Asked
    for child in children:
        if child.exit_code is not None:
            raise Died(f"{child.name} ended with exit code {child.exit_code}: stopping everything")


def _number(found: "signal.struct_siginfo | None") -> int:
    return 0 if found is None else found.si_signo


def announce(deployment: Deployment, redis_url: str, *, keys: bool, embedded: bool) -> None:
    """Say where everything is."""
    base = f"http://{deployment.local_address}"
    lines = [
        "Serenissima is ready.",
        f"  Table  {base}/table/",
        f"  API    {base}/v1",
        f"  Docs   {base}/docs",
        f"  Redis  {'embedded, ' if embedded else ''}{redis_url.rpartition('@')[2]}",
    ]
    if keys or deployment.demands_keys:
        lines.append(f"API keys are configured: creating games takes one. Listening on {deployment.host}.")
    elif deployment.open_to_all:
        lines.append(
            f"No API keys are configured, and whoever reaches {deployment.host}:{deployment.port} may create games (SERENISSIMA_OPEN)."
        )
    else:
        lines.append(f"No API keys are configured: listening on {deployment.host} only.")
    lines.append("Ctrl-C stops everything.")
    print("\n".join(lines), flush=True)  # noqa: T201 - the launcher talks to a person


if __name__ == "__main__":
    sys.exit(main())
