"""Building: order, room, points, treasures, movement (V-30 to V-38)."""

import pytest

from service.rulesets.venezia.components import HEX_OF
from tests.rulesets.venezia.build import Table, do, happened, in_front, lies_on, pawn, phase, refused, tags, texts

SEATS = pytest.mark.parametrize("me", [0, 1, 2])


def _complete_palazzo(table, owners):
    """Joint palazzo cards of three owners, the last of whom still has the card in hand; the first holds the pawn."""
    first, second, third = owners
    table.joint(second, "palazzo", pawn=False)
    table.joint(first, "palazzo")
    return table.hand(third, "palazzo")


@SEATS
def test_v30_no_cards_after_the_first_building_and_the_mover_chooses_the_next(me):
    state = Table().joint((me + 1) % 3, "ponte ponte").hand(me, "casa ponte ponte").turn(me)
    do(state, me, "play_card building=casa mode=solo")
    do(state, me, "play_card building=ponte mode=joint")
    do(state, me, "end_play")
    assert phase(state) == "next_building"
    assert refused(state, "play_card building=ponte mode=joint").rule == "V-20"
    assert refused(state, "next_building building=campo mode=solo").rule == "V-30"
    assert texts(state) == ["next_building building=casa mode=solo", "next_building building=ponte mode=joint"]
    news = do(state, me, "next_building building=casa mode=solo")
    assert tags(news) == ["building_chosen"]
    assert phase(state) == "build"


def test_v30_a_casa_may_take_the_last_room_before_a_campo():
    table = Table().fill().empty((3, -4))
    state = table.hand(0, "casa campo campo campo").turn(0)
    do(state, 0, "play_card building=casa mode=solo")
    do(state, 0, "play_card building=campo mode=solo")
    do(state, 0, "next_building building=casa mode=solo")
    news = do(state, 0, "build building=casa mode=solo hexes=3:-4")
    assert happened(news, "building_lost") == [{"building": "campo", "mode": "solo"}]
    assert state.discard[2] == 3
    assert phase(state) == "reclaim"


@SEATS
def test_v31_the_holder_of_the_pawn_places_even_out_of_turn(me):
    left, right = (me + 1) % 3, (me + 2) % 3
    state = _complete_palazzo(Table(), (right, left, me)).turn(me)
    do(state, me, "play_card building=palazzo mode=joint")
    news = do(state, right, "build building=palazzo mode=joint hexes=-4:-2,-3:-2")
    assert happened(news, "built")[0]["seat"] == right
    assert happened(news, "built")[0]["points"] == 8
    # The holder 8; the others half of it: 4 each, clockwise from the holder, who is on 8.
    order = [seat for seat in (right, me, left) if seat != right]
    assert state.positions[right] == 8
    assert state.positions[order[0]] == 4  # 1, 2, 3, 4
    assert state.positions[order[1]] == 5  # 1, 2, 3, jump 4, 5
    assert state.current == me
    assert phase(state) == "reclaim"


def test_v31_the_building_to_place_is_named_by_type_and_mode():
    state = Table().hand(0, "casa").turn(0)
    do(state, 0, "play_card building=casa mode=solo")
    assert refused(state, "build building=campo mode=solo hexes=3:-4").rule == "V-31"
    assert refused(state, "build building=casa mode=joint hexes=3:-4").rule == "V-31"


def test_v32_hexes_must_be_empty():
    state = Table().hand(0, "casa").turn(0)
    do(state, 0, "play_card building=casa mode=solo")
    swamp = refused(state, "build building=casa mode=solo hexes=1:-8")
    assert swamp.rule == "V-32"
    assert "swamp" in swamp.message
    occupied = refused(state, "build building=casa mode=solo hexes=6:-3")
    assert occupied.rule == "V-32"
    assert "casa" in occupied.message
    # The eight hexes of building stones are empty from the start.
    assert len(texts(state, "build")) == 8


def test_v32_both_ends_of_a_bridge_line_must_be_empty():
    state = Table().empty((1, -2)).hand(0, "ponte ponte ponte").turn(0)
    do(state, 0, "play_card building=ponte mode=solo")
    # Line 1 has one empty end; line 2 joins two building stones.
    assert texts(state, "build") == [
        "build building=ponte mode=solo line=2 score_district=san_marco",
        "build building=ponte mode=solo line=2 score_district=castello",
    ]
    assert refused(state, "build building=ponte mode=solo line=1 score_district=castello").rule == "V-32"


def test_v33_no_room_loses_the_cards_of_a_solo_set():
    state = Table().hand(0, "basilica basilica basilica basilica").turn(0)
    news = do(state, 0, "play_card building=basilica mode=solo")
    assert happened(news, "building_lost") == [{"building": "basilica", "mode": "solo"}]
    assert state.discard[4] == 4
    assert state.supply[4] == 4
    assert state.positions == [0, 0, 0]


