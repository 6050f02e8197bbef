"""What actions cost the seat to act, and whether the action of a space can be done at all (M-23)."""

from service.rulesets.murano.components import (
    BUILD_SPACE,
    COINS_SPACE,
    COUNCIL_HALL,
    FACTORY_SPACE,
    GONDOLIER_SPACE,
    HARBOUR,
    HOSTEL,
    INCOME_SPACE,
    INN,
    N_GROUPS,
    N_ISLANDS,
    PALACE_SPACE,
    PLACE_SPACE,
    PRODUCTION_SPACE,
    RECRUIT_SPACE,
    SHOP_SPACE,
    SIDE_PLOTS,
    SPECIAL_SPACE,
    STREETS_BESIDE,
    TRADING_POST,
    bit_count,
)
from service.rulesets.murano.state import MuranoState, holds, own_factories, own_shops


def recruit_price(state: MuranoState, seat: int) -> int:
    """M-35: the n-th character costs n coins; the inn takes 2 off."""
    price = bit_count(state.hands[seat]) + 1
    return max(price - 2, 0) if holds(state, seat, INN) else price


def recruit_cards(state: MuranoState, seat: int) -> int:
    """Return the number of characters drawn to choose from: 3, with the hostel 5, fewer if fewer are left."""
    left = 0
    for cards in state.characters.cards:
        left += bit_count(cards)
    return min(left, 5 if holds(state, seat, HOSTEL) else 3)


def mooring_price(state: MuranoState, seat: int, colour: int) -> int:
    """M-36: 2 coins at a mooring of the own colour, else 5; with the harbour 1 or 3."""
    if holds(state, seat, HARBOUR):
        return 1 if colour == seat else 3
    return 2 if colour == seat else 5


def hire_price(state: MuranoState, seat: int) -> int:
    """M-40: 3 coins, with the council hall 1."""
    return 1 if holds(state, seat, COUNCIL_HALL) else 3


def dismiss_coins(state: MuranoState, seat: int) -> int:
    """M-40: 3 coins, with the council hall 5."""
    return 5 if holds(state, seat, COUNCIL_HALL) else 3


def bag_size(state: MuranoState) -> int:
    """Return the number of blocks in the bag."""
    return state.bag[0] + state.bag[1] + state.bag[2]


def blocks_of(state: MuranoState, seat: int) -> int:
    """Return the number of glass blocks of `seat`."""
    return state.glass[3 * seat] + state.glass[3 * seat + 1] + state.glass[3 * seat + 2]


def most_factories(state: MuranoState, seat: int) -> int:
    """M-39: return the most factories that can produce: built, paid with 2 VP each, a block in the bag for each."""
    return min(own_factories(state, seat), state.vp[seat] // 2, bag_size(state))


def most_with_extra(state: MuranoState, seat: int) -> int:
    """Return the most factories that can produce with one block more by the trading post; 0 without it."""
    if not holds(state, seat, TRADING_POST):
        return 0
    return min(own_factories(state, seat), state.vp[seat] // 2, bag_size(state) - 1)


def shops_in_front(state: MuranoState, seat: int) -> int:
    """Return the number of shop tiles in front of `seat`."""
    return state.shops[3 * seat] + state.shops[3 * seat + 1] + state.shops[3 * seat + 2]


def palaces_in_front(state: MuranoState, seat: int) -> int:
    """Return the number of palace tiles in front of `seat`."""
    return state.palaces[3 * seat] + state.palaces[3 * seat + 1] + state.palaces[3 * seat + 2]


def is_open(state: MuranoState, plot: int) -> bool:
    """M-37: say whether a plot is free and next to a street tile."""
    tiles = state.tiles
    if tiles[plot] != 0:
        return False
    return any(tiles[cell] != 0 for cell in STREETS_BESIDE[plot])


def open_plots(state: MuranoState) -> list[int]:
    """Return the plots where a building may be laid, ascending."""
    return [plot for plot in SIDE_PLOTS[state.wide] if is_open(state, plot)]


def streets_left(state: MuranoState) -> int:
    """Return the size of the street pile. There are as many street tiles as street spaces: while one is left, a space is free."""
    left = 0
    for count in state.streets:
        left += count
    return left


def can_build(state: MuranoState, seat: int) -> bool:
    """Say whether `seat` can lay any tile by a build action."""
    if streets_left(state) > 0:
        return True
    if state.factories[seat] + state.specials[seat] + shops_in_front(state, seat) + palaces_in_front(state, seat) == 0:
        return False
    return len(open_plots(state)) > 0


def _can_place(state: MuranoState, seat: int, coins: int) -> bool:
    if state.reserve[seat] == 0:
        return False
    dear = coins >= mooring_price(state, seat, (seat + 1) % 4)
    cheap = coins >= mooring_price(state, seat, seat)
    return any(state.free[group] > 0 and (dear or (cheap and group % 4 == seat)) for group in range(N_GROUPS))


def _has_shop(state: MuranoState, seat: int) -> bool:
    return any(own_shops(state, seat, island) > 0 for island in range(N_ISLANDS))


def can_act(state: MuranoState, seat: int, kind: int, coins: int) -> bool:
    """M-23: say whether `seat` could do the action of a space of `kind` with `coins` in hand."""
    if kind == COINS_SPACE:
        return True
    if kind == FACTORY_SPACE:
        return coins >= 1 and state.factory_pile > 0
    if kind == SHOP_SPACE:
        return coins >= 2 and state.shop_pile[0] + state.shop_pile[1] + state.shop_pile[2] > 0
    if kind == PALACE_SPACE:
        return coins >= 2 and state.palace_pile[0] + state.palace_pile[1] + state.palace_pile[2] > 0
    if kind == SPECIAL_SPACE:
        return coins >= 2 and state.special_pile > 0
    if kind == RECRUIT_SPACE:
        return coins >= recruit_price(state, seat) and len(state.characters.cards) > 0
    if kind == PLACE_SPACE:
        return _can_place(state, seat, coins)
    if kind == BUILD_SPACE:
        return can_build(state, seat)
    if kind == INCOME_SPACE:
        return _has_shop(state, seat)
    if kind == PRODUCTION_SPACE:
        return blocks_of(state, seat) > 0 or most_factories(state, seat) > 0
    assert kind == GONDOLIER_SPACE
    return state.reserve[seat] > 0 or (state.common[seat] > 0 and coins >= hire_price(state, seat))
