"""Say in plain English what an action does."""

from typing import Final

from service.engine.tagged import Action
from service.rulesets.rialto.actions import (
    Activate,
    Discard,
    EndActivation,
    PlaceBridge,
    PlaceCouncillor,
    PlaceGondola,
    Play,
    ReturnBuilding,
    StopPlacing,
    TakeBuilding,
    TakeRow,
)
from service.rulesets.rialto.components import (
    BLUE_1,
    BLUE_2,
    BLUE_3,
    CARD_NAMES,
    DISTRICT_TITLES,
    FROM_GENERAL,
    FROM_RESERVE,
    GREEN_1,
    GREEN_2,
    GREEN_3,
    GREEN_4,
    LINK_A,
    LINK_B,
    VALUE,
    YELLOW_1,
    YELLOW_2,
    YELLOW_3,
    YELLOW_4,
    colour,
)

_COLOURS: Final = ("green", "yellow", "blue")


def _building(kind: int) -> str:
    return f"{_COLOURS[colour(kind)]} {VALUE[kind]}"


def _link(link: int) -> str:
    return f"between {DISTRICT_TITLES[LINK_A[link]]} and {DISTRICT_TITLES[LINK_B[link]]}"


def _some(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"


def describe(action: Action) -> str:
    """Return one short sentence that says what `action` does."""
    if isinstance(action, TakeRow):
        return f"Take row {action.row + 1} and draw two cards."
    if isinstance(action, Activate):
        return _activation(action)
    if isinstance(action, EndActivation):
        return "Activate no more buildings now."
    if isinstance(action, Discard):
        return f"Discard a {CARD_NAMES[action.card]} card."
    if isinstance(action, Play):
        return _play(action)
    if isinstance(action, TakeBuilding):
        return f"Take the building {_building(action.kind)}."
    if isinstance(action, ReturnBuilding):
        return f"Return the building {_building(action.kind)} for {VALUE[action.kind]} VP."
    if isinstance(action, PlaceBridge):
        return f"Lay the top bridge {_link(action.link)}, its lower end at {DISTRICT_TITLES[action.low]}."
    if isinstance(action, PlaceGondola):
        return f"Lay a gondola tile {_link(action.link)}."
    if isinstance(action, PlaceCouncillor):
        return _councillor(action)
    if isinstance(action, StopPlacing):
        return "Move no more councillors."
    return "Take no building."


def _play(action: Play) -> str:
    if action.cards + action.jokers == 0:
        return "Play no card of your hand."
    parts = []
    if action.cards > 0:
        parts.append(_some(action.cards, "card of the stage's type", "cards of the stage's type"))
    if action.jokers > 0:
        parts.append(_some(action.jokers, "joker", "jokers"))
    return f"Play {' and '.join(parts)}."


def _councillor(action: PlaceCouncillor) -> str:
    to = DISTRICT_TITLES[action.to]
    if action.source == FROM_GENERAL:
        return f"Put a councillor of the general reserve into {to}."
    if action.source == FROM_RESERVE:
        return f"Put a councillor of the personal reserve into {to}."
    return f"Move a councillor from {DISTRICT_TITLES[action.source]} to {to}."


def _activation(action: Activate) -> str:
    kind = action.kind
    start = f"Activate {_building(kind)}:"
    if kind in (GREEN_1, GREEN_3, GREEN_4):
        got = f"take the {CARD_NAMES[action.take]} card of the leftover row" if action.take >= 0 else "draw three cards"
        added = VALUE[kind] - 2
        return f"{start} {got}." if kind == GREEN_1 else f"{start} {got}, and keep {_some(added, 'card', 'cards')} more."
    if kind in (YELLOW_2, YELLOW_4) and action.convert >= 0:
        counts = "one card" if kind == YELLOW_2 else "two cards"
        return f"{start} a {CARD_NAMES[action.convert]} card counts as {counts} of the stage's type."
    if kind == BLUE_1 and action.give >= 0:
        return f"{start} give back {_building(action.give)} for the next value of its colour."
    return f"{start} {_PLAIN[kind]}."


#: What the other buildings do.
_PLAIN: Final = {
    GREEN_2: "keep 1 card more",
    YELLOW_1: "gain 1 gold and play after the others",
    YELLOW_2: "convert a card",
    YELLOW_3: "use it as a joker",
    YELLOW_4: "convert a card",
    BLUE_1: "improve a building",
    BLUE_2: "gain 1 VP and a councillor",
    BLUE_3: "advance on the Doge track",
    BLUE_3 + 1: "gain 3 VP",
}
