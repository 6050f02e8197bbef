"""The generator: fixed numbers on every machine and build, fair enough, forks apart."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.engine.rng import Rng

MASK = 0xFFFFFFFF


def kiss(z, w, jcong, jsr):
    """Marsaglia's KISS of 1999, written again from his posting."""
    while True:
        z = (36969 * (z & 65535) + (z >> 16)) & MASK
        w = (18000 * (w & 65535) + (w >> 16)) & MASK
        jcong = (69069 * jcong + 1234567) & MASK
        jsr ^= (jsr << 17) & MASK
        jsr ^= jsr >> 13
        jsr ^= (jsr << 5) & MASK
        yield ((((z << 16) + w) & MASK) ^ jcong) + jsr & MASK


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64 - 1])
def test_the_stream_is_kiss(seed):
    low, high = seed & MASK, seed >> 32
    jsr = (123456789 ^ ((low << 7) & MASK) ^ (high >> 3)) or 1
    reference = kiss((362436069 ^ low) or 1, (521288629 ^ high) or 1, (low * 3 + high + 380116160) & MASK, jsr)
    for _ in range(16):
        next(reference)
    rng = Rng(seed)
    assert [rng.next32() for _ in range(1000)] == [next(reference) for _ in range(1000)]


def test_pinned_numbers():
    rng = Rng(5)
    assert [rng.below(100) for _ in range(8)] == [4, 93, 1, 56, 29, 36, 60, 28]


@given(seed=st.integers(0, 2**64 - 1), n=st.integers(1, 2**31 - 1))
def test_below_stays_below(seed, n):
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))
    assert 0 <= rng.unit() < 1


def test_below_is_even():
    rng = Rng(7)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    # Chi-squared with 5 degrees of freedom: 20.5 is passed by chance once in a thousand, and the seed is fixed.
    assert sum((c - 10_000) ** 2 / 10_000 for c in counts) < 20.5


@given(st.integers(0, 2**32), st.lists(st.integers(), max_size=30))
def test_shuffle_keeps_the_items(seed, items):
    shuffled = list(items)
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_forks_go_their_own_way():
    rng = Rng(1)
    first, second = rng.fork(), rng.fork()
    streams = [[r.next32() for _ in range(5)] for r in (first, second, rng, Rng(1))]
    assert len({tuple(s) for s in streams}) == 4
