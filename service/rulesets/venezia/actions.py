"""What a seat may decide: the fourteen kinds of action, and the ready-made actions that legal lists are built of.

Actions name hexes, buildings and districts; each also holds them as the numbers of components.py, by which the
rules work. A number is -1 where the names describe nothing that exists (such an action is refused).
"""

from typing import Final, cast, final

from service.engine.spec import Field, array, cell, enum, integer
from service.engine.tagged import Action, ActionKind, Value, Vocabulary
from service.rulesets.venezia.components import (
    BUILDINGS,
    DISTRICTS,
    FIRST_DISTRICT,
    FOOTPRINT_ON,
    FOOTPRINTS,
    GOAL,
    HEX_COUNT,
    HEX_OF,
    HEXES,
    JOINT,
    KIND_OF,
    KINDS,
    LINES,
    PONTE,
    SECOND_DISTRICT,
    SOLO,
)

Pair = tuple[int, int]

BUILDING: Final = enum("VeneziaBuilding", BUILDINGS, "A type of building, and of card.")
MODE: Final = enum(
    "VeneziaMode", ("solo", "joint"), "Whether cards are a full set of one player or count together with those of all players."
)
DISTRICT: Final = enum("VeneziaDistrict", DISTRICTS, "A district of the board.")
MODE_NAMES: Final = ("solo", "joint")

# The verbs, as numbers for the rules and as tags for the world; VERBS is in order of the numbers.
IMAGINARY_NOW: Final = 0
PLAY_CARD: Final = 1
END_PLAY: Final = 2
NEXT_BUILDING: Final = 3
BUILD: Final = 4
DISCARD_EXCESS: Final = 5
CONVERT_GOLD: Final = 6
PASS_GOLD: Final = 7
RECLAIM: Final = 8
END_RECLAIM: Final = 9
TAKE_FACE_UP: Final = 10
DRAW_CARD: Final = 11
OFFER_CARD: Final = 12
END_TURN: Final = 13
TAGS: Final = (
    "venezia.imaginary_now",
    "venezia.play_card",
    "venezia.end_play",
    "venezia.next_building",
    "venezia.build",
    "venezia.discard_excess",
    "venezia.convert_gold",
    "venezia.pass_gold",
    "venezia.reclaim",
    "venezia.end_reclaim",
    "venezia.take_face_up",
    "venezia.draw_card",
    "venezia.offer_card",
    "venezia.end_turn",
)


class VeneziaAction(Action):
    """An action of this room: `verb` is one of the numbers above."""

    def __init__(self, verb: int, values: tuple[Value, ...]) -> None:
        super().__init__((TAGS[verb], *values))
        self.verb: Final = verb


@final
class Plain(VeneziaAction):
    """A decision without members: one of imaginary_now, end_play, pass_gold, end_reclaim, draw_card, end_turn."""

    def __init__(self, verb: int) -> None:
        super().__init__(verb, ())


@final
class OfKind(VeneziaAction):
    """A decision that names a type: discard_excess, take_face_up or offer_card."""

    def __init__(self, verb: int, building: str) -> None:
        super().__init__(verb, (building,))
        self.kind: Final = BUILDINGS.index(building)


@final
class OfMode(VeneziaAction):
    """A decision that names a type and a mode: play_card or next_building."""

    def __init__(self, verb: int, building: str, mode: str) -> None:
        super().__init__(verb, (building, mode))
        self.kind: Final = BUILDINGS.index(building)
        self.mode: Final = SOLO if mode == "solo" else JOINT


@final
class Build(VeneziaAction):
    """Place a building (V-31 to V-34): `hexes` for all types but ponte, `line` and `score_district` for a ponte.

    `footprint` is -1 unless the members together describe one that exists, hexes in order.
    """

    def __init__(self, building: str, mode: str, hexes: tuple[Pair, ...] | None, line: int | None, score_district: str | None) -> None:
        super().__init__(BUILD, (building, mode, hexes, line, score_district))
        self.kind: Final = BUILDINGS.index(building)
        self.mode: Final = SOLO if mode == "solo" else JOINT
        self.hexes: Final = hexes
        self.line: Final = line
        self.district: Final = -1 if score_district is None else DISTRICTS.index(score_district)
        self.footprint: Final = footprint_of(self.kind, hexes, line)


