"""The second and third action (V-50, V-60 to V-63)."""

import pytest

from service.engine.contract import SPECTATOR
from service.rulesets.venezia.ruleset import RULESET
from tests.rulesets.venezia.build import Table, cards, count, do, happened, lies_on, phase, refused, tags, texts, verbs

SEATS = pytest.mark.parametrize("me", [0, 1, 2])


@SEATS
def test_v50_up_to_two_tokens_anywhere(me):
    state = Table().turn(me)
    assert len(texts(state, "reclaim")) == 86
    do(state, me, "reclaim hex=-10,0", [1])
    assert lies_on(state, (-10, 0)) == "empty"
    assert len(texts(state, "reclaim")) == 85
    rejection = refused(state, "reclaim hex=-10,0")
    assert rejection.rule == "V-50"
    do(state, me, "reclaim hex=7,-2", [0])
    assert phase(state) == "draw"
    assert RULESET.view(state, me)["own"]["swamp_values"] == [0, 1]


def test_v50_one_token_or_none():
    state = Table().turn(0)
    do(state, 0, "reclaim hex=-10,0", [1])
    assert "end_reclaim" in verbs(state)
    do(state, 0, "end_reclaim")
    assert phase(state) == "draw"
    assert refused(Table().turn(0), "reclaim hex=40,40").rule == "V-5"


def test_v50_no_token_lies_under_buildings_and_building_stones():
    state = Table().turn(0)
    assert refused(state, "reclaim hex=3,-4").rule == "V-50"
    assert refused(state, "reclaim hex=6,-3").rule == "V-50"


def test_v50_without_swamp_the_second_action_is_no_choice():
    table = Table()
    table.state.board = [max(lies, 0) for lies in table.state.board]
    table.state.swamp_pool = [0, 0, 0]
    assert phase(table.turn(0)) == "draw"


def _drawing(table, me=0):
    state = table.turn(me)
    if phase(state) == "play_cards":
        do(state, me, "end_play")
    do(state, me, "end_reclaim")
    return state


@SEATS
def test_v60a_take_one_face_up_card(me):
    state = _drawing(Table().face_up("ponte casa").hand(me, "casa"), me)
    assert texts(state) == [
        "take_face_up building=casa",
        "take_face_up building=ponte",
        "draw_card",
    ]
    news = do(state, me, "take_face_up building=ponte")
    assert happened(news, "face_up_taken") == [{"seat": me, "building": "ponte"}]
    assert count(state, me, "ponte") == 1
    # Everybody knows that the card is in this hand.
    assert RULESET.view(state, SPECTATOR)["players"][me]["known_cards"]["ponte"] == 1
    assert state.current == (me + 1) % 3


@SEATS
def test_v60a_draw_the_top_card(me):
    state = _drawing(Table(), me)
    news = do(state, me, "draw_card", cards("campo"))
    assert happened(news, "card_drawn", me) == [{"seat": me, "building": "campo"}]
    assert happened(news, "card_drawn") == [{"seat": me, "building": None}]
    assert RULESET.view(state, SPECTATOR)["players"][me]["known_cards"]["campo"] == 0


@SEATS
def test_v60b_offer_a_card_and_take_three(me):
    state = _drawing(Table().face_up("ponte casa campo").hand(me, "palazzo ponte basilica"), me)
    # Of ponte a card lies face up already.
    assert texts(state, "offer_card") == ["offer_card building=palazzo", "offer_card building=basilica"]
    assert refused(state, "offer_card building=ponte").rule == "V-60"
    assert refused(state, "offer_card building=casa").rule == "V-60"
    do(state, me, "offer_card building=palazzo")
    assert phase(state) == "draw_three"
    # Never the card just laid.
    assert refused(state, "take_face_up building=palazzo").rule == "V-60"
    do(state, me, "take_face_up building=ponte")
    assert texts(state) == ["take_face_up building=casa", "take_face_up building=campo", "draw_card"]
    # After the first deck card no face-up one: both that are due come from the deck.
    do(state, me, "draw_card", cards("basilica"), cards("casa"))
    assert state.hand_size(me) == 5
    assert state.face_up == [1, 1, 1, 0, 0]
    assert state.current == (me + 1) % 3


