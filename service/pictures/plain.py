"""The picture of a ruleset that has no painter of its own: a panel for each seat, and what is public in words."""

from service.pictures.page import MARGIN, WIDTH, Page, describe
from service.pictures.scene import Scene, fit, harmless, words
from service.pictures.sheet import sheet, wrapped


def _told(scene: Scene) -> list[str]:
    plain = [(name, value) for name, value in scene.view.items() if not isinstance(value, dict | list)]
    return [f"{words(name)}: {harmless(str(value))}" for name, value in plain if value is not None]


def svg(scene: Scene) -> str:
    """Return the picture as SVG."""
    page = Page(scene)
    page.head([], "")
    lines = _told(scene)
    page.draw.rect(MARGIN, page.y, WIDTH - 2 * MARGIN, 20 * len(lines) + 16, "panel", 6)
    for n, line in enumerate(lines):
        page.draw.text(MARGIN + 12, page.y + 22 + 20 * n, 13, fit(line, 90))
    page.y += 20 * len(lines) + 28
    page.panels(40, 2, lambda _seat, _x, _y, _width: None)
    return page.finish(describe(scene, lines[:0], ""))


def text(scene: Scene) -> str:
    """Return the picture as text."""
    board = [part for line in _told(scene) for part in wrapped(line)]
    return sheet(scene, [], "", board, [f"seat {seat}" for seat in range(len(scene.names))], "")


def story(scene: Scene) -> str:
    """Return what the viewer was told of the last decision: what happened, without its members."""
    return "; ".join([words(str(event["type"]).partition(".")[2]) for event in scene.news])
