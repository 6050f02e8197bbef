"""What a seat may see, built up from nothing."""

from typing import Final

from service.engine.contract import NO_SEAT, View
from service.engine.spec import Field, Spec, array, boolean, cell, enum, integer, nullable, obj
from service.rulesets.murano.actions import CUSTOMER, ISLAND, SEAT_COLOUR, SPECIAL_CARD
from service.rulesets.murano.components import (
    BUILDINGS,
    CELL_AT,
    CELL_ISLAND,
    CUSTOMER_COLOURS,
    ISLANDS,
    MOORINGS,
    N_CELLS,
    N_ISLANDS,
    PALACE,
    PALACE_STOCK,
    RING_NAMES,
    SEAT_COLOURS,
    SHOP,
    SHOP_STOCK,
    SPECIAL,
    SPECIAL_CARDS,
    STREET,
    STREET_CUSTOMERS,
    bit_count,
    bits,
    building_of,
)
from service.rulesets.murano.events import BUILDING, CARD, COUNT, END_REASON, THREE
from service.rulesets.murano.prices import palaces_in_front, shops_in_front, streets_left
from service.rulesets.murano.state import (
    END_REASONS,
    LAY,
    OVER,
    PHASES,
    RECRUIT,
    SEARCH,
    SPECIAL_DRAWN,
    STREET_DRAWN,
    Deck,
    MuranoState,
)

