"""What a position of Murano is worth to each seat, in victory points, between two turns."""

from typing import Final

from service.rulesets.murano.components import BASILICA, SIDE_ISLANDS, SPECIAL_CARDS, bit_count, bits
from service.rulesets.murano.prices import palaces_in_front, shops_in_front
from service.rulesets.murano.scoring import idle_gondoliers
from service.rulesets.murano.state import CUSTOMERS, OVER, SCORING, SHOPS, TALLY, MuranoState, gondoliers_unused
from worker.heuristics.murano_cards import hand_value
from worker.heuristics.murano_stage import MOST_LEFT, curve, seat_turns_left
from worker.heuristics.murano_weights import MuranoWeights

# Every quantity by the turns left (at 1, 4, 12, 22, 40, 62 and 88), from regressions of final results of self-play.
#: A coin, up to the eighth and beyond.
COIN: Final = curve((0.02, 0.1, 0.25, 0.5, 0.68, 0.68, 0.62))
COIN_BEYOND: Final = curve((0.01, 0.04, 0.08, 0.1, 0.1, 0.12, 0.2))
_DEAR_COINS: Final = 8
#: Tiles in front of a seat: factory, shop, palace, special building.
IN_FRONT: Final[list[list[float]]] = [
    curve((0.3, 0.8, 1.1, 1.45, 1.65, 1.55, 1.5)),
    curve((0.6, 1.6, 2.1, 2.5, 3.1, 3.0, 2.7)),
    curve((0.9, 1.9, 2.3, 2.4, 2.55, 2.55, 2.55)),
    curve((0.2, 0.5, 0.9, 1.4, 1.8, 2.4, 2.8)),
]
#: What built tiles bring beside their VP.
FACTORY_WORK: Final = curve((0.1, 0.2, 0.5, 0.9, 1.1, 1.0, 1.0))
SHOP_WORK: Final = curve((0.2, 0.3, 0.5, 0.4, 0.4, 0.4, 0.4))
CUSTOMER_WORK: Final = curve((0.0, 0.0, 0.15, 0.5, 0.9, 0.85, 0.8))
_MOST_FACTORIES: Final = 3
_MOST_CUSTOMERS: Final = 4
_USUAL_CUSTOMERS: Final = 1.2
#: A glass block.
GLASS: Final = curve((0.1, 0.4, 0.5, 0.9, 1.1, 1.2, 1.4))
#: What special-building cards are worth, for each the part of this curve in tenths.
_SPECIAL_WORK: Final = curve((0.0, 0.1, 0.4, 0.8, 1.2, 1.6, 2.0))
_SPECIAL_PARTS: Final[dict[str, int]] = {
    "bank": 7,
    "inn": 7,
    "harbour_pub": 12,
    "crane_palace_special": 30,
    "crane_shop_factory": 17,
    "guild_hall": 7,
    "harbour": 5,
    "hostel": 8,
    "basilica": 0,
    "studio_red_green": 5,
    "studio_blue_green": 5,
    "studio_red_blue": 5,
    "trading_post": 1,
    "council_hall": 15,
    "lighthouse": 4,
}
_PARTS: Final[list[float]] = [_SPECIAL_PARTS[name] / 10.0 for name in SPECIAL_CARDS]
BASILICA_VP: Final = 5.0
#: The same tiles laid: their VP and what they bring beside; for a special building the best of three cards.
LAID: Final[list[list[float]]] = [
    [1.0 + work for work in FACTORY_WORK],
    [2.0 + SHOP_WORK[left] + _USUAL_CUSTOMERS * CUSTOMER_WORK[left] for left in range(MOST_LEFT + 1)],
    [3.0] * (MOST_LEFT + 1),
    curve((0.9, 1.1, 1.3, 1.8, 2.2, 2.8, 3.2)),
]
#: The part of the hoped-for value of a hand that is realised.
HAND: Final = curve((1.0, 0.9, 0.8, 0.73, 0.6, 0.55, 0.7))
#: What mooring a gondolier costs: 2 coins and a part of a turn.
MOOR_COST: Final = curve((9.0, 3.0, 2.6, 2.5, 2.4, 2.4, 2.4))
#: An unused gondolier on an island without a card in hand for it.
WAITING: Final = curve((0.0, 0.1, 0.2, 0.3, 0.3, 0.4, 0.5))
_MOST_MOORINGS: Final = 3
_TIE_BREAK: Final = 0.01


