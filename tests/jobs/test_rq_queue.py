import logging
from dataclasses import replace

import pytest
from redis import Redis
from rq.job import Job, JobStatus

from service.config import Settings
from service.jobs.queues import ADVICE, BATCH, TURNS, queue
from service.jobs.rq_queue import RqQueue
from tests.store.made import NOW, suggestion

GAME = "a" * 24
SUGGESTION = "b" * 32
ASKED = suggestion(SUGGESTION)
OTHER = suggestion("c" * 32)
LONG = replace(suggestion("d" * 32), level=None, time_ms=20_000)


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
    jobs.enqueue_suggestion(ASKED, 2)
    (job,) = queue(ADVICE, redis).jobs
    assert (job.id, job.args, job.timeout) == (f"advice-{SUGGESTION}-{NOW}-2", [SUGGESTION, 2], 60)


def test_long_thinking_is_ordered_last(jobs, redis):
    jobs.enqueue_suggestion(LONG)
    assert queue(BATCH, redis).job_ids == [f"advice-{LONG.id}-{NOW}-0"]
    jobs.cancel_suggestion(LONG)
    assert queue(BATCH, redis).count == 0


def test_the_place_of_a_suggestion_counts_all_that_comes_before_it(jobs, redis):
    jobs.enqueue_suggestion(OTHER)
    assert jobs.place(OTHER) == 0
    jobs.enqueue_suggestion(ASKED, 2)
    assert jobs.place(ASKED) == 1
    jobs.enqueue_turn(GAME, 7)
    jobs.enqueue_suggestion(LONG)
    assert [jobs.place(each) for each in (OTHER, ASKED, LONG)] == [1, 2, 3]
    redis.lpop(queue(ADVICE, redis).key)
    assert [jobs.place(each) for each in (OTHER, ASKED, LONG)] == [None, 1, 2]


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
    jobs.enqueue_suggestion(ASKED, 1)
    jobs.cancel_suggestion(ASKED)
    assert queue(ADVICE, redis).count == 0
    assert not redis.exists(Job.key_for(f"advice-{SUGGESTION}-{NOW}-1"))


def test_a_suggestion_asked_again_is_a_job_of_its_own(jobs, redis):
    jobs.enqueue_suggestion(ASKED)
    # A worker has taken it, and is about to notice that it was called off.
    redis.lpop(queue(ADVICE, redis).key)
    jobs.enqueue_suggestion(replace(ASKED, created_at=NOW + 50))
    assert queue(ADVICE, redis).job_ids == [f"advice-{SUGGESTION}-{NOW + 50}-0"]


def test_cancelling_what_is_not_queued_does_nothing(jobs, redis):
    jobs.enqueue_suggestion(OTHER)
    jobs.cancel_suggestion(ASKED)
    assert queue(ADVICE, redis).count == 1


def test_without_redis_enqueueing_is_logged_and_harmless(caplog):
    jobs = RqQueue(Settings("redis://127.0.0.1:1/0"))
    with caplog.at_level(logging.WARNING):
        jobs.enqueue_turn(GAME, 7)
        jobs.enqueue_suggestion(ASKED, 1)
        jobs.cancel_suggestion(ASKED)
        assert jobs.place(ASKED) is None
    assert len(caplog.records) == 4
    assert f"turn-{GAME}-7-0" in caplog.text
