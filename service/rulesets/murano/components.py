"""The board, tiles and cards of Murano as small whole numbers, read once from board.json.

An *island* is its place in the board's list (0 to 5; Sacca Serenella, 3, is missing with two or three
players). A *cell* is a number from 0 to 89 over all islands, row by row. A *mooring group*
is `island * 4 + colour`: its moorings are alike. A *tile* on a cell is 0 for none, else one of the codes below.
"""

from typing import Any, Final

from service.engine.files import read_json

BOARD: Final = read_json(__file__, "board.json")


def _rows(name: str) -> list[dict[str, Any]]:
    found = BOARD[name]
    assert isinstance(found, list)
    return found


def _numbers(rows: list[list[int]], size: int) -> list[int]:
    # Pairs [from this number on, result] become a list of results by number.
    result = [0] * size
    for start, value in rows:
        for n in range(start, size):
            result[n] = value
    return result


# ---- names at the edges
SEAT_COLOURS: Final = ("white", "brown", "orange", "grey")
CUSTOMER_COLOURS: Final = ("red", "blue", "grey")
GLASS_COLOURS: Final = ("red", "green", "blue")
ISLANDS: Final = tuple([str(row["id"]) for row in _rows("islands")])
ISLAND_NAMES: Final = tuple([str(row["name"]) for row in _rows("islands")])
TERESA: Final = 0
MATTIA: Final = 1
DONATO: Final = 2
SERENELLA: Final = 3
CHIARA: Final = 4
MARTIRE: Final = 5
N_ISLANDS: Final = 6

# ---- M-1: the ring
N_SPACES: Final = 18
N_GONDOLAS: Final = 8
SPACE_KINDS: Final = (
    "take_coins",
    "buy_factory",
    "buy_shop",
    "buy_palace",
    "buy_special",
    "recruit",
    "place_gondolier",
    "build",
    "income",
    "production",
    "gondolier",
)
COINS_SPACE: Final = 0
FACTORY_SPACE: Final = 1
SHOP_SPACE: Final = 2
PALACE_SPACE: Final = 3
SPECIAL_SPACE: Final = 4
RECRUIT_SPACE: Final = 5
PLACE_SPACE: Final = 6
BUILD_SPACE: Final = 7
INCOME_SPACE: Final = 8
PRODUCTION_SPACE: Final = 9
GONDOLIER_SPACE: Final = 10
SPACES: Final[list[int]] = [SPACE_KINDS.index(row["kind"]) for row in _rows("ring")]
ANCHORS: Final[list[int]] = [int(row["i"]) for row in _rows("ring") if row["anchor"]]
#: What stands on a space of the ring, as bits.
BLACK: Final = 1
RED: Final = 2
RING_NAMES: Final = ("empty", "black", "red", "black_and_red")

# ---- M-1: cells
CELL_ISLAND: Final[list[int]] = []
CELL_AT: Final[list[tuple[int, int]]] = []
IS_STREET: Final[list[bool]] = []
CELLS: Final[dict[tuple[int, int, int], int]] = {}
for _island, _row in enumerate(_rows("islands")):
    for _y, _line in enumerate(_row["rows"]):
        for _x, _kind in enumerate(_line):
            if _kind != ".":
                CELLS[_island, _x, _y] = len(CELL_AT)
                CELL_ISLAND.append(_island)
                CELL_AT.append((_x, _y))
                IS_STREET.append(_kind == "s")
N_CELLS: Final = len(CELL_AT)
#: The street spaces beside each cell (of a plot or of a street space).
STREETS_BESIDE: Final[list[list[int]]] = [
    [
        CELLS[_i, _x + _dx, _y + _dy]
        for _dx, _dy in ((0, -1), (-1, 0), (1, 0), (0, 1))
        if (_i, _x + _dx, _y + _dy) in CELLS and IS_STREET[CELLS[_i, _x + _dx, _y + _dy]]
    ]
    for _i, (_x, _y) in zip(CELL_ISLAND, CELL_AT, strict=True)
]

# ---- the two sides, by `wide`: 1 for four players, 0 for two and three
SIDE_ISLANDS: Final[list[list[int]]] = [[_i for _i in range(N_ISLANDS) if _i != SERENELLA], list(range(N_ISLANDS))]
SIDE_STREETS: Final[list[list[int]]] = [
    [_c for _c in range(N_CELLS) if IS_STREET[_c] and CELL_ISLAND[_c] in _islands] for _islands in SIDE_ISLANDS
]
SIDE_PLOTS: Final[list[list[int]]] = [
    [_c for _c in range(N_CELLS) if not IS_STREET[_c] and CELL_ISLAND[_c] in _islands] for _islands in SIDE_ISLANDS
]
N_GROUPS: Final = N_ISLANDS * 4
#: The mooring group of each mooring, in the order of the board.
MOORINGS: Final[list[list[int]]] = [
    [ISLANDS.index(row["island"]) * 4 + SEAT_COLOURS.index(row["colour"]) for row in _rows(_name)]
    for _name in ("moorings_two_three_players", "moorings_four_players")
]
GROUP_SIZE: Final[list[list[int]]] = [[_groups.count(_g) for _g in range(N_GROUPS)] for _groups in MOORINGS]

