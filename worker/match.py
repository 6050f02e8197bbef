"""A match: levels play a series of games against each other.

Seats rotate: as many games as there are seats share one seed, and with it their luck as far as the
decisions allow (every outcome depends on the seed and on the number of decisions before it). Time is CPU time of the
playing process, in budgets and in results, so that a busy machine weakens nobody.
"""

import hashlib
import math
import multiprocessing
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tqdm import tqdm

from service.engine.contract import NO_SEAT, Ruleset
from service.engine.effects import LiveEffects
from service.rulesets.catalogue import REGISTRY
from worker.elo import Z95
from worker.heuristics.catalogue import heuristic_of
from worker.search.heuristic import Heuristic, outcome
from worker.search.levels import Player, player_of


@dataclass(frozen=True)
class Match:
    """One series: who plays what. `players` holds one name per seat, like `strong` or `strong:200`. ValueError for what cannot be played."""

    ruleset: str
    players: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ValueError("there is at least 1 game")
        REGISTRY[self.ruleset].complete_options(self.options, len(self.players))
        for name in self.kinds:
            player_of(name)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The different players, in order of first mention."""
        return tuple(dict.fromkeys(self.players))


@dataclass
class Tally:
    """What one kind of player did, in one game or in all."""

    wins: float = 0.0
    score: float = 0.0
    seats: int = 0
    decisions: int = 0
    seconds: float = 0.0
    simulations: int = 0

    def add(self, other: "Tally") -> None:
        """Add another tally to this one."""
        self.wins += other.wins
        self.score += other.score
        self.seats += other.seats
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.simulations += other.simulations


@dataclass(frozen=True)
class Played:
    """One game: who sat where, the place that each seat took, and the tally of each kind of player."""

    lineup: tuple[str, ...]
    places: tuple[int, ...]
    tallies: dict[str, Tally]


def never() -> bool:
    """Say that nobody cancels."""
    return False


def decision_seed(secret: bytes, version: int) -> int:
    """Return the seed with which the decision that leads to `version` is thought about, in a game of this secret."""
    return int.from_bytes(hashlib.sha256(b"%b:%d" % (secret, version)).digest()[:8], "big")


@dataclass(frozen=True)
class Sitter:
    """Who sits in a seat: how it decides, with which heuristic, and where its doings are counted."""

    player: Player
    heuristic: Heuristic
    tally: Tally


def play_game(match: Match, game: int) -> Played:
    """Play game number `game` of the match to its end."""
    seats = len(match.players)
    turn = game % seats
    lineup = match.players[turn:] + match.players[:turn]
    tallies = {kind: Tally() for kind in match.kinds}
    secret = f"arena:{match.seed}:{game // seats}".encode()
    heuristic = heuristic_of(match.ruleset)
    sitters = [Sitter(player_of(kind), heuristic, tallies[kind]) for kind in lineup]
    return Played(lineup, play_out(REGISTRY[match.ruleset], match.options, sitters, secret), tallies)


def play_out(ruleset: Ruleset, options: dict[str, object], sitters: Sequence[Sitter], secret: bytes) -> tuple[int, ...]:
    """Play a game with the luck of `secret` to its end; return each seat's place and add to the tallies."""
    state = ruleset.new(ruleset.complete_options(options, len(sitters)), len(sitters), LiveEffects(secret, 0))
    version = 0
    while (seat := ruleset.to_act(state)) != NO_SEAT:
        version += 1
        sitter = sitters[seat]
        seed = decision_seed(secret, version)
        view = ruleset.view(state, seat)
        start = time.process_time()
        action, simulations = sitter.player.decide(ruleset, sitter.heuristic, view, seat, seed, time.process_time, never)
        tally = sitter.tally
        tally.seconds += time.process_time() - start
        tally.decisions += 1
        tally.simulations += simulations
        ruleset.apply(state, action, LiveEffects(secret, version))
    standings = ruleset.standings(state)
    for standing, share in zip(standings, outcome(standings), strict=True):
        tally = sitters[standing.seat].tally
        tally.wins += share
        tally.score += standing.score
        tally.seats += 1
    return tuple(standing.place for standing in sorted(standings, key=lambda standing: standing.seat))


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return the Wilson 95 % interval of a win rate; shared wins count in parts."""
    z = Z95
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    # Rounding may lead a hair beyond the bounds, where a negative zero would be printed.
    return max(0.0, middle - half), min(1.0, middle + half)


def _numbered(task: tuple[Match, int]) -> Played:
    return play_game(*task)


def _games(tasks: Sequence[tuple[Match, int]], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(_numbered, tasks)
        return
    # Spawned, not forked: the same on every system, whatever threads the caller has.
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_numbered, tasks)


def play_games(tasks: Sequence[tuple[Match, int]], jobs: int, progress: bool) -> Iterator[Played]:
    """Play these games of these matches in `jobs` processes; yield them in the order given."""
    return iter(tqdm(_games(tasks, jobs), total=len(tasks), disable=not progress, file=sys.stderr, unit="game"))


def play_match(match: Match, jobs: int = 1, progress: bool = False) -> dict[str, Tally]:
    """Play all games of the match in `jobs` processes; return the sum of each kind's tallies."""
    totals = {kind: Tally() for kind in match.kinds}
    for played in play_games([(match, game) for game in range(match.games)], jobs, progress):
        for kind, tally in played.tallies.items():
            totals[kind].add(tally)
    return totals


def summary(match: Match, totals: dict[str, Tally]) -> dict[str, object]:
    """Return the result as JSON; every list is in the order of `players`, the kinds of player.

    `win_rate` is the part of all games that a kind won, all its seats together.
    """
    ordered = [totals[kind] for kind in match.kinds]
    return {
        "ruleset": match.ruleset,
        "players": list(match.kinds),
        "seats": list(match.players),
        "games": match.games,
        "seed": match.seed,
        "win_rate": [round(t.wins / match.games, 4) for t in ordered],
        "interval": [[round(bound, 4) for bound in wilson(t.wins, match.games)] for t in ordered],
        "mean_score": [round(t.score / t.seats, 3) for t in ordered],
        "seconds_per_decision": [round(t.seconds / t.decisions, 6) for t in ordered],
        "simulations_per_s": [round(t.simulations / t.seconds, 1) for t in ordered],
    }
