"""The heuristic of Murano: cards and gondoliers by exact assignment, half-made turns by what they still offer."""

from itertools import product

import pytest

from service.engine.contract import NO_SEAT
from service.engine.effects import RandomEffects
from service.engine.rng import Rng
from service.rulesets.murano.components import N_ISLANDS, SPACE_KINDS, bits
from service.rulesets.murano.ruleset import RULESET
from service.rulesets.murano.state import SCORING
from tests.rulesets.murano.build import VOCABULARY, arrived, fill, give_character, gondoliers, new, scoring
from worker.heuristics.catalogue import LEARNABLES, heuristic_of
from worker.heuristics.murano_cards import hand_value, sure_vp
from worker.heuristics.murano_leanings import KIND, KIND_COINS, PRICE, PRICE_COINS, RED

HEURISTIC = heuristic_of("murano")
DONATO, MATTIA = "san_donato", "sacca_mattia"


def _brute_force(state, seat, hand):
    """The best total over every way to give cards to islands, an idle gondolier being worth 1."""
    cards = bits(hand)
    room = [state.placed[N_ISLANDS * seat + i] - state.used[N_ISLANDS * seat + i] for i in range(N_ISLANDS)]
    best = 0
    for choice in product(range(-1, N_ISLANDS), repeat=len(cards)):
        if all(choice.count(i) <= room[i] for i in range(N_ISLANDS)):
            best = max(best, sum(sure_vp(state, seat, c, i) - 1 for c, i in zip(cards, choice, strict=True) if i >= 0))
    return best


@pytest.mark.parametrize("seed", range(6))
def test_the_final_assignment_is_exact(seed):
    rng = Rng(seed)
    effects = RandomEffects(rng)
    state = RULESET.new({"income": "island"}, 2, effects)
    while state.turn < 120 and state.phase < SCORING:
        RULESET.apply(state, RULESET.pick(state, rng), effects)
    for _ in range(4):
        cards = sum(1 << card for card in {rng.below(40) for _ in range(4)})
        assert hand_value(state, 0, cards, 0, 0.0, 0) == _brute_force(state, 0, cards)


def test_two_cards_of_one_island_and_one_gondolier_each_go_where_they_score_together():
    state = scoring(new(2))
    # Card 5 scores 12 on both islands, card 38 scores 8 on San Donato alone: together 20, less what two idle gondoliers give.
    fill(state, DONATO, streets=["r"], shops=[("r", 0), ("r", 1)], factories=[0])
    fill(state, MATTIA, streets=["r"], factories=[0])
    gondoliers(state, 0, DONATO)
    gondoliers(state, 0, MATTIA)
    give_character(state, 0, 5, 38)
    assert hand_value(state, 0, state.hands[0], 0, 0.0, 0) == 12 + 8 - 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_expectations_add_up_to_1_and_the_end_is_certain(players):
    rng = Rng(players)
    effects = RandomEffects(rng)
    state = RULESET.new({"income": "island"}, players, effects)
    while RULESET.to_act(state) != NO_SEAT:
        if rng.below(10) == 0:
            expected = HEURISTIC.expected(RULESET, state)
            assert len(expected) == players
            assert sum(expected) == pytest.approx(1.0)
            assert expected == HEURISTIC.expected(RULESET, state)
            actions = RULESET.legal_actions(state)
            pruned = HEURISTIC.prune(RULESET, state, actions)
            assert pruned
            assert [a for a in actions if a in pruned] == pruned
            weights = HEURISTIC.weights(RULESET, state, pruned)
            assert len(weights) == len(pruned)
            assert min(weights) > 0.0
        RULESET.apply(state, RULESET.pick(state, rng), effects)
    assert max(HEURISTIC.expected(RULESET, state)) >= 1.0 / players


def test_judging_leaves_the_state_as_it_was():
    state = give_character(arrived("place_gondolier"), 0, 9, 24)
    before = RULESET.encode(state)
    actions = RULESET.legal_actions(state)
    HEURISTIC.expected(RULESET, state)
    HEURISTIC.weights(RULESET, state, actions)
    assert RULESET.encode(state) == before
    assert state.placed == [0] * 12


def test_a_gondola_that_reached_a_useful_space_is_worth_more_than_one_that_did_not():
    useful, useless = arrived("take_coins"), arrived("income")
    assert HEURISTIC.expected(RULESET, useful)[0] > HEURISTIC.expected(RULESET, useless)[0]


def test_more_vp_is_better_for_its_seat():
    ahead = new(2)
    ahead.vp[1] += 5
    assert HEURISTIC.expected(RULESET, ahead)[1] > 0.5 > HEURISTIC.expected(RULESET, ahead)[0]


def _traits(state):
    """The traits of every legal action by its text, the strength of each by its number."""
    legal = RULESET.legal_actions(state)
    return {
        VOCABULARY.to_text(action): dict(traits) for action, traits in zip(legal, LEARNABLES["murano"].traits(state, legal), strict=True)
    }


def test_habits_know_where_a_gondola_goes_and_which_it_is():
    found = _traits(new(2))
    red = found["move_gondola gondola=red from=0 to=1"]
    black = found["move_gondola gondola=black from=2 to=4"]
    assert (red[RED], RED in black) == (1.0, False)
    # The space 1 is to buy a palace, the space 4 a gondolier's; each seat has 5 coins, which are counted in tens.
    assert (red[KIND + SPACE_KINDS.index("buy_palace")], red[KIND_COINS + SPACE_KINDS.index("buy_palace")]) == (1.0, 0.5)
    assert black[KIND + SPACE_KINDS.index("gondolier")] == 1.0


@pytest.mark.parametrize(("moves", "coins", "counted"), [(1, 30, 2.0), (2, 4, 0.4)])
def test_habits_know_what_another_move_costs(moves, coins, counted):
    state = arrived("income", coins=coins)
    state.moves = moves
    found = _traits(state)
    # The second move costs 1 coin, the third 2; of coins no more than 20 count.
    assert found["move_gondola gondola=black from=2 to=3"][PRICE] == moves
    assert found["move_gondola gondola=black from=2 to=3"][PRICE_COINS] == counted
    assert PRICE not in _traits(new(2))["move_gondola gondola=black from=2 to=3"]
