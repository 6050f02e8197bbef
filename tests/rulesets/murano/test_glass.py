"""M-38 and M-39: income, production and sale, with the special buildings that change them."""

import pytest

from tests.rulesets.murano.build import arrived, do, fill, give_glass, give_specials, refused, shop_at, street_at, texts, verbs

DONATO = "san_donato"
MATTIA = "sacca_mattia"
RED, GREEN, BLUE = 0, 1, 2


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_m38_worked_example_income_4_and_2(seat):
    # Four red and two grey customers, an own red and an own grey shop: 4 + 2 coins. A blue shop of another seat earns nothing.
    state = arrived("income", 3, seat=seat)
    fill(state, DONATO, streets=["r", "rb", "r", "rg", "g"], shops=[("r", seat), ("g", seat), ("b", (seat + 1) % 3)])
    assert do(state, f"income island={DONATO}")[0]["coins"] == [4, 0, 2]
    assert state.coins[seat] == 5 + 6


def test_m38_one_shop_of_each_colour_counts_and_one_island():
    state = arrived("income")
    fill(state, DONATO, streets=["r", "r"], shops=[("r", 0), ("r", 0), ("b", 0)])
    fill(state, MATTIA, streets=["b"], shops=[("b", 0)])
    assert [t for t in texts(state) if t.startswith("income")] == [f"income island={MATTIA}", f"income island={DONATO}"]
    assert refused(state, "income island=s_pietro_martire").rule == "M-38"
    do(state, f"income island={DONATO}")
    assert state.coins[0] == 7


def _apart(income):
    # Two groups of streets on San Donato: (1,1) red beside the plot (0,1), and (1,3), (2,3) red beside (0,3) and (3,3).
    state = arrived("income", income=income)
    street_at(state, DONATO, 1, 1, "r")
    street_at(state, DONATO, 1, 3, "r")
    street_at(state, DONATO, 2, 3, "rb")
    shop_at(state, DONATO, 0, 1, "r", 0)
    return state


def test_m38_option_connected_counts_only_streets_connected_to_the_shop():
    near, wide = _apart("connected"), _apart("island")
    assert do(near.copy(), f"income island={DONATO}")[0]["coins"] == [1, 0, 0]
    assert do(wide, f"income island={DONATO}")[0]["coins"] == [3, 0, 0]
    # Of two shops of a colour the one that reaches more customers counts.
    shop_at(near, DONATO, 0, 3, "r", 0)
    assert do(near.copy(), f"income island={DONATO}")[0]["coins"] == [2, 0, 0]
    # A tile between the groups connects them.
    street_at(near, DONATO, 1, 2, "")
    assert do(near, f"income island={DONATO}")[0]["coins"] == [3, 0, 0]


def _works(factories=3, seat=0, **blocks):
    state = arrived("production", seat=seat)
    fill(state, DONATO, streets=[""], factories=[seat] * factories)
    return give_glass(state, seat, **blocks)


@pytest.mark.parametrize("seat", [0, 1])
def test_m39_worked_example_two_of_three_factories_and_three_green_for_20(seat):
    state = _works(seat=seat, green=2)
    assert [t for t in texts(state) if t.startswith("produce")] == ["produce factories=1 extra=no", "produce factories=2 extra=no"]
    do(state, "produce factories=2", [GREEN, RED])
    assert state.vp[seat] == 5 - 4
    assert state.glass[3 * seat : 3 * seat + 3] == [1, 3, 0]
    do(state, "sell colour=green green=3")
    assert state.coins[seat] == 5 + 20
    assert state.glass[3 * seat : 3 * seat + 3] == [1, 0, 0]
    assert state.bag == [9, 10, 10]
    assert state.seat == 1 - seat


@pytest.mark.parametrize(("blocks", "coins"), [(1, 5), (2, 12), (3, 20)])
def test_m39_prices_of_glass(blocks, coins):
    state = give_glass(arrived("production"), 0, blue=4)
    assert do(state, f"sell colour=blue blue={blocks}")[0]["coins"] == coins
    assert state.coins[0] == 5 + coins


def test_m39_vp_never_fall_below_0():
    state = _works()
    state.vp[0] = 3
    refusal = refused(state, "produce factories=2")
    assert (refusal.rule, refusal.needed, refusal.present) == ("M-39", 4, 3)
    assert refused(state, "produce factories=4").present == 3
    do(state, "produce factories=1", [RED])
    assert state.vp[0] == 1


def test_m39_an_empty_bag_bounds_production():
    state = _works()
    state.bag = [1, 0, 0]
    assert [t for t in texts(state) if t.startswith("produce")] == ["produce factories=1 extra=no"]
    assert refused(state, "produce factories=2").present == 1


def test_m39_only_selling_and_not_selling():
    state = _works(red=1)
    assert "no_sale" not in texts(state)
    assert refused(state, "no_sale").instead.tag == "murano.end_turn"
    do(state, "produce factories=1", [BLUE])
    assert texts(state) == ["sell colour=blue red=0 green=0 blue=1", "sell colour=red red=1 green=0 blue=0", "no_sale"]
    do(state, "no_sale")
    assert state.coins[0] == 5
    assert state.seat == 1


