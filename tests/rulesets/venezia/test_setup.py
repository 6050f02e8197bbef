"""Components and set-up (V-1 to V-11), by hand from the rules and the board."""

import pytest

from service.engine.effects import RandomEffects, ScriptedEffects
from service.engine.rng import Rng
from service.rulesets.venezia.components import (
    ADJACENT,
    BORDERS,
    BUILDINGS,
    CARDS,
    DISTRICT_OF,
    DISTRICTS,
    FIRST,
    HEX_OF,
    HEXES,
    NEED,
    PIECES,
    SWAMP_TOKENS,
    TREASURE_TOKENS,
)
from service.rulesets.venezia.ruleset import RULESET
from tests.rulesets.venezia.build import cards, lies_on

STONES = [(3, -4), (1, -7), (4, -3), (4, -1), (-4, -2), (-3, -2), (-8, -2), (-3, 2)]


def _new(players, seed=1):
    effects = RandomEffects(Rng(seed))
    return RULESET.new({}, players, effects), effects


def _borders(space):
    return {name for d, name in enumerate(DISTRICTS) if (BORDERS[space] >> d) & 1}


def test_v1_cards():
    assert dict(zip(BUILDINGS, CARDS, strict=True)) == {"basilica": 10, "palazzo": 8, "campo": 8, "ponte": 8, "casa": 8}
    assert sum(CARDS) == 42


def test_v2_pieces():
    assert dict(zip(BUILDINGS, PIECES, strict=True)) == {"basilica": 5, "palazzo": 6, "campo": 6, "ponte": 6, "casa": 19}
    state, _ = _new(4)
    assert dict(zip(BUILDINGS, state.supply, strict=True)) == {"basilica": 4, "palazzo": 5, "campo": 5, "ponte": 5, "casa": 18}


def test_v3_tokens():
    assert sum(SWAMP_TOKENS) == 86
    assert SWAMP_TOKENS[1] + 2 * SWAMP_TOKENS[2] == 80
    assert sum(TREASURE_TOKENS) == 18
    assert [value + 3 for value, n in enumerate(TREASURE_TOKENS) for _ in range(n)] == [3] * 5 + [4] * 5 + [5] * 4 + [6] * 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_v4_pawns_and_gondolas(players):
    state, _ = _new(players)
    view = RULESET.view(state, -1)
    assert view["pawns"] == {"palazzo": None, "campo": None, "ponte": None, "basilica": None}
    assert [player["position"] for player in view["players"]] == [0] * players


def test_v5_hexes_touch_inside_their_district_only():
    assert len(HEXES) == 103
    assert all(DISTRICT_OF[a] == DISTRICT_OF[b] for a in range(103) for b in ADJACENT[a])
    # (1, -2) of San Marco and (2, -2) or (1, -1): no such hexes; (2, -1) of Castello lies across the canal.
    assert {HEXES[h] for h in ADJACENT[HEX_OF[1, -2]]} == {(1, -3), (2, -3)}
    # (4, -4) of San Marco? No: the rightmost hex of that row is (3, -4), and (4, -4) does not exist.
    assert (4, -4) not in HEX_OF
    assert {HEXES[h] for h in ADJACENT[HEX_OF[-3, 2]]} == {(-3, 1), (-2, 1), (-4, 2), (-4, 3)}


def test_v5_track_borders():
    assert _borders(0) == set()
    assert _borders(1) == {"dorsoduro"}
    assert _borders(10) == _borders(45) == {"san_marco", "castello", "dorsoduro", "san_polo"}
    assert _borders(28) == {"san_marco", "cannaregio"}
    assert all(_borders(space) == set() for space in (57, 58, 59, 60))


def test_v5_ten_bridge_lines_join_two_districts():
    assert FIRST[4] - FIRST[3] == 10


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_v10_setup(players):
    state, effects = _new(players)
    assert [state.hand_size(seat) for seat in range(players)] == [3] * players
    assert state.positions == [0] * players
    for stone in STONES:
        assert lies_on(state, stone) == "empty"
    assert lies_on(state, (6, -3)) == "casa"
    assert lies_on(state, (-5, -4)) == lies_on(state, (-4, -5)) == "palazzo"
    assert lies_on(state, (-6, 3)) == "campo"
    assert lies_on(state, (2, -6)) == lies_on(state, (3, -6)) == lies_on(state, (3, -7)) == "basilica"
    assert lies_on(state, (1, -4)) == lies_on(state, (-1, -2)) == "ponte"
    assert sum(1 for pair in HEXES if lies_on(state, pair) == "swamp") == 86
    # Each hand was dealt for its seat's eyes alone.
    assert [(draw.seen_by, len(draw.kinds)) for draw in effects.draws[:players]] == [(1 << seat, 3) for seat in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_v11_luck_decides_who_starts_and_play_goes_by_seat(players, first):
    hands = [cards("casa palazzo campo")] * players
    effects = ScriptedEffects([*hands, [first]])
    state = RULESET.new({}, players, effects)
    effects.finish()
    assert RULESET.to_act(state) == first
    assert state.current == first


def test_v21_needs():
    assert dict(zip(BUILDINGS, NEED, strict=True)) == {"casa": 1, "palazzo": 3, "campo": 3, "basilica": 4, "ponte": 3}
