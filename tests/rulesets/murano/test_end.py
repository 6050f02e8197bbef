"""M-50 to M-54: the last turns, the scoring and the winner."""

import pytest

from service.engine.contract import NO_SEAT
from service.rulesets.murano.ruleset import RULESET
from service.rulesets.murano.state import PHASES
from tests.rulesets.murano.build import (
    again,
    arrived,
    do,
    fill,
    give_character,
    gondoliers,
    new,
    refused,
    scoring,
    special,
    street_at,
    texts,
    told,
    verbs,
)

DONATO, MATTIA, TERESA = "san_donato", "sacca_mattia", "s_teresa_e_s_mattia"


def _types(events):
    return [event["type"].removeprefix("murano.") for event in events]


def _near_end(space, players=3, seat=0, **stock):
    """One pile is empty already; `stock` says what is left of others."""
    state = arrived(space, players, seat=seat, coins=9)
    state.special_pile = 0
    for name, value in stock.items():
        setattr(state, name, value)
    return state


def _pass(state):
    return do(state, next(t for t in texts(state) if t.startswith("pass")))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m50_everybody_else_has_one_last_turn_after_the_second_pile_is_empty(players):
    for seat in range(players):
        state = _near_end("buy_factory", players, seat, factory_pile=1)
        assert _types(do(state, "buy_factory")) == ["bought", "end_triggered", "turn_ended"]
        assert RULESET.view(state, 0)["ending"] == seat
        turns = []
        while PHASES[state.phase] == "start":
            turns.append(state.seat)
            _pass(state)
        assert turns == [(seat + n) % players for n in range(1, players)]
        # Nobody has a card: the game is over.
        assert RULESET.to_act(state) == NO_SEAT
        assert texts(state) == []
        assert refused(state, "end_turn").rule == "M-54"


def test_m50_one_empty_pile_is_not_the_end():
    state = _near_end("buy_factory", factory_pile=2)
    do(state, "buy_factory")
    assert RULESET.view(state, 0)["ending"] is None


@pytest.mark.parametrize(
    ("space", "pile", "left", "texts_", "draws"),
    [
        ("buy_factory", "factory_pile", 1, ["buy_factory"], []),
        ("buy_shop", "shop_pile", [0, 1, 0], ["buy_shop"], [[1]]),
        ("buy_shop", "shop_pile", [0, 1, 0], ["search_shops", "take_shop colour=blue"], []),
        ("buy_palace", "palace_pile", [0, 0, 1], ["buy_palace"], [[2]]),
        ("build", "streets", [1, 0, 0, 0, 0, 0, 0], ["draw_street"], [[0]]),
    ],
)
def test_m50_each_pile_counts(space, pile, left, texts_, draws):
    state = _near_end(space, **{pile: left})
    events = []
    for text in texts_:
        events = do(state, text, *draws)
    assert "end_triggered" in _types(events)
    state = _near_end("buy_special", special_pile=1, factory_pile=0)
    assert "end_triggered" in _types(do(state, "buy_special"))


def test_m50_an_empty_bag_or_deck_is_no_pile():
    state = _near_end("take_coins")
    state.bag = [0, 0, 0]
    state.characters.cards.clear()
    do(state, "take_coins")
    assert RULESET.view(state, 0)["ending"] is None


def test_m51_a_building_bought_in_the_last_turns_may_be_laid_at_once():
    state = _near_end("buy_factory", factory_pile=1)
    state.factories[0] = 1
    state.shops[0] = 1
    street_at(state, DONATO, 1, 1, "r")
    do(state, "buy_factory")
    # Exactly the tile bought, by M-37's rules, with its VP, free of charge.
    assert texts(state) == [f"build_factory island={DONATO} cell=1,0", f"build_factory island={DONATO} cell=0,1", "end_build"]
    assert refused(state, f"build_shop island={DONATO} cell=1,0 colour=red").rule == "M-51"
    assert refused(state, "end_turn").instead.tag == "murano.end_build"
    do(state, f"build_factory island={DONATO} cell=0,1")
    assert state.vp[0] == 6
    assert (state.coins[0], state.factories[0]) == (8, 1)
    assert state.seat == 1
    # The next seat's last turn.
    again(state, "buy_palace")
    do(state, "buy_palace", [1])
    assert texts(state) == [f"build_palace island={DONATO} cell=1,0 crests=2", "end_build"]
    do(state, f"build_palace island={DONATO} cell=1,0 crests=2")
    assert state.vp[1] == 8


