"""What the search knows of Gondola: judgements are shares, moves and tiles are weighed sensibly, greedy play beats random play."""

import pytest

from service.engine.effects import RandomEffects
from service.engine.rng import Rng
from service.rulesets.gondola.components import KIND_OF
from service.rulesets.gondola.ruleset import RULESET
from service.rulesets.gondola.state import DISCARD
from tests.rulesets.gondola.build import BRIDGE, CLOSED, FAST, LAKE, line, table, texts
from worker.heuristics.catalogue import heuristic_of
from worker.heuristics.gondola import GondolaHeuristic
from worker.heuristics.gondola_needs import distances, needs_of
from worker.heuristics.gondola_weights import STANDARD
from worker.search.greedy import greedy_action

HEURISTIC = heuristic_of("gondola")


def test_the_room_has_its_own_heuristic():
    assert isinstance(HEURISTIC, GondolaHeuristic)


@pytest.mark.parametrize(("players", "races"), [(2, 1), (3, 1), (4, 3), (5, 5)])
def test_expectations_add_up_to_one_in_every_phase(players, races):
    rng = Rng(players)
    effects = RandomEffects(rng)
    state = RULESET.new({"races": races}, players, effects)
    phases = set()
    while RULESET.to_act(state) >= 0:
        if state.phase not in phases or rng.below(5) == 0:
            phases.add(state.phase)
            values = HEURISTIC.expected(RULESET, state)
            assert len(values) == players
            assert abs(sum(values) - 1.0) < 1e-9
            assert all(0.0 <= value <= 1.0 for value in values)
        RULESET.apply(state, RULESET.pick(state, rng), effects)
    winners = [s.seat for s in RULESET.standings(state) if s.place == 1]
    expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    assert HEURISTIC.expected(RULESET, state) == expected


def test_pruned_actions_are_some_of_all_in_their_order_and_weights_are_positive():
    rng = Rng(3)
    effects = RandomEffects(rng)
    state = RULESET.new({"races": 1}, 3, effects)
    while RULESET.to_act(state) >= 0:
        listed = RULESET.legal_actions(state)
        kept = HEURISTIC.prune(RULESET, state, listed)
        assert kept
        assert [action for action in listed if action in kept] == kept
        weights = HEURISTIC.weights(RULESET, state, kept)
        assert len(weights) == len(kept)
        assert min(weights) > 0.0
        RULESET.apply(state, RULESET.pick(state, rng), effects)


def test_distances_follow_the_water():
    # The deep water at (2, 0) joins its neighbours; the N-S straight at (4, 0) joins none.
    state = table({**line(6), (2, 0): (LAKE, 0), (4, 0): ("c25", 1)}, [(0, 0)] * 2)
    far = {state.course.cell[node]: steps for node, steps in enumerate(distances(state, state.gondolas[0]))}
    row = [far[state.course.cell[node]] for node in state.course.laid]
    assert row == [0, 1, 2, 3, 60, 60]


def test_a_seat_nearer_to_its_last_checkpoint_needs_less():
    tiles = {**line(12), (10, 0): (BRIDGE, 0)}
    state = table(tiles, [(8, 0), (1, 0), (0, 0)], turn=2, flags=[1, 1, 1])
    needs = needs_of(state, STANDARD)
    assert needs[0] < needs[1]
    values = HEURISTIC.expected(RULESET, state)
    assert values[0] > values[1]


def test_a_checkpoint_in_hand_is_as_good_as_one_nearby():
    # G-22: it must be laid, and may be laid beside the own gondola. The one in play is ten squares away.
    tiles = {**line(13), (11, 0): (BRIDGE, 0)}
    for flags in (1, 2, 3):
        state = table(tiles, [(1, 0)] * 3, flags=[flags] * 3, hands=[(FAST,), (BRIDGE,), (FAST,)])
        needs = needs_of(state, STANDARD)
        # Seat 1 plays before seat 2, which is worth no more than a turn.
        assert needs[1] + 0.5 < needs[2] - STANDARD.turn / 3
        values = HEURISTIC.expected(RULESET, state)
        assert values[1] > values[2]


def test_a_checkpoint_in_hand_counts_for_no_more_than_one_in_reach():
    tiles = {**line(6), (2, 0): (BRIDGE, 0)}
    state = table(tiles, [(1, 0)] * 2, flags=[1, 1], hands=[(FAST,), (BRIDGE,)])
    needs = needs_of(state, STANDARD)
    assert needs[1] == pytest.approx(needs[0] + STANDARD.turn / 2)


def test_a_fast_tile_in_hand_reaches_farther_where_the_current_allows():
    # Speed 1 and speed 4; the current of the straights is 5, that of the deep water 2.
    tiles = {**line(12), (10, 0): (BRIDGE, 0)}
    slow, fast = (CLOSED,), (LAKE,)
    needs = needs_of(table(tiles, [(1, 0)] * 3, turn=2, hands=[slow, fast]), STANDARD)
    assert needs[1] - STANDARD.turn / 3 == pytest.approx(needs[0] - 3 * STANDARD.hand * STANDARD.square)
    tiles[1, 0] = (LAKE, 0)
    needs = needs_of(table(tiles, [(1, 0)] * 3, turn=2, hands=[slow, fast]), STANDARD)
    assert needs[1] - STANDARD.turn / 3 == pytest.approx(needs[0] - 1 * STANDARD.hand * STANDARD.square)


def test_a_checkpoint_is_kept_for_the_last_flag():
    # G-41: down to the last flag a seat keeps one tile.
    state = table({**line(13), (12, 0): (BRIDGE, 0)}, [(1, 0)] * 2, flags=[1, 2], hands=[(FAST, BRIDGE, LAKE), (FAST,)])
    state.phase = DISCARD
    while state.phase == DISCARD and state.turn == 0:
        action = greedy_action(RULESET, HEURISTIC, RULESET.view(state, 0), 0, 1, Rng(1))
        RULESET.apply(state, action, RandomEffects(Rng(2)))
    assert state.hands[0] == [KIND_OF[BRIDGE]]


def test_the_best_move_weighs_most():
    tiles = {**line(12), (10, 0): (BRIDGE, 0)}
    # Nothing is left to draw: what is drawn after the move would change what a hand promises.
    state = table(tiles, [(6, 0)] * 3, speed=3, hands=[("c25",)] * 3, stack=())
    assert texts(state) == ["race path=7:0,8:0,9:0", "race path=5:0,4:0,3:0"]
    east, west = HEURISTIC.weights(RULESET, state, RULESET.legal_actions(state))
    assert east > 10 * west
    # Half way through the turn it is judged by the best move: the lead over seat 1 is what it is after that move.
    after = state.copy()
    RULESET.apply(after, RULESET.legal_actions(state)[0], RandomEffects(Rng(1)))
    before, later = needs_of(state, STANDARD), needs_of(after, STANDARD)
    assert before[0] - before[1] == pytest.approx(later[0] - later[1], abs=1e-9)


def test_greedy_play_beats_random_play():
    wins = 0
    for game in range(6):
        rng = Rng(50 + game)
        effects = RandomEffects(rng.fork())
        state = RULESET.new({"races": 1}, 2, effects)
        while (seat := RULESET.to_act(state)) >= 0:
            if seat == game % 2:
                action = greedy_action(RULESET, HEURISTIC, RULESET.view(state, seat), seat, 1, rng)
            else:
                action = RULESET.pick(state, rng)
            RULESET.apply(state, action, effects)
        wins += RULESET.standings(state)[game % 2].place == 1
    assert wins >= 5
