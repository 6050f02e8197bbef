"""What the seats are told."""

from typing import Final

from service.engine.spec import Field, Spec, array, boolean, cell, enum, integer, nullable
from service.engine.tagged import EventKind
from service.rulesets.gondola.actions import ROTATION, SQUARE, TILE

_SEAT: Final[Spec] = integer(0, 4)
_COUNT: Final[Spec] = integer(0, 200)

# Why a tile left the game without being laid.
NO_PLACEMENT: Final = "no_placement"
HAND_LIMIT: Final = "hand_limit"
BONUS_UNUSED: Final = "bonus_unused"
BONUS_UNPLACEABLE: Final = "bonus_unplaceable"
_REASON: Final = enum("GondolaDiscardReason", (NO_PLACEMENT, HAND_LIMIT, BONUS_UNUSED, BONUS_UNPLACEABLE), "Why a tile was discarded.")

# How a race ends.
FIVE_CHECKPOINTS: Final = "five_checkpoints"
EXHAUSTED: Final = "exhausted"
_END: Final = enum("GondolaRaceEnd", (FIVE_CHECKPOINTS, EXHAUSTED), "How a race ended.")

RACE_BEGAN: Final = EventKind(
    "gondola.race_began",
    "GondolaRaceBegan",
    "A race begins: start tiles and gondolas are set up (G-10, G-60).",
    (Field("race", integer(1, 5), "The number of the race."), Field("starter", _SEAT, "The seat that has the first turn.")),
)
TURN_BEGAN: Final = EventKind(
    "gondola.turn_began",
    "GondolaTurnBegan",
    "A turn begins.",
    (Field("seat", _SEAT, "The seat in turn."), Field("idle_turns", _COUNT, "Turns counted without a crossing (G-51).")),
)
DREW: Final = EventKind(
    "gondola.drew",
    "GondolaDrew",
    "Canal tiles were drawn into a hand (G-10, G-45).",
    (
        Field("seat", _SEAT, "The seat that drew."),
        Field("count", _COUNT, "How many tiles."),
        Field("tiles", nullable(array(TILE)), "The tiles, for the seat that drew; null for others."),
    ),
)
PLACED: Final = EventKind(
    "gondola.placed",
    "GondolaPlaced",
    "A tile was laid (G-20, G-42).",
    (
        Field("seat", _SEAT, "The seat that laid it."),
        Field("tile", TILE, "The tile."),
        Field("x", SQUARE, "The column."),
        Field("y", SQUARE, "The row."),
        Field("rotation", ROTATION, "Quarter turns clockwise."),
        Field("replaced", nullable(TILE), "The tile whose place it took and that left the game (G-23), or null."),
        Field("bonus", boolean(), "Whether it is a bonus tile."),
    ),
)
DISCARDED: Final = EventKind(
    "gondola.discarded",
    "GondolaDiscarded",
    "A tile left the game without being laid.",
    (
        Field("seat", _SEAT, "The seat whose tile it was."),
        Field("tile", TILE, "The tile."),
        Field("reason", _REASON, "Why (G-24, G-41, G-42)."),
    ),
)
MOVED: Final = EventKind(
    "gondola.moved",
    "GondolaMoved",
    "A gondola moved, or stayed where it was: then the path is empty.",
    (
        Field("seat", _SEAT, "The seat whose gondola it is."),
        Field("path", array(cell()), "The squares entered, in order."),
    ),
)
CROSSED: Final = EventKind(
    "gondola.crossed",
    "GondolaCrossed",
    "A gondola crossed a checkpoint and put a flag there (G-40).",
    (
        Field("seat", _SEAT, "The seat that crossed."),
        Field("x", SQUARE, "The checkpoint's column."),
        Field("y", SQUARE, "The checkpoint's row."),
        Field("flags_left", integer(0, 5), "The seat's flags, and its hand limit, from now on."),
        Field("last", boolean(), "Whether all others had crossed it before (G-42)."),
    ),
)
BONUS_DRAWN: Final = EventKind(
    "gondola.bonus_drawn",
    "GondolaBonusDrawn",
    "The last seat to cross a checkpoint drew a bonus tile (G-42).",
    (Field("seat", _SEAT, "The seat that has to lay it."), Field("tile", TILE, "The tile.")),
)
RACE_ENDED: Final = EventKind(
    "gondola.race_ended",
    "GondolaRaceEnded",
    "A race is over (G-50, G-51).",
    (
        Field("race", integer(1, 5), "The number of the race."),
        Field("end", _END, "How it ended."),
        Field("winners", array(_SEAT), "The seats that won it."),
        Field("flags", array(integer(0, 5)), "The flags placed in it, by seat."),
        Field("points", array(_COUNT), "The points of the match so far, by seat (G-60)."),
    ),
)
MATCH_ENDED: Final = EventKind(
    "gondola.match_ended",
    "GondolaMatchEnded",
    "The last race is over.",
    (Field("winners", array(_SEAT), "The seats in place 1."),),
)
EVENTS: Final = (RACE_BEGAN, TURN_BEGAN, DREW, PLACED, DISCARDED, MOVED, CROSSED, BONUS_DRAWN, RACE_ENDED, MATCH_ENDED)
