import time

import pytest

from worker.heuristics.catalogue import heuristic_of
from worker.search.levels import LEVELS, player_of


def never():
    return False


@pytest.mark.parametrize("name", [*LEVELS, "flat", "plain"])
def test_every_player_does_something_legal(ruleset, heuristic, decide, name):
    player = player_of(f"{name}:20") if name not in {"random", "greedy"} else player_of(name)
    for seed in (1, 2):
        state = decide(ruleset, seed)
        seat = ruleset.to_act(state)
        action, simulations = player.decide(ruleset, heuristic, ruleset.view(state, seat), seat, 3, time.monotonic, never)
        assert ruleset.check(state, action) is None
        assert simulations == (20 if ":" in f"{name}:20" and name not in {"random", "greedy"} else 0)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_simple_players_repeat_themselves(ruleset, heuristic, decide, name):
    state = decide(ruleset, 4)
    seat = ruleset.to_act(state)
    view = ruleset.view(state, seat)
    first, second = (player_of(name).decide(ruleset, heuristic, view, seat, 5, time.monotonic, never)[0] for _ in range(2))
    assert first == second


def budget(name, ruleset="gondola"):
    """Return the simulations and milliseconds that a player may use in a ruleset."""
    found = player_of(name).budget(heuristic_of(ruleset))
    return found.simulations, found.milliseconds


@pytest.mark.parametrize(("name", "casual", "strong"), [("gondola", 20, 200), ("murano", 8, 24), ("rialto", 10, 100), ("venezia", 8, 100)])
def test_casual_and_strong_do_what_the_game_needs(name, casual, strong):
    assert budget("casual", name) == (casual, 0)
    assert budget("strong", name) == (strong, 600)


def test_budgets_by_name():
    assert budget("casual") == (20, 0)
    assert budget("expert") == (100_000, 2500)
    assert budget("strong:200") == (200, 0)
    assert budget("strong:200", "rialto") == (200, 0)
    assert budget("expert:250ms") == (0, 250)
    assert player_of("random").budget(heuristic_of("gondola")) is None


@pytest.mark.parametrize("text", ["grandmaster", "greedy:5", "strong:", "strong:fast", "strong:0", "strong:-1", ""])
def test_unknown_players_are_refused(text):
    with pytest.raises(ValueError, match=r"player|budget|limit"):
        player_of(text)


def test_expert_and_strong_keep_their_time():
    assert budget("expert")[1] <= 3000
    assert budget("strong")[1] <= 700


@pytest.mark.parametrize("name", ["casual", "strong", "expert"])
def test_a_level_does_its_least_simulations_on_the_slowest_machine(ruleset, heuristic, decide, clock, name):
    state = decide(ruleset, 1)
    seat = ruleset.to_act(state)
    _, simulations = player_of(name).decide(ruleset, heuristic, ruleset.view(state, seat), seat, 3, clock(5.0), never)
    assert simulations == (heuristic.casual() if name == "casual" else 20)