_MAYBE_SEAT: Final[Spec] = nullable(integer(0, 3))
_CUSTOMERS: Final[Spec] = array(CUSTOMER, 0, 2)
INCOME_RULE: Final = enum("MuranoIncomeRule", ("island", "connected"), "Which street tiles a shop reaches.")
RING: Final = enum("MuranoRingSpace", RING_NAMES, "Which gondolas lie on a space of the ring.")
TILE_KINDS: Final = ("street", *BUILDINGS)
TILE: Final = obj(
    "MuranoTile",
    "A tile laid on an island.",
    (
        Field("island", ISLAND, "The island."),
        Field("cell", cell(), "[column, row] on the island."),
        Field("kind", enum("MuranoTileKind", TILE_KINDS, "The kind of a laid tile."), "Street or building."),
        Field("customers", _CUSTOMERS, "The customers of a street tile."),
        Field("colour", nullable(CUSTOMER), "The colour of a shop, else null."),
        Field("crests", nullable(integer(1, 3)), "The crests of a palace, else null."),
        Field("owner", _MAYBE_SEAT, "Whose cube stands on a factory or shop, else null."),
    ),
)
MOORING: Final = obj(
    "MuranoMooring",
    "A mooring, in the order of the board.",
    (
        Field("island", ISLAND, "The island."),
        Field("colour", SEAT_COLOUR, "The mooring's own colour."),
        Field("seat", _MAYBE_SEAT, "Whose gondolier is there; null for nobody's."),
    ),
)
PLAYER: Final = obj(
    "MuranoPlayer",
    "What is known of a seat. The members that are null for others are those in front of it face down, and its cards.",
    (
        Field("coins", COUNT, "Coins."),
        Field("vp", COUNT, "Victory points."),
        Field("reserve", COUNT, "Gondoliers in the personal reserve."),
        Field("common", COUNT, "Gondoliers in the common reserve."),
        Field("glass", THREE, "Red, green and blue glass blocks."),
        Field("factories", COUNT, "Factory tiles in front of it."),
        Field("shops", COUNT, "Shop tiles in front of it."),
        Field("palaces", COUNT, "Palace tiles in front of it."),
        Field("specials", COUNT, "Special-building tiles in front of it."),
        Field("shop_colours", nullable(THREE), "Of the shops in front: how many red, blue and grey ones."),
        Field("palace_crests", nullable(THREE), "Of the palaces in front: how many with 1, 2 and 3 crests."),
        Field("characters", COUNT, "Character cards held."),
        Field("character_cards", nullable(array(CARD)), "Which character cards."),
        Field("scored", array(CARD), "Character cards used in the scoring."),
        Field("used", array(COUNT, N_ISLANDS, N_ISLANDS), "Gondoliers used in the scoring, by island in the order of the board."),
        Field("special_cards", array(SPECIAL_CARD), "Special-building cards held."),
    ),
)
LAYER: Final = obj(
    "MuranoLayer",
    "Cards of a deck in unknown order; layers go from front to back.",
    (
        Field("size", COUNT, "How many cards."),
        Field("seat", _MAYBE_SEAT, "Who put them there; null for the set-up."),
        Field("cards", nullable(array(COUNT)), "For who put them there: the cards that may be in it (all of them while nobody else drew)."),
    ),
)
VIEW: Final = obj(
    "MuranoView",
    "A position as a seat or a spectator (viewer null) sees it.",
    (
        Field("viewer", _MAYBE_SEAT, "Whose view it is; null for a spectator."),
        Field("to_act", _MAYBE_SEAT, "Who decides; null when the game is over."),
        Field("phase", enum("MuranoPhase", PHASES, "What the seat to act decides."), "The phase."),
        Field("income", INCOME_RULE, "Option of the game."),
        Field("turn", COUNT, "Turns finished."),
        Field("idle_turns", COUNT, "Turns in a row in which no tile left a pile."),
        Field("tile_taken", boolean(), "Whether a tile left a pile in this turn."),
        Field("moves", COUNT, "Moves made in this turn; the next one costs as many coins."),
        Field("at", nullable(integer(0, 17)), "The space whose action may be carried out."),
        Field("must_act", boolean(), "Whether the lighthouse was used, so that the action is due."),
        Field("tiles_laid", COUNT, "Tiles laid in this build action."),
        Field("extra_block", boolean(), "Whether a block goes back for the trading post."),
        Field("fresh_cards", array(SPECIAL_CARD), "Special-building cards that came in this turn and do not work yet."),
        Field("drawn_street", nullable(_CUSTOMERS), "The customers of the street tile to lay."),
        Field("bought", nullable(BUILDING), "The pile being searched, or the kind of building just bought that may be laid."),
        Field("bought_colour", nullable(CUSTOMER), "The colour of a shop just bought; null to others."),
        Field("bought_crests", nullable(integer(1, 3)), "The crests of a palace just bought; null to others."),
        Field("drawn", COUNT, "How many cards were drawn to choose from."),
        Field("drawn_characters", nullable(array(CARD)), "The characters to choose from; null to others."),
        Field("drawn_specials", nullable(array(SPECIAL_CARD)), "The special-building cards to choose from; null to others."),
        Field("ending", _MAYBE_SEAT, "Who triggered the end."),
        Field("end_reason", END_REASON, "Why the end was triggered."),
        Field("finished", COUNT, "Seats that have scored."),
        Field("ring", array(RING, 18, 18), "The gondolas by space."),
        Field("tiles", array(TILE), "The tiles on the islands."),
        Field("moorings", array(MOORING), "The moorings."),
        Field("players", array(PLAYER, 2, 4), "The seats."),
        Field("streets", COUNT, "Street tiles in their pile."),
        Field("shops", COUNT, "Shop tiles in their pile."),
        Field("palaces", COUNT, "Palace tiles in their pile."),
        Field("factories", COUNT, "Factory tiles in their pile."),
        Field("specials", COUNT, "Special-building tiles in their pile."),
        Field("bag", THREE, "Red, green and blue glass blocks in the bag."),
        Field("character_deck", array(LAYER), "The deck of character cards."),
        Field("special_deck", array(LAYER), "The deck of special-building cards; the n-th card of the board's list is n, from 0."),
        Field("seen_shops", nullable(THREE), "What the viewer knows the shop pile to be drawn from, by colour, since searching it."),
        Field("seen_palaces", nullable(THREE), "The same of the palaces by crests."),
    ),
)


