"""M-20 to M-23: moving gondolas, passing, ending a turn, and what is not offered."""

import pytest

from service.rulesets.murano.components import SPACES
from tests.rulesets.murano.build import arrived, do, fill, give_glass, give_specials, gondoliers, new, refused, texts, verbs

# The anchors are 0, 2, 5, 8, 10, 12, 15 and 16: between them lie 1, 3-4, 6-7, 9, 11, 13-14, none and 17.
FIRST_MOVES = [(0, 1), (2, 3), (2, 4), (5, 6), (5, 7), (8, 9), (10, 11), (12, 13), (12, 14), (16, 17)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m20_a_turn_begins_with_a_move_or_a_pass(players):
    for seat in range(players):
        state = new(players, first=seat, red=0)
        moves = [f"gondola={'red' if a == 0 else 'black'} from={a} to={b}" for a, b in FIRST_MOVES]
        assert texts(state) == [f"move_gondola {m}" for m in moves] + [f"pass {m}" for m in moves]


def test_m21_a_gondola_passes_no_other_and_moves_forward():
    state = new(red=0)
    assert refused(state, "move_gondola gondola=black from=2 to=5").rule == "M-21"
    assert "space 5 is on the way" in refused(state, "move_gondola gondola=black from=2 to=6").message
    assert "no move" in refused(state, "move_gondola gondola=black from=2 to=2").message
    assert "No black gondola" in refused(state, "move_gondola gondola=black from=0 to=1").message
    assert "No red gondola" in refused(state, "move_gondola gondola=red from=2 to=3").message
    assert refused(state, "move_gondola gondola=black from=2 to=1").rule == "M-21"


def test_m21_a_gondola_may_sail_over_the_end_of_the_ring():
    state = new(red=0)
    do(state, "move_gondola gondola=red from=0 to=1")
    assert "move_gondola gondola=black from=16 to=0" in texts(state)
    assert "move_gondola gondola=black from=16 to=1" not in texts(state)


def test_m21_worked_example_three_gondolas_for_0_1_and_2_coins():
    state = new(red=0)
    assert do(state, "move_gondola gondola=black from=2 to=4")[0]["price"] == 0
    assert do(state, "move_gondola gondola=red from=0 to=2")[0]["price"] == 1
    assert do(state, "move_gondola gondola=black from=16 to=17")[0]["price"] == 2
    assert state.coins[0] == 5 - 0 - 1 - 2
    # The action is that of the space reached last (17: build), and the next move would cost 3.
    assert SPACES[17] == SPACES[5]
    refusal = refused(state, "move_gondola gondola=black from=12 to=13")
    assert (refusal.rule, refusal.needed, refusal.present) == ("M-21", 3, 2)
    assert verbs(state) == ["draw_street", "end_turn"]


def test_m21_the_same_gondola_may_move_again_and_its_action_ends_the_moving():
    state = new(red=0)
    do(state, "move_gondola gondola=black from=12 to=13")
    assert "take_coins" in texts(state)
    do(state, "move_gondola gondola=black from=13 to=14")
    assert "take_coins" not in texts(state)
    assert refused(state, "take_coins").rule == "M-21"
    do(state, "buy_special")
    assert state.seat == 1
    assert state.coins[0] == 5 - 1 - 2


def test_m21_an_action_needs_a_move():
    assert refused(new(), "take_coins").rule == "M-21"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m22_passing_gives_a_coin_and_moves_a_gondola_without_its_action(players):
    state = new(players, red=0, first=players - 1)
    do(state, "pass gondola=black from=12 to=13")
    assert state.coins == [5] * (players - 1) + [6]
    assert state.ring[12] == 0
    assert state.ring[13] == 1
    assert state.seat == 0


def test_m22_passing_is_the_first_decision_or_none():
    state = new(red=0)
    do(state, "move_gondola gondola=black from=12 to=13")
    assert refused(state, "pass gondola=red from=0 to=1").rule == "M-22"


def test_m22_who_has_moved_may_end_the_turn_without_a_coin():
    state = new(red=0)
    assert refused(state, "end_turn").rule == "M-22"
    do(state, "move_gondola gondola=black from=12 to=13")
    assert [e["type"] for e in do(state, "end_turn")] == ["murano.turn_ended"]
    assert state.coins[0] == 5
    assert state.seat == 1


CANNOT = [
    ("buy_factory", {"coins": 0}, "buy_factory", "M-31"),
    ("buy_shop", {"coins": 1}, "buy_shop", "M-32"),
    ("buy_palace", {"coins": 1}, "buy_palace", "M-33"),
    ("buy_special", {"coins": 1}, "buy_special", "M-34"),
    ("recruit", {"coins": 0}, "recruit", "M-35"),
    ("place_gondolier", {"coins": 1}, "place_gondolier island=san_donato mooring=white", "M-36"),
    ("income", {}, "income island=san_donato", "M-38"),
    ("production", {}, "produce factories=1", "M-39"),
    ("gondolier", {"coins": 2}, "hire", "M-40"),
]


@pytest.mark.parametrize(("space", "given", "text", "rule"), CANNOT)
def test_m23_what_cannot_be_paid_or_done_is_not_offered(space, given, text, rule):
    state = arrived(space, **given)
    assert text.split()[0] not in verbs(state)
    assert refused(state, text).rule == rule


@pytest.mark.parametrize("price", [2, 4])
@pytest.mark.parametrize("space", ["buy_shop", "buy_palace"])
def test_m23_the_full_price_must_be_in_hand(space, price):
    top, search = (space, f"search_{space.removeprefix('buy_')}s")
    state = arrived(space, coins=price)
    assert top in texts(state)
    assert (search in texts(state)) == (price == 4)
    state.coins[0] = price - 1
    assert (top if price == 2 else search) not in texts(state)


def test_m23_empty_piles_offer_nothing():
    for space, pile in (("buy_factory", "factory_pile"), ("buy_special", "special_pile")):
        state = arrived(space)
        setattr(state, pile, 0)
        assert space not in texts(state)
        assert refused(state, space).needed == 1
    for space, pile in (("buy_shop", "shop_pile"), ("buy_palace", "palace_pile")):
        state = arrived(space)
        setattr(state, pile, [0, 0, 0])
        assert space not in texts(state)
        assert "empty" in refused(state, space).message


def test_m23_building_needs_a_street_in_the_pile_or_a_tile_with_a_plot():
    state = arrived("build")
    state.streets = [0] * 7
    assert verbs(state)[-1] == "end_turn"
    assert "build_factory" not in verbs(state)
    state.factories[0] = 1
    assert "build_factory" not in verbs(state)
    fill(state, "san_donato", streets=[""])
    assert "build_factory" in verbs(state)


def test_m23_income_needs_an_own_shop_but_may_be_nothing():
    state = arrived("income")
    fill(state, "san_donato", streets=[""], shops=[("r", 1)])
    assert "income" not in verbs(state)
    fill(state, "san_donato", shops=[("r", 0)])
    assert "income island=san_donato" in texts(state)
    assert do(state, "income island=san_donato")[0]["coins"] == [0, 0, 0]


def test_m23_production_needs_a_factory_with_vp_and_a_block_or_a_block_to_sell():
    state = arrived("production")
    fill(state, "san_donato", streets=[""], factories=[0])
    assert "produce" in verbs(state)
    state.vp[0] = 1
    assert "produce" not in verbs(state)
    assert refused(state, "produce factories=1").needed == 2
    state.vp[0] = 2
    state.bag = [0, 0, 0]
    assert refused(state, "produce factories=1").present == 0
    state.bag = [1, 0, 0]
    give_glass(state, 0, red=1)
    assert verbs(state)[-2:] == ["sell", "end_turn"]


def test_m23_placing_needs_a_gondolier_and_a_mooring():
    state = arrived("place_gondolier", coins=2)
    assert texts(state)[0].startswith("move_gondola")
    places = [t for t in texts(state) if t.startswith("place_gondolier")]
    assert places
    assert all(t.endswith("mooring=white") for t in places)
    state.reserve[0] = 0
    assert refused(state, "place_gondolier island=san_donato mooring=white").message == "The personal reserve is empty."
    state.reserve[0] = 5
    # All moorings of San Donato are taken.
    gondoliers(state, 1, "san_donato", 5)
    assert not [t for t in texts(state) if t.startswith("place_gondolier island=san_donato")]
    assert "free" in refused(state, "place_gondolier island=san_donato mooring=white").message


# ---- the lighthouse


def _lighthouse(seat=0):
    state = new(red=2, first=seat)  # The red gondola lies on space 5; the next occupied space is 8 (income).
    return give_specials(state, seat, "lighthouse")


def test_m21_lighthouse_moves_red_onto_the_first_occupied_space_for_its_action():
    state = _lighthouse()
    # Income cannot be done without a shop: not offered.
    assert "move_gondola gondola=red from=5 to=8" not in texts(state)
    assert refused(state, "move_gondola gondola=red from=5 to=8").rule == "M-23"
    fill(state, "san_donato", streets=["r"], shops=[("r", 0)])
    assert "move_gondola gondola=red from=5 to=8" in texts(state)
    assert "pass gondola=red from=5 to=8" not in texts(state)
    assert "move_gondola gondola=red from=5 to=9" not in texts(state)
    do(state, "move_gondola gondola=red from=5 to=8")
    # The last move: its action is due.
    assert texts(state) == ["income island=san_donato"]
    assert refused(state, "end_turn").rule == "M-21"
    assert refused(state, "move_gondola gondola=black from=12 to=13").rule == "M-21"
    do(state, "income island=san_donato")
    assert state.coins[0] == 6


def test_m21_two_gondolas_on_a_space_move_on_and_it_stays_occupied():
    state = _lighthouse()
    fill(state, "san_donato", streets=["r"], shops=[("r", 0)])
    do(state, "move_gondola gondola=red from=5 to=8")
    do(state, "income island=san_donato")
    # Seat 1, without a lighthouse: either gondola may leave, nothing else may enter.
    listed = texts(state)
    assert "move_gondola gondola=black from=8 to=9" in listed
    assert "move_gondola gondola=red from=8 to=9" in listed
    assert refused(state, "move_gondola gondola=red from=8 to=10").rule == "M-21"
    assert "move_gondola gondola=black from=2 to=7" in listed
    assert "move_gondola gondola=black from=2 to=8" not in listed
    do(state, "move_gondola gondola=black from=8 to=9")
    assert "move_gondola gondola=black from=2 to=8" not in texts(state)
    do(state, "end_turn")
    # The owner again, red still on 8: by the lighthouse it may follow onto 9, where a gondolier can be placed.
    assert "move_gondola gondola=red from=8 to=9" in texts(state)


def test_m21_lighthouse_never_makes_three_and_counts_the_price_of_the_move():
    state = _lighthouse()
    fill(state, "san_donato", streets=["r"], shops=[("r", 0)])
    state.ring[8] = 3
    state.ring[5] = 0
    state.ring[10] = 0
    # From a shared space red goes on to the next occupied one (12: buy a shop for 2 coins).
    state.coins[0] = 2
    assert "move_gondola gondola=red from=8 to=12" in texts(state)
    do(state, "move_gondola gondola=black from=16 to=17")
    # Now the move itself costs 1 coin: 1 is left, too little for the shop.
    assert "move_gondola gondola=red from=8 to=12" not in texts(state)
