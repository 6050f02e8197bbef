"""What a seat may see (RULES.md, "What a seat may see"), built up from nothing, and its shape."""

from typing import Final

from service.engine.contract import NO_SEAT, View
from service.engine.spec import Field, Spec, array, boolean, cell, enum, integer, nullable, obj
from service.rulesets.venezia.actions import BUILDING as BUILDING_SPEC
from service.rulesets.venezia.actions import LINE_OF, MODE
from service.rulesets.venezia.components import (
    BUILDINGS,
    CASA,
    EMPTY,
    FOOTPRINTS,
    HEX_COUNT,
    HEXES,
    KIND_OF,
    KINDS,
    LEAST_TREASURE,
    LINES,
    MODES,
    NOBODYS,
    SWAMP_VALUES,
    TREASURE_VALUES,
)
from service.rulesets.venezia.events import END, END_NAMES
from service.rulesets.venezia.frames import (
    DRAWING_THREE,
    EXCHANGE,
    PLACING,
    RAISING,
    RECLAIMING,
)
from service.rulesets.venezia.state import FRAME, GOING_ON, Venezia

#: By frame: what the seat to act decides. Two frames never wait for a decision.
PHASES: Final = (
    "play_cards",
    "next_building",
    "discard_excess",
    "reclaim",
    "draw",
    "draw_three",
    "imaginary",
    "end_turn",
    "last_exchange",
    "over",
    "build",
    "raising",
    "gold_window",
)
CARD_FATES: Final = ("done", "offered", "at_end")

_PHASE: Final = enum("VeneziaPhase", PHASES, "What is decided.")
_COUNT: Final = integer(0, 86)


def _by_building(name: str, doc: str, item: Spec, kinds: tuple[str, ...]) -> Spec:
    return obj(name, doc, tuple([Field(kind, item, f"For {kind}.") for kind in kinds]))


_CARDS: Final = _by_building("VeneziaCounts", "Numbers by type.", _COUNT, BUILDINGS)
_PAWNS: Final = _by_building(
    "VeneziaPawns",
    "Who holds each master builder: a seat, in a game of two also 2 for the imaginary player, or null for the board.",
    nullable(integer(0, 4)),
    BUILDINGS[1:],
)
_PLAYER: Final = obj(
    "VeneziaPlayer",
    "A player, as everybody sees it.",
    (
        Field("seat", integer(0, 4), "The seat."),
        Field("position", integer(0), "The space its gondola is on; 0 is the start."),
        Field("hand", integer(0, 5), "The number of cards in hand."),
        Field("known_cards", _CARDS, "Cards in hand that everybody saw the player take."),
        Field("joint", _CARDS, "Joint cards in front."),
        Field("swamp_tokens", _COUNT, "The number of swamp tokens."),
        Field("treasure_tokens", integer(0, 18), "The number of treasure tokens."),
    ),
)
_OWN: Final = obj(
    "VeneziaOwn",
    "What only the viewer sees.",
    (
        Field("hand", _CARDS, "The cards in hand."),
        Field("swamp_values", array(integer(0, 2)), "The values of the swamp tokens."),
        Field("treasure_values", array(integer(3, 6)), "The values of the treasure tokens."),
    ),
)
_IMAGINARY: Final = obj(
    "VeneziaImaginary",
    "The imaginary player of a game of two.",
    (
        Field("joint", _CARDS, "Joint cards in front."),
        Field(
            "card",
            enum("VeneziaImaginaryTurn", CARD_FATES, "The card of this turn."),
            "Its card of this turn: drawn, still to choose, due at the end.",
        ),
    ),
)
_BUILDING: Final = obj(
    "VeneziaPiece",
    "A building on the board.",
    (
        Field("building", BUILDING_SPEC, "The type."),
        Field("hexes", array(cell(), 1, 3), "The hexes [q, r] it stands on."),
        Field("line", nullable(integer(1, len(LINES))), "The bridge line of a ponte."),
    ),
)
_PLACING: Final = obj(
    "VeneziaPlacing",
    "A building that waits for its place.",
    (
        Field("building", BUILDING_SPEC, "The type."),
        Field("mode", MODE, "Solo or joint."),
        Field("for_nobody", boolean(), "Whether it is a house of the imaginary player."),
    ),
)
_CONSTRUCTION: Final = obj(
    "VeneziaConstruction",
    "A building that is placed and not yet finished.",
    (
        Field("building", BUILDING_SPEC, "The type."),
        Field("mode", MODE, "Solo or joint."),
        Field("for_nobody", boolean(), "Whether it is a house of the imaginary player."),
        Field("hexes", array(cell(), 1, 3), "The hexes [q, r] it stands on."),
        Field("points", integer(0, 60), "What it scores."),
        Field("steps", integer(0, 11), "How far it is: 0 before the treasures, then two for each seat (a window for gold, its move)."),
    ),
)

