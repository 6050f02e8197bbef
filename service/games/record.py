"""The complete record of a finished game: enough to play it again, and to recompute every draw from the secret.

A record lists every version, also decisions that were taken back. Each draw comes with the pool that it was drawn from, so that
luck can be verified without the rules; `POST /games/replay` holds everything against the rules as well.
"""

import hashlib
from dataclasses import asdict
from typing import Any, Final

from service.engine.contract import Ruleset, State
from service.engine.effects import Recorder, ScriptedEffects
from service.games.bearer import viewer_of
from service.games.context import Context, ruleset_of, state_of
from service.games.document import standings_document
from service.games.errors import Code, GameProblem
from service.games.log import Entry
from service.games.look import etag_of, open_game
from service.games.model import FINISHED, Answer, Head
from service.games.past import repeat, whole_log
from service.games.wire import dumps, timestamp

FORMAT: Final = 1


def record(ctx: Context, game_id: str, bearer: str | None) -> Answer:
    """Return the record to whoever may look at the game, once it is over; before, GameProblem game/running."""
    head = open_game(ctx, game_id)
    viewer = viewer_of(head, bearer)
    if head.status != FINISHED:
        raise GameProblem(Code.GAME_RUNNING, "The record tells what is hidden: it can be had when the game is over.")
    ruleset = ruleset_of(ctx, head)
    entries = whole_log(ctx, head, head.version)
    return Answer(dumps(_document(ctx, ruleset, head, entries)), head.version, etag_of(head, viewer), head.id)


def _document(ctx: Context, ruleset: Ruleset, head: Head, entries: list[Entry]) -> dict[str, Any]:
    facts = head.facts
    drawn = _draws(ruleset, head, entries)
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
        "secret": facts.secret.hex(),
        "origin": None if facts.origin is None else asdict(facts.origin),
        "start": entries[0].start,
        "setup": drawn[0],
        "steps": [
            {"kind": e.kind, "seat": e.seat, "action": e.action, "undone": e.undone, "became": _became(e), "draws": draws}
            for e, draws in zip(entries[1:], drawn[1:], strict=True)
        ],
        "standings": standings_document(ruleset, state_of(ctx, ruleset, head)),
    }


def _became(entry: Entry) -> dict[str, Any] | None:
    if entry.became is None:
        return None
    return {name: entry.became[name] for name in ("kind", "level", "name")}


def _draws(ruleset: Ruleset, head: Head, entries: list[Entry]) -> list[list[dict[str, Any]]]:
    """Return the draws of every version with their pools, which doing it all again tells."""
    state, setup = _begin(ruleset, head, entries[0])
    found = [setup]
    before: list[State] = []
    for entry in entries[1:]:
        if entry.kind == "undo":
            state = before.pop()
            found.append([])
        elif entry.change is not None:
            found.append([])
        else:
            # Copies are needed only where something may be taken back.
            if head.facts.undo:
                before.append(state.copy())
            found.append(draw_documents(repeat(ruleset, state, entry)))
    return found


def _begin(ruleset: Ruleset, head: Head, entry: Entry) -> tuple[State, list[dict[str, Any]]]:
    if entry.start is not None:
        return ruleset.decode(entry.start), []
    effects = ScriptedEffects([kinds for _, kinds, _ in entry.draws])
    return ruleset.new(head.facts.options, len(head.seats), effects), draw_documents(effects)


def draw_documents(effects: Recorder) -> list[dict[str, Any]]:
    """Return the recorded draws in JSON, with their pools."""
    return [{"what": d.what, "pool": d.pool, "kinds": d.kinds, "seen_by": d.seen_by} for d in effects.draws]
