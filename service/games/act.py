"""Apply a batch of actions: all or nothing, checked in the documented order, written by one script, then answered.

The order: form, game found, token, idempotency replay, over, version, turn, legality.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import final

from service.engine.contract import NO_SEAT, Ruleset, State
from service.engine.effects import LiveEffects
from service.engine.form import FormError
from service.engine.registry import Registry
from service.engine.tagged import Action
from service.games.bearer import Viewer, seat_of
from service.games.context import Context, due_at, is_game_id, ruleset_of, state_of
from service.games.document import game_document
from service.games.errors import Code, GameProblem, game_not_found, illegal, invalid, malformed, not_your_turn, over, stale
from service.games.idempotency import Replay
from service.games.log import entry_of, told_of, told_to
from service.games.look import etag_of, open_game
from service.games.model import ACTIVE, FINISHED, MAX_BATCH, Answer, Commit, Head, Remember
from service.games.wire import canonical, dumps


def act(ctx: Context, game_id: str, bearer: str | None, actions: Sequence[object], expected_version: int | None, key: str | None) -> Answer:
    """Apply `actions` (their JSON) for the bearer's seat; return the new game and the events that the seat may see."""
    batch = parse_batch(ctx.registry, actions)
    replay = None if key is None else Replay(bearer, key, canonical((actions, expected_version)))
    head, record = _open(ctx, game_id, replay)
    seat = seat_of(head, bearer)
    if record is not None and replay is not None:
        return replay.answer(record)
    round_ = Round(ctx, head, seat)
    round_.decide(batch, expected_version)
    answer = round_.answer()
    written = round_.write(None if replay is None else replay.remember(answer))
    if written is not None and replay is not None:
        return replay.answer(written)
    return answer


def act_as_ai(ctx: Context, game_id: str, seat: int, actions: Sequence[Action], expected_version: int) -> int:
    """Apply `actions` for an AI seat, which needs no token, through the same checks; return the new version."""
    head = open_game(ctx, game_id)
    if not 0 <= seat < len(head.seats) or head.seats[seat].kind != "ai":
        raise GameProblem(Code.AUTH_FORBIDDEN, f"Seat {seat} is not played by an AI.")
    round_ = Round(ctx, head, seat)
    round_.decide(actions, expected_version)
    round_.write(None)
    return round_.version


def parse_batch(registry: Registry, actions: Sequence[object]) -> list[Action]:
    """Return the actions of their JSON; GameProblem request/invalid or action/malformed."""
    if not 1 <= len(actions) <= MAX_BATCH:
        raise invalid("actions", f"a list of 1 to {MAX_BATCH} actions", f"{len(actions)} actions")
    return [_parse(registry, action, n) for n, action in enumerate(actions)]


def _parse(registry: Registry, action: object, index: int) -> Action:
    tag = action.get("type") if isinstance(action, dict) else None
    # A tag is `<ruleset>.<verb>`: the form can be checked before the game is known.
    ruleset = registry.get(tag.partition(".")[0]) if isinstance(tag, str) else None
    if ruleset is None:
        raise malformed(FormError("type", "the tag of an action, like gondola.place", tag), index)
    try:
        return ruleset.meta.vocabulary.from_json(action)
    except FormError as error:
        raise malformed(error, index) from error


def _open(ctx: Context, game_id: str, replay: Replay | None) -> tuple[Head, bytes | None]:
    if replay is None or not is_game_id(game_id):
        return open_game(ctx, game_id), None
    head, record = ctx.store.head_and_record(game_id, replay.key)
    if head is None:
        raise game_not_found()
    return head, record


@final
class Round:
    """One batch of decisions of one seat, from the stored game to the written one."""

    def __init__(self, ctx: Context, head: Head, seat: int) -> None:
        self.ctx = ctx
        self.head = head
        self.seat = seat
        self.ruleset: Ruleset = ruleset_of(ctx, head)
        self.state: State = state_of(self.ruleset, head)
        self.now = ctx.clock.now_ms()
        self.version = head.version
        self.entries: list[bytes] = []
        self.events: list[dict[str, object]] = []

    def decide(self, batch: Sequence[Action], expected_version: int | None) -> None:
        """Apply the whole batch to the state, or raise the first GameProblem."""
        if self.head.status != ACTIVE:
            raise over(0)
        if expected_version is not None and expected_version != self.head.version:
            raise stale(self.head.version, expected_version)
        for index, action in enumerate(batch):
            self._decide(action, index)

    def _decide(self, action: Action, index: int) -> None:
        ruleset, state = self.ruleset, self.state
        to_act = ruleset.to_act(state)
        if to_act == NO_SEAT:
            raise over(index)
        if to_act != self.seat:
            raise not_your_turn(to_act, self.seat, index)
        self._check_vocabulary(action, index)
        rejection = ruleset.check(state, action)
        if rejection is not None:
            raise illegal(ruleset, rejection, index)
        self.version += 1
        effects = LiveEffects(self.head.facts.secret, self.version)
        ruleset.apply(state, action, effects)
        told = told_of(effects)
        self.events += [{"version": self.version, "event": event} for event in told_to(told, self.seat)]
        self.entries.append(entry_of(self.seat, self.now, ruleset.meta.vocabulary.to_text(action), effects, told))

    def _check_vocabulary(self, action: Action, index: int) -> None:
        vocabulary = self.ruleset.meta.vocabulary
        if action.tag not in vocabulary.by_tag:
            raise malformed(FormError("type", "one of " + ", ".join(vocabulary.by_tag), action.tag), index)

    def _new_head(self) -> Head:
        status = FINISHED if self.ruleset.to_act(self.state) == NO_SEAT else ACTIVE
        return replace(self.head, version=self.version, status=status, updated_at=self.now)

    def answer(self) -> Answer:
        """Return the answer for the seat, built before anything is written so that it can be kept with the decision."""
        head = self._new_head()
        game = game_document(self.ctx.settings, head, self.ruleset, self.state, self.seat)
        return Answer(
            dumps({"ruleset": self.ruleset.meta.name, "game": game, "events": self.events}),
            head.version,
            etag_of(head, Viewer(self.seat, False)),
            head.id,
        )

    def write(self, remember: Remember | None) -> bytes | None:
        """Write the decision and wake a worker if an AI is next; return the record of an equal earlier request, if that came first."""
        head, ctx = self._new_head(), self.ctx
        to_act = self.ruleset.to_act(self.state)
        due = None if to_act == NO_SEAT else due_at(ctx, head.seats[to_act].kind, self.now)
        state = dumps(self.ruleset.encode(self.state))
        commit = Commit(head.id, self.head.version, self.seat, head.status, self.now, state, tuple(self.entries), due, remember)
        written = ctx.store.commit(commit)
        if written.outcome == "seen":
            return written.record
        if written.outcome == "stale":
            raise stale(written.version, self.head.version)
        if written.outcome == "gone":
            raise game_not_found()
        if due is not None:
            ctx.queue.enqueue_turn(head.id, head.version)
        return None
