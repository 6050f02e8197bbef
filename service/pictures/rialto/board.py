"""The board of Rialto as SVG: districts, links, councillors, Doge track, rows, stock."""

from functools import cache
from typing import Any, Final, cast

from service.pictures.drawing import Drawing, Point
from service.pictures.news import happened
from service.pictures.page import MARGIN, WIDTH, Page, describe, facts
from service.pictures.rialto.pieces import LOOKS, card, link_tile, player_piece
from service.pictures.rialto.wording import (
    building_words,
    councillors,
    counted,
    doge_track,
    last,
    neutral_words,
    player_words,
    seat_lines,
    status,
    stock_words,
)
from service.pictures.scene import Part, Scene, fit
from service.rulesets.rialto.components import BOARD, BUILDING_NAMES, CARD_NAMES, DISTRICT_NAMES

_SCALE: Final = 0.69
_CUT: Final = (40.0, 85.0)
_HEIGHT: Final = 458.0
_DISTRICTS: Final = cast("list[dict[str, Any]]", BOARD["districts"])
_LINKS: Final = {str(link["id"]): link for link in cast("list[dict[str, Any]]", BOARD["links"])}


def svg(scene: Scene) -> str:
    """Return the picture as SVG."""
    page = Page(scene)
    told = last(scene)
    view, draw = scene.view, page.draw
    page.head(status(scene), told)
    draw.rect(0, page.y, WIDTH, _HEIGHT, "sea")
    draw.open(move=f"translate(0 {page.y:.0f})")
    _map(draw, scene)
    draw.close()
    page.y += _HEIGHT + 6
    _track(page)
    _supplies(page)
    _hand(page)
    lines = [seat_lines(player) for player in view["players"]]
    lines = [[part for line in one for part in _folded(line)] for one in lines]
    page.panels(40 + 17 * max(map(len, lines)), 2, lambda seat, x, y, _: facts(draw, x, y - 2, lines[seat]))
    if view["neutral"] is not None:
        draw.text(MARGIN, page.y + 13, 12.5, neutral_words(view["neutral"]))
        page.y += 22
    return page.finish(describe(scene, [", ".join(seat_lines(player)) for player in view["players"]], told), LOOKS)


def _folded(line: str) -> list[str]:
    """Fold a list into lines of a panel."""
    found = [""]
    for part in line.split(", "):
        longer = f"{found[-1]}, {part}" if found[-1] else part
        if len(longer) > 54:
            found.append("    " + part)
        else:
            found[-1] = longer
    return found


def _at(x: float, y: float) -> Point:
    return (x - _CUT[0] + 16) * _SCALE, (y - _CUT[1]) * _SCALE


@cache
def _land() -> str:
    """Return what never changes: islands, canals, routes."""
    draw = Drawing()
    for isle in cast("list[dict[str, Any]]", BOARD["decoration"]):
        draw.polygon([_at(x, y) for x, y in isle["polygon"]], "isle")
    for n, district in enumerate(_DISTRICTS):
        draw.open(f"district:{district['id']}", f"{district['name']}, {district['bank']} bank")
        draw.polygon([_at(x, y) for x, y in district["polygon"]], f"d{n}")
        draw.close()
    line = cast("dict[str, Any]", BOARD["grand_canal"])["line"]
    draw.polyline([_at(x, y) for x, y in line], "canal")
    for link in _LINKS.values():
        if "route" in link:
            draw.polyline([_at(x, y) for x, y in link["route"]], "route")
    for district in _DISTRICTS:
        x, y = _at(*district["label"])
        draw.text(x, y, 14, district["name"].upper(), "ink mid bold")
    return "".join(draw.parts)


def _map(draw: Drawing, scene: Scene) -> None:
    view = scene.view
    draw.add(_land())
    marker = view["neutral"]["marker"] if view["neutral"] is not None else None
    for link in view["links"]:
        where = _LINKS[link["link"]]
        link_tile(draw, link, *_at(where["x"], where["y"]), where["angle"], link["link"] == marker)
    for n, name in enumerate(DISTRICT_NAMES):
        _district(draw, view, n, name)
    for event in happened(scene, ("rialto.tile_laid",)):
        where = _LINKS[event["link"]]
        draw.circle(*_at(where["x"], where["y"]), 32, "mark")
    for event in happened(scene, ("rialto.placed",)):
        x, y = _at(*_DISTRICTS[DISTRICT_NAMES.index(event["to"])]["councillors"])
        draw.rect(x - 66, y - 16, 132, 32, "mark", 8)


