"""Phase II, the turns: R-30 to R-34."""

import pytest

from service.engine.rng import Rng
from service.rulesets.rialto.ruleset import RULESET
from tests.rulesets.rialto.build import go, kinds, legal, refused, stage, start, table

TEXT = RULESET.meta.vocabulary.from_text
ONE_EACH = "1 doge 1 gold 1 building 1 bridge 1 gondola 1 councillor"


def plays(state):
    """The plays that are legal, as pairs of cards and jokers."""
    actions = RULESET.legal_actions(state)
    return [(a.key[1], a.key[2]) for a in actions if a.tag == "rialto.play"]


def test_r30_first_in_doge_order_begins_stage_a():
    state = table(3, hands=[ONE_EACH] * 3, doge=[2, 0, 1])
    state.step = 4  # The discards of phase I are done.
    told = start(state)
    assert kinds(told, "stage_began") == [{"type": "rialto.stage_began", "stage": "A", "player": 2}]
    assert state.queue == [2, 0, 1]


def test_r30_who_got_the_bonus_begins_the_next_stage():
    state = stage("B", seats=3, hands=["1 gold 1 building", "2 gold 1 building", "1 gold 1 building"])
    go(state, "play cards=1 jokers=0", "play cards=2 jokers=0", "play cards=1 jokers=0")
    assert (state.stage, state.first, state.actor) == (2, 1, 1)


def test_r30_when_nobody_played_the_first_player_stays():
    state = stage("B", seats=3, first=2, hands=["1 doge"] * 3)
    assert state.actor == 2
    told = go(state, *["play cards=0 jokers=0"] * 3)
    assert not kinds(told, "bonus_won")
    assert state.gold == [0, 0, 0]
    assert (state.stage, state.first) == (2, 2)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_r31_turns_go_clockwise_from_the_first_player(first):
    state = stage("D", seats=4, first=first, hands=["1 bridge"] * 4)
    seen = []
    for _ in range(4):
        seen.append(state.actor)
        go(state, "play cards=0 jokers=0")
    assert seen == [(first + n) % 4 for n in range(4)]


def test_r31_any_number_of_cards_also_none():
    state = stage("B", hands=["3 gold 2 doge", "1 gold"])
    assert plays(state) == [(0, 0), (1, 0), (2, 0), (3, 0)]
    rejection = refused(state, "play cards=4 jokers=0")
    assert (rejection.rule, rejection.needed, rejection.present) == ("R-31", 4, 3)


def test_r31_an_empty_hand_passes_without_a_question_but_not_a_hand_without_the_type():
    state = stage("B", seats=3, hands=["", "1 doge", "1 gold"])
    assert state.actor == 1  # Seat 0 has no cards, which everybody sees; seat 1 must not show what it lacks.
    assert legal(state) == ["play cards=0 jokers=0"]


def test_r31_an_empty_hand_with_a_useful_building_is_asked():
    state = stage("B", hands=["", "1 doge"], gold=[1, 0], buildings=["yellow1"])
    assert state.actor == 0
    assert legal(state) == ["activate kind=yellow1", "play cards=0 jokers=0"]


def test_r32_jokers_join_at_least_one_card_of_the_type():
    state = stage("B", hands=["1 gold 3 joker", "1 doge"])
    assert plays(state) == [(0, 0), (1, 0), (1, 1), (1, 2), (1, 3)]
    # With a card of the type in hand a pair of jokers is not one.
    assert refused(state, "play cards=0 jokers=2").rule == "R-32"
    assert refused(state, "play cards=0 jokers=1").rule == "R-32"
    go(state, "play cards=1 jokers=3")
    assert state.strength[0] == 4


@pytest.mark.parametrize(("jokers", "strength"), [(2, 1), (3, 2), (4, 3)])
def test_r32_r34_without_a_card_of_the_type_two_jokers_count_as_one(jokers, strength):
    state = stage("B", hands=["4 joker 2 doge", "1 doge"])
    assert plays(state) == [(0, 0), (0, 2), (0, 3), (0, 4)]
    assert refused(state, "play cards=0 jokers=1").rule == "R-32"
    go(state, f"play cards=0 jokers={jokers}")
    assert state.strength[0] == strength


