"""What the other doors of the room promise: sentences, derived counts, bounded knowledge, documents."""

import pytest

from service.engine.contract import NO_SEAT
from service.engine.effects import RandomEffects
from service.engine.rng import Rng
from service.rulesets.murano.codec import decode, encode
from service.rulesets.murano.ruleset import RULESET
from tests.rulesets.murano.build import action

SENTENCES = [
    ("move_gondola gondola=red from=2 to=4", "Move the red gondola from space 2 to 4 (gondolier)."),
    ("pass gondola=black from=12 to=13", "Pass, moving the black gondola from space 12 to 13 (take coins)."),
    ("take_shop colour=grey", "Take a grey shop."),
    ("take_palace crests=1", "Take a palace with 1 crest."),
    ("keep_character card=12", "Keep character 12."),
    ("keep_special card=harbour_pub", "Keep the special building harbour pub."),
    ("place_gondolier island=san_donato mooring=orange", "Place a gondolier on an orange mooring of San Donato."),
    ("place_street island=san_donato cell=1,1", "Lay the street tile at column 1, row 1 of San Donato."),
    ("build_shop island=san_donato cell=1,0 colour=red", "Build a red shop at column 1, row 0 of San Donato."),
    ("build_palace island=san_donato cell=1,0 crests=3", "Build a palace with 3 crests at column 1, row 0 of San Donato."),
    ("build_special island=san_donato cell=1,0", "Build a special building at column 1, row 0 of San Donato."),
    ("income island=sacca_mattia", "Take the income of Sacca Mattia."),
    ("produce factories=1", "Produce glass in 1 factory."),
    ("produce factories=2 extra=yes", "Produce glass in 2 factories, with one block more by the trading post."),
    ("sell colour=red red=1 blue=1", "Sell 1 red and 1 blue blocks as red."),
    ("return_block colour=green", "Put a green block back into the bag."),
    ("score_card card=7 island=san_donato coins=8", "Score character 7 on San Donato, paying 8 coins."),
    ("score_card card=34 island=san_donato red=1", "Score character 34 on San Donato, giving up 1 red block."),
    ("end_turn", "End the turn without an action."),
]


@pytest.mark.parametrize(("text", "sentence"), SENTENCES)
def test_actions_are_described(text, sentence):
    assert RULESET.describe(action(text)) == sentence


@pytest.mark.parametrize("players", [2, 3, 4])
def test_derived_counts_follow_from_the_documents(players):
    rng = Rng(players)
    effects = RandomEffects(rng)
    state = RULESET.new({"income": "island"}, players, effects)
    while RULESET.to_act(state) != NO_SEAT:
        RULESET.apply(state, RULESET.pick(state, rng), effects)
        if rng.below(20) == 0:
            again = decode(encode(state))
            assert (again.free, again.placed, again.tally, again.own) == (state.free, state.placed, state.tally, state.own)


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_seat_knows_of_decks_and_piles_is_true(players):
    rng = Rng(40 + players)
    effects = RandomEffects(rng)
    state = RULESET.new({"income": "island"}, players, effects)
    known = 0
    while RULESET.to_act(state) != NO_SEAT:
        RULESET.apply(state, RULESET.pick(state, rng), effects)
        for deck in (state.characters, state.special_deck):
            for cards, by, bound in zip(deck.cards, deck.by, deck.bound, strict=True):
                assert by < 0 or cards & ~bound == 0
                known += by >= 0
        for seat in range(players):
            view = RULESET.view(state, seat)
            for seen, pile in ((view["seen_shops"], state.shop_pile), (view["seen_palaces"], state.palace_pile)):
                assert seen is None or all(a >= b >= 0 for a, b in zip(seen, pile, strict=True))
                known += seen is not None
    assert known > 0
