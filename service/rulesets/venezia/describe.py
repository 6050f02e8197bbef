"""Actions in plain English."""

from typing import Final

from service.rulesets.venezia.actions import (
    DISCARD_EXCESS,
    DRAW_CARD,
    END_PLAY,
    END_RECLAIM,
    END_TURN,
    IMAGINARY_NOW,
    OFFER_CARD,
    PASS_GOLD,
    PLAY_CARD,
    TAKE_FACE_UP,
    Build,
    ConvertGold,
    OfKind,
    OfMode,
    Reclaim,
    VeneziaAction,
)
from service.rulesets.venezia.components import BUILDINGS, CASA, DISTRICT_OF, DISTRICTS, HEX_OF, HEXES, JOINT, NEED

DISTRICT_NAMES: Final = tuple([name.replace("_", " ").title() for name in DISTRICTS])

_PLAIN: Final = {
    IMAGINARY_NOW: "Draw the imaginary player's card now.",
    END_PLAY: "Play no more cards this turn.",
    PASS_GOLD: "Change no gold now.",
    END_RECLAIM: "Reclaim no more swamp this turn.",
    DRAW_CARD: "Draw from the deck.",
    END_TURN: "End the turn.",
}
_OF_KIND: Final = {
    DISCARD_EXCESS: "Discard the joint {} cards.",
    TAKE_FACE_UP: "Take the face-up {} card.",
    OFFER_CARD: "Lay a {} card face up and take three cards.",
}


def describe(action: VeneziaAction) -> str:
    """Return one sentence that says what `action` does."""
    if isinstance(action, Build):
        return _build(action)
    if isinstance(action, OfMode):
        return _of_mode(action)
    if isinstance(action, OfKind):
        return _OF_KIND[action.verb].format(BUILDINGS[action.kind])
    if isinstance(action, ConvertGold):
        return f"Change gold into {action.points} {'space' if action.points == 1 else 'spaces'} of movement."
    if isinstance(action, Reclaim):
        return f"Reclaim the swamp {hex_name(action.number)}." if action.number >= 0 else "Reclaim a swamp beyond the board."
    return _PLAIN[action.verb]


def hex_name(number: int) -> str:
    """Return words for a hex of the board."""
    return f"at {_pair_text(HEXES[number])} in {DISTRICT_NAMES[DISTRICT_OF[number]]}"


def _of_mode(action: OfMode) -> str:
    name = BUILDINGS[action.kind]
    if action.verb != PLAY_CARD:
        return f"Build the {'joint ' if action.mode == JOINT else ''}{name} next."
    if action.mode == JOINT:
        return f"Play a joint {name} card."
    return "Play a casa card." if action.kind == CASA else f"Play all {NEED[action.kind]} {name} cards alone."


def _build(action: Build) -> str:
    name = BUILDINGS[action.kind]
    if action.line is not None:
        scored = "" if action.district < 0 else f", scoring {DISTRICT_NAMES[action.district]}"
        return f"Build a {name} on bridge line {action.line}{scored}."
    where = " and ".join([_pair_text(pair) for pair in action.hexes or ()])
    if action.footprint >= 0 and action.hexes is not None:
        where += f" in {DISTRICT_NAMES[DISTRICT_OF[HEX_OF[action.hexes[0]]]]}"
    return f"Build a {name} on {where}." if where else f"Build a {name}."


def _pair_text(pair: tuple[int, int]) -> str:
    return f"({pair[0]}, {pair[1]})"
