"""The state as JSON and back. Tiles are numbers of kinds (components), squares are x and y."""

from typing import Final, cast

from service.engine.contract import Document
from service.engine.effects import pool_total
from service.rulesets.gondola.components import CHECKPOINT, cell_at, x_of, y_of
from service.rulesets.gondola.state import GondolaState

SCHEMA_VERSION: Final = 1


def encode(state: GondolaState) -> Document:
    """Return the state as JSON. The order in which tiles were laid is not part of it."""
    cell = state.course.cell
    tiles: list[int] = []
    for node in state.course.laid:
        face = state.course.face[node]
        flags = state.flags[state.checkpoint_on(node)] if CHECKPOINT[face >> 2] else 0
        tiles += [x_of(cell[node]), y_of(cell[node]), face, flags]
    gondolas: list[int] = []
    for node in state.gondolas:
        gondolas += [x_of(cell[node]), y_of(cell[node])]
    return {
        "schema_version": SCHEMA_VERSION,
        "players": state.players,
        "races": state.races,
        "race": state.race,
        "starter": state.starter,
        "turn": state.turn,
        "phase": state.phase,
        "speed": state.speed,
        "counting": state.counting,
        "idle": state.idle,
        "tiles": tiles,
        "gondolas": gondolas,
        "flags_left": state.flags_left[:],
        "hands": [hand[:] for hand in state.hands],
        "stack": state.stack[:],
        "bonus_stack": state.bonus_stack[:],
        "bonus_kind": state.bonus_kind,
        "bonus_due": state.bonus_due,
        "gone": state.gone[:],
        "points": state.points[:],
        "wins": state.wins[:],
    }


def decode(document: Document) -> GondolaState:
    """Return the state of `encode`'s JSON; ValueError for another schema version."""
    if document.get("schema_version") != SCHEMA_VERSION:
        raise ValueError(f"schema_version {document.get('schema_version')} is not {SCHEMA_VERSION}")
    state = GondolaState(_int(document, "players"), _int(document, "races"))
    state.race = _int(document, "race")
    state.starter = _int(document, "starter")
    state.turn = _int(document, "turn")
    state.phase = _int(document, "phase")
    state.speed = _int(document, "speed")
    state.counting = cast("bool", document["counting"])
    state.idle = _int(document, "idle")
    put_tiles(state, _ints(document, "tiles"))
    gondolas = _ints(document, "gondolas")
    for i in range(0, len(gondolas), 2):
        state.gondolas.append(state.course.at[cell_at(gondolas[i], gondolas[i + 1])])
    state.flags_left = _ints(document, "flags_left")
    state.hands = [hand[:] for hand in cast("list[list[int]]", document["hands"])]
    state.stack = _ints(document, "stack")
    state.stack_size = pool_total(state.stack)
    state.bonus_stack = _ints(document, "bonus_stack")
    state.bonus_size = pool_total(state.bonus_stack)
    state.bonus_kind = _int(document, "bonus_kind")
    state.bonus_due = _int(document, "bonus_due")
    state.gone = _ints(document, "gone")
    state.points = _ints(document, "points")
    state.wins = _ints(document, "wins")
    return state


def put_tiles(state: GondolaState, tiles: list[int]) -> None:
    """Put tiles on a course that has none: x, y, face and flags (bits of seats) of each."""
    cells: list[int] = []
    faces: list[int] = []
    for i in range(0, len(tiles), 4):
        cells.append(cell_at(tiles[i], tiles[i + 1]))
        faces.append(tiles[i + 2])
    state.course.lay_all(cells, faces)
    for i in range(len(faces)):
        if CHECKPOINT[faces[i] >> 2]:
            state.checkpoints.append(state.course.at[cells[i]])
            state.flags.append(tiles[4 * i + 3])


def _int(document: Document, name: str) -> int:
    return cast("int", document[name])


def _ints(document: Document, name: str) -> list[int]:
    return cast("list[int]", document[name])[:]
