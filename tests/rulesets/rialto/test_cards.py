"""Phase I: rows, green buildings, the hand limit: R-20 to R-23."""

import pytest

from service.engine.effects import ScriptedEffects
from service.engine.rng import Rng
from service.rulesets.rialto.apply import proceed
from service.rulesets.rialto.components import CARD_NUMBER
from service.rulesets.rialto.ruleset import RULESET
from service.rulesets.rialto.state import DEAL, DISCARDING
from tests.rulesets.rialto.build import cards, go, kinds, legal, refused, start, table

D, G, B, R, E, C, J = range(7)


def dealt(seats, rows, *, hands=(), deck=None, doge=None, script=None):
    """A state with rows dealt: each row a text of cards, laid one card to each row in turn."""
    state = table(seats, hands=hands, deck=deck, doge=doge)
    state.taken = 0
    state.step = DEAL
    if script is None:
        lists = [[card for card, count in enumerate(cards(row)) for _ in range(count)] for row in rows]
        script = [[one[n] for n in range(6) for one in lists]]
    effects = ScriptedEffects(script)
    proceed(state, effects)
    effects.finish()
    return state


MIXED = "1 doge 1 gold 1 building 1 bridge 1 gondola 1 councillor"


def hand(state, seat):
    return state.hand[seat * 7 : seat * 7 + 7]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r20_one_row_more_than_players_of_six_cards(seats):
    state = RULESET.new(RULESET.complete_options({}, seats), seats, ScriptedEffects([[0, 1, 2, 3, 4, 5], [0], [0]]))
    while state.step != 2:  # Starting buildings.
        go(state, legal(state)[0])
    assert [sum(state.rows[row * 7 : row * 7 + 7]) for row in range(seats + 1)] == [6] * (seats + 1)
    assert sum(state.deck) == 77 - 6 * (seats + 1)


def test_r20_cards_are_laid_one_to_each_row_in_turn():
    state = dealt(2, [], script=[[D, G, B] * 6])
    assert state.rows[:7] == cards("6 doge")
    assert state.rows[7:14] == cards("6 gold")
    assert state.rows[14:] == cards("6 building")


def test_r20_an_empty_deck_is_replaced_by_the_discards_in_the_middle_of_the_deal():
    # Four cards in the deck, the rest in the discards: the fifth card comes from the discards.
    state = dealt(2, [], deck="4 doge", script=[[D] * 4, [G] * 11 + [B] * 3])
    assert sum(state.rows) == 18
    assert state.discarded == [0] * 7
    # 77 - 18 in rows: the new deck holds the others, the doge cards among them.
    assert sum(state.deck) == 59
    assert state.deck[D] == 7


def test_r20_deck_and_discards_run_out_in_the_deal_and_a_short_row_must_be_taken():
    # Five players hold 9 cards each: 32 cards are left for 36 places.
    hands = ["9 doge", "9 gold", "9 building", "9 bridge", "9 gondola"]
    state = dealt(5, [], hands=hands, script=[[D, D, G, G, B, B, R, R, E, E, *[C] * 11, *[J] * 11]])
    assert sorted(sum(state.rows[row * 7 : row * 7 + 7]) for row in range(6)) == [5, 5, 5, 5, 6, 6]
    assert sum(state.deck) == 0
    told = go(state, "take_row row=3")
    drawn = kinds(told, "cards_drawn")[0]
    assert (drawn["seat"], drawn["count"]) == (0, 0)
    assert state.hand_size(0) == 14


def test_r20_r21_empty_rows_are_taken_without_a_question():
    hands = ["9 doge 9 gold", "9 building 9 bridge", "9 gondola 9 councillor", "11 joker", "2 doge 2 gold 2 building 2 bridge"]
    state = table(5, hands=hands)
    # Four cards are left for six rows: rows 5 and 6 stay empty.
    state.taken = 0
    state.step = DEAL
    told = start(state)
    assert [len(row) for row in kinds(told, "rows_dealt")[0]["rows"]] == [1, 1, 1, 1, 0, 0]
    assert "take_row row=5" in legal(state)
    rejection = refused(state, "take_row row=6")
    assert rejection.instead == RULESET.meta.vocabulary.from_text("take_row row=5")
    go(state, "take_row row=1")
    go(state, "take_row row=2")
    go(state, "take_row row=3")
    told = go(state, "take_row row=4")
    # Only empty rows are left: everybody sees that the last player has no choice.
    assert [event["seat"] for event in kinds(told, "row_taken")] == [3, 4]


