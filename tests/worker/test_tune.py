import json
import subprocess
import sys
from pathlib import Path

import pytest

from worker import tune as tune_module
from worker.heuristics.weight import Weight, defaults
from worker.tune import Duel, Plan, parse, play_duel, players, position_of, read_state, tune, values_at, write_state

PLAN = Plan("rialto", player="random", games=2, seed=4)


def farther_right(duels):
    """Play nothing: the set with the greater first value wins."""
    return iter([float(duel.first[0] > duel.second[0]) - float(duel.first[0] < duel.second[0]) for duel in duels])


def test_positions_and_values_are_each_others_inverse():
    weights = [Weight("a", 1.0, 0.0, 4.0), Weight("b", -1.0, -2.0, 2.0)]
    assert position_of(weights, defaults(weights)) == [0.25, 0.25]
    assert values_at(weights, [0.25, 1.0]) == [1.0, 2.0]


def test_better_weights_win_and_both_sides_sit_everywhere():
    good = defaults(PLAN.weights)
    senseless = [weight.high if n % 2 else weight.low for n, weight in enumerate(PLAN.weights)]
    plan = Plan("rialto", player="greedy", games=2, seed=1)
    won = [play_duel(Duel(plan, good, senseless, "test", game)) for game in range(2)]
    assert won == [1.0, 1.0]
    # The sides swapped and the seats turned by one is the same game.
    assert play_duel(Duel(plan, senseless, good, "test", 1)) == -won[0]


def test_equal_weights_come_out_even_on_equal_luck():
    values = defaults(PLAN.weights)
    assert play_duel(Duel(PLAN, values, values, "test", 0)) == -play_duel(Duel(PLAN, values, values, "test", 1))


def test_at_larger_tables_the_sides_alternate():
    plan = Plan("rialto", player="random", seats=3, games=2)
    assert -1.0 <= play_duel(Duel(plan, defaults(plan.weights), defaults(plan.weights), "test", 0)) <= 1.0


def test_tuning_moves_towards_what_wins(tmp_path):
    climb = tune(PLAN, 60, tmp_path / "state.json", farther_right)
    assert climb.steps == 60
    assert climb.mean[0] > position_of(PLAN.weights, defaults(PLAN.weights))[0] + 0.1


def test_an_interrupted_run_goes_on_as_if_it_had_not_been(tmp_path):
    whole = tune(PLAN, 9, tmp_path / "whole.json", farther_right)
    parts = tmp_path / "parts.json"
    tune(PLAN, 4, parts, farther_right)

    def interrupted(_duels):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tune(PLAN, 9, parts, interrupted)
    assert read_state(parts, PLAN).steps == 4
    assert tune(PLAN, 9, parts, farther_right) == whole
    assert parts.read_text() == (tmp_path / "whole.json").read_text()
    # With nothing left to do, nothing is done.
    assert tune(PLAN, 9, parts, interrupted) == whole


def test_a_state_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    path = tmp_path / "deep" / "state.json"
    first = tune(PLAN, 1, path, farther_right)

    def torn(self, _target):
        raise OSError(self)

    monkeypatch.setattr(tune_module.Path, "replace", torn)
    with pytest.raises(OSError, match="draft"):
        write_state(path, PLAN, first)
    assert read_state(path, PLAN) == first


def test_the_state_of_another_plan_is_refused(tmp_path):
    path = tmp_path / "state.json"
    tune(PLAN, 1, path, farther_right)
    with pytest.raises(ValueError, match="another plan"):
        read_state(path, Plan("rialto", player="random", games=2, seed=5))


def test_games_do_not_depend_on_processes():
    values = defaults(PLAN.weights)
    duels = [Duel(PLAN, values, values, "test", game) for game in range(2)]
    with players(1) as alone, players(2) as together:
        assert list(alone(duels)) == list(together(duels))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--ruleset", "chess"], "invalid choice"),
        (["--ruleset", "rialto", "--player", "nobody"], "'nobody' is no player"),
        (["--ruleset", "rialto", "--seats", "9"], "players"),
        (["--ruleset", "rialto", "--games", "0"], "at least 1"),
        (["--ruleset", "rialto", "--steps", "0"], "at least 1"),
    ],
)
def test_mistakes_on_the_command_line_are_explained(arguments, message, capsys):
    with pytest.raises(SystemExit):
        parse(arguments)
    assert message in capsys.readouterr().err


def test_the_command_prints_the_weights_and_how_they_fared(tmp_path):
    options = ["--player", "random", "--games", "2", "--steps", "2", "--confirm", "2", "--jobs", "1"]
    command = [sys.executable, "-m", "worker.tune", "--ruleset", "rialto", "--state", str(tmp_path / "state.json"), *options]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=300, cwd=Path(__file__).parents[2])
    result = json.loads(done.stdout)
    assert list(result["weights"]) == [weight.name for weight in PLAN.weights]
    assert (result["steps"], result["confirmed"]["games"]) == (2, 2)
    assert "2/2" in done.stderr
