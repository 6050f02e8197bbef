"""Text drawings for terminals: at most 100 columns, lines without trailing blanks."""

from collections.abc import Sequence
from typing import Final, final

from service.pictures.page import seat_tag, turn_line
from service.pictures.scene import Scene, columns, fit

COLUMNS: Final = 100


@final
class Canvas:
    """A rectangle of characters, each one column wide."""

    def __init__(self, width: int, height: int) -> None:
        self._rows: Final = [[" "] * width for _ in range(height)]
        self._width: Final = width

    def put(self, x: int, y: int, text: str) -> None:
        """Write from column x of row y; what falls outside is left out."""
        if 0 <= y < len(self._rows):
            row = self._rows[y]
            for n, c in enumerate(text):
                if 0 <= x + n < self._width:
                    row[x + n] = c

    def lines(self) -> list[str]:
        """Return the rows."""
        return ["".join(row).rstrip() for row in self._rows]


def wrapped(text: str, indent: str = "  ") -> list[str]:
    """Return `text` in lines of at most 100 columns, later ones indented."""
    lines: list[str] = []
    bare = text.lstrip(" ")
    line = text[: len(text) - len(bare)]
    for word in bare.split(" "):
        longer = f"{line} {word}" if line.strip() else line + word
        if line.strip() and columns(longer) > COLUMNS:
            lines.append(line)
            longer = indent + word
        line = fit(longer, COLUMNS)
    return [*lines, line]


def sheet(scene: Scene, status: Sequence[str], last: str, board: Sequence[str], seats: Sequence[str], hand: str) -> str:
    """Return the whole page: head, board, seats, the viewer's own things."""
    lines = [f"{scene.title}: {turn_line(scene)}", *wrapped(" · ".join(status))]
    if last:
        lines += wrapped("Last: " + last)
    lines += ["", *board, ""]
    for seat, text in enumerate(seats):
        tag = seat_tag(scene, seat)
        lines += wrapped(f"{seat} {scene.name(seat)}{f' ({tag})' if tag else ''}: {text}")
    if hand:
        lines += ["", *wrapped(hand)]
    return "".join([fit(line, COLUMNS).rstrip() + "\n" for line in lines])
