"""M-30 to M-36 and M-40: coins, tiles of the piles, characters and gondoliers."""

from service.engine.contract import NO_SEAT
from service.engine.effects import Effects, only
from service.engine.tagged import Event, Value
from service.rulesets.murano.actions import (
    BUY_FACTORY,
    BUY_PALACE,
    BUY_SHOP,
    BUY_SPECIAL,
    DECLINE,
    HIRE,
    KEEP_CHARACTER,
    PLACE_GONDOLIER,
    RECRUIT_CARD,
    SEARCH_PALACES,
    SEARCH_SHOPS,
    TAKE_COINS,
    Coloured,
    Keep,
    MuranoAction,
    PlaceGondolier,
)
from service.rulesets.murano.components import (
    BANK,
    BUILDINGS,
    CUSTOMER_COLOURS,
    FACTORY,
    HARBOUR_PUB,
    ISLANDS,
    MOORINGS,
    N_CARDS,
    PALACE,
    SEAT_COLOURS,
    SHOP,
    SPECIAL,
    bits,
    building_of,
)
from service.rulesets.murano.decks import draw_cards, put_back
from service.rulesets.murano.events import (
    BOUGHT,
    CARDS_DRAWN,
    CHARACTER_KEPT,
    CHARACTERS_DECLINED,
    COINS_TAKEN,
    DISMISSED,
    HIRED,
    PLACED,
    SEARCHED,
)
from service.rulesets.murano.prices import dismiss_coins, hire_price, mooring_price, open_plots, recruit_cards, recruit_price
from service.rulesets.murano.state import LAY, RECRUIT, SEARCH, MuranoState, holds, moor
from service.rulesets.murano.turn import end_turn, tile_left


def apply(state: MuranoState, action: MuranoAction, effects: Effects) -> None:
    """Carry out one of the actions from taking coins to placing a gondolier."""
    code = action.code
    if code == TAKE_COINS:
        _take_coins(state, effects)
    elif code == BUY_FACTORY:
        state.factory_pile -= 1
        _bought(state, FACTORY, 1, effects)
    elif code == BUY_SHOP:
        _bought(state, SHOP + effects.draw("shops", state.shop_pile, 1, only(state.seat))[0], 2, effects)
    elif code == BUY_PALACE:
        _bought(state, PALACE + effects.draw("palaces", state.palace_pile, 1, only(state.seat))[0], 2, effects)
    elif code in (SEARCH_SHOPS, SEARCH_PALACES):
        _search(state, code == SEARCH_SHOPS, effects)
    elif code == BUY_SPECIAL:
        state.special_pile -= 1
        _bought(state, SPECIAL, 2, effects)
    elif code == RECRUIT_CARD:
        _recruit(state, effects)
    elif code == KEEP_CHARACTER:
        assert isinstance(action, Keep)
        _keep(state, action.card, effects)
    elif code == DECLINE:
        _decline(state, effects)
    elif code == PLACE_GONDOLIER:
        assert isinstance(action, PlaceGondolier)
        _place(state, action.group, effects)
    else:
        assert isinstance(action, Coloured)
        _take(state, action.colour, effects)


def _take_coins(state: MuranoState, effects: Effects) -> None:
    coins = 4 if holds(state, state.seat, BANK) else 2
    state.coins[state.seat] += coins
    if effects.news:
        effects.emit(Event(COINS_TAKEN, (state.seat, coins)))
    end_turn(state, effects)


def _bought(state: MuranoState, tile: int, price: int, effects: Effects) -> None:
    # The tile, already out of its pile, comes in front of the seat.
    seat = state.seat
    state.coins[seat] -= price
    if tile == FACTORY:
        state.factories[seat] += 1
    elif tile == SPECIAL:
        state.specials[seat] += 1
    elif tile >= PALACE:
        state.palaces[3 * seat + tile - PALACE] += 1
        _see_drawn(state.seen_palaces, 3 * seat, tile - PALACE)
    else:
        state.shops[3 * seat + tile - SHOP] += 1
        _see_drawn(state.seen_shops, 3 * seat, tile - SHOP)
    if effects.news:
        _tell_bought(seat, tile, price, effects)
    tile_left(state, effects)
    # M-51: once the end is triggered, what is bought may be laid at once.
    if state.ending != NO_SEAT and len(open_plots(state)) > 0:
        state.drawn = tile
        state.phase = LAY
    else:
        end_turn(state, effects)


