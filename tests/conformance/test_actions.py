"""Listed actions are accepted, all others are refused with a rule; text and JSON go both ways."""

import pytest

from service.engine.form import FormError, check_form
from service.engine.rng import Rng
from service.engine.rulebook import rules_by_id
from service.engine.spec import ARRAY, BOOL, ENUM, INT
from tests.conformance.play import CASES, moments, state_hash


@pytest.mark.parametrize("case", CASES, ids=str)
def test_listed_actions_are_distinct_accepted_and_described(case):
    ruleset = case.ruleset
    vocabulary = ruleset.meta.vocabulary
    rules = rules_by_id(ruleset.meta.rules_text)
    for moment in moments(case, 11, 5):
        state = moment.before
        listed = ruleset.legal_actions(state)
        assert listed
        assert len(set(listed)) == len(listed)
        assert ruleset.legal_actions(state.copy()) == listed
        for action in listed[:: max(1, len(listed) // 6)]:
            assert ruleset.check(state, action) is None
            value = vocabulary.to_json(action)
            check_form(vocabulary.kind(action).spec, value)
            assert vocabulary.from_json(value) == action
            assert vocabulary.to_json(vocabulary.from_json(value)) == value
            text = vocabulary.to_text(action)
            assert vocabulary.from_text(text) == action
            assert len(text) < 200
            assert ruleset.describe(action)
            assert all(rule in rules for rule in vocabulary.kind(action).rules)
            assert vocabulary.kind(action).rules


@pytest.mark.parametrize("case", CASES, ids=str)
def test_pick_is_the_nth_listed_action(case):
    for i, moment in enumerate(moments(case, 12, 3)):
        listed = case.ruleset.legal_actions(moment.before)
        assert case.ruleset.pick(moment.before, Rng(i)) == listed[Rng(i).below(len(listed))]


def _value(spec, rng):
    if spec.nullable and rng.below(4) == 0:
        return None
    if spec.kind == INT:
        edges = [spec.low, spec.high, max(spec.low, min(spec.high, 0)), max(spec.low, min(spec.high, 1))]
        pick = rng.below(8)
        return edges[pick] if pick < 4 else spec.low + rng.below(min(spec.high - spec.low + 1, 12))
    if spec.kind == BOOL:
        return rng.below(2) == 1
    if spec.kind == ENUM:
        return spec.values[rng.below(len(spec.values))]
    if spec.kind == ARRAY:
        size = spec.low + rng.below(min(spec.high - spec.low, 4) + 1)
        return [_value(spec.item, rng) for _ in range(size)]
    return ["", "x", "c01", "A" * spec.high][rng.below(4)][: spec.high]


def _random_action(vocabulary, rng):
    kind = vocabulary.kinds[rng.below(len(vocabulary.kinds))]
    value = {"type": kind.tag}
    for f in kind.fields:
        if not f.optional or rng.below(2):
            value[f.name] = _value(f.spec, rng)
    return vocabulary.from_json(value)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_unlisted_actions_are_refused_with_a_rule_and_change_nothing(case):
    ruleset = case.ruleset
    vocabulary = ruleset.meta.vocabulary
    rules = rules_by_id(ruleset.meta.rules_text)
    rng = Rng(13)
    seen = []
    refused = 0
    for moment in moments(case, 14, 4):
        state = moment.before
        listed = ruleset.legal_actions(state)
        digest = state_hash(ruleset, state)
        strangers = [_random_action(vocabulary, rng) for _ in range(6)]
        strangers += [seen[rng.below(len(seen))] for _ in range(6) if seen]
        for action in strangers:
            if action in listed:
                assert ruleset.check(state, action) is None
                continue
            rejection = ruleset.check(state, action)
            assert rejection is not None
            refused += 1
            assert rejection.rule in rules, f"{rejection} for {action}"
            assert rejection.message
            assert rejection.instead is None or rejection.instead in listed
        assert state_hash(ruleset, state) == digest
        seen += listed[:: max(1, len(listed) // 4)]
    assert refused > 20


@pytest.mark.parametrize("case", [c for c in CASES if c.players == c.ruleset.meta.min_players], ids=str)
def test_after_the_end_everything_is_refused(case):
    *_, last = moments(case, 15, 1)
    for action in case.ruleset.legal_actions(last.before):
        assert case.ruleset.check(last.after, action) is not None


@pytest.mark.parametrize("ruleset", {c.ruleset.meta.name: c.ruleset for c in CASES}.values(), ids=lambda r: r.meta.name)
@pytest.mark.parametrize("wrong", [None, 7, "x", [], {}, {"type": "no.such"}, {"type": None}, {"type": ["a"]}])
def test_values_that_are_no_action_are_named(ruleset, wrong):
    with pytest.raises(FormError):
        ruleset.meta.vocabulary.from_json(wrong)


@pytest.mark.parametrize("ruleset", {c.ruleset.meta.name: c.ruleset for c in CASES}.values(), ids=lambda r: r.meta.name)
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 99])
def test_other_numbers_of_players_are_refused(ruleset, players):
    with pytest.raises(FormError, match="players"):
        ruleset.complete_options({}, players)
    with pytest.raises(FormError, match="option"):
        ruleset.complete_options({"no_such_option": 1}, ruleset.meta.min_players)
