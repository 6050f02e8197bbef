"""The board of Venezia as text: a chart of the hexes, the gondolas by space."""

from typing import Final

from service.pictures.scene import Scene
from service.pictures.sheet import COLUMNS, Canvas, sheet, wrapped
from service.pictures.venezia.wording import counted, gold_words, imaginary_words, last, seat_lines, status
from service.rulesets.venezia.components import BOARD, DISTRICT_OF, HEX_OF, HEXES, LINES

#: A letter for each district, and a sign for what is on a hex.
_DISTRICTS: Final = ("M", "C", "G", "D", "P")
_SIGNS: Final = {"casa": "h", "palazzo": "z", "campo": "o", "ponte": "=", "basilica": "+"}
_LEGEND: Final = (
    "M San Marco, C Castello, G Cannaregio, D Dorsoduro, P San Polo; ~ swamp, . empty,",
    "h casa, z palazzo, o campo, = ponte, + basilica. One step to the right in a row is q + 1.",
)
_LEFT: Final = 20


def text(scene: Scene) -> str:
    """Return the picture as text."""
    view = scene.view
    taken = {piece["line"] for piece in view["buildings"]}
    ends = {line["id"]: line["ends"] for line in BOARD["bridge_lines"]}  # type: ignore[attr-defined]
    free = [f"{n}: {ends[n][0]} - {ends[n][1]}" for n in LINES if n not in taken]
    board = [*_chart(scene), "", *_LEGEND, ""]
    board += wrapped("Free bridge lines: " + ("; ".join(free) or "none"))
    board += wrapped("Pieces left: " + counted(view["supply"])) + wrapped("Discarded: " + counted(view["discard"]))
    board += wrapped(f"Face up: {', '.join(view['face_up']) or 'none'}")
    if view["imaginary"] is not None:
        board += wrapped(imaginary_words(view))
    seats = [", ".join(seat_lines(scene, player)) for player in view["players"]]
    own = view["own"]
    hand = f"Your hand: {counted(own['hand'])}; {gold_words(own)}" if own is not None else ""
    return sheet(scene, status(scene), last(scene), board, seats, hand)


def _chart(scene: Scene) -> list[str]:
    view = scene.view
    content: dict[tuple[int, int], str] = dict.fromkeys([(q, r) for q, r in view["swamps"]], "~")
    content |= {(q, r): _SIGNS[piece["building"]] for piece in view["buildings"] for q, r in piece["hexes"]}
    rows = sorted({r for _, r in HEXES})
    least = min([2 * q + r for q, r in HEXES])
    canvas = Canvas(COLUMNS, len(rows))
    for y, r in enumerate(rows):
        canvas.put(0, y, f"r {r:>2}, from q {min([q for q, row in HEXES if row == r]):>2}")
    for q, r in HEXES:
        canvas.put(_LEFT + 2 * (2 * q + r - least), r - rows[0], _DISTRICTS[DISTRICT_OF[HEX_OF[q, r]]] + content.get((q, r), "."))
    return canvas.lines()
