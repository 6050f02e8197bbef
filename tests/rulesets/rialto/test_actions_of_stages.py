"""Phase II, what the stages do: R-35 to R-41."""

import pytest

from service.rulesets.rialto.components import LINK_NAMES
from service.rulesets.rialto.ruleset import RULESET
from tests.rulesets.rialto.build import councillors, go, kinds, legal, owned, refused, resolve, stage, start, table, value_at

TEXT = RULESET.meta.vocabulary.from_text
HELD = ["1 doge 1 gold 1 building 1 bridge 1 gondola 1 councillor"] * 5


def buildings_offered(state):
    return [line.partition("=")[2] for line in legal(state) if line.startswith("take_building")]


# Stage A.


def test_r35_one_space_per_strength_and_one_for_the_bonus():
    state, told = resolve("A", [2, 1], hands=HELD[:2])
    assert state.space == [4, 2]
    assert [event["spaces"] for event in kinds(told, "advanced")] == [3, 1]


def test_r35_r15_order_within_stage_a_is_that_before_anyone_moved():
    """Seats 1, 0, 2 in Doge order, all on space 1, all of strength 1: seat 1 gets the bonus, and they move in that order.

    Seat 1 goes to space 3; seat 0 to 2; seat 2 to 2 after it and so on top of it.
    """
    state, told = resolve("A", [1, 1, 1], 3, doge=[1, 0, 2], hands=HELD[:3])
    assert [event["player"] for event in kinds(told, "advanced")] == [1, 0, 2]
    assert state.doge == [1, 2, 0]
    assert state.space == [2, 3, 2]


def test_r35_a_change_of_order_in_stage_a_does_not_change_its_bonus():
    # Seat 0 is ahead and wins the tie, though seat 1 will stand above others afterwards.
    state, _ = resolve("A", [2, 2], doge=[0, 1], spaces=[2, 1], hands=HELD[:2])
    assert state.space == [5, 3]
    assert state.doge == [0, 1]
    assert state.first == 0


def test_r35_who_does_not_play_is_not_lifted():
    state, _ = resolve("A", [0, 0, 1], 3, doge=[0, 1, 2], hands=HELD[:3])
    assert state.doge == [2, 0, 1]


# Stage B.


def test_r36_one_gold_per_strength_and_one_for_the_bonus():
    state, _ = resolve("B", [1, 3, 0], 3, gold=[1, 1, 1], hands=HELD[:3])
    assert state.gold == [2, 5, 1]


# Stage C.


def test_r37_value_at_most_the_strength_with_the_bonus():
    state, _ = resolve("C", [2, 1], hands=HELD[:2])
    # Seat 0 has strength 2 and the bonus: 3.
    assert buildings_offered(state) == [colour + value for colour in ("green", "yellow", "blue") for value in "123"]
    rejection = refused(state, "take_building kind=green4")
    assert (rejection.rule, rejection.needed, rejection.present) == ("R-37", 4, 3)
    go(state, "take_building kind=blue3")
    assert (owned(state, 0, "blue3"), state.actor) == (1, 1)
    assert buildings_offered(state) == ["green1", "yellow1", "blue1"]


def test_r37_the_same_kind_may_be_owned_several_times_while_there_are_any():
    state, _ = resolve("C", [1, 1], buildings=["blue1 blue1", "blue1 blue1"], hands=HELD[:2])
    go(state, "take_building kind=blue1")
    assert owned(state, 0, "blue1") == 3
    assert buildings_offered(state) == ["green1", "yellow1"]
    assert refused(state, "take_building kind=blue1").present == 0


def test_r37_taking_is_optional():
    state, _ = resolve("C", [3, 0], hands=HELD[:2])
    told = go(state, "decline_building")
    assert kinds(told, "building_declined")
    assert state.buildings(0) == 0


def test_r37_without_strength_nothing_is_asked():
    state, told = resolve("C", [0, 2], hands=HELD[:2])
    assert state.actor == 1
    assert not kinds(told, "building_declined")


@pytest.mark.parametrize(("strength", "second"), [(4, 1), (5, 2), (6, 3), (7, 4), (9, 4)])
def test_r37_strength_5_and_more_takes_a_second_after_a_4(strength, second):
    # The bonus adds 1: strength 4 is 5 in all.
    state, _ = resolve("C", [strength, 0], hands=HELD[:2])
    go(state, "take_building kind=green4")
    values = {int(name[-1]) for name in buildings_offered(state)}
    assert values == set(range(1, second + 1))
    assert state.actor == 0
    go(state, f"take_building kind=blue{second}")
    assert state.actor != 0 or not buildings_offered(state)
    assert state.buildings(0) == 2


