import pytest

from worker.search.budget import Budget, Watch


def test_a_budget_without_simulations_and_time_is_refused():
    with pytest.raises(ValueError, match="simulations or of time"):
        Budget()
    with pytest.raises(ValueError, match="node"):
        Budget(simulations=10, nodes=0)


def test_time_runs_out(clock):
    ticking = clock()
    watch = Watch(Budget(milliseconds=500), ticking, lambda: False, 0.25)
    ticking.now += 0.499
    assert not watch.over()
    ticking.now += 0.002
    assert watch.over()
    assert not watch.stopped
    assert watch.seconds() == pytest.approx(0.501)


def test_a_budget_of_simulations_never_runs_out_of_time(clock):
    ticking = clock()
    watch = Watch(Budget(simulations=5), ticking, lambda: False, 0.25)
    ticking.now += 1e6
    assert not watch.over()


def test_the_canceller_is_asked_every_ten_milliseconds(clock):
    ticking = clock()
    asked = []

    def cancelled():
        asked.append(ticking.now)
        return len(asked) == 4

    watch = Watch(Budget(simulations=5), ticking, cancelled, 0.25)
    while not watch.over():
        ticking.now += 0.001
    assert watch.stopped
    assert 0.030 <= ticking.now - 100.0 <= 0.034
    assert watch.over()


def test_cancelled_before_the_start(clock):
    assert Watch(Budget(simulations=5), clock(), lambda: True, 0.25).over()


def test_the_first_report_is_due_early_and_the_others_once_per_interval(clock):
    ticking = clock()
    watch = Watch(Budget(simulations=5), ticking, lambda: False, 0.25)
    due = []
    for hundredth in range(1, 101):
        ticking.now = 100.0 + hundredth / 100 + 0.001
        if watch.report_due():
            due.append(hundredth)
    assert due == [5, 30, 55, 80]