def test_m51_laying_may_be_declined():
    state = _near_end("buy_factory", factory_pile=1)
    street_at(state, DONATO, 1, 1)
    do(state, "buy_factory")
    do(state, "end_build")
    assert (state.seat, state.factories[0], state.vp[0]) == (1, 1, 5)


def test_m51_not_offered_before_the_end_is_triggered():
    state = arrived("buy_factory")
    street_at(state, DONATO, 1, 1)
    do(state, "buy_factory")
    assert state.seat == 1


def test_m51_others_do_not_see_which_shop_was_bought():
    state = _near_end("buy_shop", shop_pile=[0, 1, 0])
    street_at(state, DONATO, 1, 1)
    state.shops[0] = 1
    assert told(state.copy(), "buy_shop", 1, [1])[0]["colour"] is None
    do(state, "buy_shop", [1])
    assert RULESET.view(state, 0)["bought_colour"] == "blue"
    view = RULESET.view(state, 1)
    assert (view["bought"], view["bought_colour"]) == ("shop", None)
    assert texts(state)[0] == f"build_shop island={DONATO} cell=1,0 colour=blue"


def test_m51_a_special_building_laid_at_once_still_draws_its_card():
    state = arrived("buy_special", coins=9)
    state.factory_pile = 0
    state.special_pile = 1
    street_at(state, DONATO, 1, 1)
    do(state, "buy_special")
    do(state, f"build_special island={DONATO} cell=1,0", [special("basilica"), special("inn"), special("bank")])
    do(state, "keep_special card=basilica")
    assert state.vp[0] == 10
    assert state.seat == 1


def test_m51_tiles_of_the_build_action_that_triggers_the_end_may_still_be_laid():
    state = _near_end("build", streets=[1, 0, 0, 0, 0, 0, 0])
    state.factories[0] = 2
    do(state, "draw_street", [0])
    do(state, f"place_street island={DONATO} cell=1,1")
    do(state, f"build_factory island={DONATO} cell=1,0")
    do(state, f"build_factory island={DONATO} cell=0,1")
    assert state.vp[0] == 7
    assert state.seat == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m51a_fifty_rounds_without_a_tile_trigger_the_end(players):
    state = new(players)
    triggered = []
    turns = 0
    while RULESET.to_act(state) != NO_SEAT:
        assert turns < 60 * players
        events = _pass(state)
        turns += 1
        triggered += [(turns, e["seat"]) for e in events if e["type"] == "murano.end_triggered"]
    # The last turn of the 50th round triggers; then all others have one more.
    assert triggered == [(50 * players, players - 1)]
    assert turns == 50 * players + players - 1
    assert RULESET.view(state, 0)["end_reason"] == "no_tiles_taken"


