"""The board of Murano as SVG: ring, islands, moorings, stocks."""

from collections.abc import Sequence
from typing import Any, Final, cast

from service.pictures.drawing import Drawing, Point, num
from service.pictures.murano.own import own_things
from service.pictures.murano.pieces import LOOKS, boat, tile
from service.pictures.murano.wording import glass_words, island_words, last, seat_lines, space_words, status, tile_words
from service.pictures.news import happened
from service.pictures.page import WIDTH, Page, describe, facts, seat_piece
from service.pictures.scene import Part, Scene
from service.rulesets.murano.components import BOARD, CELL_AT, CELL_ISLAND, IS_STREET, ISLANDS, SEAT_COLOURS, SERENELLA

_SCALE: Final = 0.622
_CUT: Final = (7.0, 27.0)
_HEIGHT: Final = 560.0
_CELL: Final = 44 * _SCALE
_ISLANDS: Final = cast("list[dict[str, Any]]", BOARD["islands"])
_RING: Final = cast("list[dict[str, Any]]", BOARD["ring"])
_STOCK: Final = cast("dict[str, Any]", BOARD["stock_island"])
_BAG: Final = cast("dict[str, Any]", BOARD["reserve"])
_PILES: Final = ("streets", "shops", "palaces", "factories", "specials")


def svg(scene: Scene) -> str:
    """Return the picture as SVG."""
    page = Page(scene)
    told = last(scene)
    view, draw = scene.view, page.draw
    page.head(status(scene), told)
    draw.rect(0, page.y, WIDTH, _HEIGHT, "sea")
    draw.open(move=f"translate(0 {num(page.y)})")
    _ring(draw, view)
    _islands(draw, view)
    _moorings(draw, view)
    _stocks(draw, view)
    _marks(draw, scene)
    draw.close()
    page.y += _HEIGHT + 8
    own_things(page)
    lines = [_short(seat_lines(player)) for player in view["players"]]
    page.panels(40 + 17 * max(map(len, lines)), 2, lambda seat, x, y, _: facts(draw, x, y - 2, lines[seat]))
    return page.finish(describe(scene, [", ".join(one) for one in lines], told), LOOKS)


def _short(lines: Sequence[str]) -> list[str]:
    """Fold lines that are too long for a panel."""
    found: list[str] = []
    for line in lines:
        rest = line
        while len(rest) > 56:
            at = rest.rindex(" ", 0, 56)
            found.append(rest[:at])
            rest = "    " + rest[at + 1 :]
        found.append(rest)
    return found


def _at(x: float, y: float) -> Point:
    return (x - _CUT[0]) * _SCALE, (y - _CUT[1]) * _SCALE


def _wide(view: Part) -> bool:
    return len(view["players"]) == 4


def _rows(view: Part) -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", BOARD["moorings_four_players" if _wide(view) else "moorings_two_three_players"])


def _corner(island: int, column: int, row: int) -> Point:
    """Return the top left corner of a cell."""
    x, y = _at(_ISLANDS[island]["x"], _ISLANDS[island]["y"])
    return x + column * _CELL, y + row * _CELL


def _ring(draw: Drawing, view: Part) -> None:
    where = [_at(space["x"], space["y"]) for space in _RING]
    draw.polygon(where, "ring")
    for n, (x, y) in enumerate(where):
        there = view["ring"][n]
        anchor = ", anchor" if _RING[n]["anchor"] else ""
        draw.open(f"space:{n}", f"space {n}: {space_words(n)}{anchor}; gondola: {there.replace('_', ' ')}")
        x = min(max(x, 43), WIDTH - 43)
        draw.rect(x - 41, y - 25, 82, 52, "turn" if view["at"] == n else "stand", 6)
        draw.text(x, y - 11, 10.5 if len(space_words(n)) < 13 else 9, space_words(n), "ink mid bold")
        draw.text(x - 36, y + 21, 11, str(n), "dim")
        boats = {"empty": (), "black": ("blackboat",), "red": ("redboat",), "black_and_red": ("blackboat", "redboat")}[there]
        for k, look in enumerate(boats):
            boat(draw, x + (k - (len(boats) - 1) / 2) * 34, y + 7, 24 if len(boats) == 1 else 16, look)
            if look == "redboat":
                draw.text(x + (k - (len(boats) - 1) / 2) * 34, y + 11.5, 12, "R", "white mid bold")
        draw.close()


