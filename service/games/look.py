"""Look at a game, at once or as soon as it has moved on."""

from collections.abc import Container

from service.games.bearer import Viewer, viewer_of
from service.games.context import Context, is_game_id, ruleset_of, state_of
from service.games.document import game_document
from service.games.errors import game_not_found, invalid
from service.games.model import ACTIVE, MAX_VERSION, MAX_WAIT_S, Answer, Head
from service.games.wire import dumps


def open_game(ctx: Context, game_id: str) -> Head:
    """Return the stored game, or raise GameProblem game/not_found."""
    head = ctx.store.head(game_id) if is_game_id(game_id) else None
    if head is None:
        raise game_not_found()
    return head


def check_version(field: str, version: int | None) -> None:
    """Raise GameProblem request/invalid for a number that cannot be a version."""
    if version is not None and not 0 <= version <= MAX_VERSION:
        raise invalid(field, f"a version from 0 to {MAX_VERSION}", version)


def etag_of(head: Head, viewer: Viewer) -> str:
    """Return the ETag of the document of this game for this viewer."""
    return f"{head.version}-{viewer.mark}"


def look(ctx: Context, game_id: str, bearer: str | None, after: int | None, wait_s: float, known: Container[str]) -> Answer:
    """Return the game as the bearer may see it.

    With `after` and `wait_s` the answer waits up to that long (at most MAX_WAIT_S) for a version above `after`;
    when none comes it is the present one (GameProblem poll/too_many if too many wait already). An answer whose ETag is in `known` is left empty.
    """
    check_version("after", after)
    if not 0 <= wait_s <= MAX_WAIT_S:
        raise invalid("wait", f"a number of seconds from 0 to {MAX_WAIT_S}", wait_s)
    head = open_game(ctx, game_id)
    viewer = viewer_of(head, bearer)
    if after is not None and wait_s > 0 and head.version <= after and head.status == ACTIVE:
        with ctx.waiting.place():
            ctx.store.wait(game_id, after, wait_s)
        head = open_game(ctx, game_id)
    etag = etag_of(head, viewer)
    if etag in known:
        return Answer(b"", head.version, etag, head.id, unchanged=True)
    ruleset = ruleset_of(ctx, head)
    document = game_document(ctx.settings, head, ruleset, state_of(ctx, ruleset, head), viewer.seat)
    return Answer(dumps(document), head.version, etag, head.id)