def test_r32_a_pair_shows_that_there_is_no_card_of_the_type():
    state = stage("B", seats=3, hands=["2 joker 5 doge", "1 gold 6 building", "7 bridge"])
    assert RULESET.view(state, 1)["players"][0]["at_most"]["gold"] == 11
    go(state, "play cards=0 jokers=2")
    for viewer in (1, 2, -1):
        view = RULESET.view(state, viewer)
        assert view["players"][0]["at_most"]["gold"] == 0
        for seed in range(30):
            assert RULESET.sample(view, Rng(seed)).hand[1] == 0
    # Without the pair a gold card is in seat 0's hand in some of the worlds.
    state = stage("B", seats=3, hands=["2 joker 5 doge", "1 gold 6 building", "7 bridge"])
    go(state, "play cards=0 jokers=0")
    assert any(RULESET.sample(RULESET.view(state, 1), Rng(seed)).hand[1] > 0 for seed in range(30))


def test_r32_what_a_pair_showed_weakens_with_unseen_cards():
    state = stage("F", hands=["2 joker 3 doge", "1 councillor"], reserve=[0, 0])
    told = go(state, "play cards=0 jokers=2", "play cards=0 jokers=0")
    assert kinds(told, "round_began")
    go(state, legal(state)[0])
    go(state, legal(state)[0])
    row = RULESET.view(state, 1)["players"][0]["at_least"]["councillor"]
    assert RULESET.view(state, 1)["players"][0]["at_most"]["councillor"] == row + 2


def test_r33_yellow_1_gives_a_gold_and_plays_after_all_others():
    state = stage("B", seats=3, hands=["1 gold"] * 3, gold=[1, 0, 0], buildings=["yellow1"])
    told = go(state, "activate kind=yellow1")
    assert kinds(told, "delayed") == [{"type": "rialto.delayed", "seat": 0}]
    assert state.gold[0] == 1  # 1 laid on the building, 1 gained.
    assert state.queue == [1, 2, 0]
    go(state, "play cards=1 jokers=0", "play cards=1 jokers=0")
    assert state.actor == 0
    assert plays(state) == [(0, 0), (1, 0)]
    assert refused(state, "activate kind=yellow1").rule == "R-46"  # It has a coin.


def test_r33_several_delayed_players_play_in_the_order_in_which_they_delayed():
    state = stage("B", seats=4, first=3, hands=["1 gold"] * 4, gold=[1] * 4, buildings=["yellow1", "", "yellow1", "yellow1"])
    go(state, "activate kind=yellow1")  # Seat 3.
    go(state, "activate kind=yellow1")  # Seat 0.
    go(state, "play cards=0 jokers=0")  # Seat 1.
    go(state, "activate kind=yellow1")  # Seat 2.
    assert state.queue == [3, 0, 2]
    # Being delayed never changes who is the first player: nobody plays, so seat 3 begins stage C.
    go(state, *["play cards=0 jokers=0"] * 3)
    assert (state.stage, state.first) == (2, 3)


def test_r33_with_a_second_yellow_1_a_player_may_delay_again():
    state = stage("B", seats=3, hands=["1 gold"] * 3, gold=[1, 1, 0], buildings=["yellow1 yellow1", "yellow1"])
    go(state, "activate kind=yellow1", "activate kind=yellow1")
    assert state.queue == [2, 0, 1]
    go(state, "play cards=1 jokers=0")
    assert state.actor == 0
    go(state, "activate kind=yellow1")
    assert state.queue == [1, 0]
    go(state, "play cards=1 jokers=0")
    assert "activate kind=yellow1" not in legal(state)


def test_r33_delay_only_before_any_other_yellow_of_the_turn():
    state = stage("B", hands=["1 gold 1 doge", "1 gold"], gold=[3], buildings=["yellow1 yellow2 yellow3"])
    assert "activate kind=yellow1" in legal(state)
    go(state, "activate kind=yellow2 convert=doge")
    assert refused(state, "activate kind=yellow1").rule == "R-33"
    state = stage("B", hands=["1 gold 1 doge", "1 gold"], gold=[3], buildings=["yellow1 yellow2 yellow3"])
    go(state, "activate kind=yellow3")
    assert refused(state, "activate kind=yellow1").rule == "R-33"


