"""M-30 to M-36 and M-40: coins, tiles, characters and gondoliers, with the special buildings that change them."""

import pytest

from service.engine.contract import SPECTATOR
from service.engine.rng import Rng
from service.rulesets.murano.components import bit_count
from service.rulesets.murano.ruleset import RULESET
from tests.rulesets.murano.build import (
    again,
    arrived,
    character,
    do,
    fill,
    give_character,
    give_specials,
    gondoliers,
    new,
    refused,
    texts,
    told,
    verbs,
)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_m30_take_two_coins_and_with_the_bank_four(seat):
    state = arrived("take_coins", 4, seat=seat)
    do(state, "take_coins")
    assert state.coins[seat] == 7
    state = give_specials(arrived("take_coins", 4, seat=seat), seat, "bank")
    # Somebody else's bank is of no use.
    give_specials(state, (seat + 1) % 4, "inn")
    assert do(state, "take_coins")[0]["coins"] == 4
    assert state.coins[seat] == 9


def test_m31_a_factory_costs_1():
    state = arrived("buy_factory")
    do(state, "buy_factory")
    assert (state.coins[0], state.factories[0], state.factory_pile) == (4, 1, 10)


def test_m32_the_top_shop_costs_2_and_is_unseen_by_others():
    state = arrived("buy_shop", 3)
    event = {"type": "murano.bought", "seat": 0, "building": "shop", "price": 2, "colour": "blue", "crests": None}
    assert told(state.copy(), "buy_shop", 0, [1])[0] == event
    assert told(state.copy(), "buy_shop", 1, [1])[0] == event | {"colour": None}
    assert told(state.copy(), "buy_shop", SPECTATOR, [1])[0] == event | {"colour": None}
    do(state, "buy_shop", [1])
    assert state.coins[0] == 3
    assert state.shops[:3] == [0, 1, 0]
    assert state.shop_pile == [3, 2, 3]
    assert RULESET.view(state, 0)["players"][0]["shop_colours"] == [0, 1, 0]
    assert RULESET.view(state, 1)["players"][0]["shop_colours"] is None
    assert RULESET.view(state, 1)["players"][0]["shops"] == 1


def test_m32_searching_costs_4_and_shows_the_pile_to_the_searcher_alone():
    state = arrived("buy_shop", coins=4)
    state.shop_pile = [2, 0, 1]
    assert told(state.copy(), "search_shops", 0)[0]["pile"] == [2, 0, 1]
    assert told(state.copy(), "search_shops", 1)[0]["pile"] is None
    do(state, "search_shops")
    assert state.coins[0] == 0
    assert texts(state) == ["take_shop colour=red", "take_shop colour=grey"]
    assert refused(state, "take_shop colour=blue").rule == "M-32"
    assert refused(state, "take_palace crests=1").rule == "M-32"
    assert refused(state, "end_turn").rule == "M-32"
    assert told(state.copy(), "take_shop colour=grey", 1)[0]["colour"] is None
    do(state, "take_shop colour=grey")
    assert state.shops[:3] == [0, 0, 1]
    assert RULESET.view(state, 0)["seen_shops"] == [2, 0, 0]
    assert RULESET.view(state, 1)["seen_shops"] is None
    assert state.seat == 1


def test_m32_whoever_searched_knows_the_pile_until_others_draw_and_then_its_bound():
    state = arrived("buy_shop")
    state.shop_pile = [2, 1, 0]
    # The other shops of the game (one red, two blue, three grey) are in front of seat 1.
    state.shops[3:6] = [1, 2, 3]
    do(state, "search_shops")
    do(state, "take_shop colour=blue")
    assert RULESET.view(state, 0)["seen_shops"] == [2, 0, 0]
    again(state, "buy_shop")
    do(state, "buy_shop", [0])
    assert RULESET.view(state, 0)["seen_shops"] == [2, 0, 0]
    for seed in range(5):
        world = RULESET.sample(RULESET.view(state, 0), Rng(seed))
        assert world.shop_pile == [1, 0, 0]
        assert world.shops[3:6] == [2, 2, 3]


def test_m33_palaces_likewise():
    state = arrived("buy_palace")
    do(state, "buy_palace", [2])
    assert (state.coins[0], state.palaces[:3]) == (3, [0, 0, 1])
    state = arrived("buy_palace", coins=4)
    do(state, "search_palaces")
    assert texts(state) == ["take_palace crests=1", "take_palace crests=2", "take_palace crests=3"]
    do(state, "take_palace crests=3")
    assert (state.coins[0], state.palaces[:3]) == (0, [0, 0, 1])
    assert RULESET.view(state, 0)["seen_palaces"] == [4, 4, 2]
    assert RULESET.view(state, 1)["players"][0]["palace_crests"] is None
    state.palace_pile = [1, 0, 0]
    again(state, "buy_palace")
    state.coins[1] = 4
    do(state, "search_palaces")
    assert refused(state, "take_palace crests=2").rule == "M-33"
    assert refused(state, "take_shop colour=red").rule == "M-33"


