"""Take back the bearer's last decision (policy: games/undoable.py).

An undo makes a version of its own, whose state is that from before the decision. It is brought back out of the log:
the set-up and all decisions that stand are done again with the outcomes that were drawn then.
"""

from service.games.act import check_open, open_with_record
from service.games.bearer import Viewer, seat_of
from service.games.context import Context, due_at, ruleset_of
from service.games.document import game_document
from service.games.errors import Code, GameProblem, game_not_found, stale
from service.games.idempotency import Replay
from service.games.log import undo_entry
from service.games.look import check_version, etag_of
from service.games.model import ACTIVE, Answer, Commit, Head
from service.games.past import standing_line, state_after, whole_log
from service.games.undoable import REASONS, undoable, why_no_undo
from service.games.wire import canonical, dumps


def undo(ctx: Context, game_id: str, bearer: str | None, expected_version: int | None, key: str | None) -> Answer:
    """Take back the last decision of the bearer's seat; return the game as it is then.

    GameProblem undo/refused (data: reason) where the policy forbids it; otherwise the checks of `act`, in their order.
    """
    check_version("expected_version", expected_version)
    replay = None if key is None else Replay(bearer, key, canonical(("undo", expected_version)))
    head, record = open_with_record(ctx, game_id, replay)
    seat = seat_of(head, bearer)
    if record is not None and replay is not None:
        return replay.answer(record)
    _check(head, seat, expected_version)
    return _take_back(ctx, head, seat, replay)


def _check(head: Head, seat: int, expected_version: int | None) -> None:
    check_open(head, expected_version)
    why_not = why_no_undo(head, seat)
    if why_not is not None:
        raise GameProblem(Code.UNDO_REFUSED, REASONS[why_not], reason=why_not)


def _take_back(ctx: Context, head: Head, seat: int, replay: Replay | None) -> Answer:
    ruleset = ruleset_of(ctx, head)
    *line, last = standing_line(whole_log(ctx, head, head.version))
    state = state_after(ruleset, head, line)
    now = ctx.clock.now_ms()
    # What stands last now: a decision of whoever made it, or the set-up, which nobody takes back.
    standing = line[-1]
    told = "" if standing.seat is None else undoable(ruleset, standing.seat, len(standing.draws), standing.told)
    after = Head(head.id, head.facts, head.seats, head.version + 1, ACTIVE, now, dumps(ruleset.encode(state)), told)
    document = {"ruleset": ruleset.meta.name, "game": game_document(ctx.settings, after, ruleset, state, seat), "events": []}
    answer = Answer(dumps(document), after.version, etag_of(after, Viewer(seat, False)), head.id)
    entry = undo_entry(seat, now, last.version)
    due = due_at(ctx, after, ruleset.to_act(state), now)
    remember = None if replay is None else replay.remember(answer)
    written = ctx.store.commit(Commit(head.id, head.version, seat, ACTIVE, now, after.state, (entry,), due, remember, told))
    if written.outcome == "seen" and replay is not None:
        return replay.answer(written.record)
    if written.outcome == "stale":
        raise stale(written.version, head.version)
    if written.outcome == "gone":
        raise game_not_found()
    ctx.recent.keep(after, state)
    return answer
