"""Tiles, boats and cards of Murano."""

from typing import Final

from service.pictures.drawing import Drawing, num
from service.pictures.palette import Rule
from service.pictures.scene import Part

#: Seats play white, brown, orange and grey (M-3), which their shapes and numbers tell apart as well.
LOOKS: Final[tuple[Rule, ...]] = (
    ("s0", "fill:#fff", ""),
    ("s1", "fill:#7b4a1e", ""),
    ("s2", "fill:#e69f00", ""),
    ("s3", "fill:#9aa3ab", ""),
    ("i0", "fill:#000", ""),
    ("i1", "fill:#fff", ""),
    ("i2", "fill:#000", ""),
    ("i3", "fill:#000", ""),
    ("shore", "fill:#b9cf8f;stroke:#f4ecd2;stroke-width:3", "fill:#3d5230;stroke:#8f875f"),
    ("plot", "fill:#f6ebcb;stroke:#8a7a4d;stroke-width:1;stroke-dasharray:3 2", "fill:#5d5435;stroke:#cdbf8d"),
    ("way", "fill:#b3ab9c;stroke:#6e675b;stroke-width:1", "fill:#5b564d;stroke:#98917f"),
    ("paved", "fill:#ded8cb;stroke:#3f3a31;stroke-width:1.5", "fill:#a9a292;stroke:#10161c"),
    ("stand", "fill:#fffdf8;stroke:#33414d;stroke-width:1.5", "fill:#1d2833;stroke:#c3d3de"),
    ("ring", "fill:none;stroke:#a9cfdb;stroke-width:26;stroke-linejoin:round", "stroke:#1d4557"),
    ("factory", "fill:#f0b49a;stroke:#10161c;stroke-width:1.5", ""),
    ("shop", "fill:#fff;stroke:#10161c;stroke-width:1.5", ""),
    ("palace", "fill:#f3d56b;stroke:#10161c;stroke-width:1.5", ""),
    ("special", "fill:#bcd3ea;stroke:#10161c;stroke-width:1.5", ""),
    ("cred", "fill:#b3261e", ""),
    ("cgreen", "fill:#0b7a4b", ""),
    ("cblue", "fill:#0a4f86", ""),
    ("cgrey", "fill:#6b737b", ""),
    ("redboat", "fill:#d5392b;stroke:#fff;stroke-width:1.5", ""),
    ("blackboat", "fill:#10161c;stroke:#fff;stroke-width:1.5", ""),
)
LETTERS: Final = {"factory": "F", "shop": "S", "palace": "P", "special": "X"}


def boat(draw: Drawing, x: float, y: float, half: float, look: str, upright: bool = False) -> None:
    """Draw a boat, lying along x or, upright, along y."""
    a, b = num(half * 0.52), num(half)
    if upright:
        draw.path(f"M{num(x)} {num(y - half)}q{a} {b} 0 {num(2 * half)}q-{a} -{b} 0 -{num(2 * half)}z", look)
    else:
        draw.path(f"M{num(x - half)} {num(y)}q{b} -{a} {num(2 * half)} 0q-{b} {a} -{num(2 * half)} 0z", look)


def person(draw: Drawing, colour: str, x: float, y: float) -> None:
    """Draw a customer with the letter of its colour."""
    draw.circle(x, y - 7.5, 4, f"c{colour}")
    draw.rect(x - 5.5, y - 3, 11, 12, f"c{colour}", 3)
    draw.text(x, y + 6.5, 10, colour[0].upper(), "white mid bold")


def tile(draw: Drawing, there: Part, x: float, y: float, side: float) -> None:
    """Draw a street or a building on a cell."""
    kind = there["kind"]
    if kind == "street":
        draw.rect(x, y, side, side, "paved", 2)
        count = len(there["customers"])
        for n, colour in enumerate(there["customers"]):
            person(draw, colour, x + side / 2 + (n - (count - 1) / 2) * 12.5, y + side / 2)
        return
    draw.rect(x, y, side, side, kind, 2)
    draw.text(x + 3, y + 12.5, 13, LETTERS[kind], "black bold")
    if there["colour"] is not None:
        draw.rect(x + side - 14, y + 2, 12, 12, f"c{there['colour']}", 2)
        draw.text(x + side - 8, y + 12, 10, there["colour"][0].upper(), "white mid bold")
    if there["crests"] is not None:
        draw.text(x + side - 3, y + side - 4, 14, str(there["crests"]), "black end bold")
    if there["owner"] is not None:
        draw.rect(x + 2, y + side - 13, 12, 11.5, f"s{there['owner']} thin")
        draw.text(x + 8, y + side - 3.5, 10.5, str(there["owner"]), f"i{there['owner']} mid bold")
