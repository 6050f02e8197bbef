"""What only the viewer sees of Murano: characters, shops and palaces face down, cards to choose from."""

from typing import Final

from service.pictures.murano.pieces import tile
from service.pictures.murano.wording import character_words
from service.pictures.page import MARGIN, WIDTH, Page
from service.pictures.scene import words
from service.rulesets.murano.components import CUSTOMER_COLOURS

_WIDTH: Final = 104
_HEIGHT: Final = 50
_SIDE: Final = 34


def own_things(page: Page) -> None:
    """Draw what the viewer alone sees; nothing for a spectator."""
    view, seat = page.scene.view, page.scene.viewer
    if seat is None:
        return
    player = view["players"][seat]
    drawn = [(f"drawn:character:{n}", n, character_words(n)) for n in view["drawn_characters"] or ()]
    drawn += [(f"drawn:special:{name}", None, words(name)) for name in view["drawn_specials"] or ()]
    if drawn:
        page.caption("To choose from")
        _cards(page, drawn)
    page.caption("Your characters")
    _cards(page, [(f"hand:character:{n}", n, character_words(n)) for n in player["character_cards"]])
    _buildings(page, player["shop_colours"], player["palace_crests"])


def _cards(page: Page, cards: list[tuple[str, int | None, str]]) -> None:
    draw = page.draw
    across = (WIDTH - 2 * MARGIN + 8) // (_WIDTH + 8)
    for k, (place, number, name) in enumerate(cards):
        x, y = MARGIN + (k % across) * (_WIDTH + 8), page.y + (k // across) * (_HEIGHT + 8)
        draw.open(place, f"{'character ' + str(number) + ': ' if number else ''}{name}")
        draw.rect(x, y, _WIDTH, _HEIGHT, "card", 5)
        if number:
            draw.text(x + 7, y + 17, 14, str(number), "ink bold")
        for n, line in enumerate(_two_lines(name)):
            draw.text(x + _WIDTH / 2, y + 32 + 12.5 * n, 10.5, line, "ink mid")
        draw.close()
    if not cards:
        draw.text(MARGIN, page.y + 10, 12.5, "none", "dim")
    page.y += -(-len(cards) // across) * (_HEIGHT + 8) if cards else 20


def _two_lines(name: str) -> list[str]:
    if len(name) <= 16 or " " not in name:
        return [name]
    at = min([n for n, c in enumerate(name) if c == " "], key=lambda n: abs(n - len(name) / 2))
    return [name[:at], name[at + 1 :]]


def _buildings(page: Page, shops: list[int], palaces: list[int]) -> None:
    held: list[tuple[str, int, str, str | None, int | None]] = []
    for shop, count in zip(CUSTOMER_COLOURS, shops, strict=True):
        held.append((f"hand:shop:{shop}", count, f"{shop} shop", shop, None))
    for number, count in enumerate(palaces, 1):
        held.append((f"hand:palace:{number}", count, f"palace with {number} crests", None, number))
    held = [one for one in held if one[1]]
    if not held:
        return
    page.caption("Your shops and palaces, face down to the others")
    for k, (place, count, name, colour, crests) in enumerate(held):
        x = MARGIN + 80 * k
        page.draw.open(place, f"{count} {name}")
        kind = "shop" if crests is None else "palace"
        tile(page.draw, {"kind": kind, "colour": colour, "crests": crests, "owner": None}, x, page.y, _SIDE)
        page.draw.text(x + _SIDE + 7, page.y + 23, 15, f"x{count}", "ink bold")
        page.draw.close()
    page.y += _SIDE + 12
