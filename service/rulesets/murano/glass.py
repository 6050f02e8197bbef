"""M-38 and M-39: income of shops, production and sale of glass."""

from service.engine.effects import ALL, Effects
from service.engine.tagged import Event
from service.rulesets.murano.actions import NO_SALE, PRODUCE, RETURN_BLOCK, Coloured, MuranoAction, Produce, Sell
from service.rulesets.murano.components import (
    CELL_ISLAND,
    GLASS_COLOURS,
    GLASS_PRICE,
    GUILD_HALL,
    ISLANDS,
    N_CELLS,
    PALACE,
    SHOP,
    STREET,
    STREET_CUSTOMERS,
    STREETS_BESIDE,
)
from service.rulesets.murano.events import EARNED, PRODUCED, RETURNED, SOLD, UNSOLD
from service.rulesets.murano.state import CUSTOMERS, RETURN, SELL, TALLY, MuranoState, holds
from service.rulesets.murano.turn import end_turn


def income_of(state: MuranoState, seat: int, island: int) -> list[int]:
    """M-38: return the coins by red, blue and grey customers: for each colour of which `seat` has a shop on `island`, by one shop."""
    coins = [0, 0, 0]
    for cell in range(N_CELLS):
        tile = state.tiles[cell]
        if CELL_ISLAND[cell] == island and state.owners[cell] == seat and SHOP <= tile < PALACE:
            colour = tile - SHOP
            if state.connected:
                # Ruling: of several shops of a colour the one that reaches most.
                coins[colour] = max(coins[colour], _reached(state, cell, colour))
            else:
                coins[colour] = state.tally[TALLY * island + CUSTOMERS + colour]
    return coins


def _reached(state: MuranoState, shop: int, colour: int) -> int:
    # Customers on the street tiles that are connected to a street tile beside the shop.
    seen = [False] * N_CELLS
    todo: list[int] = []
    todo.extend(STREETS_BESIDE[shop])
    customers = 0
    while todo:
        cell = todo.pop()
        if seen[cell] or state.tiles[cell] == 0:
            continue
        seen[cell] = True
        for customer in STREET_CUSTOMERS[state.tiles[cell] - STREET]:
            if customer == colour:
                customers += 1
        todo.extend(STREETS_BESIDE[cell])
    return customers


def income(state: MuranoState, island: int, effects: Effects) -> None:
    """Take the income of `island`."""
    seat = state.seat
    coins = income_of(state, seat, island)
    state.coins[seat] += coins[0] + coins[1] + coins[2]
    if effects.news:
        effects.emit(Event(EARNED, (seat, ISLANDS[island], (coins[0], coins[1], coins[2]))))
    end_turn(state, effects)


def apply(state: MuranoState, action: MuranoAction, effects: Effects) -> None:
    """Produce, sell or not, or return a block."""
    code = action.code
    if code == PRODUCE:
        assert isinstance(action, Produce)
        _produce(state, action, effects)
    elif code == RETURN_BLOCK:
        assert isinstance(action, Coloured)
        _return(state, action.colour, effects)
    elif code == NO_SALE:
        if effects.news:
            effects.emit(Event(UNSOLD, (state.seat,)))
        _after_sale(state, effects)
    else:
        assert isinstance(action, Sell)
        _sell(state, action, effects)


def _produce(state: MuranoState, action: Produce, effects: Effects) -> None:
    seat = state.seat
    paid = 2 * action.factories
    state.vp[seat] -= paid
    blocks = [0, 0, 0]
    for colour in effects.draw("glass", state.bag, action.factories + int(action.extra), ALL):
        blocks[colour] += 1
        state.glass[3 * seat + colour] += 1
    vp = 1 if holds(state, seat, GUILD_HALL) else 0
    state.vp[seat] += vp
    state.extra = int(action.extra)
    state.phase = SELL
    if effects.news:
        effects.emit(Event(PRODUCED, (seat, action.factories, action.extra, paid, (blocks[0], blocks[1], blocks[2]), vp)))


def _sell(state: MuranoState, action: Sell, effects: Effects) -> None:
    seat = state.seat
    sold = action.blocks
    for colour in range(3):
        state.glass[3 * seat + colour] -= sold[colour]
        state.bag[colour] += sold[colour]
    coins = GLASS_PRICE[sold[0] + sold[1] + sold[2]]
    state.coins[seat] += coins
    if effects.news:
        effects.emit(Event(SOLD, (seat, (sold[0], sold[1], sold[2]), coins)))
    _after_sale(state, effects)


def _after_sale(state: MuranoState, effects: Effects) -> None:
    if not state.extra:
        end_turn(state, effects)
        return
    # Trading post: one block goes back; with one colour held there is nothing to choose, and everybody sees it.
    seat = state.seat
    held = 0
    only_colour = 0
    for colour in range(3):
        if state.glass[3 * seat + colour] > 0:
            held += 1
            only_colour = colour
    if held == 1:
        _return(state, only_colour, effects)
    else:
        state.phase = RETURN


def _return(state: MuranoState, colour: int, effects: Effects) -> None:
    state.glass[3 * state.seat + colour] -= 1
    state.bag[colour] += 1
    if effects.news:
        effects.emit(Event(RETURNED, (state.seat, GLASS_COLOURS[colour])))
    end_turn(state, effects)
