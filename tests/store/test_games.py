from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier
from time import monotonic

import pytest
import redis

from service.games.errors import Code, GameProblem
from service.games.model import SeatChange, Written
from service.store import keys
from service.store.redis_store import RedisStore
from tests.store.made import GAME, NOW, SEATS, commit, head, new_game, remember


def everything(store):
    """All that is stored: {key: dump}."""
    return {key: store.redis.dump(key) for key in store.redis.keys("*")}


def test_a_created_game_reads_back_equal(store):
    assert store.create(new_game()) is None
    assert store.head(GAME) == head()
    assert [(e.version, e.entry) for e in store.log(GAME, -1, 10)] == [(0, b'{"setup":1}')]


def test_an_unknown_game_is_none(store):
    assert store.head(GAME) is None
    assert store.head_and_record(GAME, "ab" * 32) == (None, None)
    assert store.commit(commit()) == Written("gone")
    assert everything(store) == {}


def test_a_commit_moves_version_state_and_log_together(store):
    store.create(new_game())
    assert store.commit(commit(entries=(b"1", b"2", b"3"))) == Written("ok")
    assert store.head(GAME) == replace(head(), version=3, updated_at=head().updated_at + 5, state=b'{"n":1}')
    assert [(e.version, e.entry) for e in store.log(GAME, 0, 10)] == [(1, b"1"), (2, b"2"), (3, b"3")]
    assert [e.version for e in store.log(GAME, 1, 1)] == [2]
    assert store.log(GAME, 3, 10) == []


def test_a_stale_commit_changes_nothing_and_names_the_version(store):
    store.create(new_game())
    store.commit(commit(entries=(b"1", b"2")))
    before = everything(store)
    late = commit(expected=1, due_at=5, remember=remember(), state=b"{}")
    assert store.commit(late) == Written("stale", version=2)
    assert everything(store) == before


def test_of_twenty_racing_writers_exactly_one_wins(store):
    store.create(new_game())
    barrier = Barrier(20)

    def write(n):
        barrier.wait()
        return store.commit(commit(state=b'{"n":%d}' % n))

    with ThreadPoolExecutor(20) as pool:
        written = list(pool.map(write, range(20)))
    winners = [n for n, w in enumerate(written) if w.outcome == "ok"]
    assert len(winners) == 1
    assert [w for w in written if w.outcome != "ok"] == [Written("stale", version=1)] * 19
    assert store.head(GAME).state == b'{"n":%d}' % winners[0]
    assert len(store.log(GAME, -1, 100)) == 2


def test_a_repeated_key_gives_the_record_even_when_the_version_is_stale(store):
    store.create(new_game())
    store.commit(commit(remember=remember(record=b"first")))
    again = commit(remember=remember(record=b"second"))
    assert store.commit(again) == Written("seen", record=b"first")
    assert store.head(GAME).version == 1
    assert store.head_and_record(GAME, remember().key)[1] == b"first"


def test_a_repeated_create_writes_no_second_game(store):
    other = "a" + "7" * 23
    assert store.create(new_game(remember=remember(record=b"first"))) is None
    assert store.create(new_game(other, remember=remember(record=b"second"))) == b"first"
    assert store.head(other) is None


def test_games_expire_by_their_status(store, settings):
    store.create(new_game())
    idle = store.redis.pttl(keys.head(GAME))
    assert 0 <= 1000 * settings.idle_game_s - idle < 5000
    store.commit(commit(status="finished"))
    for key in (keys.head(GAME), keys.log(GAME)):
        assert 0 <= 1000 * settings.finished_game_s - store.redis.pttl(key) < 5000


def test_idempotent_answers_expire(store, settings):
    store.create(new_game())
    store.commit(commit(remember=remember()))
    life = store.redis.pttl(keys.answer(GAME, remember().key))
    assert 0 <= 1000 * settings.idempotency_s - life < 5000


