import time

import pytest

from service.engine.contract import NO_SEAT
from service.engine.effects import SearchEffects
from service.engine.rng import Rng
from service.rulesets.catalogue import REGISTRY
from worker.heuristics.catalogue import heuristic_of
from worker.search.heuristic import outcome
from worker.search.levels import player_of

GONDOLA = REGISTRY["gondola"]
HEURISTIC = heuristic_of("gondola")


def wins_at_once(state, seat, action):
    after = state.copy()
    GONDOLA.apply(after, action, SearchEffects(Rng(1)))
    return GONDOLA.to_act(after) == NO_SEAT and outcome(GONDOLA.standings(after))[seat] == 1.0


def decisions_that_win(players, wanted):
    """Return states in which some of the legal actions, not all, end the race as the winner (G-50)."""
    rng = Rng(11)
    effects = SearchEffects(rng)
    found = []
    while len(found) < wanted:
        state = GONDOLA.new(GONDOLA.complete_options({}, players), players, effects)
        while (seat := GONDOLA.to_act(state)) != NO_SEAT and len(found) < wanted:
            actions = GONDOLA.legal_actions(state)
            winning = [a for a in actions if a.tag == "gondola.race" and wins_at_once(state, seat, a)]
            if winning and len(winning) < len(actions):
                found.append((state.copy(), winning))
                break
            # Mostly sensible moves, so that somebody gets to a fifth flag.
            weights = HEURISTIC.weights(GONDOLA, state, actions)
            best = max(range(len(actions)), key=weights.__getitem__)
            action = actions[best] if rng.below(4) else actions[rng.below(len(actions))]
            GONDOLA.apply(state, action, effects)
    return found


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("level", ["greedy", "plain:150", "casual:60"])
def test_a_win_at_hand_is_taken(players, level):
    for state, winning in decisions_that_win(players, 4):
        seat = GONDOLA.to_act(state)
        view = GONDOLA.view(state, seat)
        action, _ = player_of(level).decide(GONDOLA, HEURISTIC, view, seat, 5, time.monotonic, lambda: False)
        assert action in winning
