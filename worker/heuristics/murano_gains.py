"""What the seat to act of Murano still gains in its turn: by the actions of a space, and by a decision half made."""

from typing import Final

from service.engine.contract import NO_SEAT
from service.rulesets.murano.components import (
    BANK,
    BUILD_SPACE,
    COINS_SPACE,
    FACTORY,
    FACTORY_SPACE,
    GLASS_PRICE,
    GONDOLIER_SPACE,
    HARBOUR_PUB,
    INCOME_SPACE,
    N_ISLANDS,
    PALACE,
    PALACE_SPACE,
    PLACE_SPACE,
    PRODUCTION_SPACE,
    RECRUIT_SPACE,
    SHOP,
    SHOP_SPACE,
    SIDE_ISLANDS,
    SPACES,
    SPECIAL,
    SPECIAL_SPACE,
    bit_count,
    bits,
)
from service.rulesets.murano.glass import income_of
from service.rulesets.murano.prices import (
    can_act,
    dismiss_coins,
    hire_price,
    mooring_price,
    most_factories,
    open_plots,
    palaces_in_front,
    recruit_price,
    shops_in_front,
    streets_left,
)
from service.rulesets.murano.state import (
    BUILD,
    LAY,
    MOVED,
    RECRUIT,
    SEARCH,
    SELL,
    SPECIAL_DRAWN,
    STREET_DRAWN,
    MuranoState,
    gondoliers_unused,
    holds,
    own_shops,
)
from worker.heuristics.murano_cards import hand_value
from worker.heuristics.murano_value import COIN, FACTORY_WORK, IN_FRONT, SHOP_WORK, coins_value, moor_cost, special_gain, turns_left

#: What laying a tile gains over having it in front, without and with a card in hand that it may serve.
_LAY_STREET: Final = 0.05
_CARD_BONUS: Final = 0.15
_LAY: Final[list[float]] = [1.0 + FACTORY_WORK - IN_FRONT[0], 2.0 + SHOP_WORK - IN_FRONT[1], 3.0 - IN_FRONT[2], 2.6 - IN_FRONT[3]]
_NOTHING: Final = -1.0


class Outlook:
    """The seat to act and what is left of the game for it."""

    def __init__(self, state: MuranoState) -> None:
        self.seat: Final = state.seat
        # The turn in progress counts as one of those in which tiles can be laid.
        self.turns: Final = turns_left(state, state.seat)
        self.hope: Final = min(1.0, self.turns / 9.0)
        self.soon: Final = min(1.0, self.turns / 3.0)
        self.coin: Final = 0.01 + min(1.0, 1.4 * self.hope) * COIN
        self.moor: Final = moor_cost(self.hope)
        self.may_moor: Final = min(state.reserve[state.seat], int(self.turns / 2.0 + 0.5))


def space_gain(state: MuranoState, look: Outlook, kind: int, coins: int) -> float:
    """Return what the best action of a space of `kind` gains with `coins` in hand; negative where there is none."""
    seat = look.seat
    if not can_act(state, seat, kind, coins):
        return _NOTHING
    if kind == COINS_SPACE:
        taken = 4 if holds(state, seat, BANK) else 2
        return coins_value(coins + taken, look.hope) - coins_value(coins, look.hope)
    if kind == FACTORY_SPACE:
        return _tile_gain(state, look, 0) - look.coin
    if kind == SHOP_SPACE:
        return _tile_gain(state, look, 1) - 2 * look.coin
    if kind == PALACE_SPACE:
        return _tile_gain(state, look, 2) - 2 * look.coin
    if kind == SPECIAL_SPACE:
        return _tile_gain(state, look, 3) - 2 * look.coin
    if kind == RECRUIT_SPACE:
        return recruit_gain(state, look)
    if kind == PLACE_SPACE:
        return _best_mooring(state, look, coins)
    if kind == BUILD_SPACE:
        return build_gain(state, look, 3)
    if kind == INCOME_SPACE:
        return _income_gain(state, look)
    if kind == PRODUCTION_SPACE:
        return max(_production_gain(state, look), sale_gain(state, look))
    assert kind == GONDOLIER_SPACE
    return _gondolier_gain(state, look, coins)


def _tile_gain(state: MuranoState, look: Outlook, kind: int) -> float:
    if state.ending != NO_SEAT:
        # M-51: it may be laid at once.
        return lay_gain(state, look, kind) + IN_FRONT[kind] if len(open_plots(state)) > 0 else 0.0
    return look.soon * IN_FRONT[kind]


def lay_gain(state: MuranoState, look: Outlook, kind: int) -> float:
    """Return what laying a building of `kind` gains over having it in front."""
    bonus = _CARD_BONUS if state.hands[look.seat] else 0.0
    # Near the end a tile in front is worth little, and laid still its VP.
    return _LAY[kind] + bonus + (1.0 - look.soon) * IN_FRONT[kind]


def build_gain(state: MuranoState, look: Outlook, tiles: int) -> float:
    """Return what laying up to `tiles` more tiles gains."""
    seat = look.seat
    gains: list[float] = []
    street = _LAY_STREET + (_CARD_BONUS if state.hands[seat] else 0.0)
    plots = len(open_plots(state))
    fronts = (state.factories[seat], shops_in_front(state, seat), palaces_in_front(state, seat), state.specials[seat])
    for kind in range(4):
        gains += [lay_gain(state, look, kind)] * min(fronts[kind], tiles)
    gains.sort()
    total = 0.0
    streets = streets_left(state)
    while tiles > 0:
        tiles -= 1
        if gains and plots > 0 and gains[len(gains) - 1] > (street if streets > 0 else 0.0):
            total += gains.pop()
            plots -= 1
        elif streets > 0:
            total += street
            streets -= 1
            plots += 1
    return total


