import os
import shutil
from pathlib import Path

import pytest

from service.store.embedded import packaged_server, system_server
from tests.e2e.house import Client, House

# These look for processes in /proc.
collect_ignore = [] if Path("/proc/self/environ").exists() else ["test_launcher.py", "test_killed_worker.py", "test_suggestions.py"]


@pytest.fixture
def house(tmp_path):
    made = House(tmp_path)
    yield made
    made.close()


def path_without_servers():
    """Return a PATH on which no Redis is found, so that the packaged binary is taken."""
    folders = os.environ["PATH"].split(os.pathsep)
    return os.pathsep.join(f for f in folders if not any(shutil.which(name, path=f) for name in ("redis-server", "valkey-server")))


def servers():
    found = {"packaged": (packaged_server(), path_without_servers()), "system": (system_server(), os.environ["PATH"])}
    return [pytest.param(path, id=name) for name, (binary, path) in found.items() if binary is not None]


@pytest.fixture(scope="module", params=servers())
def open_house(request, tmp_path_factory):
    """A house that is ready, on each Redis that there is."""
    made = House(tmp_path_factory.mktemp("house"), PATH=request.param)
    try:
        made.run()
        yield made
    finally:
        made.close()


@pytest.fixture
def client(open_house):
    return Client(open_house.base)
