"""G-30 to G-35: where a move may end."""

import pytest

from service.rulesets.gondola.ruleset import RULESET
from tests.rulesets.gondola.build import BRIDGE, CLOSED, FAST, FORK, LAKE, NARROW, RING, act, ends, instead, line, refusal, table, texts


@pytest.mark.parametrize(("tile", "speed", "distance"), [("c34", 2, 2), ("c34", 5, 5), ("c25", 4, 2), ("c23", 1, 1)])
def test_g30_the_distance_is_the_lower_of_speed_and_current(tile, speed, distance):
    # Currents: c34 5, c25 2, c23 2.
    state = table({**line(8), (0, 0): (tile, 0)}, [(0, 0)] * 3, speed=speed)
    assert RULESET.view(state, 0)["distance"] == distance
    assert ends(state) == {(distance, 0)}
    too_far = refusal(state, "race path=" + ",".join(f"{x}:0" for x in range(1, distance + 2)))
    assert (too_far.rule, too_far.needed, too_far.present) == ("G-30", distance, distance + 1)


def test_g30_nothing_is_laid_or_discarded_in_the_race():
    state = table(line(3), [(0, 0)] * 3, hands=[("c25",)], speed=2)
    assert refusal(state, "place tile=c25 x=3 y=0 rotation=0").rule == "G-30"
    assert refusal(state, "discard tile=c25").rule == "G-30"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_g31_either_way_by_the_whole_distance(seat):
    gondolas = [(5, 0)] * 3
    gondolas[seat] = (2, 0)
    state = table(line(6), gondolas, turn=seat, speed=2)
    assert texts(state) == ["race path=3:0,4:0", "race path=1:0,0:0"]
    short = refusal(state, "race path=3:0")
    assert (short.rule, short.needed, short.present) == ("G-31", 2, 1)
    assert refusal(state, "stay").rule == "G-31"


def test_g31_a_way_ends_at_an_open_edge():
    state = table(line(6), [(2, 0), (3, 0), (3, 0)], speed=4)
    assert ends(state) == {(0, 0), (5, 0)}


def test_g31_at_a_junction_with_an_open_edge_the_move_may_end():
    state = table({**line(6), (3, 0): (FORK, 0)}, [(1, 0)] * 3, speed=3)
    assert texts(state) == ["race path=2:0,3:0,4:0", "race path=2:0,3:0", "race path=0:0"]


def test_g31_an_open_edge_of_the_own_tile_cannot_be_chosen():
    state = table({**line(4), (1, 0): (FORK, 0)}, [(1, 0)] * 3, speed=2)
    assert ends(state) == {(3, 0), (0, 0)}


def test_g31_a_junction_is_a_choice_and_bends_are_followed():
    tiles = {**line(4), (2, 0): (FORK, 0), (2, -1): ("c52", 1), (3, -1): (FAST, 0)}
    state = table(tiles, [(0, 0)] * 3, speed=4)
    # North at the fork, then the bend E-S to the east; or straight on to the open edge of (3, 0).
    assert texts(state) == ["race path=1:0,2:0,2:-1,3:-1", "race path=1:0,2:0,3:0"]


def test_g31_a_gondola_never_reverses():
    state = table(line(3), [(0, 0)] * 3, speed=2)
    rejection = refusal(state, "race path=1:0,0:0")
    assert (rejection.rule, "turns back" in rejection.message) == ("G-31", True)
    assert "does not follow" in refusal(state, "race path=2:0").message
    assert "does not follow" in refusal(state, "race path=900:0").message


def test_g31_tiles_may_be_revisited():
    assert texts(table(RING, [(0, 0)] * 3, speed=3)) == ["race path=1:0,1:1,0:1", "race path=0:1,1:1,1:0"]
    state = table(RING, [(0, 0)] * 3, speed=5)
    assert texts(state) == ["race path=1:0,1:1,0:1,0:0,1:0", "race path=0:1,1:1,1:0,0:0,0:1"]


def test_g31_a_round_that_ends_where_it_began_is_to_stay():
    state = table(RING, [(0, 0), (1, 1), (1, 1)], speed=4)
    assert texts(state) == ["stay"]
    rejection = refusal(state, "race path=1:0,1:1,0:1,0:0")
    assert (rejection.rule, instead(rejection)) == ("G-31", "stay")
    told = act(state, "stay", [0, 1, 2, 3, 4])
    assert told[0] == {"type": "gondola.moved", "seat": 0, "path": []}


def test_g31_each_outcome_is_offered_once_by_its_shortest_path():
    # Two ways from (0, 0) to (1, 1) around the block, both of two squares: north, east, south, west decides.
    tiles = {**RING, (1, 1): (LAKE, 0)}
    state = table(tiles, [(0, 0)] * 3, speed=5)
    assert texts(state) == ["race path=1:0,1:1"]
    rejection = refusal(state, "race path=0:1,1:1")
    assert (rejection.rule, instead(rejection)) == ("G-31", "race path=1:0,1:1")


