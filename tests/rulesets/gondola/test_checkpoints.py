"""G-40 to G-45: crossing checkpoints, bonus tiles, hand limits, drawing."""

import pytest

from service.engine.effects import ScriptedEffects
from service.rulesets.gondola.ruleset import RULESET
from tests.rulesets.gondola.build import (
    BEND,
    BRIDGE,
    FAST,
    RING,
    VOCABULARY,
    act,
    bonus,
    canal,
    give_bonus,
    kinds_of_news,
    line,
    refusal,
    table,
    texts,
)


def bridges(*at, length=7, flags=None):
    """A canal with checkpoints at some columns; `flags` the seats that have crossed each."""
    tiles = line(length)
    for i, x in enumerate(at):
        tiles[x, 0] = (BRIDGE, 0, flags[i] if flags else [])
    return tiles


def crossings(told):
    return [(event["x"], event["flags_left"], event["last"]) for event in told if event["type"] == "gondola.crossed"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_g40_entering_a_checkpoint_crosses_it_and_the_move_goes_on(seat):
    state = table(bridges(3), [(2, 0)] * 3, turn=seat, speed=3)
    told = act(state, "race path=3:0,4:0,5:0")
    assert crossings(told) == [(3, 4, False)]
    tile = next(t for t in RULESET.view(state, 0)["tiles"] if t["x"] == 3)
    assert tile["flags"] == [seat]
    assert RULESET.view(state, 0)["seats"][seat]["flags_left"] == 4


def test_g40_once_per_player_and_checkpoint():
    state = table(bridges(3, flags=[[0]]), [(2, 0)] * 3, speed=3, flags=[4, 5, 5])
    # No crossing: the hand of seat 0 is filled up to its limit, 4.
    told = act(state, "race path=3:0,4:0,5:0", canal("c25", "c26", "c28", "c29"))
    assert kinds_of_news(told) == ["moved", "drew", "turn_began"]


def test_g40_a_move_may_end_on_a_checkpoint_and_cross_two():
    state = table(bridges(3, 4), [(2, 0)] * 3, speed=2)
    told = act(state, "race path=3:0,4:0")
    assert crossings(told) == [(3, 4, False), (4, 3, False)]


def test_g40_ways_with_different_crossings_are_different_outcomes():
    # From (0, 0) both ways around the ring end on (1, 1): one of them over the checkpoint at (1, 0).
    tiles = {(0, 0): (BEND, 1), (1, 0): ("s06", 0), (0, 1): (BEND, 0), (2, 0): (BEND, 2), (2, 1): (BEND, 3), (1, 1): (FAST, 0)}
    state = table(tiles, [(0, 0)] * 3, speed=5)
    state.speed = 3
    # East: (1, 0), (2, 0), (2, 1). South: (0, 1), (1, 1), (2, 1).
    assert texts(state) == ["race path=1:0,2:0,2:1", "race path=0:1,1:1,2:1"]
    state.flags[0] = 1
    assert texts(state) == ["race path=1:0,2:0,2:1"]


def test_g40_the_fifth_flag_wins_at_once_without_bonus_or_discard():
    # Seat 0 is the last to cross the bridge and holds more tiles than flags.
    state = table(bridges(3, flags=[[1, 2]]), [(2, 0)] * 3, speed=3, flags=[1, 4, 4], hands=[("c25", "c26")])
    told = act(state, "race path=3:0,4:0,5:0")
    assert kinds_of_news(told) == ["moved", "crossed", "race_ended", "match_ended"]
    assert told[2]["end"] == "five_checkpoints"
    assert told[3]["winners"] == [0]


def test_g40_no_flag_is_left_for_a_sixth_checkpoint():
    state = table(bridges(3, 4), [(2, 0)] * 3, speed=2, flags=[1, 5, 5])
    told = act(state, "race path=3:0,4:0")
    assert crossings(told) == [(3, 0, False)]
    assert kinds_of_news(told)[-1] == "match_ended"


def test_g41_the_draw_is_skipped_after_a_crossing():
    hand = ("c25", "c26", "c28", "c29")
    state = table(bridges(3), [(2, 0)] * 3, speed=3, hands=[hand])
    told = act(state, "race path=3:0,4:0,5:0")
    assert kinds_of_news(told) == ["moved", "crossed", "turn_began"]
    assert RULESET.view(state, 0)["hand"] == list(hand)


def test_g41_tiles_over_the_limit_are_discarded_by_choice():
    # Two crossings leave three flags; of four tiles in hand one must go.
    state = table(bridges(3, 4), [(2, 0)] * 3, speed=2, hands=[("c25", "c26", "c26", "c29")])
    told = act(state, "race path=3:0,4:0")
    assert kinds_of_news(told) == ["moved", "crossed", "crossed"]
    assert (RULESET.view(state, 0)["phase"], RULESET.to_act(state)) == ("discard", 0)
    assert texts(state) == ["discard tile=c25", "discard tile=c26", "discard tile=c29"]
    assert refusal(state, "discard tile=c73").rule == "G-41"
    late = refusal(state, "stay")
    assert (late.rule, late.needed, late.present) == ("G-41", 3, 4)
    assert refusal(state, "place tile=c25 x=7 y=0 rotation=0").rule == "G-41"
    told = act(state, "discard tile=c26")
    assert told[0] == {"type": "gondola.discarded", "seat": 0, "tile": "c26", "reason": "hand_limit"}
    assert RULESET.view(state, 0)["hand"] == ["c25", "c26", "c29"]
    assert RULESET.to_act(state) == 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_g42_the_last_to_cross_lays_a_bonus_tile(seat):
    others = [other for other in range(3) if other != seat]
    hands = [()] * 3
    hands[seat] = ("c01", "c25")
    state = table(bridges(3, flags=[others]), [(2, 0)] * 3, turn=seat, speed=2, hands=hands)
    told = act(state, "race path=3:0,4:0", bonus("b12"))
    assert crossings(told) == [(3, 4, True)]
    assert told[-1] == {"type": "gondola.bonus_drawn", "seat": seat, "tile": "b12"}
    view = RULESET.view(state, -1)
    assert (view["phase"], view["to_act"], view["bonus_tile"], view["bonus_stack_size"]) == ("bonus", seat, "b12", 14)
    # G-22 does not apply: the checkpoint in hand may wait. Both ends of the canal are free.
    assert texts(state) == ["place tile=b12 x=-1 y=0 rotation=0", "place tile=b12 x=7 y=0 rotation=0"]
    assert refusal(state, "discard tile=b12").rule == "G-42"
    assert refusal(state, "discard tile=c25").rule == "G-42"
    assert refusal(state, "place tile=c01 x=7 y=0 rotation=0").rule == "G-42"
    assert refusal(state, "race path=5:0").rule == "G-42"
    told = act(state, "place tile=b12 x=7 y=0 rotation=0")
    assert (told[0]["bonus"], told[0]["tile"]) == (True, "b12")
    # It gives no movement, and nothing is drawn: the turn is over.
    assert kinds_of_news(told) == ["placed", "turn_began"]
    assert RULESET.to_act(state) == (seat + 1) % 3


def test_g42_not_the_last_no_bonus_tile():
    state = table(bridges(3, flags=[[1]]), [(2, 0)] * 3, speed=2)
    assert crossings(act(state, "race path=3:0,4:0")) == [(3, 4, False)]


def test_g42_a_bonus_tile_with_replace_may_be_laid_or_replace_or_be_discarded():
    # The gondolas lie on (4, 0); the tiles at 0, 1, 2, 5, 6 can be replaced, both ends are free.
    state = table(bridges(3, flags=[[1, 2]]), [(4, 0)] * 3)
    give_bonus(state, "b01")
    squares = [-1, 7, 0, 1, 2, 5, 6]
    assert texts(state) == [f"place tile=b01 x={x} y=0 rotation=0" for x in squares] + ["discard tile=b01"]
    told = act(state, "discard tile=b01")
    assert told[0] == {"type": "gondola.discarded", "seat": 0, "tile": "b01", "reason": "bonus_unused"}
    assert RULESET.view(state, 0)["discarded"] == ["b01"]


def test_g42_the_bonus_tile_is_laid_when_the_move_is_complete():
    # The gondola comes from (2, 0), which is free to be replaced; (4, 0), where it ends, is not.
    state = table(bridges(3, flags=[[1, 2]]), [(2, 0), (6, 0), (6, 0)], speed=2)
    act(state, "race path=3:0,4:0", bonus("b01"))
    assert "place tile=b01 x=2 y=0 rotation=0" in texts(state)
    assert refusal(state, "place tile=b01 x=4 y=0 rotation=0").rule == "G-23"


def test_g42_two_bonus_tiles_one_after_the_other_before_discarding():
    hand = ("c25", "c26", "c28", "c29")
    state = table(bridges(3, 4, flags=[[1, 2], [1, 2]]), [(2, 0)] * 3, speed=2, hands=[hand])
    act(state, "race path=3:0,4:0", bonus("b12"))
    assert RULESET.view(state, 0)["bonus_due"] == 1
    told = act(state, "place tile=b12 x=7 y=0 rotation=0", bonus("b13"))
    assert kinds_of_news(told) == ["placed", "bonus_drawn"]
    act(state, "place tile=b13 x=8 y=0 rotation=0")
    assert RULESET.view(state, 0)["phase"] == "discard"


def test_g42_a_bonus_tile_that_cannot_be_laid_leaves_the_game():
    # A closed ring with a checkpoint in it: nothing without Replace fits anywhere.
    tiles = {(0, 0): (BEND, 1), (1, 0): (BRIDGE, 0, [1, 2]), (2, 0): (BEND, 2), (2, 1): (BEND, 3), (1, 1): (FAST, 0), (0, 1): (BEND, 0)}
    state = table(tiles, [(0, 0)] * 3, speed=1)
    told = act(state, "race path=1:0", bonus("b12"))
    assert kinds_of_news(told) == ["moved", "crossed", "bonus_drawn", "discarded", "turn_began"]
    assert told[3]["reason"] == "bonus_unplaceable"


def test_g42_with_no_bonus_tile_left_nothing_happens():
    state = table(bridges(3, flags=[[1, 2]]), [(2, 0)] * 3, speed=2, bonus_stack=[])
    told = act(state, "race path=3:0,4:0")
    assert kinds_of_news(told) == ["moved", "crossed", "turn_began"]


def test_g45_a_turn_without_a_crossing_ends_with_drawing_up_to_the_limit():
    state = table(line(6), [(2, 0)] * 3, speed=2, hands=[("c25",)], flags=[3, 5, 5])
    told = act(state, "race path=3:0,4:0", canal("c73", "c01"))
    assert told[1] == {"type": "gondola.drew", "seat": 0, "count": 2, "tiles": ["c73", "c01"]}
    assert RULESET.view(state, 0)["hand"] == ["c01", "c25", "c73"]


def test_g45_only_the_drawing_seat_sees_what_came():
    state = table(line(6), [(2, 0)] * 3, speed=2)
    effects = ScriptedEffects([canal("c73", "c01", "c02", "c08", "c09")])
    RULESET.apply(state, VOCABULARY.from_text("race path=3:0,4:0"), effects)
    drew = next(news for news in effects.told if news.event.kind.tag == "gondola.drew")
    hidden = {"type": "gondola.drew", "seat": 0, "count": 5, "tiles": None}
    assert drew.told_to(0).to_json()["tiles"] == ["c73", "c01", "c02", "c08", "c09"]
    assert [drew.told_to(seat).to_json() for seat in (1, 2, -1)] == [hidden] * 3
    assert [RULESET.view(state, seat)["hand"] for seat in (1, 2, -1)] == [[], [], []]
    assert RULESET.view(state, 1)["seats"][0]["hand_size"] == 5


@pytest.mark.parametrize(("stack", "drawn"), [(["c73", "c25"], 2), (["c73"], 1), ([], 0)])
def test_g45_the_last_tiles_of_the_stack(stack, drawn):
    state = table(line(6), [(2, 0)] * 3, speed=2, hands=[(), ("c26",)], stack=stack)
    draws = [canal(*stack)] if stack else []
    told = act(state, "race path=3:0,4:0", *draws)
    assert sum(event.get("count", 0) for event in told) == drawn
    assert len(state.hands[0]) == drawn


def test_g41_ring_of_the_helpers_has_no_open_edge():
    assert table(RING, [(0, 0)] * 2, hands=[("c25",)]).course.sites == []
