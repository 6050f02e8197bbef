"""M-10 to M-13: the table before the first turn."""

from service.engine.effects import ALL, NOBODY, Effects
from service.engine.tagged import Event
from service.rulesets.murano.components import (
    ANCHORS,
    BLACK,
    CHARACTER_MASK,
    CHARACTERS_OUT,
    FACTORY_STOCK,
    GLASS_STOCK,
    N_CARDS,
    N_GONDOLAS,
    PALACE_STOCK,
    PALACES_OUT,
    RED,
    SHOP_STOCK,
    SPECIAL_MASK,
    SPECIAL_STOCK,
    START_COINS,
    START_COMMON,
    START_RESERVE,
    START_VP,
    STREET_STOCK,
)
from service.rulesets.murano.events import STARTED
from service.rulesets.murano.state import UNKNOWN, Deck, MuranoState, blank


def set_up(connected: bool, players: int, effects: Effects) -> MuranoState:
    """Return the position at the start; luck: red gondola, palace and characters out, first player."""
    state = blank(players)
    state.connected = int(connected)
    _fill_piles(state, effects)
    # M-10: any of the eight gondolas may be the red one.
    red = ANCHORS[effects.draw("anchors", [1] * N_GONDOLAS, 1, ALL)[0]]
    for space in ANCHORS:
        state.ring[space] = RED if space == red else BLACK
    for seat in range(players):
        # M-11: the gondolier that marks the VP is in no reserve.
        state.coins[seat] = START_COINS
        state.vp[seat] = START_VP
        state.reserve[seat] = START_RESERVE
        state.common[seat] = START_COMMON
    # M-13: a random player starts.
    state.seat = effects.draw("seats", [1] * players, 1, ALL)[0]
    if effects.news:
        effects.emit(Event(STARTED, (red, state.seat)))
    return state


def _fill_piles(state: MuranoState, effects: Effects) -> None:
    wide = state.wide
    state.streets = STREET_STOCK[wide][:]
    state.shop_pile = SHOP_STOCK[wide][:]
    state.palace_pile = PALACE_STOCK[:]
    state.factory_pile = FACTORY_STOCK[wide]
    state.special_pile = SPECIAL_STOCK[wide]
    state.bag = GLASS_STOCK[:]
    # M-12: with 2 or 3 players one palace is out, and nobody knows which.
    for kind in effects.draw("palaces", state.palace_pile, PALACES_OUT[wide], NOBODY):
        state.removed_palaces[kind] += 1
    # M-13: five characters are out unseen.
    pool = [(CHARACTER_MASK[wide] >> card) & 1 for card in range(N_CARDS)]
    for card in effects.draw("characters", pool, CHARACTERS_OUT, NOBODY):
        state.removed_characters |= 1 << card
    state.characters = Deck([CHARACTER_MASK[wide] & ~state.removed_characters], [UNKNOWN], [0])
    state.special_deck = Deck([SPECIAL_MASK], [UNKNOWN], [0])
