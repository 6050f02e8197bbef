"""What a seat may know of a state, built up from nothing."""

from typing import Final

from service.engine.contract import SPECTATOR, View
from service.engine.spec import Field, Spec, array, boolean, enum, integer, nullable, obj
from service.rulesets.gondola.actions import ROTATION, SQUARE, TILE
from service.rulesets.gondola.components import CHECKPOINT, ID, x_of, y_of
from service.rulesets.gondola.course import Course
from service.rulesets.gondola.race import distance_of
from service.rulesets.gondola.state import BONUS, OVER, PHASES, RACE, GondolaState

_SEAT: Final[Spec] = integer(0, 4)
_COUNT: Final[Spec] = integer(0, 200)
_PHASE: Final = enum("GondolaPhase", PHASES, "What is to be decided next.")

TILE_IN_PLAY: Final = obj(
    "GondolaTileInPlay",
    "A tile on the course.",
    (
        Field("tile", TILE, "The tile."),
        Field("x", SQUARE, "The column, growing to the east."),
        Field("y", SQUARE, "The row, growing to the south."),
        Field("rotation", ROTATION, "Quarter turns clockwise."),
        Field("flags", array(_SEAT, 0, 5), "The seats with a flag on it, in order of seats."),
    ),
)
SEAT: Final = obj(
    "GondolaSeat",
    "What all may know of a seat.",
    (
        Field("seat", _SEAT, "The seat."),
        Field("x", SQUARE, "The column of its gondola."),
        Field("y", SQUARE, "The row of its gondola."),
        Field("flags_left", integer(0, 5), "Flags not yet placed: the hand limit."),
        Field("hand_size", integer(0, 5), "Tiles in hand."),
        Field("points", _COUNT, "Points of the races that are over (G-60)."),
        Field("wins", integer(0, 5), "Races won."),
    ),
)
VIEW: Final = obj(
    "GondolaView",
    "A game of Gondola as one seat, or a spectator, sees it.",
    (
        Field("viewer", nullable(_SEAT), "The seat that looks; null for a spectator."),
        Field("to_act", nullable(_SEAT), "The seat that decides next; null when the game is over."),
        Field("phase", _PHASE, "What it decides."),
        Field("race", integer(1, 5), "The number of the race."),
        Field("races", integer(1, 5), "The number of races of the match."),
        Field("starter", _SEAT, "The seat that started this race."),
        Field("turn", _SEAT, "The seat whose turn it is, or that had the last turn."),
        Field("speed", nullable(integer(1, 5)), "The speed of the tile laid or discarded this turn; null without one."),
        Field("distance", nullable(integer(1, 5)), "How far the gondola goes in this race phase; null in other phases."),
        Field("bonus_tile", nullable(TILE), "The bonus tile to be laid now."),
        Field("bonus_due", integer(0, 5), "How many bonus tiles follow it."),
        Field("counting", boolean(), "Whether this turn began with the stack and all hands empty (G-51)."),
        Field("idle_turns", _COUNT, "Such turns without a crossing; the race ends at twice the number of players."),
        Field("stack_size", _COUNT, "Canal tiles not yet drawn."),
        Field("bonus_stack_size", _COUNT, "Bonus tiles not yet drawn."),
        Field("tiles", array(TILE_IN_PLAY), "The tiles in play by row, then column."),
        Field("discarded", array(TILE), "The tiles that left the game, in order: discarded or replaced."),
        Field("seats", array(SEAT, 2, 5), "The seats in order."),
        Field("hand", array(TILE, 0, 5), "The tiles in the viewer's hand; empty for a spectator."),
    ),
)


def view_of(state: GondolaState, viewer: int) -> View:
    """Return the view of a seat or of SPECTATOR."""
    return {
        "viewer": None if viewer == SPECTATOR else viewer,
        "to_act": None if state.phase == OVER else state.turn,
        "phase": PHASES[state.phase],
        "race": state.race,
        "races": state.races,
        "starter": state.starter,
        "turn": state.turn,
        "speed": None if state.speed < 0 else state.speed,
        "distance": distance_of(state) if state.phase == RACE else None,
        "bonus_tile": ID[state.bonus_kind] if state.phase == BONUS else None,
        "bonus_due": state.bonus_due,
        "counting": state.counting,
        "idle_turns": state.idle,
        "stack_size": state.stack_size,
        "bonus_stack_size": state.bonus_size,
        "tiles": [_tile(state, state.course, node) for node in state.course.laid],
        "discarded": [ID[kind] for kind in state.gone],
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "hand": [] if viewer == SPECTATOR else [ID[kind] for kind in state.hands[viewer]],
    }


def _tile(state: GondolaState, course: Course, node: int) -> dict[str, object]:
    cell = course.cell[node]
    face = course.face[node]
    flags: list[int] = []
    if CHECKPOINT[face >> 2]:
        mask = state.flags[state.checkpoint_on(node)]
        flags = [seat for seat in range(state.players) if (mask >> seat) & 1]
    return {"tile": ID[face >> 2], "x": x_of(cell), "y": y_of(cell), "rotation": face & 3, "flags": flags}


def _seat(state: GondolaState, seat: int) -> dict[str, object]:
    cell = state.course.cell[state.gondolas[seat]]
    return {
        "seat": seat,
        "x": x_of(cell),
        "y": y_of(cell),
        "flags_left": state.flags_left[seat],
        "hand_size": len(state.hands[seat]),
        "points": state.points[seat],
        "wins": state.wins[seat],
    }
