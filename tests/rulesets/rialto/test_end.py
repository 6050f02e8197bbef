"""The end and the final scoring: R-50 to R-53."""

import pytest

from service.rulesets.rialto.ruleset import RULESET
from tests.rulesets.rialto.build import kinds, start, table


def finish(seats=2, **members):
    """The last round's end: the scores of all seats, the events, the final state."""
    reserve = members.pop("reserve", [0] * seats)
    vp = members.pop("vp", [0] * seats)
    state = table(seats, phase="end", round_=6, reserve=reserve, vp=vp, **members)
    told = start(state)
    assert RULESET.to_act(state) == -1
    return [s.score for s in RULESET.standings(state)], told, state


@pytest.mark.parametrize(("reserve", "gold", "points"), [(0, 0, 0), (1, 0, 1), (1, 1, 1), (2, 1, 2), (3, 4, 4), (0, 5, 3)])
def test_r50_one_point_for_two_councillors_and_gold_together_rounded_up(reserve, gold, points):
    scores, _, _ = finish(reserve=[reserve, 0], gold=[gold, 0])
    assert scores == [points, 0]


def test_r50_gold_on_buildings_has_gone_to_the_reserve_before():
    state = table(2, phase="end", round_=6, vp=[0, 0], reserve=[0, 0], gold=[1, 0], buildings=["blue4"])
    state.coins[11] = 1
    start(state)
    assert RULESET.standings(state)[0].score == 1 + 4


def test_r51_buildings_are_worth_their_value():
    scores, _, _ = finish(buildings=["green1 yellow2 blue3 green4", "blue4 blue4"])
    assert scores == [10, 8]


#: Cannaregio's links in the worked example: bridges that touch it with 5 and 4, and two gondolas.
EXAMPLE = {"l01": (5, 3), "l02": (4, 6), "l07": (1, 1), "l08": (1, 1)}


def test_r52_worked_example_bridges_5_and_4_and_two_gondolas():
    """5 + 4 + 1 + 1 = 11 for the first, then 5, 2, 1: half of the rank above, rounded down."""
    placed = [{"cannaregio": 4}, {"cannaregio": 3}, {"cannaregio": 2}, {"cannaregio": 1}]
    scores, told, _ = finish(4, links=EXAMPLE, placed=placed)
    assert scores == [11, 5, 2, 1]
    scored = kinds(told, "district_scored")[0]
    assert (scored["district"], scored["players"], scored["points"]) == ("cannaregio", [0, 1, 2, 3], [11, 5, 2, 1])


def test_r52_half_of_half_of_half():
    placed = [{"cannaregio": 5}, {"cannaregio": 4}, {"cannaregio": 3}, {"cannaregio": 2}, {"cannaregio": 1}]
    assert finish(5, links=EXAMPLE, placed=placed)[0] == [11, 5, 2, 1, 0]
    # 13, 6, 3, 1, 0: 13 is 5 + 4 + 3 + 1.
    assert finish(5, links={**EXAMPLE, "l07": (3, 4)}, placed=placed)[0] == [13, 6, 3, 1, 0]


@pytest.mark.parametrize("doge", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_r52_ties_are_broken_by_doge_order_in_every_rank(doge):
    placed = [{"cannaregio": 2}, {"cannaregio": 2}, {"cannaregio": 2}]
    scores, _, _ = finish(3, links=EXAMPLE, placed=placed, doge=doge)
    assert [scores[seat] for seat in doge] == [11, 5, 2]


def test_r52_without_a_councillor_no_rank():
    scores, _, _ = finish(3, links=EXAMPLE, placed=[{}, {"cannaregio": 1}, {}], doge=[0, 1, 2])
    assert scores == [0, 11, 0]


def test_r52_a_bridge_counts_the_end_that_touches_the_district():
    # l01 joins Cannaregio (5) and Castello (3), l02 Cannaregio (4) and San Marco (6).
    scores, _, _ = finish(3, links={"l01": (5, 3), "l02": (4, 6)}, placed=[{"cannaregio": 1}, {"castello": 1}, {"san_marco": 1}])
    assert scores == [9, 3, 6]


def test_r53_most_points_win():
    _, _, state = finish(3, vp=[10, 30, 20])
    assert [(s.seat, s.place, s.score) for s in RULESET.standings(state)] == [(0, 3, 10), (1, 1, 30), (2, 2, 20)]


@pytest.mark.parametrize("doge", [[0, 1, 2], [1, 0, 2], [2, 1, 0]])
def test_r53_ties_are_broken_by_doge_order(doge):
    _, told, state = finish(3, vp=[20, 20, 20], doge=doge)
    places = {s.seat: s.place for s in RULESET.standings(state)}
    assert [places[seat] for seat in doge] == [1, 2, 3]
    assert kinds(told, "ended")[0]["vp"] == [20, 20, 20]


def test_r53_standings_in_the_middle_are_those_if_it_ended_now():
    state = table(2, phase="stage", stage="B", vp=[4, 6], gold=[2, 0], reserve=[0, 0], buildings=["blue4"], hands=["1 gold", "1 gold"])
    start(state)
    assert [s.score for s in RULESET.standings(state)] == [4 + 1 + 4, 6]
    assert state.vp == [4, 6]
