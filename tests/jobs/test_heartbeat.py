import time

import pytest
from redis import Redis, RedisError

from service.config import Settings
from service.jobs.heartbeat import TTL_SECONDS, Heartbeats

NOW = 1_700_000_000_000


@pytest.fixture
def beats(settings):
    return Heartbeats(settings)


def test_nobody_lives_at_first(beats):
    assert beats.alive() == []


def test_workers_that_beat_are_alive_by_name(beats):
    beats.beat("b-2", NOW, {"pid": 2})
    beats.beat("a-1", NOW + 1, {"pid": 1})
    assert beats.alive() == [{"name": "a-1", "pid": 1, "beat": NOW + 1}, {"name": "b-2", "pid": 2, "beat": NOW}]


def test_a_worker_that_says_goodbye_is_gone(beats):
    beats.beat("a-1", NOW, {})
    beats.end("a-1")
    assert beats.alive() == []


def test_a_sign_of_life_expires(beats, redis_url):
    beats.beat("a-1", NOW, {})
    with Redis.from_url(redis_url) as redis:
        assert 0 < redis.pttl("sn:worker:a-1") <= 1000 * TTL_SECONDS
        redis.pexpire("sn:worker:a-1", 1)
    time.sleep(0.05)
    assert beats.alive() == []


def test_names_without_a_beat_for_long_are_forgotten(beats, redis_url):
    beats.beat("old", NOW, {})
    beats.beat("new", NOW + 60_000, {})
    with Redis.from_url(redis_url) as redis:
        assert redis.zrange("sn:workers", 0, -1) == [b"new"]


def test_without_redis_it_raises():
    with pytest.raises(RedisError):
        Heartbeats(Settings("redis://127.0.0.1:1/0")).alive()
