"""Gold and the last exchange (V-45, V-46, V-66)."""

from itertools import combinations

import pytest

from service.engine.contract import NO_SEAT, SPECTATOR
from service.rulesets.venezia.phases.gold import choose_tokens
from service.rulesets.venezia.ruleset import RULESET
from tests.rulesets.venezia.build import Table, do, gold_values, happened, phase, refused, tags, texts, verbs

SEATS = pytest.mark.parametrize("me", [0, 1, 2])


@SEATS
def test_v45_five_gold_is_a_point_at_any_decision_of_the_own_turn(me):
    state = Table().hand(me, "casa casa").gold(me, 3, 3, 4, 5, 6, 6).turn(me)  # 27 gold: up to 5 points.
    assert texts(state, "convert") == [f"convert_gold points={n}" for n in (1, 2, 3, 4, 5)]
    do(state, me, "play_card building=casa mode=solo")
    do(state, me, "play_card building=casa mode=solo")
    for expected in ("play_cards", "build"):
        assert phase(state) == expected
        assert "convert_gold" in verbs(state)
        if expected == "play_cards":
            do(state, me, "end_play")
    do(state, me, "build building=casa mode=solo hexes=3:-4")
    assert "convert_gold" in verbs(state)
    do(state, me, "build building=casa mode=solo hexes=-4:-2")
    assert phase(state) == "reclaim"
    assert "convert_gold" in verbs(state)
    do(state, me, "end_reclaim")
    assert phase(state) == "draw"
    assert "convert_gold" in verbs(state)
    do(state, me, "draw_card", [0])
    assert phase(state) == "end_turn"
    assert "convert_gold" in verbs(state)
    news = do(state, me, "convert_gold points=5")
    # 27 gold for 25: without the smallest token it would be 24, so all go.
    assert happened(news, "gold_converted") == [{"seat": me, "points": 5, "swamp_values": [], "treasure_values": [3, 3, 4, 5, 6, 6]}]
    assert gold_values(state, me) == []


def test_v45_too_little_gold():
    state = Table().gold(0, 2, 2).hand(0, "casa").turn(0)
    assert "convert_gold" not in verbs(state)
    rejection = refused(state, "convert_gold points=1")
    assert (rejection.rule, rejection.needed, rejection.present) == ("V-45", 5, 4)


def test_v45_not_in_another_players_turn():
    state = Table().gold(1, 5, 5).joint(1, "palazzo palazzo").hand(0, "palazzo").turn(0)
    do(state, 0, "play_card building=palazzo mode=joint")
    assert RULESET.to_act(state) == 1
    assert phase(state) == "build"
    assert refused(state, "convert_gold points=1").rule == "V-45"


def test_v45_the_movement_jumps_like_any_other():
    state = Table().at(3, 4, 5).gold(0, 5, 6).hand(0, "casa").turn(0)
    do(state, 0, "convert_gold points=2")
    assert state.positions[0] == 7


def test_v45_swamp_tokens_leave_the_game_and_treasures_go_back():
    state = Table().gold(0, 2, 1, 2, 4).hand(0, "casa").turn(0)
    supply, board = sum(state.treasure_pool), list(state.swamp_pool)
    news = do(state, 0, "convert_gold points=1")
    # Exactly 5: 2 + 2 + 1 without a treasure is better than 4 + 1.
    assert happened(news, "gold_converted") == [{"seat": 0, "points": 1, "swamp_values": [1, 2, 2], "treasure_values": []}]
    assert RULESET.view(state, SPECTATOR)["spent_swamp_values"] == [1, 2, 2]
    assert state.swamp_pool == board
    assert sum(state.treasure_pool) == supply
    assert gold_values(state, 0) == [4]
    state = Table().gold(0, 6).hand(0, "casa").turn(0)
    news = do(state, 0, "convert_gold points=1")
    # No change is given: 1 gold is lost.
    assert happened(news, "gold_converted")[0]["treasure_values"] == [6]
    assert sum(state.treasure_pool) == 18


