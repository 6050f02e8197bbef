"""The record of a game whose rules this service no longer has: what the log tells by itself, for its owners to take away.

Once the game is over it is whole: a service that still has those rules replays it. Two things are missing that only the rules could tell: the pools of the draws
and the standings (None). While the game runs it stays what the bearer may know and no more, since a service with
its rules could go on with it: `complete` is false, the secret, others' decisions and outcomes that the bearer did not see are None, and `told` has what the
bearer was told of them. Nothing is guessed by the rules that there are now.
"""

import hashlib
from dataclasses import asdict
from typing import Any, Final

from service.engine.contract import SPECTATOR
from service.engine.effects import sees
from service.games.bearer import Viewer
from service.games.log import Entry, told_to
from service.games.model import ACTIVE, Head
from service.games.wire import timestamp

#: The version of the form of records.
FORMAT: Final = 1


def facts_document(head: Head) -> dict[str, Any]:
    """Return what a record tells of a game that never changes and hides nothing."""
    facts = head.facts
    return {
        "format": FORMAT,
        "ruleset": facts.ruleset,
        "rules_version": facts.rules_version,
        "options": facts.options,
        "undo": facts.undo,
        "seeded": facts.seeded,
        "seats": [{"kind": s.kind, "level": s.level, "name": s.name} for s in head.seats],
        "created_at": timestamp(facts.created_at),
        "commitment": hashlib.sha256(facts.secret).hexdigest(),
        "origin": None if facts.origin is None else asdict(facts.origin),
    }


def step_document(entry: Entry, action: str | None, draws: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what a record tells of a version, with this much of its action and these draws."""
    became = None if entry.became is None else {name: entry.became[name] for name in ("kind", "level", "name")}
    return {"kind": entry.kind, "seat": entry.seat, "action": action, "undone": entry.undone, "became": became, "draws": draws}


def taken_document(head: Head, entries: list[Entry], viewer: Viewer) -> dict[str, Any]:
    """Return the record of `head`, which `entries` are the whole log of, as `viewer` may have it."""
    whole, seat = head.status != ACTIVE, viewer.seat
    drawn = [_draws(entry, seat, whole) for entry in entries]
    return {
        **facts_document(head),
        "complete": whole,
        "viewer": None if whole or seat == SPECTATOR else seat,
        "secret": head.facts.secret.hex() if whole else None,
        "start": entries[0].start if whole else None,
        "setup": drawn[0],
        "steps": [
            step_document(e, e.action if whole or e.seat == seat else None, draws) for e, draws in zip(entries[1:], drawn[1:], strict=True)
        ],
        "told": None if whole else [{"version": e.version, "event": event} for e in entries for event in told_to(e.told, seat)],
        "standings": None,
    }


def _draws(entry: Entry, seat: int, whole: bool) -> list[dict[str, Any]]:
    return [
        {"what": what, "pool": None, "kinds": kinds if whole or sees(seen_by, seat) else None, "seen_by": seen_by}
        for what, kinds, seen_by in entry.draws
    ]