def test_r37_strength_4_takes_one_only():
    state, _ = resolve("C", [3, 0], hands=HELD[:2])
    go(state, "take_building kind=green4")
    assert not buildings_offered(state)


def test_r37_if_the_first_was_no_4_there_is_no_second():
    state, _ = resolve("C", [8, 0], hands=HELD[:2])
    go(state, "take_building kind=green3")
    assert not buildings_offered(state)


def test_r37_the_second_may_be_declined():
    state, _ = resolve("C", [8, 0], hands=HELD[:2])
    go(state, "take_building kind=green4", "decline_building")
    assert state.buildings(0) == 1


def test_r37_an_eighth_building_makes_the_player_return_one_for_its_value():
    seven = "green1 green2 green3 yellow1 yellow2 blue1 blue2"
    state, _ = resolve("C", [3, 0], buildings=[seven], hands=HELD[:2])
    go(state, "take_building kind=blue4")
    assert refused(state, "take_building kind=blue4").rule == "R-37"
    assert refused(state, "decline_building").rule == "R-37"
    assert refused(state, "return_building kind=yellow4").present == 0
    assert len(legal(state)) == 8  # One of the seven, or the new one.
    told = go(state, "return_building kind=green3")
    assert kinds(told, "building_returned") == [{"type": "rialto.building_returned", "seat": 0, "kind": "green3"}]
    assert state.vp[0] == 3 + 3
    assert state.buildings(0) == 7
    assert state.stock[2] == 5


def test_r37_the_new_building_may_be_the_one_returned_and_a_second_may_follow():
    seven = "green1 green2 green3 yellow1 yellow2 blue1 blue2"
    state, _ = resolve("C", [6, 0], buildings=[seven], hands=HELD[:2])
    go(state, "take_building kind=blue4", "return_building kind=blue4")
    assert state.vp[0] == 7
    # Strength 7: the second of value at most 3, and it is an eighth building again.
    go(state, "take_building kind=blue3", "return_building kind=green1")
    assert state.vp[0] == 8
    assert state.buildings(0) == 7


def test_r37_with_fewer_than_eight_nothing_can_be_returned():
    state, _ = resolve("C", [3, 0], buildings=["green1"], hands=HELD[:2])
    rejection = refused(state, "return_building kind=green1")
    assert (rejection.rule, rejection.needed, rejection.present) == ("R-37", 8, 1)


def test_r37_of_equal_buildings_the_one_with_a_coin_goes_first_and_the_coin_to_the_reserve():
    state, _ = resolve("C", [1, 0], buildings=["yellow1 yellow1 green1 green2 green3 blue1 blue2"], gold=[4], hands=HELD[:2])
    state.coins[4] = 1
    go(state, "take_building kind=blue1", "return_building kind=yellow1")
    assert owned(state, 0, "yellow1") == 1
    assert state.coins[4] == 0
    assert state.usable(0, 4) == 1
    assert state.gold[0] == 4


def test_r37_a_yellow_building_works_from_the_next_stage_on():
    state = stage("C", hands=["2 building 1 bridge", "1 bridge"], gold=[1, 0])
    go(state, "play cards=1 jokers=0", "play cards=0 jokers=0", "take_building kind=yellow2")
    assert state.stage == 3
    assert "activate kind=yellow2 convert=building" in legal(state)


# Stage D.


def test_r38_one_point_per_strength_and_one_less_without():
    state, _ = resolve("D", [2, 0, 1], 3, hands=HELD[:3])
    assert state.actor == 0  # In Doge order: seat 0 gets 2 + 1 and lays the bridge, before the others.
    assert state.vp == [6, 3, 3]
    go(state, "place_bridge link=l09 low_end_at=san_polo")
    assert state.vp == [6, 2, 4]


def test_r38_points_do_not_fall_below_zero():
    state, told = resolve("D", [0, 0, 0], 3, vp=[0, 1, 3], hands=HELD[:3])
    assert state.vp == [0, 0, 2]
    assert [(event["seat"], event["vp"]) for event in kinds(told, "vp_gained")] == [(1, -1), (2, -1)]


