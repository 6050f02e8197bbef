"""The heuristic of Murano: expected victory points of every seat, and cheap priors for its decisions."""

from typing import Final, final

from service.engine.contract import Ruleset, State
from service.engine.tagged import Action
from service.rulesets.murano.actions import (
    BUILD_FACTORY,
    BUILD_SPECIAL,
    BUY_SHOP,
    DECLINE,
    DISMISS,
    DRAW_STREET,
    END_BUILD,
    END_SCORING,
    END_TURN,
    HIRE,
    INCOME,
    KEEP_CHARACTER,
    KEEP_SPECIAL,
    MOVE,
    NO_SALE,
    PASS,
    PLACE_GONDOLIER,
    PLACE_STREET,
    PRODUCE,
    SCORE_CARD,
    SEARCH_PALACES,
    SEARCH_SHOPS,
    SELL_GLASS,
    Income,
    Keep,
    Lay,
    MuranoAction,
    PlaceGondolier,
    Produce,
    Sail,
    ScoreCard,
    Sell,
)
from service.rulesets.murano.components import CELL_ISLAND, GLASS_PRICE, SPACE_KINDS, SPACES, STREET
from service.rulesets.murano.glass import income_of
from service.rulesets.murano.prices import dismiss_coins, hire_price, mooring_price, recruit_price
from service.rulesets.murano.scoring import VP_PER_BLOCK, coins_vp
from service.rulesets.murano.state import BUILD, LAY, MOVED, OVER, SCORING, START, STREET_DRAWN, MuranoState
from worker.heuristics.leaning import Leaning
from worker.heuristics.murano_cards import sure_vp
from worker.heuristics.murano_gains import (
    Outlook,
    build_gain,
    earned,
    keep_gain,
    lay_gain,
    mooring_gain,
    pending_gain,
    space_gain,
)
from worker.heuristics.murano_habits import Habits
from worker.heuristics.murano_leanings import LEARNED
from worker.heuristics.murano_prune import different_places, few_passes, tile_of
from worker.heuristics.murano_stage import curve, turns_left
from worker.heuristics.murano_value import GLASS, seat_value, special_gain
from worker.heuristics.murano_weights import STANDARD, MuranoWeights
from worker.search.heuristic import Heuristic, outcome, shares

#: Victory points that decide a game about as e decides odds, by the turns left.
_SCALE: Final = curve((2.0, 3.8, 5.2, 6.2, 8.0, 9.5, 9.7))
_SCALE_END: Final = 0.5
#: What a move of another gondola must gain more than its price.
_AGAIN: Final = 0.3
_UNKNOWN: Final = -99.0


@final
class MuranoHeuristic(Heuristic):
    """Sees a seat's future in VP: hand and gondoliers by exact assignment, everything else by the turns left. `tuned` are the weights of this."""

    def __init__(self, tuned: MuranoWeights = STANDARD) -> None:
        self.tuned: Final = tuned

    def horizon(self) -> int:
        """Return 4: what a turn prepares pays in the next turn of the same seat, and later turns add little but time."""
        return 4

    def expected(self, ruleset: Ruleset, state: State) -> list[float]:
        """See Heuristic.expected: a soft maximum of the seats' expected VP."""
        assert isinstance(state, MuranoState)
        if state.phase == OVER:
            return outcome(ruleset.standings(state))
        values = [seat_value(state, self.tuned, seat) for seat in range(state.players)]
        if START < state.phase < SCORING:
            values[state.seat] += pending_gain(state)
        return shares(values, max(_SCALE_END, self.tuned.scale * _SCALE[turns_left(state)]))

    def prune(self, ruleset: Ruleset, state: State, actions: list[Action]) -> list[Action]:
        """See Heuristic.prune: few passes, and of alike places one each."""
        assert isinstance(state, MuranoState)
        if state.phase == START:
            return few_passes(actions)
        if state.phase in (MOVED, BUILD, LAY, STREET_DRAWN):
            return different_places(state, actions)
        return actions

    def weights(self, ruleset: Ruleset, state: State, actions: list[Action]) -> list[float]:
        """Return weights by habit (murano_habits.py)."""
        return by_habits_of_murano(state, actions, Leaning(LEARNED))

    def casual(self) -> int:
        """Return 8: with more there is no room for `strong` below `expert`."""
        return 8

    def strong(self) -> int:
        """Return 24: more simulations still win here, and `expert` has them."""
        return 24

    def replies(self) -> int:
        """Return 0: habits alone beat the greedy player, and three times as many simulations fit in."""
        return 0


def murano_with(values: list[float]) -> Heuristic:
    """Return the heuristic with these values of `murano_weights.WEIGHTS`."""
    return MuranoHeuristic(MuranoWeights(values))


