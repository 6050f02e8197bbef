"""The words that several answers share: enumerations and numbers."""

from typing import Final

from service.engine.spec import enum, integer
from service.games.model import CHANGE_KINDS, LEVELS, SEAT_KINDS, STATUSES, VISIBILITIES, Suggested
from service.games.undoable import REASONS

LEVEL: Final = enum("Level", LEVELS, "How well an AI plays, weakest first.")
SEAT_KIND: Final = enum(
    "SeatKind", SEAT_KINDS, "Who plays a seat: a `human` (or a program) with its token, nobody yet (`open`), or an `ai` of ours."
)
VISIBILITY: Final = enum(
    "Visibility", VISIBILITIES, "Whether anybody may look on (`public`) or only who holds a token of the game (`private`)."
)
STATUS: Final = enum(
    "GameStatus",
    STATUSES,
    "Whether the game still runs (`active`), has come to its end by the rules (`finished`), or was `ended` by its host before that.",
)
SUGGESTION_STATUS: Final = enum(
    "SuggestionStatus", tuple(s.value for s in Suggested), "Where a suggestion stands; `stale`: the game moved on."
)
UNDO_REASON: Final = enum("UndoReason", tuple(REASONS), " ".join(f"`{reason}`: {text}" for reason, text in REASONS.items()))
MESSAGE_KIND: Final = enum(
    "MessageKind",
    ("game", "gap", "decision", "end", "gone"),
    "`game`: the Game at the beginning; `gap`: the Game as it is, instead of what was missed; `decision`: a HistoryEntry; `end`: the game is over; "
    "`gone`: it has expired.",
)
ORIGIN_KIND: Final = enum("OriginKind", ("fork", "replay"), "Whether a game was made of a position of another, or of a record.")
_CHANGES: Final = (
    "`claim`: somebody took an open seat. `resign`: a player left the seat to an AI. `absence`: a player did not decide in time, and an AI took over. "
    "`rejoin`: a player took the seat back from an AI. `end`: the host ended the game."
)
STEP_KIND: Final = enum(
    "StepKind", ("action", "undo", *CHANGE_KINDS), f"A decision (`action`), an `undo` of one, or a change of who plays. {_CHANGES}"
)
ENTRY_KIND: Final = enum(
    "EntryKind",
    ("setup", "action", "undo", *CHANGE_KINDS),
    f"What made a version: the set-up, a decision (`action`), an `undo` of one, or a change of who plays. {_CHANGES}",
)
SEAT_NUMBER: Final = integer(0, 15)