# ---- M-2: tiles. Streets are kinds 0 to 6, laid as STREET + kind.
FACTORY: Final = 1
SHOP: Final = 2
PALACE: Final = 5
SPECIAL: Final = 8
STREET: Final = 9
N_STREETS: Final = 7
STREET_CUSTOMERS: Final[list[list[int]]] = [[CUSTOMER_COLOURS.index(_c) for _c in row["customers"]] for row in _rows("streets")]
BUILDINGS: Final = ("factory", "shop", "palace", "special")
#: Tile kinds 0 to 3 as bits of what may be in front of a player, and their VP (M-37).
BUILD_VP: Final = (1, 2, 3, 0)


def building_of(tile: int) -> int:
    """Return the index in BUILDINGS of a laid tile that is no street."""
    if tile < SHOP:
        return 0
    if tile < PALACE:
        return 1
    return 2 if tile < SPECIAL else 3


# ---- M-2, M-12: stocks by `wide`
_OUT: Final[Any] = BOARD["removed_for_2_3"]
_STREET_OUT: Final = [sum(_o["count"] for _o in _OUT["streets"] if _o["customers"] == row["customers"]) for row in _rows("streets")]
STREET_STOCK: Final[list[list[int]]] = [
    [row["count"] - _out for row, _out in zip(_rows("streets"), _STREET_OUT, strict=True)],
    [row["count"] for row in _rows("streets")],
]
SHOP_STOCK: Final[list[list[int]]] = [
    [row["count"] - _OUT["shops"][row["colour"]] for row in _rows("shops")],
    [row["count"] for row in _rows("shops")],
]
PALACE_STOCK: Final[list[int]] = [row["count"] for row in _rows("palaces")]
PALACES_OUT: Final = [int(_OUT["palaces_at_random"]), 0]
FACTORY_STOCK: Final = [int(_rows("factories")[0]["count"]) - int(_OUT["factories"]), int(_rows("factories")[0]["count"])]
SPECIAL_STOCK: Final = [int(_rows("specials")[0]["count"]) - int(_OUT["specials"]), int(_rows("specials")[0]["count"])]
GLASS_STOCK: Final[list[int]] = [row["count"] for row in _rows("glass")]
#: Glass sold together, by number of blocks (M-39).
GLASS_PRICE: Final[list[int]] = _numbers([[1, 5], [2, 12], [3, 20]], 4)

# ---- M-11
START_COINS: Final = 5
START_VP: Final = 5
START_RESERVE: Final = 5
START_COMMON: Final = 2
N_GONDOLIERS: Final = START_RESERVE + START_COMMON

# ---- character cards 1 to 40: card n is bit n - 1 of a mask
N_CARDS: Final = 40
CHARACTERS_OUT: Final = 5
CHARACTER_MASK: Final = [
    (1 << N_CARDS) - 1 - sum(1 << (int(_n) - 1) for _n in _OUT["characters"]),
    (1 << N_CARDS) - 1,
]
CHARACTER_KEYS: Final = tuple([str(row["key"]) for row in _rows("characters")])
_TABLES: Final[Any] = BOARD["tables"]
COIN_STEPS: Final[list[int]] = [int(_pair[0]) for _pair in _TABLES["coins"]]
COIN_TABLE: Final[list[int]] = _numbers(_TABLES["coins"], 9)
CUSTOMER_TABLE: Final[list[int]] = _numbers(_TABLES["customers"], 20)
COLOUR_TABLE: Final[list[int]] = _numbers(_TABLES["customers_one_colour"], 20)

# ---- special-building cards: card s is bit s of a mask
SPECIAL_CARDS: Final = tuple([str(row["key"]) for row in _rows("special_cards")])
N_SPECIALS: Final = 15
SPECIAL_MASK: Final = (1 << N_SPECIALS) - 1
BANK: Final = SPECIAL_CARDS.index("bank")
INN: Final = SPECIAL_CARDS.index("inn")
HARBOUR_PUB: Final = SPECIAL_CARDS.index("harbour_pub")
CRANE_PALACE_SPECIAL: Final = SPECIAL_CARDS.index("crane_palace_special")
CRANE_SHOP_FACTORY: Final = SPECIAL_CARDS.index("crane_shop_factory")
GUILD_HALL: Final = SPECIAL_CARDS.index("guild_hall")
HARBOUR: Final = SPECIAL_CARDS.index("harbour")
HOSTEL: Final = SPECIAL_CARDS.index("hostel")
BASILICA: Final = SPECIAL_CARDS.index("basilica")
STUDIO_RED_GREEN: Final = SPECIAL_CARDS.index("studio_red_green")
STUDIO_BLUE_GREEN: Final = SPECIAL_CARDS.index("studio_blue_green")
STUDIO_RED_BLUE: Final = SPECIAL_CARDS.index("studio_red_blue")
TRADING_POST: Final = SPECIAL_CARDS.index("trading_post")
COUNCIL_HALL: Final = SPECIAL_CARDS.index("council_hall")
LIGHTHOUSE: Final = SPECIAL_CARDS.index("lighthouse")


def bits(mask: int) -> list[int]:
    """Return the places of the bits that are set in `mask`, ascending."""
    found: list[int] = []
    place = 0
    while mask:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return found


def bit_count(mask: int) -> int:
    """Return the number of bits that are set in `mask`."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
