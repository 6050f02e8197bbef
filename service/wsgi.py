"""The application that gunicorn serves: settings from the environment, Redis, RQ."""

from typing import Final

from flask import Flask
from redis import RedisError

from service.app import create_app
from service.config import Settings, settings_from
from service.games.errors import GameProblem
from service.games.games import Games
from service.games.system import SystemClock, SystemEntropy
from service.jobs.heartbeat import Heartbeats
from service.jobs.rq_queue import RqQueue
from service.logs import journal_from
from service.rulesets.catalogue import REGISTRY
from service.store.redis_store import RedisStore
from service.watch import Watch


def build(settings: Settings) -> Flask:
    """Return the application over the Redis of `settings`. Nothing is connected before the first request."""
    store = RedisStore(settings)
    heartbeats = Heartbeats(settings)
    games = Games(REGISTRY, store, RqQueue(settings), SystemEntropy(), SystemClock(), settings)

    def probe() -> tuple[bool, int]:
        try:
            return store.ping(), len(heartbeats.alive())
        except (GameProblem, RedisError):
            return False, 0

    watch = Watch(settings, store, heartbeats)
    return create_app(REGISTRY, games, probe, watch.read, journal_from("api"), watch.load)


def __getattr__(name: str) -> Flask:
    # Read when gunicorn asks for it, so that importing this module needs no environment.
    if name == "app":
        return _APPS.setdefault("app", build(settings_from()))
    raise AttributeError(name)


_APPS: Final[dict[str, Flask]] = {}
