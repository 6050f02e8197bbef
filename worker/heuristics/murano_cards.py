"""What the character cards of a seat of Murano are worth: each on each island, and all of them on the gondoliers at hand.

Everything is in victory points. `hope` is what is left of the game, from 1 at its start to 0.
"""

from typing import Final

from service.rulesets.murano.components import N_ISLANDS, SIDE_ISLANDS, bits
from service.rulesets.murano.scoring import (
    CARD_ISLAND,
    MOST_BLOCKS,
    VP_PER_BLOCK,
    card_vp,
    coins_vp,
    own_on,
    shops_on,
    takes_coins,
    takes_glass,
)
from service.rulesets.murano.state import CRESTS, CUSTOMERS, FACTORIES, PALACES, SPECIALS, TALLY, MuranoState

#: Of a card with conditions that do not hold yet: the part of its VP that is hoped for at the start, and by how near they are.
_FAR: Final = 0.25
_NEAR: Final = 0.55
#: What one more unit is worth to come for a card that counts units.
_GROWTH: Final = 4.5
#: An idle gondolier is worth 1 VP (M-53), which a card takes away.
_IDLE: Final = 1.0
_NEVER: Final = -1.0


def sure_vp(state: MuranoState, seat: int, card: int, island: int) -> int:
    """Return the VP of a card (its number less one) on an island as things stand."""
    vp = card_vp(state, seat, card, island)
    if vp > 0 and takes_coins(card):
        return coins_vp(state.coins[seat])
    return vp


def hoped_vp(state: MuranoState, seat: int, card: int, island: int, hope: float) -> float:
    """Return the VP that a card is expected to give on an island at the end of the game."""
    sure = float(sure_vp(state, seat, card, island))
    if hope <= 0.0:
        return sure
    if card < 4 or 10 <= card <= 16 or card >= 37:
        # Cards that count: what is there grows.
        return min(max(sure, 12.0), sure + hope * _GROWTH)
    goal = 16.0 if card == 20 else 10.0 if card == 8 or 25 <= card <= 30 else 12.0
    if takes_glass(card):
        return _glass_hope(state, seat, card, island, sure, hope)
    near = nearness(state, seat, card, island)
    if sure > 0.0 and card in _FRAGILE:
        # What must be equal at the end is easily upset before.
        return sure * (1.0 - 0.2 * hope)
    return max(sure, hope * (_FAR + _NEAR * near) * goal)


#: Cards whose condition others may spoil by one tile (numbers less one).
_FRAGILE: Final = (4, 5, 8, 17, 18, 19, 20, 21, 22, 23, 24)


def _glass_hope(state: MuranoState, seat: int, card: int, island: int, sure: float, hope: float) -> float:
    if CARD_ISLAND[card - 25] != island:
        return 0.0
    most = float(VP_PER_BLOCK * MOST_BLOCKS)
    factories = 0
    for other in range(N_ISLANDS):
        factories += state.own[8 * other + 2 * seat]
    return sure + (most - sure) * hope * 0.15 * min(factories + 1, 3)


def nearness(state: MuranoState, seat: int, card: int, island: int) -> float:
    """Return from 0 to 1 how near the condition of a card is to holding on an island."""
    t = state.tally
    base = TALLY * island
    shops = shops_on(state, island)
    factories = t[base + FACTORIES]
    if card < 6:
        own = state.own[8 * island + 2 * seat + card - 4]
        others = (factories if card == 4 else shops) - own
        return 0.0 if others > 0 else 1.0 if own > 0 else 0.6
    red = t[base + CUSTOMERS]
    blue = t[base + CUSTOMERS + 1]
    grey = t[base + CUSTOMERS + 2]
    palaces = t[base + PALACES]
    specials = t[base + SPECIALS]
    if card < 8:
        wanted = min(blue if card == 6 else red, 2) + min(grey, 1) + min(palaces, 1) + min(specials, 1)
        return wanted / 5.0
    if card == 8:
        return 0.0 if red + blue > 3 else 1.0 - 0.2 * (red + blue)
    if card == 9:
        there = min(specials, 1) + min(palaces, 1) + min(factories, 1) + min(shops, 1) + min(red, 1) + min(blue, 1) + min(grey, 1)
        return there / 7.0
    if card >= 25:
        if CARD_ISLAND[card - 25] != island:
            return 0.0
        if card < 28:
            return min(own_on(state, seat, island), 3) / 3.0
        return min(state.placed[N_ISLANDS * seat + island], 2) / 2.0
    return _equality(state, seat, card, island)


