"""Why a tile may not be laid there, and why glass is not sold or returned so."""

from service.engine.rejection import Rejection
from service.rulesets.murano.actions import BUILD_FACTORY, PLACE_STREET, Coloured, Lay, MuranoAction, Sell
from service.rulesets.murano.components import (
    BUILDINGS,
    CELL_ISLAND,
    CUSTOMER_COLOURS,
    FACTORY,
    GLASS_COLOURS,
    IS_STREET,
    ISLAND_NAMES,
    PALACE,
    SHOP,
    SIDE_ISLANDS,
    SPECIAL,
)
from service.rulesets.murano.prices import blocks_of, is_open
from service.rulesets.murano.scoring import MOST_BLOCKS, same_glass
from service.rulesets.murano.state import BUILD, LAY, MOVED, RETURN, SELL, STREET_DRAWN, MuranoState


def refuse_laying(state: MuranoState, action: Lay) -> Rejection | None:
    """Explain why a street or building is not laid, or None when it is simply not the time."""
    street = action.code == PLACE_STREET
    if street and state.phase in (MOVED, BUILD):
        return Rejection("M-37", "A street tile must be drawn before it is laid.")
    if state.phase != STREET_DRAWN if street else state.phase not in (MOVED, BUILD, LAY):
        return None
    if not street:
        missing = _missing(state, action)
        if missing is not None:
            return missing
    return _place(state, action.cell, street)


def _missing(state: MuranoState, action: Lay) -> Rejection | None:
    seat = state.seat
    kind = action.code - BUILD_FACTORY
    name = BUILDINGS[kind]
    tile = (FACTORY, SHOP, PALACE, SPECIAL)[kind]
    if kind == 0:
        there = state.factories[seat]
    elif kind == 1:
        there = state.shops[3 * seat + action.kind]
        name = f"{CUSTOMER_COLOURS[action.kind]} shop"
        tile += action.kind
    elif kind == 2:
        there = state.palaces[3 * seat + action.kind]
        name = f"palace with {action.kind + 1} crests"
        tile += action.kind
    else:
        there = state.specials[seat]
    if there == 0:
        return Rejection("M-37", f"No {name} is in front of the player.", 1, 0)
    if state.phase == LAY and tile != state.drawn:
        return Rejection("M-51", "Only the building just bought may be laid now.")
    return None


def _place(state: MuranoState, at: int, street: bool) -> Rejection:
    if at < 0 or CELL_ISLAND[at] not in SIDE_ISLANDS[state.wide]:
        return Rejection("M-1", "The board has no such cell.")
    where = ISLAND_NAMES[CELL_ISLAND[at]]
    if IS_STREET[at] != street:
        return Rejection("M-37", f"This cell of {where} is for {'streets' if IS_STREET[at] else 'buildings'} only.")
    if state.tiles[at] != 0:
        return Rejection("M-37", f"This cell of {where} is taken.")
    assert not is_open(state, at)
    return Rejection("M-37", f"A building needs a street tile beside it, and this plot of {where} has none.", 1, 0)


def refuse_sale(state: MuranoState, action: MuranoAction) -> Rejection | None:
    """Explain why blocks are not sold or returned so, or None when it is simply not the time."""
    if isinstance(action, Coloured):
        if state.phase != RETURN:
            return None
        return Rejection("M-39", f"There is no {GLASS_COLOURS[action.colour]} block to return.", 1, 0)
    assert isinstance(action, Sell)
    if state.phase not in (MOVED, SELL):
        return None
    return _sale(state, action)


def _sale(state: MuranoState, action: Sell) -> Rejection:
    seat = state.seat
    total = action.blocks[0] + action.blocks[1] + action.blocks[2]
    if not 1 <= total <= MOST_BLOCKS:
        return Rejection("M-39", f"1 to 3 blocks are sold at a time, not {total}.", MOST_BLOCKS if total else 1, total)
    first = -1
    for colour in range(3):
        sold = action.blocks[colour]
        if sold == 0:
            continue
        if sold > state.glass[3 * seat + colour]:
            held = state.glass[3 * seat + colour]
            return Rejection("M-39", f"There are {held} {GLASS_COLOURS[colour]} blocks, not {sold}.", sold, held)
        if not same_glass(state, seat, action.colour, colour):
            return Rejection(
                "M-39", f"A {GLASS_COLOURS[colour]} block is not sold as a {GLASS_COLOURS[action.colour]} one without a studio."
            )
        if first < 0:
            first = colour
    if state.extra and total == blocks_of(state, seat):
        return Rejection("M-39", "One block must be kept for the trading post.", total + 1, total)
    # The blocks may be sold: the listed action names their first colour.
    same = Sell(first, action.blocks[0], action.blocks[1], action.blocks[2])
    return Rejection("M-39", f"The same blocks are sold as {GLASS_COLOURS[first]} ones.", instead=same)
