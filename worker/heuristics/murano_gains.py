"""What the seat to act of Murano still gains in its turn: by the actions of a space, and by a decision half made."""

from typing import Final

from service.engine.contract import NO_SEAT
from service.rulesets.murano.components import (
    BANK,
    BUILD_SPACE,
    CELL_ISLAND,
    COINS_SPACE,
    FACTORY,
    FACTORY_SPACE,
    GLASS_PRICE,
    GONDOLIER_SPACE,
    HARBOUR_PUB,
    INCOME_SPACE,
    N_ISLANDS,
    N_STREETS,
    PALACE,
    PALACE_SPACE,
    PLACE_SPACE,
    PRODUCTION_SPACE,
    RECRUIT_SPACE,
    SHOP,
    SHOP_SPACE,
    SIDE_ISLANDS,
    SIDE_STREETS,
    SPACES,
    SPECIAL,
    SPECIAL_SPACE,
    STREET,
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
    count,
    gondoliers_unused,
    holds,
    own_shops,
)
from worker.heuristics.murano_cards import hand_value
from worker.heuristics.murano_stage import curve, turns_left
from worker.heuristics.murano_value import (
    COIN,
    GLASS,
    HAND,
    IN_FRONT,
    LAID,
    MOOR_COST,
    WAITING,
    coins_value,
    moorings_to_come,
    special_gain,
)
from worker.heuristics.murano_weights import STANDARD

#: What laying a street tile gains, and what it gains more with a card in hand that it may serve.
_LAY_STREET: Final = 0.05
_CARD_BONUS: Final = 0.1
#: A character card chosen out of some, for a gondolier that waits for it.
_RECRUITED: Final = curve((0.5, 2.5, 4.0, 4.5, 4.0, 4.0, 4.5))
#: What choosing a tile gains over taking the top one.
_CHOSEN: Final = 0.4
_NOTHING: Final = -1.0
_MUCH: Final = 99.0
_UNKNOWN: Final = -_MUCH


class Outlook:
    """The seat to act and what is left of the game for it."""

    def __init__(self, state: MuranoState) -> None:
        seat = state.seat
        hand = state.hands[seat]
        self.seat: Final = seat
        self.left: Final = turns_left(state)
        self.coin: Final = COIN[self.left]
        self.moor: Final = MOOR_COST[self.left]
        self.cards: Final = bit_count(hand)
        self.realised: Final = HAND[self.left] if self.left > 0 else 1.0
        #: What the hand is worth as it is, once that was asked.
        self.hand = _UNKNOWN
        #: What the hand gains by a tile on an island, where it is known.
        self.served: Final[list[float]] = [_UNKNOWN] * (_TILES * N_ISLANDS)

    def hand_now(self, state: MuranoState) -> float:
        """Return what the hand is worth as it is."""
        if self.hand == _UNKNOWN:
            self.hand = self.hand_after(state, state.hands[self.seat], 0)
        return self.hand

    def hand_after(self, state: MuranoState, hand: int, moored: int) -> float:
        """Return what `hand` would be worth once `moored` gondoliers more have left the reserve."""
        to_come = max(0, moorings_to_come(state, self.seat, bit_count(hand), self.left) - moored)
        return self.realised * hand_value(state, self.seat, hand, self.left, self.moor, to_come)

    def serves(self, state: MuranoState, tile: int, island: int) -> float:
        """Return what the cards in hand gain by a tile of the seat on an island."""
        if self.cards == 0:
            return 0.0
        at = tile * N_ISLANDS + island
        if self.served[at] == _UNKNOWN:
            now = self.hand_now(state)
            count(state, island, tile, self.seat, 1)
            self.served[at] = self.hand_after(state, state.hands[self.seat], 0) - now
            count(state, island, tile, self.seat, -1)
        return self.served[at]


#: Codes of tiles go up to this.
_TILES: Final = STREET + N_STREETS


