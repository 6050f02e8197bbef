"""Ask a part whether it is well: `python -m deploy.healthcheck api|worker`. Exit code 0 means yes.

The API is well when it answers and reaches Redis; a worker, when one of this host gave a sign of life of late.
"""

import socket
import sys

from redis import RedisError

from deploy.ready import workers_alive
from deploy.settings import deployment_from
from service.config import settings_from
from service.jobs.heartbeat import Heartbeats


def worker_lives_here() -> bool:
    """Say whether a worker of this host gave a sign of life."""
    try:
        return any(worker["host"] == socket.gethostname() for worker in Heartbeats(settings_from()).alive())
    except RedisError:
        return False


def main(part: str) -> int:
    """Return 0 if that part is well, else 1."""
    well = worker_lives_here() if part == "worker" else workers_alive(deployment_from().local_address) >= 0
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
