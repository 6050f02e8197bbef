"""Draw a game as the bearer may see it."""

from collections.abc import Container
from typing import Literal

from service.engine.contract import NO_SEAT, Ruleset, State
from service.games.bearer import Viewer, viewer_of
from service.games.context import Context, ruleset_of, state_of
from service.games.log import read_entry, told_to
from service.games.look import etag_of, open_game
from service.games.model import Answer, Head
from service.pictures.catalogue import EDITION, painter_of
from service.pictures.scene import Scene

Form = Literal["svg", "text"]


def picture(ctx: Context, game_id: str, bearer: str | None, form: Form, known: Container[str]) -> Answer:
    """Return the position drawn from the bearer's view, as UTF-8; left empty if its ETag is in `known`."""
    head = open_game(ctx, game_id)
    viewer = viewer_of(head, bearer)
    etag = f"{etag_of(head, viewer)}-{form}{EDITION}"
    if etag in known:
        return Answer(b"", head.version, etag, head.id, unchanged=True)
    ruleset = ruleset_of(ctx, head)
    scene = _scene(ctx, head, ruleset, state_of(ctx, ruleset, head), viewer)
    painter = painter_of(scene.ruleset)
    drawn = painter.svg(scene) if form == "svg" else painter.text(scene)
    return Answer(drawn.encode(), head.version, etag, head.id)


def _scene(ctx: Context, head: Head, ruleset: Ruleset, state: State, viewer: Viewer) -> Scene:
    over = ruleset.to_act(state) == NO_SEAT
    return Scene(
        ruleset=ruleset.meta.name,
        title=ruleset.meta.title,
        view=ruleset.view(state, viewer.seat),
        names=tuple([seat.name for seat in head.seats]),
        news=_news(ctx, head, viewer),
        places=tuple([standing.place for standing in ruleset.standings(state)]) if over else (),
    )


def _news(ctx: Context, head: Head, viewer: Viewer) -> tuple[dict[str, object], ...]:
    """Return what the viewer was told of the decision that made the present version; nothing of a set-up or an undo."""
    if head.version == 0:
        return ()
    entries = ctx.store.log(head.id, head.version - 1, 1)
    # The entry may be gone, where the game ended its life between the two readings.
    return tuple(told_to(read_entry(entries[0]).told, viewer.seat)) if entries else ()
