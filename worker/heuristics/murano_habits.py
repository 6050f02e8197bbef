"""What is usually done in Murano: what a decision gains at a glance, weighed by its kind, the turns left and the coins at hand.

What each of these traits weighs was learned (murano_leanings.py).
"""

from typing import Final

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
_TURNS: Final = 88.0
_COINS: Final = 10.0
_MANY_COINS: Final = 20


def lean(leaning: Leaning, state: MuranoState, look: Outlook, action: MuranoAction, gain: float) -> float:
    """Return the weight of an action that gains `gain` victory points at a glance."""
    code = action.code
    left = look.left / _TURNS
    gain = max(_LEAST_GAIN, min(_MOST_GAIN, gain))
    coins = min(state.coins[look.seat], _MANY_COINS) / _COINS
    leaning.add(GAIN, gain)
    leaning.add(CODE + code, 1.0)
    leaning.add(CODE_GAIN + code, gain)
    leaning.add(CODE_LEFT + code, left)
    if code == MOVE:
        assert isinstance(action, Sail)
        kind = SPACES[action.to]
        leaning.add(KIND + kind, 1.0)
        leaning.add(KIND_LEFT + kind, left)
        leaning.add(KIND_COINS + kind, coins)
        if state.moves > 0:
            leaning.add(PRICE, float(state.moves))
            leaning.add(PRICE_COINS, coins)
        if action.red:
            leaning.add(RED, 1.0)
    elif code == PASS:
        leaning.add(PASS_COINS, coins)
        leaning.add(PASS_CARDS, float(look.cards))
    return leaning.weight()
