"""The first action: cards, pawns, and too many types (V-20 to V-27, V-40)."""

import pytest

from tests.rulesets.venezia.build import Table, count, do, happened, in_front, pawn, phase, refused, tags, texts

SEATS = pytest.mark.parametrize("me", [0, 1, 2])


@SEATS
def test_v20_three_actions_in_order(me):
    state = Table().hand(me, "ponte").turn(me)
    assert phase(state) == "play_cards"
    assert refused(state, "reclaim hex=1,-8").rule == "V-20"
    assert refused(state, "draw_card").rule == "V-20"
    do(state, me, "end_play")
    assert phase(state) == "reclaim"
    assert refused(state, "play_card building=ponte mode=joint").rule == "V-20"
    do(state, me, "end_reclaim")
    assert phase(state) == "draw"
    assert refused(state, "reclaim hex=1,-8").rule == "V-20"
    do(state, me, "draw_card", [0])
    assert state.current == (me + 1) % 3


def test_v20_without_cards_the_first_action_is_no_choice():
    assert phase(Table().turn(0)) == "reclaim"


def test_v21_any_number_of_cards_of_any_types():
    state = Table().hand(0, "casa ponte campo basilica").turn(0)
    for card in ("campo mode=joint", "casa mode=solo", "basilica mode=joint", "ponte mode=joint"):
        do(state, 0, f"play_card building={card}")
    assert state.hand_size(0) == 0
    # The last card leaves nothing to play: the house is the next.
    assert phase(state) == "build"


def test_v21_refuses_cards_that_are_not_in_hand():
    state = Table().hand(0, "casa").turn(0)
    rejection = refused(state, "play_card building=ponte mode=joint")
    assert (rejection.rule, rejection.needed, rejection.present) == ("V-21", 1, 0)
    state = Table().hand(0, "ponte").turn(0)
    rejection = refused(state, "play_card building=casa mode=solo")
    assert (rejection.rule, rejection.needed, rejection.present) == ("V-21", 1, 0)


@SEATS
def test_v22_joint_cards_of_all_players_count_and_never_more_than_the_need(me):
    after = (me + 1) % 3
    state = Table().joint(after, "palazzo").hand(me, "palazzo palazzo palazzo").turn(me)
    do(state, me, "play_card building=palazzo mode=joint")
    do(state, me, "play_card building=palazzo mode=joint")
    assert state.laid_out(1) == 3
    rejection = refused(state, "play_card building=palazzo mode=joint")
    assert (rejection.rule, rejection.present) == ("V-22", 3)
    do(state, me, "end_play")
    assert phase(state) == "build"


@SEATS
def test_v23_solo_takes_the_full_need_and_leaves_joint_cards_and_pawn(me):
    after = (me + 1) % 3
    state = Table().joint(me, "ponte", pawn=False).joint(after, "ponte").hand(me, "ponte ponte ponte").turn(me)
    do(state, me, "play_card building=ponte mode=solo")
    assert (in_front(state, me, "ponte"), in_front(state, after, "ponte"), pawn(state, "ponte")) == (1, 1, after)
    do(state, me, "build building=ponte mode=solo line=2 score_district=castello")
    assert (in_front(state, me, "ponte"), in_front(state, after, "ponte"), pawn(state, "ponte")) == (1, 1, after)
    assert state.positions[me] == 1  # One house in Castello; nobody else takes part.
    assert state.positions[after] == 0
    assert state.discard[3] == 3


def test_v23_solo_needs_the_full_set_in_hand():
    state = Table().joint(0, "basilica").hand(0, "basilica basilica basilica").turn(0)
    rejection = refused(state, "play_card building=basilica mode=solo")
    assert (rejection.rule, rejection.needed, rejection.present) == ("V-23", 4, 3)
    assert rejection.instead is not None


