"""The heuristic of each ruleset, by name."""

from typing import Final

from worker.heuristics.gondola import GondolaHeuristic
from worker.heuristics.murano import MuranoHeuristic
from worker.heuristics.rialto import RialtoHeuristic
from worker.heuristics.venezia import VeneziaHeuristic
from worker.search.heuristic import Heuristic

HEURISTICS: Final[dict[str, Heuristic]] = {
    "gondola": GondolaHeuristic(),
    "murano": MuranoHeuristic(),
    "rialto": RialtoHeuristic(),
    "venezia": VeneziaHeuristic(),
}


def heuristic_of(name: str) -> Heuristic:
    """Return the heuristic of the ruleset `name`; the neutral one where it has none of its own."""
    found = HEURISTICS.get(name)
    return Heuristic() if found is None else found
