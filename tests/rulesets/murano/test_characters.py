"""M-52: every character card: where it scores, where not, and the borders between, each counted by hand.

Each case: card, what lies on San Donato (or the island that the card names), and the VP for seat 0 of two players.
"""

import pytest

from tests.rulesets.murano.build import do, fill, give_character, give_glass, give_specials, gondoliers, new, refused, scoring, texts

HERE = "san_donato"
TERESA, MATTIA, CHIARA, MARTIRE = "s_teresa_e_s_mattia", "sacca_mattia", "s_chiara_e_s_stefano", "s_pietro_martire"


def isle(streets=(), factories=(), shops=(), palaces=(), specials=0):
    return {"streets": streets, "factories": factories, "shops": shops, "palaces": palaces, "specials": specials}


R0, B0, G0 = ("r", 0), ("b", 0), ("g", 0)
R1, B1, G1 = ("r", 1), ("b", 1), ("g", 1)

CASES = [
    # 1: 2 per shop, whoever owns it
    (1, isle(shops=[R0, B1, G1]), 6),
    (1, isle(shops=[R1]), 2),
    (1, isle(factories=[0], palaces=[1]), 0),
    # 2: 2 per palace
    (2, isle(palaces=[3, 1]), 4),
    (2, isle(shops=[R0], specials=1), 0),
    # 3: 3 per special building
    (3, isle(specials=3), 9),
    (3, isle(palaces=[2]), 0),
    # 4: 2 per factory, whoever owns it
    (4, isle(factories=[0, 1, 1]), 6),
    (4, isle(shops=[R0]), 0),
    # 5: 12 if only you have a factory
    (5, isle(factories=[0]), 12),
    (5, isle(factories=[0, 0, 0]), 12),
    (5, isle(factories=[0], shops=[R1]), 12),
    (5, isle(factories=[0, 1]), 0),
    (5, isle(factories=[1]), 0),
    (5, isle(), 0),
    # 6: 12 if only you have a shop
    (6, isle(shops=[R0, G0]), 12),
    (6, isle(shops=[R0], factories=[1]), 12),
    (6, isle(shops=[R0, B1]), 0),
    (6, isle(shops=[B1]), 0),
    (6, isle(factories=[0]), 0),
    # 9: 10 if red and blue customers are at most 3
    (9, isle(), 10),
    (9, isle(streets=["rb", "r", "g", "g"]), 10),
    (9, isle(streets=["rb", "rb"]), 0),
    (9, isle(streets=["r", "r", "r", "b"]), 0),
    # 10: 12 with each kind of building and each colour of customer
    (10, isle(streets=["rb", "g"], factories=[1], shops=[R1], palaces=[2], specials=1), 12),
    (10, isle(streets=["rb"], factories=[1], shops=[R1], palaces=[2], specials=1), 0),
    (10, isle(streets=["r", "g"], factories=[1], shops=[R1], palaces=[2], specials=1), 0),
    (10, isle(streets=["b", "g"], factories=[1], shops=[R1], palaces=[2], specials=1), 0),
    (10, isle(streets=["rb", "g"], shops=[R1], palaces=[2], specials=1), 0),
    (10, isle(streets=["rb", "g"], factories=[1], palaces=[2], specials=1), 0),
    (10, isle(streets=["rb", "g"], factories=[1], shops=[R1], specials=1), 0),
    (10, isle(streets=["rb", "g"], factories=[1], shops=[R1], palaces=[2]), 0),
    # 11: all customers: 1-2, 3-4, 5-6, 7-8, 9+ give 1, 3, 5, 8, 12
    (11, isle(streets=["", ""]), 0),
    (11, isle(streets=["r"]), 1),
    (11, isle(streets=["rb"]), 1),
    (11, isle(streets=["rb", "g"]), 3),
    (11, isle(streets=["rb", "bg"]), 3),
    (11, isle(streets=["rb", "bg", "r"]), 5),
    (11, isle(streets=["rb", "bg", "rg"]), 5),
    (11, isle(streets=["rb", "bg", "rg", "r"]), 8),
    (11, isle(streets=["rb", "bg", "rg", "rb"]), 8),
    (11, isle(streets=["rb", "bg", "rg", "rb", "g"]), 12),
    (11, isle(streets=["rb", "bg", "rg", "rb", "bg", "rg"]), 12),
    # 12 red, 13 blue, 14 grey: 1-2, 3, 4, 5, 6+ give 1, 4, 6, 9, 12
    (12, isle(streets=["b", "bg"]), 0),
    (12, isle(streets=["r"]), 1),
    (12, isle(streets=["r", "rb"]), 1),
    (12, isle(streets=["r", "rb", "rg"]), 4),
    (12, isle(streets=["r", "r", "r", "r"]), 6),
    (12, isle(streets=["r", "r", "r", "r", "rb"]), 9),
    (12, isle(streets=["r", "r", "r", "r", "rb", "rg"]), 12),
    (13, isle(streets=["r", "rg"]), 0),
    (13, isle(streets=["b", "rb"]), 1),
    (13, isle(streets=["b", "rb", "bg"]), 4),
    (13, isle(streets=["b", "b", "b", "b", "b"]), 9),
    (14, isle(streets=["rb"]), 0),
    (14, isle(streets=["g", "rg", "bg", "g"]), 6),
    (14, isle(streets=["g", "g", "g", "g", "g", "g"]), 12),
    # 15: 1 per crest
    (15, isle(palaces=[3, 2, 1]), 6),
    (15, isle(shops=[R0]), 0),
    # 16: 2 per own, 1 per opponents' building; 17 the other way round: factories and shops only
    (16, isle(factories=[0, 1], shops=[R0, B1, G1], palaces=[3], specials=1), 7),
    (16, isle(palaces=[3]), 0),
    (17, isle(factories=[0, 1], shops=[R0, B1, G1], palaces=[3], specials=1), 8),
    (17, isle(specials=2), 0),
    # 18 red, 19 blue, 20 grey: 12 if special buildings equal customers of the colour, at least 1
    (18, isle(streets=["r", "b"], specials=1), 12),
    (18, isle(streets=["r", "rb"], specials=2), 12),
    (18, isle(streets=["r", "rb"], specials=1), 0),
    (18, isle(streets=["r"], specials=2), 0),
    (18, isle(streets=["b"]), 0),
    (19, isle(streets=["b", "rb"], specials=2), 12),
    (19, isle(streets=["b", "rb"], specials=1), 0),
    (19, isle(), 0),
    (20, isle(streets=["g", "r", "r"], specials=1), 12),
    (20, isle(streets=["g"], specials=2), 0),
    (20, isle(), 0),
    # 21: 16 if factories = palaces = shops, at least 1 each
    (21, isle(factories=[1], palaces=[3], shops=[R1]), 16),
    (21, isle(factories=[0, 1], palaces=[3, 1], shops=[R1, G0]), 16),
    (21, isle(factories=[1], palaces=[3, 1], shops=[R1]), 0),
    (21, isle(factories=[1], shops=[R1]), 0),
    (21, isle(), 0),
    # 22: 12 if shops = crests, at least 1 shop
    (22, isle(shops=[R1, B0], palaces=[2]), 12),
    (22, isle(shops=[R1, B0], palaces=[1, 1]), 12),
    (22, isle(shops=[R1, B0], palaces=[1]), 0),
    (22, isle(), 0),
    # 23: 12 if factories = crests, at least 1 factory
    (23, isle(factories=[1, 1, 0], palaces=[3]), 12),
    (23, isle(factories=[1, 1, 0], palaces=[2]), 0),
    (23, isle(palaces=[2]), 0),
    (23, isle(), 0),
    # 24: 12 if own = opponents' buildings; 0 = 0 scores, since the card names no minimum
    (24, isle(), 12),
    (24, isle(palaces=[1], specials=1), 12),
    (24, isle(factories=[0], shops=[R1]), 12),
    (24, isle(factories=[0, 0], shops=[R1]), 0),
    (24, isle(shops=[R1]), 0),
    # 25: 12 if there is exactly 1 crest
    (25, isle(palaces=[1]), 12),
    (25, isle(palaces=[2]), 0),
    (25, isle(palaces=[1, 1]), 0),
    (25, isle(), 0),
    # 38 red, 39 blue, 40 grey: 4 per shop of the colour
    (38, isle(shops=[R0, R1, B0]), 8),
    (38, isle(shops=[B0]), 0),
    (39, isle(shops=[B1]), 4),
    (39, isle(shops=[R1, G1]), 0),
    (40, isle(shops=[G0, G1, G1]), 12),
    (40, isle(shops=[R1]), 0),
]