def test_every_key_that_is_not_for_ever_has_a_life(store):
    store.create(new_game(due_at=1, remember=remember()))
    store.commit(commit(due_at=2, remember=remember("cd" * 32)))
    for key in store.redis.keys("*"):
        # Lists are tidied instead.
        lasting = key.partition(b":")[0] in (b"due", b"tries", b"expiry", b"games", b"live")
        assert (store.redis.pttl(key) == -1) == lasting, key


def test_all_keys_of_a_game_share_a_slot():
    names = [keys.head(GAME), keys.log(GAME), keys.seat_asks(GAME, 1), keys.answer(GAME, "ff"), keys.due(GAME), keys.tries(GAME)]
    names += [keys.suggestion("a" * 32), keys.asks("a" * 32), keys.ask_tries("a" * 32)]
    assert {redis.crc.key_slot(name.encode()) for name in names} == {redis.crc.key_slot(b"a")}


def test_wait_ends_with_the_next_version(store):
    store.create(new_game())
    with ThreadPoolExecutor(1) as pool:
        began = monotonic()
        waiting = pool.submit(store.wait, GAME, 0, 10.0)
        while not store.redis.client_list(_type="normal") or not any(c["cmd"] == "xread" for c in store.redis.client_list()):
            assert monotonic() - began < 5
        store.commit(commit())
        waiting.result(5)
        assert monotonic() - began < 5


def test_wait_returns_at_once_for_a_version_that_is_there(store):
    store.create(new_game())
    store.commit(commit())
    began = monotonic()
    store.wait(GAME, 0, 10.0)
    assert monotonic() - began < 2


def test_wait_gives_up_in_time(store):
    store.create(new_game())
    began = monotonic()
    store.wait(GAME, 0, 0.2)
    assert 0.15 < monotonic() - began < 2


def test_an_unreachable_store_is_busy(settings):
    lost = RedisStore(replace(settings, redis_url="redis://127.0.0.1:1/0"))
    for ask in (
        lambda: lost.head(GAME),
        lambda: lost.commit(commit()),
        lost.ping,
        lambda: lost.wait(GAME, 0, 1),
        lambda: lost.due_turns(1, 1),
    ):
        with pytest.raises(GameProblem) as problem:
            ask()
        assert problem.value.code == Code.SERVER_BUSY


def test_scripts_survive_a_flush_of_the_script_cache(store):
    store.create(new_game())
    store.redis.script_flush()
    assert store.commit(commit()) == Written("ok")


RENAMED = (replace(SEATS[0], name="Zoe"), SEATS[1])


def claimed(version=1, due_at=None, record=None):
    return SeatChange(replace(head(version=version), seats=RENAMED, updated_at=NOW + 9), b'{"c":1}', 0, due_at, record)


def test_a_change_of_seats_keeps_the_position_and_moves_all_else(store):
    store.create(new_game(due_at=NOW))
    assert store.change_seats(claimed(due_at=NOW + 50)) == Written("ok")
    assert store.head(GAME) == claimed().head
    assert [(e.version, e.entry) for e in store.log(GAME, 0, 10)] == [(1, b'{"c":1}')]
    assert store.due_turns(NOW + 49, 10) == []
    assert [d.version for d in store.due_turns(NOW + 50, 10)] == [1]
    assert store.change_seats(claimed(version=2)) == Written("ok")
    assert store.due_turns(2**52, 10) == []
    # A decision goes on behind it.
    assert store.commit(commit(expected=2)) == Written("ok")
    assert store.head(GAME).seats == claimed().head.seats


def test_a_change_of_seats_is_stale_seen_or_gone_like_a_decision(store):
    assert store.change_seats(claimed()) == Written("gone")
    store.create(new_game())
    before = everything(store)
    assert store.change_seats(claimed(version=3, record=remember())) == Written("stale", version=0)
    assert everything(store) == before
    store.change_seats(claimed(record=remember(record=b"first")))
    assert store.change_seats(claimed(version=2, record=remember(record=b"second"))) == Written("seen", record=b"first")
    assert store.head(GAME).version == 1
    assert store.commit(commit(expected=0)) == Written("stale", version=1)
