import pytest

from service.games.model import Suggested
from service.jobs.counters import Counters
from service.jobs.sweeper import MAX_ADVICE_ATTEMPTS, Sweeper
from tests.store.made import GAME, NOW, commit, new_game, suggestion

PATIENCE_S = 5.0


class Noted:
    """A queue that notes what it is asked."""

    def __init__(self):
        self.asked = []
        self.places = {}

    def enqueue_turn(self, game_id, version, attempt=0, level=""):
        self.asked.append(("turn", game_id, version, attempt))

    def enqueue_suggestion(self, suggestion, attempt=0):
        self.asked.append(("advice", suggestion.id, attempt))

    def place(self, suggestion):
        return self.places.get(suggestion.id)

    def cancel_suggestion(self, suggestion):
        raise AssertionError(suggestion.id)


class SetClock:
    """A clock that stands where it is put."""

    def __init__(self):
        self.now = NOW

    def now_ms(self):
        return self.now


@pytest.fixture
def queue():
    return Noted()


@pytest.fixture
def clock():
    return SetClock()


@pytest.fixture
def counters(settings):
    return Counters(settings)


@pytest.fixture
def sweeper(store, queue, clock, counters):
    return Sweeper(store, queue, clock, PATIENCE_S, counters)


def test_nothing_owed_nothing_swept(sweeper, queue):
    assert sweeper.sweep() == 0
    assert queue.asked == []


def test_a_turn_is_left_alone_before_its_deadline(store, sweeper, queue):
    store.create(new_game(due_at=NOW + 1))
    assert sweeper.sweep() == 0
    assert queue.asked == []


def test_an_overdue_turn_is_brought_back_once_per_patience_and_counted(store, sweeper, queue, clock, counters):
    store.create(new_game(due_at=NOW))
    assert [sweeper.sweep(), sweeper.sweep()] == [1, 0]
    clock.now += 5000
    assert sweeper.sweep() == 1
    assert queue.asked == [("turn", GAME, 0, 1), ("turn", GAME, 0, 2)]
    assert counters.read() == {("overdue", "turns"): 2}


def test_an_overdue_suggestion_is_brought_back_and_fails_in_the_end(store, sweeper, queue, clock, counters):
    store.create(new_game())
    asked = suggestion()
    store.create_suggestion(asked, NOW, 4)
    for _ in range(MAX_ADVICE_ATTEMPTS + 1):
        assert sweeper.sweep() == 1
        clock.now += 5000
    assert queue.asked == [("advice", asked.id, attempt) for attempt in range(1, MAX_ADVICE_ATTEMPTS + 1)]
    found = store.suggestion(asked.id)
    assert (found.status, found.error) == (Suggested.FAILED, "No worker finished it.")
    assert counters.read() == {("overdue", "advice"): MAX_ADVICE_ATTEMPTS + 1, ("suggestions", "failed"): 1}
    assert sweeper.sweep() == 0


def test_a_suggestion_that_waits_behind_others_is_left_where_it_is(store, sweeper, queue, clock):
    store.create(new_game())
    asked = suggestion()
    store.create_suggestion(asked, NOW, 4)
    queue.places = {asked.id: 40}
    for _ in range(10):
        assert sweeper.sweep() == 0
        clock.now += 5000
    assert (queue.asked, store.suggestion(asked.id).status) == ([], Suggested.QUEUED)
    queue.places = {}
    assert sweeper.sweep() == 1
    assert queue.asked == [("advice", asked.id, 1)]


def test_a_suggestion_that_nobody_took_up_is_stale_when_its_game_moved_on(store, sweeper, clock, counters):
    store.create(new_game())
    asked = suggestion()
    store.create_suggestion(asked, NOW, 4)
    store.commit(commit())
    for _ in range(MAX_ADVICE_ATTEMPTS + 1):
        sweeper.sweep()
        clock.now += 5000
    assert store.suggestion(asked.id).status == Suggested.STALE
    assert counters.read()["suggestions", "stale"] == 1
    assert sweeper.sweep() == 0


def test_expired_games_leave_the_lists_once_a_minute(sweeper, store, clock):
    store.create(new_game())
    store.redis.delete(f"game:{{{GAME[0]}}}:{GAME}:head")
    clock.now += 40 * 24 * 3600 * 1000
    before = len(store.places("local", None, 10))
    sweeper.sweep()
    assert (before, store.places("local", None, 10)) == (1, [])
    other = "b" + GAME[1:]
    store.create(new_game(other))
    store.redis.delete(f"game:{{b}}:{other}:head")
    clock.now += 59_999
    sweeper.sweep()
    assert len(store.places("local", None, 10)) == 1
    clock.now += 1
    sweeper.sweep()
    assert store.places("local", None, 10) == []
