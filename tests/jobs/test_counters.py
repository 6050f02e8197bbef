import logging

import pytest
from redis import RedisError

from service.config import Settings
from service.jobs.counters import Counted, Counters


def test_sums_go_over_all_processes(settings):
    here, there = Counters(settings), Counters(settings)
    assert here.read() == {}
    here.count(Counted.OVERDUE, "turns")
    there.count(Counted.OVERDUE, "turns", 2)
    there.count(Counted.DECISIONS, "gondola", 40)
    assert here.read() == {("decisions", "gondola"): 40, ("overdue", "turns"): 3}


def test_without_redis_counting_is_logged_and_harmless_and_reading_fails(caplog):
    counters = Counters(Settings("redis://127.0.0.1:1/0"))
    with caplog.at_level(logging.WARNING):
        counters.count(Counted.LOWERED, "greedy")
    assert "lowered:greedy was not counted" in caplog.text
    with pytest.raises(RedisError):
        counters.read()
