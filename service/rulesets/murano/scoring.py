"""M-52 to M-54: what character cards score on islands, and the standings."""

from typing import Final

from service.engine.contract import Standing, places
from service.rulesets.murano.components import (
    CHIARA,
    COIN_TABLE,
    COLOUR_TABLE,
    CUSTOMER_TABLE,
    DONATO,
    MARTIRE,
    MATTIA,
    N_ISLANDS,
    SERENELLA,
    STUDIO_BLUE_GREEN,
    STUDIO_RED_BLUE,
    STUDIO_RED_GREEN,
    TERESA,
)
from service.rulesets.murano.state import (
    CRESTS,
    CUSTOMERS,
    FACTORIES,
    OVER,
    PALACES,
    SHOPS,
    SPECIALS,
    TALLY,
    MuranoState,
    gondoliers_unused,
    holds,
)

#: Cards 26 to 37 name an island; by card - 25 (card is the number less one).
CARD_ISLAND: Final[list[int]] = [
    TERESA,
    MATTIA,
    CHIARA,
    DONATO,
    SERENELLA,
    MARTIRE,
    MATTIA,
    TERESA,
    DONATO,
    CHIARA,
    MARTIRE,
    SERENELLA,
]
#: Cards 32 to 37 take glass: red 0, green 1, blue 2; by card - 31.
CARD_GLASS: Final[list[int]] = [2, 2, 0, 0, 1, 1]
COINS_BLUE: Final = 6  # card 7
COINS_RED: Final = 7  # card 8
FIRST_GLASS: Final = 31  # card 32
LAST_GLASS: Final = 36  # card 37
VP_PER_BLOCK: Final = 7
MOST_BLOCKS: Final = 3


def takes_coins(card: int) -> bool:
    """Say whether a card (its number less one) changes coins: cards 7 and 8."""
    return card in (COINS_BLUE, COINS_RED)


def takes_glass(card: int) -> bool:
    """Say whether a card takes glass blocks: cards 32 to 37."""
    return FIRST_GLASS <= card <= LAST_GLASS


def card_vp(state: MuranoState, seat: int, card: int, island: int) -> int:
    """Return the VP of a card (its number less one) for `seat` on `island`, 0 where its condition does not hold.

    For cards 7 and 8: what 8 coins give. For cards 32 to 37: what 3 blocks give. A gondolier there is not asked for.
    """
    t = state.tally
    base = TALLY * island
    if card < 4:
        if card == 0:
            return 2 * shops_on(state, island)
        if card == 1:
            return 2 * t[base + PALACES]
        return 3 * t[base + SPECIALS] if card == 2 else 2 * t[base + FACTORIES]
    if card < 6:
        return _only_owner(state, seat, island, card - 4)
    if card < 14:
        return _by_customers(state, card, island)
    if card == 14:
        return t[base + CRESTS]
    if card < 17:
        own = own_on(state, seat, island)
        others = shops_on(state, island) + t[base + FACTORIES] - own
        return 2 * own + others if card == 15 else own + 2 * others
    if card < 25:
        return _by_equality(state, seat, card, island)
    if card < 37:
        return _by_island(state, seat, card, island)
    return 4 * t[base + SHOPS + card - 37]


def shops_on(state: MuranoState, island: int) -> int:
    """Return the number of shops on `island`."""
    base = TALLY * island + SHOPS
    return state.tally[base] + state.tally[base + 1] + state.tally[base + 2]


def own_on(state: MuranoState, seat: int, island: int) -> int:
    """Return the number of factories and shops of `seat` on `island`."""
    at = 8 * island + 2 * seat
    return state.own[at] + state.own[at + 1]


def _only_owner(state: MuranoState, seat: int, island: int, kind: int) -> int:
    # Cards 5 (kind 0, factories) and 6 (kind 1, shops).
    own = state.own[8 * island + 2 * seat + kind]
    there = state.tally[TALLY * island + FACTORIES] if kind == 0 else shops_on(state, island)
    return 12 if own > 0 and own == there else 0