def seat_value(state: MuranoState, tuned: MuranoWeights, seat: int) -> float:
    """Return what `seat` is expected to have at the end, in VP."""
    vp = state.vp[seat] + _TIE_BREAK * state.coins[seat]
    phase = state.phase
    if phase == OVER:
        return vp
    left = seat_turns_left(state, seat)
    vp += idle_gondoliers(state, seat)
    hand = state.hands[seat]
    if left == 0:
        if phase == SCORING and (seat - state.ending) % state.players < state.finished:
            return vp - idle_gondoliers(state, seat)
        return vp + hand_value(state, seat, hand, 0, 0.0, 0)
    vp += coins_value(state.coins[seat], tuned, left)
    front = tuned.front
    vp += front[0] * IN_FRONT[0][left] * state.factories[seat] + front[1] * IN_FRONT[1][left] * shops_in_front(state, seat)
    vp += front[2] * IN_FRONT[2][left] * palaces_in_front(state, seat) + front[3] * IN_FRONT[3][left] * state.specials[seat]
    vp += _works(state, tuned, seat, left)
    for card in bits(state.cards[seat]):
        vp += tuned.card * _SPECIAL_WORK[left] * _PARTS[card]
    cards = bit_count(hand)
    vp += tuned.waiting * WAITING[left] * max(0, gondoliers_unused(state, seat) - cards)
    dear = tuned.mooring * MOOR_COST[left]
    return vp + tuned.hand * HAND[left] * hand_value(state, seat, hand, left, dear, moorings_to_come(state, seat, cards, left))


def moorings_to_come(state: MuranoState, seat: int, cards: int, left: int) -> int:
    """Return how many gondoliers a seat may still moor for its cards."""
    turns = left // state.players
    return min(state.reserve[seat], cards, turns, _MOST_MOORINGS)


def coins_value(coins: int, tuned: MuranoWeights, left: int) -> float:
    """Return what coins are worth: to spend, which takes turns."""
    if coins <= _DEAR_COINS:
        return tuned.coin * COIN[left] * coins
    return tuned.coin * COIN[left] * _DEAR_COINS + tuned.beyond * COIN_BEYOND[left] * (coins - _DEAR_COINS)


def _works(state: MuranoState, tuned: MuranoWeights, seat: int, left: int) -> float:
    # Factories may produce, shops earn by the customers of their colours on the best island; blocks are for sale.
    t = state.tally
    factories = 0
    shops = 0
    earned = 0
    for island in SIDE_ISLANDS[state.wide]:
        at = 8 * island + 2 * seat
        factories += state.own[at]
        own = state.own[at + 1]
        if own > 0:
            shops += own
            base = TALLY * island
            customers = 0
            there = 0
            for colour in range(3):
                if t[base + SHOPS + colour] > 0:
                    there += t[base + SHOPS + colour]
                    customers += t[base + CUSTOMERS + colour]
            # Which of the shops are own ones is not asked for.
            earned = max(earned, customers if own == there else customers * own // there)
    glass = state.glass[3 * seat] + state.glass[3 * seat + 1] + state.glass[3 * seat + 2]
    value = tuned.work_factory * FACTORY_WORK[left] * min(factories, _MOST_FACTORIES) + tuned.work_shop * SHOP_WORK[left] * shops
    return value + tuned.work_customer * CUSTOMER_WORK[left] * min(earned, _MOST_CUSTOMERS) + tuned.glass * GLASS[left] * glass


def special_gain(card: int, left: int) -> float:
    """Return what a special-building card is worth to who may keep it."""
    return BASILICA_VP if card == BASILICA else _SPECIAL_WORK[left] * _PARTS[card]