def _equality(state: MuranoState, seat: int, card: int, island: int) -> float:
    t = state.tally
    base = TALLY * island
    crests = t[base + CRESTS]
    factories = t[base + FACTORIES]
    shops = shops_on(state, island)
    if card < 20:
        return _close(t[base + SPECIALS], t[base + CUSTOMERS + card - 17])
    if card == 20:
        return min(_close(factories, shops), _close(factories, t[base + PALACES]))
    if card < 23:
        return _close(shops if card == 21 else factories, crests)
    if card == 23:
        own = own_on(state, seat, island)
        return _close(own + 1, factories + shops - own + 1)
    return 0.6 if crests == 0 else 1.0 if crests == 1 else 0.0


def _close(one: int, other: int) -> float:
    # Equal numbers of which one is nothing yet are still a way off.
    apart = abs(one - other)
    near = 1.0 if apart == 0 else 0.6 if apart == 1 else 0.25 if apart == 2 else 0.0
    return near if one > 0 and other > 0 else 0.6 * near


def hand_value(state: MuranoState, seat: int, hand: int, hope: float, moor_cost: float, may_moor: int) -> float:
    """Return the best total of the cards of `hand` (a mask) on the seat's gondoliers, over what the gondoliers give idle.

    Every card is used on an unused gondolier at an island, or on one of `may_moor` gondoliers of the reserve that is moored first,
    which costs `moor_cost`, or not at all. The assignment is exact, by the numbers of gondoliers left at each island.
    """
    if hand == 0:
        return 0.0
    islands = SIDE_ISLANDS[state.wide]
    room: list[int] = []
    step: list[int] = []
    at: list[int] = []
    size = 1
    for island in islands:
        left = state.placed[N_ISLANDS * seat + island] - state.used[N_ISLANDS * seat + island]
        if left > 0:
            at.append(island)
            room.append(left)
            step.append(size)
            size *= left + 1
    moored = size
    size *= may_moor + 1
    best = [_NEVER] * size
    best[size - 1] = 0.0
    for card in bits(hand):
        worth = [hoped_vp(state, seat, card, island, hope) - _IDLE for island in at]
        later = _moor_worth(state, seat, card, hope) - moor_cost - _IDLE if may_moor > 0 else 0.0
        after = best[:]
        for code in range(size):
            total = best[code]
            if total < 0.0:
                continue
            for k in range(len(at)):
                if worth[k] > 0.0 and (code // step[k]) % (room[k] + 1) > 0 and total + worth[k] > after[code - step[k]]:
                    after[code - step[k]] = total + worth[k]
            if later > 0.0 and code >= moored and total + later > after[code - moored]:
                after[code - moored] = total + later
        best = after
    return max(best)


def _moor_worth(state: MuranoState, seat: int, card: int, hope: float) -> float:
    # The best island for a gondolier that is moored later; with it cards 29 to 31 may hold.
    best = 0.0
    for island in SIDE_ISLANDS[state.wide]:
        if not _reachable(state, seat, island):
            continue
        worth = hoped_vp(state, seat, card, island, hope)
        if 28 <= card <= 30 and CARD_ISLAND[card - 25] == island and state.placed[N_ISLANDS * seat + island] == 1:
            worth = 10.0
        best = max(best, worth)
    return best


def _reachable(state: MuranoState, seat: int, island: int) -> bool:
    group = 4 * island
    return state.free[group + seat] > 0 or state.free[group] + state.free[group + 1] + state.free[group + 2] + state.free[group + 3] > 0
