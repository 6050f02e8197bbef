"""One canal tile, drawn in a square of 100 units."""

from functools import cache
from typing import Final

from service.pictures.drawing import Drawing
from service.pictures.palette import Rule
from service.rulesets.gondola.components import CANNOT_PASS, CAPACITY, CHECKPOINT, CURRENT, DEEP, KIND_OF, MASK, REPLACE, SHAPE, SPEED

LOOKS: Final[tuple[Rule, ...]] = (
    ("land", "fill:#e3c99a;stroke:#6d5b3c;stroke-width:1.5", "fill:#55492f;stroke:#a8946a"),
    ("roof", "fill:#c98a5e", "fill:#7a5233"),
    ("bank", "fill:none;stroke:#f6ecd2;stroke-width:46", "stroke:#8d7d58"),
    ("canal", "fill:none;stroke:#6fbdd6;stroke-width:37", "stroke:#2a7896"),
    ("deep", "fill:#1d5f86;stroke:#6d5b3c;stroke-width:1.5", "fill:#0d3d5c;stroke:#a8946a"),
    ("wave", "fill:none;stroke:#9fd3e6;stroke-width:3", ""),
    ("speed", "fill:#f0c541;stroke:#10161c;stroke-width:2", ""),
    ("current", "fill:#0a4f86;stroke:#fff;stroke-width:2", ""),
    ("room", "fill:#fff;stroke:#10161c;stroke-width:2", ""),
    ("stop", "fill:#b3261e;stroke:#fff;stroke-width:2", ""),
    ("swap", "fill:none;stroke:#0b6b4a;stroke-width:5", ""),
    ("bar", "fill:none;stroke:#b3261e;stroke-width:5", ""),
    ("bridge", "fill:#efe6d4;stroke:#4a3f2d;stroke-width:2.5", "fill:#c9bda3;stroke:#10161c"),
    ("plank", "fill:none;stroke:#8d8069;stroke-width:2", ""),
)
_ARMS: Final = ("M50 50V0", "M50 50H100", "M50 50V100", "M50 50H0")
#: By mask (bits N, E, S, W): the course of the water.
_BENDS: Final = {
    3: "M50 0Q50 50 100 50",
    6: "M100 50Q50 50 50 100",
    12: "M50 100Q50 50 0 50",
    9: "M0 50Q50 50 50 0",
    5: "M50 0V100",
    10: "M0 50H100",
}
_WAVES: Final = "M22 40q8-9 16 0t16 0t16 0M30 62q8-9 16 0t16 0t16 0"


@cache
def tile_markup(tile: str, rotation: int, speed: bool = False) -> str:
    """Return the drawing of a tile; its Speed only where it can still count."""
    draw = Drawing()
    kind = KIND_OF[tile]
    mask = MASK[kind * 4 + rotation]
    if SHAPE[kind] == DEEP:
        draw.rect(0, 0, 100, 100, "deep")
        draw.path(_WAVES, "wave")
    else:
        draw.rect(0, 0, 100, 100, "land")
        draw.path("M4 30h9v8h-9zM28 5h9v8h-9zM87 62h9v8h-9zM62 88h9v8h-9z", "roof")
        course = _BENDS.get(mask) or "".join([arm for direction, arm in enumerate(_ARMS) if (mask >> direction) & 1])
        draw.path(course, "bank")
        draw.path(course, "canal")
    if CHECKPOINT[kind]:
        _bridge(draw, mask)
    _numbers(draw, kind, speed)
    return "".join(draw.parts)


def _bridge(draw: Drawing, mask: int) -> None:
    turn = "rotate(90 50 50)" if mask == 5 else ""
    draw.path("M36 22Q43 50 36 78L64 78Q57 50 64 22Z", "bridge", turn)
    draw.path("M39 34H61M40 50H60M39 66H61", "plank", turn)


def _numbers(draw: Drawing, kind: int, speed: bool) -> None:
    if speed and SPEED[kind]:
        draw.polygon([(2, 2), (24, 2), (34, 16), (24, 30), (2, 30)], "speed")
        draw.text(16, 25, 24, str(SPEED[kind]), "black mid bold")
    draw.circle(83, 17, 15, "current")
    draw.text(83, 26, 24, str(CURRENT[kind]), "white mid bold")
    draw.rect(2, 70, 28, 28, "room", 5)
    draw.text(16, 93, 24, str(CAPACITY[kind]), "black mid bold")
    if SHAPE[kind] == DEEP:
        draw.polygon([(76, 70), (90, 70), (98, 78), (98, 90), (90, 98), (76, 98), (68, 90), (68, 78)], "stop")
        draw.text(83, 88, 12, "STOP", "white mid bold")
    elif CANNOT_PASS[kind]:
        draw.circle(83, 83, 13, "room")
        draw.circle(83, 83, 13, "bar")
        draw.path("M74 74L92 92", "bar")
    elif REPLACE[kind]:
        draw.circle(83, 83, 15, "room")
        draw.path("M75 87a9 9 0 0 1 14-11M91 79a9 9 0 0 1-14 11", "swap")
        draw.path("M85 70l8 7-9 4zM81 96l-8-7 9-4z", "canopy")
