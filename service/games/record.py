"""The complete record of a finished game: enough to play it again, and to recompute every draw from the secret.

A record lists every version, also decisions that were taken back. Each draw comes with the pool that it was drawn from, so that
luck can be verified without the rules; `POST /games/replay` holds everything against the rules as well.
"""

from typing import Any

from service.engine.contract import Ruleset, State
from service.engine.effects import Recorder, ScriptedEffects
from service.games.bearer import viewer_of
from service.games.context import Context, decoded, ruleset_of, state_of
from service.games.document import standings_document
from service.games.errors import Code, GameProblem
from service.games.log import Entry
from service.games.look import etag_of, open_game
from service.games.model import ACTIVE, Answer, Head
from service.games.past import repeat, whole_log
from service.games.taken import facts_document, step_document, taken_document
from service.games.wire import dumps


def record(ctx: Context, game_id: str, bearer: str | None) -> Answer:
    """Return the record to whoever may look at the game, once it is over; before, GameProblem game/running.

    Of a game whose rules this service no longer has, what can be told without them (games/taken.py), also before it is over.
    """
    head = open_game(ctx, game_id)
    viewer = viewer_of(head, bearer)
    try:
        document = _document(ctx, head)
    except GameProblem as problem:
        if problem.code != Code.RULES_VERSION_GONE:
            raise
        document = taken_document(head, whole_log(ctx, head, head.version), viewer)
    return Answer(dumps(document), head.version, etag_of(head, viewer), head.id)


def _document(ctx: Context, head: Head) -> dict[str, Any]:
    ruleset = ruleset_of(ctx, head)
    # Before all else: of a game whose state nobody can read the record can be had while it runs, too.
    state = state_of(ctx, ruleset, head)
    if head.status == ACTIVE:
        raise GameProblem(Code.GAME_RUNNING, "The record tells what is hidden: it can be had when the game is over.")
    entries = whole_log(ctx, head, head.version)
    drawn = _draws(ruleset, head, entries)
    return {
        **facts_document(head),
        "complete": True,
        "viewer": None,
        "secret": head.facts.secret.hex(),
        "start": entries[0].start,
        "setup": drawn[0],
        "steps": [step_document(e, e.action, draws) for e, draws in zip(entries[1:], drawn[1:], strict=True)],
        "told": None,
        "standings": standings_document(head, ruleset, state),
    }


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
        return decoded(ruleset, head, entry.start), []
    effects = ScriptedEffects([kinds for _, kinds, _ in entry.draws])
    return ruleset.new(head.facts.options, len(head.seats), effects), draw_documents(effects)


def draw_documents(effects: Recorder) -> list[dict[str, Any]]:
    """Return the recorded draws in JSON, with their pools."""
    return [{"what": d.what, "pool": d.pool, "kinds": d.kinds, "seen_by": d.seen_by} for d in effects.draws]
