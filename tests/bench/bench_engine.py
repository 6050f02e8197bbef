"""Speed of the rules: random playouts per ruleset and build, beside two peers on the same machine in the same minutes.

`make bench-engine` prints one JSON line per figure; each is the median of several rounds in which all subjects
take turns, so that a busy machine slows all alike.
"""

import argparse
import json
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PEERS = ("catanatron", "open_spiel:backgammon")
FIGURES = ("decisions_per_s", "games_per_s", "copy_us")


@dataclass(frozen=True)
class Subject:
    """Something to measure, and the command (without seconds and seed) that measures it."""

    name: str
    build: str
    command: tuple[str, ...]


def subjects(builds, peers_python):
    """Return all that is measured, in the order of a round."""
    sys.path.insert(0, str(ROOT))
    from service.rulesets.catalogue import REGISTRY  # noqa: PLC0415  # Found through the path set above.

    ours = (sys.executable, str(HERE / "playouts.py"))
    found = [Subject(name, build, (*ours, name, build)) for name in REGISTRY.names() for build in builds]
    if peers_python:
        found += [Subject(name, "peer", (peers_python, str(HERE / "peers.py"), name)) for name in PEERS]
    return found


def measure(subject, seconds, seed):
    """Run one measurement in its own process; return its figures."""
    command = [*subject.command, str(seconds), str(seed)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120 + 10 * seconds, cwd=ROOT)
    if done.returncode != 0:
        sys.exit(f"{subject.name} ({subject.build}): {done.stderr.strip()}")
    return json.loads(done.stdout)


def line(subject, rounds):
    """Return the JSON line of a subject: the median of each figure over its rounds."""
    medians = {figure: round(statistics.median(r[figure] for r in rounds), 2) for figure in FIGURES}
    return json.dumps({"bench": "engine", "subject": subject.name, "build": subject.build, **medians})


def main():
    """Measure everything and print the figures."""
    parser = argparse.ArgumentParser(description="Random playouts per second, ours and the peers'.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.5, help="of each measurement")
    parser.add_argument("--builds", default="compiled,plain")
    parser.add_argument("--peers", default="", help="a Python that has the packages of requirements-bench.txt")
    args = parser.parse_args()
    everything = subjects([b for b in args.builds.split(",") if b], args.peers)
    results = {subject: [] for subject in everything}
    for seed in range(1, args.rounds + 1):
        for subject in everything:
            results[subject].append(measure(subject, args.seconds, seed))
        print(f"round {seed} of {args.rounds}", file=sys.stderr)
    for subject in everything:
        print(line(subject, results[subject]), flush=True)


if __name__ == "__main__":
    main()