def test_m34_a_special_building_costs_2():
    state = arrived("buy_special")
    do(state, "buy_special")
    assert (state.coins[0], state.specials[0], state.special_pile) == (3, 1, 8)


@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_m35_the_nth_character_costs_n(held):
    state = arrived("recruit", coins=held + 1)
    give_character(state, 0, *range(20, 20 + held))
    do(state, "recruit", [character(6), character(9), character(12)])
    assert texts(state) == [f"keep_character card={n}" for n in (6, 9, 12)] + ["decline_characters"]
    do(state, "keep_character card=9")
    assert state.coins[0] == 0
    assert bit_count(state.hands[0]) == held + 1
    assert state.characters.cards[-1] == 1 << 5 | 1 << 11
    state = arrived("recruit", coins=held)
    give_character(state, 0, *range(20, 20 + held))
    refusal = refused(state, "recruit")
    assert (refusal.rule, refusal.needed, refusal.present) == ("M-35", held + 1, held)


def test_m35_all_cards_may_go_back_for_nothing():
    state = arrived("recruit")
    do(state, "recruit", [5, 6, 7])
    assert refused(state, "keep_character card=30").rule == "M-35"
    do(state, "decline_characters")
    assert state.coins[0] == 5
    assert state.hands[0] == 0
    assert state.seat == 1


def test_m35_only_the_drawer_sees_cards():
    state = arrived("recruit")
    assert told(state.copy(), "recruit", 1, [5, 6, 7])[0] == {"type": "murano.cards_drawn", "seat": 0, "count": 3, "cards": None}
    do(state, "recruit", [5, 6, 7])
    assert RULESET.view(state, 0)["drawn_characters"] == [6, 7, 8]
    for seat in (1, SPECTATOR):
        view = RULESET.view(state, seat)
        assert view["drawn_characters"] is None
        assert view["drawn"] == 3
    assert told(state.copy(), "keep_character card=7", 1)[0]["card"] is None
    do(state, "keep_character card=7")
    assert RULESET.view(state, 1)["players"][0]["character_cards"] is None
    assert RULESET.view(state, 1)["players"][0]["characters"] == 1
    # The layer at the back is known to who put it there.
    assert RULESET.view(state, 0)["character_deck"][-1] == {"size": 2, "seat": 0, "cards": [6, 8]}
    assert RULESET.view(state, 1)["character_deck"][-1] == {"size": 2, "seat": 0, "cards": None}


def test_m35_a_known_layer_is_drawn_before_what_is_behind_it():
    state = arrived("recruit")
    do(state, "recruit", [5, 6, 7])
    do(state, "keep_character card=7")
    state.removed_characters |= state.characters.cards[0]
    for part in (state.characters.cards, state.characters.by, state.characters.bound):
        del part[0]
    # Two cards are left, both known to seat 0. Seat 1 draws them all.
    again(state, "recruit")
    do(state, "recruit", [5, 7])
    assert texts(state) == ["keep_character card=6", "keep_character card=8", "decline_characters"]
    do(state, "keep_character card=6")
    again(state, "recruit")
    state.coins[0] = 9
    do(state, "recruit", [7])
    do(state, "decline_characters")
    assert RULESET.view(state, 0)["character_deck"] == [{"size": 1, "seat": 0, "cards": [8]}]


def test_m35_after_others_drew_a_known_layer_is_known_by_its_bound():
    state = arrived("recruit")
    give_specials(state, 0, "hostel")
    do(state, "recruit", [5, 6, 7, 8, 9])
    do(state, "keep_character card=6")
    state.removed_characters |= state.characters.cards[0]
    for part in (state.characters.cards, state.characters.by, state.characters.bound):
        del part[0]
    again(state, "recruit")
    do(state, "recruit", [6, 7, 8])
    do(state, "decline_characters")
    view = RULESET.view(state, 0)
    assert view["character_deck"] == [{"size": 1, "seat": 0, "cards": [7, 8, 9, 10]}, {"size": 3, "seat": 1, "cards": None}]
    worlds = {tuple(RULESET.sample(view, Rng(seed)).characters.cards) for seed in range(200)}
    assert {front for front, _ in worlds} == {1 << card for card in (6, 7, 8, 9)}