VIEW: Final = obj(
    "VeneziaView",
    "A game of Venezia as one seat, or a spectator, sees it.",
    (
        Field("viewer", nullable(integer(0, 4)), "The seat that sees this; null for a spectator."),
        Field("to_act", nullable(integer(0, 4)), "The seat that decides next; null when the game is over."),
        Field("phase", _PHASE, "What that seat decides."),
        Field("stage", _PHASE, "How far the turn is, also while a construction waits."),
        Field("turn", integer(0, 4), "The player whose turn it is."),
        Field("players", array(_PLAYER, 2, 5), "The players by seat."),
        Field("own", nullable(_OWN), "What only the viewer sees; null for a spectator."),
        Field("imaginary", nullable(_IMAGINARY), "The imaginary player; null with more than two players."),
        Field("pawns", _PAWNS, "Who holds the master builders."),
        Field("face_up", array(BUILDING_SPEC, 0, 4), "The face-up cards."),
        Field("deck", integer(0, 42), "The number of cards in the deck."),
        Field("discard", _CARDS, "The discard pile."),
        Field("supply", _CARDS, "The pieces not yet built."),
        Field("swamps", array(cell(), 0, 86), "The hexes [q, r] with a swamp token."),
        Field("buildings", array(_BUILDING), "The buildings on the board."),
        Field("treasure_supply", integer(0, 18), "The number of treasure tokens in the supply."),
        Field(
            "handed_in_treasure_values",
            array(integer(3, 6), 0, 18),
            "Treasures handed in since one was last taken: they are in the supply.",
        ),
        Field("spent_swamp_values", array(integer(0, 2), 0, 86), "The swamp tokens that left the game, by value."),
        Field("solo_sets", _CARDS, "Complete solo sets of this turn that are not yet built."),
        Field("laid", _CARDS, "Joint cards that the player to move laid this turn."),
        Field("reclaims_left", integer(0, 2), "How many swamp tokens may still be taken in this step."),
        Field("cards_due", integer(0, 3), "How many cards are due after an offered card."),
        Field("offered", nullable(BUILDING_SPEC), "The card just offered."),
        Field("placing", nullable(_PLACING), "The building that waits for its place."),
        Field("construction", nullable(_CONSTRUCTION), "The building that is placed and not yet finished."),
        Field("exchanges_done", integer(0, 5), "How many seats have had their last exchange."),
        Field("acted", boolean(), "Whether the player to move played, drew, reclaimed or converted this turn."),
        Field("idle_turns", integer(0, 10), "The turns in a row before this in which no player did."),
        Field("ended_by", nullable(END), "What ended the game."),
    ),
)


def counts(values: list[int], at: int) -> dict[str, object]:
    """Return the numbers by type that begin at index `at`."""
    return {BUILDINGS[kind]: values[at + kind] for kind in range(KINDS)}


def listed(values: list[int], at: int, length: int, least: int) -> list[object]:
    """Return token values in ascending order: kind k of `length` kinds is worth `least` + k."""
    found: list[object] = []
    for kind in range(length):
        found.extend([least + kind] * values[at + kind])
    return found


