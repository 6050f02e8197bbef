import time
from dataclasses import replace

import pytest
from redis import Redis
from rq.job import Job

from service.jobs.backlog import Backlog, Waiting
from service.jobs.rq_queue import RqQueue
from tests.store.made import GAME, suggestion

ASKED = suggestion()
LONG = replace(suggestion("a" + "2" * 31), level=None, simulations=500_000)


@pytest.fixture
def jobs(settings):
    return RqQueue(settings)


def read(settings, later_s=0.0):
    return Backlog(settings).read(int(1000 * (time.time() + later_s)))


def test_empty_queues_are_told_in_the_order_of_urgency(settings):
    backlog = read(settings)
    assert [each.queue for each in backlog] == ["turns", "advice", "batch"]
    assert all((each.all, each.levels) == (Waiting(0, 0.0), {}) for each in backlog)


def test_depth_and_oldest_age_by_queue_and_level(settings, jobs):
    jobs.enqueue_turn(GAME, 1, level="expert")
    jobs.enqueue_turn(GAME, 2, level="greedy")
    jobs.enqueue_turn(GAME, 3, level="expert")
    jobs.enqueue_suggestion(ASKED)
    jobs.enqueue_suggestion(LONG)
    turns, advice, batch = read(settings, later_s=30)
    assert (turns.all.depth, advice.all.depth, batch.all.depth) == (3, 1, 1)
    assert turns.all.oldest_s == pytest.approx(30, abs=5)
    assert {level: waiting.depth for level, waiting in turns.levels.items()} == {"expert": 2, "greedy": 1}
    assert turns.levels["greedy"].oldest_s == pytest.approx(30, abs=5)
    assert (list(advice.levels), list(batch.levels)) == (["strong"], ["simulations"])


def test_a_turn_brought_back_keeps_the_level_of_its_first_attempt(settings, jobs, redis_url):
    jobs.enqueue_turn(GAME, 1, level="expert")
    with Redis.from_url(redis_url) as redis:
        redis.lpop("rq:queue:turns")
        jobs.enqueue_turn(GAME, 1, 1)
        assert list(read(settings)[0].levels) == ["expert"]
        redis.lpop("rq:queue:turns")
        redis.delete(Job.key_for(f"turn-{GAME}-1-0"), Job.key_for(f"turn-{GAME}-1-1"))
        jobs.enqueue_turn(GAME, 1, 2)
    assert list(read(settings)[0].levels) == ["unknown"]


def test_a_job_that_expired_in_the_queue_counts_still(settings, jobs, redis_url):
    jobs.enqueue_turn(GAME, 1, level="expert")
    with Redis.from_url(redis_url) as redis:
        redis.delete(Job.key_for(f"turn-{GAME}-1-0"))
    (turns, _, _) = read(settings)
    assert (turns.all.depth, turns.levels) == (1, {"unknown": Waiting(1, 0.0)})
