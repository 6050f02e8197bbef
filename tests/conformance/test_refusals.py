"""Every refusal by the rules is provoked and pinned word by word (see tests/refusals.py)."""

import pytest

from service.build import build_kind
from service.engine.rulebook import rules_by_id
from service.rulesets.catalogue import REGISTRY
from tests.refusals import Sites, pinned, told, watched

CASES = [(name, entry) for name in REGISTRY.names() for entry in pinned(name)]


def refusal_of(name, entry):
    ruleset = REGISTRY[name]
    state = ruleset.decode(entry["state"])
    action = ruleset.meta.vocabulary.from_text(entry["action"])
    assert action not in ruleset.legal_actions(state)
    return ruleset.check(state, action)


@pytest.mark.parametrize(("name", "entry"), CASES, ids=[f"{name}-{entry['site']}-{entry['rule']}" for name, entry in CASES])
def test_a_refusal_says_what_it_said_when_it_was_read(name, entry):
    ruleset = REGISTRY[name]
    rejection = refusal_of(name, entry)
    assert told(ruleset, rejection) == {key: entry[key] for key in ("rule", "message", "needed", "present", "instead")}
    assert entry["rule"] in rules_by_id(ruleset.meta.rules_text)
    assert entry["message"].endswith(".")
    assert (entry["needed"] is None) == (entry["present"] is None)
    if entry["instead"] is not None:
        instead = ruleset.meta.vocabulary.from_text(entry["instead"])
        assert instead in ruleset.legal_actions(ruleset.decode(entry["state"]))


@pytest.mark.parametrize("name", REGISTRY.names())
def test_every_rule_that_can_refuse_is_pinned(name):
    assert Sites(name).rules - {entry["rule"] for entry in pinned(name)} == set()


@pytest.mark.parametrize("name", REGISTRY.names())
def test_every_place_that_refuses_is_pinned(name):
    sites = Sites(name)
    assert len(sites.names) > 20
    assert {entry["site"] for entry in pinned(name)} == set(sites.names)


@pytest.mark.skipif(build_kind() == "compiled", reason="compiled code has no frames; `make test` runs this on the plain build")
@pytest.mark.parametrize("name", REGISTRY.names())
def test_pinned_refusals_come_from_where_they_say(name):
    with watched(Sites(name)) as made:
        for entry in pinned(name):
            made.clear()
            refusal_of(name, entry)
            assert made[-1] == entry["site"]
