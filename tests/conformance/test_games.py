"""Whole games of every ruleset: they end, replay to the same state, and conserve their components."""

import orjson
import pytest

from service.engine.contract import NO_SEAT
from service.engine.effects import RandomEffects
from service.engine.replay import Step, WrongStep, outcomes, replay
from service.engine.rng import Rng
from tests.conformance.play import BASIC, CASES, LONGEST, play, record, state_hash


def _check_end(case, state):
    ruleset = case.ruleset
    assert ruleset.legal_actions(state) == []
    standings = ruleset.standings(state)
    assert [s.seat for s in standings] == list(range(case.players))
    places = sorted(s.place for s in standings)
    # Places are competition ranks: each is 1 + the number of seats that are better.
    assert all(place == 1 + sum(other < place for other in places) for place in places)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_games_end_and_replay_to_the_same_state(case, seed):
    setup, steps, state = record(case, seed)
    _check_end(case, state)
    again = replay(case.ruleset, case.options, case.players, setup, steps)
    assert state_hash(case.ruleset, again) == state_hash(case.ruleset, state)


def _play_out(case, seed):
    rng = Rng(seed)
    effects = RandomEffects(rng.fork())
    state = case.new(effects)
    for _ in range(LONGEST):
        if case.ruleset.to_act(state) == NO_SEAT:
            return state
        case.ruleset.apply(state, case.ruleset.pick(state, rng), effects)
    raise AssertionError(f"{case} with seed {seed} does not end")


@pytest.mark.parametrize("case", BASIC, ids=str)
def test_fifty_random_games_end(case):
    for seed in range(100, 150):
        _check_end(case, _play_out(case, seed))


@pytest.mark.slow
@pytest.mark.parametrize("case", BASIC, ids=str)
def test_a_thousand_random_games_end(case):
    for seed in range(1000, 2000):
        _check_end(case, _play_out(case, seed))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_components_are_conserved(case):
    ruleset = case.ruleset
    counts = None
    for moment in play(case, 3):
        now = ruleset.conserved(moment.after)
        assert now
        assert counts is None or now == counts, f"after {moment.action}"
        counts = now


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_state_changes_only_by_its_own_apply(case):
    ruleset = case.ruleset
    kept = []
    for i, moment in enumerate(play(case, 4)):
        if i % 7 == 0:
            kept.append((moment.after.copy(), moment.after, state_hash(ruleset, moment.after)))
        for copy, original, digest in kept[-3:]:
            assert state_hash(ruleset, copy) == digest
            assert state_hash(ruleset, original) == digest
    assert all(state_hash(ruleset, copy) == digest for copy, _, digest in kept)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_codec_round_trips_through_bytes(case):
    ruleset = case.ruleset
    for i, moment in enumerate(play(case, 5)):
        if i % 5 == 0:
            document = ruleset.encode(moment.after)
            assert document["schema_version"] >= 1
            again = ruleset.decode(orjson.loads(orjson.dumps(document)))
            assert ruleset.encode(again) == document
            assert ruleset.legal_actions(again) == ruleset.legal_actions(moment.after)
    document["schema_version"] = 999_999
    with pytest.raises(ValueError, match="999999"):
        ruleset.decode(document)


@pytest.mark.parametrize("case", BASIC, ids=str)
def test_a_wrong_record_names_its_first_wrong_step(case):
    setup, steps, _ = record(case, 6)
    middle = len(steps) // 2
    wrong = [*steps]
    step = wrong[middle]
    wrong[middle] = Step((step.seat + 1) % case.players, step.action, step.draws)
    with pytest.raises(WrongStep) as caught:
        replay(case.ruleset, case.options, case.players, setup, wrong)
    assert caught.value.index == middle
    with pytest.raises(WrongStep) as caught:
        replay(case.ruleset, case.options, case.players, [*setup, [0]], steps)
    assert caught.value.index == -1
    with pytest.raises(WrongStep) as caught:
        replay(case.ruleset, case.options, case.players, setup, [*steps, step])
    assert caught.value.index == len(steps)


@pytest.mark.parametrize("case", BASIC, ids=str)
def test_the_same_luck_gives_the_same_setup(case):
    first, second, other = (RandomEffects(Rng(seed)) for seed in (8, 8, 9))
    hashes = [state_hash(case.ruleset, case.new(effects)) for effects in (first, second, other)]
    assert hashes[0] == hashes[1]
    assert hashes[0] != hashes[2]
    assert outcomes(first) == outcomes(second)