def by_habits_of_murano(state: State, actions: list[Action], leaning: Leaning) -> list[float]:
    """Return the weight of each action by the traits that `leaning` is told of it."""
    assert isinstance(state, MuranoState)
    look = Outlook(state)
    habits = Habits(state, leaning, look)
    gains = [_UNKNOWN] * (2 * len(SPACE_KINDS))
    weights: list[float] = []
    for action in actions:
        assert isinstance(action, MuranoAction)
        weights.append(habits.weight(action, _gain(state, look, action, gains)))
    return weights


def _gain(state: MuranoState, look: Outlook, action: MuranoAction, gains: list[float]) -> float:
    code = action.code
    if code == PASS:
        return look.coin - 0.3
    if code == MOVE:
        assert isinstance(action, Sail)
        price = state.moves
        gain = _of_kind(state, look, SPACES[action.to], gains, price) - price * look.coin - (_AGAIN if price > 0 else 0.0)
        if price == 0 and state.coins[look.seat] > 0:
            # The gondola behind may follow onto the space that this move leaves, for a coin.
            return max(gain, _of_kind(state, look, SPACES[action.start], gains, 1) - look.coin - _AGAIN)
        return gain
    if state.phase == SCORING:
        return _scoring_gain(state, action)
    if code <= DECLINE:
        return _market_gain(state, look, action, gains)
    if code == PLACE_GONDOLIER:
        assert isinstance(action, PlaceGondolier)
        colour = action.group % 4
        dear = mooring_price(state, look.seat, colour) - mooring_price(state, look.seat, look.seat)
        own_free = state.free[action.group - colour + look.seat] > 0
        return mooring_gain(state, look, action.group // 4, state.coins[look.seat]) - (dear * look.coin if own_free else 0.0)
    if code == DRAW_STREET:
        return 0.3
    if code == PLACE_STREET:
        assert isinstance(action, Lay)
        return look.serves(state, STREET + state.drawn, CELL_ISLAND[action.cell])
    if BUILD_FACTORY <= code <= BUILD_SPECIAL:
        assert isinstance(action, Lay)
        return lay_gain(look, code - BUILD_FACTORY) + look.serves(state, tile_of(action), CELL_ISLAND[action.cell])
    if code == KEEP_SPECIAL:
        assert isinstance(action, Keep)
        return special_gain(action.card, look.left)
    if code == END_BUILD:
        return 0.2 if build_gain(state, look, 1) < 0.3 else -1.0
    return _money_gain(state, look, action)


def _of_kind(state: MuranoState, look: Outlook, kind: int, gains: list[float], price: int) -> float:
    # Reckoned once for all actions, apart for those that cost a move first.
    at = kind if price == 0 else kind + len(SPACE_KINDS)
    if gains[at] == _UNKNOWN:
        gains[at] = space_gain(state, look, kind, state.coins[look.seat] - price)
    return gains[at]


def _market_gain(state: MuranoState, look: Outlook, action: MuranoAction, gains: list[float]) -> float:
    code = action.code
    if code == KEEP_CHARACTER:
        assert isinstance(action, Keep)
        return keep_gain(state, look, action.card) - recruit_price(state, look.seat) * look.coin
    if code in (SEARCH_SHOPS, SEARCH_PALACES):
        return _of_kind(state, look, SPACES[state.at], gains, 0) - 2 * look.coin + 0.5
    if state.phase == MOVED and code >= 2:
        return _of_kind(state, look, SPACES[state.at], gains, 0)
    return 0.0 if code >= BUY_SHOP else 0.5


def _money_gain(state: MuranoState, look: Outlook, action: MuranoAction) -> float:
    code = action.code
    coins = state.coins[look.seat]
    if code == INCOME:
        assert isinstance(action, Income)
        return earned(look, coins, sum(income_of(state, look.seat, action.island)))
    if code == PRODUCE:
        assert isinstance(action, Produce)
        return earned(look, coins, 2 + 4 * min(action.factories, 4)) - 2.0 * action.factories + 0.8 * int(action.extra)
    if code == SELL_GLASS:
        assert isinstance(action, Sell)
        blocks = action.blocks[0] + action.blocks[1] + action.blocks[2]
        return earned(look, coins, GLASS_PRICE[blocks]) - GLASS[look.left] * blocks
    if code == HIRE:
        return 1.0 - hire_price(state, look.seat) * look.coin
    if code == DISMISS:
        return earned(look, coins, dismiss_coins(state, look.seat)) - 1.0
    if code in (END_TURN, NO_SALE):
        return -0.5
    return 0.0


def _scoring_gain(state: MuranoState, action: MuranoAction) -> float:
    if action.code == END_SCORING:
        return -3.0
    assert action.code == SCORE_CARD
    assert isinstance(action, ScoreCard)
    if action.coins >= 0:
        return float(coins_vp(action.coins))
    if action.blocks[0] >= 0:
        return float(VP_PER_BLOCK * sum(action.blocks))
    return float(sure_vp(state, state.seat, action.card, action.island))
