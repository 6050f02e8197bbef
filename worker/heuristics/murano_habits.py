"""What is usually done in Murano: what a decision gains at a glance, weighed by its kind, the turns left and the coins at hand.

What each of these traits weighs was learned (murano_leanings.py).
"""

from typing import Final, final

from service.rulesets.murano.actions import MOVE, PASS, MuranoAction, Sail
from service.rulesets.murano.components import SPACES
from service.rulesets.murano.state import MuranoState
from worker.heuristics.leaning import Leaning
from worker.heuristics.murano_gains import Outlook
from worker.heuristics.murano_leanings import (
    CODE,
    CODE_GAIN,
    CODE_LEFT,
    GAIN,
    KIND,
    KIND_COINS,
    KIND_LEFT,
    PASS_CARDS,
    PASS_COINS,
    PRICE,
    PRICE_COINS,
    RED,
)

#: A gain at a glance beyond these, in victory points, is a wrong guess.
_LEAST_GAIN: Final = -4.0
_MOST_GAIN: Final = 8.0
#: What was learned counts turns left in 88ths, and coins in tens, of which more than so many make no difference.
_TURNS: Final = 88.0
_COINS: Final = 10.0
_MANY_COINS: Final = 20


@final
class Habits:
    """The habits of the seat that acts in one state; `look` is its outlook."""

    def __init__(self, state: MuranoState, leaning: Leaning, look: Outlook) -> None:
        self.leaning: Final = leaning
        self.moves: Final = state.moves
        self.cards: Final = look.cards
        self.left: Final = look.left / _TURNS
        self.coins: Final = min(state.coins[look.seat], _MANY_COINS) / _COINS

    def weight(self, action: MuranoAction, gain: float) -> float:
        """Return the weight of an action that gains `gain` victory points at a glance."""
        code = action.code
        gain = max(_LEAST_GAIN, min(_MOST_GAIN, gain))
        leaning = self.leaning
        leaning.add(GAIN, gain)
        leaning.add(CODE + code, 1.0)
        leaning.add(CODE_GAIN + code, gain)
        leaning.add(CODE_LEFT + code, self.left)
        if code == MOVE:
            assert isinstance(action, Sail)
            self._move(action)
        elif code == PASS:
            leaning.add(PASS_COINS, self.coins)
            leaning.add(PASS_CARDS, float(self.cards))
        return leaning.weight()

    def _move(self, action: Sail) -> None:
        leaning = self.leaning
        kind = SPACES[action.to]
        leaning.add(KIND + kind, 1.0)
        leaning.add(KIND_LEFT + kind, self.left)
        leaning.add(KIND_COINS + kind, self.coins)
        if self.moves > 0:
            leaning.add(PRICE, float(self.moves))
            leaning.add(PRICE_COINS, self.coins)
        if action.red:
            leaning.add(RED, 1.0)