def test_m39_blocks_are_sold_in_one_colour():
    state = give_glass(arrived("production"), 0, red=2, green=1)
    assert [t for t in texts(state) if t.startswith("sell")] == [
        "sell colour=green red=0 green=1 blue=0",
        "sell colour=red red=1 green=0 blue=0",
        "sell colour=red red=2 green=0 blue=0",
    ]
    assert "without a studio" in refused(state, "sell colour=red red=1 green=1").message
    assert refused(state, "sell colour=red red=3").present == 2
    assert refused(state, "sell colour=red").needed == 1
    assert refused(state, "sell colour=red red=2 green=1 blue=3").needed == 3


def test_m39_guild_hall_gives_a_vp_when_producing_but_not_when_only_selling():
    state = give_specials(_works(red=1), 0, "guild_hall")
    selling = state.copy()
    do(selling, "sell colour=red red=1")
    assert selling.vp[0] == 5
    assert do(state, "produce factories=2", [RED, BLUE])[0]["vp"] == 1
    assert state.vp[0] == 5 - 4 + 1


def test_m39_vp_gained_by_producing_cannot_pay_for_it():
    state = give_specials(_works(), 0, "guild_hall")
    state.vp[0] = 3
    assert refused(state, "produce factories=2").rule == "M-39"


@pytest.mark.parametrize(
    ("studio", "one", "other"),
    [("studio_red_green", "red", "green"), ("studio_blue_green", "blue", "green"), ("studio_red_blue", "red", "blue")],
)
def test_m39_a_studio_lets_two_colours_be_sold_together(studio, one, other):
    state = give_specials(give_glass(arrived("production"), 0, red=1, green=1, blue=1), 0, studio)
    sales = [t for t in texts(state) if t.startswith("sell")]
    assert len(sales) == 4
    mixed = f"{one}=1 {other}=1"
    # Either colour may be named by the player; the list names the first.
    first, second = sorted((one, other), key=("red", "green", "blue").index)
    refusal = refused(state, f"sell colour={second} {mixed}")
    assert refusal.instead.key[1] == first
    third = ({"red", "green", "blue"} - {one, other}).pop()
    assert refused(state, f"sell colour={first} {mixed} {third}=1").rule == "M-39"
    do(state, f"sell colour={first} {mixed}")
    assert state.coins[0] == 17


def test_m39_two_studios_make_all_colours_equal():
    for studios in (
        ("studio_red_green", "studio_red_blue"),
        ("studio_red_green", "studio_blue_green"),
        ("studio_red_blue", "studio_blue_green"),
    ):
        state = give_specials(give_glass(arrived("production"), 0, red=1, green=1, blue=1), 0, *studios)
        assert len([t for t in texts(state) if t.startswith("sell")]) == 7
        do(state, "sell colour=red red=1 green=1 blue=1")
        assert state.coins[0] == 25


def test_m39_trading_post_draws_one_more_and_gives_one_back():
    state = _works(red=1)
    assert refused(state, "produce factories=1 extra=yes").rule == "M-39"
    give_specials(state, 0, "trading_post")
    do(state, "produce factories=2 extra=yes", [GREEN, GREEN, BLUE])
    assert state.vp[0] == 1
    do(state, "sell colour=green green=2")
    assert texts(state) == ["return_block colour=red", "return_block colour=blue"]
    assert refused(state, "return_block colour=green").rule == "M-39"
    do(state, "return_block colour=red")
    assert state.glass[:3] == [0, 0, 1]
    assert state.seat == 1


def test_m39_trading_post_one_block_must_be_kept_when_selling_everything():
    state = give_specials(_works(), 0, "trading_post")
    do(state, "produce factories=2 extra=yes", [GREEN, GREEN, GREEN])
    refusal = refused(state, "sell colour=green green=3")
    assert refusal.message == "One block must be kept for the trading post."
    events = do(state, "sell colour=green green=2")
    # The only block left goes back without being asked for: everybody sees that there is no choice.
    assert [e["type"] for e in events] == ["murano.sold", "murano.block_returned", "murano.turn_ended"]
    assert state.glass[:3] == [0, 0, 0]
    assert sum(state.bag) == 30


def test_m39_trading_post_needs_a_factory_and_a_block_more():
    state = give_specials(_works(factories=1), 0, "trading_post")
    state.bag = [1, 0, 0]
    assert [t for t in texts(state) if t.startswith("produce")] == ["produce factories=1 extra=no"]
    assert refused(state, "produce factories=1 extra=yes").needed == 2
    state.bag = [1, 0, 1]
    do(state, "produce factories=1 extra=yes", [RED, BLUE])
    assert texts(state)[-1] == "no_sale"
    do(state, "no_sale")
    assert verbs(state) == ["return_block"]
    lone = give_specials(arrived("production"), 0, "trading_post")
    assert "produce" not in verbs(lone)