def view(state: MuranoState, seat: int) -> View:
    """Return what `seat` (-1: a spectator) may see."""
    actor = state.seat
    phase = state.phase
    mine = seat == actor
    bought = phase in (LAY, SEARCH)
    tile = state.drawn if phase == LAY and mine else 0
    shown = state.drawn if mine else 0
    return {
        "viewer": None if seat < 0 else seat,
        "to_act": None if phase == OVER else actor,
        "phase": PHASES[phase],
        "income": "connected" if state.connected else "island",
        "turn": state.turn,
        "idle_turns": state.idle,
        "tile_taken": state.left == 1,
        "moves": state.moves,
        "at": None if state.at < 0 else state.at,
        "must_act": state.must_act == 1,
        "tiles_laid": state.built,
        "extra_block": state.extra == 1,
        "fresh_cards": [SPECIAL_CARDS[card] for card in bits(state.fresh)],
        "drawn_street": [CUSTOMER_COLOURS[c] for c in STREET_CUSTOMERS[state.drawn]] if phase == STREET_DRAWN else None,
        "bought": BUILDINGS[building_of(state.drawn)] if bought else None,
        "bought_colour": CUSTOMER_COLOURS[tile - SHOP] if SHOP <= tile < PALACE else None,
        "bought_crests": tile - PALACE + 1 if PALACE <= tile < SPECIAL else None,
        "drawn": bit_count(state.drawn) if phase in (RECRUIT, SPECIAL_DRAWN) else 0,
        "drawn_characters": [card + 1 for card in bits(shown)] if phase == RECRUIT and mine else None,
        "drawn_specials": [SPECIAL_CARDS[card] for card in bits(shown)] if phase == SPECIAL_DRAWN and mine else None,
        "ending": None if state.ending == NO_SEAT else state.ending,
        "end_reason": END_REASONS[state.reason],
        "finished": state.finished,
        "ring": [RING_NAMES[there] for there in state.ring],
        "tiles": _tiles(state),
        "moorings": _moorings(state),
        "players": [_player(state, other, other == seat) for other in range(state.players)],
        "streets": streets_left(state),
        "shops": sum(state.shop_pile),
        "palaces": sum(state.palace_pile),
        "factories": state.factory_pile,
        "specials": state.special_pile,
        "bag": list(state.bag),
        "character_deck": _layers(state.characters, seat, 1),
        "special_deck": _layers(state.special_deck, seat, 0),
        "seen_shops": _seen(state, seat, state.seen_shops, state.shops, SHOP_STOCK[state.wide], SHOP),
        "seen_palaces": _seen(state, seat, state.seen_palaces, state.palaces, PALACE_STOCK, PALACE),
    }


def _tiles(state: MuranoState) -> list[View]:
    found: list[View] = []
    for at in range(N_CELLS):
        tile = state.tiles[at]
        if tile == 0:
            continue
        street = tile >= STREET
        found.append(
            {
                "island": ISLANDS[CELL_ISLAND[at]],
                "cell": list(CELL_AT[at]),
                "kind": "street" if street else BUILDINGS[building_of(tile)],
                "customers": [CUSTOMER_COLOURS[c] for c in STREET_CUSTOMERS[tile - STREET]] if street else [],
                "colour": CUSTOMER_COLOURS[tile - SHOP] if SHOP <= tile < PALACE else None,
                "crests": tile - PALACE + 1 if PALACE <= tile < SPECIAL else None,
                "owner": None if state.owners[at] < 0 else state.owners[at],
            }
        )
    return found


def _moorings(state: MuranoState) -> list[View]:
    found: list[View] = []
    for group, seat in zip(MOORINGS[state.wide], state.berths, strict=True):
        found.append({"island": ISLANDS[group // 4], "colour": SEAT_COLOURS[group % 4], "seat": None if seat < 0 else seat})
    return found


def _player(state: MuranoState, seat: int, own: bool) -> View:
    base = 3 * seat
    return {
        "coins": state.coins[seat],
        "vp": state.vp[seat],
        "reserve": state.reserve[seat],
        "common": state.common[seat],
        "glass": state.glass[base : base + 3],
        "factories": state.factories[seat],
        "shops": shops_in_front(state, seat),
        "palaces": palaces_in_front(state, seat),
        "specials": state.specials[seat],
        "shop_colours": state.shops[base : base + 3] if own else None,
        "palace_crests": state.palaces[base : base + 3] if own else None,
        "characters": bit_count(state.hands[seat]),
        "character_cards": [card + 1 for card in bits(state.hands[seat])] if own else None,
        "scored": [card + 1 for card in bits(state.scored[seat])],
        "used": state.used[N_ISLANDS * seat : N_ISLANDS * seat + N_ISLANDS],
        "special_cards": [SPECIAL_CARDS[card] for card in bits(state.cards[seat])],
    }


def _layers(deck: Deck, seat: int, first: int) -> list[View]:
    found: list[View] = []
    for layer, cards in enumerate(deck.cards):
        by = deck.by[layer]
        known = [card + first for card in bits(deck.bound[layer])] if by >= 0 and by == seat else None
        found.append({"size": bit_count(cards), "seat": None if by < 0 else by, "cards": known})
    return found


def _seen(state: MuranoState, seat: int, seen: list[int], front: list[int], stock: list[int], first: int) -> list[int] | None:
    # What a seat knows after searching a pile, less the tiles that it sees elsewhere.
    if seat < 0 or seen[3 * seat] < 0:
        return None
    elsewhere = [front[3 * seat], front[3 * seat + 1], front[3 * seat + 2]]
    for tile in state.tiles:
        if first <= tile < first + 3:
            elsewhere[tile - first] += 1
    return [min(seen[3 * seat + kind], stock[kind] - elsewhere[kind]) for kind in range(3)]
