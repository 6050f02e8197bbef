"""The decisions of Rialto: one small frozen class per kind, and a table of all of them.

Every action that can ever be listed is built once, here; the rules list them from the tables.
"""

from typing import Final, final

from service.engine.spec import Field, enum, integer
from service.engine.tagged import Action, ActionKind, Value, Vocabulary
from service.rulesets.rialto.components import (
    BUILDING_KINDS,
    BUILDING_NAMES,
    BUILDING_NUMBER,
    CARD_KINDS,
    CARD_NAMES,
    CARD_NUMBER,
    CARDS_PER_KIND,
    DISTRICT_NAMES,
    DISTRICT_NUMBER,
    DISTRICTS,
    LINK_A,
    LINK_B,
    LINK_NAMES,
    LINK_NUMBER,
    LINKS,
    SOURCE_NAMES,
    SOURCE_NUMBER,
)

#: In place of a card or a building that an activation does not name.
NONE: Final = -1


@final
class TakeBuilding(Action):
    """Take a building from the stock (R-13, R-37)."""

    def __init__(self, kind: int) -> None:
        super().__init__(("rialto.take_building", BUILDING_NAMES[kind]))
        self.kind: Final = kind


@final
class DeclineBuilding(Action):
    """Take no building (R-37)."""

    def __init__(self) -> None:
        super().__init__(("rialto.decline_building",))


@final
class ReturnBuilding(Action):
    """Return one of eight buildings for its value in VP (R-37)."""

    def __init__(self, kind: int) -> None:
        super().__init__(("rialto.return_building", BUILDING_NAMES[kind]))
        self.kind: Final = kind


@final
class TakeRow(Action):
    """Take a whole row of cards (R-21). `row` counts from 0 here, from 1 in JSON."""

    def __init__(self, row: int) -> None:
        super().__init__(("rialto.take_row", row + 1))
        self.row: Final = row


@final
class Activate(Action):
    """Activate a building (R-46): `take` a face-up card, `convert` a card, `give` a building back; NONE where not named."""

    def __init__(self, kind: int, take: int, convert: int, give: int) -> None:
        super().__init__(
            (
                "rialto.activate",
                BUILDING_NAMES[kind],
                None if take < 0 else CARD_NAMES[take],
                None if convert < 0 else CARD_NAMES[convert],
                None if give < 0 else BUILDING_NAMES[give],
            )
        )
        self.kind: Final = kind
        self.take: Final = take
        self.convert: Final = convert
        self.give: Final = give


@final
class EndActivation(Action):
    """Activate no more green or blue buildings this round (R-22, R-45)."""

    def __init__(self) -> None:
        super().__init__(("rialto.end_activation",))


@final
class Discard(Action):
    """Discard a card above the hand limit (R-22)."""

    def __init__(self, card: int) -> None:
        super().__init__(("rialto.discard", CARD_NAMES[card]))
        self.card: Final = card


@final
class Play(Action):
    """Play so many cards of the stage's type and so many jokers, and end the turn (R-31)."""

    def __init__(self, cards: int, jokers: int) -> None:
        super().__init__(("rialto.play", cards, jokers))
        self.cards: Final = cards
        self.jokers: Final = jokers


@final
class PlaceBridge(Action):
    """Put the top bridge on a free link, its lower end at the district `low` (R-38)."""

    def __init__(self, link: int, low: int) -> None:
        super().__init__(("rialto.place_bridge", LINK_NAMES[link], DISTRICT_NAMES[low]))
        self.link: Final = link
        self.low: Final = low


@final
class PlaceGondola(Action):
    """Put a gondola tile on a free link (R-39)."""

    def __init__(self, link: int) -> None:
        super().__init__(("rialto.place_gondola", LINK_NAMES[link]))
        self.link: Final = link


@final
class PlaceCouncillor(Action):
    """Put a councillor from a reserve or a district into a district (R-39, R-40)."""

    def __init__(self, source: int, to: int) -> None:
        super().__init__(("rialto.place_councillor", SOURCE_NAMES[source], DISTRICT_NAMES[to]))
        self.source: Final = source
        self.to: Final = to


@final
class StopPlacing(Action):
    """Place no more councillors (R-39, R-40)."""

    def __init__(self) -> None:
        super().__init__(("rialto.stop_placing",))


