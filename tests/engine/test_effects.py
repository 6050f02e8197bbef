"""Luck: live draws can be recomputed by anybody who knows the secret; scripts must fit."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.engine.effects import (
    ALL,
    NOBODY,
    ForcedEffects,
    LiveEffects,
    News,
    RandomEffects,
    ScriptedEffects,
    SearchEffects,
    WrongOutcome,
    only,
    sees,
    take_nth,
)
from service.engine.rng import Rng
from service.engine.spec import Field, integer
from service.engine.tagged import Event, EventKind

NOISE = EventKind("toy.noise", "ToyNoise", "A noise.", (Field("level", integer(0, 9), "How loud."),))
pools = st.lists(st.integers(0, 4), min_size=1, max_size=8).filter(any)


def by_hand(secret, version, pool, n):
    """The documented procedure, written again from its description."""
    pool = list(pool)
    drawn = []
    for counter in range(n):
        block = hmac.new(secret, f"{version}:{counter}".encode(), hashlib.sha256).digest()
        number = int.from_bytes(block, "big") % sum(pool)
        items = [kind for kind, count in enumerate(pool) for _ in range(count)]
        drawn.append(items[number])
        pool[items[number]] -= 1
    return drawn


@given(pool=pools, secret=st.binary(min_size=1, max_size=40), version=st.integers(0, 10**6), data=st.data())
def test_live_draws_follow_the_documented_procedure(pool, secret, version, data):
    n = data.draw(st.integers(0, sum(pool)))
    expected = by_hand(secret, version, pool, n)
    effects = LiveEffects(secret, version)
    left = list(pool)
    assert effects.draw("toys", left, n, ALL) == expected
    assert sum(left) == sum(pool) - n
    assert [(d.what, d.kinds, d.seen_by) for d in effects.draws] == [("toys", expected, ALL)]


def test_live_draws_of_one_decision_use_one_counter():
    effects = LiveEffects(b"secret", 3)
    together = LiveEffects(b"secret", 3)
    first = effects.draw("a", [5, 5, 5], 1, ALL) + effects.draw("b", [5, 5, 5], 1, ALL)
    assert [together.draw("a", [5, 5, 5], 1, ALL)[0]] == first[:1]
    blocks = [hmac.new(b"secret", f"3:{i}".encode(), hashlib.sha256).digest() for i in range(2)]
    assert first == [int.from_bytes(block, "big") % 15 // 5 for block in blocks]


@given(pool=pools, seed=st.integers(0, 2**64 - 1))
def test_all_kinds_of_luck_conserve_the_pool(pool, seed):
    for effects in (RandomEffects(Rng(seed)), SearchEffects(Rng(seed)), ForcedEffects([None], Rng(seed))):
        left = list(pool)
        drawn = effects.draw("toys", left, sum(pool), NOBODY)
        assert left == [0] * len(pool)
        assert [drawn.count(kind) for kind in range(len(pool))] == pool


def test_take_nth_counts_kinds_in_order():
    for n, kind in enumerate([0, 0, 2, 3, 3]):
        pool = [2, 0, 1, 2]
        assert take_nth(pool, n) == kind
        assert pool[kind] == [2, 0, 1, 2][kind] - 1
    with pytest.raises(AssertionError):
        take_nth([1, 1], 2)


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ([], "not in the script"),
        ([[0]], "1 toys are given where 2 are drawn"),
        ([[0, 7]], "no toys of kind 7"),
        ([[0, -1]], "no toys of kind -1"),
        ([[1, 1]], "no toys of kind 1"),
    ],
)
def test_a_script_that_does_not_fit_is_refused(script, message):
    with pytest.raises(WrongOutcome, match=message):
        ScriptedEffects(script).draw("toys", [2, 1], 2, ALL)


def test_a_script_must_be_used_up():
    effects = ScriptedEffects([[0], [1]])
    assert effects.draw("toys", [2, 1], 1, ALL) == [0]
    with pytest.raises(WrongOutcome, match="1 outcomes"):
        effects.finish()
    assert effects.draw("toys", [2, 1], 1, ALL) == [1]
    effects.finish()


def test_forced_luck_refuses_what_cannot_come():
    with pytest.raises(WrongOutcome):
        ForcedEffects([[1]], Rng(1)).draw("toys", [3, 0], 1, ALL)
    assert ForcedEffects([[1]], Rng(1)).draw("toys", [3, 1], 1, ALL) == [1]


def test_who_sees_what():
    assert [sees(ALL, seat) for seat in (-1, 0, 4)] == [True, True, True]
    assert [sees(NOBODY, seat) for seat in (-1, 0, 4)] == [False, False, False]
    assert [sees(only(2), seat) for seat in (-1, 0, 1, 2, 3)] == [False, False, False, True, False]


def test_news_has_a_version_for_the_others():
    loud, low = Event(NOISE, (9,)), Event(NOISE, (0,))
    news = News(loud, only(1), low)
    assert [news.told_to(seat) for seat in (-1, 0, 1)] == [low, low, loud]
    assert News(loud, only(1), None).told_to(0) is None
    effects = SearchEffects(Rng(1))
    effects.emit(loud)
    assert not effects.news
    assert loud.to_json() == {"type": "toy.noise", "level": 9}
    assert loud == Event(NOISE, (9,)) != low
    assert hash(loud) == hash(Event(NOISE, (9,)))
