"""The board of Venezia as SVG: districts, buildings, track, cards."""

import math
from functools import cache
from typing import Any, Final, cast

from service.pictures.drawing import Drawing, Point, num
from service.pictures.news import happened
from service.pictures.page import MARGIN, WIDTH, Page, describe, facts, seat_piece
from service.pictures.scene import Part, Scene
from service.pictures.venezia.pieces import LOOKS, card, corners, icon
from service.pictures.venezia.wording import counted, gold_words, imaginary_words, last, seat_lines, status
from service.rulesets.venezia.components import BOARD, BUILDINGS, DISTRICT_OF, DISTRICTS, HEX_OF, HEXES

_SCALE: Final = 23.0
_LEFT: Final = 18.45
_TOP: Final = 14.6
_HEIGHT: Final = 538.0
_HEX: Final = 22.2
_TRACK: Final = cast("dict[str, Any]", BOARD["track"])
_TITLES: Final = {district["id"]: str(district["name"]) for district in cast("list[dict[str, Any]]", BOARD["districts"])}
_LINES: Final = cast("list[dict[str, Any]]", BOARD["bridge_lines"])
#: Where the names of the districts stand, in the units of the board.
_LABELS: Final = {
    "san_marco": (-3.5, -12.75),
    "castello": (7.1, -8.75),
    "cannaregio": (-13.6, -10.2),
    "dorsoduro": (-8.6, 6.95),
    "san_polo": (-7.7, -7.56),
}


def svg(scene: Scene) -> str:
    """Return the picture as SVG."""
    page = Page(scene)
    told = last(scene)
    page.head(status(scene), told)
    page.draw.rect(0, page.y, WIDTH, _HEIGHT, "sea")
    page.draw.open(move=f"translate(0 {num(page.y)})")
    _board(page.draw, scene)
    page.draw.close()
    page.y += _HEIGHT + 8
    _cards(page)
    lines = [seat_lines(scene, player) for player in scene.view["players"]]
    page.panels(92, 2, lambda seat, x, y, _: facts(page.draw, x, y - 2, lines[seat]))
    imaginary = imaginary_words(scene.view)
    if imaginary:
        page.draw.text(MARGIN, page.y + 13, 12.5, imaginary)
        page.y += 22
    return page.finish(describe(scene, [", ".join(one) for one in lines], told), LOOKS)


def _at(x: float, y: float) -> Point:
    return (x + _LEFT) * _SCALE, (y + _TOP) * _SCALE


def _centre(hex_: tuple[int, int] | list[int]) -> Point:
    q, r = hex_
    return _at(math.sqrt(3) * (q + r / 2), 1.5 * r)


@cache
def _spaces() -> dict[int, Point]:
    """Return where the spaces are, by number; poles go on after 60."""
    found = {0: _at(_TRACK["start"]["x"], _TRACK["start"]["y"])}
    for space in _TRACK["spaces"]:
        for n in (space["n"], space.get("also")):
            if n is not None:
                found[n] = _at(space["x"], space["y"])
    for n, pole in enumerate(_TRACK["poles"]):
        found[61 + n] = _at(pole["x"], pole["y"])
    return found


@cache
def _water() -> str:
    """Return what never changes: the track with its spaces, and the mooring poles."""
    draw = Drawing()
    where = _spaces()
    draw.polyline([where[n] for n in range(61)], "route")
    titles = {space["n"]: ", ".join([_TITLES[name] for name in space["districts"]]) or "no district" for space in _TRACK["spaces"]}
    for n in [0, *titles]:
        _space(draw, n, titles.get(n, "no district"))
    for n in range(61, 61 + len(_TRACK["poles"])):
        draw.open(f"space:{n}", f"mooring pole {n}")
        draw.circle(*where[n], 8, "pole")
        draw.text(where[n][0], where[n][1] + 3.5, 9, str(n), "ink mid")
        draw.close()
    return "".join(draw.parts)


def _space(draw: Drawing, n: int, borders: str) -> None:
    x, y = _spaces()[n]
    name = "10/45" if n == 10 else "start" if n == 0 else str(n)
    r = 16 if n in {0, 10} else 11
    draw.open(f"space:{n}", f"space {name}: borders {borders}")
    draw.circle(x, y, r, "space")
    near = [DISTRICTS.index(name) for space in _TRACK["spaces"] if space["n"] == n for name in space["districts"]]
    for k, district in enumerate(near):
        # Arcs of the ring show the districts that the space borders.
        a, b = 2 * math.pi * k / len(near) - 2.6, 2 * math.pi * (k + 0.96) / len(near) - 2.6
        x1, y1, x2, y2 = (num(v) for v in (x + r * math.cos(a), y + r * math.sin(a), x + r * math.cos(b), y + r * math.sin(b)))
        draw.path(f"M{x1} {y1}A{r} {r} 0 {int(len(near) < 2)} 1 {x2} {y2}", f"r{district}")
    draw.text(x, y + 4, 10.5, name, "ink mid bold")
    draw.close()


def _board(draw: Drawing, scene: Scene) -> None:
    view = scene.view
    draw.add(_water())
    swamps = {(q, r) for q, r in view["swamps"]}
    built = {(q, r): piece["building"] for piece in view["buildings"] for q, r in piece["hexes"]}
    for hex_ in HEXES:
        draw.add(_hex(hex_, "swamp" if hex_ in swamps else built.get(hex_, "empty")))
    for piece in view["buildings"]:
        _building(draw, piece)
    _free_lines(draw, view)
    for name, (x, y) in _LABELS.items():
        draw.text(*_at(x, y), 14, _TITLES[name], "label mid bold italic")
    _table(draw, view)
    _gondolas(draw, view)
    _marks(draw, scene)


