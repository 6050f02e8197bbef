"""Tune the weights of a ruleset's heuristic by self-play: `python -m worker.tune --ruleset rialto`.

Each step plays two sets of weights against each other, a little to either side of the present one, and moves towards the better
(spsa.py). Games come in groups that share their luck, with the sides in every seat. What has been reached is written into a
state file after each step; the same command goes on from there, exactly as if it had not been interrupted, and `--steps` may be
raised. In the end the mean of the way plays the weights that are in the code now. The last line on standard output is one
JSON object; its `weights` are to be put into the module of the heuristic's weights by hand, if it won.
"""

import argparse
import json
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from tqdm import tqdm

from service.rulesets.catalogue import REGISTRY
from worker.heuristics.catalogue import TUNABLES
from worker.heuristics.weight import Weight, defaults
from worker.match import Sitter, Tally, play_out, wilson
from worker.search.levels import player_of
from worker.spsa import Climb, Course, begin, one_step

_FOLDER: Final = Path("build/tune")


@dataclass(frozen=True)
class Plan:
    """What is tuned and how. `games` are played in each step, by `player` in all seats. ValueError for what cannot be played."""

    ruleset: str
    player: str = "greedy"
    seats: int = 2
    games: int = 16
    seed: int = 1
    step: float = 0.1
    reach: float = 0.1

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ValueError("a step needs at least 1 game")
        player_of(self.player)
        REGISTRY[self.ruleset].complete_options({}, self.seats)

    @property
    def weights(self) -> list[Weight]:
        """The weights that are tuned."""
        return TUNABLES[self.ruleset].weights


@dataclass(frozen=True)
class Duel:
    """One game between two sets of values, `first` in the seats of even number after turning by `game`."""

    plan: Plan
    first: list[float]
    second: list[float]
    luck: str
    game: int


def play_duel(duel: Duel) -> float:
    """Play the game; return how the first set fared against the second, -1 to 1: the mean over all pairs of seats of different sides."""
    plan = duel.plan
    tunable = TUNABLES[plan.ruleset]
    sides = [tunable.with_values(duel.first), tunable.with_values(duel.second)]
    side_of = [(seat + duel.game) % 2 for seat in range(plan.seats)]
    sitters = [Sitter(player_of(plan.player), sides[side], Tally()) for side in side_of]
    places = play_out(REGISTRY[plan.ruleset], {}, sitters, f"tune:{plan.seed}:{duel.luck}:{duel.game // 2}".encode())
    pairs = [
        float(places[a] < places[b]) - float(places[a] > places[b])
        for a in range(plan.seats)
        for b in range(plan.seats)
        if side_of[a] == 0 and side_of[b] == 1
    ]
    return sum(pairs) / len(pairs)


#: Plays duels, in the order given.
Play = Callable[[Iterable[Duel]], Iterator[float]]


@contextmanager
def players(jobs: int) -> Iterator[Play]:
    """Give a way to play duels in so many processes."""
    if jobs == 1:
        yield lambda duels: map(play_duel, duels)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield lambda duels: pool.imap(play_duel, duels)


def values_at(weights: Sequence[Weight], position: Sequence[float]) -> list[float]:
    """Return the values at a position: 0 stands for the least and 1 for the greatest of each weight."""
    return [weight.low + x * (weight.high - weight.low) for weight, x in zip(weights, position, strict=True)]


def position_of(weights: Sequence[Weight], values: Sequence[float]) -> list[float]:
    """Return the position of values."""
    return [(value - weight.low) / (weight.high - weight.low) for weight, value in zip(weights, values, strict=True)]


def step(plan: Plan, climb: Climb, play: Play) -> Climb:
    """Do one step."""

    def measure(plus: list[float], minus: list[float], n: int) -> float:
        first, second = values_at(plan.weights, plus), values_at(plan.weights, minus)
        return sum(play(Duel(plan, first, second, str(n), game) for game in range(plan.games))) / plan.games

    return one_step(Course(plan.seed, plan.step, plan.reach), climb, measure)


