"""The history of a game as it comes about: a stream of messages that can be taken up again where it broke off.

It begins with the game as the bearer may see it (`game`), or, when the bearer names the last version it knows,
with what came after that. Who was away for too long, or knows of versions that there are not, gets
a `gap` instead: the game as it is now. Then each version follows as it is made (`decision`: an entry of the
history), until the game is over (`end`) or expires (`gone`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, final

from service.engine.contract import Ruleset
from service.games.bearer import Viewer, viewer_of
from service.games.context import Context, ruleset_of, state_of
from service.games.document import game_document
from service.games.history import entry_document
from service.games.log import read_entry
from service.games.look import check_version, open_game
from service.games.model import ACTIVE, Head
from service.games.wire import dumps

#: Who is further behind than this gets the game as it is instead of all the steps.
MAX_BEHIND: Final = 200
#: How often a silent stream gives a sign of life, in seconds.
KEEP_ALIVE_S: Final = 10.0
_PAGE: Final = 100

MessageKind = Literal["game", "gap", "decision", "end", "gone", "alive"]


@dataclass(frozen=True, slots=True)
class Message:
    """One message: its kind, the version that it brings the listener to, and its JSON. `alive` is a sign of life and has none."""

    kind: MessageKind
    version: int
    data: bytes


@final
class Stream:
    """The messages for one listener, from version `after` (None: from a first look) on, for `seconds` at most."""

    def __init__(self, ctx: Context, head: Head, ruleset: Ruleset, viewer: Viewer, after: int | None, seconds: float) -> None:
        self._ctx: Final = ctx
        self._head = head
        self._ruleset: Final = ruleset
        self._viewer: Final = viewer
        self._after: Final = after
        self._end: Final = ctx.clock.now_ms() + int(1000 * seconds)

    @property
    def told_all(self) -> bool:
        """Whether the listener knows the whole of a finished game, so that there is nothing to come."""
        return self._head.status != ACTIVE and self._after == self._head.version

    def __iter__(self) -> Iterator[Message]:
        after, present = self._after, self._head.version
        if after is None:
            version = present
            yield self._look("game")
        elif after > present or present - after > MAX_BEHIND:
            version = present
            yield self._look("gap")
        else:
            version = after
        yield from self._follow(version)

    def _follow(self, version: int) -> Iterator[Message]:
        ctx, game_id = self._ctx, self._head.id
        names = _names(self._head)
        while True:
            for stored in ctx.store.log(game_id, version, _PAGE):
                version = stored.version
                entry = read_entry(stored)
                if entry.change is not None:
                    # Somebody else plays a seat: its name may have changed.
                    names = _names(ctx.store.head(game_id) or self._head)
                document = entry_document(self._ruleset, entry, self._viewer.seat, names)
                yield Message("decision", version, dumps(document))
            head = ctx.store.head(game_id)
            if head is None:
                yield Message("gone", version, dumps({"version": version}))
                return
            if head.version > version:
                continue
            if head.status != ACTIVE:
                yield Message("end", version, dumps({"version": version}))
                return
            left = (self._end - ctx.clock.now_ms()) / 1000
            if left <= 0:
                return
            ctx.store.wait(game_id, version, min(left, KEEP_ALIVE_S))
            yield Message("alive", version, b"")

    def _look(self, kind: Literal["game", "gap"]) -> Message:
        head, ruleset = self._head, self._ruleset
        state = state_of(self._ctx, ruleset, head)
        return Message(kind, head.version, dumps(game_document(self._ctx.settings, head, ruleset, state, self._viewer.seat)))


def _names(head: Head) -> tuple[str, ...]:
    return tuple([seat.name for seat in head.seats])


def stream(ctx: Context, game_id: str, bearer: str | None, after: int | None, seconds: float) -> Stream:
    """Return the messages for the bearer; what speaks against it is raised here, not while they are told."""
    check_version("after", after)
    head = open_game(ctx, game_id)
    viewer = viewer_of(head, bearer)
    ruleset = ruleset_of(ctx, head)
    # A state that cannot be read is found out before the first message.
    state_of(ctx, ruleset, head)
    return Stream(ctx, head, ruleset, viewer, after, seconds)
