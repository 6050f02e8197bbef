"""Phase III: blue buildings and the end of a round: R-45, R-46."""

import pytest

from service.rulesets.rialto.ruleset import RULESET
from tests.rulesets.rialto.build import go, kinds, legal, owned, refused, start, table


def blue(buildings, gold, seats=2, **members):
    """Phase III at its first decision: seat 0 owns `buildings`."""
    state = table(seats, phase="blue", stage="F", buildings=[buildings], gold=[gold], **members)
    start(state)
    return state


def test_r45_blue_1_gives_one_back_for_the_next_value_of_its_colour():
    state = blue("blue1 green1 yellow4", 2)
    assert legal(state) == ["activate kind=blue1 give=green1", "activate kind=blue1 give=blue1", "end_activation"]
    assert refused(state, "activate kind=blue1 give=yellow4").rule == "R-45"
    assert refused(state, "activate kind=blue1 give=green2").rule == "R-45"
    assert refused(state, "activate kind=blue1").rule == "R-45"
    go(state, "activate kind=blue1 give=green1")
    assert (owned(state, 0, "green1"), owned(state, 0, "green2")) == (0, 1)
    assert state.vp[0] == 3  # No points for the one given back.
    assert state.gold[0] == 1


def test_r45_blue_1_may_give_itself_back_and_the_new_one_cannot_be_used_this_round():
    state = blue("blue1 blue2", 3)
    go(state, "activate kind=blue1 give=blue1")
    assert (owned(state, 0, "blue1"), owned(state, 0, "blue2")) == (0, 2)
    # One of the two blue 2 came this round.
    go(state, "activate kind=blue2")
    assert state.vp[0] == 4
    # Nothing more can be activated: the round went on (blue 2 is blocked once).
    assert state.round == 2
    assert state.gold[0] == 1


def test_r45_r46_what_blue_1_brought_works_in_the_next_round():
    state = blue("blue1", 2)
    go(state, "activate kind=blue1 give=blue1")
    assert state.round == 2
    assert state.usable(0, 9) == 1
    assert state.blocked == [0] * 24


def test_r45_blue_1_is_offered_only_where_the_tile_is_in_stock():
    state = table(
        3, phase="blue", buildings=["blue1 green1", "green2 green2 green2", "green2 green2 blue2 blue2 blue2 blue2 blue2"], gold=[1]
    )
    told = start(state)
    assert not kinds(told, "activated")
    assert state.round == 2  # Neither green 2 nor blue 2 is left: nobody was asked.
    state = table(3, phase="blue", buildings=["blue1 green1", "green2 green2 green2", "green2 green2"], gold=[1])
    start(state)
    assert refused(state, "activate kind=blue1 give=green1").rule == "R-45"
    assert legal(state) == ["activate kind=blue1 give=blue1", "end_activation"]


def test_r45_blue_2_is_a_point_and_a_councillor_or_two_points():
    state = blue("blue2", 1)
    go(state, "activate kind=blue2")
    assert (state.vp[0], state.reserve[0], state.general[0]) == (4, 6, 12)
    state = blue("blue2", 1, general=[0])
    go(state, "activate kind=blue2")
    assert (state.vp[0], state.reserve[0]) == (5, 5)


@pytest.mark.parametrize(("space", "after"), [(1, 2), (3, 6), (7, 14)])
def test_r45_blue_3_advances_by_the_number_of_its_space(space, after):
    state = blue("blue3", 1, spaces=[space, 1])
    go(state, "activate kind=blue3")
    assert state.space[0] == after


@pytest.mark.parametrize(("doge", "spaces", "after"), [([0, 1, 2], [9, 1, 1], 10), ([1, 0, 2], [5, 9, 1], 7), ([1, 2, 0], [5, 9, 8], 8)])
def test_r45_option_rank_advances_by_the_place_in_doge_order(doge, spaces, after):
    state = blue("blue3", 1, 3, rank=True, doge=doge, spaces=spaces)
    go(state, "activate kind=blue3")
    assert state.space[0] == after


def test_r45_option_rank_counts_the_neutral_player_and_reads_the_place_at_the_activation():
    state = blue("blue3 blue3", 2, neutral=True, rank=True, doge=[2, 1, 0], spaces=[1, 2, 3])
    go(state, "activate kind=blue3")
    assert state.space[0] == 4  # Third of three.
    go(state, "activate kind=blue3")
    assert state.space[0] == 5  # Now first.


def test_r45_blue_4_is_three_points():
    state = blue("blue4", 1)
    go(state, "activate kind=blue4")
    assert state.vp[0] == 6


def test_r45_players_follow_in_the_doge_order_kept_from_the_start_of_the_phase():
    state = table(3, phase="blue", buildings=["blue3", "blue4", "blue4"], gold=[1, 1, 1], doge=[1, 2, 0], spaces=[4, 4, 4])
    start(state)
    assert state.actor == 1
    go(state, "end_activation")
    assert state.actor == 2
    go(state, "activate kind=blue4")
    assert state.actor == 0
    state = table(3, phase="blue", buildings=["blue3", "blue4", "blue3 blue4"], gold=[1, 1, 2], doge=[0, 2, 1], spaces=[4, 4, 4])
    start(state)
    go(state, "end_activation")
    # Seat 2 runs ahead of all; seat 1 still follows it.
    go(state, "activate kind=blue3", "activate kind=blue4")
    assert state.doge[0] == 2
    assert state.actor == 1


def test_r46_activating_costs_a_gold_and_works_once_a_round():
    state = blue("blue4 blue4", 3)
    go(state, "activate kind=blue4")
    assert state.gold[0] == 2
    told = go(state, "activate kind=blue4")
    assert state.vp[0] == 9
    # Both have a coin; at the end of the round the coins go to the reserve, not back to the player.
    assert kinds(told, "round_ended")
    assert state.gold[0] == 1
    assert state.coins == [0] * 24
    state = blue("blue4", 1)
    assert refused(state, "activate kind=blue3").rule == "R-46"
    assert refused(state, "activate kind=green1").rule == "R-45"


def test_r46_without_gold_nobody_is_asked():
    state = table(2, phase="blue", buildings=["blue4", "blue4"], gold=[0, 0])
    told = start(state)
    assert kinds(told, "round_ended")
    assert state.round == 2


def test_r46_a_building_with_a_coin_is_refused():
    state = blue("blue2 blue4", 2)
    go(state, "activate kind=blue2")
    assert refused(state, "activate kind=blue2").rule == "R-46"
    assert RULESET.view(state, 1)["players"][0]["buildings"][0] == {"kind": "blue2", "count": 1, "coins": 1, "blocked": 0}
