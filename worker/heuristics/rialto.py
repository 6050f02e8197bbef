"""What the search knows of Rialto: chances from the points hoped for, and which decisions are usual."""

from typing import Final, final

from service.engine.contract import NO_SEAT, Ruleset, State
from service.engine.tagged import Action
from service.rulesets.rialto.actions import Play
from service.rulesets.rialto.components import CARD_KINDS, ROUNDS
from service.rulesets.rialto.state import TURN, RialtoState
from worker.heuristics.leaning import Leaning
from worker.heuristics.rialto_habits import Habits
from worker.heuristics.rialto_leanings import LEARNED
from worker.heuristics.rialto_points import Judge
from worker.heuristics.rialto_weights import STANDARD, RialtoWeights
from worker.search.heuristic import Heuristic, outcome, shares
from worker.search.style import TO_THE_END


@final
class RialtoHeuristic(Heuristic):
    """Points hoped for, turned into chances to win. `tuned` are the weights of that hope."""

    def __init__(self, tuned: RialtoWeights = STANDARD) -> None:
        self.tuned: Final = tuned

    def horizon(self) -> int:
        """Return: to the end. A game has six rounds of few decisions; what cards in hand will be worth shows only there."""
        return TO_THE_END

    def casual(self) -> int:
        """Return 10: with more there is little room for `strong` below `expert`."""
        return 10

    def sharpness(self) -> float:
        """Return 2: since the weights were tuned, one step deep tells the better of two actions well."""
        return 2.0

    def margin(self) -> float:
        """See Heuristic.margin."""
        return 12.0

    def expected(self, ruleset: Ruleset, state: State) -> list[float]:
        """Return each seat's chance, from the points that each may hope for."""
        assert isinstance(state, RialtoState)
        if ruleset.to_act(state) == NO_SEAT:
            return outcome(ruleset.standings(state))
        points = Judge(state, self.tuned).points()
        scale = 3.0 + 1.0 * (ROUNDS - state.round)
        return shares(points, scale)

    def weights(self, ruleset: Ruleset, state: State, actions: list[Action]) -> list[float]:
        """Return weights by habit (rialto_habits.py)."""
        return by_habits_of_rialto(state, actions, Leaning(LEARNED))

    def prune(self, ruleset: Ruleset, state: State, actions: list[Action]) -> list[Action]:
        """Leave out plays that keep many cards of the type: they come to be discarded."""
        assert isinstance(state, RialtoState)
        if state.step != TURN or len(actions) < 8:
            return actions
        held = state.hand[state.actor * CARD_KINDS + state.stage]
        kept = [
            action for action in actions if not isinstance(action, Play) or action.cards >= held - 2 or action.cards + action.jokers == 0
        ]
        return kept or actions


def rialto_with(values: list[float]) -> Heuristic:
    """Return the heuristic with these values of `rialto_weights.WEIGHTS`."""
    return RialtoHeuristic(RialtoWeights(values))


def by_habits_of_rialto(state: State, actions: list[Action], leaning: Leaning) -> list[float]:
    """Return the weight of each action by the traits that `leaning` is told of it."""
    assert isinstance(state, RialtoState)
    return Habits(state, leaning).weights(actions)
