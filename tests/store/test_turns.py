from service.games.model import Due
from service.store import keys
from tests.store.made import GAME, NOW, commit, new_game


def test_an_owed_turn_is_due_at_its_deadline_only(store):
    store.create(new_game(due_at=NOW + 10))
    assert store.due_turns(NOW + 9, 5) == []
    assert store.due_turns(NOW + 10, 5) == [Due(GAME, 0, 0)]


def test_a_decision_settles_the_turn_or_owes_the_next(store):
    store.create(new_game(due_at=NOW))
    store.commit(commit(due_at=NOW + 50))
    assert store.due_turns(NOW + 49, 5) == []
    assert store.due_turns(NOW + 50, 5) == [Due(GAME, 1, 0)]
    store.commit(commit(expected=1))
    assert store.due_turns(NOW + 1000, 5) == []


def test_due_turns_come_from_all_shards_oldest_first(store):
    ids = [c + "5" * 23 for c in "f03a"]
    for n, game_id in enumerate(ids):
        store.create(new_game(game_id, due_at=NOW + n))
    assert [d.id for d in store.due_turns(NOW + 10, 3)] == ids[:3]


def test_one_claim_wins_and_counts(store):
    store.create(new_game(due_at=NOW))
    assert store.claim_turn(GAME, 0, NOW, NOW + 100) == 1
    assert store.claim_turn(GAME, 0, NOW, NOW + 100) is None
    assert store.due_turns(NOW + 100, 5) == [Due(GAME, 0, 1)]
    assert store.claim_turn(GAME, 0, NOW + 100, NOW + 200) == 2


def test_attempts_start_anew_with_each_decision(store):
    store.create(new_game(due_at=NOW))
    store.claim_turn(GAME, 0, NOW, NOW + 100)
    store.commit(commit(due_at=NOW + 100))
    assert store.due_turns(NOW + 100, 5) == [Due(GAME, 1, 0)]


def test_a_claim_of_another_version_fails(store):
    store.create(new_game(due_at=NOW))
    assert store.claim_turn(GAME, 1, NOW, NOW + 100) is None


def test_extending_keeps_a_turn_from_the_sweeper(store):
    store.create(new_game(due_at=NOW))
    assert store.extend_turn(GAME, 0, NOW + 100)
    assert store.due_turns(NOW + 99, 5) == []
    assert store.due_turns(NOW + 100, 5) == [Due(GAME, 0, 0)]
    assert not store.extend_turn(GAME, 1, NOW + 200)
    store.commit(commit())
    assert not store.extend_turn(GAME, 1, NOW + 200)


def test_a_turn_of_an_expired_game_is_forgotten(store):
    store.create(new_game(due_at=NOW))
    store.redis.delete(keys.head(GAME))
    (due,) = store.due_turns(NOW, 5)
    assert store.claim_turn(due.id, due.version, NOW, NOW + 100) is None
    assert store.due_turns(NOW, 5) == []
