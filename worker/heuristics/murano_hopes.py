"""What character cards are expected to give at the end of Murano, by how near their conditions are now and by the turns left.

The numbers come from games of the greedy player: the mean VP at the end for positions alike. Where a seat that holds the card can do
something for it, they are higher than that mean.
"""

from typing import Final

from service.rulesets.murano.components import N_ISLANDS
from service.rulesets.murano.scoring import CARD_ISLAND, card_vp, own_on, shops_on
from service.rulesets.murano.state import CRESTS, CUSTOMERS, FACTORIES, PALACES, SPECIALS, TALLY, MuranoState, own_factories
from worker.heuristics.murano_stage import curve

#: What counting cards (by number less one) gain until the end if they count nothing yet; full ones gain nothing.
_COUNTED: Final[dict[int, tuple[float, ...]]] = {
    0: (0.0, 0.3, 0.9, 1.8, 2.4, 2.8, 3.2),
    1: (0.0, 0.2, 0.7, 1.5, 3.0, 5.0, 7.0),
    2: (0.0, 0.6, 1.3, 2.0, 2.6, 3.2, 3.8),
    3: (0.0, 0.4, 1.0, 1.7, 2.4, 3.0, 3.5),
    10: (0.0, 1.0, 1.7, 2.5, 3.5, 4.8, 6.0),
    11: (0.0, 0.4, 0.9, 1.3, 1.7, 2.0, 2.4),
    12: (0.0, 0.4, 0.9, 1.3, 1.7, 2.0, 2.4),
    13: (0.0, 0.4, 0.9, 1.3, 1.7, 2.0, 2.4),
    14: (0.0, 0.2, 0.6, 1.3, 2.8, 4.5, 6.0),
    15: (0.0, 0.8, 1.7, 2.8, 3.7, 4.4, 5.0),
    16: (0.0, 0.8, 1.7, 2.8, 3.7, 4.4, 5.0),
    37: (0.0, 0.4, 0.8, 1.3, 1.7, 2.0, 2.2),
    38: (0.0, 0.4, 0.8, 1.3, 1.7, 2.0, 2.2),
    39: (0.0, 0.4, 0.8, 1.3, 1.7, 2.0, 2.2),
}
_FULL: Final = 15.0
_COUNTS: Final[list[list[float]]] = [curve(_COUNTED[card]) if card in _COUNTED else [] for card in range(40)]


def _curves(*rows: tuple[float, ...]) -> list[list[float]]:
    return [curve(row) for row in rows]