def test_m51a_any_tile_that_leaves_a_pile_begins_the_count_anew():
    state = arrived("buy_factory")
    state.idle = 99
    do(state, "buy_factory")
    assert RULESET.view(state, 0)["idle_turns"] == 0
    again(state, "take_coins")
    state.idle = 99
    assert "end_triggered" in _types(do(state, "take_coins"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m52_scoring_begins_with_who_triggered_the_end_and_goes_clockwise(players):
    for first in range(players):
        state = scoring(new(players), first)
        for seat in range(players):
            gondoliers(state, seat, DONATO)
            give_character(state, seat, 9 + seat)
        asked = []
        while RULESET.to_act(state) != NO_SEAT:
            asked.append(state.seat)
            do(state, "end_scoring")
        assert asked == [(first + n) % players for n in range(players)]


def test_m52_worked_example_of_the_orange_player():
    # Two red shops and the only factory on San Donato, but only one gondolier there and one on Sacca Mattia.
    state = scoring(new(3), 2)
    fill(state, DONATO, streets=["r"], shops=[("r", 2), ("r", 0)], factories=[2])
    fill(state, MATTIA, streets=["r"], factories=[2])
    gondoliers(state, 2, DONATO)
    gondoliers(state, 2, MATTIA)
    give_character(state, 2, 38, 5, 6)
    assert texts(state) == [
        f"score_card card=5 island={MATTIA}",
        f"score_card card=5 island={DONATO}",
        f"score_card card=38 island={DONATO}",
        "end_scoring",
    ]
    assert do(state, f"score_card card=38 island={DONATO}")[0]["vp"] == 8
    assert refused(state, f"score_card card=5 island={DONATO}").message == "There is no unused own gondolier on San Donato."
    assert do(state, f"score_card card=5 island={MATTIA}")[0]["vp"] == 12
    # No gondolier is left: the third card does not score, and the seat is not asked.
    assert state.vp[2] == 5 + 8 + 12 + 3
    assert RULESET.to_act(state) == NO_SEAT


def test_m52_a_seat_is_asked_while_it_holds_a_card_and_has_a_gondolier_whatever_the_card():
    state = scoring(new(2))
    gondoliers(state, 0, DONATO)
    give_character(state, 0, 1)
    assert texts(state) == ["end_scoring"]
    assert refused(state, f"score_card card=2 island={DONATO}").message == "Character 2 is not in hand."
    assert refused(state, "end_build").instead.tag == "murano.end_scoring"


def test_m52_scored_cards_are_seen_by_all():
    state = scoring(new(2))
    gondoliers(state, 0, DONATO, 2)
    give_character(state, 0, 9, 24)
    do(state, f"score_card card=9 island={DONATO}")
    view = RULESET.view(state, 1)
    assert view["players"][0]["scored"] == [9]
    assert view["players"][0]["characters"] == 1
    assert view["players"][0]["used"] == [0, 0, 1, 0, 0, 0]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_m53_idle_gondoliers_give_1_vp_each_but_not_those_in_the_common_reserve(seat):
    state = scoring(new(4), seat)
    gondoliers(state, seat, DONATO, 2)
    give_character(state, seat, 9)
    do(state, f"score_card card=9 island={DONATO}")
    # Seven gondoliers: 2 common, 3 in the reserve, 1 placed and idle, 1 used.
    events = do(state, "end_scoring") if RULESET.to_act(state) == seat else []
    assert state.vp[seat] == 5 + 10 + 4
    assert all(e["type"] != "murano.card_scored" for e in events)


def test_m53_idle_gondoliers_count_in_the_standings_before_the_end():
    state = new(2)
    state.reserve[1] = 7
    assert [(s.seat, s.place, s.score) for s in RULESET.standings(state)] == [(0, 2, 10), (1, 1, 12)]


@pytest.mark.parametrize(
    ("vp", "coins", "placed"),
    [
        ([9, 8, 8], [0, 9, 9], [1, 2, 2]),
        ([9, 9, 8], [1, 2, 9], [2, 1, 3]),
        ([9, 9, 9], [2, 2, 1], [1, 1, 3]),
        ([7, 9, 9], [5, 3, 3], [3, 1, 1]),
    ],
)
def test_m54_most_vp_then_coins_then_shared(vp, coins, placed):
    state = new(3)
    state.vp = vp
    state.coins = coins
    assert [s.place for s in RULESET.standings(state)] == placed


def test_m54_standings_count_nothing_twice_while_seats_score():
    state = scoring(new(2))
    for seat in (0, 1):
        gondoliers(state, seat, DONATO)
        give_character(state, seat, 1 + seat)
    assert [s.score for s in RULESET.standings(state)] == [10, 10]
    do(state, "end_scoring")
    assert [s.score for s in RULESET.standings(state)] == [10, 10]
    do(state, "end_scoring")
    assert [s.score for s in RULESET.standings(state)] == [10, 10]
    assert verbs(state) == []
    assert TERESA in {t["island"] for t in RULESET.view(state, 0)["moorings"]}