@SEATS
def test_v24_solo_and_joint_of_one_type_in_one_turn(me):
    after = (me + 1) % 3
    state = Table().joint(after, "campo campo").hand(me, "campo campo campo campo").turn(me)
    do(state, me, "play_card building=campo mode=joint")
    do(state, me, "play_card building=campo mode=solo")
    # Both are complete; the player to move chooses the next.
    assert texts(state, "next_building") == ["next_building building=campo mode=solo", "next_building building=campo mode=joint"]
    do(state, me, "next_building building=campo mode=solo")
    do(state, me, "build building=campo mode=solo hexes=-3:2")
    assert state.positions == [0, 0, 0]  # No developed hex beside it.
    # The joint one belongs to the holder of the pawn, who has more cards.
    news = do(state, after, "build building=campo mode=joint hexes=-4:-2")
    assert happened(news, "built")[0]["seat"] == after
    assert in_front(state, after, "campo") == in_front(state, me, "campo") == 0
    assert state.discard[2] == 6


def test_v24_joint_cards_one_at_a_time_up_to_a_set_that_is_solo():
    state = Table().hand(0, "palazzo palazzo palazzo").turn(0)
    assert texts(state, "play_card") == ["play_card building=palazzo mode=solo", "play_card building=palazzo mode=joint"]
    do(state, 0, "play_card building=palazzo mode=joint")
    do(state, 0, "play_card building=palazzo mode=joint")
    # The third would be a full set of one turn of which nobody else has cards in front: that is played as solo.
    assert texts(state, "play_card") == []
    assert refused(state, "play_card building=palazzo mode=joint").rule == "V-24"


@SEATS
def test_v24_the_full_set_may_be_laid_jointly_where_another_has_cards_in_front(me):
    after = (me + 1) % 3
    state = Table().joint(after, "basilica").hand(me, "basilica basilica basilica casa").turn(me)
    for _ in range(3):
        do(state, me, "play_card building=basilica mode=joint")
    assert state.laid_out(4) == 4


@SEATS
def test_v25_first_card_takes_the_pawn_a_tie_changes_nothing_more_cards_win_it(me):
    after = (me + 1) % 3
    state = Table().hand(me, "basilica").hand(after, "basilica basilica").turn(me)
    news = do(state, me, "play_card building=basilica mode=joint")
    assert happened(news, "pawn_taken") == [{"seat": me, "building": "basilica"}]
    do(state, me, "end_reclaim")
    do(state, me, "draw_card", [0])
    news = do(state, after, "play_card building=basilica mode=joint")
    assert pawn(state, "basilica") == me
    assert "pawn_taken" not in tags(news)
    do(state, after, "play_card building=basilica mode=joint")
    assert pawn(state, "basilica") == after


def test_v25_the_holder_keeps_the_pawn_with_more_cards_of_its_own():
    state = Table().joint(0, "basilica").hand(0, "basilica").turn(0)
    news = do(state, 0, "play_card building=basilica mode=joint")
    assert "pawn_taken" not in tags(news)
    assert pawn(state, "basilica") == 0


def test_v25_a_third_player_needs_more_than_the_holder_not_than_the_others():
    # Seat 1 holds the pawn with 1 card, seat 2 has none: seat 0 takes it with 2.
    state = Table().joint(1, "basilica").hand(0, "basilica basilica").turn(0)
    do(state, 0, "play_card building=basilica mode=joint")
    assert pawn(state, "basilica") == 1
    do(state, 0, "play_card building=basilica mode=joint")
    assert pawn(state, "basilica") == 0


def test_v26_casa_cards_are_houses_each_alone():
    state = Table().hand(0, "casa casa casa").turn(0)
    rejection = refused(state, "play_card building=casa mode=joint")
    assert rejection.rule == "V-26"
    assert rejection.instead is not None
    for _ in range(3):
        do(state, 0, "play_card building=casa mode=solo")
    for hex_ in ("-8:-2", "-4:-2", "3:-4"):
        do(state, 0, f"build building=casa mode=solo hexes={hex_}")
    # Three houses, a point each; space 0 to 3, with no other gondola in the way.
    assert state.positions[0] == 3
    assert state.supply[0] == 15
    assert all(state.pawns[kind] == -1 for kind in range(5))


