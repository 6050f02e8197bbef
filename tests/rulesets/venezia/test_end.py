"""The end of the game (V-65 to V-68)."""

import pytest

from service.engine.contract import NO_SEAT, SPECTATOR
from service.rulesets.venezia.ruleset import RULESET
from tests.rulesets.venezia.build import Table, cards, do, happened, in_front, lies_on, phase, refused, tags

SEATS = pytest.mark.parametrize("me", [0, 1, 2])


@SEATS
def test_v65_the_last_piece_ends_the_game_at_once(me):
    table = Table().hand(me, "casa casa casa").left("casa", 1).at(11, 12, 13)
    state = table.turn(me)
    for _ in range(3):
        do(state, me, "play_card building=casa mode=solo")
    news = do(state, me, "build building=casa mode=solo hexes=3:-4", [0])
    # The builder still takes the treasure and moves; the other two houses, reclaiming and drawing are over.
    assert tags(news)[:2] == ["built", "game_ending"]
    assert happened(news, "game_ending") == [{"end": "last_piece"}]
    assert {"treasure_taken", "moved"} <= set(tags(news))
    assert state.supply[0] == 0
    # A treasure may be worth five gold, so the mover is asked one last time.
    assert (phase(state), RULESET.to_act(state)) == ("last_exchange", me)
    do(state, me, "pass_gold")
    assert RULESET.to_act(state) == NO_SEAT
    assert RULESET.view(state, SPECTATOR)["ended_by"] == "last_piece"


@SEATS
def test_v65_reaching_60_in_the_middle_of_constructions(me):
    left, right = (me + 1) % 3, (me + 2) % 3
    positions = [0, 0, 0]
    positions[me], positions[left], positions[right] = 57, 52, 1
    table = Table().joint(me, "palazzo").joint(left, "palazzo", pawn=False).joint(me, "palazzo").hand(me, "casa")
    # A joint palazzo is complete with a card of me; a casa waits too.
    state = table.at(*positions).gold(me, 5).turn(me)
    do(state, me, "play_card building=casa mode=solo")
    do(state, me, "end_play")
    do(state, me, "next_building building=palazzo mode=joint")
    news = do(state, me, "build building=palazzo mode=joint hexes=-4:-2,-3:-2")
    # me 8 from 57: 65. left still moves 4 from 52, without a window for gold: 56.
    assert state.positions[me] == 65
    assert state.positions[left] == 56
    assert happened(news, "game_ending") == [{"end": "reached_60"}]
    # The house is not built.
    assert state.sets[0] == 1
    assert state.supply[0] == 18
    assert phase(state) == "last_exchange"
    assert RULESET.view(state, SPECTATOR)["ended_by"] == "reached_60"
    assert refused(state, "build building=casa mode=solo hexes=3:-4").rule == "V-31"


@SEATS
def test_v65_another_participant_reaches_60(me):
    left = (me + 1) % 3
    positions = [1, 1, 1]
    positions[left] = 58
    positions[me] = 2
    state = Table().at(*positions).joint(left, "palazzo palazzo").hand(me, "palazzo").turn(me)
    do(state, me, "play_card building=palazzo mode=joint")
    do(state, left, "build building=palazzo mode=joint hexes=-4:-2,-3:-2")
    assert state.positions[left] == 66
    assert state.positions[me] == 6
    assert RULESET.to_act(state) == NO_SEAT


@SEATS
def test_v65_reaching_60_by_gold_between_two_constructions(me):
    positions = [0, 0, 0]
    positions[me] = 58
    state = Table().at(*positions).hand(me, "casa casa casa").gold(me, 5, 5).turn(me)
    for _ in range(2):
        do(state, me, "play_card building=casa mode=solo")
    do(state, me, "end_play")
    do(state, me, "build building=casa mode=solo hexes=3:-4")
    assert state.positions[me] == 59
    assert phase(state) == "build"
    news = do(state, me, "convert_gold points=1")
    assert happened(news, "game_ending") == [{"end": "reached_60_by_gold"}]
    assert lies_on(state, (3, -4)) == "casa"
    assert state.supply[0] == 17
    assert state.sets[0] == 1
    assert (phase(state), RULESET.to_act(state)) == ("last_exchange", me)
    do(state, me, "convert_gold points=1")
    assert state.positions[me] == 61
    assert RULESET.to_act(state) == NO_SEAT


def test_v65_reaching_60_by_gold_while_others_have_still_to_move():
    table = Table().at(59, 1, 2).joint(1, "palazzo palazzo").hand(0, "palazzo casa").gold(0, 5)
    state = table.turn(0)
    do(state, 0, "play_card building=palazzo mode=joint")
    do(state, 0, "end_play")
    do(state, 1, "build building=palazzo mode=joint hexes=-4:-2,-3:-2")
    assert phase(state) == "gold_window"
    news = do(state, 0, "convert_gold points=1")
    assert state.end == 2
    # Seat 1 moves 8 from 1, jumping 2: 10. Seat 0 moves half, 4 from 60.
    assert state.positions == [64, 10, 2]
    assert tags(news).index("game_ending") < tags(news).index("cards_used")
    assert in_front(state, 1, "palazzo") == 0
    assert RULESET.to_act(state) == NO_SEAT  # Nobody has gold left.
    assert state.hand_size(0) == 1