def test_v60b_three_face_up_cards():
    state = _drawing(Table().face_up("ponte casa campo").hand(0, "palazzo"))
    do(state, 0, "offer_card building=palazzo")
    for name in ("casa", "campo", "ponte"):
        do(state, 0, f"take_face_up building={name}")
    assert state.face_up == [0, 1, 0, 0, 0]
    assert RULESET.view(state, 1)["players"][0]["known_cards"] == {"casa": 1, "campo": 1, "ponte": 1, "palazzo": 0, "basilica": 0}
    assert state.current == 1


def test_v60b_with_nothing_else_face_up_all_three_come_from_the_deck():
    state = _drawing(Table().hand(0, "palazzo"))
    do(state, 0, "offer_card building=palazzo", cards("casa"), cards("casa"), cards("ponte"))
    assert state.hand_size(0) == 3
    assert state.current == 1


@pytest.mark.parametrize(("hand", "offers"), [("", 0), ("casa", 1), ("casa casa ponte", 2), ("casa casa casa casa", 0)])
def test_v61_offering_needs_one_to_three_cards(hand, offers):
    state = _drawing(Table().hand(0, hand))
    assert len(texts(state, "offer_card")) == offers
    if len(hand.split()) == 4:
        rejection = refused(state, "offer_card building=casa")
        assert (rejection.rule, rejection.needed, rejection.present) == ("V-61", 3, 4)


def test_v61_with_five_cards_nothing_is_drawn():
    state = _drawing(Table().hand(0, "casa casa casa ponte ponte"))
    assert state.current == 1
    assert state.hand_size(0) == 5


def test_v61_drawing_is_compulsory():
    state = _drawing(Table().hand(0, "casa casa casa casa"))
    assert verbs(state) == {"draw_card"}


def test_v62_the_discard_pile_becomes_the_deck_when_a_card_is_due():
    state = _drawing(Table().hand(0, "ponte").empty_deck())
    total = sum(state.discard)
    news = do(state, 0, "draw_card", cards("basilica"))
    assert happened(news, "reshuffled") == [{"count": total}]
    assert sum(state.discard) == 0
    assert sum(state.deck) == total - 1


def test_v62_not_before_a_card_is_due():
    # One card left in the deck: it is drawn, and the pile stays.
    table = Table().hand(0, "ponte").empty_deck()
    table.state.discard[4] -= 1
    table.state.deck[4] += 1
    state = _drawing(table)
    news = do(state, 0, "draw_card", cards("basilica"))
    assert "reshuffled" not in tags(news)
    assert sum(state.deck) == 0


def test_v62_a_draw_of_three_goes_on_without_face_up_cards():
    table = Table().hand(0, "ponte").face_up("casa").empty_deck()
    table.state.discard[4] -= 1
    table.state.deck[4] += 1
    state = _drawing(table)
    do(state, 0, "offer_card building=ponte")
    news = do(state, 0, "draw_card", cards("basilica"), cards("ponte"), cards("casa"))
    assert tags(news)[:4] == ["card_drawn", "reshuffled", "card_drawn", "card_drawn"]
    assert state.face_up == [1, 0, 0, 1, 0]


@SEATS
def test_v63_four_face_up_cards_are_discarded_at_the_end_of_the_turn(me):
    state = _drawing(Table().face_up("ponte casa campo").hand(me, "palazzo"), me)
    do(state, me, "offer_card building=palazzo")
    news = do(state, me, "draw_card", cards("basilica"), cards("casa"), cards("casa"))
    assert tags(news)[-3:] == ["turn_ended", "face_up_cleared", "turn_began"]
    assert state.face_up == [0, 0, 0, 0, 0]
    assert state.discard == [1, 1, 1, 1, 0]


def test_v63_not_while_the_turn_goes_on():
    # The four cards lie there as long as gold may be changed.
    state = _drawing(Table().face_up("ponte casa campo").hand(0, "palazzo").gold(0, 5))
    do(state, 0, "offer_card building=palazzo")
    do(state, 0, "draw_card", cards("basilica"), cards("casa"), cards("casa"))
    assert phase(state) == "end_turn"
    assert sum(state.face_up) == 4
    do(state, 0, "end_turn")
    assert sum(state.face_up) == 0


def test_known_cards_leave_with_the_offer():
    state = _drawing(Table().known(0, "palazzo"))
    do(state, 0, "offer_card building=palazzo", cards("basilica"), cards("casa"), cards("casa"))
    assert state.known == [0] * 15