def test_r33_after_a_delay_other_yellow_buildings_may_be_used():
    state = stage("B", hands=["1 gold 1 doge", "1 gold"], gold=[2], buildings=["yellow1 yellow2"])
    go(state, "activate kind=yellow1", "play cards=0 jokers=0", "activate kind=yellow2 convert=doge", "play cards=1 jokers=0")
    assert state.gold[0] == 2 - 1 + 1 - 1 + 3  # Strength 2 and the bonus.


def test_r33_yellow_2_converts_exactly_one_card_of_another_type():
    state = stage("B", hands=["2 doge 1 gold 1 joker 1 bridge", "1 doge"], gold=[1], buildings=["yellow2"])
    conversions = [line for line in legal(state) if line.startswith("activate")]
    assert conversions == ["activate kind=yellow2 convert=doge", "activate kind=yellow2 convert=bridge"]
    assert refused(state, "activate kind=yellow2 convert=joker").rule == "R-33"
    assert refused(state, "activate kind=yellow2 convert=gold").rule == "R-33"
    assert refused(state, "activate kind=yellow2 convert=gondola").rule == "R-33"
    assert refused(state, "activate kind=yellow2").rule == "R-33"
    told = go(state, "activate kind=yellow2 convert=doge")
    assert kinds(told, "activated")[0]["convert"] == "doge"
    assert state.hand[0] == 1
    # The converted card alone is a play, and jokers may join it.
    assert plays(state) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    go(state, "play cards=0 jokers=1")
    assert state.strength[0] == 2


def test_r33_each_conversion_needs_its_own_card():
    state = stage("B", hands=["1 doge", "1 gold"], gold=[2], buildings=["yellow2 yellow4"])
    told = go(state, "activate kind=yellow2 convert=doge")
    # The only card is used: the hand is empty, nothing else can be done, the turn ends.
    assert kinds(told, "played")[0]["strength"] == 1
    assert state.actor == 1


def test_r33_worked_example_yellow_4_with_a_doge_card_and_a_joker_is_3_gold():
    """A doge card counts as 2 gold cards by yellow 4, with one joker: 3 gold, with the bonus 4."""
    state = stage("B", hands=["1 doge 1 joker", "1 doge"], gold=[1], buildings=["yellow4"])
    go(state, "activate kind=yellow4 convert=doge", "play cards=0 jokers=1")
    assert state.strength[0] == 3
    go(state, "play cards=0 jokers=0")
    assert state.gold[0] == 4
    # Without the bonus (seat 1 is stronger) 3.
    state = stage("B", hands=["1 doge 1 joker", "4 gold 1 doge"], gold=[1], buildings=["yellow4"])
    go(state, "activate kind=yellow4 convert=doge", "play cards=0 jokers=1", "play cards=4 jokers=0")
    assert state.gold == [3, 5]


def test_r33_yellow_3_counts_as_one_joker_beside_a_card():
    state = stage("B", hands=["1 gold 1 doge", "1 doge"], gold=[1], buildings=["yellow3"])
    go(state, "activate kind=yellow3")
    # Only plays that use it are left: passing is not.
    assert plays(state) == [(1, 0)]
    assert refused(state, "play cards=0 jokers=0").rule == "R-32"
    go(state, "play cards=1 jokers=0")
    assert state.strength[0] == 2


def test_r33_yellow_3_may_be_one_of_the_pair():
    state = stage("B", hands=["1 joker 1 doge", "1 doge"], gold=[1], buildings=["yellow3"])
    go(state, "activate kind=yellow3")
    assert plays(state) == [(0, 1)]
    go(state, "play cards=0 jokers=1")
    assert state.strength[0] == 1
    assert RULESET.view(state, 1)["players"][0]["at_most"]["gold"] == 0


def test_r33_yellow_3_is_not_offered_where_no_play_can_use_it():
    state = stage("B", hands=["2 doge", "1 doge"], gold=[5], buildings=["yellow3"])
    assert refused(state, "activate kind=yellow3").rule == "R-33"
    # With a yellow 2 beside it and the gold for both, a converted card can follow.
    state = stage("B", hands=["2 doge", "1 doge"], gold=[2], buildings=["yellow3 yellow2"])
    go(state, "activate kind=yellow3")
    assert legal(state) == ["activate kind=yellow2 convert=doge"]
    go(state, "activate kind=yellow2 convert=doge", "play cards=0 jokers=0")
    assert state.strength[0] == 2
    state = stage("B", hands=["2 doge", "1 doge"], gold=[1], buildings=["yellow3 yellow2"])
    assert "activate kind=yellow3" not in legal(state)


