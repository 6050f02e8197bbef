"""Colours, light and dark.

Pieces of seats use the palette of Okabe and Ito, which colour-blind people can tell apart, and bear the number of the
seat and a shape of its own besides.
"""

from collections.abc import Sequence
from typing import Final

#: A class, its declarations in light, and what is different in the dark ("" for nothing).
Rule = tuple[str, str, str]

#: Fills of the seats, and of what is written on them.
SEAT_FILLS: Final = ("#d55e00", "#0072b2", "#009e73", "#f0e442", "#cc79a7")
_SEAT_INKS: Final = ("#000", "#fff", "#000", "#000", "#000")

BASE: Final[tuple[Rule, ...]] = (
    ("page", "fill:#f7f3e9", "fill:#121a22"),
    ("ink", "fill:#1b2530", "fill:#e9eff5"),
    ("dim", "fill:#566270", "fill:#a7b5c3"),
    ("panel", "fill:#fffdf8;stroke:#c8bfab;stroke-width:1", "fill:#1d2833;stroke:#41515f"),
    ("turn", "fill:#fffdf8;stroke:#1b2530;stroke-width:3", "fill:#24323f;stroke:#e9eff5"),
    ("card", "fill:#fff;stroke:#3c4752;stroke-width:1.2", "fill:#2b3946;stroke:#9fb0c0"),
    ("sea", "fill:#cfe6ec", "fill:#12303f"),
    ("water", "fill:#7fc4d9", "fill:#2a7896"),
    ("site", "fill:none;stroke:#5b8797;stroke-width:1;stroke-dasharray:4 4;pointer-events:all", "stroke:#6d94a5"),
    ("edge", "fill:none;stroke:#1b2530;stroke-width:1.2", "stroke:#e9eff5"),
    ("piece", "stroke:#10161c;stroke-width:1.5", "stroke:#fff"),
    ("thin", "stroke:#10161c;stroke-width:.8", ""),
    ("mark", "fill:none;stroke:#c4006a;stroke-width:3.5;stroke-dasharray:7 3", "stroke:#ff8ac4"),
    ("black", "fill:#10161c", ""),
    ("white", "fill:#fff", ""),
)
_PLAIN: Final = (
    "text{font-family:'DejaVu Sans',Verdana,'Segoe UI',Arial,sans-serif}"
    ".mid{text-anchor:middle}.end{text-anchor:end}.bold{font-weight:700}.italic{font-style:italic}"
)


def _seat_rules() -> list[Rule]:
    fills = [(f"s{seat}", f"fill:{fill}", "") for seat, fill in enumerate(SEAT_FILLS)]
    return fills + [(f"i{seat}", f"fill:{ink}", "") for seat, ink in enumerate(_SEAT_INKS)]


def style_sheet(more: Sequence[Rule] = ()) -> str:
    """Return the style sheet, with the classes of one ruleset besides."""
    rules = [*BASE, *_seat_rules(), *more]
    light = "".join([f".{name}{{{declarations}}}" for name, declarations, _ in rules])
    dark = "".join([f".{name}{{{changes}}}" for name, _, changes in rules if changes])
    return f"{_PLAIN}{light}@media (prefers-color-scheme:dark){{{dark}}}"
