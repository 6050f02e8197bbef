"""Change who plays: a version of its own, in the position of before.

Everybody who waits or listens hears of it, and what was decided on the version before is stale. A change itself is meant for whatever
version there is: when another one comes in between, it is judged again on that.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from service.games.act import open_with_record
from service.games.bearer import Viewer
from service.games.context import Context, due_at, ruleset_of, state_of, wake
from service.games.document import game_document
from service.games.errors import game_not_found, stale
from service.games.idempotency import Replay
from service.games.log import change_entry
from service.games.look import etag_of
from service.games.model import ENDED, Answer, ChangeKind, Head, Remember, Seat, SeatChange
from service.games.wire import dumps

#: So many versions may come in between before a change gives up.
_TRIES: Final = 50

Document = dict[str, object]


@dataclass(frozen=True, slots=True)
class Change:
    """What changes: `seat` is `became` from now on, or the game is ended (both None)."""

    kind: ChangeKind
    seat: int | None
    became: Seat | None

    def apply(self, head: Head, now: int) -> Head:
        """Return the game after it."""
        if self.seat is None or self.became is None:
            return replace(head, status=ENDED, version=head.version + 1, updated_at=now)
        seats = (*head.seats[: self.seat], self.became, *head.seats[self.seat + 1 :])
        return replace(head, seats=seats, version=head.version + 1, updated_at=now)


@dataclass(frozen=True, slots=True)
class Wish:
    """A change that somebody asks for.

    `who` says who asks, by the token; `judge` what changes (None: it is so already); both raise what speaks against it. `tell` makes the
    answer of the game's document. A `sealed` answer holds a token.
    """

    who: Callable[[Head], Viewer]
    judge: Callable[[Head], Change | None]
    tell: Callable[[Document], object]
    sealed: bool = False

    def remember(self, ctx: Context, again: Replay | None, answer: Answer) -> Remember | None:
        """Return the record of the answer, if it may be asked for again."""
        if again is None:
            return None
        return again.remember_sealed(ctx.entropy, answer) if self.sealed else again.remember(answer)

    def repeat(self, again: Replay, record: bytes) -> Answer:
        """Return the answer that was given before."""
        return again.answer_sealed(record) if self.sealed else again.answer(record)


def turn_over(ctx: Context, game_id: str, wish: Wish, again: Replay | None) -> Answer:
    """Do what is wished for, once, and answer. The order of checks: game found, token, repeat, whatever `wish.judge` finds."""
    for _ in range(_TRIES):
        head, record = open_with_record(ctx, game_id, again)
        viewer = wish.who(head)
        if record is not None and again is not None:
            return wish.repeat(again, record)
        answer = _try(ctx, head, viewer, wish, again)
        if answer is not None:
            return answer
    raise stale(head.version, head.version)


def _try(ctx: Context, head: Head, viewer: Viewer, wish: Wish, again: Replay | None) -> Answer | None:
    """Write the change; None when the game moved on before that."""
    change = wish.judge(head)
    ruleset = ruleset_of(ctx, head)
    state = state_of(ctx, ruleset, head)
    now = ctx.clock.now_ms()
    after = head if change is None else change.apply(head, now)
    document = game_document(ctx.settings, after, ruleset, state, viewer.seat)
    answer = Answer(dumps(wish.tell(document)), after.version, etag_of(after, viewer), head.id)
    if change is None:
        return answer
    entry = change_entry(change.kind, change.seat, now, change.became)
    to_act = ruleset.to_act(state)
    due = due_at(ctx, after, to_act, now)
    written = ctx.store.change_seats(SeatChange(after, entry, to_act, due, wish.remember(ctx, again, answer)))
    if written.outcome == "stale":
        return None
    if written.outcome == "gone":
        raise game_not_found()
    if written.outcome == "seen" and again is not None:
        return wish.repeat(again, written.record)
    ctx.recent.keep(after, state)
    wake(ctx, after, to_act)
    return answer
