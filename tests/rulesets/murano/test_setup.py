"""M-1 to M-13: components and set-up."""

import pytest

from service.engine.effects import RandomEffects
from service.engine.rng import Rng
from service.rulesets.murano.components import (
    ANCHORS,
    CHARACTER_MASK,
    GROUP_SIZE,
    IS_STREET,
    ISLANDS,
    MOORINGS,
    SIDE_PLOTS,
    SIDE_STREETS,
    SPACE_KINDS,
    SPACES,
    SPECIAL_CARDS,
    STREET_CUSTOMERS,
    bit_count,
)
from service.rulesets.murano.ruleset import RULESET
from tests.rulesets.murano.build import new


def test_m1_the_board():
    assert len(SPACES) == 18
    assert {kind: SPACES.count(i) for i, kind in enumerate(SPACE_KINDS)} == {
        "take_coins": 1,
        "buy_factory": 2,
        "buy_shop": 2,
        "buy_palace": 2,
        "buy_special": 1,
        "recruit": 2,
        "place_gondolier": 2,
        "build": 3,
        "income": 1,
        "production": 1,
        "gondolier": 1,
    }
    assert [len(cells) for cells in SIDE_STREETS] == [35, 42]
    assert [len(cells) for cells in SIDE_PLOTS] == [40, 48]
    assert sum(IS_STREET) == 42
    assert "sacca_serenella" in ISLANDS
    assert [len(m) for m in MOORINGS] == [len(MOORINGS[0]), 36]
    serenella = ISLANDS.index("sacca_serenella")
    assert sum(GROUP_SIZE[0][4 * serenella : 4 * serenella + 4]) == 0


def test_m2_tiles_and_cards_of_four_players():
    state = new(4)
    assert sum(state.streets) == 42
    assert state.shop_pile == [4, 4, 4]
    assert state.palace_pile == [5, 4, 3]
    assert (state.factory_pile, state.special_pile) == (12, 12)
    assert state.bag == [10, 10, 10]
    assert len(SPECIAL_CARDS) == 15
    assert bit_count(CHARACTER_MASK[1]) == 40


def test_m3_seats_and_coins():
    state = new(4)
    view = RULESET.view(state, 2)
    assert [p["coins"] for p in view["players"]] == [5] * 4
    # Seat 2 is orange: its own moorings are cheap (M-36).
    assert {m["colour"] for m in view["moorings"]} == {"white", "brown", "orange", "grey"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m10_gondolas_lie_on_the_anchors_and_any_may_be_red(players):
    found = set()
    for anchor in range(8):
        state = new(players, red=anchor)
        assert [i for i, there in enumerate(state.ring) if there] == ANCHORS
        assert state.ring.count(2) == 1
        found.add(state.ring.index(2))
    assert found == set(ANCHORS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m11_what_each_player_begins_with(players):
    state = new(players)
    assert state.coins == [5] * players
    assert state.vp == [5] * players
    assert state.reserve == [5] * players
    assert state.common == [2] * players


@pytest.mark.parametrize("players", [2, 3])
def test_m12_fewer_players_use_fewer_tiles(players):
    state = new(players, palace=2)
    assert state.shop_pile == [3, 3, 3]
    assert state.palace_pile == [5, 4, 2]
    assert state.removed_palaces == [0, 0, 1]
    assert (state.factory_pile, state.special_pile) == (11, 9)
    assert sum(state.streets) == 35
    by_customers = {tuple(c): n for c, n in zip(STREET_CUSTOMERS, state.streets, strict=True)}
    assert by_customers[()] == 8
    assert by_customers[0,] == by_customers[1,] == by_customers[2,] == 7
    cards = state.characters.cards[0] | state.removed_characters
    assert bit_count(cards) == 38
    assert cards >> 29 & 1 == 0
    assert cards >> 36 & 1 == 0


@pytest.mark.parametrize(("players", "left"), [(2, 33), (3, 33), (4, 35)])
def test_m13_five_characters_are_out_and_a_random_player_starts(players, left):
    state = new(players, first=players - 1, out=(10, 11, 12, 13, 14))
    assert bit_count(state.removed_characters) == 5
    assert [bit_count(layer) for layer in state.characters.cards] == [left]
    assert [bit_count(layer) for layer in state.special_deck.cards] == [15]
    assert state.seat == players - 1
    effects = [RandomEffects(Rng(seed)) for seed in range(30)]
    starts = {RULESET.new({"income": "island"}, players, e).seat for e in effects}
    assert starts == set(range(players))
