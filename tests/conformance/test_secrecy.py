"""No seat learns what it may not know: worlds that look alike to a seat stay alike to it.

A twin of a state, for a seat, is a state sampled from that seat's view: it differs exactly in what the
seat cannot know. View, turn, legal actions, refusals, news and the sizes of draws must be equal in both.
"""

import orjson
import pytest

from service.engine.contract import SPECTATOR
from service.engine.effects import ForcedEffects, WrongOutcome, sees
from service.engine.form import check_form
from service.engine.rng import Rng
from service.engine.spec import union
from tests.conformance.play import CASES, moments, state_hash


def _told(moment_effects, seat):
    return [news.told_to(seat).to_json() for news in moment_effects.told if news.told_to(seat) is not None]


def _revealed(effects):
    """What the decision made public that was hidden before: it may differ from world to world."""
    events = [news.event for news in effects.told if news.event.kind.reveals]
    return [[e.to_json().get(name) for name in e.kind.reveals] for e in events]


def _seen_draws(effects, seat):
    """Each draw as the seat knows it: of what, how many, and the kinds if it saw them."""
    return [(d.what, len(d.kinds), d.kinds if sees(d.seen_by, seat) else None) for d in effects.draws]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_sampled_worlds_look_the_same(case):
    ruleset = case.ruleset
    differ = 0
    for i, moment in enumerate(moments(case, 21, 7)):
        state = moment.before
        for seat in (SPECTATOR, *range(case.players)):
            view = ruleset.view(state, seat)
            check_form(ruleset.meta.view, view)
            assert orjson.loads(orjson.dumps(view)) == view
            twin = ruleset.sample(view, Rng(i * 31 + seat + 1))
            assert ruleset.view(twin, seat) == view
            assert ruleset.to_act(twin) == ruleset.to_act(state)
            assert ruleset.conserved(twin) == ruleset.conserved(state)
            if ruleset.to_act(state) == seat:
                assert ruleset.legal_actions(twin) == ruleset.legal_actions(state)
            differ += state_hash(ruleset, twin) != state_hash(ruleset, state)
    # Were nothing hidden, or the sample a copy of the truth, the suite would prove nothing.
    assert differ > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_sampling_is_decided_by_its_seed(case):
    ruleset = case.ruleset
    for i, moment in enumerate(moments(case, 22, 25)):
        view = ruleset.view(moment.before, 0)
        hashes = [state_hash(ruleset, ruleset.sample(view, Rng(seed))) for seed in (i, i)]
        assert hashes[0] == hashes[1]


def _same_decision(ruleset, moment, twin, seat):
    """The decision of the twin that looks to `seat` like the moment's; None if the twin has none."""
    vocabulary = ruleset.meta.vocabulary
    listed = ruleset.legal_actions(twin)
    if moment.action in listed:
        return moment.action
    if moment.seat == seat:
        return None
    shown = vocabulary.to_public_json(moment.action)
    return next((a for a in listed if vocabulary.to_public_json(a) == shown), None)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_news_of_a_decision_is_the_same_in_worlds_that_look_the_same(case):
    ruleset = case.ruleset
    compared = 0
    for i, moment in enumerate(moments(case, 23, 3)):
        for seat in (SPECTATOR, *range(case.players)):
            twin = ruleset.sample(ruleset.view(moment.before, seat), Rng(i * 37 + seat + 2))
            action = _same_decision(ruleset, moment, twin, seat)
            if action is None:
                assert moment.seat != seat, f"{moment.action} is legal for its seat in one world only"
                continue
            known = [d.kinds if sees(d.seen_by, seat) else None for d in moment.effects.draws]
            effects = ForcedEffects(known, Rng(i))
            try:
                ruleset.apply(twin, action, effects)
            except WrongOutcome:
                continue  # What the seat saw drawn cannot come in this twin, which is then no longer alike.
            if _revealed(effects) != _revealed(moment.effects):
                continue  # From here on the worlds are rightly told apart.
            compared += 1
            assert _told(effects, seat) == _told(moment.effects, seat), f"{action} as told to seat {seat}"
            assert _seen_draws(effects, seat) == _seen_draws(moment.effects, seat), f"{action} as drawn before seat {seat}"
            assert ruleset.view(twin, seat) == ruleset.view(moment.after, seat), f"after {action} for seat {seat}"
    assert compared > case.players * 4


@pytest.mark.parametrize("case", CASES, ids=str)
def test_refusals_are_the_same_in_worlds_that_look_the_same(case):
    ruleset = case.ruleset
    seen = []
    compared = 0
    for i, moment in enumerate(moments(case, 24, 6)):
        seat = moment.seat
        twin = ruleset.sample(ruleset.view(moment.before, seat), Rng(i * 41 + 3))
        for action in seen[-8:]:
            first, second = ruleset.check(moment.before, action), ruleset.check(twin, action)
            assert (first is None) == (second is None)
            if first is not None and second is not None:
                compared += 1
                assert (first.rule, first.message, first.needed, first.present, first.instead) == (
                    second.rule,
                    second.message,
                    second.needed,
                    second.present,
                    second.instead,
                )
        listed = ruleset.legal_actions(moment.before)
        seen += listed[:: max(1, len(listed) // 3)]
    assert compared > 10


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_decision_makes_news_of_declared_form(case):
    meta = case.ruleset.meta
    spec = union("Event", "", tuple(kind.spec for kind in meta.events))
    for moment in moments(case, 25, 2):
        assert moment.effects.told, f"{moment.action} made no news"
        assert _told(moment.effects, SPECTATOR), f"{moment.action} happened unseen by the table"
        for news in moment.effects.told:
            for event in (news.event, news.otherwise):
                if event is not None:
                    check_form(spec, event.to_json())
        for draw in moment.effects.draws:
            assert draw.what
