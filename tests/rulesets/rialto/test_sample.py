"""What is sampled from a view: the bounds that everybody knows of, dealt fairly ("What a seat may see")."""

from collections import Counter

from service.engine.rng import Rng
from service.rulesets.rialto.ruleset import RULESET
from tests.rulesets.rialto.build import go, stage, start, table


def test_hidden_cards_are_dealt_as_probable_as_they_are_many():
    """Seat 1 holds one card out of 8 doge and 2 joker cards: a doge card in four of five worlds."""
    others = "11 gold 11 building 11 bridge 11 gondola 11 councillor 3 doge 9 joker"
    state = stage("A", hands=[others, "1 doge"])
    view = RULESET.view(state, 0)
    rng = Rng(5)
    held = Counter(RULESET.sample(view, rng).hand[7] for _ in range(2000))
    # 2000 draws of probability 0.8: three standard deviations are 54.
    assert abs(held[1] - 1600) < 54


def test_a_bound_keeps_the_other_worlds_equally_probable():
    """Seats 1 and 2 hold one card each out of 2 doge, 1 gold and 1 bridge card; seat 1 is known to have no doge card.

    The worlds (gold, doge), (gold, bridge), (bridge, doge), (bridge, gold) have 2, 1, 2 and 1 deals of 6.
    """
    others = "9 doge 10 gold 11 building 10 bridge 11 gondola 11 councillor 11 joker"
    state = stage("A", seats=3, hands=[others, "1 gold", "1 bridge"])
    state.ceiling[7] = 0
    view = RULESET.view(state, 0)
    rng = Rng(6)
    seen = Counter()
    for _ in range(3000):
        twin = RULESET.sample(view, rng)
        seen[twin.hand[7:14].index(1), twin.hand[14:21].index(1)] += 1
    assert set(seen) == {(1, 0), (1, 3), (3, 0), (3, 1)}
    assert abs(seen[1, 0] - 1000) < 80
    assert abs(seen[1, 3] - 500) < 65


def test_what_a_seat_discarded_itself_is_nowhere_else():
    state = table(2, phase="discard", hands=["11 joker 1 doge", "3 gold"])
    start(state)
    go(state, *["discard card=joker"] * 5)
    view = RULESET.view(state, 0)
    for seed in range(20):
        twin = RULESET.sample(view, Rng(seed))
        assert twin.buried[6] == 5
        assert twin.hand[7 + 6] == 0
        assert twin.deck[6] == 0


def test_very_tight_bounds_are_met():
    """Four hands of which nearly everything is known: random deals fail, and the deal is mended."""
    hands = ["2 doge", "5 gold", "5 building", "5 bridge", "5 gondola"]
    state = stage("A", seats=5, hands=hands)
    for seat, card in ((1, 1), (2, 2), (3, 3), (4, 4)):
        for other in range(7):
            state.ceiling[seat * 7 + other] = 5 if other == card else 0
    view = RULESET.view(state, 0)
    twin = RULESET.sample(view, Rng(1))
    assert RULESET.view(twin, 0) == view
    assert [twin.hand[seat * 7 + seat] for seat in (1, 2, 3, 4)] == [5, 5, 5, 5]


def test_a_spectator_sees_no_hand():
    state = stage("A", hands=["2 doge 1 joker", "3 gold"])
    view = RULESET.view(state, -1)
    assert view["hand"] is None
    assert view["discarded_face_down"] is None
    assert [player["cards"] for player in view["players"]] == [3, 3]
    hands = {tuple(RULESET.sample(view, Rng(seed)).hand) for seed in range(20)}
    assert len(hands) > 10


def test_shuffling_ends_what_was_known_of_the_discards():
    state = table(2, phase="end", hands=["", ""], deck="3 doge")
    state.buried[0] = 4
    state.discarded[0] -= 4
    told = start(state)
    assert any(event["type"] == "rialto.reshuffled" for event in told)
    view = RULESET.view(state, 0)
    assert sum(view["discards"].values()) == 0
    assert sum(view["discarded_face_down"].values()) == 0
