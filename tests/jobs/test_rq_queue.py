import logging

import pytest
from redis import Redis
from rq.job import Job, JobStatus

from service.config import Settings
from service.jobs.queues import ADVICE, TURNS, queue
from service.jobs.rq_queue import RqQueue

GAME = "a" * 24
SUGGESTION = "b" * 32


@pytest.fixture
def redis(redis_url):
    with Redis.from_url(redis_url) as connection:
        yield connection


@pytest.fixture
def jobs(settings):
    return RqQueue(settings)


def test_a_turn_is_a_json_job_of_the_urgent_queue_with_bounded_times(jobs, redis):
    jobs.enqueue_turn(GAME, 7)
    (job,) = queue(TURNS, redis).jobs
    assert (job.id, job.func_name, job.args) == (f"turn-{GAME}-7-0", "worker.jobs.take_turn", [GAME, 7, 0])
    assert (job.timeout, job.result_ttl, job.ttl, job.failure_ttl) == (30, 0, 3600, 3600)
    assert redis.hget(job.key, "data") is not None
    assert queue(ADVICE, redis).count == 0


def test_a_suggestion_is_a_job_of_the_patient_queue(jobs, redis):
    jobs.enqueue_suggestion(SUGGESTION, 2)
    (job,) = queue(ADVICE, redis).jobs
    assert (job.id, job.args, job.timeout) == (f"advice-{SUGGESTION}-2", [SUGGESTION, 2], 60)


def test_the_same_turn_enqueued_twice_is_one_job(jobs, redis):
    jobs.enqueue_turn(GAME, 7)
    jobs.enqueue_turn(GAME, 7)
    assert queue(TURNS, redis).count == 1


def test_a_new_attempt_is_not_added_while_an_earlier_one_waits(jobs, redis):
    jobs.enqueue_turn(GAME, 7, 0)
    jobs.enqueue_turn(GAME, 7, 1)
    jobs.enqueue_turn(GAME, 7, 2)
    assert queue(TURNS, redis).job_ids == [f"turn-{GAME}-7-0"]


def test_a_new_attempt_is_added_when_the_earlier_one_left_the_queue(jobs, redis):
    jobs.enqueue_turn(GAME, 7, 0)
    # A killed worker had taken it: the job's hash stays behind with its status.
    redis.lpop(queue(TURNS, redis).key)
    jobs.enqueue_turn(GAME, 7, 1)
    assert queue(TURNS, redis).job_ids == [f"turn-{GAME}-7-1"]


def test_a_new_attempt_is_added_when_the_earlier_one_started(jobs, redis):
    jobs.enqueue_turn(GAME, 7, 0)
    Job.fetch(f"turn-{GAME}-7-0", connection=redis, serializer=queue(TURNS, redis).serializer).set_status(JobStatus.STARTED)
    jobs.enqueue_turn(GAME, 7, 1)
    assert queue(TURNS, redis).job_ids == [f"turn-{GAME}-7-0", f"turn-{GAME}-7-1"]


def test_a_cancelled_suggestion_leaves_the_queue_and_no_job_behind(jobs, redis):
    jobs.enqueue_suggestion(SUGGESTION, 1)
    jobs.cancel_suggestion(SUGGESTION)
    assert queue(ADVICE, redis).count == 0
    assert not redis.exists(Job.key_for(f"advice-{SUGGESTION}-1"))


def test_cancelling_what_is_not_queued_does_nothing(jobs, redis):
    jobs.enqueue_suggestion("c" * 32)
    jobs.cancel_suggestion(SUGGESTION)
    assert queue(ADVICE, redis).count == 1


def test_without_redis_enqueueing_is_logged_and_harmless(caplog):
    jobs = RqQueue(Settings("redis://127.0.0.1:1/0"))
    with caplog.at_level(logging.WARNING):
        jobs.enqueue_turn(GAME, 7)
        jobs.enqueue_suggestion(SUGGESTION, 1)
        jobs.cancel_suggestion(SUGGESTION)
    assert len(caplog.records) == 3
    assert f"turn-{GAME}-7-0" in caplog.text