@SEATS
def test_v27_a_building_of_one_player_spread_over_turns_is_built_alone(me):
    state = Table().joint(me, "palazzo palazzo").hand(me, "palazzo").turn(me)
    do(state, me, "play_card building=palazzo mode=joint")
    news = do(state, me, "build building=palazzo mode=joint hexes=-4:-2,-3:-2")
    assert happened(news, "built")[0]["points"] == 8
    assert state.positions == [8 if seat == me else 0 for seat in range(3)]
    assert pawn(state, "palazzo") == -1


@SEATS
def test_v40_a_third_type_is_discarded_and_the_pawn_passes_on(me):
    left, right = (me + 1) % 3, (me + 2) % 3
    table = Table().joint(left, "basilica", pawn=False).joint(right, "basilica", pawn=False)
    state = table.joint(me, "campo basilica").hand(me, "ponte").turn(me)
    do(state, me, "play_card building=ponte mode=joint")
    assert phase(state) == "discard_excess"
    assert texts(state) == [f"discard_excess building={name}" for name in ("campo", "ponte", "basilica")]
    assert refused(state, "discard_excess building=palazzo").rule == "V-40"
    news = do(state, me, "discard_excess building=basilica")
    # One card each: the tie goes clockwise from the discarder.
    assert happened(news, "pawn_taken") == [{"seat": left, "building": "basilica"}]
    assert state.discard[4] == 1
    assert phase(state) == "reclaim"


@SEATS
def test_v40_the_pawn_goes_to_the_most_cards(me):
    left, right = (me + 1) % 3, (me + 2) % 3
    table = Table().joint(right, "basilica basilica", pawn=False).joint(left, "campo")
    state = table.joint(me, "palazzo basilica").hand(me, "campo").turn(me)
    do(state, me, "play_card building=campo mode=joint")
    do(state, me, "discard_excess building=basilica")
    assert pawn(state, "basilica") == right


def test_v40_a_pawn_that_nobody_can_take_goes_back():
    state = Table().joint(0, "palazzo campo").hand(0, "ponte basilica").turn(0)
    do(state, 0, "play_card building=ponte mode=joint")
    do(state, 0, "play_card building=basilica mode=joint")
    do(state, 0, "discard_excess building=basilica")
    assert pawn(state, "basilica") == -1
    assert phase(state) == "discard_excess"  # Still three types.
    do(state, 0, "discard_excess building=campo")
    assert pawn(state, "campo") == -1
    assert pawn(state, "palazzo") == 0
    assert pawn(state, "ponte") == 0


@SEATS
def test_v40_a_pawn_that_another_holds_stays(me):
    left = (me + 1) % 3
    table = Table().joint(left, "ponte").joint(me, "ponte", pawn=False).joint(me, "palazzo")
    state = table.hand(me, "campo").turn(me)
    do(state, me, "play_card building=campo mode=joint")
    do(state, me, "discard_excess building=ponte")
    assert pawn(state, "ponte") == left


def test_v40_completed_buildings_do_not_count_as_types():
    state = Table().joint(0, "palazzo campo").joint(1, "ponte ponte").hand(0, "ponte").turn(0)
    do(state, 0, "play_card building=ponte mode=joint")
    do(state, 1, "build building=ponte mode=joint line=2 score_district=castello")
    assert phase(state) == "reclaim"


def test_played_cards_that_everybody_knew_are_known_no_more():
    state = Table().known(0, "ponte ponte").hand(0, "casa").turn(0)
    do(state, 0, "play_card building=ponte mode=joint")
    assert state.known[3] == 1
    do(state, 0, "play_card building=ponte mode=joint")
    assert state.known[3] == 0
    assert count(state, 0, "casa") == 1