def view(state: Venezia, seat: int) -> View:
    """Return all that `seat` (NO_SEAT: a spectator) may know."""
    frames = state.frames
    bottom = frames[0]
    return {
        "viewer": None if seat < 0 else seat,
        "to_act": None if state.actor == NO_SEAT else state.actor,
        "phase": PHASES[state.top()],
        "stage": PHASES[bottom],
        "turn": state.current,
        "players": [_player(state, s) for s in range(state.players)],
        "own": None if seat < 0 else _own(state, seat),
        "imaginary": _imaginary(state),
        "pawns": {BUILDINGS[kind]: None if state.pawns[kind] < 0 else state.pawns[kind] for kind in range(CASA + 1, KINDS)},
        "face_up": [BUILDINGS[kind] for kind in range(KINDS) for _ in range(state.face_up[kind])],
        "deck": sum(state.deck),
        "discard": counts(state.discard, 0),
        "supply": counts(state.supply, 0),
        "swamps": [_pair(h) for h in range(HEX_COUNT) if state.board[h] < EMPTY],
        "buildings": _buildings(state),
        "treasure_supply": sum(state.treasure_pool),
        "handed_in_treasure_values": listed(state.handed_in, 0, TREASURE_VALUES, LEAST_TREASURE),
        "spent_swamp_values": listed(state.spent, 0, SWAMP_VALUES, 0),
        "solo_sets": counts(state.sets, 0),
        "laid": counts(state.laid, 0),
        "reclaims_left": frames[1] if bottom == RECLAIMING else 0,
        "cards_due": frames[1] if bottom == DRAWING_THREE else 0,
        "offered": BUILDINGS[frames[2]] if bottom == DRAWING_THREE else None,
        "placing": _placing(frames),
        "construction": _construction(frames),
        "exchanges_done": frames[1] if bottom == EXCHANGE else 0,
        "acted": state.active,
        "idle_turns": state.idle,
        "ended_by": None if state.end == GOING_ON else END_NAMES[state.end],
    }


def _pair(hex_: int) -> list[object]:
    q, r = HEXES[hex_]
    return [q, r]


def _player(state: Venezia, seat: int) -> dict[str, object]:
    s = seat * SWAMP_VALUES
    t = seat * TREASURE_VALUES
    return {
        "seat": seat,
        "position": state.positions[seat],
        "hand": state.hand_size(seat),
        "known_cards": counts(state.known, seat * KINDS),
        "joint": counts(state.joint, seat * KINDS),
        "swamp_tokens": sum(state.swamps[s : s + SWAMP_VALUES]),
        "treasure_tokens": sum(state.treasures[t : t + TREASURE_VALUES]),
    }


def _own(state: Venezia, seat: int) -> dict[str, object]:
    return {
        "hand": counts(state.hands, seat * KINDS),
        "swamp_values": listed(state.swamps, seat * SWAMP_VALUES, SWAMP_VALUES, 0),
        "treasure_values": listed(state.treasures, seat * TREASURE_VALUES, TREASURE_VALUES, LEAST_TREASURE),
    }


def _imaginary(state: Venezia) -> dict[str, object] | None:
    if state.parties == state.players:
        return None
    return {"joint": counts(state.joint, state.players * KINDS), "card": CARD_FATES[state.card]}


def _buildings(state: Venezia) -> list[object]:
    found: list[object] = []
    for h in range(HEX_COUNT):
        footprint = state.board[h] - 1
        if footprint >= 0 and FOOTPRINTS[footprint][0] == h:
            hexes = [_pair(one) for one in FOOTPRINTS[footprint]]
            found.append({"building": BUILDINGS[KIND_OF[footprint]], "hexes": hexes, "line": LINE_OF.get(footprint)})
    return found


def _placing(frames: list[int]) -> dict[str, object] | None:
    at = len(frames) - FRAME
    if frames[at] != PLACING:
        return None
    return {"building": BUILDINGS[frames[at + 1]], "mode": MODES[frames[at + 2]], "for_nobody": frames[at + 2] == NOBODYS}


def _construction(frames: list[int]) -> dict[str, object] | None:
    for at in range(FRAME, len(frames), FRAME):
        if frames[at] == RAISING:
            footprint = frames[at + 1]
            return {
                "building": BUILDINGS[KIND_OF[footprint]],
                "mode": MODES[frames[at + 2]],
                "for_nobody": frames[at + 2] == NOBODYS,
                "hexes": [_pair(h) for h in FOOTPRINTS[footprint]],
                "points": frames[at + 3],
                "steps": frames[at + 4],
            }
    return None
