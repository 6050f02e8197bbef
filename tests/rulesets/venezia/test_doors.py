"""Views, sampling, refusals and descriptions beyond what the conformance suite asks of every room."""

import pytest

from service.engine.contract import SPECTATOR
from service.engine.effects import RandomEffects
from service.engine.rng import Rng
from service.rulesets.venezia.ruleset import RULESET
from tests.rulesets.venezia.build import VOCABULARY, Table, cards, do, refused


def test_the_view_shows_all_that_is_public():
    table = Table().at(3, 0, 7).hand(0, "casa ponte").known(1, "campo").joint(2, "palazzo").gold(1, 2, 0, 4).face_up("ponte")
    view = RULESET.view(table.discard("basilica").turn(0), 0)
    assert view["turn"] == view["to_act"] == view["viewer"] == 0
    assert [p["position"] for p in view["players"]] == [3, 0, 7]
    assert [p["hand"] for p in view["players"]] == [2, 1, 0]
    assert view["players"][1]["known_cards"]["campo"] == 1
    assert (view["players"][1]["swamp_tokens"], view["players"][1]["treasure_tokens"]) == (2, 1)
    assert view["players"][2]["joint"]["palazzo"] == 1
    assert view["pawns"]["palazzo"] == 2
    assert view["face_up"] == ["ponte"]
    assert view["discard"]["basilica"] == 1
    # 42 cards, of which 2 + 1 are in hands, 1 lies in front, 1 face up, 1 on the pile.
    assert view["deck"] == 36
    assert len(view["swamps"]) == 84
    assert len(view["buildings"]) == 5
    assert view["treasure_supply"] == 17
    assert view["own"]["hand"] == {"casa": 1, "palazzo": 0, "campo": 0, "ponte": 1, "basilica": 0}


def test_a_sample_keeps_known_cards_where_they_are_and_deals_the_rest():
    state = Table().known(1, "campo campo").hand(1, "casa").hand(2, "ponte ponte").hand(0, "casa").gold(2, 6, 2).turn(0)
    hands, treasures = set(), set()
    for seed in range(40):
        twin = RULESET.sample(RULESET.view(state, 0), Rng(seed))
        assert twin.hands[5 + 2] >= 2
        assert twin.hand_size(1) == 3
        assert twin.hands[:5] == state.hands[:5]
        hands.add(tuple(twin.hands[5:]))
        treasures.add(tuple(twin.treasures[8:]))
    assert len(hands) > 5
    assert len(treasures) == 4


def test_a_sample_is_uniform_over_unseen_tokens():
    # 86 swamp tokens, 26 of them worth nothing: about 30 of 100 samples of an unknown token.
    state = Table().gold(1, 0).hand(0, "casa").turn(0)
    worthless = 0
    for seed in range(300):
        worthless += RULESET.sample(RULESET.view(state, 0), Rng(seed)).swamps[3]
    # 300 * 26 / 86 = 90.7; three standard deviations are 24.
    assert 66 <= worthless <= 115


def test_a_treasure_handed_in_is_known_to_be_in_the_supply_until_one_is_drawn():
    state = Table().at(11, 0, 0).gold(0, 6).gold(1, 4, 4).hand(0, "casa").turn(0)
    do(state, 0, "convert_gold points=1")
    assert RULESET.view(state, 2)["handed_in_treasure_values"] == [6]
    for seed in range(20):
        twin = RULESET.sample(RULESET.view(state, 2), Rng(seed))
        assert twin.treasure_pool[3] >= 1
        assert sum(twin.treasures[4:8]) == 2
    do(state, 0, "play_card building=casa mode=solo")
    do(state, 0, "build building=casa mode=solo hexes=3:-4", [0])
    assert RULESET.view(state, 2)["handed_in_treasure_values"] == []


BUILD_REFUSALS = [
    ("build building=casa mode=solo hexes=99:99", "V-5"),
    ("build building=casa mode=solo hexes=3:-4,4:-3", "V-21"),
    ("build building=casa mode=solo", "V-21"),
    ("build building=casa mode=solo line=2", "V-21"),
    ("build building=casa mode=solo hexes=3:-4 score_district=castello", "V-34"),
]


@pytest.mark.parametrize(("text", "rule"), BUILD_REFUSALS)
def test_refusals_of_a_house(text, rule):
    state = Table().hand(0, "casa").turn(0)
    do(state, 0, "play_card building=casa mode=solo")
    assert refused(state, text).rule == rule