def test_r38_the_top_bridge_goes_on_a_free_link_either_way_round():
    state, _ = resolve("D", [1, 0], links={"l01": (1, 1)}, hands=HELD[:2])
    assert len(legal(state)) == 22
    assert refused(state, "place_bridge link=l01 low_end_at=castello").rule == "R-38"
    assert refused(state, "place_bridge link=l02 low_end_at=castello").rule == "R-38"
    told = go(state, "place_bridge link=l02 low_end_at=san_marco")
    assert value_at(state, "l02", "san_marco") == 3
    assert value_at(state, "l02", "cannaregio") == 4
    laid = kinds(told, "tile_laid")[0]
    assert (laid["link"], laid["tile"], laid["low_end_at"]) == ("l02", "b34", "san_marco")
    assert kinds(told, "bridge_shown")[0]["bridge"] != "b34"
    state, _ = resolve("D", [1, 0], hands=HELD[:2])
    go(state, "place_bridge link=l02 low_end_at=cannaregio")
    assert value_at(state, "l02", "cannaregio") == 3


# Stage E.


def test_r39_councillors_come_from_the_general_reserve_missing_ones_are_points():
    state, _ = resolve("E", [0, 5], general=[13, 2], hands=HELD[:2])
    assert state.reserve[1] == 5 + 2
    assert state.general[1] == 0
    assert state.vp[1] == 3 + 3 - 0


def test_r39_the_bonus_lays_a_gondola_and_one_councillor_of_the_general_reserve_beside_it():
    state, _ = resolve("E", [2, 0], links={"l01": (3, 4)}, hands=HELD[:2])
    assert state.reserve[0] == 7
    assert len(legal(state)) == 11
    assert refused(state, "place_gondola link=l01").rule == "R-39"
    told = go(state, "place_gondola link=l09")
    assert kinds(told, "tile_laid")[0]["tile"] == "gondola"
    assert value_at(state, "l09", "san_polo") == value_at(state, "l09", "san_marco") == 1
    assert legal(state) == ["place_councillor source=general to=san_marco", "place_councillor source=general to=san_polo"]
    # Placing from the general reserve is compulsory, and from nowhere else.
    assert refused(state, "stop_placing").rule == "R-39"
    assert refused(state, "place_councillor source=reserve to=san_polo").rule == "R-39"
    assert refused(state, "place_councillor source=general to=castello").rule == "R-39"
    go(state, "place_councillor source=general to=san_polo")
    assert councillors(state, 0, "san_polo") == 1
    assert state.general[0] == 13 - 2 - 1


def test_r39_with_an_empty_general_reserve_a_point_and_one_from_elsewhere_or_none():
    members = {"general": [3, 13], "reserve": [1, 5], "hands": HELD[:2]}
    state, _ = resolve("E", [1, 0], placed=[{"castello": 2, "san_polo": 1}], **members)
    assert state.vp[0] == 4  # Strength 1, and no councillor to come.
    go(state, "place_gondola link=l09")
    assert state.vp[0] == 5
    assert legal(state) == [
        "place_councillor source=castello to=san_marco",
        "place_councillor source=castello to=san_polo",
        "place_councillor source=san_polo to=san_marco",
        "place_councillor source=reserve to=san_marco",
        "place_councillor source=reserve to=san_polo",
        "stop_placing",
    ]
    assert refused(state, "place_councillor source=san_polo to=san_polo").rule == "R-39"
    assert refused(state, "place_councillor source=general to=san_polo").rule == "R-39"
    twin = state.copy()
    go(state, "place_councillor source=castello to=san_polo")
    assert (councillors(state, 0, "castello"), councillors(state, 0, "san_polo")) == (1, 2)
    go(twin, "stop_placing")
    assert councillors(twin, 0, "castello") == 2


def test_r39_with_no_councillor_anywhere_to_place_nothing_is_asked():
    state, _ = resolve("E", [1, 0], general=[0, 13], reserve=[0, 5], hands=HELD[:2])
    go(state, "place_gondola link=l09")
    assert state.vp[0] == 3 + 1 + 1
    assert state.stage == 5


def test_r39_the_last_free_link_is_not_asked_for():
    links = {name: (1, 1) for name in LINK_NAMES if name != "l09"}
    state, told = resolve("E", [1, 0], links=links, hands=HELD[:2])
    assert kinds(told, "tile_laid")[0]["link"] == "l09"
    assert legal(state) == ["place_councillor source=general to=san_marco", "place_councillor source=general to=san_polo"]


# Stage F.


def test_r40_councillors_go_from_the_reserve_to_the_current_district_without_a_question():
    state, told = resolve("F", [2, 1], round_=3, hands=HELD[:2])
    # Round 3: Castello. Seat 0 with the bonus moves 3.
    assert councillors(state, 0, "castello") == 3
    assert councillors(state, 1, "castello") == 1
    assert state.reserve == [2, 4]
    assert [(event["source"], event["to"], event["count"]) for event in kinds(told, "placed")] == [
        ("reserve", "castello", 3),
        ("reserve", "castello", 1),
    ]


