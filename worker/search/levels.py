"""The players by level, from the weakest to the strongest, and how a player is named with a budget of its own.

| level  | how it decides                                      | budget of a decision                                    |
|--------|-----------------------------------------------------|---------------------------------------------------------|
| random | any legal action, all alike                         | none                                                    |
| greedy | one step of foresight in one sampled world          | none                                                    |
| casual | guided tree search, two turns ahead                 | 8 simulations (Gondola 20, Rialto 10)                   |
| strong | guided tree search, as far ahead as it pays         | 100 simulations (Gondola 200, Murano 24), 0.6 s at most |
| expert | guided tree search, as far ahead as it pays         | 2.5 s, 100,000 simulations at most                      |

Where the rules are compiled a simulation takes 0.2 to 2 ms, so that `casual` takes 3 to 30 ms, `strong` 8 to 200 ms, and `expert` does some
1,000 to 10,000 simulations. However slow the machine, `strong` and `expert` do at least 20: with fewer they would be no
better than `casual`.

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
from worker.search.style import FLAT, GUIDED, PLAIN, SHORT, Style
from worker.search.think import think

#: The levels offered to players, weakest first.
LEVELS: Final = ("random", "greedy", "casual", "strong", "expert")

_GREEDY_WORLDS: Final = 1
#: Simulations of `strong` and `expert`, done however long they take.
_LEAST: Final = 20
#: `strong` does as many simulations as the heuristic says, but takes no longer than this.
_STRONG_MS: Final = 600

_STYLES: Final[dict[str, Style]] = {"flat": FLAT, "plain": PLAIN, "casual": SHORT, "strong": GUIDED, "expert": GUIDED}
_BUDGETS: Final[dict[str, Budget]] = {
    "flat": Budget(0, 600),
    "plain": Budget(0, 600),
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
        self._budget: Final = budget

    def budget(self, heuristic: Heuristic) -> Budget | None:
        """Return what a decision may cost in the game that `heuristic` is for, or None for a player that does not search."""
        if self._budget is not None:
            return self._budget
        if self.name == "casual":
            return Budget(heuristic.casual())
        if self.name == "strong":
            return Budget(heuristic.strong(), _STRONG_MS, least=_LEAST)
        return _BUDGETS.get(self.name)

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
        budget = self.budget(heuristic)
        assert budget is not None
        return think(ruleset, heuristic, self.style, view, seat, budget, seed, clock, cancelled, None)


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
