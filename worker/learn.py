"""Learn the habits of a ruleset from games of the search: `python -m worker.learn --ruleset rialto`.

A player that searches sits in all seats, by default 100 simulations of `strong`. How often it tried each action of a decision is what the habits
are to say of it at a glance: what the traits of actions (worker/heuristics/*_habits.py) weigh is fitted to that (softmax.py), on three of four
games, and judged by the others. Every game is written down as soon as it is over; the same command goes on from there, exactly as if it had
not been interrupted, and `--games` may be raised. Games are written as decisions, not as traits, so that traits may be changed afterwards.
The last line on standard output is one JSON object; its `weights` are to be put into the module of what was learned by hand, if they win.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from tqdm import tqdm

from service.engine.contract import NO_SEAT
from service.engine.effects import LiveEffects
from service.rulesets.catalogue import REGISTRY
from worker.heuristics.catalogue import LEARNABLES, heuristic_of
from worker.match import decision_seed, never
from worker.search.levels import player_of
from worker.softmax import Choice, descend, entropy_of, loss_of

_FOLDER: Final = Path("build/learn")
#: One of so many games is not learned from, but judges what was learned.
_JUDGE: Final = 4
_RATE: Final = 0.05

#: Of one decision: the index of the action taken among the legal ones; and, where there was a choice, [index, tries] of each action tried.
Decision = list[Any]


@dataclass(frozen=True)
class Lesson:
    """What is learned from. ValueError for what cannot be played or does not search."""

    ruleset: str
    player: str = "strong:100"
    seats: int = 2
    seed: int = 1

    def __post_init__(self) -> None:
        if player_of(self.player).style is None:
            raise ValueError(f"{self.player!r} does not search: nothing can be learned from it")
        REGISTRY[self.ruleset].complete_options({}, self.seats)

    def secret(self, game: int) -> bytes:
        """Return what the luck of a game is drawn from."""
        return f"learn:{self.seed}:{game}".encode()


def play_lesson(task: tuple[Lesson, int]) -> list[Decision]:
    """Play one game to its end; return its decisions."""
    lesson, game = task
    ruleset = REGISTRY[lesson.ruleset]
    heuristic = heuristic_of(lesson.ruleset)
    player = player_of(lesson.player)
    secret = lesson.secret(game)
    state = ruleset.new(ruleset.complete_options({}, lesson.seats), lesson.seats, LiveEffects(secret, 0))
    decisions: list[Decision] = []
    while (seat := ruleset.to_act(state)) != NO_SEAT:
        version = len(decisions) + 1
        legal = ruleset.legal_actions(state)
        if len(legal) == 1:
            decisions.append([0])
        else:
            seed = decision_seed(secret, version)
            advice = player.think(ruleset, heuristic, ruleset.view(state, seat), seat, seed, time.process_time, never)
            place = {action.key: index for index, action in enumerate(legal)}
            tries = [[place[choice.action.key], choice.visits] for choice in advice.choices]
            decisions.append([tries[0][0], [pair for pair in tries if pair[1] > 0]])
        ruleset.apply(state, legal[decisions[-1][0]], LiveEffects(secret, version))
    return decisions


def choices_of(lesson: Lesson, game: int, decisions: list[Decision]) -> Iterator[Choice]:
    """Play a game again; yield every choice between actions worth a thought. ValueError where the rules have changed since."""
    ruleset = REGISTRY[lesson.ruleset]
    heuristic = heuristic_of(lesson.ruleset)
    learnable = LEARNABLES[lesson.ruleset]
    secret = lesson.secret(game)
    state = ruleset.new(ruleset.complete_options({}, lesson.seats), lesson.seats, LiveEffects(secret, 0))
    for version, decision in enumerate(decisions, 1):
        legal = ruleset.legal_actions(state)
        if ruleset.to_act(state) == NO_SEAT or decision[0] >= len(legal):
            raise ValueError(f"game {game} can't be played again: the rules have changed since it was written")
        kept = heuristic.prune(ruleset, state, legal)
        if len(decision) > 1 and len(kept) > 1:
            tries = {legal[index].key: visits for index, visits in decision[1]}
            total = sum(tries.get(action.key, 0) for action in kept)
            if total > 0:
                yield Choice(learnable.traits(state, kept), [tries.get(action.key, 0) / total for action in kept])
        ruleset.apply(state, legal[decision[0]], LiveEffects(secret, version))


def read_games(path: Path, lesson: Lesson) -> list[list[Decision]]:
    """Return the games written so far, in order. ValueError for games of another lesson; a line that was cut off is dropped."""
    if not path.exists():
        return []
    lines = path.read_text().splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    if len(whole) < len(lines):
        path.write_text("".join(whole))
    found = [json.loads(line) for line in whole]
    if any(entry["lesson"] != asdict(lesson) for entry in found):
        raise ValueError(f"{path} holds games of another lesson: remove it, or name another file with --state")
    return [entry["decisions"] for entry in found]


def play_lessons(lesson: Lesson, games: int, path: Path, jobs: int) -> list[list[Decision]]:
    """Play the games that are still to be played up to `games`, writing each when it is over."""
    found = read_games(path, lesson)
    tasks = [(lesson, game) for game in range(len(found), games)]
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file, multiprocessing.get_context("spawn").Pool(jobs) as pool:
        played = pool.imap(play_lesson, tasks)
        for decisions in tqdm(played, total=games, initial=min(len(found), games), file=sys.stderr, unit="game"):
            file.write(json.dumps({"lesson": asdict(lesson), "decisions": decisions}) + "\n")
            file.flush()
            found.append(decisions)
    return found[:games]


def learn(lesson: Lesson, games: list[list[Decision]], steps: int, decay: float) -> dict[str, object]:
    """Fit the weights; return them, with the mean loss per choice (nats) of the games that were not learned from."""
    learnable = LEARNABLES[lesson.ruleset]
    taught: list[Choice] = []
    judges: list[Choice] = []
    for game, decisions in enumerate(games):
        (judges if game % _JUDGE == _JUDGE - 1 else taught).extend(choices_of(lesson, game, decisions))
    weights = [0.0] * len(learnable.learned)
    alike = loss_of(judges, weights)
    way = descend(taught, weights, decay, _RATE)
    for _ in tqdm(range(steps), file=sys.stderr, unit="step"):
        next(way)
    return {
        "choices": [len(taught), len(judges)],
        "loss": {
            "all_alike": round(alike, 4),
            "in_the_code": round(loss_of(judges, learnable.learned), 4),
            "learned": round(loss_of(judges, weights), 4),
            "least_possible": round(entropy_of(judges), 4),
        },
        "weights": [round(weight, 3) for weight in weights],
    }


def parse(arguments: list[str]) -> tuple[Lesson, argparse.Namespace]:
    """Read the command line. Ends the program for a mistake."""
    parser = argparse.ArgumentParser(prog="worker.learn", description="Learn habits from games of the search.")
    parser.add_argument("--ruleset", required=True, choices=sorted(LEARNABLES))
    parser.add_argument("--player", default="strong:100", help="who plays, in all seats (strong:100)")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=60, help="games to learn from and to be judged by, three to one (60)")
    parser.add_argument("--steps", type=int, default=300, help="steps of the fit (300)")
    parser.add_argument("--decay", type=float, default=1.0, help="how strongly weights are drawn to 0 (1)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--state", type=Path, help=f"the file of the games ({_FOLDER}/<ruleset>.jsonl)")
    args = parser.parse_args(arguments)
    args.state = args.state or _FOLDER / f"{args.ruleset}.jsonl"
    if args.jobs < 1 or args.steps < 1:
        parser.error("--jobs and --steps are at least 1")
    if args.games < _JUDGE:
        parser.error(f"--games is at least {_JUDGE}: one of {_JUDGE} judges the others")
    try:
        lesson = Lesson(args.ruleset, args.player, args.seats, args.seed)
        read_games(args.state, lesson)
    except ValueError as error:
        parser.error(str(error))
    return lesson, args


def main() -> None:
    """Play, learn and print the result."""
    lesson, args = parse(sys.argv[1:])
    games = play_lessons(lesson, args.games, args.state, args.jobs)
    result = learn(lesson, games, args.steps, args.decay)
    sys.stdout.write(json.dumps({**asdict(lesson), "games": len(games), **result}) + "\n")


if __name__ == "__main__":
    main()
