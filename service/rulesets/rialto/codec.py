"""The state as compact JSON and back."""

from typing import Final

from service.engine.contract import Document
from service.rulesets.rialto.state import RialtoState

SCHEMA_VERSION: Final = 1


def encode(state: RialtoState) -> Document:
    """Return the state as JSON: the numbers in one list, every list under its name."""
    return {
        "schema_version": SCHEMA_VERSION,
        "numbers": [
            state.seats,
            state.players,
            int(state.by_rank),
            state.round,
            state.step,
            state.actor,
            state.stage,
            state.turn,
            state.first,
            state.bonus,
            state.converted,
            state.wild,
            state.left,
            state.new_link,
            state.taken,
            state.top_bridge,
            state.marker,
            state.banks_open,
            state.banks_closing,
        ],
        "seating": state.seating[:],
        "districts": state.districts[:],
        "order": state.order[:],
        "queue": state.queue[:],
        "deck": state.deck[:],
        "discarded": state.discarded[:],
        "rows": state.rows[:],
        "hand": state.hand[:],
        "buried": state.buried[:],
        "floor": state.floor[:],
        "ceiling": state.ceiling[:],
        "played": state.played[:],
        "strength": state.strength[:],
        "stock": state.stock[:],
        "owned": state.owned[:],
        "coins": state.coins[:],
        "blocked": state.blocked[:],
        "gold": state.gold[:],
        "vp": state.vp[:],
        "reserve": state.reserve[:],
        "general": state.general[:],
        "placed": state.placed[:],
        "space": state.space[:],
        "doge": state.doge[:],
        "bridges": state.bridges[:],
        "link_a": state.link_a[:],
        "link_b": state.link_b[:],
        "banks_of": state.banks_of[:],
    }


def _ints(document: Document, name: str) -> list[int]:
    values = document[name]
    assert isinstance(values, list)
    numbers: list[int] = []
    for value in values:
        assert isinstance(value, int)
        numbers.append(value)
    return numbers


def decode(document: Document) -> RialtoState:
    """Return the state of `encode`'s JSON; ValueError for another schema version."""
    if document.get("schema_version") != SCHEMA_VERSION:
        raise ValueError(f"a Rialto state of schema version {document.get('schema_version')}, not {SCHEMA_VERSION}")
    numbers = _ints(document, "numbers")
    state = RialtoState(numbers[0], numbers[1], numbers[2] == 1)
    _decode_numbers(state, numbers)
    _decode_lists(state, document)
    return state


def _decode_numbers(state: RialtoState, numbers: list[int]) -> None:
    state.round = numbers[3]
    state.step = numbers[4]
    state.actor = numbers[5]
    state.stage = numbers[6]
    state.turn = numbers[7]
    state.first = numbers[8]
    state.bonus = numbers[9]
    state.converted = numbers[10]
    state.wild = numbers[11]
    state.left = numbers[12]
    state.new_link = numbers[13]
    state.taken = numbers[14]
    state.top_bridge = numbers[15]
    state.marker = numbers[16]
    state.banks_open = numbers[17]
    state.banks_closing = numbers[18]


def _decode_lists(state: RialtoState, document: Document) -> None:
    state.seating = _ints(document, "seating")
    state.districts = _ints(document, "districts")
    state.order = _ints(document, "order")
    state.queue = _ints(document, "queue")
    state.deck = _ints(document, "deck")
    state.discarded = _ints(document, "discarded")
    state.rows = _ints(document, "rows")
    state.hand = _ints(document, "hand")
    state.buried = _ints(document, "buried")
    state.floor = _ints(document, "floor")
    state.ceiling = _ints(document, "ceiling")
    state.played = _ints(document, "played")
    state.strength = _ints(document, "strength")
    state.stock = _ints(document, "stock")
    state.owned = _ints(document, "owned")
    state.coins = _ints(document, "coins")
    state.blocked = _ints(document, "blocked")
    state.gold = _ints(document, "gold")
    state.vp = _ints(document, "vp")
    state.reserve = _ints(document, "reserve")
    state.general = _ints(document, "general")
    state.placed = _ints(document, "placed")
    state.space = _ints(document, "space")
    state.doge = _ints(document, "doge")
    state.bridges = _ints(document, "bridges")
    state.link_a = _ints(document, "link_a")
    state.link_b = _ints(document, "link_b")
    state.banks_of = _ints(document, "banks_of")