def test_m35_hostel_draws_five_or_what_is_left():
    state = give_specials(arrived("recruit"), 0, "hostel")
    do(state, "recruit", [5, 6, 7, 8, 9])
    assert len(texts(state)) == 6
    state = give_specials(arrived("recruit"), 0, "hostel")
    state.removed_characters |= state.characters.cards[0] & ~0b11 << 20
    state.characters.cards[0] &= 0b11 << 20
    do(state, "recruit", [20, 21])
    assert texts(state) == ["keep_character card=21", "keep_character card=22", "decline_characters"]
    do(state, "keep_character card=22")
    again(state, "recruit")
    do(state, "recruit", [20])
    do(state, "keep_character card=21")
    again(state, "recruit")
    assert "recruit" not in texts(state)
    assert refused(state, "recruit").rule == "M-35"


@pytest.mark.parametrize(("held", "price"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_m35_inn_takes_two_coins_off_down_to_nothing(held, price):
    state = give_specials(arrived("recruit", coins=price), 0, "inn")
    give_character(state, 0, *range(20, 20 + held))
    do(state, "recruit", [5, 6, 7])
    assert do(state, "keep_character card=6")[0]["price"] == price
    assert state.coins[0] == 0


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_m36_own_moorings_cost_2_others_5(seat):
    colours = ("white", "brown", "orange", "grey")
    state = arrived("place_gondolier", 4, seat=seat, coins=5)
    for colour in colours:
        after = state.copy()
        do(after, f"place_gondolier island=san_donato mooring={colour}")
        assert after.coins[seat] == (3 if colour == colours[seat] else 0)
        assert after.reserve[seat] == 4
        assert after.placed[6 * seat + 2] == 1
        assert after.berths.count(seat) == 1
    state.coins[seat] = 4
    refusal = refused(state, f"place_gondolier island=san_donato mooring={colours[seat - 1]}")
    assert (refusal.rule, refusal.needed, refusal.present) == ("M-36", 5, 4)


@pytest.mark.parametrize("seat", [0, 1])
def test_m36_harbour_makes_moorings_1_and_3(seat):
    state = give_specials(arrived("place_gondolier", seat=seat, coins=3), seat, "harbour")
    own, other = ("white", "brown") if seat == 0 else ("brown", "white")
    first = state.copy()
    do(first, f"place_gondolier island=san_donato mooring={own}")
    assert first.coins[seat] == 2
    do(state, f"place_gondolier island=san_donato mooring={other}")
    assert state.coins[seat] == 0


def test_m36_moorings_are_taken_one_by_one():
    state = new(2)
    assert [m for m in RULESET.view(state, 0)["moorings"] if m["island"] == "san_donato"].__len__() == 6
    state = arrived("place_gondolier", coins=9)
    for left in (2, 1):
        assert state.free[2 * 4] == left
        do(state, "place_gondolier island=san_donato mooring=white")
        again(state, "place_gondolier")
        state.seat = 0
    assert refused(state, "place_gondolier island=san_donato mooring=white").message == "No white mooring of San Donato is free."


def test_m36_harbour_pub_gives_a_vp_for_each_gondolier():
    state = give_specials(arrived("place_gondolier"), 0, "harbour_pub")
    assert do(state, "place_gondolier island=san_donato mooring=white")[0]["vp"] == 1
    assert state.vp == [6, 5]
    again(state, "place_gondolier")
    assert do(state, "place_gondolier island=san_donato mooring=brown")[0]["vp"] == 0


def test_m40_dismiss_for_3_and_hire_for_3():
    state = arrived("gondolier")
    assert verbs(state)[1:] == ["hire", "dismiss", "end_turn"]
    first = state.copy()
    do(first, "dismiss")
    assert (first.coins[0], first.reserve[0], first.common[0]) == (8, 4, 3)
    do(state, "hire")
    assert (state.coins[0], state.reserve[0], state.common[0]) == (2, 6, 1)
    state = arrived("gondolier")
    state.common[0] = 0
    state.reserve[0] = 0
    assert refused(state, "hire").present == 0
    assert refused(state, "dismiss").message == "The personal reserve is empty."


def test_m40_never_more_than_seven_gondoliers():
    state = arrived("gondolier", coins=30)
    for _ in range(2):
        do(state, "hire")
        again(state, "gondolier")
        state.seat = 0
    assert (state.reserve[0], state.common[0]) == (7, 0)
    assert "hire" not in texts(state)


def test_m40_council_hall_pays_5_and_costs_1():
    state = give_specials(arrived("gondolier", coins=1), 0, "council_hall")
    first = state.copy()
    do(first, "dismiss")
    assert first.coins[0] == 6
    do(state, "hire")
    assert state.coins[0] == 0


def test_m36_a_placed_gondolier_stays():
    state = gondoliers(fill(new(2), "san_donato", streets=["r"]), 0, "san_donato")
    assert state.reserve[0] == 4
    again(state, "gondolier")
    for _ in range(4):
        do(state, "dismiss")
        again(state, "gondolier")
        state.seat = 0
    assert state.berths.count(0) == 1
    assert "dismiss" not in texts(state)
