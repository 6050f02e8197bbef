"""G-20 to G-24: laying tiles."""

import pytest

from service.rulesets.gondola.ruleset import RULESET
from service.rulesets.gondola.state import RACE
from tests.rulesets.gondola.build import BEND, BRIDGE, FAST, FORK, LAKE, RING, act, kinds_of_news, line, refusal, table, texts

#: Two corners across a diagonal: the free squares (0, 0) and (1, 1) have water at two edges beside each other.
DIAGONAL = {(1, 0): (BEND, 2), (0, 1): (BEND, 0)}


def rotations(state, tile, x, y):
    return [int(text[-1]) for text in texts(state) if text.startswith(f"place tile={tile} x={x} y={y} ")]


def start_row(**more):
    row = {(0, 0): ("s01", 0), (1, 0): ("s02", 0), (2, 0): ("s03", 0), (3, 0): ("s04", 0), (4, 0): ("s05", 0), (5, 0): ("s06", 0)}
    return table(row, [(0, 0)] * 3, **more)


def test_g20_a_tile_joins_the_water_in_play():
    state = start_row(hands=[("c25", "c42")])
    # Open water of the start row: west of tile 1, north of tile 3, south of tile 5, east of tile 6.
    squares = {tuple(text.split()[2:4]) for text in texts(state)}
    assert squares == {("x=-1", "y=0"), ("x=2", "y=-1"), ("x=4", "y=1"), ("x=6", "y=0")}
    assert rotations(state, "c25", 2, -1) == [1]
    # A corner joins tile 3 by its south edge: E-S (once turned) or S-W (twice).
    assert rotations(state, "c42", 2, -1) == [1, 2]
    assert rotations(state, "c42", -1, 0) == [0, 1]


def test_g20_refusals_name_what_is_wrong():
    state = start_row(hands=[("c25",)])
    assert refusal(state, "place tile=c26 x=2 y=-1 rotation=1").message == "Tile c26 is not in the hand."
    far = refusal(state, "place tile=c25 x=9 y=9 rotation=0")
    assert (far.rule, far.message) == ("G-20", "The square (9, 9) is not beside a tile in play.")
    assert refusal(state, "place tile=c25 x=200 y=-200 rotation=0").rule == "G-20"
    land = refusal(state, "place tile=c25 x=2 y=-1 rotation=0")
    assert land.rule == "G-20"
    assert "land at its south edge on (2, -1)" in land.message
    dry = refusal(state, "place tile=c25 x=0 y=-1 rotation=0")
    assert (dry.rule, dry.needed, dry.present) == ("G-20", 1, 0)
    taken = refusal(state, "place tile=c25 x=0 y=0 rotation=0")
    assert taken.rule == "G-23"
    early = refusal(state, "race path=1:0")
    assert early.rule == "G-20"
    assert refusal(state, "stay").rule == "G-20"


def test_g20_every_shared_edge_must_fit():
    state = table(DIAGONAL, [(1, 0)] * 3, hands=[("c25", "c42", "c59", "c73")])
    # Water in the east and in the south of (0, 0): the corner E-S, the junctions N-E-S and E-S-W, the crossing.
    assert rotations(state, "c25", 0, 0) == []
    assert rotations(state, "c42", 0, 0) == [1]
    assert rotations(state, "c59", 0, 0) == [1, 2]
    assert rotations(state, "c73", 0, 0) == [0]


def test_g21_deep_water_fits_water_and_land_but_needs_a_passage():
    # (1, 0) has water in the west, land in the east and deep water in the south.
    tiles = {(0, 0): (FAST, 0), (2, 0): (FAST, 1), (1, 1): (LAKE, 0)}
    state = table(tiles, [(0, 0)] * 3, hands=[("c42", "c73", "c09")])
    assert rotations(state, "c42", 1, 0) == [2, 3]
    assert rotations(state, "c73", 1, 0) == []
    assert rotations(state, "c09", 1, 0) == [0]
    # (3, 0) meets the land edge of (2, 0) only.
    rejection = refusal(state, "place tile=c09 x=3 y=0 rotation=0")
    assert rejection.rule == "G-21"