def _by_customers(state: MuranoState, card: int, island: int) -> int:
    t = state.tally
    base = TALLY * island
    red = t[base + CUSTOMERS]
    blue = t[base + CUSTOMERS + 1]
    grey = t[base + CUSTOMERS + 2]
    if card < 8:
        if t[base + PALACES] == 0 or t[base + SPECIALS] == 0 or grey == 0:
            return 0
        return 12 if (blue if card == COINS_BLUE else red) >= 2 else 0
    if card == 8:
        return 10 if red + blue <= 3 else 0
    if card == 9:
        if t[base + PALACES] == 0 or t[base + SPECIALS] == 0 or t[base + FACTORIES] == 0 or shops_on(state, island) == 0:
            return 0
        return 12 if red > 0 and blue > 0 and grey > 0 else 0
    if card == 10:
        return CUSTOMER_TABLE[red + blue + grey]
    return COLOUR_TABLE[t[base + CUSTOMERS + card - 11]]


def _by_equality(state: MuranoState, seat: int, card: int, island: int) -> int:
    t = state.tally
    base = TALLY * island
    crests = t[base + CRESTS]
    factories = t[base + FACTORIES]
    if card < 20:
        specials = t[base + SPECIALS]
        return 12 if specials > 0 and specials == t[base + CUSTOMERS + card - 17] else 0
    if card == 20:
        return 16 if factories > 0 and factories == t[base + PALACES] and factories == shops_on(state, island) else 0
    if card == 21:
        return 12 if crests > 0 and crests == shops_on(state, island) else 0
    if card == 22:
        return 12 if crests > 0 and crests == factories else 0
    if card == 23:
        # Ruling: card 24 names no minimum, so 0 = 0 scores.
        return 12 if 2 * own_on(state, seat, island) == factories + shops_on(state, island) else 0
    return 12 if crests == 1 else 0


def _by_island(state: MuranoState, seat: int, card: int, island: int) -> int:
    if CARD_ISLAND[card - 25] != island:
        return 0
    if card < 28:
        return 10 if own_on(state, seat, island) >= 3 else 0
    if card < 31:
        return 10 if state.placed[N_ISLANDS * seat + island] >= 2 else 0
    blocks = 0
    wanted = CARD_GLASS[card - FIRST_GLASS]
    for colour in range(3):
        if same_glass(state, seat, wanted, colour):
            blocks += state.glass[3 * seat + colour]
    return VP_PER_BLOCK * min(blocks, MOST_BLOCKS)


def same_glass(state: MuranoState, seat: int, one: int, other: int) -> bool:
    """Say whether two colours of glass (red 0, green 1, blue 2) stand for each other by the seat's studios."""
    if one == other:
        return True
    red_green = holds(state, seat, STUDIO_RED_GREEN)
    blue_green = holds(state, seat, STUDIO_BLUE_GREEN)
    red_blue = holds(state, seat, STUDIO_RED_BLUE)
    # Two studios chain: all three colours are equal.
    if int(red_green) + int(blue_green) + int(red_blue) >= 2:
        return True
    pair = one + other
    if pair == 1:
        return red_green
    return red_blue if pair == 2 else blue_green


def coins_vp(coins: int) -> int:
    """Return the VP that cards 7 and 8 give for a number of coins, 8 at most."""
    return COIN_TABLE[min(coins, 8)]


def idle_gondoliers(state: MuranoState, seat: int) -> int:
    """M-53: return the own gondoliers that no card used, without those in the common reserve."""
    return state.reserve[seat] + gondoliers_unused(state, seat)


def standings(state: MuranoState) -> list[Standing]:
    """M-54: most VP, then coins. Before the end, as if nobody used another card: the hands are secret."""
    scores: list[tuple[int, ...]] = []
    for seat in range(state.players):
        pending = 0 if state.phase == OVER or _has_scored(state, seat) else idle_gondoliers(state, seat)
        scores.append((state.vp[seat] + pending, state.coins[seat]))
    return places(scores)


def _has_scored(state: MuranoState, seat: int) -> bool:
    # M-52: scoring goes clockwise from the seat that triggered the end; `finished` seats are done.
    return state.finished > 0 and (seat - state.ending) % state.players < state.finished
