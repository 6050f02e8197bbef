"""G-1, G-2, G-10: the tiles and the set-up."""

from itertools import pairwise

import pytest

from service.engine.effects import RandomEffects, ScriptedEffects
from service.engine.rng import Rng
from service.rulesets.gondola.components import BONUS_KINDS, CANAL_KINDS, COUNT, ID, KIND_OF, MASK
from service.rulesets.gondola.ruleset import RULESET
from tests.rulesets.gondola.build import BRIDGE, FAST, LAKE, canal, instead, line, refusal, table, texts


def test_g1_the_box_holds_101_tiles_of_95_kinds():
    assert sum(COUNT[:CANAL_KINDS]) == 80
    assert sum(COUNT[CANAL_KINDS : CANAL_KINDS + BONUS_KINDS]) == 15
    assert sum(COUNT[CANAL_KINDS + BONUS_KINDS :]) == 6
    assert len(KIND_OF) == 101
    # Six pairs of canal tiles are equal: 80 tiles are 74 kinds.
    assert CANAL_KINDS == 74
    pairs = [("c03", "c04"), ("c06", "c07"), ("c23", "c24"), ("c26", "c27"), ("c30", "c31"), ("c63", "c64")]
    assert [ID[KIND_OF[second]] for _, second in pairs] == [first for first, _ in pairs]


def test_g1_equal_tiles_are_named_by_their_lowest_id():
    state = table(line(2), [(0, 0)] * 2, hands=[("c23", "c24")])
    assert {text.split()[1] for text in texts(state)} == {"tile=c23"}
    rejection = refusal(state, "place tile=c24 x=2 y=0 rotation=0")
    assert rejection.rule == "G-1"
    assert instead(rejection) == "place tile=c23 x=2 y=0 rotation=0"
    rejection = refusal(state, "place tile=c24 x=2 y=0 rotation=1")
    assert (rejection.rule, rejection.instead) == ("G-1", None)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_g1_components_are_complete_after_the_set_up(players):
    state = RULESET.new({"races": 1}, players, RandomEffects(Rng(players)))
    counts = RULESET.conserved(state)
    assert counts["start tiles"] == 6
    assert counts["canal tiles"] == 80
    assert counts["bonus tiles"] == 15
    assert counts["flags"] == 5 * players
    assert counts["gondolas"] == players


def test_g2_tiles_turn_clockwise():
    corner = 4 * KIND_OF["c36"]
    north, east, south, west = 1, 2, 4, 8
    assert MASK[corner : corner + 4] == [north + east, east + south, south + west, west + north]


def test_g2_rotations_that_look_the_same_are_offered_once():
    state = table(line(2), [(0, 0)] * 2, hands=[("c25", "c73", LAKE)])
    at_the_end = [text for text in texts(state) if "x=2 y=0" in text]
    # A straight fits the western neighbour lengthways only; crossing and deep water look alike from all sides.
    assert at_the_end == [
        "place tile=c12 x=2 y=0 rotation=0",
        "place tile=c25 x=2 y=0 rotation=0",
        "place tile=c73 x=2 y=0 rotation=0",
    ]
    rejection = refusal(state, "place tile=c25 x=2 y=0 rotation=2")
    assert (rejection.rule, instead(rejection)) == ("G-2", "place tile=c25 x=2 y=0 rotation=0")
    rejection = refusal(state, "place tile=c73 x=2 y=0 rotation=3")
    assert (rejection.rule, instead(rejection)) == ("G-2", "place tile=c73 x=2 y=0 rotation=0")


def test_g10_the_start_tiles_lie_in_a_row_with_all_gondolas_on_tile_one():
    state = RULESET.new({"races": 1}, 5, RandomEffects(Rng(4)))
    view = RULESET.view(state, 0)
    row = [(t["tile"], t["x"], t["y"], t["rotation"], t["flags"]) for t in view["tiles"]]
    assert row == [(f"s0{n}", n - 1, 0, 0, []) for n in range(1, 7)]
    assert [(seat["x"], seat["y"]) for seat in view["seats"]] == [(0, 0)] * 5
    assert [seat["flags_left"] for seat in view["seats"]] == [5] * 5


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_g10_a_random_player_starts_and_five_tiles_are_dealt_to_each(starter):
    deals = [canal("c01", "c02", "c08", "c25", "c26"), canal("c03", "c04", "c09", "c28", "c29"), canal("c05", "c06", "c10", "c30", "c31")]
    effects = ScriptedEffects([[starter], *deals])
    state = RULESET.new({"races": 1}, 3, effects)
    effects.finish()
    assert RULESET.to_act(state) == starter
    # The starter is dealt first; equal tiles are one kind, so the second player holds c03 twice.
    order = [starter, (starter + 1) % 3, (starter + 2) % 3]
    assert RULESET.view(state, order[0])["hand"] == ["c01", "c02", "c08", "c25", "c26"]
    assert RULESET.view(state, order[1])["hand"] == ["c03", "c03", "c09", "c28", "c29"]
    assert RULESET.view(state, order[2])["hand"] == ["c05", "c06", "c10", "c30", "c30"]
    assert (state.stack_size, state.bonus_size) == (80 - 15, 15)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_g10_turns_go_clockwise(players):
    rng = Rng(players)
    state = RULESET.new({"races": 1}, players, RandomEffects(rng))
    seats = []
    while len(seats) < 3 * players:
        if not seats or state.turn != seats[-1]:
            seats.append(state.turn)
        RULESET.apply(state, RULESET.pick(state, rng), RandomEffects(rng))
    assert all(after == (before + 1) % players for before, after in pairwise(seats))


def test_tiles_of_the_helpers_are_what_they_say():
    assert RULESET.describe(RULESET.meta.vocabulary.from_text(f"discard tile={FAST}")) == "Discard the straight c34 (speed 2, current 5)."
    assert "checkpoint" in RULESET.describe(RULESET.meta.vocabulary.from_text(f"discard tile={BRIDGE}"))