def _score(card, island, content, moored=1, seat=0, **more):
    state = new(2)
    fill(state, island, **content)
    gondoliers(state, seat, island, moored)
    give_character(state, seat, card)
    give_glass(state, seat, **more)
    return scoring(state, seat)


@pytest.mark.parametrize(("card", "content", "vp"), CASES)
def test_m52_character(card, content, vp):
    state = _score(card, HERE, content)
    listed = f"score_card card={card} island={HERE}"
    if vp == 0:
        assert texts(state) == ["end_scoring"]
        assert refused(state, listed).rule == "M-52"
        return
    assert texts(state) == [listed, "end_scoring"]
    before = state.vp[0]
    events = do(state, listed)
    assert events[0]["vp"] == vp
    # Four gondoliers of the reserve are idle at the end (M-53), the used one is not.
    assert state.vp[0] == before + vp + 4


def test_m52_own_and_others_depend_on_the_seat():
    content = isle(factories=[0, 1], shops=[R0, B1, G1])
    for seat, sixteen, seventeen in ((0, 2 * 2 + 3, 2 + 2 * 3), (1, 2 * 3 + 2, 3 + 2 * 2)):
        for card, vp in ((16, sixteen), (17, seventeen)):
            state = _score(card, HERE, content, seat=seat)
            assert do(state, f"score_card card={card} island={HERE}")[0]["vp"] == vp