def test_v65_no_discarding_after_the_end():
    # Three types in front, but the game has ended with the house.
    table = Table().joint(0, "palazzo campo").hand(0, "ponte casa").left("casa", 1)
    state = table.turn(0)
    do(state, 0, "play_card building=ponte mode=joint")
    do(state, 0, "play_card building=casa mode=solo")
    do(state, 0, "build building=casa mode=solo hexes=3:-4")
    assert RULESET.to_act(state) == NO_SEAT
    assert in_front(state, 0, "campo") == 1


def test_v65_one_piece_for_two_buildings_of_a_type():
    table = Table().joint(1, "campo campo").hand(0, "campo campo campo campo").left("campo", 1)
    state = table.turn(0)
    do(state, 0, "play_card building=campo mode=joint")
    do(state, 0, "play_card building=campo mode=solo")
    do(state, 0, "next_building building=campo mode=solo")
    do(state, 0, "build building=campo mode=solo hexes=-3:2")
    assert RULESET.to_act(state) == NO_SEAT
    assert in_front(state, 1, "campo") == 2


def test_v65_the_first_reason_counts():
    state = Table().at(59, 0, 0).hand(0, "casa").left("casa", 1).turn(0)
    do(state, 0, "play_card building=casa mode=solo")
    news = do(state, 0, "build building=casa mode=solo hexes=3:-4")
    assert state.positions[0] == 60
    assert happened(news, "game_ending") == [{"end": "last_piece"}]


def test_v67_the_furthest_gondola_wins():
    state = Table(4).at(61, 40, 63, 5).turn(0)
    assert [(s.seat, s.place, s.score) for s in RULESET.standings(state)] == [(0, 2, 61), (1, 3, 40), (2, 1, 63), (3, 4, 5)]


def test_v67_only_gondolas_at_the_start_share_a_place():
    state = Table(4).at(0, 3, 0, 0).turn(0)
    assert [s.place for s in RULESET.standings(state)] == [2, 1, 2, 2]


def test_v67_places_beyond_60_are_spaces_like_others():
    state = Table().at(59, 61, 63).gold(0, 5, 5, 5).hand(0, "casa").turn(0)
    do(state, 0, "convert_gold points=3")
    # 60, jump 61, 62, jump 63, 64.
    assert state.positions[0] == 64


def _idle_turn(state, seat):
    do(state, seat, "end_play")
    if phase(state) == "reclaim":
        do(state, seat, "end_reclaim")


@SEATS
def test_v68_two_idle_rounds_end_the_game(me):
    table = Table()
    for seat, hand in enumerate(["casa casa casa ponte ponte", "campo campo palazzo palazzo basilica", "ponte ponte casa casa campo"]):
        table.hand(seat, hand)
    table.gold(me, 6)
    state = table.turn(me)
    for turn in range(6):
        assert RULESET.view(state, SPECTATOR)["idle_turns"] == turn
        assert state.end == -1
        seat = (me + turn) % 3
        _idle_turn(state, seat)
        if seat == me:
            do(state, seat, "end_turn")
    assert RULESET.view(state, SPECTATOR)["ended_by"] == "idle"
    # The turn was that of me's right neighbour; me is the one who can have gold.
    assert (phase(state), RULESET.to_act(state)) == ("last_exchange", me)
    do(state, me, "pass_gold")
    assert RULESET.to_act(state) == NO_SEAT


@pytest.mark.parametrize("what", ["play", "draw", "reclaim", "convert"])
def test_v68_any_activity_begins_the_count_anew(what):
    table = Table().hand(1, "casa casa casa ponte ponte").hand(2, "campo campo palazzo palazzo basilica")
    hand = "ponte ponte casa casa campo"
    table.hand(0, hand if what != "draw" else "ponte").gold(0, 5)
    table.state.idle = 4
    state = table.turn(0)
    if what == "play":
        do(state, 0, "play_card building=casa mode=solo")
        do(state, 0, "end_play")
        do(state, 0, "build building=casa mode=solo hexes=3:-4")
    elif what == "convert":
        do(state, 0, "convert_gold points=1")
        do(state, 0, "end_play")
    else:
        do(state, 0, "end_play")
    if what == "reclaim":
        do(state, 0, "reclaim hex=1,-8", [0])
    do(state, 0, "end_reclaim")
    if phase(state) == "draw":
        do(state, 0, "draw_card", cards("casa"))
    if phase(state) == "end_turn":
        do(state, 0, "end_turn")
    assert state.idle == 0
    assert state.current == 1
