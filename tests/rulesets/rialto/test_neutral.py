"""The two-player variant with a neutral player: R-60 to R-62."""

import pytest

from service.engine.effects import ScriptedEffects
from service.engine.form import FormError
from service.rulesets.rialto.components import LINK_NAMES
from service.rulesets.rialto.ruleset import RULESET
from tests.rulesets.rialto.build import cards, councillors, go, kinds, legal, start, table, value_at

N = 2
OPTIONS = {"neutral_player": True}


def new(first=0, tiles=(0, 1, 2, 3, 4, 5)):
    effects = ScriptedEffects([list(tiles), [first], [0]])
    return RULESET.new(RULESET.complete_options(OPTIONS, 2), 2, effects)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r60_only_with_two_players(players):
    with pytest.raises(FormError, match="neutral_player"):
        RULESET.complete_options(OPTIONS, players)


@pytest.mark.parametrize("first", [0, 1])
def test_r60_neutral_player_is_first_then_a_random_player_then_the_other(first):
    state = new(first)
    second = 1 - first
    assert state.seating == [N, first, second]
    assert state.doge == [N, first, second]
    assert (state.gold[first], state.gold[second]) == (1, 2)
    # The second, then the first, take a starting building of different kinds.
    assert state.actor == second
    go(state, "take_building kind=green1")
    assert state.actor == first
    assert legal(state) == ["take_building kind=yellow1", "take_building kind=blue1"]
    told = go(state, "take_building kind=blue1")
    assert len(kinds(told, "rows_dealt")[0]["rows"]) == 3
    assert state.actor == first  # The neutral player is never asked.


def test_r61_marker_lies_from_district_1_to_its_linked_district_with_the_lowest_number():
    # Numbers 1 to 6 in the order of the board: Cannaregio is 1, San Marco 2: link l02.
    assert LINK_NAMES[new().marker] == "l02"
    # Dorsoduro 1, Cannaregio 2 (not linked), Castello 3: link l11.
    assert LINK_NAMES[new(tiles=(5, 0, 2, 1, 3, 4)).marker] == "l11"
    assert RULESET.view(new(), 0)["neutral"]["marker"] == "l02"


def test_r61_players_may_build_on_the_marked_link_and_the_marker_moves_at_once():
    state = table(2, phase="resolve", stage="D", neutral=True, strength=[1, 0, 0])
    state.marker = LINK_NAMES.index("l02")
    start(state)
    told = go(state, "place_bridge link=l02 low_end_at=san_marco")
    # Cannaregio (1) still has free links; Castello (3) is the lowest of the rest: l01.
    assert kinds(told, "marker_moved") == [{"type": "rialto.marker_moved", "link": "l01"}]
    assert state.marker == LINK_NAMES.index("l01")


def test_r61_a_tile_elsewhere_does_not_move_the_marker():
    state = table(2, phase="resolve", stage="D", neutral=True, strength=[1, 0, 0])
    state.marker = LINK_NAMES.index("l02")
    start(state)
    told = go(state, "place_bridge link=l09 low_end_at=san_marco")
    assert not kinds(told, "marker_moved")


def test_r61_worked_example_the_lowest_district_that_still_has_a_free_link():
    """Cannaregio (1) is full: the marker goes to San Marco (2) and its free link to the lowest number, Castello (3)."""
    links = {"l01": (1, 1), "l07": (1, 1), "l08": (1, 1)}
    state = table(2, phase="resolve", stage="D", neutral=True, strength=[0, 0, 2], links=links)
    state.marker = LINK_NAMES.index("l02")
    told = start(state)
    assert kinds(told, "marker_moved") == [{"type": "rialto.marker_moved", "link": "l03"}]


def test_r61_after_the_twelfth_tile_the_marker_leaves_the_board():
    links = {name: (1, 1) for name in LINK_NAMES if name != "l05"}
    state = table(2, phase="resolve", stage="D", neutral=True, strength=[0, 0, 2], links=links)
    state.marker = LINK_NAMES.index("l05")
    told = start(state)
    assert kinds(told, "marker_moved") == [{"type": "rialto.marker_moved", "link": None}]
    assert state.marker == -1
    assert RULESET.view(state, 0)["neutral"]["marker"] is None


def test_r62_seven_cards_face_up_after_the_discards_of_phase_one():
    state = table(2, phase="discard", neutral=True, hands=["8 doge", "1 gold", ""], doge=[N, 0, 1])
    start(state)
    told = go(state, "discard card=doge", script=[[1, 1, 6, 5, 2, 2, 4]])
    assert kinds(told, "neutral_drew")[0]["cards"] == ["gold", "gold", "joker", "councillor", "building", "building", "gondola"]
    assert RULESET.view(state, 1)["neutral"]["hand"]["gold"] == 2


def test_r62_neutral_plays_all_its_cards_of_the_type_and_can_be_the_next_first_player():
    state = table(2, stage="A", neutral=True, hands=["2 doge 1 gold", "1 doge 1 gold", "3 doge 2 joker 1 gold"], first=N, doge=[N, 0, 1])
    start(state)
    # In seating order N, 0, 1: N has played its 3 doge cards; its jokers count only in stage F.
    assert state.strength[N] == 3
    assert state.actor == 0
    told = go(state, "play cards=2 jokers=0", "play cards=1 jokers=0")
    # A: its marker moves 3 and one more for the bonus.
    assert state.space == [3, 2, 5]
    assert state.first == N
    assert kinds(told, "bonus_won")[0]["player"] is None
    # It has played in stage B already, before seat 0.
    assert (state.stage, state.strength[N], state.actor) == (1, 1, 0)


