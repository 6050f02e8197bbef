"""The frame that all pictures share: title, whose turn it is, the last decision, then what a room draws, then its panels."""

from collections.abc import Callable, Sequence
from typing import Final, final

from service.pictures.drawing import Drawing, escape, num
from service.pictures.palette import Rule, style_sheet
from service.pictures.scene import Scene, fit

WIDTH: Final = 800
MARGIN: Final = 12
#: The width of the letters of a text of size 1, on average, in the widest of the usual fonts.
LETTER: Final = 0.62
_ORDINALS: Final = ("", "1st", "2nd", "3rd", "4th", "5th")


@final
class Page:
    """A picture that grows downwards: `y` is where it goes on."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        self.draw: Final = Drawing()
        self.y = 0.0

    def head(self, status: Sequence[str], last: str) -> None:
        """Write the title, whose turn it is, facts of the game, and the last decision."""
        scene, draw = self.scene, self.draw
        draw.text(MARGIN, 32, 24, scene.title, "ink bold")
        if scene.to_act is not None:
            seat_piece(draw, scene.to_act, 190, 23, 11)
        draw.text(210 if scene.to_act is not None else 180, 29, 16, turn_line(scene), "ink bold")
        draw.text(MARGIN, 54, 13, fit(" \u00b7 ".join(status), 105), "ink")
        if last:
            draw.rect(MARGIN + 2, 65, 11, 11, "mark")
            draw.text(MARGIN + 22, 75, 13, fit("Last: " + last, 102), "ink")
        self.y = 88 if last else 66

    def caption(self, text: str, note: str = "") -> None:
        """Write the heading of a section."""
        self.draw.text(MARGIN, self.y + 17, 15, text, "ink bold")
        if note:
            self.draw.text(MARGIN + 15 * 0.68 * len(text) + 14, self.y + 17, 12, note, "dim")
        self.y += 26

    def panels(self, height: float, across: int, fill: Callable[[int, float, float, float], None]) -> None:
        """Draw a panel for each seat, `across` in a row; `fill(seat, x, y, width)` draws what is below its name."""
        scene = self.scene
        count = len(scene.names)
        gap = 10.0
        width = (WIDTH - 2 * MARGIN - gap * (across - 1)) / across
        for seat in range(count):
            x = MARGIN + (seat % across) * (width + gap)
            y = self.y + (seat // across) * (height + gap)
            self.draw.open(place=f"seat:{seat}")
            self.draw.rect(x, y, width, height, "turn" if seat == scene.to_act else "panel", 6)
            seat_piece(self.draw, seat, x + 20, y + 19, 11)
            tag = seat_tag(scene, seat)
            room = int((width - 48 - len(tag) * 7.2) / (14 * LETTER))
            self.draw.text(x + 38, y + 24, 14, scene.name(seat, max(4, room)), "ink bold")
            if tag:
                self.draw.text(x + width - 10, y + 24, 12, tag, "ink end")
            fill(seat, x, y + 34, width)
            self.draw.close()
        self.y += -(-count // across) * (height + gap)

    def finish(self, description: str, more: Sequence[Rule] = ()) -> str:
        """Return the whole picture."""
        height = num(self.y + 4)
        title = f"{self.scene.title}: {turn_line(self.scene)}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
            f'role="img" aria-labelledby="picture-title picture-desc">'
            f'<title id="picture-title">{escape(title)}</title><desc id="picture-desc">{escape(description)}</desc>'
            f"<style>{style_sheet(more)}</style>"
            f'<rect width="{WIDTH}" height="{height}" class="page"/>{"".join(self.draw.parts)}</svg>\n'
        )


def turn_line(scene: Scene) -> str:
    """Say whose turn it is, and what that seat decides; or who won."""
    if scene.to_act is not None:
        return f"{scene.name(scene.to_act, 24)} (seat {scene.to_act}) to act: {scene.phase}"
    winners = [scene.name(seat) for seat, place in enumerate(scene.places) if place == 1]
    return fit("Over. Won by " + " and ".join(winners), 56) if winners else "Over"


def seat_tag(scene: Scene, seat: int) -> str:
    """Say in a word or two what distinguishes a seat now."""
    you = "you" if seat == scene.viewer else ""
    turn = "to act" if seat == scene.to_act else ""
    state = f"{_ORDINALS[scene.places[seat]]} place" if scene.places else turn
    return ", ".join([word for word in (you, state) if word])


def seat_piece(draw: Drawing, seat: int, x: float, y: float, r: float) -> None:
    """Draw the mark of a seat: its colour, its shape and its number."""
    seat_shape(draw, seat, x, y, r, f"s{seat} piece")
    draw.text(x, y + r * 0.48, r * 1.3, str(seat), f"i{seat} mid bold")


def seat_shape(draw: Drawing, seat: int, x: float, y: float, r: float, look: str) -> None:
    """Draw the shape of a seat: disc, square, hexagon, diamond, shield."""
    if seat == 0:
        draw.circle(x, y, r, look)
    elif seat == 1:
        draw.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, look)
    elif seat == 2:
        draw.polygon([(x - r, y), (x - r / 2, y - r), (x + r / 2, y - r), (x + r, y), (x + r / 2, y + r), (x - r / 2, y + r)], look)
    elif seat == 3:
        far = r * 1.25
        draw.polygon([(x - far, y), (x, y - far), (x + far, y), (x, y + far)], look)
    else:
        draw.polygon([(x - r, y - r * 0.9), (x + r, y - r * 0.9), (x + r, y + r * 0.3), (x, y + r * 1.2), (x - r, y + r * 0.3)], look)


def facts(draw: Drawing, x: float, y: float, lines: Sequence[str]) -> None:
    """Write lines of a panel."""
    for n, line in enumerate(lines):
        draw.text(x + 12, y + 14 + 17 * n, 12.5, line, "ink")


def describe(scene: Scene, seats: Sequence[str], last: str) -> str:
    """Return the position in words, for those who hear it."""
    told = [f"{scene.name(seat)} (seat {seat}): {text}." for seat, text in enumerate(seats)]
    return " ".join([turn_line(scene) + ".", *told, *([f"Last decision: {last}."] if last else [])])