def test_g32_deep_water_stops():
    state = table({**line(6), (4, 0): (LAKE, 0)}, [(2, 0)] * 3, speed=3)
    assert ends(state) == {(0, 0), (4, 0)}
    assert refusal(state, "race path=3:0,4:0,5:0").rule == "G-32"


def test_g32_full_deep_water_ends_the_way_too():
    state = table({**line(6), (4, 0): (LAKE, 0)}, [(2, 0), (4, 0), (4, 0)], speed=3)
    assert ends(state) == {(0, 0), (3, 0)}


def test_g32_a_gondola_leaves_deep_water():
    state = table({**line(6), (2, 0): (LAKE, 0)}, [(2, 0)] * 3, speed=3)
    # Its current is 2.
    assert ends(state) == {(0, 0), (4, 0)}


def test_g33_a_full_tile_may_be_passed_but_not_ended_on():
    state = table(line(6), [(2, 0), (4, 0), (4, 0)], speed=2)
    assert texts(state) == ["race path=3:0", "race path=1:0,0:0"]
    full = refusal(state, "race path=3:0,4:0")
    assert (full.rule, full.needed, full.present) == ("G-33", 2, 2)
    state.speed = 3
    assert ends(state) == {(0, 0), (5, 0)}


def test_g33_back_over_several_full_tiles():
    tiles = {**line(6), (3, 0): (NARROW, 0)}
    state = table(tiles, [(1, 0), (3, 0), (4, 0), (4, 0)], speed=3)
    assert ends(state) == {(0, 0), (2, 0)}


def test_g33_a_way_may_be_trimmed_to_nothing():
    tiles = {**line(3), (1, 0): (NARROW, 0)}
    state = table(tiles, [(0, 0), (1, 0), (2, 0)], speed=1)
    assert texts(state) == ["stay"]


def test_g33_only_tiles_up_to_the_end_count_as_entered():
    tiles = {**line(6), (4, 0): (BRIDGE, 0)}
    state = table(tiles, [(2, 0), (4, 0), (4, 0)], speed=2)
    told = act(state, "race path=3:0", [0, 1, 2, 3, 4])
    assert [event["type"] for event in told] == ["gondola.moved", "gondola.drew", "gondola.turn_began"]
    assert state.flags_left == [5, 5, 5]


def test_g34_an_occupied_cannot_pass_tile_stops():
    # b15 is a junction with Cannot Pass and room for two.
    tiles = {**line(6), (3, 0): ("b15", 0)}
    state = table(tiles, [(2, 0), (3, 0), (0, 0)], speed=3)
    assert ends(state) == {(0, 0), (3, 0)}
    assert refusal(state, "race path=3:0,4:0").rule == "G-34"
    full = table(tiles, [(2, 0), (3, 0), (3, 0)], speed=3)
    assert texts(full) == ["stay", "race path=1:0,0:0"]


def test_g34_an_empty_cannot_pass_tile_is_passed():
    state = table({**line(6), (3, 0): (CLOSED, 0)}, [(2, 0), (5, 0), (0, 0)], speed=2)
    assert ends(state) == {(0, 0), (4, 0)}


def test_g34_a_gondola_leaves_a_cannot_pass_tile_freely():
    state = table({**line(6), (3, 0): ("b15", 0)}, [(3, 0), (3, 0), (0, 0)], speed=2)
    assert ends(state) == {(5, 0), (1, 0)}


def test_g34_re_entering_one_in_a_loop_stops_while_another_is_there():
    tiles = {**RING, (0, 0): ("b15", 1)}
    state = table(tiles, [(1, 0), (0, 0), (0, 0)], speed=5)
    # From (1, 0): west meets the full b15 at once; round by the south too, after three squares.
    assert texts(state) == ["race path=1:1,0:1", "stay"]


@pytest.mark.parametrize("tile", [FAST, "c75", LAKE])
def test_g35_with_two_players_every_capacity_is_one(tile):
    tiles = {**line(4), (1, 0): (tile, 0)}
    assert texts(table(tiles, [(0, 0), (1, 0)], speed=1)) == ["stay"]
    assert texts(table(tiles, [(0, 0), (1, 0), (3, 0)], speed=1)) == ["race path=1:0"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_g35_tile_one_has_no_limit_until_it_is_replaced(players):
    row = {(0, 0): ("s01", 0), (1, 0): ("s02", 0), (2, 0): (FAST, 0)}
    gondolas = [(1, 0)] + [(0, 0)] * (players - 1)
    assert "race path=0:0" in texts(table(row, gondolas, speed=1))
    row[0, 0] = (NARROW, 0)
    assert "race path=0:0" not in texts(table(row, gondolas, speed=1))
