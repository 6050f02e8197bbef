"""Weights of heuristics: bounds and names that make sense, and each of them used."""

import pytest

from service.rulesets.catalogue import REGISTRY
from tests.conformance.play import CASES, moments
from worker.heuristics import gondola_weights, murano_weights, venezia_weights
from worker.heuristics.catalogue import TUNABLES, heuristic_of
from worker.heuristics.rialto_weights import WEIGHTS, RialtoWeights
from worker.heuristics.weight import Weight, defaults, row

TUNABLE = sorted(TUNABLES)


def judgements(ruleset, heuristic, seed=7):
    """Return what the heuristic says of the positions of some games of two and of most players."""
    cases = [case for case in CASES if case.ruleset is ruleset]
    found = []
    for case in (cases[0], cases[-1]):
        for moment in moments(case, seed, 3):
            found.append(heuristic.expected(ruleset, moment.before))
            found.append(heuristic.weights(ruleset, moment.before, ruleset.legal_actions(moment.before)))
    return found


def test_a_weight_lies_within_its_bounds():
    with pytest.raises(ValueError, match=r"step: 3\.0 must lie between 0\.0 and 2\.0"):
        Weight("step", 3.0, 0.0, 2.0)
    with pytest.raises(ValueError, match="differ"):
        Weight("step", 1.0, 1.0, 1.0)


def test_a_row_names_each_of_its_weights():
    assert [(w.name, w.default) for w in row("card", "gold joker", [1.0, 2.0], 0.0, 3.0)] == [("card.gold", 1.0), ("card.joker", 2.0)]
    with pytest.raises(ValueError, match="card: 2 names for 1 values"):
        row("card", "gold joker", [1.0], 0.0, 3.0)


@pytest.mark.parametrize("name", TUNABLE)
def test_names_are_different(name):
    names = [weight.name for weight in TUNABLES[name].weights]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", TUNABLE)
def test_default_values_make_the_heuristic_that_is_used(name):
    ruleset, tunable = REGISTRY[name], TUNABLES[name]
    standard = judgements(ruleset, heuristic_of(name))
    assert judgements(ruleset, tunable.with_values(defaults(tunable.weights))) == standard


def changed(tunable, n):
    """Return the default values with the n-th weight as far from its own as may be."""
    values, weight = defaults(tunable.weights), tunable.weights[n]
    values[n] = weight.high if weight.high - weight.default > weight.default - weight.low else weight.low
    return values


@pytest.mark.parametrize("name", TUNABLE)
def test_every_weight_changes_some_judgement(name):
    ruleset, tunable = REGISTRY[name], TUNABLES[name]
    left = list(range(len(tunable.weights)))
    for seed in range(40):
        standard = judgements(ruleset, heuristic_of(name), seed)
        left = [n for n in left if judgements(ruleset, tunable.with_values(changed(tunable, n)), seed) == standard]
        if not left:
            break
    assert [tunable.weights[n].name for n in left] == []


@pytest.mark.parametrize("name", TUNABLE)
def test_as_many_values_as_weights_are_needed(name):
    with pytest.raises(ValueError, match="weights"):
        TUNABLES[name].with_values([1.0])


def test_rialtos_values_go_by_their_names():
    values = [float(n) for n in range(len(WEIGHTS))]
    found, names = RialtoWeights(values), [weight.name for weight in WEIGHTS]
    assert names[int(found.card[6])] == "card.joker"
    assert names[int(found.bonus[0])] == "bonus.doge"
    assert names[int(found.earns[11])] == "earns.b4"
    assert [names[int(n)] for n in found.bank[1:3]] == ["bank.one", "bank.two"]
    single = [found.carried, found.joker_carried, found.row, found.plan_councillor, found.trust, found.supply, found.gold_useful]
    single += [found.councillor_base, found.councillor_rounds, found.order_end, found.order_round]
    assert [names[int(n)] for n in single] == [
        "carried",
        "carried.joker",
        "row",
        "plan.councillor",
        "building.trust",
        "building.supply",
        "gold.useful",
        "councillor.base",
        "councillor.rounds",
        "order.end",
        "order.round",
    ]


def test_gondolas_values_go_by_their_names():
    names = [weight.name for weight in gondola_weights.WEIGHTS]
    found = gondola_weights.GondolaWeights([float(n) for n in range(len(names))])
    for n in range(len(names)):
        assert getattr(found, names[n].replace(".", "_")) == float(n)


def test_venezias_values_go_by_their_names():
    names = [weight.name for weight in venezia_weights.WEIGHTS]
    found = venezia_weights.VeneziaWeights([float(n) for n in range(len(names))])
    tables = [*found.in_hand[1][1:], *found.in_hand[3][1:5], *found.in_hand[4][1:5], *found.completed[1:], *found.drained[1:3]]
    values = [*tables, found.treasure, found.card, found.gold, found.joint, found.late, found.heat_end, found.heat_start]
    values += [*found.hand[1:], *found.turn[1:], *found.laid[1:]]
    assert values == [float(n) for n in range(len(names))]
    assert names[int(found.hand[0])] == names[int(found.hand[1])] == "hand.1"
    assert names[int(found.turn[5])] == "turn.5"
    assert names[int(found.laid[4])] == "laid.basilica"
    assert names[int(found.in_hand[4][1])] == "four.1"
    assert names[int(found.completed[3])] == "completed.3"
    assert names[int(found.drained[2])] == "drained.2"
    assert names[int(found.heat_start)] == "heat.start"


@pytest.mark.parametrize("need", [1, 3, 4])
def test_every_further_card_of_a_kind_is_worth_something_in_venezia(need):
    worths = venezia_weights.STANDARD.in_hand[need]
    assert worths == sorted(set(worths))


def test_muranos_values_go_by_their_names():
    names = [weight.name.removeprefix("times.") for weight in murano_weights.WEIGHTS]
    found = murano_weights.MuranoWeights([float(n) for n in range(len(names))])
    values = [found.coin, found.beyond, *found.front, found.work_factory, found.work_shop, found.work_customer, found.glass]
    values += [found.card, found.waiting, found.hand, found.mooring, found.scale]
    assert values == [float(n) for n in range(len(names))]
    assert [names[int(n)] for n in found.front] == ["factory", "shop", "palace", "special"]
    assert names[int(found.hand)] == "hand"