def test_r21_rows_are_chosen_in_doge_order_with_two_unseen_cards():
    state = dealt(3, [MIXED, "6 doge", "6 gold", "6 joker"], doge=[2, 0, 1])
    assert state.actor == 2
    told = go(state, "take_row row=4", script=[[B, R]])
    assert hand(state, 2) == cards("6 joker 1 building 1 bridge")
    drawn = kinds(told, "cards_drawn")[0]
    assert drawn["cards"] == ["building", "bridge"]
    assert state.actor == 0
    assert refused(state, "take_row row=4").rule == "R-21"
    assert refused(state, "take_row row=5").rule == "R-20"
    go(state, "take_row row=1")
    assert state.actor == 1
    assert legal(state) == ["take_row row=2", "take_row row=3"]


def test_r21_of_rows_with_equal_cards_the_first_is_offered():
    state = dealt(2, [MIXED, MIXED, "6 joker"])
    assert legal(state) == ["take_row row=1", "take_row row=3"]
    assert refused(state, "take_row row=2").instead == RULESET.meta.vocabulary.from_text("take_row row=1")


def test_r22_everybody_activates_before_anybody_discards():
    """Two passes: cards that an early player discards cannot be drawn by a later one."""
    state = table(2, phase="green", hands=["9 doge", "9 gold"], gold=[1, 1], buildings=["green1", "green1"], row="1 joker")
    start(state)
    assert state.actor == 0
    go(state, "end_activation")
    assert (state.actor, legal(state)[0]) == (1, "activate kind=green1 take=joker")
    go(state, "end_activation")
    assert (state.step, state.actor) == (DISCARDING, 0)
    go(state, "discard card=doge", "discard card=doge")
    assert state.actor == 1


def test_r22_discards_are_exactly_the_excess_over_seven():
    state = table(2, phase="discard", hands=["7 doge", "8 gold 1 joker"])
    start(state)
    assert state.actor == 1  # Seven cards may be kept.
    assert refused(state, "discard card=doge").rule == "R-22"
    go(state, "discard card=gold")
    assert state.actor == 1
    told = go(state, "discard card=joker")
    assert hand(state, 1) == cards("7 gold")
    assert kinds(told, "stage_began")


def test_r22_equal_cards_are_asked_for_all_the_same():
    state = table(2, phase="discard", hands=["9 doge", "1 gold"])
    start(state)
    assert legal(state) == ["discard card=doge"]


def test_r22_a_discard_is_face_down():
    state = table(2, phase="discard", hands=["8 doge", "1 gold"])
    start(state)
    action = RULESET.meta.vocabulary.from_text("discard card=doge")
    assert "card" not in RULESET.meta.vocabulary.to_public_json(action)
    go(state, "discard card=doge")
    assert RULESET.view(state, 0)["discarded_face_down"]["doge"] == 1
    other = RULESET.view(state, 1)
    assert other["discarded_face_down"]["doge"] == 0
    assert other["players"][0]["face_down"] == 1
    assert other["discards"]["doge"] == 0


def test_r22_several_players_take_from_the_leftover_row_in_doge_order():
    state = table(3, phase="green", doge=[1, 2, 0], gold=[1, 1, 1], buildings=["green1"] * 3, row="1 joker 1 doge")
    start(state)
    assert state.actor == 1
    go(state, "activate kind=green1 take=joker")
    assert state.actor == 2
    assert refused(state, "activate kind=green1 take=joker").rule == "R-23"
    told = go(state, "activate kind=green1 take=doge")
    assert state.actor == 0
    assert legal(state) == ["activate kind=green1", "end_activation"]
    told = go(state, "end_activation")
    assert kinds(told, "row_discarded")[0]["cards"] == []


def test_r22_the_rest_of_the_row_is_discarded_before_phase_two():
    state = table(2, phase="green", row="2 joker 1 doge")
    told = start(state)
    assert kinds(told, "row_discarded")[0]["cards"] == ["doge", "joker", "joker"]
    assert state.discarded == cards("2 joker 1 doge")


def test_r23_green_1_takes_a_face_up_card_or_draws_three():
    state = table(2, phase="green", gold=[2, 0], buildings=["green1 green1"], row="1 bridge")
    start(state)
    go(state, "activate kind=green1 take=bridge")
    assert hand(state, 0) == cards("1 bridge")
    told = go(state, "activate kind=green1", script=[[J, J, D]])
    assert hand(state, 0) == cards("1 bridge 2 joker 1 doge")
    assert kinds(told, "cards_drawn")[0]["count"] == 3
    assert state.gold[0] == 0