def test_g21_land_beside_deep_water_is_no_passage():
    tiles = {(0, 0): (LAKE, 0), (1, 0): (FAST, 1), (-1, 0): (FAST, 0)}
    state = table(tiles, [(0, 0)] * 3, speed=3)
    assert texts(state) == ["race path=-1:0"]
    assert refusal(state, "race path=1:0").message == "No water leads to (1, 0) from the square before it on the path."


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_g22_a_checkpoint_must_be_laid_first(seat):
    hands = [("c25",)] * 3
    hands[seat] = (BRIDGE, "c25", "c05")
    state = table(line(2), [(0, 0)] * 3, hands=hands, turn=seat)
    assert {text.split()[1] for text in texts(state)} == {f"tile={BRIDGE}", "tile=c05"}
    assert refusal(state, "place tile=c25 x=2 y=0 rotation=0").rule == "G-22"
    assert refusal(state, "discard tile=c25").rule == "G-24"


def test_g22_not_where_no_checkpoint_can_be_laid_and_again_in_the_next_turn():
    state = table(DIAGONAL, [(1, 0), (0, 1)], hands=[(BRIDGE, "c42"), ("c73",)], stack=["c25"])
    assert texts(state) == ["place tile=c42 x=0 y=0 rotation=1", "place tile=c42 x=1 y=1 rotation=3"]
    assert refusal(state, f"place tile={BRIDGE} x=0 y=0 rotation=0").rule == "G-20"
    act(state, "place tile=c42 x=0 y=0 rotation=1")
    act(state, texts(state)[0], [state.stack.index(1)])
    act(state, "place tile=c73 x=1 y=1 rotation=0")
    act(state, texts(state)[0])
    # The crossing opened (2, 1) and (1, 2), where a straight fits.
    assert {text.split()[1] for text in texts(state)} == {f"tile={BRIDGE}"}


def test_g23_replace_takes_the_place_of_a_tile():
    state = start_row(hands=[("c16",)])
    # N-E-W or E-S-W in the place of tile 2; both have E and W.
    assert rotations(state, "c16", 1, 0) == [0, 2]
    told = act(state, "place tile=c16 x=1 y=0 rotation=2")
    assert told[0]["replaced"] == "s02"
    assert RULESET.view(state, 1)["discarded"] == ["s02"]
    # The laid tile's speed, 2, counts: tile 1 has current 3.
    assert (state.phase, state.speed, RULESET.view(state, 0)["distance"]) == (RACE, 2, 2)
    # Its open edge in the south is open for the next tile.
    assert (1, 1) in {(cell[0], cell[1]) for cell in squares_beside(state)}


def squares_beside(state):
    twin = state.copy()
    twin.phase = 0
    twin.hands[twin.turn] = [73]
    return {tuple(int(word[2:]) for word in text.split()[2:4]) for text in texts(twin)}


def test_g23_not_on_checkpoints_nor_below_gondolas_nor_without_replace():
    state = start_row(hands=[("c14", "c25")])
    assert refusal(state, "place tile=c14 x=5 y=0 rotation=0").message == "Tile s06 on (5, 0) is a checkpoint, which cannot be replaced."
    gondola = refusal(state, "place tile=c14 x=0 y=0 rotation=0")
    assert (gondola.rule, gondola.message) == ("G-23", "A gondola lies on tile s01 on (0, 0), so it cannot be replaced.")
    plain = refusal(state, "place tile=c25 x=1 y=0 rotation=0")
    assert (plain.rule, plain.message) == ("G-23", "Tile s02 lies on (1, 0), and c25 has no Replace.")
    assert rotations(state, "c14", 1, 0) == [0]
    assert rotations(state, "c14", 3, 0) == [0]