@SEATS
def test_v33_no_room_loses_everybodys_joint_cards_and_the_pawn_goes_back(me):
    left, right = (me + 1) % 3, (me + 2) % 3
    table = Table().joint(left, "basilica basilica").joint(right, "basilica", pawn=False).joint(left, "campo")
    state = table.hand(me, "basilica").turn(me)
    news = do(state, me, "play_card building=basilica mode=joint")
    assert tags(news) == ["cards_played", "building_lost", "cards_used", "pawn_returned"]
    assert state.discard[4] == 4
    assert pawn(state, "basilica") == -1
    assert pawn(state, "campo") == left
    assert [in_front(state, seat, "basilica") for seat in range(3)] == [0, 0, 0]
    assert state.positions == [0, 0, 0]


def test_v33_a_solo_set_without_room_leaves_the_joint_cards_of_its_type():
    state = Table().joint(1, "basilica").hand(0, "basilica basilica basilica basilica").turn(0)
    do(state, 0, "play_card building=basilica mode=solo")
    assert in_front(state, 1, "basilica") == 1
    assert pawn(state, "basilica") == 1


def test_v33_a_legal_place_must_be_used():
    state = Table().hand(0, "casa").turn(0)
    do(state, 0, "play_card building=casa mode=solo")
    assert {text.split()[0] for text in texts(state)} == {"build"}


def _score(table, name, where):
    need = {"casa": 1, "basilica": 4}.get(name, 3)
    state = table.hand(0, " ".join([name] * need)).turn(0)
    do(state, 0, f"play_card building={name} mode=solo")
    news = do(state, 0, f"build building={name} mode=solo {where}")
    return happened(news, "built")[0]["points"]


def test_v34_casa_and_basilica():
    assert _score(Table(), "casa", "hexes=3:-4") == 1
    assert _score(Table().empty((2, -4), (3, -5)), "basilica", "hexes=2:-4,3:-5,3:-4") == 7


def test_v34_palazzo_counts_each_undeveloped_hex_beside_it_once():
    # Around (-4,-2), (-3,-2): (-3,-3) (-4,-3) (-5,-2) (-5,-1) (-4,-1) (-2,-2) (-2,-3) (-3,-1), the two middle ones touch both.
    assert _score(Table(), "palazzo", "hexes=-4:-2,-3:-2") == 8
    # Empty hexes are undeveloped too; two houses beside it take two away.
    table = Table().empty((-3, -3)).houses((-4, -3), (-2, -2))
    assert _score(table, "palazzo", "hexes=-4:-2,-3:-2") == 6


def test_v34_campo_counts_developed_hexes_beside_it():
    # Beside (4,-1): (5,-1), (5,-2), (4,-2), (3,-1); across the canal nothing counts.
    assert _score(Table(), "campo", "hexes=4:-1") == 0
    assert _score(Table().houses((5, -1), (3, -1)).build("palazzo", (4, -2), (5, -2)), "campo", "hexes=4:-1") == 4
    # A ponte's end is developed: (1,-4) is one of the start ponte. Beside (1,-3): (2,-3), (2,-4), (1,-4), (1,-2).
    assert _score(Table().empty((1, -3)), "campo", "hexes=1:-3") == 1


def test_v34_ponte_counts_the_houses_of_the_chosen_district():
    assert _score(Table(), "ponte", "line=2 score_district=castello") == 1
    assert _score(Table(), "ponte", "line=2 score_district=san_marco") == 0
    table = Table().houses((5, -4), (6, -4), (1, -8))
    assert _score(table, "ponte", "line=2 score_district=castello") == 3
    state = Table().hand(0, "ponte ponte ponte").turn(0)
    do(state, 0, "play_card building=ponte mode=solo")
    assert refused(state, "build building=ponte mode=solo line=2 score_district=san_polo").rule == "V-34"
    assert refused(state, "build building=ponte mode=solo line=2").rule == "V-34"


@SEATS
def test_v35_the_holder_gets_all_the_others_half_rounded_down(me):
    left, right = (me + 1) % 3, (me + 2) % 3
    table = Table().empty((2, -4), (3, -5)).at(0, 0, 0)
    table.joint(left, "basilica basilica").joint(right, "basilica", pawn=False)
    state = table.hand(me, "basilica").turn(me)
    do(state, me, "play_card building=basilica mode=joint")
    do(state, left, "build building=basilica mode=joint hexes=2:-4,3:-5,3:-4")
    # 7 for the holder (0 to 7). Half of 7 is 3: right goes first, to 3; then me, jumping 3: 1, 2, 4.
    assert state.positions[left] == 7
    assert state.positions[right] == 3
    assert state.positions[me] == 4


@SEATS
def test_v36_treasures_come_before_movement_with_the_old_place(me):
    left, right = (me + 1) % 3, (me + 2) % 3
    table = _complete_palazzo(Table(), (left, right, me))
    positions = [0, 0, 0]
    # San Polo is bordered by 37 to 45. The holder on 45 leaves it by moving, right on 36 borders it too, me on 46 does not.
    positions[left], positions[right], positions[me] = 45, 36, 46
    state = table.at(*positions).turn(me)
    do(state, me, "play_card building=palazzo mode=joint")
    news = do(state, left, "build building=palazzo mode=joint hexes=-4:-2,-3:-2", [3], [0])
    assert [e["seat"] for e in happened(news, "treasure_taken")] == [left, right]
    assert happened(news, "treasure_taken", left)[0]["value"] == 6
    assert happened(news, "treasure_taken", me)[0]["value"] is None
    # left: 8 from 45, jumping 46: 47..54; right: 4 from 36; me: 4 from 46: 47, 48, 49, 50.
    assert state.positions[left] == 54
    assert state.positions[right] == 40
    assert state.positions[me] == 50
    order = [e["type"] for e in [n.event.to_json() for n in news] if e["type"] in {"venezia.treasure_taken", "venezia.moved"}]
    assert order == ["venezia.treasure_taken"] * 2 + ["venezia.moved"] * 3


