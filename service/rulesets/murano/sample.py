"""A full position that a viewer's knowledge allows, the hidden parts drawn fairly."""

from typing import Any, cast

from service.engine.contract import NO_SEAT, View
from service.engine.effects import pool_total, take_nth
from service.engine.rng import Rng
from service.rulesets.murano.components import (
    BUILDINGS,
    CELLS,
    CHARACTER_MASK,
    CHARACTERS_OUT,
    CUSTOMER_COLOURS,
    FACTORY,
    GLASS_STOCK,
    ISLANDS,
    N_ISLANDS,
    PALACE,
    PALACE_STOCK,
    PALACES_OUT,
    RING_NAMES,
    SHOP,
    SHOP_STOCK,
    SPECIAL,
    SPECIAL_CARDS,
    SPECIAL_MASK,
    STREET,
    STREET_CUSTOMERS,
    STREET_STOCK,
    bits,
)
from service.rulesets.murano.state import (
    END_REASONS,
    LAY,
    PHASES,
    RECRUIT,
    SEARCH,
    SPECIAL_DRAWN,
    STREET_DRAWN,
    Deck,
    MuranoState,
    blank,
    lay,
    moor,
)

_FIRST_TILE = (FACTORY, SHOP, PALACE, SPECIAL)


def sample(view: View, rng: Rng) -> MuranoState:
    """Return a state whose view for the viewer of `view` is `view`."""
    seen: dict[str, Any] = dict(view)
    players: list[dict[str, Any]] = seen["players"]
    state = blank(len(players))
    viewer = -1 if seen["viewer"] is None else int(seen["viewer"])
    _take_table(state, seen)
    for seat, player in enumerate(players):
        _take_player(state, seat, player)
    _take_turn(state, seen)
    _deal_shops(state, seen, viewer, rng)
    _deal_palaces(state, seen, viewer, rng)
    _deal_characters(state, seen, viewer, rng)
    _deal_specials(state, seen, rng)
    _deal_bought(state, seen, rng)
    return state


def _take_table(state: MuranoState, seen: dict[str, Any]) -> None:
    state.ring = [RING_NAMES.index(there) for there in seen["ring"]]
    state.streets = STREET_STOCK[state.wide][:]
    for tile in seen["tiles"]:
        at = CELLS[ISLANDS.index(tile["island"]), tile["cell"][0], tile["cell"][1]]
        lay(state, at, _tile_code(state, tile), -1 if tile["owner"] is None else int(tile["owner"]))
    for berth, mooring in enumerate(seen["moorings"]):
        if mooring["seat"] is not None:
            moor(state, berth, int(mooring["seat"]))
    state.factory_pile = seen["factories"]
    state.special_pile = seen["specials"]
    state.bag = GLASS_STOCK[:]


def _tile_code(state: MuranoState, tile: dict[str, Any]) -> int:
    kind = tile["kind"]
    if kind == "street":
        street = _street_kind(tile["customers"])
        state.streets[street] -= 1
        return STREET + street
    if kind == "shop":
        return SHOP + CUSTOMER_COLOURS.index(tile["colour"])
    if kind == "palace":
        return PALACE + int(tile["crests"]) - 1
    return FACTORY if kind == "factory" else SPECIAL


def _street_kind(customers: list[str]) -> int:
    return STREET_CUSTOMERS.index([CUSTOMER_COLOURS.index(colour) for colour in customers])


def _take_player(state: MuranoState, seat: int, player: dict[str, Any]) -> None:
    state.coins[seat] = player["coins"]
    state.vp[seat] = player["vp"]
    state.reserve[seat] = player["reserve"]
    state.common[seat] = player["common"]
    state.factories[seat] = player["factories"]
    state.specials[seat] = player["specials"]
    for kind in range(3):
        count = int(player["glass"][kind])
        state.glass[3 * seat + kind] = count
        state.bag[kind] -= count
        if player["shop_colours"] is not None:
            state.shops[3 * seat + kind] = player["shop_colours"][kind]
        if player["palace_crests"] is not None:
            state.palaces[3 * seat + kind] = player["palace_crests"][kind]
    if player["character_cards"] is not None:
        state.hands[seat] = _mask(player["character_cards"], 1)
    state.scored[seat] = _mask(player["scored"], 1)
    state.cards[seat] = _special_mask(player["special_cards"])
    for island in range(N_ISLANDS):
        state.used[N_ISLANDS * seat + island] = player["used"][island]


