"""What has happened in a game, as one viewer may know it: decisions, outcomes of chance and events, version by version."""

from typing import Final

from service.engine.contract import Ruleset
from service.engine.effects import sees
from service.games.bearer import viewer_of
from service.games.context import Context, ruleset_of
from service.games.errors import game_not_found, invalid
from service.games.log import Entry, read_entry, told_to
from service.games.look import check_version, etag_of, open_game
from service.games.model import Answer
from service.games.story import story
from service.games.wire import dumps, timestamp

#: How many entries a page may have, and how many it has if nothing is said.
MAX_PAGE: Final = 500
DEFAULT_PAGE: Final = 100


def history(ctx: Context, game_id: str, bearer: str | None, after: int | None, limit: int | None) -> Answer:
    """Return a page of what happened after version `after` (None: from the set-up on), redacted for the bearer.

    `next_after` is the `after` of the next page, or None when the page reaches the present version.
    """
    check_version("after", after)
    size = DEFAULT_PAGE if limit is None else limit
    if not 1 <= size <= MAX_PAGE:
        raise invalid("limit", f"a whole number from 1 to {MAX_PAGE}", limit)
    head = open_game(ctx, game_id)
    viewer = viewer_of(head, bearer)
    ruleset = ruleset_of(ctx, head)
    first = 0 if after is None else after + 1
    # What is decided while this is read belongs to the next question.
    stored = ctx.store.log(game_id, first - 1, min(size, head.version + 1 - first)) if first <= head.version else []
    if not stored and first <= head.version:
        raise game_not_found()  # It expired in between.
    last = stored[-1].version if stored else head.version
    names = tuple([seat.name for seat in head.seats])
    document = {
        "ruleset": ruleset.meta.name,
        "version": head.version,
        "entries": [entry_document(ruleset, read_entry(one), viewer.seat, names) for one in stored],
        "next_after": last if last < head.version else None,
    }
    return Answer(dumps(document), head.version, etag_of(head, viewer), head.id)


def entry_document(ruleset: Ruleset, entry: Entry, seat: int, names: tuple[str, ...]) -> dict[str, object]:
    """Return an entry of the log as `seat` (or SPECTATOR) may know it. `names` are the names of the seats."""
    heard = told_to(entry.told, seat)
    return {
        "ruleset": ruleset.meta.name,
        "version": entry.version,
        "at": timestamp(entry.at),
        "kind": entry.kind,
        "seat": entry.seat,
        "action": _action(ruleset, entry, seat),
        "undone": entry.undone,
        "became": None if entry.became is None else {"seat": entry.seat, **entry.became},
        "draws": [
            {"what": what, "count": len(kinds), "kinds": kinds if sees(seen_by, seat) else None} for what, kinds, seen_by in entry.draws
        ],
        "events": heard,
        "english": story(ruleset, entry, heard, names),
    }


def _action(ruleset: Ruleset, entry: Entry, seat: int) -> dict[str, object] | None:
    if entry.action is None:
        return None
    vocabulary = ruleset.meta.vocabulary
    action = vocabulary.from_text(entry.action)
    return vocabulary.to_json(action) if entry.seat == seat else vocabulary.to_public_json(action)