def test_g23_a_start_tile_may_be_replaced_once_the_gondolas_have_left():
    row = {(0, 0): ("s01", 0), (1, 0): ("s02", 0)}
    state = table(row, [(1, 0)] * 3, hands=[("c15",)])
    # A corner in the place of tile 1 keeps its east edge: N-E or E-S.
    assert rotations(state, "c15", 0, 0) == [0, 1]


def test_g23_a_passage_to_deep_water_stays():
    tiles = {(0, 0): (LAKE, 0), (1, 0): (FAST, 0), (2, 0): (FAST, 0)}
    state = table(tiles, [(2, 0)] * 3, hands=[("c14", "c15", "c17")])
    assert rotations(state, "c14", 1, 0) == [0]
    assert rotations(state, "c17", 1, 0) == [0]
    assert rotations(state, "c15", 1, 0) == []
    rejection = refusal(state, "place tile=c15 x=1 y=0 rotation=0")
    assert (rejection.rule, "passage that leads west" in rejection.message) == ("G-23", True)


def test_g23_land_beside_deep_water_may_become_a_passage():
    tiles = {(0, 0): (LAKE, 0), (1, 0): (FAST, 1), (1, 1): (FAST, 1)}
    state = table(tiles, [(1, 1)] * 3, hands=[("c16",)])
    # A junction that keeps its south edge: N-E-S, E-S-W, N-S-W.
    assert rotations(state, "c16", 1, 0) == [1, 2, 3]


def test_g23_a_replaced_deep_water_leaves_land_where_its_neighbours_have_land():
    tiles = {(0, 0): (LAKE, 0), (1, 0): (FAST, 1), (-1, 0): (FAST, 0)}
    state = table(tiles, [(-1, 0)] * 3, hands=[("c14", "c16")])
    assert rotations(state, "c14", 0, 0) == []
    # Water in the west, land in the east: of the junctions only N-S-W.
    assert rotations(state, "c16", 0, 0) == [3]


def test_g24_without_a_placement_a_tile_is_discarded_and_its_speed_counts():
    state = table(RING, [(0, 0), (1, 1), (1, 1)], hands=[("c25", "c35")])
    assert texts(state) == ["discard tile=c25", "discard tile=c35"]
    assert refusal(state, "discard tile=c73").rule == "G-24"
    told = act(state, "discard tile=c35")
    assert told == [{"type": "gondola.discarded", "seat": 0, "tile": "c35", "reason": "no_placement"}]
    assert RULESET.view(state, 2)["discarded"] == ["c35"]
    # Speed 1: one square either way.
    assert texts(state) == ["race path=1:0", "race path=0:1"]


def test_g24_no_discard_while_a_tile_can_be_laid():
    state = table(line(1), [(0, 0)] * 2, hands=[("c25", "c73")])
    rejection = refusal(state, "discard tile=c25")
    # c25 lengthways and the crossing, at both ends.
    assert (rejection.rule, rejection.needed, rejection.present) == ("G-24", 0, 4)


def test_g24_without_a_tile_the_turn_starts_with_the_race():
    tiles = line(6)
    state = table(tiles, [(2, 0), (1, 0), (1, 0)], hands=[("c25",)], stack=[])
    act(state, "place tile=c25 x=6 y=0 rotation=0")
    told = act(state, "race path=3:0,4:0,5:0,6:0")
    assert kinds_of_news(told) == ["moved", "turn_began"]
    view = RULESET.view(state, 1)
    # Only the current, 5, limits the move from (1, 0).
    assert (view["phase"], view["to_act"], view["speed"], view["distance"]) == ("race", 1, None, 5)
    assert "race path=2:0,3:0,4:0,5:0,6:0" in texts(state)


def test_g20_a_fork_counts_its_ways_by_hand():
    state = table(line(1), [(0, 0)] * 2, hands=[(FORK,)])
    # Joined in the west: N-E-W, E-S-W, N-S-W; in the east: N-E-W, N-E-S, E-S-W.
    assert rotations(state, FORK, 1, 0) == [0, 2, 3]
    assert rotations(state, FORK, -1, 0) == [0, 1, 2]
    assert len(texts(state)) == 6
