"""Buildings and cards of Venezia."""

import math
from typing import Final

from service.pictures.drawing import Drawing, Point, num
from service.pictures.palette import Rule
from service.rulesets.venezia.components import DISTRICTS

_TINTS: Final = {
    "san_marco": ("#f3d98c", "#7d6420"),
    "castello": ("#e9a58c", "#83402c"),
    "cannaregio": ("#a8d39a", "#37632f"),
    "dorsoduro": ("#cdb4e4", "#5d4480"),
    "san_polo": ("#9cc6ec", "#2a5a86"),
}
LOOKS: Final[tuple[Rule, ...]] = (
    *[(f"d{n}", f"fill:{_TINTS[name][0]}", f"fill:{_TINTS[name][1]}") for n, name in enumerate(DISTRICTS)],
    *[(f"r{n}", f"fill:none;stroke-width:4;stroke:{_TINTS[name][0]}", f"stroke:{_TINTS[name][1]}") for n, name in enumerate(DISTRICTS)],
    ("hex", "stroke:#fffdf5;stroke-width:1.5", "stroke:#0f1a22"),
    ("dry", "fill:#fffdf5;opacity:.62", "fill:#e9eff5;opacity:.45"),
    ("reed", "fill:none;stroke:#31503a;stroke-width:1.6;opacity:.75", "stroke:#d5e6cf"),
    ("route", "fill:none;stroke:#fff;stroke-width:20;opacity:.6;stroke-linejoin:round", "stroke:#274c5f"),
    ("space", "fill:#fff;stroke:#33505f;stroke-width:1", "fill:#1b2833;stroke:#c3d3de"),
    ("pole", "fill:#fff;stroke:#b3261e;stroke-width:2", "fill:#1b2833;stroke:#ff9a8f"),
    ("built", "fill:#2d3540;stroke:#fff;stroke-width:1.5", "fill:#0b1016;stroke:#fff"),
    ("icon", "fill:#fff", ""),
    ("wall", "fill:none;stroke:#fff;stroke-width:2.4", ""),
    ("span", "fill:none;stroke:#2d3540;stroke-width:9;stroke-linecap:round", "stroke:#0b1016"),
    ("joint", "fill:none;stroke:#2d3540;stroke-width:27", "stroke:#0b1016"),
    ("deck", "fill:none;stroke:#fff;stroke-width:4.5;stroke-dasharray:3 2", ""),
    ("free", "fill:none;stroke:#10161c;stroke-width:2;stroke-dasharray:2 4", "stroke:#fff"),
    ("label", "fill:#1b2530;stroke:#fffdf5;stroke-width:3;paint-order:stroke;opacity:.85", "fill:#fff;stroke:#0f1a22"),
)


def corners(x: float, y: float, size: float) -> list[Point]:
    """Return the corners of a hex with a point at the top."""
    half = size * math.sqrt(3) / 2
    return [
        (x, y - size),
        (x + half, y - size / 2),
        (x + half, y + size / 2),
        (x, y + size),
        (x - half, y + size / 2),
        (x - half, y - size / 2),
    ]


def icon(draw: Drawing, kind: str, x: float, y: float, s: float) -> None:
    """Draw the sign of a building around (x, y), about 2 s high."""
    if kind == "casa":
        draw.polygon(
            [
                (x - s, y),
                (x, y - s),
                (x + s, y),
                (x + s * 0.75, y),
                (x + s * 0.75, y + s * 0.9),
                (x - s * 0.75, y + s * 0.9),
                (x - s * 0.75, y),
            ],
            "icon",
        )
    elif kind == "palazzo":
        draw.path(f"M{num(x - s)} {num(y + s * 0.8)}V{num(y - s * 0.8)}H{num(x + s)}V{num(y + s * 0.8)}Z", "wall")
        for dx in (-0.55, 0, 0.55):
            draw.line(x + dx * s, y + s * 0.6, x + dx * s, y - s * 0.5, "wall")
    elif kind == "campo":
        draw.circle(x, y, s * 0.85, "wall")
        draw.circle(x, y, s * 0.3, "icon")
    elif kind == "ponte":
        draw.path(f"M{num(x - s)} {num(y + s * 0.6)}Q{num(x)} {num(y - s * 1.4)} {num(x + s)} {num(y + s * 0.6)}", "wall")
        draw.line(x - s, y + s * 0.6, x + s, y + s * 0.6, "wall")
    else:
        draw.path(f"M{num(x)} {num(y - s)}V{num(y + s)}M{num(x - s * 0.65)} {num(y - s * 0.3)}H{num(x + s * 0.65)}", "wall")
        draw.circle(x, y, s * 1.15, "wall")


def card(draw: Drawing, kind: str, x: float, y: float, place: str, title: str) -> None:
    """Draw a card, 74 by 52 pixels."""
    draw.open(place, title)
    draw.rect(x, y, 74, 52, "card", 6)
    draw.circle(x + 37, y + 19, 16, "built")
    icon(draw, kind, x + 37, y + 19, 8.5)
    draw.text(x + 37, y + 47, 11.5, kind, "ink mid")
    draw.close()
