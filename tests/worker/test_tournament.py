import json
import subprocess
import sys
from pathlib import Path

import pytest

from service.rulesets.catalogue import REGISTRY
from worker.arena import parse
from worker.match import Played
from worker.tournament import Tournament, play_tournament, scores_of, summary, table_text

FIRST = REGISTRY.names()[0]


def lineups(kinds, seats):
    return [match.players for match in Tournament(FIRST, tuple(kinds), seats, 2, 1).tables]


def test_at_tables_of_two_every_pair_meets():
    assert lineups(["random", "greedy", "plain:2"], 2) == [("greedy", "random"), ("plain:2", "random"), ("greedy", "plain:2")]


def test_three_at_a_table_sit_in_both_orders():
    kinds = ["random", "greedy", "plain:2"]
    assert lineups(kinds, 3) == [("greedy", "plain:2", "random"), ("greedy", "random", "plain:2")]


def test_with_fewer_players_than_seats_some_sit_there_twice():
    assert lineups(["random", "greedy"], 3) == [("greedy", "random", "random"), ("greedy", "greedy", "random")]


def test_a_better_place_is_a_win_against_every_other_kind_and_a_shared_one_half():
    played = Played(("b", "a", "b", "c"), (2, 1, 3, 2), {})
    # a beats both b and c; of c's two results against b one is a draw and one a win.
    assert scores_of(played, ("a", "b", "c")) == [[0, 2, 1], [0, 0, 0.5], [0, 1.5, 0]]


@pytest.fixture(scope="module")
def small():
    tournament = Tournament(FIRST, ("random", "greedy", "plain:2"), 2, 2, 3)
    return tournament, play_tournament(tournament)


def test_every_player_meets_every_other(small):
    tournament, standing = small
    result = summary(tournament, standing)
    assert (result["games"], standing.games) == (6, 6)
    assert [tally.seats for tally in standing.tallies] == [4, 4, 4]
    assert {frozenset(pair["players"]) for pair in result["pairs"]} == {
        frozenset(("random", "greedy")),
        frozenset(("random", "plain:2")),
        frozenset(("greedy", "plain:2")),
    }
    assert [pair["results"] for pair in result["pairs"]] == [2, 2, 2]


def test_the_result_is_ordered_best_first_with_an_average_of_nought(small):
    result = summary(*small)
    assert result["players"][0] == "greedy"
    assert result["elo"] == sorted(result["elo"], reverse=True)
    assert sum(result["elo"]) == pytest.approx(0, abs=0.2)
    assert all(low <= elo <= high for elo, (low, high) in zip(result["elo"], result["interval"], strict=True))


def test_it_does_not_depend_on_the_number_of_processes(small):
    tournament, standing = small
    again = play_tournament(tournament, jobs=2)
    assert again.groups == standing.groups


def test_the_table_has_a_line_for_each_player(small):
    lines = table_text(summary(*small)).splitlines()
    assert lines[0].split()[:2] == ["player", "Elo"]
    assert [line.split()[0] for line in lines[1:]] == summary(*small)["players"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "random,random"], "each named once"),
        (["--players", "random"], "two or more players"),
        (["--players", "random,greedy", "--seats", "1"], "two or more seats"),
        (["--players", "random,greedy", "--seats", "9"], "players"),
        (["--players", "random,nobody"], "'nobody' is no player"),
        (["--players", "random,greedy", "--games", "0"], "at least 1"),
    ],
)
def test_mistakes_on_the_command_line_are_explained(arguments, message, capsys):
    with pytest.raises(SystemExit):
        parse(["--ruleset", FIRST, "--round-robin", *arguments])
    assert message in capsys.readouterr().err


def test_the_command_prints_a_table_and_one_line_of_json(tmp_path):
    target = tmp_path / "result.json"
    options = ["--round-robin", "--players", "random,plain:1", "--games", "2", "--jobs", "1", "--json", str(target)]
    command = [sys.executable, "-m", "worker.arena", "--ruleset", FIRST, *options]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=300, cwd=Path(__file__).parents[2])
    assert json.loads(done.stdout)["games"] == 2
    assert target.read_text() == done.stdout
    assert "Elo" in done.stderr
