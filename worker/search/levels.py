"""The players by level, from the weakest to the strongest, and how a player is named with a budget of its own.

| level  | how it decides                                      | budget of a decision (one core, compiled) |
|--------|-----------------------------------------------------|-------------------------------------------|
| random | any legal action, all alike                         | none                                      |
| greedy | one step of foresight over 8 sampled worlds         | none                                      |
| casual | guided tree search                                  | 0.03 s, 12 to 400 simulations             |
| strong | guided tree search                                  | 0.3 s, 12 to 10,000 simulations           |
| expert | guided tree search                                  | 2.5 s, 12 to 100,000 simulations          |

Each thinks about ten times as long as the one before. The 12 simulations are done however long they take: fewer would be a weaker choice
than that of `greedy`.

`flat` (flat Monte Carlo) and `plain` (plain information-set tree search, uniform playouts) are baselines for the arena.
"""

from typing import Final, final

from service.engine.contract import Ruleset, View
from service.engine.rng import Rng
from service.engine.tagged import Action
from worker.search.advice import Advice
from worker.search.budget import Budget, Cancelled, Clock
from worker.search.greedy import greedy_action
from worker.search.heuristic import Heuristic
from worker.search.style import FLAT, GUIDED, PLAIN, Style
from worker.search.think import think

#: The levels offered to players, weakest first.
LEVELS: Final = ("random", "greedy", "casual", "strong", "expert")

_GREEDY_WORLDS: Final = 8
#: Simulations of a level that are done however long they take.
_LEAST: Final = 12

_STYLES: Final[dict[str, Style]] = {"flat": FLAT, "plain": PLAIN, "casual": GUIDED, "strong": GUIDED, "expert": GUIDED}
_BUDGETS: Final[dict[str, Budget]] = {
    "flat": Budget(0, 600),
    "plain": Budget(0, 600),
    "casual": Budget(400, 30, least=_LEAST),
    "strong": Budget(10_000, 300, least=_LEAST),
    "expert": Budget(100_000, 2500, least=_LEAST),
}


@final
class Player:
    """A way to decide: a level or a baseline, with its budget. ValueError for a name that is none."""

    def __init__(self, name: str, budget: Budget | None) -> None:
        self.name: Final = name
        self.style: Final = _STYLES.get(name)
        if self.style is None and name not in LEVELS:
            raise ValueError(f"{name!r} is no player: one of {', '.join(LEVELS)}, flat, plain")
        self.budget: Final = _BUDGETS.get(name) if budget is None else budget

    def decide(
        self, ruleset: Ruleset, heuristic: Heuristic, view: View, seat: int, seed: int, clock: Clock, cancelled: Cancelled
    ) -> tuple[Action, int]:
        """Return the action that `seat` does and the simulations spent on it; it knows `view` alone."""
        if self.style is not None:
            advice = self.think(ruleset, heuristic, view, seat, seed, clock, cancelled)
            return advice.best, advice.simulations
        rng = Rng(seed)
        if self.name == "greedy":
            return greedy_action(ruleset, heuristic, view, seat, _GREEDY_WORLDS, rng), 0
        return ruleset.pick(ruleset.sample(view, rng), rng), 0

    def think(self, ruleset: Ruleset, heuristic: Heuristic, view: View, seat: int, seed: int, clock: Clock, cancelled: Cancelled) -> Advice:
        """Return the advice of a player that searches."""
        assert self.style is not None
        assert self.budget is not None
        return think(ruleset, heuristic, self.style, view, seat, self.budget, seed, clock, cancelled, None)


def player_of(text: str) -> Player:
    """Return the player that `text` names: `strong`, `strong:200` (simulations) or `strong:200ms` (time).

    ValueError says what is wrong with it.
    """
    name, colon, limit = text.partition(":")
    if not colon:
        return Player(name, None)
    if name not in _STYLES:
        raise ValueError(f"{name!r} does not search and takes no budget")
    digits = limit.removesuffix("ms")
    if not digits.isdigit():
        raise ValueError(f"the budget of {text!r} is neither simulations (200) nor time (200ms)")
    return Player(name, Budget(0, int(digits)) if limit.endswith("ms") else Budget(int(digits)))
