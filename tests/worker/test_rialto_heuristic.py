"""What the search knows of Rialto: sound numbers everywhere, and the right sign where a rule says who is better off."""

import pytest

from service.engine.rng import Rng
from service.rulesets.rialto.ruleset import RULESET
from service.rulesets.rialto.scoring import district_value
from tests.conformance.play import CASES, moments
from tests.rulesets.rialto.build import VOCABULARY, go, resolve, stage, start, table
from worker.heuristics.catalogue import heuristic_of
from worker.search.greedy import greedy_action

HEURISTIC = heuristic_of("rialto")
MINE = [case for case in CASES if case.ruleset is RULESET]


def chance(state, seat=0):
    return HEURISTIC.expected(RULESET, state)[seat]


@pytest.mark.parametrize("case", MINE, ids=str)
def test_numbers_are_sound_in_every_phase(case):
    for moment in moments(case, 31, 5):
        values = HEURISTIC.expected(RULESET, moment.after)
        assert len(values) == case.players
        assert all(0.0 <= value <= 1.0 for value in values)
        assert abs(sum(values) - 1.0) < 1e-9
        actions = RULESET.legal_actions(moment.before)
        kept = HEURISTIC.prune(RULESET, moment.before, actions)
        assert kept
        assert [action for action in actions if action in kept] == kept
        weights = HEURISTIC.weights(RULESET, moment.before, kept)
        assert len(weights) == len(kept)
        assert all(weight > 0.0 for weight in weights)


def position(**members):
    state = table(phase="stage", stage="D", round_=5, hands=["1 bridge", "1 bridge"], **members)
    start(state)
    return state


def test_more_points_buildings_and_gold_are_better():
    even = chance(position())
    assert chance(position(vp=[8, 3])) > even
    assert chance(position(buildings=["blue4"])) > even
    assert chance(position(gold=[3, 0])) > even
    assert chance(position(doge=[0, 1], spaces=[6, 1])) > even


def test_the_majority_in_a_valuable_district_is_better():
    links = {"l01": (6, 5), "l02": (5, 3)}
    ahead = position(links=links, placed=[{"cannaregio": 3}, {"cannaregio": 1}])
    behind = position(links=links, placed=[{"cannaregio": 1}, {"cannaregio": 3}])
    assert chance(ahead) > 0.6
    assert chance(behind) < 0.4


def best(state):
    seat = state.actor
    return VOCABULARY.to_text(greedy_action(RULESET, HEURISTIC, RULESET.view(state, seat), seat, 8, Rng(1)))


def test_greedy_plays_its_bridge_cards_and_takes_the_building_that_earns_most():
    assert best(stage("D", round_=6, hands=["3 bridge", "1 doge"])) == "play cards=3 jokers=0"
    state, _ = resolve("C", [4, 0], round_=2, hands=["1 bridge", "1 bridge"], gold=[4, 4])
    assert best(state).endswith("4")


def test_greedy_lays_the_higher_end_where_it_has_the_majority():
    state, _ = resolve("D", [1, 0], round_=6, placed=[{"cannaregio": 5}, {"castello": 5}], hands=["1 doge", "1 doge"])
    choice = best(state)
    go(state, choice)
    worth = [state.link_a[n] for n in range(12) if state.link_a[n]] + [state.link_b[n] for n in range(12) if state.link_b[n]]
    assert sorted(worth) == [3, 4]
    assert district_value(state, 0) == 4


def habit(state):
    """Return what is most usual, in the words of an action."""
    actions = RULESET.legal_actions(state)
    weights = HEURISTIC.weights(RULESET, state, actions)
    return VOCABULARY.to_text(actions[weights.index(max(weights))])


def test_it_is_usual_to_take_a_dear_building_and_to_use_buildings_while_there_is_gold():
    state, _ = resolve("C", [4, 0], round_=2, hands=["1 bridge", "1 bridge"], gold=[4, 4])
    assert habit(state).endswith("4")
    state = table(phase="blue", round_=5, buildings=["blue2 blue4"], gold=[2, 0])
    start(state)
    assert habit(state) == "activate kind=blue4"
    go(state, "activate kind=blue4")
    assert habit(state) == "activate kind=blue2"


def test_it_is_usual_to_lay_the_higher_end_where_one_is_ahead():
    state, _ = resolve("D", [1, 0], round_=6, placed=[{"cannaregio": 5}, {"castello": 5}], hands=["1 doge", "1 doge"])
    go(state, habit(state))
    assert district_value(state, 0) == 4


def test_it_is_usual_to_keep_jokers_and_to_play_all_cards_of_the_type():
    assert habit(stage("D", round_=3, hands=["3 bridge 2 joker", "1 doge"])) == "play cards=3 jokers=0"
