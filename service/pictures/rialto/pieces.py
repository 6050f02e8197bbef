"""Colours, cards, buildings and tiles of Rialto."""

from typing import Final

from service.pictures.drawing import Drawing, num
from service.pictures.page import seat_piece
from service.pictures.palette import Rule
from service.pictures.scene import Part
from service.rulesets.rialto.components import CARD_NAMES, STAGE_NAMES

_TINTS: Final = (
    ("#9cc6ec", "#2a5a86"),
    ("#cde8f2", "#3b7088"),
    ("#b5d8ae", "#3b693a"),
    ("#ead9b6", "#6b5a36"),
    ("#f3d98c", "#7d6420"),
    ("#eab597", "#83482c"),
)
LOOKS: Final[tuple[Rule, ...]] = (
    *[(f"d{n}", f"fill:{light};stroke:#fffdf5;stroke-width:2.5", f"fill:{dark};stroke:#93a5b3") for n, (light, dark) in enumerate(_TINTS)],
    ("isle", "fill:#d9d3b4;stroke:#fffdf5;stroke-width:1.5", "fill:#4b4a36;stroke:#93a5b3"),
    ("canal", "fill:none;stroke:#bfe0ea;stroke-width:16;stroke-linejoin:round;stroke-linecap:round", "stroke:#12303f"),
    ("route", "fill:none;stroke:#4f7f92;stroke-width:2;stroke-dasharray:2 5", "stroke:#9fc3d2"),
    ("slot", "fill:#fff;fill-opacity:.55;stroke:#33414d;stroke-width:1.2;stroke-dasharray:4 3", "fill:#10161c;stroke:#c3d3de"),
    ("bridge", "fill:#fffaf0;stroke:#10161c;stroke-width:2", ""),
    ("gondola", "fill:#0a4f86;stroke:#fff;stroke-width:2", ""),
    ("plank", "fill:none;stroke:#b6a98d;stroke-width:1.5", ""),
    ("now", "fill:#10161c;stroke:#fff;stroke-width:2", "fill:#fff;stroke:#10161c"),
    ("nowink", "fill:#fff", "fill:#10161c"),
    ("green", "fill:#a9d6a0;stroke:#1f5c2b;stroke-width:1.5", "fill:#2f5f33;stroke:#a9d6a0"),
    ("yellow", "fill:#f5df8f;stroke:#7a5b00;stroke-width:1.5", "fill:#6d5710;stroke:#f5df8f"),
    ("blue", "fill:#a9cdf0;stroke:#0a4f86;stroke-width:1.5", "fill:#1f4c77;stroke:#a9cdf0"),
    ("hit", "fill:none;pointer-events:all", ""),
    ("neutral", "fill:#8a929a;stroke:#10161c;stroke-width:1.5", ""),
)
_LETTERS: Final = (*STAGE_NAMES, "*")


def player_piece(draw: Drawing, player: int | None, x: float, y: float, r: float) -> None:
    """Draw the mark of a player; None is the neutral one."""
    if player is not None:
        seat_piece(draw, player, x, y, r)
        return
    draw.circle(x, y, r, "neutral")
    draw.text(x, y + r * 0.48, r * 1.3, "N", "black mid bold")


def card(draw: Drawing, number: int, count: int, x: float, y: float, place: str) -> None:
    """Draw so many cards of a kind as one, 74 by 54 pixels."""
    name = CARD_NAMES[number]
    draw.open(place, f"{count} {name} in hand")
    if count > 1:
        draw.rect(x + 4, y - 4, 74, 54, "card", 6)
    draw.rect(x, y, 74, 54, "card", 6)
    draw.text(x + 8, y + 21, 16, _LETTERS[number], "dim bold")
    draw.text(x + 42, y + 27, 22, str(count), "ink mid bold")
    draw.text(x + 37, y + 46, 11.5, name, "ink mid")
    draw.close()


def link_tile(draw: Drawing, link: Part, x: float, y: float, angle: float, marker: bool) -> None:
    """Draw what is on a link: its values at the ends, or its name while it is free. Letters stay upright."""
    left, right = link["value_a"], link["value_b"]
    if abs(angle) > 90:
        angle, left, right = angle - 180 if angle > 0 else angle + 180, right, left
    told = f"tile {link['tile']}, {link['value_a']} at {link['a']}, {link['value_b']} at {link['b']}" if link["tile"] else "free"
    draw.open(f"link:{link['link']}", f"link {link['link']}: {told}", f"translate({num(x)} {num(y)}) rotate({num(angle)})")
    if link["tile"] is None:
        draw.rect(-25, -12, 50, 24, "slot", 4)
        draw.text(0, 4.5, 12.5, link["link"] + (" N" if marker else ""), "ink mid")
    else:
        bridge = link["tile"] != "gondola"
        draw.rect(-27, -13, 54, 26, "bridge" if bridge else "gondola", 4)
        if bridge:
            draw.path("M-6 -12V12M0 -12V12M6 -12V12", "plank")
        else:
            draw.path("M-9 0Q0 9 9 0Q0 4 -9 0Z", "white")
        ink = "black mid bold" if bridge else "white mid bold"
        draw.text(-17, 6, 17, str(left), ink)
        draw.text(17, 6, 17, str(right), ink)
    draw.close()