def test_r33_two_yellow_3_are_a_pair():
    state = stage("B", hands=["2 doge", "1 doge"], gold=[2], buildings=["yellow3 yellow3"])
    go(state, "activate kind=yellow3")
    assert legal(state) == ["activate kind=yellow3"]
    go(state, "activate kind=yellow3")
    assert plays(state) == [(0, 0)]
    go(state, "play cards=0 jokers=0")
    assert state.strength[0] == 1


def test_r33_worlds_of_a_half_done_turn_can_finish_it():
    """Yellow 3 is laid open: the hand has a card of the type or a joker, in every world that others imagine."""
    state = stage("B", hands=["1 gold 1 doge", "5 building"], gold=[1], buildings=["yellow3"])
    go(state, "activate kind=yellow3")
    for seed in range(60):
        twin = RULESET.sample(RULESET.view(state, 1), Rng(seed))
        assert twin.hand[1] + twin.hand[6] > 0
        assert RULESET.legal_actions(twin)


def test_r34_strength_is_cards_conversions_and_jokers_together():
    state = stage("B", hands=["2 gold 2 doge 2 joker", "1 doge"], gold=[3], buildings=["yellow2 yellow3 yellow4"])
    go(state, "activate kind=yellow2 convert=doge", "activate kind=yellow4 convert=doge", "activate kind=yellow3")
    go(state, "play cards=2 jokers=2")
    assert state.strength[0] == 2 + (1 + 2) + (2 + 1)


@pytest.mark.parametrize("doge", [[0, 1, 2], [1, 0, 2], [2, 1, 0]])
def test_r34_ties_for_the_bonus_go_to_the_first_in_doge_order(doge):
    state = stage("B", seats=3, first=0, doge=doge, hands=["2 gold", "2 gold", "1 gold"])
    told = go(state, "play cards=2 jokers=0", "play cards=2 jokers=0", "play cards=1 jokers=0")
    winner = 0 if doge.index(0) < doge.index(1) else 1
    assert kinds(told, "bonus_won")[0]["player"] == winner
    assert state.gold == [3 if seat == winner else 2 for seat in range(2)] + [1]


def test_r34_r35_worked_example_three_two_and_one_doge_cards():
    """Three players play three, two and one doge cards: the first gets the bonus and advances 4."""
    state = stage("A", seats=3, hands=["3 doge", "2 doge", "1 doge"])
    told = go(state, "play cards=3 jokers=0", "play cards=2 jokers=0", "play cards=1 jokers=0")
    assert kinds(told, "bonus_won")[0]["player"] == 0
    assert state.space == [5, 3, 2]
    assert state.doge == [0, 1, 2]


def test_r34_nobody_played_no_bonus():
    state = stage("E", hands=["1 doge", "1 doge"])
    told = go(state, "play cards=0 jokers=0", "play cards=0 jokers=0")
    assert not kinds(told, "bonus_won")
    assert not kinds(told, "tile_laid")


def test_r42_played_cards_are_discarded_and_were_seen():
    state = stage("B", hands=["2 gold 1 joker", "1 doge"])
    go(state, "play cards=2 jokers=1")
    view = RULESET.view(state, 1)
    assert view["discards"]["gold"] == 2
    assert view["discards"]["joker"] == 1
    assert view["players"][0]["played"]["gold"] == 2
    assert view["players"][0]["strength"] == 3


def test_at_most_two_hundred_actions_with_the_largest_hands():
    state = stage("B", hands=["7 gold 7 joker", "1 doge"], gold=[9], buildings=["yellow2 yellow4"])
    assert len(legal(state)) <= 200
    state = stage(
        "B", hands=["5 gold 6 joker 2 doge 2 bridge 2 councillor", "1 doge"], gold=[9], buildings=["yellow1 yellow2 yellow3 yellow4"]
    )
    assert len(legal(state)) <= 200
