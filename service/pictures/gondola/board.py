"""The course of Gondola as SVG: tiles, gondolas, flags, open squares, hand."""

from typing import Final

from service.pictures.drawing import num
from service.pictures.gondola.tiles import LOOKS, tile_markup
from service.pictures.gondola.wording import last, open_squares, seat_lines, status, tile_words
from service.pictures.news import happened
from service.pictures.page import MARGIN, WIDTH, Page, describe, facts, seat_shape
from service.pictures.scene import Part, Scene
from service.rulesets.gondola.components import ID, KIND_OF

_LARGEST: Final = 84
#: The height that a course may take.
_HIGHEST: Final = 1100
_HAND: Final = 92
#: Where gondolas lie on a tile of 100 units, by their number.
_BERTHS: Final = (
    (),
    ((50, 50),),
    ((26, 50), (74, 50)),
    ((26, 36), (74, 36), (50, 70)),
    ((26, 34), (74, 34), (26, 70), (74, 70)),
    ((26, 30), (74, 30), (50, 50), (26, 72), (74, 72)),
)
_LOOKS: Final = (*LOOKS, ("canopy", "fill:#0b6b4a", ""), ("hull", "fill:#10161c;stroke:#fff;stroke-width:2.5", ""))


class _Course:
    """Where squares are on the page."""

    def __init__(self, scene: Scene, top: float) -> None:
        self.open: Final = open_squares(scene.view)
        squares = [(tile["x"], tile["y"]) for tile in scene.view["tiles"]] + self.open
        self.left: Final = min([x for x, _ in squares])
        self.right: Final = max([x for x, _ in squares])
        self.first: Final = min([y for _, y in squares])
        self.final: Final = max([y for _, y in squares])
        wide, high = self.right - self.left + 1, self.final - self.first + 1
        self.side: Final = min(_LARGEST, (WIDTH - 2 * MARGIN - 24) / wide, _HIGHEST / high)
        self.x0: Final = (WIDTH + 24 - wide * self.side) / 2
        self.y0: Final = top + 24
        self.height: Final = high * self.side + 32

    def at(self, x: int, y: int) -> tuple[float, float]:
        """Return the top left corner of a square."""
        return self.x0 + (x - self.left) * self.side, self.y0 + (y - self.first) * self.side

    def move(self, x: int, y: int) -> str:
        """Return the transform that draws a square of 100 units there."""
        px, py = self.at(x, y)
        return f"translate({num(px)} {num(py)}) scale({self.side / 100:.4f})"


def svg(scene: Scene) -> str:
    """Return the picture as SVG."""
    page = Page(scene)
    told = last(scene)
    page.head(status(scene), told)
    _course(page)
    _hand(page)
    view = scene.view
    lines = [seat_lines(scene, seat) for seat in view["seats"]]
    page.panels(
        54 + 17 * (len(lines[0]) - 1), 3 if len(lines) in (3, 5) else 2, lambda seat, x, y, _: facts(page.draw, x, y - 2, lines[seat])
    )
    return page.finish(describe(scene, [", ".join(one) for one in lines], told), _LOOKS)


def _course(page: Page) -> None:
    view = page.scene.view
    course = _Course(page.scene, page.y)
    page.draw.rect(0, page.y, WIDTH, course.height, "sea")
    _rulers(page, course)
    for x, y in course.open:
        page.draw.open(place=f"square:{x},{y}", title=f"empty square ({x}, {y})")
        px, py = course.at(x, y)
        page.draw.rect(px + 3, py + 3, course.side - 6, course.side - 6, "site", 4)
        page.draw.close()
    for tile in view["tiles"]:
        _tile(page, course, tile)
    _marks(page, course)
    page.y += course.height + 8


def _rulers(page: Page, course: _Course) -> None:
    for x in range(course.left, course.right + 1):
        page.draw.text(course.at(x, 0)[0] + course.side / 2, course.y0 - 7, 11, str(x), "dim mid")
    for y in range(course.first, course.final + 1):
        page.draw.text(course.x0 - 7, course.at(0, y)[1] + course.side / 2 + 4, 11, str(y), "dim end")


def _tile(page: Page, course: _Course, tile: Part) -> None:
    draw, view = page.draw, page.scene.view
    x, y = tile["x"], tile["y"]
    here = [seat["seat"] for seat in view["seats"] if (seat["x"], seat["y"]) == (x, y)]
    told = [f"({x}, {y}): {tile_words(tile['tile'])}", *[f"gondola of seat {seat}" for seat in here]]
    told += [f"flag of seat {seat}" for seat in tile["flags"]]
    draw.open(f"square:{x},{y}", "; ".join(told), course.move(x, y))
    draw.add(tile_markup(tile["tile"], tile["rotation"]))
    for n, seat in enumerate(tile["flags"]):
        _flag(page, seat, 1 + 19.6 * n)
    # Several gondolas on a tile are drawn smaller, so that none hides another.
    half, r = (34, 16) if len(here) == 1 else (24, 13)
    for seat, (gx, gy) in zip(here, _BERTHS[len(here)], strict=True):
        draw.path(f"M{gx - half} {gy}Q{gx} {gy - half} {gx + half} {gy}Q{gx} {gy + half} {gx - half} {gy}Z", "hull")
        seat_shape(draw, seat, gx, gy, r, f"s{seat} thin")
        draw.text(gx, gy + 0.6 * r, 1.65 * r, str(seat), f"i{seat} mid bold")
    draw.close()


def _flag(page: Page, seat: int, x: float) -> None:
    # Flags stand in a row over the middle, where they hide neither Current nor Capacity.
    y = 32.0
    page.draw.line(x + 1, y, x + 1, y + 32, "edge")
    page.draw.rect(x + 1, y, 18, 22, f"s{seat} thin")
    page.draw.text(x + 10, y + 19, 22, str(seat), f"i{seat} mid bold")


def _marks(page: Page, course: _Course) -> None:
    draw, scene = page.draw, page.scene
    for event in happened(scene, ("gondola.placed",)):
        px, py = course.at(event["x"], event["y"])
        draw.rect(px + 1, py + 1, course.side - 2, course.side - 2, "mark", 3)
    for event in happened(scene, ("gondola.moved",)):
        way = [course.at(x, y) for x, y in event["path"]]
        half = course.side / 2
        if way:
            draw.polyline([(px + half, py + half) for px, py in way], "mark")
            draw.circle(way[-1][0] + half, way[-1][1] + half, half * 0.8, "mark")


def _hand(page: Page) -> None:
    view, draw = page.scene.view, page.draw
    if page.scene.viewer is None or not view["hand"]:
        return
    page.caption("Your hand", "arrow: speed; disc: current; square: capacity")
    x = float(MARGIN)
    for tile in view["hand"]:
        name = ID[KIND_OF[tile]]
        draw.open(f"hand:{name}", tile_words(name), f"translate({num(x)} {num(page.y)}) scale({_HAND / 100})")
        draw.add(tile_markup(name, 0, speed=True))
        draw.close()
        draw.text(x + _HAND / 2, page.y + _HAND + 14, 11, name, "dim mid")
        x += _HAND + 12
    page.y += _HAND + 26
