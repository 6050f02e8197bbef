"""The state as JSON and back. Tallies are not kept: they follow from the tiles and moorings."""

from typing import Any, Final

from service.engine.contract import Document
from service.rulesets.murano.state import Deck, MuranoState, blank, lay, moor

SCHEMA_VERSION: Final = 1


def encode(state: MuranoState) -> Document:
    """Return the state as JSON."""
    return {
        "schema_version": SCHEMA_VERSION,
        "players": state.players,
        "connected": state.connected,
        "seat": state.seat,
        "phase": state.phase,
        "turn": state.turn,
        "moves": state.moves,
        "at": state.at,
        "must_act": state.must_act,
        "built": state.built,
        "drawn": state.drawn,
        "extra": state.extra,
        "fresh": state.fresh,
        "left": state.left,
        "idle": state.idle,
        "ending": state.ending,
        "reason": state.reason,
        "finished": state.finished,
        "ring": state.ring[:],
        "tiles": [[cell, tile, state.owners[cell]] for cell, tile in enumerate(state.tiles) if tile],
        "berths": state.berths[:],
        "streets": state.streets[:],
        "shop_pile": state.shop_pile[:],
        "palace_pile": state.palace_pile[:],
        "factory_pile": state.factory_pile,
        "special_pile": state.special_pile,
        "bag": state.bag[:],
        "removed_palaces": state.removed_palaces[:],
        "removed_characters": state.removed_characters,
        "characters": _encode_deck(state.characters),
        "special_deck": _encode_deck(state.special_deck),
        "coins": state.coins[:],
        "vp": state.vp[:],
        "reserve": state.reserve[:],
        "common": state.common[:],
        "factories": state.factories[:],
        "specials": state.specials[:],
        "hands": state.hands[:],
        "scored": state.scored[:],
        "cards": state.cards[:],
        "glass": state.glass[:],
        "shops": state.shops[:],
        "palaces": state.palaces[:],
        "seen_shops": state.seen_shops[:],
        "seen_palaces": state.seen_palaces[:],
        "used": state.used[:],
    }


def decode(document: Document) -> MuranoState:
    """Return the state of a document; ValueError for another schema version."""
    doc: dict[str, Any] = document
    if doc["schema_version"] != SCHEMA_VERSION:
        raise ValueError(f"a murano state of schema version {doc['schema_version']}, not {SCHEMA_VERSION}")
    state = blank(doc["players"])
    _decode_turn(state, doc)
    _decode_table(state, doc)
    _decode_seats(state, doc)
    return state


def _encode_deck(deck: Deck) -> list[list[int]]:
    return [deck.cards[:], deck.by[:], deck.bound[:]]


def _decode_deck(lists: list[list[int]]) -> Deck:
    return Deck(lists[0][:], lists[1][:], lists[2][:])


def _decode_turn(state: MuranoState, doc: dict[str, Any]) -> None:
    state.connected = doc["connected"]
    state.seat = doc["seat"]
    state.phase = doc["phase"]
    state.turn = doc["turn"]
    state.moves = doc["moves"]
    state.at = doc["at"]
    state.must_act = doc["must_act"]
    state.built = doc["built"]
    state.drawn = doc["drawn"]
    state.extra = doc["extra"]
    state.fresh = doc["fresh"]
    state.left = doc["left"]
    state.idle = doc["idle"]
    state.ending = doc["ending"]
    state.reason = doc["reason"]
    state.finished = doc["finished"]


def _decode_table(state: MuranoState, doc: dict[str, Any]) -> None:
    state.ring = doc["ring"][:]
    for cell, tile, owner in doc["tiles"]:
        lay(state, cell, tile, owner)
    for berth, seat in enumerate(doc["berths"]):
        if seat >= 0:
            moor(state, berth, seat)
    state.streets = doc["streets"][:]
    state.shop_pile = doc["shop_pile"][:]
    state.palace_pile = doc["palace_pile"][:]
    state.factory_pile = doc["factory_pile"]
    state.special_pile = doc["special_pile"]
    state.bag = doc["bag"][:]
    state.removed_palaces = doc["removed_palaces"][:]
    state.removed_characters = doc["removed_characters"]
    state.characters = _decode_deck(doc["characters"])
    state.special_deck = _decode_deck(doc["special_deck"])


def _decode_seats(state: MuranoState, doc: dict[str, Any]) -> None:
    state.coins = doc["coins"][:]
    state.vp = doc["vp"][:]
    state.reserve = doc["reserve"][:]
    state.common = doc["common"][:]
    state.factories = doc["factories"][:]
    state.specials = doc["specials"][:]
    state.hands = doc["hands"][:]
    state.scored = doc["scored"][:]
    state.cards = doc["cards"][:]
    state.glass = doc["glass"][:]
    state.shops = doc["shops"][:]
    state.palaces = doc["palaces"][:]
    state.seen_shops = doc["seen_shops"][:]
    state.seen_palaces = doc["seen_palaces"][:]
    state.used = doc["used"][:]