NEEDS = isle(streets=["bg", "b"], palaces=[1], specials=1)


@pytest.mark.parametrize(
    ("coins", "paid"), [(1, []), (2, [2]), (3, [2]), (5, [2, 4]), (6, [2, 4, 6]), (7, [2, 4, 6, 7]), (20, [2, 4, 6, 7, 8])]
)
def test_m52_coins_of_cards_7_and_8(coins, paid):
    for card, content in ((7, NEEDS), (8, isle(streets=["rg", "r"], palaces=[1], specials=1))):
        state = _score(card, HERE, content)
        state.coins[0] = coins
        assert texts(state) == [f"score_card card={card} island={HERE} coins={n}" for n in paid] + ["end_scoring"]


@pytest.mark.parametrize(("paid", "vp"), [(2, 1), (4, 3), (6, 6), (7, 8), (8, 12)])
def test_m52_coins_give_vp(paid, vp):
    state = _score(7, HERE, NEEDS)
    state.coins[0] = 9
    assert do(state, f"score_card card=7 island={HERE} coins={paid}")[0]["vp"] == vp
    assert state.coins[0] == 9 - paid


def test_m52_worked_example_five_coins_left():
    # 5 coins left with card 7 or 8: pay 4, get 3.
    state = _score(7, HERE, NEEDS)
    state.coins[0] = 5
    assert refused(state, f"score_card card=7 island={HERE} coins=5").rule == "M-52"
    assert "no number" in refused(state, f"score_card card=7 island={HERE}").message
    refusal = refused(state, f"score_card card=7 island={HERE} coins=6")
    assert (refusal.needed, refusal.present) == (6, 5)
    assert do(state, f"score_card card=7 island={HERE} coins=4")[0]["vp"] == 3
    assert state.coins[0] == 1


@pytest.mark.parametrize(
    ("card", "content"),
    [
        (7, isle(streets=["bg", "b"], specials=1)),  # no palace
        (7, isle(streets=["bg", "b"], palaces=[1])),  # no special building
        (7, isle(streets=["b", "b"], palaces=[1], specials=1)),  # no grey customer
        (7, isle(streets=["bg", "r"], palaces=[1], specials=1)),  # one blue customer
        (8, isle(streets=["rg", "b"], palaces=[1], specials=1)),  # one red customer
        (8, isle(streets=["bg", "b"], palaces=[1], specials=1)),  # blue ones instead
    ],
)
def test_m52_cards_7_and_8_need_their_island(card, content):
    assert texts(_score(card, HERE, content)) == ["end_scoring"]


def test_m52_cards_7_and_8_pay_separate_coins():
    state = _score(7, HERE, isle(streets=["bg", "b", "r", "r"], palaces=[1], specials=1), moored=2)
    give_character(state, 0, 8)
    state.coins[0] = 9
    do(state, f"score_card card=7 island={HERE} coins=7")
    assert texts(state) == [f"score_card card=8 island={HERE} coins=2", "end_scoring"]


@pytest.mark.parametrize(("card", "island"), [(26, TERESA), (27, MATTIA), (28, CHIARA)])
def test_m52_own_buildings_on_an_island(card, island):
    three = isle(factories=[0], shops=[R0, B0, G1], palaces=[1])
    assert do(_score(card, island, three), f"score_card card={card} island={island}")[0]["vp"] == 10
    assert texts(_score(card, island, isle(factories=[0], shops=[R0, B1], palaces=[1, 1]))) == ["end_scoring"]
    # Elsewhere it is worth nothing.
    assert texts(_score(card, HERE, three)) == ["end_scoring"]