@pytest.mark.parametrize(("name", "limit"), [("green1", 7), ("green2", 8), ("green3", 8), ("green4", 9)])
def test_r23_what_each_green_building_adds_to_the_limit(name, limit):
    # Ten cards after the building: 9 in hand and one of the row, or 10 in hand.
    takes = name != "green2"
    state = table(2, phase="green", gold=[1], buildings=[name], hands=["9 doge" if takes else "10 doge"], row="1 joker")
    start(state)
    go(state, f"activate kind={name} take=joker" if takes else "activate kind=green2")
    discards = 0
    while state.step == DISCARDING:
        go(state, "discard card=doge")
        discards += 1
    assert 10 - discards == limit


def test_r23_limits_of_several_buildings_add_up():
    state = table(2, phase="green", gold=[3], buildings=["green2 green3 green4"], hands=["11 doge 1 joker"], row="2 gold")
    start(state)
    go(state, "activate kind=green2", "activate kind=green3 take=gold", "activate kind=green4 take=gold")
    # 7 + 1 + 1 + 2 = 11 of 14 cards may be kept.
    go(state, "discard card=doge", "discard card=doge", "discard card=doge")
    assert state.hand_size(0) == 11
    assert state.step != DISCARDING


def test_r23_a_draw_gives_what_there_is():
    state = table(
        2,
        phase="green",
        gold=[1],
        buildings=["green3"],
        hands=["", "11 doge 11 gold 11 building 11 bridge 11 gondola 11 councillor 9 joker"],
    )
    start(state)
    go(state, "activate kind=green3")
    assert state.hand_size(0) == 2


def test_r23_without_any_card_green_1_is_not_offered_but_green_3_and_4_are():
    everything = "11 doge 11 gold 11 building 11 bridge 11 gondola 11 councillor 11 joker"
    state = table(2, phase="green", gold=[3], buildings=["green1 green3 green4"], hands=["", everything])
    start(state)
    assert legal(state) == ["activate kind=green3", "activate kind=green4", "end_activation"]
    assert refused(state, "activate kind=green1").rule == "R-23"


def test_r23_r46_green_costs_gold_and_is_not_offered_without():
    state = table(2, phase="green", gold=[0, 0], buildings=["green4", "green4"], hands=["1 doge", "1 doge"])
    start(state)
    assert RULESET.view(state, 0)["phase"] == "turn"  # Nobody was asked in phase I.
    state = table(2, phase="green", gold=[1], buildings=["green2 green4"], row="1 doge")
    start(state)
    told = go(state, "activate kind=green2")
    # The only gold is gone: everybody sees that nothing more can be activated.
    assert kinds(told, "row_discarded")


def test_r23_refusals_name_what_is_wrong():
    state = table(2, phase="green", gold=[1], buildings=["green1 green2"], row="1 doge")
    start(state)
    assert refused(state, "activate kind=green2 take=doge").instead == RULESET.meta.vocabulary.from_text("activate kind=green2")
    assert refused(state, "activate kind=green1 take=joker").needed == 1
    assert refused(state, "activate kind=yellow1").rule == "R-23"
    assert refused(state, "activate kind=green3").rule == "R-46"
    assert refused(state, "activate kind=green1 convert=doge").rule == "R-23"
    assert refused(state, "discard card=doge").rule == "R-22"


def test_r21_cards_of_rows_are_known_until_they_may_have_gone():
    """What everybody knows of a hand: a row of 6 doge cards; one discard face down may be one of them."""
    state = dealt(2, ["6 doge", "6 gold", "6 joker"])
    go(state, "take_row row=1", script=[[B, B]])
    go(state, "take_row row=2", script=[[B, B]])
    known = RULESET.view(state, 1)["players"][0]["at_least"]
    assert known["doge"] == 6
    assert known["building"] == 0
    assert state.actor == 0
    go(state, "discard card=building")
    assert RULESET.view(state, 1)["players"][0]["at_least"]["doge"] == 5
    for seed in range(20):
        twin = RULESET.sample(RULESET.view(state, 1), Rng(seed))
        assert twin.hand[CARD_NUMBER["doge"]] >= 5
        # The gold of row 2 is in the viewer's own hand or was seen.
        assert twin.hand[CARD_NUMBER["gold"]] <= 5
