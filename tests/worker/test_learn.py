import json
import subprocess
import sys
from pathlib import Path

import pytest

from service.rulesets.catalogue import REGISTRY
from tests.conformance.play import CASES, moments
from worker.heuristics.catalogue import LEARNABLES, heuristic_of
from worker.heuristics.leaning import Leaning
from worker.learn import Lesson, choices_of, learn, parse, play_lesson, play_lessons, read_games

LESSON = Lesson("rialto", "flat:3", 2, 7)


@pytest.fixture(scope="module")
def games():
    return [play_lesson((LESSON, game)) for game in range(4)]


def test_a_leaning_adds_up_weight_times_strength_and_starts_afresh():
    leaning = Leaning([0.5, -1.0], record=True)
    leaning.add(0, 2.0)
    leaning.add(1, 1.0)
    assert leaning.weight() == pytest.approx(1.0)
    leaning.add(1, -100.0)
    assert leaning.weight() == pytest.approx(22026.4657948, rel=1e-9)  # e to the 10th: no action is surer than that.
    assert leaning.traits == [[(0, 2.0), (1, 1.0)], [(1, -100.0)]]


@pytest.mark.parametrize("name", sorted(LEARNABLES))
def test_every_trait_has_a_weight_and_weights_are_what_the_traits_say(name):
    ruleset, learnable, heuristic = REGISTRY[name], LEARNABLES[name], heuristic_of(name)
    seen = set()
    for case in [case for case in CASES if case.ruleset is ruleset]:
        for moment in moments(case, 17, 3):
            actions = ruleset.legal_actions(moment.before)
            traits = learnable.traits(moment.before, actions)
            assert len(traits) == len(actions)
            seen.update(trait for row in traits for trait, _ in row)
            if len(actions) > 1:
                given = heuristic.weights(ruleset, moment.before, actions)
                wanted = shares_of_traits(traits, learnable.learned)
                assert [weight / sum(given) for weight in given] == pytest.approx(wanted, rel=1e-6)
    assert max(seen) < len(learnable.learned)
    assert len(seen) > 0.7 * len(learnable.learned)


def shares_of_traits(traits, weights):
    leaning = Leaning(weights)
    found = []
    for row in traits:
        for trait, strength in row:
            leaning.add(trait, strength)
        found.append(leaning.weight())
    return [weight / sum(found) for weight in found]


def test_a_lesson_is_the_same_whenever_it_is_played(games):
    assert play_lesson((LESSON, 1)) == games[1]
    assert games[0] != games[1]
    assert play_lesson((Lesson("rialto", "flat:3", 2, 8), 1)) != games[1]


def test_a_written_game_gives_its_choices_back(games):
    choices = list(choices_of(LESSON, 0, games[0]))
    asked = [decision for decision in games[0] if len(decision) > 1]
    assert 0 < len(choices) <= len(asked)
    assert all(sum(choice.shares) == pytest.approx(1.0) for choice in choices)
    assert all(len(choice.traits) == len(choice.shares) > 1 for choice in choices)


def test_a_game_of_other_rules_is_told(games):
    with pytest.raises(ValueError, match="game 0 can't be played again"):
        list(choices_of(LESSON, 0, [[999], *games[0][1:]]))
    with pytest.raises(ValueError, match="game 0 can't be played again"):
        list(choices_of(LESSON, 0, [*games[0], [0]]))


def test_what_is_learned_foretells_better_than_taking_all_alike(games):
    found = learn(LESSON, games, 30, 1.0)
    loss = found["loss"]
    assert loss["least_possible"] < loss["learned"] < loss["all_alike"]
    assert len(found["weights"]) == len(LEARNABLES["rialto"].learned)
    assert sum(found["choices"]) == sum(len(list(choices_of(LESSON, game, decisions))) for game, decisions in enumerate(games))


def test_an_interrupted_run_goes_on_and_a_torn_line_is_played_again(games, tmp_path):
    path = tmp_path / "games.jsonl"
    play_lessons(LESSON, 2, path, 1)
    whole = path.read_text()
    path.write_text(whole + whole[:40])
    assert read_games(path, LESSON) == games[:2]
    assert play_lessons(LESSON, 4, path, 2) == games
    assert play_lessons(LESSON, 3, path, 1) == games[:3]
    with pytest.raises(ValueError, match="another lesson"):
        read_games(path, Lesson("rialto", "flat:3", 2, 8))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--ruleset", "chess"], "invalid choice"),
        (["--ruleset", "rialto", "--player", "greedy"], "'greedy' does not search"),
        (["--ruleset", "rialto", "--player", "nobody"], "'nobody' is no player"),
        (["--ruleset", "rialto", "--seats", "9"], "players"),
        (["--ruleset", "rialto", "--games", "3"], "at least 4"),
        (["--ruleset", "rialto", "--steps", "0"], "at least 1"),
    ],
)
def test_mistakes_on_the_command_line_are_explained(arguments, message, capsys):
    with pytest.raises(SystemExit):
        parse(arguments)
    assert message in capsys.readouterr().err


def test_the_command_prints_the_weights(tmp_path):
    options = ["--player", "flat:1", "--games", "4", "--steps", "2", "--jobs", "1", "--state", str(tmp_path / "games.jsonl")]
    command = [sys.executable, "-m", "worker.learn", "--ruleset", "rialto", *options]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=300, cwd=Path(__file__).parents[2])
    result = json.loads(done.stdout)
    assert (result["ruleset"], result["games"]) == ("rialto", 4)
    assert len(result["weights"]) == len(LEARNABLES["rialto"].learned)
    assert "4/4" in done.stderr