def _islands(draw: Drawing, view: Part) -> None:
    tiles = {(tile["island"], tile["cell"][0], tile["cell"][1]): tile for tile in view["tiles"]}
    cells = [c for c in range(len(CELL_AT)) if _wide(view) or CELL_ISLAND[c] != SERENELLA]
    for c in cells:
        x, y = _corner(CELL_ISLAND[c], *CELL_AT[c])
        draw.rect(x - 5, y - 5, _CELL + 10, _CELL + 10, "shore", 4)
    for c in cells:
        island, (column, row) = ISLANDS[CELL_ISLAND[c]], CELL_AT[c]
        x, y = _corner(CELL_ISLAND[c], column, row)
        there = tiles.get((island, column, row))
        draw.open(f"cell:{island},{column},{row}", f"{island_words(island)} [{column}, {row}]: {tile_words(there, IS_STREET[c])}")
        if there is None:
            draw.rect(x + 1, y + 1, _CELL - 2, _CELL - 2, "way" if IS_STREET[c] else "plot", 2)
        else:
            tile(draw, there, x + 0.5, y + 0.5, _CELL - 1)
        draw.close()
    for n, island_row in enumerate(_ISLANDS):
        if _wide(view) or n != SERENELLA:
            _label(draw, island_row)


def _label(draw: Drawing, island: dict[str, Any]) -> None:
    x, y = _at(*island["label"])
    for n, line in enumerate(island["label_lines"]):
        draw.text(x, y + 13 * n, 12, line, "ink mid italic bold")


def _moorings(draw: Drawing, view: Part) -> None:
    for there, row in zip(view["moorings"], _rows(view), strict=True):
        x, y = _at(row["x"], row["y"])
        seat = there["seat"]
        taken = "free" if seat is None else f"gondolier of seat {seat}"
        draw.open(
            f"mooring:{there['island']},{there['colour']},{row['n']}",
            f"{there['colour']} mooring of {island_words(there['island'])}: {taken}",
        )
        boat(draw, x, y, 15, f"s{SEAT_COLOURS.index(there['colour'])} piece", row["angle"] == 90)
        if seat is not None:
            seat_piece(draw, seat, x, y, 8.5)
        draw.close()


def _stocks(draw: Drawing, view: Part) -> None:
    x, y = _at(_STOCK["x"], _STOCK["y"])
    draw.rect(x - 66, y - 56, 132, 110, "panel", 8)
    decks = (("characters", "character_deck"), ("special cards", "special_deck"))
    sizes = [(pile, view[pile]) for pile in _PILES] + [(name, sum([layer["size"] for layer in view[deck]])) for name, deck in decks]
    for n, (pile, size) in enumerate(sizes):
        draw.open(f"pile:{pile.replace(' ', '_')}", f"{size} {pile} in the pile")
        draw.text(x - 57, y - 40 + 14.6 * n, 12, pile)
        draw.text(x + 57, y - 40 + 14.6 * n, 12.5, str(size), "ink end bold")
        draw.close()
    x, y = _at(_BAG["x"], _BAG["y"])
    draw.open("bag", f"glass in the bag: {glass_words(view['bag'])}")
    draw.rect(x - 66, y - 17, 132, 32, "panel", 8)
    draw.text(x - 58, y + 4, 12.5, "bag")
    for n, colour in enumerate(("red", "green", "blue")):
        draw.rect(x - 22 + 30 * n, y - 11, 25, 20, f"c{colour}", 3)
        draw.text(x - 9.5 + 30 * n, y + 3.5, 12, f"{colour[0].upper()}{view['bag'][n]}", "white mid bold")
    draw.close()


def _marks(draw: Drawing, scene: Scene) -> None:
    for event in happened(scene, ("murano.street_placed", "murano.built")):
        x, y = _corner(ISLANDS.index(event["island"]), *event["cell"])
        draw.rect(x - 2, y - 2, _CELL + 4, _CELL + 4, "mark", 3)
    for event in happened(scene, ("murano.sailed",)):
        x, y = _at(_RING[event["to"]]["x"], _RING[event["to"]]["y"])
        draw.rect(min(max(x, 43), WIDTH - 43) - 38, y - 5, 76, 29, "mark", 10)
    islands = [event["island"] for event in happened(scene, ("murano.gondolier_placed", "murano.earned", "murano.card_scored"))]
    for name in islands:
        x, y = _at(*_ISLANDS[ISLANDS.index(name)]["label"])
        draw.rect(x - 78, y - 14, 156, 33, "mark", 10)