def space_gain(state: MuranoState, look: Outlook, kind: int, coins: int) -> float:
    """Return what the best action of a space of `kind` gains with `coins` in hand; negative where there is none."""
    seat = look.seat
    if not can_act(state, seat, kind, coins):
        return _NOTHING
    if kind == COINS_SPACE:
        return earned(look, coins, 4 if holds(state, seat, BANK) else 2)
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
        return _income_gain(state, look, coins)
    if kind == PRODUCTION_SPACE:
        return max(_production_gain(state, look, coins), sale_gain(state, look, coins))
    assert kind == GONDOLIER_SPACE
    return _gondolier_gain(state, look, coins)


def earned(look: Outlook, coins: int, more: int) -> float:
    """Return what `more` coins are worth on top of `coins`."""
    return coins_value(coins + more, STANDARD, look.left) - coins_value(coins, STANDARD, look.left)


def _tile_gain(state: MuranoState, look: Outlook, kind: int) -> float:
    if state.ending != NO_SEAT:
        # M-51: it may be laid at once.
        return LAID[kind][look.left] if len(open_plots(state)) > 0 else 0.0
    return IN_FRONT[kind][look.left]


def lay_gain(look: Outlook, kind: int) -> float:
    """Return what laying a building of `kind` gains over having it in front, wherever."""
    return LAID[kind][look.left] - IN_FRONT[kind][look.left]


def build_gain(state: MuranoState, look: Outlook, tiles: int) -> float:
    """Return what laying up to `tiles` more tiles gains."""
    seat = look.seat
    gains: list[float] = []
    street = _LAY_STREET + (_CARD_BONUS if look.cards > 0 else 0.0)
    plots = open_plots(state)
    room = len(plots)
    fronts = (state.factories[seat], shops_in_front(state, seat), palaces_in_front(state, seat), state.specials[seat])
    for kind in range(4):
        gains += [lay_gain(look, kind)] * min(fronts[kind], tiles)
    gains.sort()
    total = _best_service(state, look, plots) if gains and look.cards > 0 else 0.0
    streets = streets_left(state)
    while tiles > 0:
        tiles -= 1
        if gains and room > 0 and gains[len(gains) - 1] > (street if streets > 0 else 0.0):
            total += gains.pop()
            room -= 1
        elif streets > 0:
            total += street
            streets -= 1
            room += 1
    return total


def _best_service(state: MuranoState, look: Outlook, plots: list[int]) -> float:
    # The most that one of the tiles in front can do for the cards in hand.
    seat = look.seat
    fronts = [tile for tile in range(FACTORY, STREET) if in_front(state, seat, tile) > 0]
    best = 0.0
    last = -1
    for plot in plots:
        island = CELL_ISLAND[plot]
        if island != last:
            last = island
            for tile in fronts:
                best = max(best, look.serves(state, tile, island))
    return best


def in_front(state: MuranoState, seat: int, tile: int) -> int:
    """Return how many tiles of a code (no street) a seat has in front."""
    if tile == FACTORY:
        return state.factories[seat]
    if tile == SPECIAL:
        return state.specials[seat]
    return state.palaces[3 * seat + tile - PALACE] if tile >= PALACE else state.shops[3 * seat + tile - SHOP]


