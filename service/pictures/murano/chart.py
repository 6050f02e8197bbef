"""The board of Murano as text: islands side by side, ring, stocks."""

from typing import Final

from service.pictures.murano.pieces import LETTERS
from service.pictures.murano.wording import (
    bought_words,
    character_words,
    glass_words,
    last,
    own_words,
    seat_lines,
    space_words,
    status,
)
from service.pictures.scene import Part, Scene, words
from service.pictures.sheet import COLUMNS, Canvas, sheet, wrapped
from service.rulesets.murano.components import CELL_AT, CELL_ISLAND, IS_STREET, ISLAND_NAMES, ISLANDS, SERENELLA

_LEGEND: Final = (
    "Cells: [] plot, .. street space; r, b, g, -- customers of a street; F factory, S shop (r, b, g),",
    "P palace (crests), X special building; then the seat of the owner. Columns and rows count from 0.",
)
_DECKS: Final = (("characters", "character_deck"), ("special cards", "special_deck"))
_BLOCK: Final = 33


def text(scene: Scene) -> str:
    """Return the picture as text."""
    view = scene.view
    wide = len(view["players"]) == 4
    shown = [n for n in range(len(ISLANDS)) if wide or n != SERENELLA]
    board: list[str] = []
    for first in range(0, len(shown), 3):
        board += [*_islands(view, shown[first : first + 3]), ""]
    board += [*_LEGEND, "", *_ring(view), ""]
    for island in shown:
        board += wrapped(f"Moorings of {ISLAND_NAMES[island]}: {_moorings(view, ISLANDS[island])}")
    board += ["", "Piles: " + ", ".join([f"{pile} {view[pile]}" for pile in ("streets", "shops", "palaces", "factories", "specials")])]
    decks = [f"{name} {sum([layer['size'] for layer in view[deck]])}" for name, deck in _DECKS]
    board.append(f"Bag: {glass_words(view['bag'])}; decks: {', '.join(decks)}")
    return sheet(scene, status(scene), last(scene), board, ["; ".join(seat_lines(player)) for player in view["players"]], _own(scene))


def _own(scene: Scene) -> str:
    view = scene.view
    if scene.viewer is None:
        return ""
    drawn = [f"{n} ({character_words(n)})" for n in view["drawn_characters"] or ()] + [words(name) for name in view["drawn_specials"] or ()]
    bought = [f"Bought: {bought_words(view)}."] if view["bought"] is not None else []
    choice = [f"To choose from: {', '.join(drawn)}."] if drawn else []
    return " ".join([f"Your own: {', '.join(own_words(view['players'][scene.viewer])) or 'nothing'}.", *bought, *choice])


def _islands(view: Part, islands: list[int]) -> list[str]:
    canvas = Canvas(COLUMNS, 7)
    tiles = {(tile["island"], tile["cell"][0], tile["cell"][1]): tile for tile in view["tiles"]}
    for n, island in enumerate(islands):
        canvas.put(n * _BLOCK, 0, ISLAND_NAMES[island])
    for c, (column, row) in enumerate(CELL_AT):
        if CELL_ISLAND[c] in islands:
            there = tiles.get((ISLANDS[CELL_ISLAND[c]], column, row))
            x = islands.index(CELL_ISLAND[c]) * _BLOCK + 5 * column
            canvas.put(x, 1 + row, _cell(there, IS_STREET[c]))
    lines = canvas.lines()
    while not lines[-1]:
        lines.pop()
    return lines


def _cell(tile: Part | None, street: bool) -> str:
    if tile is None:
        return ".." if street else "[]"
    if tile["kind"] == "street":
        return "".join([colour[0] for colour in tile["customers"]]) or "--"
    owner = "" if tile["owner"] is None else str(tile["owner"])
    return LETTERS[tile["kind"]] + (tile["colour"] or "")[:1] + str(tile["crests"] or "") + owner


def _ring(view: Part) -> list[str]:
    canvas = Canvas(COLUMNS, 6)
    for n, there in enumerate(view["ring"]):
        boats = "" if there == "empty" else f" <{words(there)}>"
        canvas.put(n // 6 * _BLOCK, n % 6, f"{n:>2} {space_words(n)}{boats}")
    return canvas.lines()


def _moorings(view: Part, island: str) -> str:
    own = [one for one in view["moorings"] if one["island"] == island]
    return ", ".join([f"{one['colour']} {'free' if one['seat'] is None else 'seat ' + str(one['seat'])}" for one in own])
