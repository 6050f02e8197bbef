"""Cards, pieces, tokens, hexes and track as numbers, and what lies beside what. Source: board.json, RULES.md V-1 to V-5.

A *hex* is an index into HEXES, which is sorted by [q, r]. A *footprint* is a set of hexes that one building
of one kind may stand on; footprints are numbered kind by kind, each kind sorted by hexes (pontes by line).
"""

from typing import Final, cast

from service.engine.files import read_json, read_text

BOARD: Final = read_json(__file__, "board.json")
RULES_TEXT: Final = read_text(__file__, "RULES.md")

CASA: Final = 0
PALAZZO: Final = 1
CAMPO: Final = 2
PONTE: Final = 3
BASILICA: Final = 4
KINDS: Final = 5
BUILDINGS: Final = ("casa", "palazzo", "campo", "ponte", "basilica")

#: V-1: cards of each kind.
CARDS: Final = [8, 8, 8, 8, 10]
#: V-21: cards that a building of each kind needs.
NEED: Final = [1, 3, 3, 3, 4]

SOLO: Final = 0
JOINT: Final = 1
#: V-73: a house of the imaginary player; in actions and events its mode is solo.
NOBODYS: Final = 2
MODES: Final = ("solo", "joint", "solo")

HAND_LIMIT: Final = 5  # V-61
FACE_UP_LIMIT: Final = 4  # V-63
GOAL: Final = 60  # V-65
GOLD_PER_POINT: Final = 5  # V-45
SWAMP_VALUES: Final = 3  # Kind v of a swamp token is worth v gold.
TREASURE_VALUES: Final = 4  # Kind v of a treasure token is worth v + 3 gold.
LEAST_TREASURE: Final = 3


def _object(value: object) -> dict[str, object]:
    return cast("dict[str, object]", value)


def _objects(value: object) -> list[dict[str, object]]:
    return cast("list[dict[str, object]]", value)


def _pairs(value: object) -> list[tuple[int, int]]:
    return [(q, r) for q, r in cast("list[list[int]]", value)]


_tokens: Final = _object(BOARD["tokens"])
_swamp_counts: Final = cast("dict[str, int]", _tokens["swamp"])
_treasure_counts: Final = cast("dict[str, int]", _tokens["treasure"])
#: V-3: swamp tokens worth 0, 1 and 2.
SWAMP_TOKENS: Final = [_swamp_counts[str(value)] for value in range(SWAMP_VALUES)]
#: V-3: treasure tokens worth 3, 4, 5 and 6.
TREASURE_TOKENS: Final = [_treasure_counts[str(value + LEAST_TREASURE)] for value in range(TREASURE_VALUES)]
_pieces: Final = cast("dict[str, int]", BOARD["supply"])
#: V-2: pieces of each kind in the box, the start building included.
PIECES: Final = [_pieces[name] for name in BUILDINGS]

_districts: Final = _objects(BOARD["districts"])
DISTRICTS: Final = tuple([cast("str", district["id"]) for district in _districts])
_district_of: Final = {pair: number for number, district in enumerate(_districts) for pair in _pairs(district["hexes"])}
#: [q, r] of each hex.
HEXES: Final = sorted(_district_of)
HEX_COUNT: Final = len(HEXES)
HEX_OF: Final = {pair: number for number, pair in enumerate(HEXES)}
#: The district of each hex.
DISTRICT_OF: Final = [_district_of[pair] for pair in HEXES]
#: The hexes of each district.
HEXES_IN: Final = [[h for h in range(HEX_COUNT) if DISTRICT_OF[h] == d] for d in range(len(DISTRICTS))]

_steps: Final = _pairs(_object(BOARD["hex_layout"])["neighbours"])


def _neighbours(hex_: int) -> list[int]:
    q, r = HEXES[hex_]
    beside = [HEX_OF[q + dq, r + dr] for dq, dr in _steps if (q + dq, r + dr) in HEX_OF]
    # V-5: canals separate, so a hex of another district is not adjacent.
    return sorted([h for h in beside if DISTRICT_OF[h] == DISTRICT_OF[hex_]])


#: V-5: the hexes that touch each hex inside its district.
ADJACENT: Final = [_neighbours(h) for h in range(HEX_COUNT)]

