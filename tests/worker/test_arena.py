import json
import subprocess
import sys
from pathlib import Path

import pytest

from service.rulesets.catalogue import REGISTRY
from worker.arena import parse
from worker.match import Match, Tally, play_game, play_match, summary, wilson

FIRST = REGISTRY.names()[0]


def test_wilson_interval_of_half_and_of_all():
    # 50 of 100: (0.5 + z*z/200) / (1 + z*z/100) -+ …; the textbook's 0.4038 to 0.5962. 20 of 20: 1 / (1 + z*z/20) = 0.8389.
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(20, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)


def test_wilson_interval_lies_between_none_and_all():
    for games in range(1, 200):
        assert str(round(wilson(0, games)[0], 4)) == "0.0"
        assert wilson(games, games)[1] <= 1.0


def outcome(totals):
    return {kind: (t.wins, t.score, t.seats, t.decisions, t.simulations) for kind, t in totals.items()}


def test_a_match_can_be_repeated_and_does_not_depend_on_processes():
    match = Match(FIRST, ("random", "plain:2"), 2, 3)
    alone = play_match(match)
    assert outcome(alone) == outcome(play_match(match, jobs=2))
    assert sum(t.wins for t in alone.values()) == pytest.approx(2.0)


def test_seats_rotate_with_the_same_luck():
    # Two random players of one kind: a rotated game is the same game, so both seats' shares come back.
    match = Match(FIRST, ("random", "random"), 2, 5)
    assert outcome(play_game(match, 0).tallies) == outcome(play_game(match, 1).tallies)
    assert outcome(play_game(match, 0).tallies) != outcome(play_game(Match(FIRST, ("random", "random"), 2, 6), 0).tallies)


def test_every_kind_sits_in_every_seat():
    match = Match(FIRST, ("random", "flat:1", "random"), 3, 1)
    totals = play_match(match)
    assert totals["random"].seats == 6
    assert totals["flat:1"].seats == 3


def test_the_summary_has_the_promised_members():
    match = Match("gondola", ("strong", "greedy"), 10, 1)
    totals = {"strong": Tally(7.5, 40.0, 10, 200, 100.0, 50_000), "greedy": Tally(2.5, 20.0, 10, 200, 0.5, 0)}
    assert summary(match, totals) == {
        "ruleset": "gondola",
        "players": ["strong", "greedy"],
        "seats": ["strong", "greedy"],
        "games": 10,
        "seed": 1,
        "win_rate": [0.75, 0.25],
        "interval": [[round(b, 4) for b in wilson(7.5, 10)], [round(b, 4) for b in wilson(2.5, 10)]],
        "mean_score": [4.0, 2.0],
        "seconds_per_decision": [0.5, 0.0025],
        "simulations_per_s": [500.0, 0.0],
    }


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--ruleset", "chess", "--players", "random,random"], "invalid choice"),
        (["--ruleset", FIRST, "--players", "random,nobody"], "'nobody' is no player"),
        (["--ruleset", FIRST, "--players", "random"], "players"),
        (["--ruleset", FIRST, "--players", "random,random", "--games", "0"], "at least 1"),
        (["--ruleset", FIRST, "--players", "random,random", "--options", '{"colour": 1}'], "colour"),
    ],
)
def test_mistakes_on_the_command_line_are_explained(arguments, message, capsys):
    with pytest.raises(SystemExit):
        parse(arguments)
    assert message in capsys.readouterr().err


def test_the_last_line_on_standard_output_is_the_result():
    command = [sys.executable, "-m", "worker.arena", "--ruleset", FIRST, "--players", "random,random", "--games", "2", "--jobs", "1"]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=300, cwd=Path(__file__).parents[2])
    assert json.loads(done.stdout.splitlines()[-1])["games"] == 2
    assert "2/2" in done.stderr