def test_v36_one_treasure_where_both_districts_of_a_ponte_are_bordered():
    state = Table().at(11, 0, 0).hand(0, "ponte ponte ponte").turn(0)
    do(state, 0, "play_card building=ponte mode=solo")
    news = do(state, 0, "build building=ponte mode=solo line=2 score_district=castello", [2])
    assert happened(news, "treasure_taken", 0) == [{"seat": 0, "value": 5}]


def test_v36_either_district_of_a_ponte_will_do():
    # Line 6 joins San Polo and Cannaregio; space 1 borders neither, space 27 San Marco, space 30 both, 37 San Polo alone.
    for space, taken in ((1, []), (27, []), (37, [[0]])):
        state = Table().empty((-5, -2), (-6, -3)).at(space, 0, 0).hand(0, "ponte ponte ponte").turn(0)
        do(state, 0, "play_card building=ponte mode=solo")
        news = do(state, 0, "build building=ponte mode=solo line=6 score_district=san_polo", *taken)
        assert len(happened(news, "treasure_taken")) == len(taken)


def test_v36_no_treasure_is_left():
    table = Table().at(11, 0, 0).hand(0, "casa")
    table.state.treasure_pool = [0, 0, 0, 0]
    state = table.turn(0)
    do(state, 0, "play_card building=casa mode=solo")
    news = do(state, 0, "build building=casa mode=solo hexes=3:-4")
    assert "treasure_taken" not in tags(news)
    assert state.positions[0] == 12


@SEATS
def test_v36_the_last_treasure_goes_to_the_holder_of_the_pawn(me):
    left, right = (me + 1) % 3, (me + 2) % 3
    table = _complete_palazzo(Table(), (right, left, me)).at(37, 38, 39)
    table.state.treasure_pool = [1, 0, 0, 0]
    state = table.turn(me)
    do(state, me, "play_card building=palazzo mode=joint")
    news = do(state, right, "build building=palazzo mode=joint hexes=-4:-2,-3:-2", [0])
    assert happened(news, "treasure_taken") == [{"seat": right, "value": None}]


@SEATS
def test_v37_occupied_spaces_are_jumped_one_gondola_after_the_other(me):
    left, right = (me + 1) % 3, (me + 2) % 3
    table = _complete_palazzo(Table().houses((-3, -3), (-4, -3), (-2, -2), (-2, -3)), (me, left, right))
    positions = [0, 0, 0]
    positions[me], positions[left], positions[right] = 2, 3, 5
    # right completes it in its own turn; me holds the pawn.
    state = table.at(*positions).turn(right)
    do(state, right, "play_card building=palazzo mode=joint")
    do(state, me, "build building=palazzo mode=joint hexes=-4:-2,-3:-2")
    # Four undeveloped hexes are left: me 4 from 2, jumping 3 and 5: 4, 6, 7, 8.
    assert state.positions[me] == 8
    # left, next clockwise, 2 from 3: 4, jump 5, 6.
    assert state.positions[left] == 6
    # right 2 from 5: jump 6, 7, jump 8, 9.
    assert state.positions[right] == 9


@pytest.mark.parametrize(("mine", "other", "end"), [(9, 45, 11), (44, 10, 46), (9, 0, 10), (44, 0, 45), (0, 0, 1)])
def test_v37_the_crossing_is_one_space(mine, other, end):
    state = Table(2).at(mine, other).hand(0, "casa").turn(0, imaginary=False)
    do(state, 0, "play_card building=casa mode=solo")
    # A house in Cannaregio, which none of these spaces borders.
    do(state, 0, "build building=casa mode=solo hexes=-8:-2")
    assert state.positions[0] == end


@SEATS
def test_v38_used_cards_are_discarded_and_the_pawn_goes_back(me):
    left, right = (me + 1) % 3, (me + 2) % 3
    state = _complete_palazzo(Table(), (left, right, me)).joint(left, "campo").turn(me)
    do(state, me, "play_card building=palazzo mode=joint")
    news = do(state, left, "build building=palazzo mode=joint hexes=-4:-2,-3:-2")
    assert happened(news, "cards_used") == [{"building": "palazzo", "mode": "joint", "count": 3}]
    assert happened(news, "pawn_returned") == [{"building": "palazzo"}]
    assert state.discard[1] == 3
    assert pawn(state, "palazzo") == -1
    assert pawn(state, "campo") == left
    assert lies_on(state, (-4, -2)) == "palazzo"
    assert state.board[HEX_OF[-4, -2]] == state.board[HEX_OF[-3, -2]]