def _mask(cards: list[int], first: int) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << (card - first)
    return mask


def _special_mask(names: list[str]) -> int:
    return _mask([SPECIAL_CARDS.index(name) for name in names], 0)


def _take_turn(state: MuranoState, seen: dict[str, Any]) -> None:
    state.phase = PHASES.index(seen["phase"])
    # When the game is over the seat that scored last stays.
    state.ending = NO_SEAT if seen["ending"] is None else int(seen["ending"])
    state.seat = (state.ending + state.players - 1) % state.players if seen["to_act"] is None else int(seen["to_act"])
    state.connected = int(seen["income"] == "connected")
    state.turn = seen["turn"]
    state.idle = seen["idle_turns"]
    state.left = int(seen["tile_taken"])
    state.moves = seen["moves"]
    state.at = -1 if seen["at"] is None else int(seen["at"])
    state.must_act = int(seen["must_act"])
    state.built = seen["tiles_laid"]
    state.extra = int(seen["extra_block"])
    state.fresh = _special_mask(seen["fresh_cards"])
    state.reason = END_REASONS.index(seen["end_reason"])
    state.finished = seen["finished"]
    if state.phase == STREET_DRAWN:
        state.drawn = _street_kind(seen["drawn_street"])
        state.streets[state.drawn] -= 1


def _deal(pool: list[int], n: int, rng: Rng) -> list[int]:
    # Take n items out of pool fairly, and return them as counts.
    counts = [0] * len(pool)
    total = pool_total(pool)
    for _ in range(n):
        counts[take_nth(pool, rng.below(total))] += 1
        total -= 1
    return counts


def _unseen_tiles(state: MuranoState, stock: list[int], first: int, viewer: int, front: list[int]) -> list[int]:
    pool = stock[:]
    for tile in state.tiles:
        if first <= tile < first + 3:
            pool[tile - first] -= 1
    if viewer >= 0:
        for kind in range(3):
            pool[kind] -= front[3 * viewer + kind]
    return pool


def _deal_pile(pool: list[int], size: int, known: list[int] | None, rng: Rng) -> list[int]:
    # Who searched the pile knows what its rest comes from.
    if known is None:
        return _deal(pool, size, rng)
    pile = _deal(known[:], size, rng)
    for kind in range(3):
        pool[kind] -= pile[kind]
    return pile


def _deal_fronts(state: MuranoState, pool: list[int], what: str, seen: dict[str, Any], viewer: int, front: list[int], rng: Rng) -> None:
    for seat in range(state.players):
        if seat != viewer:
            dealt = _deal(pool, int(seen["players"][seat][what]), rng)
            for kind in range(3):
                front[3 * seat + kind] = dealt[kind]


def _deal_shops(state: MuranoState, seen: dict[str, Any], viewer: int, rng: Rng) -> None:
    pool = _unseen_tiles(state, SHOP_STOCK[state.wide], SHOP, viewer, state.shops)
    known = cast("list[int] | None", seen["seen_shops"])
    state.shop_pile = _deal_pile(pool, int(seen["shops"]), known, rng)
    if known is not None:
        state.seen_shops[3 * viewer : 3 * viewer + 3] = known
    _deal_fronts(state, pool, "shops", seen, viewer, state.shops, rng)


