"""The state as JSON and back."""

from typing import Final, cast

from service.engine.contract import Document
from service.rulesets.venezia.state import Venezia

SCHEMA_VERSION: Final = 1


def encode(state: Venezia) -> Document:
    """Return the state as JSON."""
    return {
        "schema_version": SCHEMA_VERSION,
        "players": state.players,
        "parties": state.parties,
        "board": state.board[:],
        "supply": state.supply[:],
        "hands": state.hands[:],
        "known": state.known[:],
        "joint": state.joint[:],
        "pawns": state.pawns[:],
        "sets": state.sets[:],
        "laid": state.laid[:],
        "swamps": state.swamps[:],
        "treasures": state.treasures[:],
        "swamp_pool": state.swamp_pool[:],
        "treasure_pool": state.treasure_pool[:],
        "spent": state.spent[:],
        "handed_in": state.handed_in[:],
        "face_up": state.face_up[:],
        "deck": state.deck[:],
        "discard": state.discard[:],
        "positions": state.positions[:],
        "frames": state.frames[:],
        "current": state.current,
        "actor": state.actor,
        "card": state.card,
        "active": state.active,
        "idle": state.idle,
        "end": state.end,
    }


def _ints(document: Document, name: str) -> list[int]:
    return list(cast("list[int]", document[name]))


def _int(document: Document, name: str) -> int:
    return cast("int", document[name])


def decode(document: Document) -> Venezia:
    """Return the state of `encode`'s JSON; ValueError for another schema."""
    version = document.get("schema_version")
    if version != SCHEMA_VERSION:
        raise ValueError(f"a Venezia state of schema {version}, where {SCHEMA_VERSION} is known")
    return Venezia(
        _int(document, "players"),
        _int(document, "parties"),
        _ints(document, "board"),
        _ints(document, "supply"),
        _ints(document, "hands"),
        _ints(document, "known"),
        _ints(document, "joint"),
        _ints(document, "pawns"),
        _ints(document, "sets"),
        _ints(document, "laid"),
        _ints(document, "swamps"),
        _ints(document, "treasures"),
        _ints(document, "swamp_pool"),
        _ints(document, "treasure_pool"),
        _ints(document, "spent"),
        _ints(document, "handed_in"),
        _ints(document, "face_up"),
        _ints(document, "deck"),
        _ints(document, "discard"),
        _ints(document, "positions"),
        _ints(document, "frames"),
        _int(document, "current"),
        _int(document, "actor"),
        _int(document, "card"),
        bool(document["active"]),
        _int(document, "idle"),
        _int(document, "end"),
    )
