"""What a worker does once a second beside thinking."""

import logging
import time

from redis import Redis

from service.config import Settings
from service.jobs.heartbeat import Heartbeats
from tests.store.made import GAME, new_game
from worker.main import Duties
from worker.settings import WorkerSettings

WORKER = WorkerSettings(thinkers=3)


def test_it_gives_a_sign_of_life_until_it_ends(settings):
    duties = Duties(settings, WORKER)
    assert Heartbeats(settings).alive() == []
    duties.tick()
    (alive,) = Heartbeats(settings).alive()
    assert (alive["name"], alive["thinkers"]) == (duties.name, 3)
    duties.end()
    assert Heartbeats(settings).alive() == []


def test_it_brings_back_what_is_overdue(settings, store):
    store.create(new_game(due_at=int(1000 * time.time())))
    Duties(settings, WORKER).tick()
    with Redis.from_url(settings.redis_url) as redis:
        assert redis.lrange("rq:queue:turns", 0, -1) == [f"turn-{GAME}-0-1".encode()]


def test_without_redis_it_says_so_once_and_waits(caplog):
    duties = Duties(Settings("redis://127.0.0.1:1/0"), WORKER)
    with caplog.at_level(logging.WARNING):
        duties.tick()
        duties.tick()
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "Redis cannot be reached" in caplog.text


def test_a_bug_in_the_sweeper_stops_nobody(settings, caplog, monkeypatch):
    duties = Duties(settings, WORKER)

    def fail(_sweeper):
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr("service.jobs.sweeper.Sweeper.sweep", fail)
    with caplog.at_level(logging.ERROR):
        duties.tick()
    assert "a bug" in caplog.text
    assert len(Heartbeats(settings).alive()) == 1
