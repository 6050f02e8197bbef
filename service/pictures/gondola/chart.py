"""The course of Gondola as text: a chart of canals, coordinates along its edges."""

from typing import Final

from service.pictures.gondola.wording import last, mask_of, open_squares, seat_lines, status, tile_words
from service.pictures.scene import Part, Scene
from service.pictures.sheet import COLUMNS, Canvas, sheet
from service.rulesets.gondola.components import CANNOT_PASS, CAPACITY, CHECKPOINT, CURRENT, DEEP, KIND_OF, REPLACE, SHAPE

#: By mask (bits N, E, S, W).
_CANALS: Final = " \u2551\u2550\u255a\u2551\u2551\u2554\u2560\u2550\u255d\u2550\u2569\u2557\u2563\u2566\u256c"
_LETTERS: Final = "ABCDE"
_LEFT: Final = 5


def text(scene: Scene) -> str:
    """Return the picture as text."""
    view = scene.view
    seats = []
    for seat in view["seats"]:
        where = f"gondola {_LETTERS[seat['seat']]} at ({seat['x']}, {seat['y']})"
        seats.append(", ".join([where, *seat_lines(scene, seat)]))
    flagged = [tile for tile in view["tiles"] if CHECKPOINT[KIND_OF[tile["tile"]]]]
    board = [*_chart(view), "", _LEGEND, ""]
    board += [f"Checkpoint ({t['x']}, {t['y']}): flags of seats {', '.join(map(str, t['flags'])) or 'none'}" for t in flagged]
    hand = "Your hand: " + " | ".join(map(tile_words, view["hand"])) if view["hand"] else ""
    return sheet(scene, status(scene), last(scene), board, seats, hand)


_LEGEND: Final = "Left: current, capacity. B checkpoint, D deep water, X cannot pass, R replace. A to E: gondolas."


def _chart(view: Part) -> list[str]:
    squares = [(tile["x"], tile["y"]) for tile in view["tiles"]] + open_squares(view)
    left, top = min([x for x, _ in squares]), min([y for _, y in squares])
    wide, high = max([x for x, _ in squares]) - left + 1, max([y for _, y in squares]) - top + 1
    # A wide course is drawn with one character a square.
    across = 5 if wide * 5 + _LEFT <= COLUMNS else 1
    down = 3 if across == 5 else 1
    canvas = Canvas(COLUMNS, high * down + 1)
    for n in range(wide):
        if across == 5 or (left + n) % 5 == 0:
            canvas.put(_LEFT + n * across + across // 2, 0, str(left + n))
    for n in range(high):
        canvas.put(0, 1 + n * down + down // 2, f"{top + n:>4}")
    for x, y in open_squares(view):
        canvas.put(_LEFT + (x - left) * across + across // 2, 1 + (y - top) * down + down // 2, ".")
    for tile in view["tiles"]:
        x, y = _LEFT + (tile["x"] - left) * across, 1 + (tile["y"] - top) * down
        if across == 5:
            _tile(canvas, x, y, view, tile)
        else:
            canvas.put(x, y, _centre(view, tile))
    return canvas.lines()


def _centre(view: Part, tile: Part) -> str:
    here = [seat["seat"] for seat in view["seats"] if (seat["x"], seat["y"]) == (tile["x"], tile["y"])]
    return _CANALS[mask_of(tile)] if not here else _LETTERS[here[0]] if len(here) == 1 else "*"


def _tile(canvas: Canvas, x: int, y: int, view: Part, tile: Part) -> None:
    kind, mask = KIND_OF[tile["tile"]], mask_of(tile)
    here = [seat["seat"] for seat in view["seats"] if (seat["x"], seat["y"]) == (tile["x"], tile["y"])]
    canvas.put(x, y, str(CURRENT[kind]))
    canvas.put(x, y + 2, str(CAPACITY[kind]))
    canvas.put(x + 4, y, "B" if CHECKPOINT[kind] else "D" if SHAPE[kind] == DEEP else "X" if CANNOT_PASS[kind] else "")
    canvas.put(x + 4, y + 2, "R" if REPLACE[kind] else "")
    for direction, (dx, dy, way) in enumerate(((2, 0, "\u2551"), (3, 1, "\u2550\u2550"), (2, 2, "\u2551"), (0, 1, "\u2550\u2550"))):
        if (mask >> direction) & 1:
            canvas.put(x + dx, y + dy, way)
    canvas.put(x + 2, y + 1, _CANALS[mask])
    if here:
        letters = "".join([_LETTERS[seat] for seat in here])
        canvas.put(x + (5 - len(letters)) // 2, y + 1, letters)