def _text(value: Value) -> str:
    assert isinstance(value, str)
    return value


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _card(value: Value) -> int:
    return NONE if value is None else CARD_NUMBER[_text(value)]


def _building(value: Value) -> int:
    return NONE if value is None else BUILDING_NUMBER[_text(value)]


def _take_building(values: list[Value]) -> Action:
    return TAKE_BUILDING[_building(values[0])]


def _decline_building(_: list[Value]) -> Action:
    return DECLINE_BUILDING


def _return_building(values: list[Value]) -> Action:
    return RETURN_BUILDING[_building(values[0])]


def _take_row(values: list[Value]) -> Action:
    return TAKE_ROW[_number(values[0]) - 1]


def _activate(values: list[Value]) -> Action:
    return Activate(_building(values[0]), _card(values[1]), _card(values[2]), _building(values[3]))


def _end_activation(_: list[Value]) -> Action:
    return END_ACTIVATION


def _discard(values: list[Value]) -> Action:
    return DISCARD[_card(values[0])]


def _play(values: list[Value]) -> Action:
    return PLAY[_number(values[0])][_number(values[1])]


def _place_bridge(values: list[Value]) -> Action:
    return PlaceBridge(LINK_NUMBER[_text(values[0])], DISTRICT_NUMBER[_text(values[1])])


def _place_gondola(values: list[Value]) -> Action:
    return PLACE_GONDOLA[LINK_NUMBER[_text(values[0])]]


def _place_councillor(values: list[Value]) -> Action:
    return PLACE_COUNCILLOR[SOURCE_NUMBER[_text(values[0])]][DISTRICT_NUMBER[_text(values[1])]]


def _stop_placing(_: list[Value]) -> Action:
    return STOP_PLACING


TAKE_BUILDING: Final[list[Action]] = [TakeBuilding(kind) for kind in range(BUILDING_KINDS)]
DECLINE_BUILDING: Final = DeclineBuilding()
RETURN_BUILDING: Final[list[Action]] = [ReturnBuilding(kind) for kind in range(BUILDING_KINDS)]
TAKE_ROW: Final[list[Action]] = [TakeRow(row) for row in range(6)]
#: An activation that names nothing: green 1, 3 and 4 draw from the deck.
ACTIVATE: Final[list[Action]] = [Activate(kind, NONE, NONE, NONE) for kind in range(BUILDING_KINDS)]
ACTIVATE_TAKING: Final[list[list[Action]]] = [
    [Activate(kind, card, NONE, NONE) for card in range(CARD_KINDS)] for kind in range(BUILDING_KINDS)
]
ACTIVATE_CONVERTING: Final[list[list[Action]]] = [
    [Activate(kind, NONE, card, NONE) for card in range(CARD_KINDS)] for kind in range(BUILDING_KINDS)
]
ACTIVATE_GIVING: Final[list[list[Action]]] = [
    [Activate(kind, NONE, NONE, give) for give in range(BUILDING_KINDS)] for kind in range(BUILDING_KINDS)
]
END_ACTIVATION: Final = EndActivation()
DISCARD: Final[list[Action]] = [Discard(card) for card in range(CARD_KINDS)]
PLAY: Final[list[list[Action]]] = [[Play(cards, jokers) for jokers in range(CARDS_PER_KIND + 1)] for cards in range(CARDS_PER_KIND + 1)]
PLACE_BRIDGE_LOW_A: Final[list[Action]] = [PlaceBridge(link, LINK_A[link]) for link in range(LINKS)]
PLACE_BRIDGE_LOW_B: Final[list[Action]] = [PlaceBridge(link, LINK_B[link]) for link in range(LINKS)]
PLACE_GONDOLA: Final[list[Action]] = [PlaceGondola(link) for link in range(LINKS)]
PLACE_COUNCILLOR: Final[list[list[Action]]] = [[PlaceCouncillor(source, to) for to in range(DISTRICTS)] for source in range(DISTRICTS + 2)]
STOP_PLACING: Final = StopPlacing()

CARD_SPEC: Final = enum("RialtoCard", CARD_NAMES, "A card: the type of one stage each, or a joker.")
BUILDING_SPEC: Final = enum("RialtoBuilding", BUILDING_NAMES, "A kind of building: its colour and its value.")
DISTRICT_SPEC: Final = enum("RialtoDistrict", DISTRICT_NAMES, "A district of Venice.")
LINK_SPEC: Final = enum("RialtoLink", LINK_NAMES, "A link between two districts; board.json says which.")
SOURCE_SPEC: Final = enum("RialtoSource", SOURCE_NAMES, "Where a councillor comes from: a district, the personal or the general reserve.")
_COUNT: Final = integer(0, CARDS_PER_KIND)

