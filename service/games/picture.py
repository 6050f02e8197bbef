"""Draw a game as the bearer may see it, as it is or as it was.

A picture of a past version shows the view that the bearer's seat had then: no more than it could have asked for at the time.
"""

from collections.abc import Container
from typing import Literal

from service.engine.contract import NO_SEAT, Ruleset, State
from service.games.bearer import Viewer, viewer_of
from service.games.context import Context, ruleset_of, state_of
from service.games.errors import invalid
from service.games.log import Entry, read_entry, told_to
from service.games.look import check_version, etag_of, open_game
from service.games.model import Answer, Head
from service.games.past import standing_line, state_after, whole_log
from service.pictures.catalogue import EDITION, painter_of
from service.pictures.scene import Scene

Form = Literal["svg", "text"]


def picture(ctx: Context, game_id: str, bearer: str | None, form: Form, version: int | None, known: Container[str]) -> Answer:
    """Return the position of `version` (None: the present one) drawn from the bearer's view, as UTF-8; left empty if its ETag is in `known`.

    GameProblem request/invalid for a version that the game has not reached.
    """
    check_version("version", version)
    head = open_game(ctx, game_id)
    viewer = viewer_of(head, bearer)
    if version is not None and version > head.version:
        raise invalid("version", f"a version from 0 to {head.version}", version)
    etag = f"{etag_of(head, viewer)}-{form}{EDITION}" + ("" if version is None else f"-{version}")
    if etag in known:
        return Answer(b"", head.version, etag, head.id, unchanged=True)
    ruleset = ruleset_of(ctx, head)
    past = version is not None and version < head.version
    scene = _past(ctx, head, ruleset, version or 0, viewer) if past else _present(ctx, head, ruleset, viewer)
    painter = painter_of(scene.ruleset)
    drawn = painter.svg(scene) if form == "svg" else painter.text(scene)
    return Answer(drawn.encode(), head.version, etag, head.id)


def _present(ctx: Context, head: Head, ruleset: Ruleset, viewer: Viewer) -> Scene:
    # The entry may be gone, where the game ended its life between the two readings; nothing is told of a set-up.
    entries = ctx.store.log(head.id, head.version - 1, 1) if head.version else []
    last = read_entry(entries[0]) if entries else None
    return _scene(head, ruleset, state_of(ctx, ruleset, head), last, viewer)


def _past(ctx: Context, head: Head, ruleset: Ruleset, version: int, viewer: Viewer) -> Scene:
    entries = whole_log(ctx, head, version)
    return _scene(head, ruleset, state_after(ruleset, head, standing_line(entries)), entries[-1] if version else None, viewer)


def _scene(head: Head, ruleset: Ruleset, state: State, last: Entry | None, viewer: Viewer) -> Scene:
    over = ruleset.to_act(state) == NO_SEAT
    return Scene(
        ruleset=ruleset.meta.name,
        title=ruleset.meta.title,
        view=ruleset.view(state, viewer.seat),
        names=tuple([seat.name for seat in head.seats]),
        news=() if last is None else tuple(told_to(last.told, viewer.seat)),
        places=tuple([standing.place for standing in ruleset.standings(state)]) if over else (),
    )