def test_r62_b_and_c_are_no_action_but_the_bonus_is_gone():
    state = table(2, stage="B", neutral=True, hands=["1 gold 1 doge", "1 gold 1 doge", "2 gold 3 building"], first=0)
    start(state)
    go(state, "play cards=1 jokers=0", "play cards=1 jokers=0")
    assert state.gold == [1, 1, 0]
    told = go(state, "play cards=0 jokers=0", "play cards=0 jokers=0")
    assert not kinds(told, "building_taken")
    assert state.first == N


def test_r62_d_with_the_bonus_lays_the_bridge_lower_end_to_the_lower_numbered_district():
    """The marker on l02 between Cannaregio (1) and San Marco (2): the bridge 3-4 has its 3 at Cannaregio."""
    state = table(2, phase="resolve", stage="D", neutral=True, strength=[1, 0, 2])
    state.marker = LINK_NAMES.index("l02")
    told = start(state)
    assert value_at(state, "l02", "cannaregio") == 3
    assert value_at(state, "l02", "san_marco") == 4
    assert kinds(told, "tile_laid")[0]["player"] is None
    assert state.vp[:2] == [4, 2]


def test_r62_d_lower_end_when_the_lower_numbered_district_is_at_the_other_end_of_the_link():
    # San Marco has turn tile 1, Cannaregio 2.
    state = table(2, phase="resolve", stage="D", neutral=True, strength=[1, 0, 2])
    state.districts = [1, 0, 2, 3, 4, 5]
    state.marker = LINK_NAMES.index("l02")
    start(state)
    assert value_at(state, "l02", "san_marco") == 3


def test_r62_d_without_the_bonus_nothing_and_no_point_is_lost():
    state = table(2, phase="resolve", stage="D", neutral=True, strength=[0, 0, 0])
    told = start(state)
    assert not kinds(told, "tile_laid")
    assert [event["seat"] for event in kinds(told, "vp_gained")] == [0, 1]


def test_r62_e_with_the_bonus_a_gondola_and_one_councillor_in_each_of_the_two_districts():
    state = table(2, phase="resolve", stage="E", neutral=True, strength=[1, 0, 2])
    state.marker = LINK_NAMES.index("l02")
    told = start(state)
    assert (councillors(state, N, "cannaregio"), councillors(state, N, "san_marco")) == (1, 1)
    assert value_at(state, "l02", "cannaregio") == 1
    assert kinds(told, "marker_moved")[0]["link"] == "l01"


def test_r62_e_without_the_bonus_nothing():
    state = table(2, phase="resolve", stage="E", neutral=True, strength=[2, 0, 1], hands=["1 doge"])
    start(state)
    assert state.placed[12:] == [0] * 6
    assert state.actor == 0


def test_r62_f_jokers_count_as_councillor_cards():
    state = table(2, stage="F", neutral=True, hands=["2 councillor 1 doge", "1 doge", "1 councillor 2 joker"], round_=4)
    start(state)
    told = go(state, "play cards=2 jokers=0", "play cards=0 jokers=0")
    # Strength 3 and the bonus: 4 in Santa Croce, the district of round 4.
    assert councillors(state, N, "santa_croce") == 4
    assert councillors(state, 0, "santa_croce") == 2
    assert [event["player"] for event in kinds(told, "placed")] == [None, 0]


def test_r62_neutral_is_ranked_but_scores_nothing():
    links = {"l01": (5, 3), "l02": (4, 6)}
    placed = [{"cannaregio": 1}, {}, {"cannaregio": 2}]
    state = table(2, phase="end", neutral=True, round_=6, links=links, placed=placed, reserve=[0, 0], vp=[0, 0])
    told = start(state)
    # 9 for the first rank is lost to the neutral player; seat 0 gets 4.
    assert [s.score for s in RULESET.standings(state)] == [4, 0]
    assert kinds(told, "district_scored")[0]["players"] == [None, 0]
    assert kinds(told, "district_scored")[0]["points"] == [0, 4]


def test_r41_r62_the_neutral_player_turns_a_bank_but_gains_nothing():
    placed = [{"san_marco": 1, "castello": 1}, {}, {"san_marco": 1, "castello": 1}]
    state = table(2, phase="resolve", stage="F", neutral=True, strength=[1, 0, 2], placed=placed)
    told = start(state)
    # In F the tile is turned at the end: seat 0 gains it too.
    assert [event["player"] for event in kinds(told, "bank_gained")] == [None, 0]
    assert state.vp[0] == 8
    assert state.banks_open == 2
    state = table(2, phase="resolve", stage="E", neutral=True, strength=[0, 0, 2], placed=[{}, {}, {"castello": 1}])
    state.marker = LINK_NAMES.index("l02")
    start(state)
    assert state.banks_open == 2


def test_r62_two_cards_of_neutral_are_public_in_every_view():
    state = table(2, stage="A", neutral=True, hands=["1 doge", "1 doge", "2 bridge 1 joker"], first=0, doge=[0, 1, N])
    start(state)
    for viewer in (0, 1, -1):
        assert list(RULESET.view(state, viewer)["neutral"]["hand"].values()) == cards("2 bridge 1 joker")
