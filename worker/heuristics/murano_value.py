"""What a position of Murano is worth to each seat, in victory points, between two turns."""

from typing import Final

from service.engine.contract import NO_SEAT
from service.rulesets.murano.components import (
    BASILICA,
    SIDE_ISLANDS,
    SPECIAL_CARDS,
    bit_count,
    bits,
)
from service.rulesets.murano.prices import palaces_in_front, shops_in_front, streets_left
from service.rulesets.murano.scoring import idle_gondoliers
from service.rulesets.murano.state import CUSTOMERS, OVER, SCORING, SHOPS, TALLY, MuranoState
from worker.heuristics.murano_cards import hand_value

#: A coin early in the game, up to the twelfth and beyond.
COIN: Final = 0.75
COIN_BEYOND: Final = 0.35
#: Tiles in front of a seat: factory, shop, palace, special building.
IN_FRONT: Final[list[float]] = [1.6, 2.2, 2.6, 2.4]
#: What built tiles bring beside their VP early in the game.
FACTORY_WORK: Final = 1.2
SHOP_WORK: Final = 0.4
CUSTOMER_WORK: Final = 0.3
_SPECIAL_VALUES: Final[dict[str, float]] = {
    "bank": 1.5,
    "inn": 2.5,
    "harbour_pub": 2.5,
    "crane_palace_special": 2.5,
    "crane_shop_factory": 2.5,
    "guild_hall": 1.0,
    "harbour": 2.5,
    "hostel": 1.5,
    "basilica": 0.0,
    "studio_red_green": 0.7,
    "studio_blue_green": 0.7,
    "studio_red_blue": 0.7,
    "trading_post": 1.0,
    "council_hall": 1.0,
    "lighthouse": 1.5,
}
#: What each special-building card is worth at the start of the game, by its number.
SPECIAL_VALUES: Final[list[float]] = [_SPECIAL_VALUES[name] for name in SPECIAL_CARDS]
BASILICA_VP: Final = 5.0


def turns_left(state: MuranoState, seat: int) -> float:
    """Return how many turns `seat` still has, about: two of the five piles must run out (M-50)."""
    if state.phase >= SCORING:
        return 0.0
    if state.ending != NO_SEAT:
        ahead = (seat - state.seat) % state.players
        return 1.0 if ahead > 0 and ahead < (state.ending - state.seat - 1) % state.players + 1 else 0.0
    low = 99
    second = 99
    for left in (
        streets_left(state),
        state.shop_pile[0] + state.shop_pile[1] + state.shop_pile[2],
        state.palace_pile[0] + state.palace_pile[1] + state.palace_pile[2],
        state.factory_pile,
        state.special_pile,
    ):
        if left < low:
            second = low
            low = left
        elif left < second:
            second = left
    return (low + second) * 1.6 / state.players + 0.7


def seat_value(state: MuranoState, seat: int) -> float:
    """Return what `seat` is expected to have at the end, in VP."""
    vp = float(state.vp[seat])
    phase = state.phase
    if phase == OVER:
        return vp + 0.01 * state.coins[seat]
    if phase == SCORING:
        return vp + _closing(state, seat)
    turns = turns_left(state, seat)
    hope = min(1.0, turns / 9.0)
    soon = min(1.0, turns / 3.0)
    value = vp + idle_gondoliers(state, seat)
    value += coins_value(state.coins[seat], hope)
    value += soon * (IN_FRONT[0] * state.factories[seat] + IN_FRONT[1] * shops_in_front(state, seat))
    value += soon * (IN_FRONT[2] * palaces_in_front(state, seat) + IN_FRONT[3] * state.specials[seat])
    value += hope * _works(state, seat)
    for card in bits(state.cards[seat]):
        value += hope * SPECIAL_VALUES[card]
    value += _glass_value(state, seat, hope)
    may_moor = min(state.reserve[seat], int(turns / 2.0 + 0.5))
    cards = bit_count(state.hands[seat])
    may_moor = min(may_moor, cards)
    return value + hand_value(state, seat, state.hands[seat], hope, moor_cost(hope), may_moor)


def _closing(state: MuranoState, seat: int) -> float:
    # The scoring: what is still to come for a seat that is not done.
    if (seat - state.ending) % state.players < state.finished:
        return 0.01 * state.coins[seat]
    return idle_gondoliers(state, seat) + 0.01 * state.coins[seat] + hand_value(state, seat, state.hands[seat], 0.0, 0.0, 0)


def moor_cost(hope: float) -> float:
    """Return what mooring a gondolier costs: 2 coins and most of a turn."""
    return 0.6 + (2.0 * COIN + 0.7) * hope


def coins_value(coins: int, hope: float) -> float:
    """Return what coins are worth: to spend, which takes turns."""
    rate = min(1.0, 1.4 * hope)
    return 0.01 * coins + rate * (COIN * min(coins, 12) + COIN_BEYOND * max(coins - 12, 0))


def _works(state: MuranoState, seat: int) -> float:
    # Factories may produce, shops earn by the customers of their colour.
    value = 0.0
    t = state.tally
    for island in SIDE_ISLANDS[state.wide]:
        at = 8 * island + 2 * seat
        value += FACTORY_WORK * min(state.own[at], 3)
        shops = state.own[at + 1]
        if shops > 0:
            base = TALLY * island
            there = t[base + SHOPS] + t[base + SHOPS + 1] + t[base + SHOPS + 2]
            customers = 0
            for colour in range(3):
                if t[base + SHOPS + colour] > 0:
                    customers += t[base + CUSTOMERS + colour]
            value += SHOP_WORK * shops + CUSTOMER_WORK * customers * shops / there
    return value


def _glass_value(state: MuranoState, seat: int, hope: float) -> float:
    value = 0.0
    for colour in range(3):
        blocks = state.glass[3 * seat + colour]
        value += (3.0 if blocks < 3 else 3.6) * blocks
    return value * min(1.0, 1.3 * hope)


def special_gain(card: int, hope: float) -> float:
    """Return what a special-building card is worth to who may keep it."""
    return BASILICA_VP if card == BASILICA else hope * SPECIAL_VALUES[card]