def test_refusals_of_a_palazzo():
    state = Table().hand(0, "palazzo palazzo palazzo").turn(0)
    do(state, 0, "play_card building=palazzo mode=solo")
    unsorted = refused(state, "build building=palazzo mode=solo hexes=-3:-2,-4:-2")
    assert unsorted.rule == "V-21"
    assert unsorted.instead is not None
    assert VOCABULARY.to_text(unsorted.instead) == "build building=palazzo mode=solo hexes=-4:-2,-3:-2"
    apart = refused(state, "build building=palazzo mode=solo hexes=-4:-2,3:-4")
    assert apart.rule == "V-21"
    twice = refused(state, "build building=palazzo mode=solo hexes=-4:-2,-4:-2")
    assert twice.rule == "V-21"
    one = refused(state, "build building=palazzo mode=solo hexes=-4:-2")
    assert (one.needed, one.present) == (2, 1)
    across = refused(state, "build building=palazzo mode=solo hexes=1:-2,2:-1")
    assert across.rule == "V-21"  # Beside each other on the map, but in two districts.


def test_refusals_of_a_ponte():
    state = Table().hand(0, "ponte ponte ponte").turn(0)
    do(state, 0, "play_card building=ponte mode=solo")
    assert refused(state, "build building=ponte mode=solo hexes=3:-4,4:-3").rule == "V-21"
    assert refused(state, "build building=ponte mode=solo hexes=3:-4,4:-3 line=2 score_district=castello").rule == "V-21"
    assert refused(state, "build building=ponte mode=solo line=1 score_district=castello").rule == "V-32"


def test_after_the_end_everything_is_refused():
    state = Table().hand(0, "casa").left("casa", 1).turn(0)
    do(state, 0, "play_card building=casa mode=solo")
    do(state, 0, "build building=casa mode=solo hexes=3:-4")
    for text in ("end_play", "draw_card", "convert_gold points=1", "pass_gold", "reclaim hex=1,-8"):
        assert refused(state, text).rule == "V-65"


DESCRIPTIONS = {
    "imaginary_now": "Draw the imaginary player's card now.",
    "play_card building=casa mode=solo": "Play a casa card.",
    "play_card building=basilica mode=solo": "Play all 4 basilica cards alone.",
    "play_card building=ponte mode=joint": "Play a joint ponte card.",
    "next_building building=campo mode=joint": "Build the joint campo next.",
    "next_building building=campo mode=solo": "Build the campo next.",
    "build building=palazzo mode=solo hexes=-4:-2,-3:-2": "Build a palazzo on (-4, -2) and (-3, -2) in San Polo.",
    "build building=ponte mode=joint line=2 score_district=san_marco": "Build a ponte on bridge line 2, scoring San Marco.",
    "convert_gold points=1": "Change gold into 1 space of movement.",
    "convert_gold points=3": "Change gold into 3 spaces of movement.",
    "reclaim hex=1,-8": "Reclaim the swamp at (1, -8) in San Marco.",
    "take_face_up building=casa": "Take the face-up casa card.",
    "offer_card building=casa": "Lay a casa card face up and take three cards.",
    "discard_excess building=campo": "Discard the joint campo cards.",
    "end_turn": "End the turn.",
}


@pytest.mark.parametrize(("text", "sentence"), DESCRIPTIONS.items())
def test_descriptions(text, sentence):
    assert RULESET.describe(VOCABULARY.from_text(text)) == sentence


@pytest.mark.parametrize(
    "text", ["reclaim hex=99,99", "build building=casa mode=solo hexes=99:99", "build building=ponte mode=solo line=9"]
)
def test_even_senseless_actions_are_described(text):
    assert RULESET.describe(VOCABULARY.from_text(text)).endswith(".")


def test_hidden_draws_are_seen_by_their_seat_alone():
    state = Table().hand(0, "casa").turn(0)
    do(state, 0, "end_play")
    effects = RandomEffects(Rng(1))
    RULESET.apply(state, VOCABULARY.from_text("reclaim hex=1,-8"), effects)
    assert [draw.seen_by for draw in effects.draws] == [1]
    do(state, 0, "end_reclaim")
    news = do(state, 0, "draw_card", cards("casa"))
    assert news[0].told_to(SPECTATOR) != news[0].told_to(0)


def test_pick_is_a_random_listed_action():
    rng, again = Rng(5), Rng(5)
    effects = RandomEffects(Rng(6))
    state = RULESET.new({}, 3, effects)
    while RULESET.to_act(state) >= 0:
        listed = RULESET.legal_actions(state)
        action = RULESET.pick(state, rng)
        assert action == listed[again.below(len(listed))]
        RULESET.apply(state, action, effects)