def _deal_palaces(state: MuranoState, seen: dict[str, Any], viewer: int, rng: Rng) -> None:
    pool = _unseen_tiles(state, PALACE_STOCK, PALACE, viewer, state.palaces)
    known = cast("list[int] | None", seen["seen_palaces"])
    state.palace_pile = _deal_pile(pool, int(seen["palaces"]), known, rng)
    if known is not None:
        state.seen_palaces[3 * viewer : 3 * viewer + 3] = known
    _deal_fronts(state, pool, "palaces", seen, viewer, state.palaces, rng)
    state.removed_palaces = _deal(pool, PALACES_OUT[state.wide], rng)


def _choose(cards: int, n: int, rng: Rng) -> int:
    # n of the cards of a mask, fairly.
    places = bits(cards)
    chosen = 0
    for _ in range(n):
        chosen |= 1 << places.pop(rng.below(len(places)))
    return chosen


def _deal_deck(layers: list[dict[str, Any]], first: int, unknown: int, rng: Rng) -> tuple[Deck, int]:
    # The viewer's own layers come first: each out of what it may hold.
    cards = [0] * len(layers)
    by = [-1 if layer["seat"] is None else int(layer["seat"]) for layer in layers]
    bound = [0] * len(layers)
    for at, layer in enumerate(layers):
        if layer["cards"] is not None:
            bound[at] = _mask(layer["cards"], first)
            cards[at] = _choose(bound[at], int(layer["size"]), rng)
            unknown &= ~cards[at]
    for at, layer in enumerate(layers):
        if layer["cards"] is None:
            cards[at] = _choose(unknown, int(layer["size"]), rng)
            unknown &= ~cards[at]
            bound[at] = cards[at] if by[at] >= 0 else 0
    return Deck(cards, by, bound), unknown


def _deal_characters(state: MuranoState, seen: dict[str, Any], viewer: int, rng: Rng) -> None:
    unknown = CHARACTER_MASK[state.wide]
    for seat in range(state.players):
        unknown &= ~(state.hands[seat] | state.scored[seat])
    if seen["drawn_characters"] is not None:
        state.drawn = _mask(seen["drawn_characters"], 1)
        unknown &= ~state.drawn
    state.characters, unknown = _deal_deck(seen["character_deck"], 1, unknown, rng)
    for seat in range(state.players):
        if seat != viewer:
            state.hands[seat] = _choose(unknown, int(seen["players"][seat]["characters"]), rng)
            unknown &= ~state.hands[seat]
    if state.phase == RECRUIT and seen["drawn_characters"] is None:
        state.drawn = _choose(unknown, int(seen["drawn"]), rng)
        unknown &= ~state.drawn
    state.removed_characters = _choose(unknown, CHARACTERS_OUT, rng)


def _deal_specials(state: MuranoState, seen: dict[str, Any], rng: Rng) -> None:
    unknown = SPECIAL_MASK
    for seat in range(state.players):
        unknown &= ~state.cards[seat]
    if seen["drawn_specials"] is not None:
        state.drawn = _special_mask(seen["drawn_specials"])
        unknown &= ~state.drawn
    state.special_deck, unknown = _deal_deck(seen["special_deck"], 0, unknown, rng)
    if state.phase == SPECIAL_DRAWN and seen["drawn_specials"] is None:
        state.drawn = unknown


def _deal_bought(state: MuranoState, seen: dict[str, Any], rng: Rng) -> None:
    # The pile being searched, or the tile just bought: for others any of those in front of its buyer.
    if state.phase not in (LAY, SEARCH):
        return
    building = BUILDINGS.index(seen["bought"])
    state.drawn = _FIRST_TILE[building]
    if state.phase == SEARCH or building in (0, 3):
        return
    if seen["bought_colour"] is not None:
        state.drawn += CUSTOMER_COLOURS.index(seen["bought_colour"])
    elif seen["bought_crests"] is not None:
        state.drawn += int(seen["bought_crests"]) - 1
    else:
        front = state.shops if building == 1 else state.palaces
        pool = front[3 * state.seat : 3 * state.seat + 3]
        state.drawn += take_nth(pool, rng.below(pool_total(pool)))