def _best(tokens, price):
    """The choice by the rule's words, tried over all sets of tokens."""
    worthy = [value for value in tokens if value > 0]
    sets = [s for n in range(1, len(worthy) + 1) for s in combinations(worthy, n) if sum(s) >= price]
    if not sets:
        return []
    best = min(sets, key=lambda s: (sum(s), sum(v > 2 for v in s), len(s), sorted(s, reverse=True)))
    return [best.count(value) for value in (1, 2, 3, 4, 5, 6)]


@pytest.mark.parametrize(
    "tokens",
    [
        [1, 1, 1, 1, 1, 1, 2, 2],
        [2, 2, 2, 2],
        [2, 2, 2, 3],
        [0, 1, 2, 2, 3, 4],
        [3, 3, 4, 4, 5],
        [3, 4, 6, 6, 5, 5],
        [2, 2, 4, 6],
        [1, 3, 3, 6],
        [1, 2, 2, 2, 3, 4, 5, 6],
        [2, 3, 5, 6, 6],
        [6],
        [1, 1, 4, 4],
        [0, 0, 0],
    ],
)
def test_v45_which_tokens_are_handed_in(tokens):
    for points in range(1, sum(tokens) // 5 + 2):
        treasures = [tokens.count(value) for value in (3, 4, 5, 6)]
        chosen = choose_tokens(tokens.count(1), tokens.count(2), treasures, 5 * points)
        assert chosen == _best(tokens, 5 * points), f"{points} points with {tokens}"


def test_v45_of_equal_choices_the_smallest_list_goes():
    # 10 by 6 + 4 or 5 + 5: [5, 5] comes before [6, 4].
    assert choose_tokens(0, 0, [0, 1, 2, 1], 10) == [0, 0, 0, 0, 2, 0]


@SEATS
def test_v45_windows_before_each_other_gondola_and_after_a_placing_by_another(me):
    left, right = (me + 1) % 3, (me + 2) % 3
    table = Table().joint(left, "palazzo").joint(right, "palazzo", pawn=False)
    state = table.hand(me, "palazzo").gold(me, 5, 5, 5, 6).turn(me)
    do(state, me, "play_card building=palazzo mode=joint")
    do(state, me, "end_play")
    assert (RULESET.to_act(state), phase(state)) == (left, "build")
    do(state, left, "build building=palazzo mode=joint hexes=-4:-2,-3:-2")
    # After the placing, before any treasure.
    assert (RULESET.to_act(state), phase(state)) == (me, "gold_window")
    assert verbs(state) == {"convert_gold", "pass_gold"}
    news = do(state, me, "pass_gold")
    assert tags(news)[0] == "gold_passed"
    # Before left, the holder, moves.
    assert phase(state) == "gold_window"
    assert state.positions == [0, 0, 0]
    do(state, me, "pass_gold")
    assert state.positions[left] == 8
    # Before right moves; then me, the last, without a window.
    assert phase(state) == "gold_window"
    do(state, me, "convert_gold points=1")
    assert state.positions[me] == 1
    assert phase(state) == "gold_window"
    do(state, me, "pass_gold")
    assert state.positions[right] == 5  # Jumps me on 1.
    assert state.positions[me] == 6  # 4 from 1: 2, 3, 4, jump 5, 6.
    assert phase(state) == "reclaim"


def test_v45_no_window_before_the_own_gondola_or_one_that_does_not_move():
    # The ponte scores San Marco, where no house stands: nobody moves.
    table = Table().joint(1, "ponte", pawn=False).hand(0, "ponte ponte casa").gold(0, 5)
    state = table.turn(0)
    do(state, 0, "play_card building=ponte mode=joint")
    do(state, 0, "play_card building=ponte mode=joint")
    do(state, 0, "end_play")
    do(state, 0, "build building=ponte mode=joint line=2 score_district=san_marco")
    assert phase(state) == "reclaim"


def test_v45_gold_between_placing_and_treasures_reaches_a_district():
    # Seat 0 on 36 borders San Polo already; on 29 it does not, and 5 gold bring it to 30.
    table = Table().joint(1, "palazzo palazzo").at(29, 1, 2).gold(0, 5)
    state = table.hand(0, "palazzo").turn(0)
    do(state, 0, "play_card building=palazzo mode=joint")
    do(state, 0, "end_play")
    do(state, 1, "build building=palazzo mode=joint hexes=-4:-2,-3:-2")
    news = do(state, 0, "convert_gold points=1", [1])
    assert happened(news, "treasure_taken", 0) == [{"seat": 0, "value": 4}]


@SEATS
def test_v46_values_are_told_to_their_owner_alone(me):
    left = (me + 1) % 3
    state = Table().hand(me, "casa").turn(me)
    do(state, me, "end_play")
    news = do(state, me, "reclaim hex=1,-8", [2])
    assert happened(news, "reclaimed", me) == [{"seat": me, "hex": [1, -8], "value": 2}]
    for other in (left, SPECTATOR):
        assert happened(news, "reclaimed", other) == [{"seat": me, "hex": [1, -8], "value": None}]
        view = RULESET.view(state, other)
        assert view["players"][me]["swamp_tokens"] == 1
        assert "swamp_values" not in view["players"][me]
    assert RULESET.view(state, me)["own"]["swamp_values"] == [2]


@pytest.mark.parametrize("values", [(2, 2, 2), (0, 0, 0), (1, 1, 1)])
def test_prompts_do_not_tell_token_values(values):
    # V-45: three swamp tokens may be worth 6: the seat is asked whatever they are worth.
    state = Table().gold(0, *values).turn(0)
    assert phase(state) == "play_cards"
    # Two may not: without cards in hand there is nothing to decide.
    assert phase(Table().gold(0, *values[:2]).turn(0)) == "reclaim"
    # One treasure may be worth 6.
    assert phase(Table().gold(0, 3).turn(0)) == "play_cards"
    state = Table().gold(0, *values).hand(0, "casa casa casa casa casa").turn(0)
    do(state, 0, "end_play")
    do(state, 0, "end_reclaim")
    assert phase(state) == "end_turn"


@pytest.mark.parametrize("hand", ["ponte", "casa", "basilica"])
def test_prompts_do_not_tell_the_hand(hand):
    # V-21: a hand of one card is asked, whether or not it can be played.
    table = Table().joint(1, "ponte ponte")
    state = table.hand(0, hand).turn(0)
    assert phase(state) == "play_cards"
    do(state, 0, "end_play")
    do(state, 0, "end_reclaim")
    # V-60: offering is listed for who can, and the draw is asked whatever the hand holds.
    assert phase(state) == "draw"


@SEATS
def test_v66_the_last_exchange_goes_clockwise_and_the_mover_is_last(me):
    left, right = (me + 1) % 3, (me + 2) % 3
    table = Table().hand(me, "casa").at(10, 20, 30).left("casa", 1)
    state = table.gold(me, 5).gold(left, 5, 5, 5).gold(right, 6).turn(me)
    do(state, me, "play_card building=casa mode=solo")
    do(state, me, "end_play")
    do(state, me, "build building=casa mode=solo hexes=-8:-2", *([[0]] if state.positions[me] == 30 else []))
    assert (phase(state), RULESET.to_act(state)) == ("last_exchange", left)
    assert texts(state) == ["convert_gold points=1", "convert_gold points=2", "convert_gold points=3", "pass_gold"]
    do(state, left, "convert_gold points=2")  # Any number at once, but only once.
    assert RULESET.to_act(state) == right
    do(state, right, "pass_gold")
    assert RULESET.to_act(state) == me
    news = do(state, me, "convert_gold points=1")
    assert phase(state) == "over"
    assert RULESET.to_act(state) == NO_SEAT
    assert tags(news)[-1] == "game_over"


def test_v66_who_cannot_have_five_gold_is_not_asked():
    table = Table().hand(0, "casa").left("casa", 1).gold(1, 0, 0).gold(2, 0, 0, 0)
    state = table.turn(0)
    do(state, 0, "play_card building=casa mode=solo")
    do(state, 0, "build building=casa mode=solo hexes=3:-4")
    # Seat 1 with two tokens cannot; seat 2 with three worthless ones is asked all the same.
    assert RULESET.to_act(state) == 2
    assert texts(state) == ["pass_gold"]