def recruit_gain(state: MuranoState, look: Outlook) -> float:
    """Return what recruiting gains: the best of some unknown cards, if a gondolier can carry it."""
    seat = look.seat
    waiting = gondoliers_unused(state, seat) - look.cards
    to_come = min(state.reserve[seat], look.left // state.players)
    price = recruit_price(state, seat) * look.coin
    if waiting + to_come <= 0:
        return 0.1 - price
    if waiting > 0:
        return _RECRUITED[look.left] - WAITING[look.left] - price
    return _RECRUITED[look.left] - look.realised * look.moor - price


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
    gain = (1.0 if holds(state, seat, HARBOUR_PUB) else 0.0) - price * look.coin
    if gondoliers_unused(state, seat) >= look.cards:
        gain += WAITING[look.left]
    if look.cards > 0:
        at = N_ISLANDS * seat + island
        gain -= look.hand_now(state)
        state.placed[at] += 1
        gain += look.hand_after(state, state.hands[seat], 1)
        state.placed[at] -= 1
    return gain


def _income_gain(state: MuranoState, look: Outlook, coins: int) -> float:
    best = 0
    for island in SIDE_ISLANDS[state.wide]:
        if own_shops(state, look.seat, island) > 0:
            best = max(best, sum(income_of(state, look.seat, island)))
    return earned(look, coins, best)


def _production_gain(state: MuranoState, look: Outlook, coins: int) -> float:
    # Two blocks of three are of a colour, about; what is not sold is kept.
    most = min(most_factories(state, look.seat), 3)
    if most == 0:
        return _NOTHING
    return earned(look, coins, 5 + 3 * (most - 1)) - 2.0 * most + GLASS[look.left] * 0.3 * most


def sale_gain(state: MuranoState, look: Outlook, coins: int) -> float:
    """Return what selling the best blocks of one colour gains."""
    best = 0.0
    for colour in range(3):
        blocks = min(state.glass[3 * look.seat + colour], 3)
        if blocks > 0:
            best = max(best, earned(look, coins, GLASS_PRICE[blocks]) - GLASS[look.left] * blocks)
    return best


def _gondolier_gain(state: MuranoState, look: Outlook, coins: int) -> float:
    seat = look.seat
    best = _NOTHING
    if state.common[seat] > 0 and coins >= hire_price(state, seat):
        best = 1.0 - hire_price(state, seat) * look.coin
    if state.reserve[seat] > 0:
        best = max(best, earned(look, coins, dismiss_coins(state, seat)) - 1.0)
    return best


def pending_gain(state: MuranoState) -> float:
    """Return what the seat to act gains by ending well the turn that it is in."""
    look = Outlook(state)
    phase = state.phase
    coins = state.coins[look.seat]
    if phase == MOVED:
        return max(0.0, space_gain(state, look, SPACES[state.at], coins))
    if phase == BUILD:
        return build_gain(state, look, 3 - state.built)
    if phase == STREET_DRAWN:
        return build_gain(state, look, 2 - state.built) + _LAY_STREET + _best_street(state, look)
    if phase == SPECIAL_DRAWN:
        best = 0.0
        for card in bits(state.drawn):
            best = max(best, special_gain(card, look.left))
        return best + (build_gain(state, look, 2 - state.built) if state.built < 2 else 0.0)
    if phase == RECRUIT:
        return max(0.0, _kept_gain(state, look))
    if phase == SEARCH:
        return IN_FRONT[1 if state.drawn == SHOP else 2][look.left] + _CHOSEN
    if phase == SELL:
        return sale_gain(state, look, coins)
    if phase == LAY:
        tile = state.drawn
        best = 0.0
        for plot in open_plots(state):
            best = max(best, look.serves(state, tile, CELL_ISLAND[plot]))
        return best + lay_gain(look, 0 if tile == FACTORY else 3 if tile == SPECIAL else 2 if tile >= PALACE else 1)
    return 0.0


def _best_street(state: MuranoState, look: Outlook) -> float:
    # The drawn street goes where it serves the cards in hand best.
    best = -_MUCH
    last = -1
    for cell in SIDE_STREETS[state.wide]:
        island = CELL_ISLAND[cell]
        if island != last and state.tiles[cell] == 0:
            last = island
            best = max(best, look.serves(state, STREET + state.drawn, island))
    return best


def _kept_gain(state: MuranoState, look: Outlook) -> float:
    price = recruit_price(state, look.seat) * look.coin
    best = 0.0
    for card in bits(state.drawn):
        best = max(best, keep_gain(state, look, card) - price)
    return best


def keep_gain(state: MuranoState, look: Outlook, card: int) -> float:
    """Return what a character card adds to the hand, its price not counted."""
    gain = look.hand_after(state, state.hands[look.seat] | (1 << card), 0) - look.hand_now(state)
    return gain - (WAITING[look.left] if gondoliers_unused(state, look.seat) > look.cards else 0.0)
