"""The board of Rialto as text: districts with their councillors and links, rows, stock, Doge order."""

from service.pictures.rialto.wording import (
    NEUTRAL,
    building_words,
    councillors,
    counted,
    district_words,
    doge_track,
    last,
    neutral_words,
    player_words,
    row_words,
    seat_lines,
    status,
    stock_words,
)
from service.pictures.scene import Part, Scene
from service.pictures.sheet import sheet, wrapped
from service.rulesets.rialto.components import DISTRICT_NAMES


def text(scene: Scene) -> str:
    """Return the picture as text."""
    view = scene.view
    board: list[str] = []
    for number, name in enumerate(DISTRICT_NAMES):
        board += _district(view, number, name)
    doge = ", ".join([f"{player_words(scene, player)} on {space}" for player, space in doge_track(view)])
    board += ["", *wrapped(f"Doge order: {doge}"), "", *[row_words(row) for row in view["rows"]]]
    board += wrapped(f"Discards seen: {counted(view['discards'])}")
    board += wrapped("Stock: " + ", ".join([f"{building_words(kind)}: {left}" for kind, left in stock_words(view["stock"])]))
    if view["neutral"] is not None:
        board += wrapped(neutral_words(view["neutral"]))
    seats = ["; ".join(seat_lines(player)) for player in view["players"]]
    hand = "" if view["hand"] is None else f"Your hand: {counted(view['hand'])}; face down: {counted(view['discarded_face_down'])}"
    return sheet(scene, status(scene), last(scene), board, seats, hand)


def _district(view: Part, number: int, name: str) -> list[str]:
    tile = view["turn_tiles"].index(name) + 1
    now = "*" if name == view["current_district"] else " "
    there = [f"{NEUTRAL if player is None else player}x{count}" for player, count in councillors(view, number)]
    lines = [f"{now}{tile} {district_words(name):<12} councillors by seat: {' '.join(there) or 'none'}"]
    return lines + wrapped(
        "     links: " + ", ".join([_link(link, name) for link in view["links"] if name in (link["a"], link["b"])]), "       "
    )


def _link(link: Part, here: str) -> str:
    other = district_words(link["b"] if link["a"] == here else link["a"])
    value = link["value_a"] if link["a"] == here else link["value_b"]
    return f"{link['link']} to {other} {value if link['tile'] else 'free'}"
