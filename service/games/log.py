"""The log of a game: one entry per version, complete; what a seat may read of it is decided by `told_to`.

An entry is JSON: `seat` (null for the set-up), `at` (ms), `action` (canonical text, null for the set-up),
`draws` ([what, kinds, seen_by] each) and `told` ([event, seen_by, event for all others or null] each).
"""

from typing import Final

from service.engine.effects import Recorder, sees
from service.games.wire import dumps

Told = list[tuple[dict[str, object], int, dict[str, object] | None]]
#: The `seat` of an entry that no seat decided.
SETUP: Final = None


def told_of(effects: Recorder) -> Told:
    """Return what `effects` recorded as news, in JSON, each with its audience."""
    return [(n.event.to_json(), n.seen_by, None if n.otherwise is None else n.otherwise.to_json()) for n in effects.told]


def entry_of(seat: int | None, at: int, action: str | None, effects: Recorder, told: Told) -> bytes:
    """Return the log entry of one decision, or of the set-up."""
    draws = [(d.what, d.kinds, d.seen_by) for d in effects.draws]
    return dumps({"seat": seat, "at": at, "action": action, "draws": draws, "told": told})


def told_to(told: Told, seat: int) -> list[dict[str, object]]:
    """Return the events that `seat` (or SPECTATOR) is told."""
    heard: list[dict[str, object]] = []
    for event, seen_by, otherwise in told:
        mine = event if sees(seen_by, seat) else otherwise
        if mine is not None:
            heard.append(mine)
    return heard
