"""The pieces of Rialto as small numbers, their names at the edges, and the board's neighbourhoods.

Inside the room everything is a number: cards 0 to 6, buildings 0 to 11, districts 0 to 5, links 0 to
11, bridges 0 to 5. The board's numbers and names are read from board.json, once.
"""

from typing import Final

from service.engine.files import read_json

BOARD: Final = read_json(__file__, "board.json")

# cards; the first six are each the type of one stage.
DOGE: Final = 0
GOLD: Final = 1
BUILDING: Final = 2
BRIDGE: Final = 3
GONDOLA: Final = 4
COUNCILLOR: Final = 5
JOKER: Final = 6
CARD_KINDS: Final = 7
CARDS_PER_KIND: Final = 11
CARD_NAMES: Final = ("doge", "gold", "building", "bridge", "gondola", "councillor", "joker")
CARDS_IN_ALL: Final = CARD_KINDS * CARDS_PER_KIND

# Phase II: stage n plays cards of type n.
STAGE_A: Final = 0
STAGE_B: Final = 1
STAGE_C: Final = 2
STAGE_D: Final = 3
STAGE_E: Final = 4
STAGE_F: Final = 5
STAGES: Final = 6
STAGE_NAMES: Final = ("A", "B", "C", "D", "E", "F")
ROUNDS: Final = 6

# a building is colour * 4 + value - 1.
GREEN_1: Final = 0
GREEN_2: Final = 1
GREEN_3: Final = 2
GREEN_4: Final = 3
YELLOW_1: Final = 4
YELLOW_2: Final = 5
YELLOW_3: Final = 6
YELLOW_4: Final = 7
BLUE_1: Final = 8
BLUE_2: Final = 9
BLUE_3: Final = 10
BLUE_4: Final = 11
BUILDING_KINDS: Final = 12
BUILDINGS_PER_KIND: Final = 5
BUILDING_NAMES: Final = (
    "green1",
    "green2",
    "green3",
    "green4",
    "yellow1",
    "yellow2",
    "yellow3",
    "yellow4",
    "blue1",
    "blue2",
    "blue3",
    "blue4",
)
#: The value of each kind of building, and its victory points at the end (R-51).
VALUE: Final = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4]
#: R-13: what may be taken in the set-up.
START_KINDS: Final = [GREEN_1, YELLOW_1, BLUE_1]
#: R-37: places of a player's board.
BUILDING_PLACES: Final = 7
#: R-22: the hand limit without green buildings, and what a green building adds.
HAND_LIMIT: Final = 7
LIMIT_ADDED: Final = [0, 1, 1, 2]

#
COUNCILLORS_GENERAL: Final = 13
COUNCILLORS_RESERVE: Final = 5
VP_AT_START: Final = 3
GOLD_AT_START: Final = ((), (), (1, 2), (1, 2, 3), (1, 2, 2, 3), (1, 2, 2, 2, 3))
ROW_SIZE: Final = 6
#: R-41.
BANK_BONUS: Final = 5

BRIDGES: Final = 6
BRIDGE_NAMES: Final = ("b34", "b35", "b36", "b45", "b46", "b56")
BRIDGE_LOW: Final = [3, 3, 3, 4, 4, 5]
BRIDGE_HIGH: Final = [4, 5, 6, 5, 6, 6]
GONDOLAS: Final = 6

DISTRICTS: Final = 6
DISTRICT_NAMES: Final = ("cannaregio", "san_marco", "castello", "santa_croce", "san_polo", "dorsoduro")
DISTRICT_TITLES: Final = ("Cannaregio", "San Marco", "Castello", "Santa Croce", "San Polo", "Dorsoduro")
BANK_NAMES: Final = ("north", "south")
LINKS: Final = 12

#: Where a placed councillor comes from: a district, or one of these two reserves.
FROM_RESERVE: Final = 6
FROM_GENERAL: Final = 7
SOURCE_NAMES: Final = (*DISTRICT_NAMES, "reserve", "general")


def _links(end: str) -> list[int]:
    links = BOARD["links"]
    assert isinstance(links, list)
    return [DISTRICT_NAMES.index(link[end]) for link in links]


def _link_names() -> tuple[str, ...]:
    links = BOARD["links"]
    assert isinstance(links, list)
    return tuple([str(link["id"]) for link in links])


#: The districts at both ends of each link.
LINK_A: Final[list[int]] = _links("a")
LINK_B: Final[list[int]] = _links("b")
LINK_NAMES: Final[tuple[str, ...]] = _link_names()
LINKS_OF: Final[list[list[int]]] = [[k for k in range(LINKS) if d in (LINK_A[k], LINK_B[k])] for d in range(DISTRICTS)]

CARD_NUMBER: Final = {name: number for number, name in enumerate(CARD_NAMES)}
BUILDING_NUMBER: Final = {name: number for number, name in enumerate(BUILDING_NAMES)}
DISTRICT_NUMBER: Final = {name: number for number, name in enumerate(DISTRICT_NAMES)}
SOURCE_NUMBER: Final = {name: number for number, name in enumerate(SOURCE_NAMES)}
BRIDGE_NUMBER: Final = {name: number for number, name in enumerate(BRIDGE_NAMES)}
LINK_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(LINK_NAMES)}


def bank(district: int) -> int:
    """Return the bank of a district: 0 north, 1 south."""
    return 0 if district < 3 else 1


def colour(kind: int) -> int:
    """Return the colour of a kind of building: 0 green, 1 yellow, 2 blue."""
    return kind // 4
