"""What the character cards of a seat of Murano are worth: each on each island, and all of them on the gondoliers at hand.

Everything is in victory points; `left` are the turns left to all seats together, 0 when the seat has none to come.
"""

from typing import Final

from service.rulesets.murano.components import N_ISLANDS, SIDE_ISLANDS, bits
from service.rulesets.murano.scoring import CARD_ISLAND, card_vp, coins_vp, takes_coins
from service.rulesets.murano.state import MuranoState
from worker.heuristics.murano_hopes import expected_vp

#: An idle gondolier is worth 1 VP (M-53), which a card takes away.
_IDLE: Final = 1.0
_NEVER: Final = -1.0
#: With more turns left than this, coins for cards 7 and 8 can still be earned; then they are spent on other things too.
_COINS_COME: Final = 16
_COINS_THEN: Final = 0.7
#: What cards 29 to 31 give once a second gondolier is moored.
_PAIR: Final = 10.0


def sure_vp(state: MuranoState, seat: int, card: int, island: int) -> int:
    """Return the VP of a card (its number less one) on an island as things stand."""
    vp = card_vp(state, seat, card, island)
    if vp > 0 and takes_coins(card):
        return coins_vp(state.coins[seat])
    return vp


def hoped_vp(state: MuranoState, seat: int, card: int, island: int, left: int) -> float:
    """Return the VP that a card is expected to give on an island at the end of the game."""
    if left <= 0:
        return float(sure_vp(state, seat, card, island))
    vp = expected_vp(state, seat, card, island, left)
    if takes_coins(card):
        now = coins_vp(state.coins[seat]) / 12.0
        return vp * (now + (_COINS_THEN - now) * min(1.0, left / _COINS_COME))
    return vp


def hand_value(state: MuranoState, seat: int, hand: int, left: int, moor_cost: float, may_moor: int) -> float:
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
    for k in range(len(islands)):
        place = N_ISLANDS * seat + islands[k]
        spare = state.placed[place] - state.used[place]
        if spare > 0:
            at.append(k)
            room.append(spare + 1)
            step.append(size)
            size *= spare + 1
    if may_moor > 0:
        room.append(may_moor + 1)
        step.append(size)
        size *= may_moor + 1
    if size == 1:
        return 0.0
    # The best total by gondoliers still free, as a number in mixed radix; all of them free at first.
    best = [_NEVER] * size
    best[size - 1] = 0.0
    for card in bits(hand):
        if may_moor > 0:
            everywhere = [hoped_vp(state, seat, card, island, left) for island in islands]
            worth = [everywhere[k] - _IDLE for k in at]
            worth.append(_moor_worth(state, seat, card, everywhere) - moor_cost - _IDLE)
        else:
            worth = [hoped_vp(state, seat, card, islands[k], left) - _IDLE for k in at]
        _use_card(best, worth, room, step)
    return max(best)


def _use_card(best: list[float], worth: list[float], room: list[int], step: list[int]) -> None:
    # Codes ascend, and using a gondolier lowers the code: what is read was not changed for this card.
    ways = [k for k in range(len(worth)) if worth[k] > 0.0]
    for code in range(len(best)):
        total = best[code]
        if total < 0.0:
            continue
        for k in ways:
            if (code // step[k]) % room[k] > 0 and total + worth[k] > best[code - step[k]]:
                best[code - step[k]] = total + worth[k]


def _moor_worth(state: MuranoState, seat: int, card: int, everywhere: list[float]) -> float:
    # The best island for a gondolier that is moored later; with it cards 29 to 31 may hold.
    islands = SIDE_ISLANDS[state.wide]
    best = 0.0
    for k in range(len(islands)):
        island = islands[k]
        worth = everywhere[k]
        if 28 <= card <= 30 and CARD_ISLAND[card - 25] == island and state.placed[N_ISLANDS * seat + island] == 1:
            worth = _PAIR
        if worth > best:
            group = 4 * island
            if state.free[group] + state.free[group + 1] + state.free[group + 2] + state.free[group + 3] > 0:
                best = worth
    return best
