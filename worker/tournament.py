"""A round robin: every player meets every other, and the results become ratings with intervals (see elo.py).

At tables of two every pair plays; at larger tables every combination of players does, in both directions around the table. With fewer
players than seats a table holds some of them more than once. In a game of several players each two of different kinds
count as one result between them: who took the better place.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement

from worker.elo import Scores, add_scores, fit, intervals, no_scores
from worker.match import Match, Played, Tally, play_games, wilson


@dataclass(frozen=True)
class Tournament:
    """Who plays: different `kinds`, `seats` at a table, `games` per table. ValueError for what cannot be played."""

    ruleset: str
    kinds: tuple[str, ...]
    seats: int
    games: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if len(set(self.kinds)) != len(self.kinds) or len(self.kinds) < 2:
            raise ValueError("a round robin needs two or more players, each named once")
        if not self.tables:
            raise ValueError("a table has two or more seats")

    @property
    def tables(self) -> list[Match]:
        """Return the matches. All share their seeds."""
        several = len(self.kinds) >= self.seats
        choose = combinations if several else combinations_with_replacement
        lineups = [lineup for lineup in choose(self.kinds, self.seats) if len(set(lineup)) > 1]
        mirrored = [lineup[::-1] for lineup in lineups] if self.seats > 2 else []
        # A mirrored pair, or a table like a a b, is the same around the table.
        around = dict.fromkeys(_first_rotation(lineup) for lineup in [*lineups, *mirrored])
        return [Match(self.ruleset, lineup, self.games, self.seed, self.options) for lineup in around]


def _first_rotation(lineup: tuple[str, ...]) -> tuple[str, ...]:
    return min(lineup[turn:] + lineup[:turn] for turn in range(len(lineup)))


@dataclass
class Standing:
    """What has been played: each kind's tally, and the scores of each group of games that share their luck."""

    tallies: list[Tally]
    groups: dict[tuple[int, int], Scores]
    games: int = 0


def play_tournament(tournament: Tournament, jobs: int = 1, progress: bool = False) -> Standing:
    """Play all games in `jobs` processes."""
    kinds = tournament.kinds
    standing = Standing([Tally() for _ in kinds], {})
    # Table by table within each seed, so that a tournament cut short would have seen all pairs.
    order = [(table, game) for game in range(tournament.games) for table in range(len(tournament.tables))]
    tables = tournament.tables
    played = play_games([(tables[table], game) for table, game in order], jobs, progress)
    for (table, game), result in zip(order, played, strict=True):
        group = standing.groups.setdefault((table, game // tournament.seats), no_scores(len(kinds)))
        add_scores(group, scores_of(result, kinds))
        for kind, tally in result.tallies.items():
            standing.tallies[kinds.index(kind)].add(tally)
        standing.games += 1
    return standing


def scores_of(played: Played, kinds: Sequence[str]) -> Scores:
    """Return what each kind scored against each other in one game, over all pairs of seats."""
    scores = no_scores(len(kinds))
    seats = [(kinds.index(kind), place) for kind, place in zip(played.lineup, played.places, strict=True)]
    for (a, place), (b, other) in combinations(seats, 2):
        if a != b:
            result = 0.5 if place == other else float(place < other)
            scores[a][b] += result
            scores[b][a] += 1.0 - result
    return scores


def summary(tournament: Tournament, standing: Standing) -> dict[str, object]:
    """Return the result as JSON; every list is in the order of `players`, best first.

    `win_rate` is per seat (with n seats a player who is neither better nor worse has 1/n); `elo` is 0 on average.
    """
    groups = list(standing.groups.values())
    whole = no_scores(len(tournament.kinds))
    for group in groups:
        add_scores(whole, group)
    ratings = fit(whole)
    bounds = intervals(groups, tournament.seed)
    order = sorted(range(len(ratings)), key=lambda i: -ratings[i])
    tallies = [standing.tallies[i] for i in order]
    return {
        "ruleset": tournament.ruleset,
        "players": [tournament.kinds[i] for i in order],
        "seats": tournament.seats,
        "games": standing.games,
        "seed": tournament.seed,
        "elo": [round(ratings[i], 1) for i in order],
        "interval": [[round(bound, 1) for bound in bounds[i]] for i in order],
        "win_rate": [round(t.wins / t.seats, 4) for t in tallies],
        "mean_score": [round(t.score / t.seats, 3) for t in tallies],
        "seconds_per_decision": [round(t.seconds / t.decisions, 6) for t in tallies],
        "simulations_per_s": [round(t.simulations / t.seconds, 1) for t in tallies],
        "pairs": list(_pairs([tournament.kinds[i] for i in order], [[whole[i][j] for j in order] for i in order])),
    }


def _pairs(kinds: Sequence[str], scores: Scores) -> Iterator[dict[str, object]]:
    """Yield every two players with the first one's part of the results between them, and its Wilson interval."""
    for i, j in combinations(range(len(kinds)), 2):
        met = scores[i][j] + scores[j][i]
        low, high = wilson(scores[i][j], met)
        yield {
            "players": [kinds[i], kinds[j]],
            "results": round(met),
            "score": round(scores[i][j] / met, 4),
            "interval": [round(low, 4), round(high, 4)],
        }


def table_text(result: dict[str, object]) -> str:
    """Return the ratings of a summary as a table for people."""
    columns = (
        result["players"],
        result["elo"],
        result["interval"],
        result["win_rate"],
        result["mean_score"],
        result["seconds_per_decision"],
    )
    rows = list(zip(*columns, strict=True))  # type: ignore[call-overload] # the summary's own lists
    width = max(len("player"), *(len(str(row[0])) for row in rows))
    lines = [f"{'player':{width}}      Elo   95 % interval   wins   score   s/decision"]
    for player, elo, (low, high), wins, score, seconds in rows:
        lines.append(f"{player:{width}} {elo:+8.0f}   {low:+6.0f}..{high:+6.0f}  {wins:5.3f}  {score:6.1f}   {seconds:10.4f}")
    return "\n".join(lines)
