"""G-50, G-51, G-60: how races and matches end."""

import pytest

from service.engine.effects import RandomEffects
from service.engine.form import FormError
from service.engine.rng import Rng
from service.rulesets.gondola.ruleset import RULESET
from tests.rulesets.gondola.build import BRIDGE, act, line, refusal, table, texts


def standings(state):
    return [(s.place, s.score) for s in RULESET.standings(state)]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_g50_the_first_with_five_checkpoints_wins(seat):
    flags = [3, 4, 3, 4]
    flags[seat] = 1
    tiles = {**line(6), (3, 0): (BRIDGE, 0)}
    state = table(tiles, [(2, 0)] * 4, turn=seat, speed=1, flags=flags)
    act(state, "race path=3:0")
    assert RULESET.to_act(state) == -1
    assert RULESET.legal_actions(state) == []
    assert RULESET.view(state, 0)["phase"] == "over"
    # The others by flags placed: 5 less those left. Equal numbers share a place.
    placed = [5 if s == seat else 5 - flags[s] for s in range(4)]
    assert standings(state) == [(1 + sum(other > mine for other in placed), mine) for mine in placed]
    assert refusal(state, "stay").rule == "G-50"
    assert refusal(state, "race path=4:0").rule == "G-50"
    assert refusal(state, "discard tile=c25").rule == "G-50"
    assert refusal(state, "place tile=c25 x=6 y=0 rotation=0").rule == "G-50"


def test_g50_the_standings_during_a_race_are_by_flags():
    state = table(line(6), [(2, 0)] * 3, speed=1, flags=[3, 2, 3])
    assert standings(state) == [(2, 2), (1, 3), (2, 2)]


def without_tiles(gondolas, tiles, **more):
    state = table(tiles, gondolas, stack=[], speed=None, **more)
    state.phase = 1
    state.counting = True
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_g51_after_two_rounds_without_tiles_and_crossings_the_race_ends(players):
    tiles = line(9)
    state = without_tiles([(3, 0)] * players, tiles, flags=[4] + [5] * (players - 1))
    for turn in range(2 * players):
        assert state.idle == turn
        assert RULESET.view(state, 0)["idle_turns"] == turn
        assert RULESET.to_act(state) == turn % players
        told = act(state, texts(state)[0])
    assert told[-2]["end"] == "exhausted"
    assert told[-2]["winners"] == [0]
    assert standings(state) == [(1, 1)] + [(2, 0)] * (players - 1)


def test_g51_most_flags_win_and_ties_are_shared():
    state = without_tiles([(3, 0)] * 3, line(9), flags=[3, 4, 3])
    for _ in range(6):
        told = act(state, texts(state)[0])
    assert told[-1] == {"type": "gondola.match_ended", "winners": [0, 2]}
    assert standings(state) == [(1, 2), (3, 1), (1, 2)]


def test_g51_a_crossing_resets_the_count():
    state = without_tiles([(3, 0), (3, 0)], {**line(12), (1, 0): (BRIDGE, 0)})
    state.idle = 3
    told = act(state, "race path=2:0,1:0,0:0")
    assert "gondola.crossed" in [event["type"] for event in told]
    assert (state.idle, RULESET.to_act(state)) == (0, 1)


def test_g51_counts_only_turns_that_begin_with_all_tiles_gone():
    # Seat 0 lays the last tile: its own turn does not count, that of seat 1 does.
    state = table(line(6), [(2, 0), (2, 0)], hands=[("c25",), ()], stack=[])
    act(state, "place tile=c25 x=6 y=0 rotation=0")
    act(state, texts(state)[0])
    assert (state.counting, state.idle) == (True, 0)
    act(state, texts(state)[0])
    assert state.idle == 1


def test_g51_does_not_count_while_another_hand_has_tiles():
    state = table(line(6), [(2, 0), (2, 0)], hands=[("c25",), ("c26", "c28")], stack=[])
    act(state, "place tile=c25 x=6 y=0 rotation=0")
    act(state, texts(state)[0])
    assert (state.counting, state.idle) == (False, 0)


def finish_race(state):
    """Let the seat in turn cross its fifth checkpoint now."""
    state.flags_left[state.turn] = 1
    tiles = [node for node in state.course.laid if node == state.checkpoints[0]]
    west = state.course.link[4 * tiles[0] + 3]
    state.gondolas[state.turn] = west
    state.phase = 1
    state.speed = 1
    rng = Rng(5)
    effects = RandomEffects(rng)
    action = next(a for a in RULESET.legal_actions(state) if "(5, 0)" in RULESET.describe(a))
    RULESET.apply(state, action, effects)
    return [news.event.to_json() for news in effects.told]


@pytest.mark.parametrize(("races", "players"), [(3, 2), (3, 3), (5, 4)])
def test_g60_a_league_is_played_to_its_last_race(races, players):
    state = RULESET.new({"races": races}, players, RandomEffects(Rng(7)))
    first = state.starter
    for race in range(1, races + 1):
        assert (state.race, state.starter) == (race, (first + race - 1) % players)
        assert RULESET.to_act(state) == state.starter
        # A full new set-up: six tiles, five cards each, all flags.
        assert (len(state.course.laid), state.bonus_size, state.stack_size) == (6, 15, 80 - 5 * players)
        assert state.flags_left == [5] * players
        told = finish_race(state)
        assert told[[event["type"] for event in told].index("gondola.race_ended")]["race"] == race
    assert RULESET.to_act(state) == -1
    assert told[-1]["type"] == "gondola.match_ended"


def test_g60_points_are_flags_and_one_for_the_race():
    state = RULESET.new({"races": 3}, 3, RandomEffects(Rng(8)))
    seat = state.turn
    other = (seat + 1) % 3
    state.flags_left[other] = 2
    # Before the end: seat `other` has placed three flags.
    assert standings(state)[other] == (1, 3)
    finish_race(state)
    expected = [0, 0, 0]
    expected[seat] = 6
    expected[other] = 3
    assert (state.points, state.wins[seat], sum(state.wins)) == (expected, 1, 1)
    assert [s["points"] for s in RULESET.view(state, 0)["seats"]] == expected


def test_g60_a_shared_race_gives_each_sharer_the_point():
    state = without_tiles([(3, 0)] * 3, line(9), flags=[3, 4, 3])
    state.races = 3
    state.starter = 2
    for _ in range(5):
        act(state, texts(state)[0])
    effects = RandomEffects(Rng(1))
    RULESET.apply(state, RULESET.legal_actions(state)[0], effects)
    assert (state.points, state.wins) == ([3, 1, 3], [1, 0, 1])
    assert (state.race, state.starter, state.turn) == (2, 0, 0)


def test_g60_ties_go_to_more_races_won_then_are_shared():
    state = table(line(3), [(0, 0)] * 4, speed=1)
    state.races, state.race, state.phase = 3, 3, 4
    state.points = [9, 9, 12, 9]
    state.wins = [1, 2, 0, 1]
    assert standings(state) == [(3, 9), (2, 9), (1, 12), (3, 9)]


@pytest.mark.parametrize("races", [0, 2, 4, 6])
def test_g60_a_match_has_one_three_or_five_races(races):
    with pytest.raises(FormError):
        RULESET.complete_options({"races": races}, 2)
    assert RULESET.complete_options({}, 2) == {"races": 1}
