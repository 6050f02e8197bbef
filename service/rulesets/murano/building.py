"""M-37 and M-51: streets, buildings and special-building cards."""

from service.engine.effects import ALL, Effects, only
from service.engine.tagged import Event, Value
from service.rulesets.murano.actions import BUILD_FACTORY, BUILD_PALACE, BUILD_SHOP, Lay
from service.rulesets.murano.components import (
    BASILICA,
    BUILD_VP,
    BUILDINGS,
    CELL_AT,
    CELL_ISLAND,
    CRANE_PALACE_SPECIAL,
    CRANE_SHOP_FACTORY,
    CUSTOMER_COLOURS,
    FACTORY,
    ISLANDS,
    N_SPECIALS,
    PALACE,
    SHOP,
    SPECIAL,
    SPECIAL_CARDS,
    STREET,
    STREET_CUSTOMERS,
    bits,
)
from service.rulesets.murano.decks import deck_size, draw_cards, put_back, reveal
from service.rulesets.murano.events import BUILT, SPECIAL_KEPT, SPECIALS_DRAWN, STREET_DRAWN, STREET_PLACED
from service.rulesets.murano.prices import can_build
from service.rulesets.murano.state import BUILD, LAY, SPECIAL_DRAWN, MuranoState, holds, lay
from service.rulesets.murano.state import STREET_DRAWN as HOLDING_STREET
from service.rulesets.murano.turn import end_turn, tile_left

MOST_TILES = 3
CARDS_TO_CHOOSE = 3
BASILICA_VP = 5


def draw_street(state: MuranoState, effects: Effects) -> None:
    """Draw the top street tile; where it goes is the next decision."""
    state.drawn = effects.draw("streets", state.streets, 1, ALL)[0]
    state.phase = HOLDING_STREET
    if effects.news:
        effects.emit(Event(STREET_DRAWN, (state.seat, _customers(state.drawn))))
    tile_left(state, effects)


def _customers(kind: int) -> tuple[Value, ...]:
    return tuple([CUSTOMER_COLOURS[colour] for colour in STREET_CUSTOMERS[kind]])


def place_street(state: MuranoState, action: Lay, effects: Effects) -> None:
    """Lay the drawn street tile."""
    kind = state.drawn
    cell = action.cell
    state.drawn = 0
    lay(state, cell, STREET + kind, -1)
    if effects.news:
        effects.emit(Event(STREET_PLACED, (state.seat, ISLANDS[CELL_ISLAND[cell]], CELL_AT[cell], _customers(kind))))
    _next_tile(state, effects)


def build(state: MuranoState, action: Lay, effects: Effects) -> None:
    """Lay a building of those in front of the seat, in a build action or just bought (M-51)."""
    seat = state.seat
    code = action.code
    kind = code - BUILD_FACTORY
    owner = -1
    if code == BUILD_FACTORY:
        state.factories[seat] -= 1
        tile = FACTORY
        owner = seat
    elif code == BUILD_SHOP:
        state.shops[3 * seat + action.kind] -= 1
        tile = SHOP + action.kind
        owner = seat
    elif code == BUILD_PALACE:
        state.palaces[3 * seat + action.kind] -= 1
        tile = PALACE + action.kind
    else:
        state.specials[seat] -= 1
        tile = SPECIAL
    lay(state, action.cell, tile, owner)
    vp = BUILD_VP[kind] + (1 if holds(state, seat, CRANE_SHOP_FACTORY if kind < 2 else CRANE_PALACE_SPECIAL) else 0)
    state.vp[seat] += vp
    if effects.news:
        _tell_built(seat, kind, action.cell, tile, vp, effects)
    if state.phase == LAY:
        # M-51: this tile and no other.
        state.built = MOST_TILES - 1
    if tile == SPECIAL:
        _draw_specials(state, effects)
    else:
        _next_tile(state, effects)


def _tell_built(seat: int, kind: int, cell: int, tile: int, vp: int, effects: Effects) -> None:
    colour: Value = CUSTOMER_COLOURS[tile - SHOP] if SHOP <= tile < PALACE else None
    crests: Value = tile - PALACE + 1 if PALACE <= tile < SPECIAL else None
    effects.emit(Event(BUILT, (seat, BUILDINGS[kind], ISLANDS[CELL_ISLAND[cell]], CELL_AT[cell], colour, crests, vp)))


def _draw_specials(state: MuranoState, effects: Effects) -> None:
    # M-37: 12 special buildings and 15 cards, so that three are always left to draw.
    seat = state.seat
    count = min(CARDS_TO_CHOOSE, deck_size(state.special_deck))
    state.drawn = draw_cards(state.special_deck, "special_cards", N_SPECIALS, count, seat, effects)
    state.phase = SPECIAL_DRAWN
    if effects.news:
        told: Value = tuple([SPECIAL_CARDS[card] for card in bits(state.drawn)])
        effects.emit(Event(SPECIALS_DRAWN, (seat, count, told)), only(seat), Event(SPECIALS_DRAWN, (seat, count, None)))


def keep_special(state: MuranoState, card: int, effects: Effects) -> None:
    """Keep a special-building card face up; it works from the owner's next turn on, the basilica at once."""
    seat = state.seat
    state.cards[seat] |= 1 << card
    state.fresh |= 1 << card
    put_back(state.special_deck, state.drawn & ~(1 << card), seat)
    reveal(state.special_deck, card)
    state.drawn = 0
    vp = BASILICA_VP if card == BASILICA else 0
    state.vp[seat] += vp
    if effects.news:
        effects.emit(Event(SPECIAL_KEPT, (seat, SPECIAL_CARDS[card], vp)))
    _next_tile(state, effects)


def _next_tile(state: MuranoState, effects: Effects) -> None:
    state.built += 1
    if state.built < MOST_TILES and can_build(state, state.seat):
        state.phase = BUILD
    else:
        end_turn(state, effects)
