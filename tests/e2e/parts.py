"""The service in parts, so that a test may start and kill each by itself."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from service.store.embedded import EmbeddedServer
from tests.e2e.house import Client, House


@contextmanager
def api_over(server: EmbeddedServer, folder: Path, **environment: str) -> Iterator[House]:
    """A running API over a Redis, without a worker."""
    house = House(folder, REDIS_URL=server.url, **environment)
    try:
        house.start("gunicorn", "-c", "deploy/gunicorn.conf.py")
        yield house
    finally:
        house.close()


def wait_until(true, seconds, what):
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, what() if callable(what) else what
        time.sleep(0.01)


def ready(house):
    """Return a question whether API and a worker are ready."""

    def answers():
        try:
            return Client(house.base).ask("GET", "/readyz")["workers"] >= 1
        except (OSError, AssertionError):
            return False

    return answers


class AskingSeat:
    """A human seat that is to act, at a table of two."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.game, tokens = client.create(None, None)
        self.token = tokens[client.ask("GET", f"/v1/games/{self.game}", tokens[0])["to_act"]["seat"]]

    def ask(self, **wish) -> dict:
        return self.client.ask("POST", f"/v1/games/{self.game}/suggestions", self.token, json=wish)

    def look(self, asked: dict) -> dict:
        return self.client.ask("GET", f"/v1/suggestions/{asked['id']}", self.token)

    def cancel(self, asked: dict) -> dict:
        return self.client.ask("DELETE", f"/v1/suggestions/{asked['id']}", self.token)

    def wait(self, asked: dict, until, seconds: float = 30) -> dict:
        """Look again and again until the suggestion is so; return it."""
        deadline = time.monotonic() + seconds
        while not until(found := self.look(asked)):
            assert time.monotonic() < deadline, found
            time.sleep(0.005)
        return found


def has_ended(found: dict) -> bool:
    return found["status"] not in {"queued", "running"}


def has_result(found: dict) -> bool:
    return found["result"] is not None