@cache
def _hex(hex_: tuple[int, int], content: str) -> str:
    draw = Drawing()
    x, y = _centre(hex_)
    district = DISTRICT_OF[HEX_OF[hex_]]
    draw.open(f"hex:{hex_[0]},{hex_[1]}", f"{_TITLES[DISTRICTS[district]]} [{hex_[0]}, {hex_[1]}]: {content}")
    draw.polygon(corners(x, y, _HEX), f"d{district} hex")
    if content == "swamp":
        draw.path(f"M{num(x - 8)} {num(y + 5)}h16m-12 0v-6m4 6v-10m4 10v-6", "reed")
    elif content == "empty":
        draw.polygon(corners(x, y, _HEX * 0.72), "dry")
    draw.close()
    return "".join(draw.parts)


def _building(draw: Drawing, piece: Part) -> None:
    kind, where = piece["building"], [_centre(hex_) for hex_ in piece["hexes"]]
    x, y = sum(p[0] for p in where) / len(where), sum(p[1] for p in where) / len(where)
    if kind == "ponte":
        for px, py in where:
            draw.polygon(corners(px, py, 14), "built")
        draw.line(*where[0], *where[1], "span")
        draw.line(*where[0], *where[1], "deck")
        return
    for px, py in where:
        draw.polygon(corners(px, py, 19 if len(where) == 1 else _HEX), "built")
    if kind == "palazzo":
        draw.line(*where[0], *where[1], "joint")
    icon(draw, kind, x, y, 11)


def _free_lines(draw: Drawing, view: Part) -> None:
    taken = {piece["line"] for piece in view["buildings"]}
    for line in _LINES:
        (x, y), (x2, y2) = (_centre(end) for end in line["ends"])
        names = " and ".join([_TITLES[name] for name in line["districts"]])
        draw.open(f"line:{line['id']}", f"bridge line {line['id']} between {names}: {'built' if line['id'] in taken else 'free'}")
        if line["id"] not in taken:
            draw.line(x, y, x2, y2, "free")
            draw.text((x + x2) / 2, (y + y2) / 2 + 4, 11, str(line["id"]), "label mid bold")
        draw.close()


def _table(draw: Drawing, view: Part) -> None:
    """Draw the supply, the discard pile and the master builders by type."""
    x0, y0 = 446.0, 398.0
    draw.rect(x0, y0, 268, 118, "panel", 6)
    for n, kind in enumerate(BUILDINGS):
        x = x0 + 82 + 43 * n
        draw.circle(x, y0 + 20, 13, "built")
        icon(draw, kind, x, y0 + 20, 7)
        draw.text(x, y0 + 46, 10, kind, "ink mid")
        draw.text(x, y0 + 64, 13, str(view["supply"][kind]), "ink mid bold")
        draw.text(x, y0 + 84, 13, str(view["discard"][kind]), "ink mid")
        holder = view["pawns"].get(kind)
        if holder is None:
            draw.text(x, y0 + 104, 13, "\u2013", "dim mid")
        elif holder < len(view["players"]):
            seat_piece(draw, holder, x, y0 + 100, 9)
        else:
            draw.text(x, y0 + 104, 11, "imag.", "ink mid")
    for n, name in enumerate(("pieces", "discards", "builder")):
        draw.text(x0 + 8, y0 + 64 + 20 * n, 11, name, "dim")


def _gondolas(draw: Drawing, view: Part) -> None:
    where = _spaces()
    last_pole = max(where)
    at_start = 0
    for player in view["players"]:
        space = player["position"]
        x, y = where[min(space, last_pole)]
        if space == 0:
            # The start holds any number of gondolas.
            x, y, at_start = x - 22 + 22 * at_start, y + 18, at_start + 1
        draw.open(title=f"gondola of seat {player['seat']} on space {space}")
        draw.path(
            f"M{num(x - 21)} {num(y)}Q{num(x)} {num(y - 20)} {num(x + 21)} {num(y)}Q{num(x)} {num(y + 20)} {num(x - 21)} {num(y)}Z", "built"
        )
        seat_piece(draw, player["seat"], x, y, 9.5)
        draw.close()


def _marks(draw: Drawing, scene: Scene) -> None:
    where = _spaces()
    for event in happened(scene, ("venezia.built", "venezia.reclaimed")):
        for hex_ in event["hexes"] if "hexes" in event else [event["hex"]]:
            draw.polygon(corners(*_centre(hex_), _HEX), "mark")
    for event in happened(scene, ("venezia.moved",)):
        way = [where[min(space, max(where))] for space in range(event["start"], event["end"] + 1)]
        draw.polyline(way, "mark")


def _cards(page: Page) -> None:
    view, draw, scene = page.scene.view, page.draw, page.scene
    page.caption("Cards", f"deck {view['deck']}, discarded {counted(view['discard'])}")
    x = float(MARGIN)
    draw.open("deck", f"deck of {view['deck']} cards")
    draw.rect(x, page.y, 74, 52, "built", 6)
    draw.text(x + 37, page.y + 24, 14, str(view["deck"]), "white mid bold")
    draw.text(x + 37, page.y + 42, 11.5, "deck", "white mid")
    draw.close()
    for kind in view["face_up"]:
        x += 82
        card(draw, kind, x, page.y, f"face_up:{kind}", f"face-up {kind} card")
    page.y += 62
    own = view["own"]
    if scene.viewer is not None and own is not None:
        page.caption("Your hand", gold_words(own))
        x = float(MARGIN)
        for kind in BUILDINGS:
            for _ in range(own["hand"][kind]):
                card(draw, kind, x, page.y, f"hand:{kind}", f"{kind} card in hand")
                x += 82
        if x == MARGIN:
            draw.text(x, page.y + 14, 12.5, "no cards", "dim")
        page.y += 62 if x > MARGIN else 24