def test_r40_with_none_left_councillors_of_other_districts_may_move():
    state, _ = resolve("F", [3, 0], reserve=[1, 5], placed=[{"san_polo": 1, "castello": 2, "cannaregio": 1}], hands=HELD[:2])
    # Round 1: Cannaregio. Four to move, one came from the reserve; three may come from the others.
    assert councillors(state, 0, "cannaregio") == 2
    assert legal(state) == [
        "place_councillor source=castello to=cannaregio",
        "place_councillor source=san_polo to=cannaregio",
        "stop_placing",
    ]
    assert refused(state, "place_councillor source=cannaregio to=cannaregio").rule == "R-40"
    assert refused(state, "place_councillor source=reserve to=cannaregio").rule == "R-40"
    assert refused(state, "place_councillor source=general to=cannaregio").rule == "R-40"
    assert refused(state, "place_councillor source=castello to=san_polo").rule == "R-40"
    go(state, "place_councillor source=castello to=cannaregio", "stop_placing")
    assert councillors(state, 0, "cannaregio") == 3
    assert councillors(state, 0, "castello") == 1


def test_r40_no_more_than_the_strength_may_move():
    state, _ = resolve("F", [1, 0], reserve=[0, 5], placed=[{"castello": 5}], hands=HELD[:2])
    go(state, "place_councillor source=castello to=cannaregio", "place_councillor source=castello to=cannaregio")
    assert councillors(state, 0, "cannaregio") == 2
    assert councillors(state, 0, "castello") == 3
    assert RULESET.view(state, 0)["phase"] != "move"


# Banks.


def test_r41_a_bank_is_gained_once_in_stage_e_and_its_tile_turned_at_once():
    state, _ = resolve("E", [1, 0], placed=[{"cannaregio": 1, "castello": 1}, {"san_marco": 1, "castello": 1}], hands=HELD[:2])
    go(state, "place_gondola link=l09")
    told = go(state, "place_councillor source=general to=san_marco")
    assert state.vp[0] == 8
    assert kinds(told, "bank_gained") == [{"type": "rialto.bank_gained", "player": 0, "bank": "north"}]
    assert kinds(told, "bank_turned") == [{"type": "rialto.bank_turned", "bank": "north"}]
    assert RULESET.view(state, 1)["banks_open"] == ["south"]


def test_r41_a_turned_tile_is_gained_by_nobody():
    both = {"san_marco": 1, "castello": 1}
    state = table(phase="resolve", stage="F", strength=[1, 0], placed=[both], hands=HELD[:2])
    state.banks_open = 2
    told = start(state)
    assert councillors(state, 0, "cannaregio") == 2
    assert state.vp[0] == 3
    assert not kinds(told, "bank_gained")


def test_r41_in_stage_f_everyone_who_completes_the_bank_gains_it():
    both = {"san_marco": 1, "castello": 1}
    state, told = resolve("F", [1, 1, 1], 3, placed=[both, both, {"castello": 1}], hands=HELD[:3])
    # Round 1: Cannaregio. Seats 0 and 1 complete the north bank; seat 2 does not.
    assert state.vp == [8, 8, 3]
    assert [event["player"] for event in kinds(told, "bank_gained")] == [0, 1]
    types = [event["type"] for event in told]
    assert types.count("rialto.bank_turned") == 1
    assert types.index("rialto.bank_turned") > max(n for n, kind in enumerate(types) if kind == "rialto.placed")
    assert state.banks_open == 2


def test_r41_once_gained_it_stays_and_is_not_gained_twice():
    state, _ = resolve("F", [2, 0], reserve=[0, 5], placed=[{"cannaregio": 1, "san_marco": 1, "castello": 1}], hands=HELD[:2])
    state.banks_of[0] = 1
    before = state.vp[0]
    go(state, "place_councillor source=castello to=cannaregio")
    assert state.vp[0] == before
    assert state.banks_of[0] == 1
    assert state.banks_open & 1


def test_r41_a_move_between_districts_counts_too():
    state, _ = resolve("F", [1, 0], reserve=[0, 5], placed=[{"san_marco": 2, "castello": 1}], hands=HELD[:2])
    go(state, "place_councillor source=san_marco to=cannaregio")
    assert state.vp[0] == 8
    # The second move leaves Castello empty; the bonus stays.
    go(state, "place_councillor source=castello to=cannaregio")
    assert state.vp[0] == 8


def test_every_link_is_named_by_the_board():
    assert tuple(f"l{n:02}" for n in range(1, 13)) == LINK_NAMES