def footprint_of(kind: int, hexes: tuple[Pair, ...] | None, line: int | None) -> int:
    """Return the footprint that the members of a build action describe, or -1."""
    if kind == PONTE:
        if hexes is not None or line is None:
            return -1
        return FOOTPRINT_ON[PONTE, tuple(PONTE_HEXES[line])] if line in PONTE_HEXES else -1
    if hexes is None or line is not None:
        return -1
    return FOOTPRINT_ON.get((kind, tuple([HEX_OF.get(pair, -1) for pair in hexes])), -1)


@final
class ConvertGold(VeneziaAction):
    """Turn gold into `points` spaces of movement (V-45, V-66)."""

    def __init__(self, points: int) -> None:
        super().__init__(CONVERT_GOLD, (points,))
        self.points: Final = points


@final
class Reclaim(VeneziaAction):
    """Take the swamp token of a hex (V-50). `number` is -1 where the board has no such hex."""

    def __init__(self, pair: Pair) -> None:
        super().__init__(RECLAIM, (pair,))
        self.number: Final = HEX_OF.get(pair, -1)


_ponte_footprints: Final = [f for f in range(len(FOOTPRINTS)) if KIND_OF[f] == PONTE]
#: The hexes of each bridge line.
PONTE_HEXES: Final = {line: FOOTPRINTS[f] for line, f in zip(LINES, _ponte_footprints, strict=True)}
#: The bridge line of each ponte footprint.
LINE_OF: Final = dict(zip(_ponte_footprints, LINES, strict=True))

# Ready-made actions. Legal lists are made of them, so that listing builds nothing.
PLAIN: Final = [Plain(verb) for verb in range(len(TAGS))]
PLAY: Final = [OfMode(PLAY_CARD, name, mode) for name in BUILDINGS for mode in MODE_NAMES]
NEXT: Final = [OfMode(NEXT_BUILDING, name, mode) for name in BUILDINGS for mode in MODE_NAMES]
EXCESS: Final = [OfKind(DISCARD_EXCESS, name) for name in BUILDINGS]
TAKE: Final = [OfKind(TAKE_FACE_UP, name) for name in BUILDINGS]
OFFER: Final = [OfKind(OFFER_CARD, name) for name in BUILDINGS]
RECLAIMS: Final = [Reclaim(pair) for pair in HEXES]
#: More gold than all tokens together are worth (159) cannot be handed in.
MOST_POINTS: Final = 31
CONVERT: Final = [ConvertGold(points) for points in range(1, MOST_POINTS + 1)]


def _builds(footprint: int, mode: str) -> list[Build]:
    building = BUILDINGS[KIND_OF[footprint]]
    if footprint in LINE_OF:
        ends = (FIRST_DISTRICT[footprint], SECOND_DISTRICT[footprint])
        return [Build(building, mode, None, LINE_OF[footprint], DISTRICTS[d]) for d in sorted(ends)]
    return [Build(building, mode, tuple([HEXES[h] for h in FOOTPRINTS[footprint]]), None, None)]


#: By footprint, for each mode: one action, for a ponte one per district in order of the districts.
BUILDS: Final = [[_builds(f, mode) for f in range(len(FOOTPRINTS))] for mode in MODE_NAMES]


def _as_pair(value: Value) -> Pair:
    q, r = cast("Pair", value)
    return (q, r)


def _make_of_kind(verb: int, values: list[Value]) -> Action:
    return OfKind(verb, cast("str", values[0]))


def _make_of_mode(verb: int, values: list[Value]) -> Action:
    return OfMode(verb, cast("str", values[0]), cast("str", values[1]))


def _make_build(values: list[Value]) -> Action:
    hexes = values[2]
    pairs = None if hexes is None else tuple([_as_pair(pair) for pair in cast("tuple[Value, ...]", hexes)])
    line = cast("int | None", values[3])
    return Build(cast("str", values[0]), cast("str", values[1]), pairs, line, cast("str | None", values[4]))


