"""The log of a game: one entry per version, complete; what a seat may read of it is decided by `told_to` and games/history.py.

An entry is JSON: `seat` (null for the set-up), `at` (ms), `action` (canonical text, null for what is no decision),
`draws` ([what, kinds, seen_by] each) and `told` ([event, seen_by, event for all others or null] each). An undo has
`undone`, the version whose decision it takes back. A change of who plays has `change` (its kind) and `became` (kind, level
and name of the seat since then, and whether an AI stands in for its player). A game that begins with a given position (a fork) has it as
`start` in its first entry. Entries are never changed: an undone decision stays in the log.
"""

from dataclasses import dataclass
from typing import Any, Final, Literal

import orjson

from service.engine.effects import ALL, Recorder, sees
from service.games.model import ChangeKind, LogEntry, Seat
from service.games.wire import dumps

Told = list[tuple[dict[str, object], int, dict[str, object] | None]]
#: The `seat` of an entry that no seat decided.
SETUP: Final = None

EntryKind = Literal["setup", "action", "undo"] | ChangeKind


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the log, read."""

    version: int
    seat: int | None
    at: int
    action: str | None
    draws: list[tuple[str, list[int], int]]
    told: Told
    undone: int | None
    start: dict[str, Any] | None
    change: ChangeKind | None = None
    became: dict[str, Any] | None = None

    @property
    def kind(self) -> EntryKind:
        """What made this version."""
        if self.change is not None:
            return self.change
        if self.undone is not None:
            return "undo"
        return "setup" if self.action is None else "action"


def told_of(effects: Recorder) -> Told:
    """Return what `effects` recorded as news, in JSON, each with its audience."""
    return [(n.event.to_json(), n.seen_by, None if n.otherwise is None else n.otherwise.to_json()) for n in effects.told]


def entry_of(seat: int | None, at: int, action: str | None, effects: Recorder, told: Told) -> bytes:
    """Return the log entry of one decision, or of the set-up."""
    draws = [(d.what, d.kinds, d.seen_by) for d in effects.draws]
    return dumps({"seat": seat, "at": at, "action": action, "draws": draws, "told": told})


def undo_entry(seat: int, at: int, undone: int) -> bytes:
    """Return the log entry of an undo of the decision that made version `undone`."""
    return dumps({"seat": seat, "at": at, "action": None, "draws": [], "told": [], "undone": undone})


def change_entry(kind: ChangeKind, seat: int | None, at: int, became: Seat | None) -> bytes:
    """Return the log entry of a change of who plays `seat`: it is `became` since then. Where the host ends the game, both are None."""
    told = None if became is None else {"kind": became.kind, "level": became.level, "name": became.name, "stand_in": became.stand_in}
    return dumps({"seat": seat, "at": at, "action": None, "draws": [], "told": [], "change": kind, "became": told})


def start_entry(at: int, state: dict[str, object]) -> bytes:
    """Return the first log entry of a game that begins with a given position (the JSON of its ruleset's `encode`)."""
    return dumps({"seat": SETUP, "at": at, "action": None, "draws": [], "told": [], "start": state})


def read_entry(stored: LogEntry) -> Entry:
    """Return the entry of its stored form."""
    e = orjson.loads(stored.entry)
    draws = [(what, kinds, seen_by) for what, kinds, seen_by in e["draws"]]
    told = [(event, seen_by, otherwise) for event, seen_by, otherwise in e["told"]]
    return Entry(
        stored.version, e["seat"], e["at"], e["action"], draws, told, e.get("undone"), e.get("start"), e.get("change"), e.get("became")
    )


def told_to(told: Told, seat: int) -> list[dict[str, object]]:
    """Return the events that `seat` (or SPECTATOR) is told."""
    heard: list[dict[str, object]] = []
    for event, seen_by, otherwise in told:
        mine = event if sees(seen_by, seat) else otherwise
        if mine is not None:
            heard.append(mine)
    return heard


def told_to_all(told: Told) -> bool:
    """Say whether everybody is told the same, spectators included."""
    return all(seen_by == ALL for _, seen_by, _ in told)
