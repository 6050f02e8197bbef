"""Let levels play and say how good each is: `python -m worker.arena --ruleset gondola --players expert,greedy …`.

Without more, one match of the players named, one per seat (see match.py). With `--round-robin` every player meets every other, and
an Elo table goes to standard error (see tournament.py). Progress goes to standard error too; the last line on standard
output is one JSON object.
"""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Final

from service.rulesets.catalogue import REGISTRY
from worker import tournament
from worker.match import Match, play_match, summary
from worker.tournament import Tournament, play_tournament, table_text

#: Games of a match, or of each table of a round robin.
_GAMES: Final = 100


def parse(arguments: list[str]) -> tuple[Match | Tournament, argparse.Namespace]:
    """Read the command line; return what is to be played and the rest. Ends the program for a mistake."""
    parser = argparse.ArgumentParser(prog="worker.arena", description="Play levels against each other.")
    parser.add_argument("--ruleset", required=True, choices=REGISTRY.names())
    parser.add_argument("--players", required=True, help="one name per seat, like expert,greedy or strong:200,strong:50ms")
    parser.add_argument("--games", type=int, default=_GAMES, help=f"games, or games per table of a round robin ({_GAMES})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--options", type=json.loads, default={}, help="options of the game as a JSON object")
    parser.add_argument("--round-robin", action="store_true", help="every player against every other; prints an Elo table")
    parser.add_argument("--seats", type=int, default=2, help="seats at a table of a round robin (2)")
    parser.add_argument("--json", type=Path, help="write the result into this file, too")
    args = parser.parse_args(arguments)
    if args.jobs < 1:
        parser.error("--jobs is at least 1")
    players = tuple(args.players.split(","))
    try:
        if args.round_robin:
            return Tournament(args.ruleset, players, args.seats, args.games, args.seed, args.options), args
        return Match(args.ruleset, players, args.games, args.seed, args.options), args
    except ValueError as error:
        parser.error(str(error))


def main() -> None:
    """Play what the command line says and print the result."""
    wanted, args = parse(sys.argv[1:])
    if isinstance(wanted, Tournament):
        result = tournament.summary(wanted, play_tournament(wanted, args.jobs, progress=True))
        sys.stderr.write(table_text(result) + "\n")
    else:
        result = summary(wanted, play_match(wanted, args.jobs, progress=True))
    line = json.dumps(result) + "\n"
    if args.json is not None:
        args.json.write_text(line)
    sys.stdout.write(line)


if __name__ == "__main__":
    main()
