import logging

import pytest
from redis import Redis
from rq.job import Job

from service.jobs.queues import ADVICE, QUEUES, SERIALIZER, TURNS, queue
from tests.worker import errands
from worker.thinker import GRACE_SECONDS, Thinker, thinker_for


class Reports:
    def __init__(self):
        self.told = []

    def busy_for(self, seconds):
        self.told.append(seconds)

    def idle(self):
        self.told.append("idle")


@pytest.fixture
def redis(redis_url):
    with Redis.from_url(redis_url) as connection:
        yield connection


@pytest.fixture
def reports():
    return Reports()


@pytest.fixture
def run(redis, reports):
    """Do all jobs that wait, as a thinker does."""

    def all_jobs():
        thinker = thinker_for(redis, "test", QUEUES, reports)
        assert isinstance(thinker, Thinker)
        thinker.work(burst=True, logging_level="CRITICAL")

    errands.DONE.clear()
    return all_jobs


def enqueue(redis, name, function, *args, timeout=10):
    return queue(name, redis).enqueue_call(f"tests.worker.errands.{function}", args=args, timeout=timeout, result_ttl=0, failure_ttl=60)


def test_turns_come_before_advice(redis, run):
    enqueue(redis, ADVICE, "note", "advice")
    enqueue(redis, TURNS, "note", "turn 1")
    enqueue(redis, TURNS, "note", "turn 2")
    run()
    assert errands.DONE == ["turn 1", "turn 2", "advice"]


def test_each_job_is_announced_with_its_time_and_its_end(redis, run, reports):
    enqueue(redis, TURNS, "note", 1, timeout=10)
    enqueue(redis, ADVICE, "note", 2, timeout=20)
    run()
    assert reports.told == [10 + GRACE_SECONDS, "idle", 20 + GRACE_SECONDS, "idle"]


def test_a_finished_job_leaves_nothing_behind(redis, run):
    job = enqueue(redis, TURNS, "note", 1)
    run()
    assert not redis.exists(Job.key_for(job.id))


def test_a_job_that_overruns_is_ended_and_the_next_one_runs(redis, run, reports):
    late = enqueue(redis, TURNS, "overrun", timeout=1)
    enqueue(redis, TURNS, "note", "next")
    run()
    assert errands.DONE == ["next"]
    assert reports.told == [1 + GRACE_SECONDS, "idle", 10 + GRACE_SECONDS, "idle"]
    failed = Job.fetch(late.id, connection=redis, serializer=SERIALIZER)
    assert failed.get_status().value == "failed"
    assert "exceeded maximum timeout" in failed.latest_result().exc_string


def test_a_job_that_fails_keeps_its_reason_and_the_next_one_runs(redis, run, reports):
    wrong = enqueue(redis, TURNS, "fail")
    enqueue(redis, TURNS, "note", "next")
    with_reason = logging.getLogger("rq.worker")
    with_reason.setLevel(logging.CRITICAL)
    run()
    assert errands.DONE == ["next"]
    failed = Job.fetch(wrong.id, connection=redis, serializer=SERIALIZER)
    assert "ZeroDivisionError" in failed.latest_result().exc_string
    assert 0 < redis.ttl(Job.key_for(wrong.id)) <= 60
    assert reports.told[1] == "idle"
