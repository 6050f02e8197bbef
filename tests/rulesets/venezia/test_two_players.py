"""The imaginary third player (V-70 to V-73)."""

import pytest

from service.engine.contract import NO_SEAT, SPECTATOR
from service.rulesets.venezia.ruleset import RULESET
from tests.rulesets.venezia.build import Table, cards, do, happened, in_front, lies_on, pawn, phase, refused, tags, texts, verbs

SEATS = pytest.mark.parametrize("me", [0, 1])
IMAGINARY = 2


def _end_without_acting(state, me):
    """End the first two actions, up to the draw."""
    if phase(state) == "play_cards":
        do(state, me, "end_play")
    do(state, me, "end_reclaim")


@SEATS
def test_v70_the_card_comes_at_the_start_if_asked_for(me):
    state = Table(2).hand(me, "casa").turn(me)
    assert "imaginary_now" in verbs(state)
    news = do(state, me, "imaginary_now", cards("campo"))
    assert happened(news, "imaginary_card") == [{"building": "campo", "fate": "laid"}]
    assert in_front(state, IMAGINARY, "campo") == 1
    assert "imaginary_now" not in verbs(state)
    assert refused(state, "imaginary_now").rule == "V-70"
    _end_without_acting(state, me)
    do(state, me, "draw_card", cards("ponte"))  # No second card at the end.
    assert state.current == 1 - me
    assert in_front(state, IMAGINARY, "campo") == 1


@SEATS
def test_v70_otherwise_at_the_end_after_drawing(me):
    state = Table(2).hand(me, "ponte ponte").turn(me)
    do(state, me, "play_card building=ponte mode=joint")
    # After the first card it can only come at the end.
    assert refused(state, "imaginary_now").rule == "V-70"
    do(state, me, "end_play")
    do(state, me, "end_reclaim")
    news = do(state, me, "draw_card", cards("casa"), cards("palazzo"))
    assert tags(news)[:3] == ["card_drawn", "imaginary_card", "pawn_taken"]
    assert in_front(state, IMAGINARY, "palazzo") == 1


def test_v70_it_is_asked_even_without_cards_in_hand():
    state = Table(2).turn(0)
    assert verbs(state) == {"imaginary_now", "end_play"}


def test_v70_no_imaginary_player_with_three():
    state = Table(3).hand(0, "casa").turn(0)
    assert "imaginary_now" not in verbs(state)
    assert RULESET.view(state, 0)["imaginary"] is None
    assert refused(state, "imaginary_now").rule == "V-70"


def test_v70_gold_first_does_not_take_the_choice_away():
    state = Table(2).gold(0, 5).turn(0)
    do(state, 0, "convert_gold points=1")
    assert "imaginary_now" in verbs(state)


def test_v70_at_the_end_conversions_follow_and_then_v63():
    table = Table(2).face_up("ponte casa campo").hand(0, "palazzo").gold(0, 6)
    state = table.turn(0)
    _end_without_acting(state, 0)
    do(state, 0, "offer_card building=palazzo")
    do(state, 0, "draw_card", cards("casa"), cards("casa"), cards("casa"), cards("basilica"))
    assert in_front(state, IMAGINARY, "basilica") == 1
    assert phase(state) == "end_turn"
    assert sum(state.face_up) == 4
    news = do(state, 0, "end_turn")
    assert "face_up_cleared" in tags(news)


def test_v70_no_card_after_the_end_of_the_game():
    state = Table(2).hand(0, "casa").left("casa", 1).turn(0)
    do(state, 0, "play_card building=casa mode=solo")
    news = do(state, 0, "build building=casa mode=solo hexes=3:-4")
    assert "imaginary_card" not in tags(news)
    assert RULESET.to_act(state) == NO_SEAT


@SEATS
def test_v71_the_imaginary_player_counts_and_wins_pawns(me):
    table = Table(2).joint(IMAGINARY, "basilica").joint(1 - me, "basilica")
    state = table.turn(me)
    news = do(state, me, "imaginary_now", cards("basilica"))
    assert happened(news, "pawn_taken") == [{"seat": IMAGINARY, "building": "basilica"}]
    assert RULESET.view(state, SPECTATOR)["pawns"]["basilica"] == IMAGINARY


