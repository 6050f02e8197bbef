"""Tiles as numbers: kinds, faces (a kind in one rotation) and which of them fit where. Source: tiles.json, RULES.md G-1, G-2.

A *kind* is a set of equal tiles. Canal kinds come first, in order of their lowest id, then the bonus
kinds, then the six start tiles (which bear different numbers, so none equals another). Directions
are 0 to 3 for N, E, S, W; a mask has bit d set where edge d is water; the opposite of d is d ^ 2.
"""

from typing import Final, cast

from service.engine.files import read_json, read_text

BOARD: Final = read_json(__file__, "tiles.json")
RULES_TEXT: Final = read_text(__file__, "RULES.md")

STRAIGHT: Final = 0
CORNER: Final = 1
TEE: Final = 2
CROSS: Final = 3
DEEP: Final = 4
SHAPES: Final = 5
_SHAPE_BY_NAME: Final = {"straight": STRAIGHT, "checkpoint": STRAIGHT, "corner": CORNER, "tee": TEE, "cross": CROSS, "deep": DEEP}

FLAGS: Final = 5  # G-1: flags per player, G-50: checkpoints that win.
HAND: Final = 5  # G-10
DIRECTIONS: Final = ("north", "east", "south", "west")


def _tiles(group: str) -> list[dict[str, object]]:
    return cast("list[dict[str, object]]", BOARD[group])


def _int_of(tile: dict[str, object], name: str) -> int:
    value = tile[name]
    return value if isinstance(value, int) else 0


def _mask_of(tile: dict[str, object]) -> int:
    mask = 0
    for direction, water in enumerate(cast("list[bool]", tile["edges"])):
        if water:
            mask |= 1 << direction
    return mask


def rotated(mask: int, rotation: int) -> int:
    """Return the mask of a tile after `rotation` quarter turns clockwise."""
    return ((mask << rotation) | (mask >> (4 - rotation))) & 15


def _look(tile: dict[str, object]) -> tuple[object, ...]:
    # G-1: tiles that differ in their id alone are equal.
    return tuple([str(value) for name, value in tile.items() if name != "id"])


def _number_kinds() -> tuple[list[dict[str, object]], list[int], dict[str, int]]:
    kinds: list[dict[str, object]] = []
    counts: list[int] = []
    kind_of: dict[str, int] = {}
    numbers: dict[tuple[object, ...], int] = {}
    for group in ("canal", "bonus", "start"):
        for tile in _tiles(group):
            look = _look(tile)
            if look not in numbers:
                numbers[look] = len(kinds)
                kinds.append(tile)
                counts.append(0)
            kind_of[cast("str", tile["id"])] = numbers[look]
            counts[numbers[look]] += 1
    return kinds, counts, kind_of


_numbered: Final = _number_kinds()
_KINDS: Final = _numbered[0]
#: The number of tiles of each kind.
COUNT: Final = _numbered[1]
#: The kind of each of the 101 tile ids.
KIND_OF: Final = _numbered[2]
#: The lowest id of each kind: its name.
ID: Final = [cast("str", tile["id"]) for tile in _KINDS]
TILE_IDS: Final = tuple(KIND_OF)

CANAL_KINDS: Final = len([t for t in _KINDS if t["group"] == "canal"])
BONUS_KINDS: Final = len([t for t in _KINDS if t["group"] == "bonus"])
#: The first of the six start kinds; the first bonus kind is CANAL_KINDS.
FIRST_START: Final = CANAL_KINDS + BONUS_KINDS
#: Start tile 1, which has no limit (G-35).
TILE_ONE: Final = FIRST_START
START_CELLS: Final = [(_int_of(t, "x"), _int_of(t, "y")) for t in _tiles("start")]

SHAPE_NAME: Final = [cast("str", tile["shape"]) for tile in _KINDS]
SHAPE: Final = [_SHAPE_BY_NAME[name] for name in SHAPE_NAME]
SPEED: Final = [_int_of(tile, "speed") for tile in _KINDS]
CURRENT: Final = [_int_of(tile, "current") for tile in _KINDS]
CAPACITY: Final = [_int_of(tile, "capacity") for tile in _KINDS]
CHECKPOINT: Final = [bool(tile["checkpoint"]) for tile in _KINDS]
CANNOT_PASS: Final = [bool(tile["cannot_pass"]) for tile in _KINDS]
REPLACE: Final = [bool(tile["replace"]) for tile in _KINDS]
#: The mask of each face; face = kind * 4 + rotation.
MASK: Final = [rotated(_mask_of(tile), rotation) for tile in _KINDS for rotation in range(4)]
#: The lowest rotation of each face's kind that looks like the face.
CANONICAL: Final = [MASK[face - face % 4 :].index(MASK[face]) for face in range(len(MASK))]

# What lies behind an edge of a square, two bits each: the four together are the square's *demand*.
NOTHING: Final = 0
LAND: Final = 1
WATER: Final = 2
DEEP_WATER: Final = 3  # G-21: fits water and land, joins water.
DEMANDS: Final = 256


def fits(mask: int, deep: bool, demand: int) -> bool:
    """Say whether a tile of that mask may lie in a square of that demand (G-20, G-21)."""
    joined = False
    for direction in range(4):
        behind = (demand >> (2 * direction)) & 3
        water = (mask >> direction) & 1 == 1
        if behind == NOTHING:
            continue
        if not deep and ((behind == LAND and water) or (behind == WATER and not water)):
            return False
        if water and behind >= WATER:
            joined = True
    return joined


def _rotations(shape: int, demand: int) -> int:
    # The masks of tiles.json: straight E-W, corner N-E, tee N-E-W; all tiles of a shape are drawn alike.
    mask = (10, 3, 11, 15, 15)[shape]
    found = 0
    for rotation in range((2, 4, 4, 1, 1)[shape]):
        if fits(rotated(mask, rotation), shape == DEEP, demand):
            found |= 1 << rotation
    return found


#: The rotations (as bits, each look once) in which a shape fits a demand: index shape * 256 + demand.
ROTATIONS: Final = [_rotations(shape, demand) for shape in range(SHAPES) for demand in range(DEMANDS)]
#: Their number.
FITS: Final = [rotations.bit_count() for rotations in ROTATIONS]

# Squares as numbers: no tile can lie further than 101 squares from the start, actions may name up to 200.
_WIDTH: Final = 512
_MIDDLE: Final = 256
FARTHEST: Final = 200
STEP: Final = [-_WIDTH, 1, _WIDTH, -1]


def cell_at(x: int, y: int) -> int:
    """Return the number of the square (x, y), -1 for one beyond FARTHEST."""
    if -FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST:
        return (y + _MIDDLE) * _WIDTH + x + _MIDDLE
    return -1


def x_of(cell: int) -> int:
    """Return the x of a square."""
    return cell % _WIDTH - _MIDDLE


def y_of(cell: int) -> int:
    """Return the y of a square."""
    return cell // _WIDTH - _MIDDLE
