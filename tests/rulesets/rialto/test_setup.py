"""Components and set-up: R-1 to R-13, and the Doge track R-15."""

import pytest

from service.engine.effects import RandomEffects, ScriptedEffects
from service.engine.rng import Rng
from service.rulesets.rialto.apply import proceed
from service.rulesets.rialto.components import BOARD, DISTRICT_NAMES, LINK_A, LINK_B, LINKS_OF
from service.rulesets.rialto.moves import advance
from service.rulesets.rialto.ruleset import RULESET
from tests.rulesets.rialto.build import go, legal, owned, refused, table


def new(players, first=0, options=None, bridge=0):
    """A new game with turn tiles in the order of the board."""
    effects = ScriptedEffects([[0, 1, 2, 3, 4, 5], [first], [bridge]])
    return RULESET.new(RULESET.complete_options(options or {}, players), players, effects)


def test_r1_r2_r3_what_the_box_holds():
    counts = RULESET.conserved(new(5))
    for card in ("doge", "gold", "building", "bridge", "gondola", "councillor", "joker"):
        assert counts[f"{card} cards"] == 11
    assert sum(n for name, n in counts.items() if name.endswith(" cards")) == 77
    assert sum(n for name, n in counts.items() if name.endswith(" buildings")) == 60
    assert all(counts[f"councillors of seat {seat}"] == 18 for seat in range(5))
    assert all(counts[f"bridge b{ends}"] == 1 for ends in (34, 35, 36, 45, 46, 56))


def test_r3_gold_has_no_limit():
    state = table(2, phase="resolve", stage="B", strength=[11, 0], gold=[500, 0])
    state.order = [0, 1]
    proceed(state, RandomEffects(Rng(1)))
    assert state.gold[0] == 512


def test_r4_board_has_twelve_links_between_six_districts():
    assert len(BOARD["links"]) == 12
    assert [len(links) for links in LINKS_OF] == [4] * 6
    linked = {frozenset((DISTRICT_NAMES[a], DISTRICT_NAMES[b])) for a, b in zip(LINK_A, LINK_B, strict=True)}
    assert len(linked) == 12
    for pair in (("cannaregio", "dorsoduro"), ("san_marco", "santa_croce"), ("castello", "san_polo")):
        assert frozenset(pair) not in linked


def test_r10_turn_tiles_and_the_top_bridge_are_public_the_rest_of_the_stack_is_not():
    effects = ScriptedEffects([[5, 3, 1, 0, 2, 4], [0], [4]])
    state = RULESET.new(RULESET.complete_options({}, 3), 3, effects)
    view = RULESET.view(state, -1)
    assert view["turn_tiles"] == ["dorsoduro", "santa_croce", "san_marco", "cannaregio", "castello", "san_polo"]
    assert view["current_district"] == "dorsoduro"
    assert view["top_bridge"] == "b46"
    assert not any("b36" in str(value) for name, value in view.items() if name != "links")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r11_first_player_is_on_top_of_the_doge_stack_then_clockwise(players):
    for first in range(players):
        state = new(players, first)
        assert state.doge == [(first + n) % players for n in range(players)]
        assert state.space == [1] * players


@pytest.mark.parametrize(("players", "gold"), [(2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 2, 3]), (5, [1, 2, 2, 2, 3])])
def test_r12_gold_and_points_at_the_start(players, gold):
    for first in range(players):
        state = new(players, first)
        assert [state.gold[(first + n) % players] for n in range(players)] == gold
        assert state.vp == [3] * players
        assert state.reserve == [5] * players
        assert state.general == [13] * players


def test_r13_last_player_chooses_first_and_with_three_players_all_differ():
    state = new(3, first=1)
    assert state.actor == 0  # Seats 1, 2, 0 clockwise: seat 0 is the last.
    assert legal(state) == ["take_building kind=green1", "take_building kind=yellow1", "take_building kind=blue1"]
    assert refused(state, "take_building kind=green2").rule == "R-13"
    go(state, "take_building kind=yellow1")
    assert state.actor == 2
    assert refused(state, "take_building kind=yellow1").rule == "R-13"
    told = go(state, "take_building kind=green1")
    # One kind is left: everybody sees that, so the first player takes it without being asked.
    assert {"type": "rialto.building_taken", "seat": 1, "kind": "blue1"} in told
    assert [owned(state, seat, name) for seat, name in ((0, "yellow1"), (2, "green1"), (1, "blue1"))] == [1, 1, 1]


def test_r13_with_two_players_the_kinds_differ():
    state = new(2)
    go(state, "take_building kind=blue1")
    assert legal(state) == ["take_building kind=green1", "take_building kind=yellow1"]


@pytest.mark.parametrize("players", [4, 5])
def test_r13_with_four_or_five_the_same_kind_twice_at_most(players):
    state = new(players)
    go(state, "take_building kind=blue1", "take_building kind=blue1")
    assert legal(state) == ["take_building kind=green1", "take_building kind=yellow1"]
    rejection = refused(state, "take_building kind=blue1")
    assert (rejection.rule, rejection.present) == ("R-13", 2)


def test_r15_a_marker_that_arrives_goes_on_top():
    state = table(4)
    effects = RandomEffects(Rng(1))
    advance(state, 3, 2, effects)
    assert state.doge == [3, 0, 1, 2]
    advance(state, 1, 2, effects)  # Onto the space of 3: on top of it.
    assert state.doge == [1, 3, 0, 2]
    assert state.space == [1, 3, 1, 3]


def test_r15_a_marker_that_advances_by_nothing_is_not_lifted():
    state = table(3)
    advance(state, 2, 0, RandomEffects(Rng(1)))
    assert state.doge == [0, 1, 2]


def test_r15_the_track_has_no_end():
    state = table(2, spaces=[400, 1])
    advance(state, 0, 60, RandomEffects(Rng(1)))
    assert state.space[0] == 460