def _see_drawn(seen: list[int], base: int, kind: int) -> None:
    # Who knows what the pile holds knows it still after drawing from it.
    if seen[base] >= 0:
        seen[base + kind] -= 1


def _tell_bought(seat: int, tile: int, price: int, effects: Effects) -> None:
    name = BUILDINGS[building_of(tile)]
    colour: Value = CUSTOMER_COLOURS[tile - SHOP] if SHOP <= tile < PALACE else None
    crests: Value = tile - PALACE + 1 if PALACE <= tile < SPECIAL else None
    effects.emit(Event(BOUGHT, (seat, name, price, colour, crests)), only(seat), Event(BOUGHT, (seat, name, price, None, None)))


def _search(state: MuranoState, shops: bool, effects: Effects) -> None:
    # M-32: the price is seen by all, what the pile holds by the searcher alone.
    seat = state.seat
    price = 4
    state.coins[seat] -= price
    pile = state.shop_pile if shops else state.palace_pile
    seen = state.seen_shops if shops else state.seen_palaces
    for kind in range(3):
        seen[3 * seat + kind] = pile[kind]
    state.drawn = SHOP if shops else PALACE
    state.phase = SEARCH
    if effects.news:
        name = BUILDINGS[1 if shops else 2]
        told: Value = (pile[0], pile[1], pile[2])
        effects.emit(Event(SEARCHED, (seat, name, price, told)), only(seat), Event(SEARCHED, (seat, name, price, None)))


def _take(state: MuranoState, kind: int, effects: Effects) -> None:
    # M-32: the rest of the pile is shuffled; it has no order here.
    if state.drawn == SHOP:
        state.shop_pile[kind] -= 1
    else:
        state.palace_pile[kind] -= 1
    _bought(state, state.drawn + kind, 0, effects)


def _recruit(state: MuranoState, effects: Effects) -> None:
    # M-35: the price was checked and depends on the cards owned alone, so it is fixed.
    seat = state.seat
    count = recruit_cards(state, seat)
    state.drawn = draw_cards(state.characters, "characters", N_CARDS, count, seat, effects)
    state.phase = RECRUIT
    if effects.news:
        told: Value = tuple([card + 1 for card in bits(state.drawn)])
        effects.emit(Event(CARDS_DRAWN, (seat, count, told)), only(seat), Event(CARDS_DRAWN, (seat, count, None)))


def _keep(state: MuranoState, card: int, effects: Effects) -> None:
    seat = state.seat
    price = recruit_price(state, seat)
    state.coins[seat] -= price
    state.hands[seat] |= 1 << card
    put_back(state.characters, state.drawn & ~(1 << card), seat)
    if effects.news:
        effects.emit(Event(CHARACTER_KEPT, (seat, price, card + 1)), only(seat), Event(CHARACTER_KEPT, (seat, price, None)))
    end_turn(state, effects)


def _decline(state: MuranoState, effects: Effects) -> None:
    put_back(state.characters, state.drawn, state.seat)
    if effects.news:
        effects.emit(Event(CHARACTERS_DECLINED, (state.seat,)))
    end_turn(state, effects)


def _place(state: MuranoState, group: int, effects: Effects) -> None:
    seat = state.seat
    price = mooring_price(state, seat, group % 4)
    state.coins[seat] -= price
    state.reserve[seat] -= 1
    groups = MOORINGS[state.wide]
    berth = 0
    while groups[berth] != group or state.berths[berth] >= 0:
        berth += 1
    moor(state, berth, seat)
    vp = 1 if holds(state, seat, HARBOUR_PUB) else 0
    state.vp[seat] += vp
    if effects.news:
        effects.emit(Event(PLACED, (seat, ISLANDS[group // 4], SEAT_COLOURS[group % 4], price, vp)))
    end_turn(state, effects)


def change_gondoliers(state: MuranoState, code: int, effects: Effects) -> None:
    """M-40: hire a gondolier of the common reserve, or dismiss one of the personal reserve."""
    seat = state.seat
    if code == HIRE:
        price = hire_price(state, seat)
        state.coins[seat] -= price
        state.common[seat] -= 1
        state.reserve[seat] += 1
        if effects.news:
            effects.emit(Event(HIRED, (seat, price)))
    else:
        coins = dismiss_coins(state, seat)
        state.coins[seat] += coins
        state.reserve[seat] -= 1
        state.common[seat] += 1
        if effects.news:
            effects.emit(Event(DISMISSED, (seat, coins)))
    end_turn(state, effects)
