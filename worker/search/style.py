"""How a search thinks: the parameters that tell one method from another."""

from typing import Final, final

#: `turns` of a style that plays every simulation to the end of the game.
TO_THE_END: Final = -1
#: `turns` of a style that looks as far ahead as the ruleset's heuristic asks for.
AS_FAR_AS_IT_PAYS: Final = -2
#: After how many turns `early` takes the expectation.
EARLY_TURNS: Final = 2


@final
class Style:
    """Parameters of the tree search.

    - `guided`: use the ruleset's heuristic (first tries of root actions one step deep, prune, weights, cut-off by expectation). Otherwise all actions are alike
      and playouts are uniform: plain search, the baseline.
    - `exploration`: how strongly unvisited and rarely visited actions attract. For guided search in units of the
      spread of results (at the root without the luck of the worlds), else the constant of UCB1.
    - `depth`: levels of the tree below the root decision; 1 is flat Monte Carlo.
    - `points`: which part of a finished game's result the margin of points makes, beside the win itself (`heuristic.blended`).
    - `turns`: a simulation is judged when this many turns (runs of decisions by one seat) have ended since the root decision, inside
      the tree or behind it. Expectations drift from turn to turn, so that actions looked at to different depths could not
      be compared. 0 judges right behind the tree; TO_THE_END plays the game out; AS_FAR_AS_IT_PAYS takes `Heuristic.horizon`.
      A game that is played out is one of many: no action behind the root is tried then (`Heuristic.replies`), playouts follow the weights alone.
    - `early`: which part of the result of a guided simulation that is played to the end its expectation after EARLY_TURNS makes. That
      scatters less than the end of a game, the end is fairer.
    - `widening`: an inner decision with n visits considers at most 1 + widening * sqrt(n) actions.
    """

    def __init__(
        self,
        guided: bool,
        exploration: float,
        depth: int,
        points: float,
        turns: int,
        early: float,
        widening: float,
    ) -> None:
        self.guided: Final = guided
        self.exploration: Final = exploration
        self.depth: Final = depth
        self.points: Final = points
        self.turns: Final = turns
        self.early: Final = early
        self.widening: Final = widening


#: Flat Monte Carlo: UCB1 over the root actions, uniform playouts to the end.
FLAT: Final = Style(False, 0.7, 1, 0.0, TO_THE_END, 0.0, 0.0)
#: Plain information-set tree search: UCB1 with availability counts, uniform playouts to the end.
PLAIN: Final = Style(False, 0.7, 1000, 0.0, TO_THE_END, 0.0, 0.0)
#: The search behind `casual`, which looks no further than to the end of the next turn.
SHORT: Final = Style(True, 3.0, 1000, 0.0, 2, 0.0, 2.0)
#: The search behind `strong` and `expert`.
GUIDED: Final = Style(True, 3.0, 1000, 0.5, AS_FAR_AS_IT_PAYS, 0.5, 2.0)