@SEATS
def test_v71_with_its_pawn_the_mover_places_and_all_get_half(me):
    other = 1 - me
    table = Table(2).joint(other, "basilica").joint(IMAGINARY, "basilica basilica").empty((2, -4), (3, -5))
    state = table.at(11, 11).hand(me, "basilica").turn(me, imaginary=False)
    state.positions[other] = 12
    do(state, me, "play_card building=basilica mode=joint")
    assert (RULESET.to_act(state), phase(state)) == (me, "build")
    news = do(state, me, "build building=basilica mode=joint hexes=2:-4,3:-5,3:-4", [0], [1])
    # The imaginary player sits to the right of the mover: me first, then other; no treasure, no points for it.
    assert [e["seat"] for e in happened(news, "treasure_taken")] == [me, other]
    assert [e["seat"] for e in happened(news, "moved")] == [me]
    # The treasure may be worth five gold, so the mover is asked before other's gondola moves.
    news = do(state, me, "pass_gold")
    assert [e["seat"] for e in happened(news, "moved")] == [other]
    # Half of 7 is 3: me from 11, jumping 12: 13, 14, 15; other from 12: 13, 14, jump 15, 16.
    assert state.positions[me] == 15
    assert state.positions[other] == 16
    assert pawn(state, "basilica") == -1
    assert in_front(state, IMAGINARY, "basilica") == 0


@SEATS
def test_v71_a_real_holder_places_and_gets_all(me):
    other = 1 - me
    table = Table(2).joint(IMAGINARY, "palazzo", pawn=False).joint(other, "palazzo")
    state = table.hand(me, "palazzo").turn(me, imaginary=False)
    do(state, me, "play_card building=palazzo mode=joint")
    assert RULESET.to_act(state) == other
    do(state, other, "build building=palazzo mode=joint hexes=-4:-2,-3:-2")
    assert state.positions[other] == 8
    assert state.positions[me] == 4


@SEATS
def test_v71_it_comes_last_when_a_pawn_passes_on(me):
    other = 1 - me
    table = Table(2).joint(other, "basilica", pawn=False).joint(IMAGINARY, "basilica", pawn=False)
    state = table.joint(me, "basilica campo").hand(me, "palazzo").turn(me, imaginary=False)
    do(state, me, "play_card building=palazzo mode=joint")
    do(state, me, "discard_excess building=basilica")
    assert pawn(state, "basilica") == other
    table = Table(2).joint(IMAGINARY, "basilica basilica", pawn=False)
    state = table.joint(me, "basilica campo").hand(me, "palazzo").turn(me, imaginary=False)
    do(state, me, "play_card building=palazzo mode=joint")
    do(state, me, "discard_excess building=basilica")
    assert pawn(state, "basilica") == IMAGINARY


def test_v71_a_building_of_the_imaginary_player_alone():
    table = Table(2).joint(IMAGINARY, "palazzo palazzo")
    state = table.turn(0)
    do(state, 0, "imaginary_now", cards("palazzo"))
    news = do(state, 0, "build building=palazzo mode=joint hexes=-4:-2,-3:-2")
    assert happened(news, "built")[0]["points"] == 8
    assert state.positions == [0, 0]
    assert state.discard[1] == 3


@SEATS
def test_v72_a_third_type_is_discarded(me):
    state = Table(2).joint(IMAGINARY, "palazzo campo").turn(me)
    news = do(state, me, "imaginary_now", cards("ponte"))
    assert happened(news, "imaginary_card") == [{"building": "ponte", "fate": "third_type"}]
    assert in_front(state, IMAGINARY, "ponte") == 0
    assert state.discard[3] == 1
    assert pawn(state, "ponte") == -1


def test_v72_even_if_it_would_complete_a_building():
    state = Table(2).joint(IMAGINARY, "palazzo campo").joint(1, "ponte ponte").turn(0)
    news = do(state, 0, "imaginary_now", cards("ponte"))
    assert happened(news, "imaginary_card")[0]["fate"] == "third_type"
    assert in_front(state, 1, "ponte") == 2
    assert phase(state) == "reclaim"


def test_v72_a_second_card_of_one_of_its_types_is_laid():
    state = Table(2).joint(IMAGINARY, "palazzo campo").turn(0)
    do(state, 0, "imaginary_now", cards("campo"))
    assert in_front(state, IMAGINARY, "campo") == 2