VOCABULARY: Final = Vocabulary(
    (
        ActionKind(
            "rialto.take_building",
            "RialtoTakeBuilding",
            "Take a building from the stock: at the start one of value 1, in stage C one that the strength allows.",
            ("R-13", "R-37"),
            (Field("kind", BUILDING_SPEC, "The building taken."),),
            _take_building,
        ),
        ActionKind(
            "rialto.decline_building",
            "RialtoDeclineBuilding",
            "Take no building (or no second one) in stage C.",
            ("R-37",),
            (),
            _decline_building,
        ),
        ActionKind(
            "rialto.return_building",
            "RialtoReturnBuilding",
            "Return one building when there are eight, for victory points equal to its value.",
            ("R-37",),
            (Field("kind", BUILDING_SPEC, "The building returned."),),
            _return_building,
        ),
        ActionKind(
            "rialto.take_row",
            "RialtoTakeRow",
            "Take a whole row of cards. Of rows with equal cards only the first is listed.",
            ("R-21",),
            (Field("row", integer(1, 6), "The number of the row, from 1."),),
            _take_row,
        ),
        ActionKind(
            "rialto.activate",
            "RialtoActivate",
            "Activate an own building for 1 gold: green ones after the rows are taken, yellow ones in one's turn of a stage, blue ones in phase III.",
            ("R-23", "R-33", "R-45", "R-46"),
            (
                Field("kind", BUILDING_SPEC, "The building activated."),
                Field("take", CARD_SPEC, "Green 1, 3, 4: the card taken from the leftover row. Without it 3 cards are drawn.", True),
                Field("convert", CARD_SPEC, "Yellow 2, 4: the card that counts as cards of the stage's type.", True),
                Field("give", BUILDING_SPEC, "Blue 1: the building given back for one of the next value.", True),
            ),
            _activate,
        ),
        ActionKind(
            "rialto.end_activation",
            "RialtoEndActivation",
            "Activate no more green (phase I) or blue (phase III) buildings.",
            ("R-22", "R-45"),
            (),
            _end_activation,
        ),
        ActionKind(
            "rialto.discard",
            "RialtoDiscard",
            "Discard one card face down, above the hand limit.",
            ("R-22",),
            (Field("card", CARD_SPEC, "The card discarded."),),
            _discard,
            ("card",),
        ),
        ActionKind(
            "rialto.play",
            "RialtoPlay",
            "Play cards of the stage's type and jokers, together with everything activated, and end the turn; nothing at all is a pass.",
            ("R-31", "R-32", "R-34"),
            (
                Field("cards", _COUNT, "How many cards of the stage's type."),
                Field("jokers", _COUNT, "How many jokers; a pair of them alone counts as one card."),
            ),
            _play,
        ),
        ActionKind(
            "rialto.place_bridge",
            "RialtoPlaceBridge",
            "Put the top bridge on a free link, either way round.",
            ("R-38",),
            (
                Field("link", LINK_SPEC, "The free link."),
                Field("low_end_at", DISTRICT_SPEC, "The district of the link that the lower value touches."),
            ),
            _place_bridge,
        ),
        ActionKind(
            "rialto.place_gondola",
            "RialtoPlaceGondola",
            "Put a gondola tile on a free link.",
            ("R-39",),
            (Field("link", LINK_SPEC, "The free link."),),
            _place_gondola,
        ),
        ActionKind(
            "rialto.place_councillor",
            "RialtoPlaceCouncillor",
            "Put one councillor into a district: after a gondola (stage E), or moved from another district (stage F).",
            ("R-39", "R-40"),
            (
                Field("source", SOURCE_SPEC, "Where the councillor comes from."),
                Field("to", DISTRICT_SPEC, "The district it goes to."),
            ),
            _place_councillor,
        ),
        ActionKind(
            "rialto.stop_placing",
            "RialtoStopPlacing",
            "Move no (more) councillors where moving is optional.",
            ("R-39", "R-40"),
            (),
            _stop_placing,
        ),
    )
)
