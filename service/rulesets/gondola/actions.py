"""What a seat may decide: the four kinds of action."""

from typing import Final, cast, final

from service.engine.spec import Field, array, cell, enum, integer
from service.engine.tagged import Action, ActionKind, Value, Vocabulary
from service.rulesets.gondola.components import FARTHEST, KIND_OF, TILE_IDS

TILE: Final = enum("GondolaTile", TILE_IDS, "The id of a tile. Equal tiles are one kind, named by its lowest id.")
SQUARE: Final = integer(-FARTHEST, FARTHEST)
ROTATION: Final = integer(0, 3)

_PLACE: Final = "gondola.place"
_DISCARD: Final = "gondola.discard"
_RACE: Final = "gondola.race"
_STAY: Final = "gondola.stay"


@final
class Place(Action):
    """Lay a tile on a square, turned clockwise by `rotation` quarters (G-20, G-23, G-42). `kind` is the tile's."""

    def __init__(self, tile: str, x: int, y: int, rotation: int) -> None:
        super().__init__((_PLACE, tile, x, y, rotation))
        self.tile: Final = tile
        self.x: Final = x
        self.y: Final = y
        self.rotation: Final = rotation
        self.kind: Final = KIND_OF[tile]


@final
class Discard(Action):
    """Discard a tile (G-24, G-41, G-42)."""

    def __init__(self, tile: str) -> None:
        super().__init__((_DISCARD, tile))
        self.tile: Final = tile
        self.kind: Final = KIND_OF[tile]


@final
class Race(Action):
    """Move along the squares of `path` (G-31)."""

    def __init__(self, path: tuple[tuple[int, int], ...]) -> None:
        super().__init__((_RACE, path))
        self.path: Final = path


@final
class Stay(Action):
    """End the move where it began, nothing crossed (G-31, G-33)."""

    def __init__(self) -> None:
        super().__init__((_STAY,))


def _build_place(values: list[Value]) -> Action:
    return Place(cast("str", values[0]), cast("int", values[1]), cast("int", values[2]), cast("int", values[3]))


def _build_discard(values: list[Value]) -> Action:
    return Discard(cast("str", values[0]))


def _build_race(values: list[Value]) -> Action:
    path = cast("tuple[tuple[int, int], ...]", values[0])
    return Race(tuple([(x, y) for x, y in path]))


def _build_stay(_values: list[Value]) -> Action:
    return Stay()


VOCABULARY: Final = Vocabulary(
    (
        ActionKind(
            _PLACE,
            "GondolaPlace",
            "Lay a tile from the hand, or the bonus tile, on an empty square or, with Replace, in the place of a tile in play.",
            ("G-20", "G-21", "G-22", "G-23", "G-42"),
            (
                Field("tile", TILE, "The tile's kind, named by its lowest id."),
                Field("x", SQUARE, "The column, growing to the east."),
                Field("y", SQUARE, "The row, growing to the south."),
                Field("rotation", ROTATION, "Quarter turns clockwise; the lowest of those that look the same."),
            ),
            _build_place,
        ),
        ActionKind(
            _DISCARD,
            "GondolaDiscard",
            "Discard a tile: none can be laid, the hand is over its limit, or the bonus tile with Replace is not wanted.",
            ("G-24", "G-41", "G-42"),
            (Field("tile", TILE, "The tile's kind, named by its lowest id."),),
            _build_discard,
        ),
        ActionKind(
            _RACE,
            "GondolaRace",
            "Move the gondola along a path of water.",
            ("G-30", "G-31", "G-32", "G-33", "G-34"),
            (Field("path", array(cell(), 1, 12), "The squares entered, in order, up to where the gondola ends."),),
            _build_race,
        ),
        ActionKind(
            _STAY,
            "GondolaStay",
            "End the move where it began, with nothing crossed.",
            ("G-31", "G-33"),
            (),
            _build_stay,
        ),
    )
)
