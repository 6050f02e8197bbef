from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from service.games.model import Due, Suggested
from service.store import keys
from tests.store.made import GAME, NOW, commit, new_game, suggestion


@pytest.fixture
def asked(store):
    store.create(new_game())
    assert store.create_suggestion(suggestion(), NOW + 10, 2) == "new"
    return suggestion()


def test_it_reads_back_equal(store, asked):
    assert store.suggestion(asked.id) == asked
    assert store.suggestion("b" * 32) is None


def test_an_equal_question_gets_the_one_there_is(store, asked):
    assert store.create_suggestion(suggestion(), NOW + 10, 2) == asked
    store.end_suggestion(asked.id, NOW + 1, Suggested.FINISHED, b"{}", None)
    assert store.create_suggestion(suggestion(), NOW + 10, 2).status == Suggested.FINISHED


@pytest.mark.parametrize("ended", [Suggested.FAILED, Suggested.CANCELLED, Suggested.STALE])
def test_one_without_an_answer_may_be_asked_again(store, asked, ended):
    store.end_suggestion(asked.id, NOW + 1, ended, None, "no luck")
    assert store.create_suggestion(suggestion(), NOW + 10, 2) == "new"
    assert store.suggestion(asked.id) == asked


def test_a_seat_has_few_in_flight_and_ended_ones_do_not_count(store, asked):
    assert store.create_suggestion(suggestion("a" + "2" * 31), NOW, 2) == "new"
    assert store.create_suggestion(suggestion("a" + "3" * 31), NOW, 2) == "too_many"
    assert store.create_suggestion(suggestion("a" + "4" * 31, seat=1), NOW, 2) == "new"
    store.end_suggestion(asked.id, NOW, Suggested.FINISHED, b"{}", None)
    assert store.create_suggestion(suggestion("a" + "3" * 31), NOW, 2) == "new"


@pytest.mark.usefixtures("asked")
def test_a_decision_frees_the_seats_places(store):
    store.create_suggestion(suggestion("a" + "2" * 31), NOW, 2)
    store.commit(commit())
    assert store.create_suggestion(suggestion("a" + "3" * 31, version=1), NOW, 2) == "new"


def test_progress_keeps_partial_results_and_the_deadline(store, asked):
    assert store.progress_suggestion(asked.id, NOW + 1, NOW + 50, None)
    assert store.progress_suggestion(asked.id, NOW + 2, NOW + 60, b'{"n":1}')
    assert store.suggestion(asked.id) == replace(asked, status=Suggested.RUNNING, updated_at=NOW + 2, result=b'{"n":1}')
    assert store.due_suggestions(NOW + 59, 5) == []
    assert store.due_suggestions(NOW + 60, 5) == [Due(asked.id, 0, 0)]


def test_the_first_end_stands(store, asked):
    assert store.end_suggestion(asked.id, NOW + 1, Suggested.CANCELLED, None, None)
    assert not store.end_suggestion(asked.id, NOW + 2, Suggested.FINISHED, b"{}", None)
    assert not store.progress_suggestion(asked.id, NOW + 3, NOW + 50, b"{}")
    assert store.suggestion(asked.id) == replace(asked, status=Suggested.CANCELLED, updated_at=NOW + 1)
    assert store.due_suggestions(NOW + 1000, 5) == []


def test_it_is_stale_when_the_game_has_moved_on(store, asked):
    store.commit(commit())
    assert not store.progress_suggestion(asked.id, NOW + 3, NOW + 50, b"{}")
    assert store.suggestion(asked.id).status == Suggested.STALE
    assert store.due_suggestions(NOW + 1000, 5) == []


def test_one_claim_wins_and_counts(store, asked):
    assert store.claim_suggestion(asked.id, NOW + 9, NOW + 100) is None
    assert store.claim_suggestion(asked.id, NOW + 10, NOW + 100) == 1
    assert store.claim_suggestion(asked.id, NOW + 10, NOW + 100) is None


def test_an_expired_one_is_forgotten(store, asked):
    assert store.redis.pttl(keys.suggestion(asked.id)) > 0
    store.redis.delete(keys.suggestion(asked.id))
    assert not store.progress_suggestion(asked.id, NOW, NOW + 50, None)
    assert not store.end_suggestion(asked.id, NOW, Suggested.FINISHED, b"{}", None)
    assert store.claim_suggestion(asked.id, NOW + 100, NOW + 200) is None
    assert store.due_suggestions(NOW + 1000, 5) == []


def test_its_key_lives_in_the_shard_of_its_game(asked):
    assert asked.id[0] == GAME[0]


def test_a_key_has_few_in_flight_over_all_its_games(store):
    ids = [f"{n:x}" + "1" * 31 for n in range(3)]
    for suggestion_id in ids[:2]:
        assert store.reserve_suggestion("key_1", suggestion_id, NOW, 2)
        assert store.create_suggestion(suggestion(suggestion_id), NOW, 9) == "new"
    assert not store.reserve_suggestion("key_1", ids[2], NOW, 2)
    # One that is there already is no other; other keys have places of their own.
    assert store.reserve_suggestion("key_1", ids[0], NOW, 2)
    assert store.reserve_suggestion("key_2", ids[2], NOW, 2)
    store.end_suggestion(ids[0], NOW, Suggested.CANCELLED, None, None)
    assert store.reserve_suggestion("key_1", ids[2], NOW, 2)
    assert not store.reserve_suggestion("key_1", ids[0], NOW, 2)


def test_a_suggestion_that_was_counted_and_never_written_does_not_count_for_long(store):
    assert store.reserve_suggestion("key_1", "a" * 32, NOW, 1)
    assert not store.reserve_suggestion("key_1", "b" * 32, NOW + 10_000, 1)
    assert store.reserve_suggestion("key_1", "b" * 32, NOW + 10_001, 1)


def test_racing_askers_never_get_more_places_than_a_key_has(store):
    def reserve(n):
        return store.reserve_suggestion("key_1", f"{n:032x}", NOW, 7)

    with ThreadPoolExecutor(20) as pool:
        assert sum(pool.map(reserve, range(60))) == 7
