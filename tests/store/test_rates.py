from concurrent.futures import ThreadPoolExecutor
from time import sleep

from service.games.model import Permits
from service.store import keys

HOUR_MS = 3_600_000


def test_a_fresh_bucket_is_full_and_gives_what_it_has(store):
    assert store.take_permits("a", 4, 10, HOUR_MS) == Permits(4, 6, 4 * HOUR_MS // 10, 0)
    found = store.take_permits("a", 10, 10, HOUR_MS)
    assert (found.granted, found.left) == (6, 0)
    empty = store.take_permits("a", 1, 10, HOUR_MS)
    assert (empty.granted, empty.left) == (0, 0)
    assert HOUR_MS / 10 - 1000 < empty.next_ms <= HOUR_MS / 10
    assert HOUR_MS - 1000 < empty.full_ms <= HOUR_MS


def test_buckets_do_not_share(store):
    store.take_permits("a", 10, 10, HOUR_MS)
    assert store.take_permits("b", 10, 10, HOUR_MS).granted == 10


def test_every_quota_is_given_whole(store):
    # Rounding must not cost a permit.
    for quota in (1, 3, 7, 11, 49, 997, 6000):
        assert store.take_permits(f"q{quota}", quota + 1, quota, 60_000).granted == quota


def test_a_bucket_refills_steadily_and_is_forgotten_when_full(store):
    assert store.take_permits("a", 10, 10, 500).granted == 10
    sleep(0.12)
    assert 1 <= store.take_permits("a", 10, 10, 500).granted <= 9
    assert 0 < store.redis.pttl(keys.rate("a")) <= 500
    sleep(0.55)
    assert store.redis.exists(keys.rate("a")) == 0
    assert store.take_permits("a", 10, 10, 500).granted == 10


def test_racing_processes_never_get_more_than_the_quota(store):
    def take(_):
        return store.take_permits("a", 3, 100, HOUR_MS).granted

    with ThreadPoolExecutor(20) as pool:
        granted = list(pool.map(take, range(80)))
    assert sum(granted) == 100