def _district(draw: Drawing, view: Part, number: int, name: str) -> None:
    district = _DISTRICTS[number]
    x, y = _at(*district["turn_tile"])
    now = name == view["current_district"]
    draw.rect(x - 12, y - 12, 24, 24, "now" if now else "slot", 4)
    draw.text(x, y + 6, 16, str(view["turn_tiles"].index(name) + 1), "nowink mid bold" if now else "ink mid")
    there = councillors(view, number)
    x, y = _at(*district["councillors"])
    across = 4 if number == 4 else 6
    for n, (player, count) in enumerate(there):
        px = x + 36 * (n % across - (min(len(there), across) - 1) / 2) - 7
        py = y + 20 * (n // across)
        player_piece(draw, player, px, py, 8.5)
        draw.text(px + 11, py + 5, 14, str(count), "ink bold")


def _track(page: Page) -> None:
    view, draw = page.scene.view, page.draw
    draw.text(MARGIN, page.y + 19, 15, "Doge order", "ink bold")
    x = 122.0
    for player, space in doge_track(view):
        player_piece(draw, player, x, page.y + 14, 10)
        draw.text(x + 16, page.y + 19, 13, f"space {space}")
        x += 92
    first = view["waiting"][0] if view["waiting"] else None
    if view["waiting"]:
        draw.text(WIDTH - MARGIN, page.y + 19, 12.5, fit(f"next in the stage: {player_words(page.scene, first)}", 34), "ink end")
    page.y += 34


def _supplies(page: Page) -> None:
    """Draw the rows of cards at the left, the buildings in stock at the right."""
    view, draw = page.scene.view, page.draw
    rows = view["rows"]
    height = 40 + 20 * len(rows) + 24
    draw.rect(MARGIN, page.y, 430, height, "panel", 6)
    for n, name in enumerate(CARD_NAMES):
        draw.text(92 + 51 * n, page.y + 22, 10.5, name, "dim mid")
    for k, row in enumerate(rows):
        y = page.y + 42 + 20 * k
        draw.open(f"row:{row['row']}", f"row {row['row']}: {'taken' if row['taken'] else counted(row['cards'])}")
        draw.rect(MARGIN + 4, y - 15, 422, 20, "hit")
        draw.text(MARGIN + 10, y, 12.5, f"row {row['row']}", "dim" if row["taken"] else "ink")
        for n, name in enumerate(CARD_NAMES):
            if row["cards"][name]:
                draw.text(92 + 51 * n, y, 13.5, str(row["cards"][name]), "ink mid bold")
        if row["taken"]:
            draw.text(92, y, 12, "taken", "dim mid italic")
        draw.close()
    for event in happened(page.scene, ("rialto.row_taken",)):
        draw.rect(MARGIN + 4, page.y + 8 + 20 * event["row"], 422, 19, "mark", 4)
    y = page.y + 42 + 20 * len(rows)
    draw.text(MARGIN + 10, y, 11, "discarded", "dim")
    for n, name in enumerate(CARD_NAMES):
        draw.text(92 + 51 * n, y, 12.5, str(view["discards"][name]), "dim mid")
    _stock(page)
    page.y += max(height, 120) + 8


def _stock(page: Page) -> None:
    draw = page.draw
    for n, (name, left) in enumerate(stock_words(page.scene.view["stock"])):
        x, y = 454 + 84 * (n % 4), page.y + 38 * (n // 4)
        draw.open(f"stock:{name}", f"{left} of {building_words(name)} in stock")
        draw.rect(x, y, 80, 34, name[:-1], 5)
        draw.text(x + 8, y + 15, 12, building_words(name), "ink bold")
        draw.text(x + 8, y + 29, 11, f"{left} left")
        draw.close()
    for event in happened(page.scene, ("rialto.building_taken",)):
        n = BUILDING_NAMES.index(event["kind"])
        draw.rect(452 + 84 * (n % 4), page.y - 2 + 38 * (n // 4), 84, 38, "mark", 6)


def _hand(page: Page) -> None:
    scene, draw = page.scene, page.draw
    hand = scene.view["hand"]
    if scene.viewer is None or hand is None:
        return
    buried = counted(scene.view["discarded_face_down"], "")
    page.caption("Your hand", f"discarded face down: {buried}" if buried else "")
    page.y += 4
    x = float(MARGIN)
    for number, name in enumerate(CARD_NAMES):
        if hand[name]:
            card(draw, number, hand[name], x, page.y, f"hand:{name}")
            x += 88
    if x == MARGIN:
        draw.text(x, page.y + 12, 12.5, "no cards", "dim")
    page.y += 66 if x > MARGIN else 24