@pytest.mark.parametrize(("card", "island", "players"), [(29, HERE, 2), (30, "sacca_serenella", 4), (31, MARTIRE, 2)])
def test_m52_own_gondoliers_on_an_island(card, island, players):
    for moored, scores in ((1, False), (2, True), (3, True)):
        state = gondoliers(scoring(new(players)), 0, island, moored)
        give_character(state, 0, card)
        # A gondolier of another seat there does not help.
        gondoliers(state, 1, island)
        assert (f"score_card card={card} island={island}" in texts(state)) == scores
    assert do(state, f"score_card card={card} island={island}")[0]["vp"] == 10


def test_m52_gondoliers_used_already_count_for_cards_29_to_31():
    state = _score(29, HERE, isle(shops=[R0]), moored=2)
    give_character(state, 0, 1)
    do(state, f"score_card card=1 island={HERE}")
    assert do(state, f"score_card card=29 island={HERE}")[0]["vp"] == 10


GLASS = [
    (32, MATTIA, "blue", 2),
    (33, TERESA, "blue", 2),
    (34, HERE, "red", 2),
    (35, CHIARA, "red", 2),
    (36, MARTIRE, "green", 2),
    (37, "sacca_serenella", "green", 4),
]


@pytest.mark.parametrize(("card", "island", "colour", "players"), GLASS)
def test_m52_glass_cards(card, island, colour, players):
    other = "green" if colour != "green" else "red"
    for held in range(5):
        state = gondoliers(scoring(new(players)), 0, island)
        give_character(state, 0, card)
        give_glass(state, 0, **{colour: held, other: 2})
        given = [" ".join(f"{c}={n if c == colour else 0}" for c in ("red", "green", "blue")) for n in range(1, min(held, 3) + 1)]
        assert texts(state) == [f"score_card card={card} island={island} {blocks}" for blocks in given] + ["end_scoring"]
    bag = sum(state.bag)
    assert do(state, f"score_card card={card} island={island} {colour}=3")[0]["vp"] == 21
    assert state.glass[:3] == [2 if c == other else 1 if c == colour else 0 for c in ("red", "green", "blue")]
    assert sum(state.bag) == bag + 3


@pytest.mark.parametrize(("card", "island", "colour", "players"), GLASS)
def test_m52_glass_cards_elsewhere_and_of_other_colours(card, island, colour, players):
    elsewhere = HERE if island != HERE else TERESA
    state = gondoliers(scoring(new(players)), 0, elsewhere)
    give_character(state, 0, card)
    give_glass(state, 0, **{colour: 3})
    assert texts(state) == ["end_scoring"]
    gondoliers(state, 0, island)
    other = "green" if colour != "green" else "red"
    give_glass(state, 0, **{other: 1})
    assert "takes no" in refused(state, f"score_card card={card} island={island} {other}=1").message
    assert refused(state, f"score_card card={card} island={island}").present == 0


@pytest.mark.parametrize(
    ("studios", "listed"),
    [
        (["studio_red_green"], ["red=0 green=1 blue=0", "red=1 green=0 blue=0", "red=1 green=1 blue=0"]),
        (["studio_red_blue"], ["red=0 green=0 blue=1", "red=1 green=0 blue=0", "red=1 green=0 blue=1"]),
        (["studio_blue_green"], ["red=1 green=0 blue=0"]),
    ],
)
def test_m52_studios_let_glass_stand_for_another_colour(studios, listed):
    state = _score(34, HERE, isle(), red=1, green=1, blue=1)
    give_specials(state, 0, *studios)
    assert texts(state) == [f"score_card card=34 island={HERE} {blocks}" for blocks in listed] + ["end_scoring"]


@pytest.mark.parametrize(
    "studios",
    [["studio_red_green", "studio_blue_green"], ["studio_red_green", "studio_red_blue"], ["studio_red_blue", "studio_blue_green"]],
)
def test_m52_two_studios_chain(studios):
    state = _score(34, HERE, isle(), red=1, green=1, blue=1)
    give_specials(state, 0, *studios)
    assert len(texts(state)) == 7 + 1
    assert do(state, f"score_card card=34 island={HERE} red=1 green=1 blue=1")[0]["vp"] == 21


def test_m52_coins_or_glass_only_where_the_card_takes_them():
    state = _score(1, HERE, isle(shops=[R0]))
    assert "takes no coins" in refused(state, f"score_card card=1 island={HERE} coins=2").message
    assert "takes no glass" in refused(state, f"score_card card=1 island={HERE} red=1").message