# Cards 5, 6: no such building here, own ones only, opponents have one.
_ONLY: Final = _curves((0.0, 1.5, 3.0, 4.0, 4.5, 4.5, 4.5), (12.0, 11.0, 10.2, 9.4, 8.4, 7.0, 6.0))
# Cards 7, 8 with coins at hand: by conditions met, of five.
_COINS: Final = _curves(
    (0.0, 0.0, 0.0, 0.3, 1.0, 2.5, 3.0),
    (0.0, 0.0, 0.2, 0.7, 2.0, 4.0, 4.5),
    (0.0, 0.1, 0.4, 1.2, 2.8, 4.4, 5.0),
    (0.0, 0.2, 0.8, 2.0, 3.5, 4.6, 5.5),
    (0.0, 1.2, 2.8, 4.5, 5.5, 6.0, 6.5),
    (12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0),
)
# Card 9: by red and blue customers.
_FEW: Final = _curves(
    (9.0, 7.0, 5.2, 4.9, 4.4, 3.7, 3.3),
    (9.3, 8.2, 6.0, 5.2, 3.8, 2.8, 2.5),
    (9.5, 8.5, 7.3, 5.9, 4.1, 3.0, 1.8),
    (9.5, 8.4, 8.1, 7.2, 5.5, 3.5, 2.3),
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
)
# Card 10: by kinds present, of seven.
_KINDS: Final = _curves(
    (0.0, 0.0, 0.0, 0.2, 0.9, 2.0, 2.5),
    (0.0, 0.0, 0.0, 0.3, 1.2, 2.5, 3.0),
    (0.0, 0.0, 0.1, 0.5, 1.7, 3.0, 3.0),
    (0.0, 0.0, 0.2, 0.9, 2.5, 3.5, 3.5),
    (0.0, 0.1, 0.5, 1.6, 3.0, 3.5, 3.5),
    (0.0, 0.4, 1.3, 2.2, 3.0, 3.5, 3.5),
    (0.0, 1.5, 2.5, 3.5, 4.0, 4.0, 4.0),
    (12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0),
)
# Cards 18 to 20: customers of the colour less special buildings, from -2 to 3; first without any special building.
_PAIRED: Final = _curves(
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (0.0, 0.6, 1.0, 1.8, 2.5, 3.0, 3.0),
    (0.0, 2.0, 4.0, 5.0, 5.0, 4.5, 4.0),
    (0.0, 0.6, 1.5, 2.5, 2.5, 2.0, 1.5),
    (0.0, 0.0, 0.3, 0.6, 0.8, 0.6, 0.4),
    (0.0, 0.1, 0.7, 1.0, 1.2, 1.5, 2.0),
    (0.0, 1.5, 2.5, 3.0, 3.0, 3.5, 4.0),
    (11.5, 10.3, 9.5, 9.0, 8.0, 6.5, 5.5),
    (0.0, 1.8, 3.5, 4.0, 4.0, 3.0, 2.0),
    (0.0, 0.4, 1.0, 1.5, 1.5, 1.0, 1.0),
    (0.0, 0.0, 0.1, 0.2, 0.2, 0.2, 0.2),
)
# Card 21: by buildings missing.
_TRIPLE: Final = _curves(
    (15.0, 10.0, 7.0, 5.0, 3.0, 2.0, 2.0),
    (0.0, 2.5, 4.0, 4.0, 3.0, 2.5, 2.0),
    (0.0, 0.7, 1.5, 2.0, 2.0, 1.8, 1.5),
    (0.0, 0.1, 0.5, 1.0, 1.2, 1.2, 1.0),
    (0.0, 0.0, 0.1, 0.3, 0.5, 0.6, 0.6),
)
# Cards 22 and 23: crests less buildings, from -2 to 4; the last is an island with neither.
_CRESTS: Final = _curves(
    (0.0, 0.1, 0.3, 0.5, 0.8, 1.0, 1.0),
    (0.0, 0.7, 1.5, 1.8, 2.0, 2.0, 2.0),
    (11.5, 10.0, 8.0, 6.5, 4.5, 3.5, 3.0),
    (0.0, 2.5, 4.0, 4.5, 4.5, 4.0, 3.0),
    (0.0, 0.5, 1.8, 2.2, 2.2, 2.0, 1.5),
    (0.0, 0.1, 0.5, 1.0, 1.2, 1.0, 0.8),
    (0.0, 0.0, 0.1, 0.1, 0.1, 0.1, 0.1),
    (0.0, 0.1, 0.3, 0.7, 1.2, 1.5, 1.5),
)
# Card 24: own buildings less others', from -3 to 3.
_HALVES: Final = _curves(
    (0.0, 0.2, 0.4, 0.4, 0.4, 0.4, 0.4),
    (0.0, 0.6, 1.2, 1.3, 1.2, 1.0, 0.9),
    (0.0, 2.0, 3.2, 3.6, 3.6, 3.8, 3.8),
    (11.5, 9.5, 8.0, 7.0, 6.0, 5.0, 4.5),
    (0.0, 1.5, 2.5, 3.0, 3.2, 3.5, 3.5),
    (0.0, 0.4, 0.8, 1.0, 1.0, 0.8, 0.7),
    (0.0, 0.1, 0.3, 0.3, 0.3, 0.3, 0.3),
)
# Card 25: by crests.
_ONE_CREST: Final = _curves(
    (0.0, 1.5, 2.0, 2.5, 2.5, 2.5, 2.0), (12.0, 12.0, 11.8, 10.3, 6.5, 3.1, 2.0), (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
)
# Cards 26 to 28: by own buildings there; 29 to 31: by own gondoliers placed there.
_THREE: Final = _curves(
    (0.0, 0.1, 0.8, 1.5, 2.0, 2.5, 3.0),
    (0.0, 0.5, 2.0, 3.0, 3.5, 4.0, 4.0),
    (0.0, 2.5, 4.5, 5.5, 6.0, 6.0, 6.0),
    (10.0, 10.0, 10.0, 10.0, 10.0, 10.0, 10.0),
)
_TWO: Final = _curves(
    (0.0, 0.5, 2.0, 3.0, 3.5, 4.0, 4.0),
    (0.0, 3.0, 5.5, 6.0, 6.0, 6.0, 6.0),
    (10.0, 10.0, 10.0, 10.0, 10.0, 10.0, 10.0),
)
# Cards 32 to 37: what blocks to come give, without and with an own factory.
_GLASS: Final = _curves((0.0, 0.0, 0.3, 1.0, 2.0, 3.0, 3.0), (0.0, 0.5, 1.5, 3.0, 4.0, 4.5, 4.5))
_MOST_GLASS: Final = 21.0


def expected_vp(state: MuranoState, seat: int, card: int, island: int, left: int) -> float:
    """Return the VP that a card (its number less one) of `seat` is expected to give on an island at the end, `left` turns (at least 1) from now.

    For cards 7 and 8 it is what they give with 8 coins.
    """
    counts = _COUNTS[card]
    if counts:
        sure = float(card_vp(state, seat, card, island))
        return sure + counts[left] * (1.0 - sure / _FULL) if sure < _FULL else sure
    t = state.tally
    base = TALLY * island
    if card < 6:
        own = state.own[8 * island + 2 * seat + card - 4]
        there = t[base + FACTORIES] if card == 4 else shops_on(state, island)
        return 0.0 if there > own else _ONLY[min(own, 1)][left]
    if card < 10:
        return _by_customers(state, card, island, left)
    if card < 25:
        return _by_equality(state, seat, card, island, left)
    if CARD_ISLAND[card - 25] != island:
        return 0.0
    if card < 28:
        return _THREE[min(own_on(state, seat, island), 3)][left]
    if card < 31:
        return _TWO[min(state.placed[N_ISLANDS * seat + island], 2)][left]
    sure = float(card_vp(state, seat, card, island))
    return sure + _GLASS[min(own_factories(state, seat), 1)][left] * (1.0 - sure / _MOST_GLASS)


def _by_customers(state: MuranoState, card: int, island: int, left: int) -> float:
    t = state.tally
    base = TALLY * island
    red = t[base + CUSTOMERS]
    blue = t[base + CUSTOMERS + 1]
    there = min(t[base + CUSTOMERS + 2], 1) + min(t[base + PALACES], 1) + min(t[base + SPECIALS], 1)
    if card < 8:
        return _COINS[min(blue if card == 6 else red, 2) + there][left]
    if card == 8:
        return _FEW[min(red + blue, 4)][left]
    return _KINDS[there + min(t[base + FACTORIES], 1) + min(shops_on(state, island), 1) + min(red, 1) + min(blue, 1)][left]


def _by_equality(state: MuranoState, seat: int, card: int, island: int, left: int) -> float:
    t = state.tally
    base = TALLY * island
    if card < 20:
        specials = t[base + SPECIALS]
        apart = max(-2, min(3, t[base + CUSTOMERS + card - 17] - specials))
        return _PAIRED[apart + 2 + (6 if specials > 0 else 0)][left]
    if card == 24:
        return _ONE_CREST[min(t[base + CRESTS], 2)][left]
    factories = t[base + FACTORIES]
    shops = shops_on(state, island)
    if card == 23:
        return _HALVES[max(-3, min(3, 2 * own_on(state, seat, island) - factories - shops)) + 3][left]
    if card == 20:
        palaces = t[base + PALACES]
        most = max(1, factories, palaces, shops)
        return _TRIPLE[min(4, 3 * most - factories - palaces - shops)][left]
    buildings = shops if card == 21 else factories
    crests = t[base + CRESTS]
    if crests == 0 and buildings == 0:
        return _CRESTS[7][left]
    return _CRESTS[max(-2, min(4, crests - buildings)) + 2][left]