def recruit_gain(state: MuranoState, look: Outlook) -> float:
    """Return what recruiting gains: the best of some unknown cards, if a gondolier can carry it."""
    seat = look.seat
    cards = bit_count(state.hands[seat])
    carriers = gondoliers_unused(state, seat) + look.may_moor
    price = recruit_price(state, seat) * look.coin
    if carriers <= cards:
        return 0.1 - price
    waiting = gondoliers_unused(state, seat) > cards
    return look.hope * 7.0 - (0.0 if waiting else look.moor) - price if look.turns > 0.0 else look.hope


def _best_mooring(state: MuranoState, look: Outlook, coins: int) -> float:
    best = -10.0
    for island in SIDE_ISLANDS[state.wide]:
        gain = mooring_gain(state, look, island, coins)
        best = max(best, gain)
    return best


def mooring_gain(state: MuranoState, look: Outlook, island: int, coins: int) -> float:
    """Return what a gondolier on the cheapest mooring of `island` gains; -10 where there is none to pay."""
    seat = look.seat
    group = 4 * island
    price = mooring_price(state, seat, seat)
    if state.free[group + seat] == 0:
        price = mooring_price(state, seat, (seat + 1) % 4)
        if state.free[group] + state.free[group + 1] + state.free[group + 2] + state.free[group + 3] == 0:
            return -10.0
    if price > coins:
        return -10.0
    hand = state.hands[seat]
    at = N_ISLANDS * seat + island
    before = hand_value(state, seat, hand, look.hope, look.moor, min(look.may_moor, bit_count(hand)))
    state.placed[at] += 1
    after = hand_value(state, seat, hand, look.hope, look.moor, max(0, min(look.may_moor - 1, bit_count(hand))))
    state.placed[at] -= 1
    pub = 1.0 if holds(state, seat, HARBOUR_PUB) else 0.0
    return after - before - price * look.coin + pub + 0.4 * look.hope


def _income_gain(state: MuranoState, look: Outlook) -> float:
    best = 0
    for island in SIDE_ISLANDS[state.wide]:
        if own_shops(state, look.seat, island) > 0:
            best = max(best, sum(income_of(state, look.seat, island)))
    return coins_value(state.coins[look.seat] + best, look.hope) - coins_value(state.coins[look.seat], look.hope)


def _production_gain(state: MuranoState, look: Outlook) -> float:
    # Two blocks of three are of a colour, about; what is not sold is kept.
    most = min(most_factories(state, look.seat), 3)
    if most == 0:
        return _NOTHING
    worth = 5.0 + 3.0 * (most - 1)
    coins = state.coins[look.seat]
    kept = 3.0 * min(1.0, 1.3 * look.hope) * (0.3 * most)
    return coins_value(coins + int(worth), look.hope) - coins_value(coins, look.hope) - 2.0 * most + kept


def sale_gain(state: MuranoState, look: Outlook) -> float:
    """Return what selling the best blocks of one colour gains."""
    best = 0.0
    coins = state.coins[look.seat]
    for colour in range(3):
        blocks = min(state.glass[3 * look.seat + colour], 3)
        if blocks > 0:
            gain = (
                coins_value(coins + GLASS_PRICE[blocks], look.hope)
                - coins_value(coins, look.hope)
                - 3.0 * blocks * min(1.0, 1.3 * look.hope)
            )
            best = max(best, gain)
    return best


def _gondolier_gain(state: MuranoState, look: Outlook, coins: int) -> float:
    seat = look.seat
    best = _NOTHING
    if state.common[seat] > 0 and coins >= hire_price(state, seat):
        best = 1.0 - hire_price(state, seat) * look.coin
    if state.reserve[seat] > 0:
        best = max(best, coins_value(coins + dismiss_coins(state, seat), look.hope) - coins_value(coins, look.hope) - 1.2)
    return best


def pending_gain(state: MuranoState) -> float:
    """Return what the seat to act gains by ending well the turn that it is in."""
    look = Outlook(state)
    phase = state.phase
    if phase == MOVED:
        gain = space_gain(state, look, SPACES[state.at], state.coins[look.seat])
        return max(gain, 0.0)
    if phase == BUILD:
        return build_gain(state, look, 3 - state.built)
    if phase == STREET_DRAWN:
        return build_gain(state, look, 2 - state.built) + _LAY_STREET
    if phase == SPECIAL_DRAWN:
        best = 0.0
        for card in bits(state.drawn):
            best = max(best, special_gain(card, look.hope))
        return best + (build_gain(state, look, 2 - state.built) if state.built < 2 else 0.0)
    if phase == RECRUIT:
        return _kept_gain(state, look)
    if phase == SEARCH:
        return look.soon * (IN_FRONT[1] if state.drawn == SHOP else IN_FRONT[2]) + 0.6 * look.soon
    if phase == SELL:
        return sale_gain(state, look)
    if phase == LAY:
        tile = state.drawn
        return lay_gain(state, look, 0 if tile == FACTORY else 3 if tile == SPECIAL else 2 if tile >= PALACE else 1)
    return 0.0


def _kept_gain(state: MuranoState, look: Outlook) -> float:
    seat = look.seat
    hand = state.hands[seat]
    cards = bit_count(hand) + 1
    price = recruit_price(state, seat) * look.coin
    before = hand_value(state, seat, hand, look.hope, look.moor, min(look.may_moor, cards - 1))
    best = 0.0
    for card in bits(state.drawn):
        after = hand_value(state, seat, hand | (1 << card), look.hope, look.moor, min(look.may_moor, cards))
        best = max(best, after - before - price)
    return best
