"""Build SVG as text: escaped, with numbers that always look the same."""

from collections.abc import Sequence
from typing import Final, final

_ESCAPES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})

Point = tuple[float, float]


def escape(text: str) -> str:
    """Return `text` fit for content and attributes of XML."""
    return text.translate(_ESCAPES)


def num(value: float) -> str:
    """Return a coordinate with at most one decimal."""
    short = f"{value:.1f}"
    return short.removesuffix(".0")


def points(corners: Sequence[Point]) -> str:
    """Return corners as the value of a `points` attribute."""
    return " ".join([f"{num(x)},{num(y)}" for x, y in corners])


@final
class Drawing:
    """A list of SVG elements. Coordinates are pixels of a picture 800 wide; looks are named by classes of the style sheet."""

    def __init__(self) -> None:
        self.parts: Final[list[str]] = []

    def add(self, markup: str) -> None:
        """Add markup that is safe as it is."""
        self.parts.append(markup)

    def open(self, place: str = "", title: str = "", move: str = "") -> None:
        """Open a group: a place with its name for programs, what is told of it, and a `transform`."""
        where = f' data-place="{escape(place)}"' if place else ""
        moved = f' transform="{move}"' if move else ""
        told = f"<title>{escape(title)}</title>" if title else ""
        self.parts.append(f"<g{where}{moved}>{told}")

    def close(self) -> None:
        """Close the group opened last."""
        self.parts.append("</g>")

    def rect(self, x: float, y: float, width: float, height: float, look: str, r: float = 0) -> None:
        """Add a rectangle with corners of radius `r`."""
        rounded = f' rx="{num(r)}"' if r else ""
        self.parts.append(f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"{rounded} class="{look}"/>')

    def circle(self, x: float, y: float, r: float, look: str) -> None:
        """Add a circle."""
        self.parts.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" class="{look}"/>')

    def line(self, x: float, y: float, x2: float, y2: float, look: str) -> None:
        """Add a line."""
        self.parts.append(f'<line x1="{num(x)}" y1="{num(y)}" x2="{num(x2)}" y2="{num(y2)}" class="{look}"/>')

    def polygon(self, corners: Sequence[Point], look: str) -> None:
        """Add a closed polygon."""
        self.parts.append(f'<polygon points="{points(corners)}" class="{look}"/>')

    def polyline(self, corners: Sequence[Point], look: str) -> None:
        """Add an open line through points."""
        self.parts.append(f'<polyline points="{points(corners)}" class="{look}"/>')

    def path(self, d: str, look: str, move: str = "") -> None:
        """Add a path."""
        moved = f' transform="{move}"' if move else ""
        self.parts.append(f'<path d="{d}" class="{look}"{moved}/>')

    def text(self, x: float, y: float, size: float, text: str, look: str = "ink") -> None:
        """Add text that begins at x, with its baseline at y. Looks `mid` and `end` anchor it otherwise; `bold` is bold."""
        self.parts.append(f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" class="{look}">{escape(text)}</text>')