_lines: Final = sorted(_objects(BOARD["bridge_lines"]), key=lambda line: cast("int", line["id"]))
LINES: Final = [cast("int", line["id"]) for line in _lines]


def _footprints(kind: int) -> list[list[int]]:
    if kind == PALAZZO:
        return [[a, b] for a in range(HEX_COUNT) for b in ADJACENT[a] if a < b]
    if kind == BASILICA:
        return [[a, b, c] for a in range(HEX_COUNT) for b in ADJACENT[a] for c in ADJACENT[b] if a < b < c and c in ADJACENT[a]]
    if kind == PONTE:
        return [sorted([HEX_OF[pair] for pair in _pairs(line["ends"])]) for line in _lines]
    return [[h] for h in range(HEX_COUNT)]


_by_kind: Final = [_footprints(kind) for kind in range(KINDS)]
#: The hexes of each footprint, ascending.
FOOTPRINTS: Final = [hexes for kind in range(KINDS) for hexes in _by_kind[kind]]
#: The kind of building of each footprint.
KIND_OF: Final = [kind for kind in range(KINDS) for _ in _by_kind[kind]]
#: The first footprint of each kind, and one past the last of all.
FIRST: Final = [sum([len(hexes) for hexes in _by_kind[:kind]]) for kind in range(KINDS + 1)]
#: The footprint of a kind on sorted hexes.
FOOTPRINT_ON: Final = {(KIND_OF[f], tuple(hexes)): f for f, hexes in enumerate(FOOTPRINTS)}


def _starting_at(kind: int) -> list[list[int]]:
    at: list[list[int]] = [[] for _ in range(HEX_COUNT)]
    for f in range(FIRST[kind], FIRST[kind + 1]):
        at[FOOTPRINTS[f][0]].append(f)
    return at


#: By kind and hex: the footprints whose lowest hex it is.
STARTING_AT: Final = [_starting_at(kind) for kind in range(KINDS)]


def _around(hexes: list[int]) -> list[int]:
    return sorted({h for own in hexes for h in ADJACENT[own]} - set(hexes))


#: The distinct hexes adjacent to each footprint.
AROUND: Final = [_around(hexes) for hexes in FOOTPRINTS]
#: The district of a footprint; of a ponte those of both ends, the first end's first (twice the same for other kinds).
FIRST_DISTRICT: Final = [DISTRICT_OF[hexes[0]] for hexes in FOOTPRINTS]
SECOND_DISTRICT: Final = [DISTRICT_OF[hexes[-1]] for hexes in FOOTPRINTS]

# What lies on a hex: EMPTY, SWAMP, or 1 + the footprint of the building that stands there.
EMPTY: Final = 0
SWAMP: Final = -1


def _start_board() -> list[int]:
    board = [SWAMP] * HEX_COUNT
    for pair in _pairs(BOARD["stones"]):
        board[HEX_OF[pair]] = EMPTY
    for building in _objects(BOARD["start_buildings"]):
        kind = BUILDINGS.index(cast("str", building["type"]))
        hexes = sorted([HEX_OF[pair] for pair in _pairs(building["hexes"])])
        for h in hexes:
            board[h] = 1 + FOOTPRINT_ON[kind, tuple(hexes)]
    return board


#: V-10: the board before the first turn.
START_BOARD: Final = _start_board()

_spaces: Final = _objects(_object(BOARD["track"])["spaces"])


def _borders() -> list[int]:
    borders = [0] * (GOAL + 1)
    for space in _spaces:
        bits = 0
        for name in cast("list[str]", space["districts"]):
            bits |= 1 << DISTRICTS.index(name)
        borders[cast("int", space["n"])] = bits
        if "also" in space:
            borders[cast("int", space["also"])] = bits
    return borders


#: V-5: the districts that each space of the track borders, as bits; space 0 borders none.
BORDERS: Final = _borders()
#: V-37: the crossing is one space with two numbers.
CROSSING: Final = 10
CROSSING_AGAIN: Final = 45


def borders(space: int, footprint: int) -> bool:
    """Say whether a space of the track borders the district of a building, of a ponte either district (V-36)."""
    if space > GOAL:
        return False
    bits = BORDERS[space]
    return (bits >> FIRST_DISTRICT[footprint]) & 1 == 1 or (bits >> SECOND_DISTRICT[footprint]) & 1 == 1