@SEATS
def test_v73_a_casa_card_builds_a_house_at_once(me):
    # Also with two types in front: a casa is never a third type.
    state = Table(2).joint(IMAGINARY, "palazzo campo").at(11, 12).hand(me, "casa").turn(me)
    news = do(state, me, "imaginary_now", cards("casa"))
    assert happened(news, "imaginary_card") == [{"building": "casa", "fate": "house"}]
    assert (RULESET.to_act(state), phase(state)) == (me, "build")
    view = RULESET.view(state, SPECTATOR)
    assert view["placing"] == {"building": "casa", "mode": "solo", "for_nobody": True}
    assert view["stage"] == "play_cards"
    news = do(state, me, "build building=casa mode=solo hexes=3:-4")
    # Nobody's points, nobody's treasure.
    assert "moved" not in tags(news)
    assert "treasure_taken" not in tags(news)
    assert lies_on(state, (3, -4)) == "casa"
    assert state.discard[0] == 1
    # The player goes on with the own first action.
    assert phase(state) == "play_cards"
    do(state, me, "play_card building=casa mode=solo")


def test_v73_without_an_empty_hex_the_casa_card_is_discarded():
    state = Table(2).fill().hand(0, "ponte").turn(0)
    news = do(state, 0, "imaginary_now", cards("casa"))
    assert happened(news, "imaginary_card") == [{"building": "casa", "fate": "no_room"}]
    assert state.discard[0] == 1
    assert phase(state) == "play_cards"


def test_v73_a_house_may_use_the_last_piece():
    state = Table(2).left("casa", 1).turn(0)
    do(state, 0, "imaginary_now", cards("casa"))
    do(state, 0, "build building=casa mode=solo hexes=3:-4")
    assert RULESET.to_act(state) == NO_SEAT
    assert RULESET.view(state, 0)["ended_by"] == "last_piece"


@SEATS
def test_v73_completed_at_the_start_it_is_built_with_the_others(me):
    table = Table(2).joint(me, "palazzo palazzo").hand(me, "casa")
    state = table.turn(me)
    do(state, me, "imaginary_now", cards("palazzo"))
    assert phase(state) == "play_cards"
    do(state, me, "play_card building=casa mode=solo")
    assert texts(state) == ["next_building building=casa mode=solo", "next_building building=palazzo mode=joint"]


@SEATS
def test_v73_completed_at_the_end_it_is_built_at_once_on_reclaimed_hexes_too(me):
    other = 1 - me
    state = Table(2).fill().joint(other, "campo campo").hand(me, "ponte").turn(me)
    do(state, me, "end_play")
    do(state, me, "reclaim hex=3,-4", [0])
    do(state, me, "end_reclaim")
    do(state, me, "draw_card", cards("casa"), cards("campo"))
    # The holder of the pawn places; beside (3,-4) no hex is developed: (2,-4), (3,-5), (4,-5) and (2,-3).
    assert (RULESET.to_act(state), phase(state)) == (other, "build")
    assert texts(state) == ["build building=campo mode=joint hexes=3:-4"]
    do(state, other, "build building=campo mode=joint hexes=3:-4")
    assert in_front(state, other, "campo") == 0
    assert (state.current, phase(state)) == (other, "play_cards")


def test_v73_at_the_end_without_room_it_is_lost():
    state = Table(2).fill().joint(1, "campo campo").hand(0, "ponte").turn(0)
    do(state, 0, "end_play")
    do(state, 0, "end_reclaim")
    news = do(state, 0, "draw_card", cards("casa"), cards("campo"))
    assert happened(news, "building_lost") == [{"building": "campo", "mode": "joint"}]
    assert state.discard[2] == 3


def test_v73_a_casa_card_at_the_end_of_the_turn():
    state = Table(2).hand(0, "ponte").gold(0, 5).turn(0)
    do(state, 0, "end_play")
    do(state, 0, "end_reclaim")
    do(state, 0, "draw_card", cards("campo"), cards("casa"))
    assert phase(state) == "build"
    assert RULESET.view(state, 1)["stage"] == "end_turn"
    do(state, 0, "build building=casa mode=solo hexes=3:-4")
    # The last conversions of the turn come after it.
    assert phase(state) == "end_turn"