def write_state(path: Path, plan: Plan, climb: Climb) -> None:
    """Write what has been reached, all or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_text(json.dumps({"plan": asdict(plan), "names": [w.name for w in plan.weights], **asdict(climb)}))
    draft.replace(path)


def read_state(path: Path, plan: Plan) -> Climb:
    """Return what has been reached: nothing without a file. ValueError for a file of another plan or of other weights."""
    if not path.exists():
        return begin(position_of(plan.weights, defaults(plan.weights)))
    found: dict[str, Any] = json.loads(path.read_text())
    if found["plan"] != asdict(plan) or found["names"] != [w.name for w in plan.weights]:
        raise ValueError(f"{path} is the state of another plan: remove it, or name another file with --state")
    return Climb(found["steps"], tuple(found["position"]), tuple(found["mean"]))


def confirm(plan: Plan, climb: Climb, games: int, play: Play) -> dict[str, object]:
    """Let the mean of the way play the values in the code; return the part of the games that it wins, with the 95 % interval."""
    tuned = values_at(plan.weights, climb.mean)
    duels = [Duel(plan, tuned, defaults(plan.weights), "confirm", game) for game in range(games)]
    won = sum((1.0 + result) / 2.0 for result in _watched(play(duels), games, 0, "game"))
    low, high = wilson(won, games)
    return {"games": games, "win_rate": round(won / games, 4), "interval": [round(low, 4), round(high, 4)]}


def _watched(items: Iterable[float], total: int, initial: int, unit: str) -> Iterable[float]:
    watched: Iterable[float] = tqdm(items, total=total, initial=initial, file=sys.stderr, unit=unit)
    return watched


def tune(plan: Plan, steps: int, state: Path, play: Play) -> Climb:
    """Do the steps that are still to be done up to `steps`, writing the state after each."""
    climb = read_state(state, plan)
    done = min(climb.steps, steps)
    for _ in _watched(range(done, steps), steps, done, "step"):
        climb = step(plan, climb, play)
        write_state(state, plan, climb)
    return climb


def parse(arguments: list[str]) -> tuple[Plan, argparse.Namespace]:
    """Read the command line. Ends the program for a mistake."""
    parser = argparse.ArgumentParser(prog="worker.tune", description="Tune the weights of a heuristic by self-play.")
    parser.add_argument("--ruleset", required=True, choices=sorted(TUNABLES))
    parser.add_argument("--player", default="greedy", help="who plays, in all seats: greedy, casual:50 … (greedy)")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=16, help="games per step (16)")
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", type=float, default=0.1, help="the way gone on each measurement (0.1)")
    parser.add_argument("--reach", type=float, default=0.1, help="how far to look, in parts of each weight's range (0.1)")
    parser.add_argument("--confirm", type=int, default=200, help="games against the weights in the code, in the end (200; 0: none)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--state", type=Path, help=f"the state file ({_FOLDER}/<ruleset>.json)")
    args = parser.parse_args(arguments)
    args.state = args.state or _FOLDER / f"{args.ruleset}.json"
    if args.jobs < 1 or args.steps < 1:
        parser.error("--jobs and --steps are at least 1")
    try:
        plan = Plan(args.ruleset, args.player, args.seats, args.games, args.seed, args.step, args.reach)
        read_state(args.state, plan)
    except ValueError as error:
        parser.error(str(error))
    return plan, args


def main() -> None:
    """Tune and print the result."""
    plan, args = parse(sys.argv[1:])
    with players(args.jobs) as play:
        climb = tune(plan, args.steps, args.state, play)
        confirmed = confirm(plan, climb, args.confirm, play) if args.confirm > 0 else None
    names = [weight.name for weight in plan.weights]
    values = [round(value, 4) for value in values_at(plan.weights, climb.mean)]
    result = {**asdict(plan), "steps": climb.steps, "weights": dict(zip(names, values, strict=True)), "confirmed": confirmed}
    sys.stdout.write(json.dumps(result) + "\n")


if __name__ == "__main__":
    main()