_ONE_BUILDING: Final = (Field("building", BUILDING, "The type."),)
_BUILDING_AND_MODE: Final = (Field("building", BUILDING, "The type."), Field("mode", MODE, "Solo or joint; a casa is always solo."))


def _plain(verb: int, name: str, doc: str, rules: tuple[str, ...]) -> ActionKind:
    return ActionKind(TAGS[verb], name, doc, rules, (), lambda _values: PLAIN[verb])


def _of_kind(verb: int, name: str, doc: str, rules: tuple[str, ...]) -> ActionKind:
    return ActionKind(TAGS[verb], name, doc, rules, _ONE_BUILDING, lambda values: _make_of_kind(verb, values))


def _of_mode(verb: int, name: str, doc: str, rules: tuple[str, ...]) -> ActionKind:
    return ActionKind(TAGS[verb], name, doc, rules, _BUILDING_AND_MODE, lambda values: _make_of_mode(verb, values))


_BUILD_KIND: Final = ActionKind(
    TAGS[BUILD],
    "VeneziaBuild",
    "Place a building whose cards are complete.",
    ("V-31", "V-32", "V-34"),
    (
        *_BUILDING_AND_MODE,
        Field("hexes", array(cell(), 1, 3), "The hexes [q, r] it stands on, in ascending order; left out for a ponte.", optional=True),
        Field("line", integer(1, len(LINES)), "The bridge line of a ponte; left out for all others.", optional=True),
        Field("score_district", DISTRICT, "The district whose houses a ponte counts; left out for all others.", optional=True),
    ),
    _make_build,
)
_CONVERT_KIND: Final = ActionKind(
    TAGS[CONVERT_GOLD],
    "VeneziaConvertGold",
    "Turn gold into movement: 5 gold for each point. The service chooses the tokens so that the least gold is lost.",
    ("V-45", "V-66"),
    (Field("points", integer(1, GOAL), "The points of movement bought at once."),),
    lambda values: ConvertGold(cast("int", values[0])),
)
_RECLAIM_KIND: Final = ActionKind(
    TAGS[RECLAIM],
    "VeneziaReclaim",
    "Take the swamp token of a hex; the hex is empty from now on.",
    ("V-50",),
    (Field("hex", cell(), "The hex [q, r]."),),
    lambda values: Reclaim(_as_pair(values[0])),
)

VOCABULARY: Final = Vocabulary(
    (
        _plain(IMAGINARY_NOW, "VeneziaImaginaryNow", "Draw the imaginary player's card now instead of at the end of the turn.", ("V-70",)),
        _of_mode(PLAY_CARD, "VeneziaPlayCard", "Play one joint card, a casa card, or a full set alone.", ("V-21", "V-22", "V-23", "V-26")),
        _plain(END_PLAY, "VeneziaEndPlay", "Play no more cards this turn; complete buildings are built.", ("V-21", "V-30")),
        _of_mode(NEXT_BUILDING, "VeneziaNextBuilding", "Choose which complete building is built next.", ("V-30",)),
        _BUILD_KIND,
        _of_kind(DISCARD_EXCESS, "VeneziaDiscardExcess", "Discard the joint cards of a type, having more than two types.", ("V-40",)),
        _CONVERT_KIND,
        _plain(PASS_GOLD, "VeneziaPassGold", "Change no more gold here and go on.", ("V-45", "V-66")),
        _RECLAIM_KIND,
        _plain(END_RECLAIM, "VeneziaEndReclaim", "Reclaim no more swamp this turn.", ("V-50",)),
        _of_kind(TAKE_FACE_UP, "VeneziaTakeFaceUp", "Take a face-up card.", ("V-60",)),
        _plain(DRAW_CARD, "VeneziaDrawCard", "Draw from the deck; after an offered card, all that are still due.", ("V-60",)),
        _of_kind(OFFER_CARD, "VeneziaOfferCard", "Lay a hand card face up beside the deck and take three cards.", ("V-60", "V-61")),
        _plain(END_TURN, "VeneziaEndTurn", "End the turn without changing more gold.", ("V-45",)),
    )
)

assert len(RECLAIMS) == HEX_COUNT
assert len(PLAY) == KINDS * len(MODE_NAMES)
