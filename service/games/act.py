"""Apply a batch of actions: all or nothing, checked in the documented order, written by one script, then answered.

The order: form, game found, token, idempotency replay, over, version, turn, legality.
"""

from collections.abc import Sequence
from typing import final

from service.engine.contract import NO_SEAT, Ruleset, State
from service.engine.effects import LiveEffects
from service.engine.form import FormError
from service.engine.registry import Registry
from service.engine.tagged import Action
from service.games.bearer import Viewer, seat_of
from service.games.context import Context, due_at, is_game_id, ruleset_of, state_of, wake
from service.games.document import game_document
from service.games.errors import Code, GameProblem, game_not_found, illegal, invalid, malformed, not_your_turn, over, stale
from service.games.idempotency import Replay
from service.games.log import entry_of, told_of, told_to
from service.games.look import check_version, etag_of, open_game
from service.games.model import ACTIVE, FINISHED, MAX_BATCH, Answer, Commit, Head, Remember
from service.games.nearest import nearest
from service.games.undoable import undoable
from service.games.wire import canonical, dumps


def act(ctx: Context, game_id: str, bearer: str | None, actions: Sequence[object], expected_version: int | None, key: str | None) -> Answer:
    """Apply `actions` (their JSON) for the bearer's seat; return the new game and the events that the seat may see."""
    batch = parse_batch(ctx.registry, actions)
    check_version("expected_version", expected_version)
    replay = None if key is None else Replay(bearer, key, _request(actions, expected_version))
    guess = _guess(ctx, game_id, expected_version)
    if guess is not None:
        try:
            return _apply(Round(ctx, *guess, seat_of(guess[0], bearer)), batch, expected_version, replay)
        except GameProblem as problem:
            _unless_from_the_store(problem)
    head, record = open_with_record(ctx, game_id, replay)
    seat = seat_of(head, bearer)
    if record is not None and replay is not None:
        return replay.answer(record)
    return _apply(Round(ctx, head, _own_state(ctx, head), seat), batch, expected_version, replay)


def act_as_ai(ctx: Context, game_id: str, seat: int, actions: Sequence[Action], expected_version: int) -> int:
    """Apply `actions` for an AI seat, which needs no token, through the same checks; return the new version."""
    guess = _guess(ctx, game_id, expected_version)
    if guess is not None:
        try:
            return _apply(Round(ctx, *guess, _ai_seat(guess[0], seat), by_ai=True), actions, expected_version, None).version
        except GameProblem as problem:
            _unless_from_the_store(problem)
    head = open_game(ctx, game_id)
    seat = _ai_seat(head, seat)
    return _apply(Round(ctx, head, _own_state(ctx, head), seat, by_ai=True), actions, expected_version, None).version


def _guess(ctx: Context, game_id: str, expected_version: int | None) -> tuple[Head, State] | None:
    """Return the game as this process saw it last, if the request can be meant for it (see games/recent.py)."""
    guess = ctx.recent.guess(game_id)
    return guess if guess is not None and expected_version in (None, guess[0].version) else None


def _unless_from_the_store(problem: GameProblem) -> None:
    """Let a problem with a guess pass, for the store knows better; but not a failure of the store itself."""
    if problem.code == Code.SERVER_BUSY:
        raise problem


def _own_state(ctx: Context, head: Head) -> State:
    return state_of(ctx, ruleset_of(ctx, head), head).copy()


def _ai_seat(head: Head, seat: int) -> int:
    if not 0 <= seat < len(head.seats) or head.seats[seat].kind != "ai":
        raise GameProblem(Code.AUTH_FORBIDDEN, f"Seat {seat} is not played by an AI.")
    return seat


def _apply(round_: "Round", batch: Sequence[Action], expected_version: int | None, replay: Replay | None) -> Answer:
    """Decide, write, answer."""
    round_.decide(batch, expected_version)
    answer = round_.answer()
    record = round_.write(None if replay is None else replay.remember(answer))
    return answer if record is None or replay is None else replay.answer(record)


def parse_batch(registry: Registry, actions: Sequence[object]) -> list[Action]:
    """Return the actions of their JSON; GameProblem request/invalid or action/malformed."""
    if not 1 <= len(actions) <= MAX_BATCH:
        raise invalid("actions", f"a list of 1 to {MAX_BATCH} actions", f"{len(actions)} actions")
    return [_parse(registry, action, n) for n, action in enumerate(actions)]


def _request(actions: Sequence[object], expected_version: int | None) -> bytes:
    try:
        return canonical(("act", actions, expected_version))
    except TypeError as error:
        raise invalid("actions", "JSON", str(error)) from error


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


def open_with_record(ctx: Context, game_id: str, replay: Replay | None) -> tuple[Head, bytes | None]:
    """Return the stored game, and the record of an earlier request with the same Idempotency-Key."""
    if replay is None or not is_game_id(game_id):
        return open_game(ctx, game_id), None
    head, record = ctx.store.head_and_record(game_id, replay.key)
    if head is None:
        raise game_not_found()
    return head, record


def check_open(head: Head, expected_version: int | None) -> None:
    """Raise GameProblem for a game that is over, or at another version."""
    if head.status != ACTIVE:
        raise over(0)
    if expected_version is not None and expected_version != head.version:
        raise stale(head.version, expected_version)


def check_plays(head: Head, seat: int) -> None:
    """Raise GameProblem for a seat that an AI plays in place of its player."""
    if head.seats[seat].kind == "ai":
        raise GameProblem(Code.SEAT_STAND_IN, f"An AI plays seat {seat} until its player takes it back.")


def check_decision(ruleset: Ruleset, state: State, seat: int, action: Action, index: int) -> None:
    """Raise GameProblem for what speaks against `action`, number `index` of its batch, by `seat` in this state."""
    to_act = ruleset.to_act(state)
    if to_act == NO_SEAT:
        raise over(index)
    if to_act != seat:
        raise not_your_turn(to_act, seat, index)
    vocabulary = ruleset.meta.vocabulary
    if action.tag not in vocabulary.by_tag:
        raise malformed(FormError("type", "one of " + ", ".join(vocabulary.by_tag), action.tag), index)
    rejection = ruleset.check(state, action)
    if rejection is not None:
        raise illegal(ruleset, rejection, nearest(ruleset, state, action), index)


@final
class Round:
    """One batch of decisions of one seat, from the stored game to the written one."""

    def __init__(self, ctx: Context, head: Head, state: State, seat: int, by_ai: bool = False) -> None:
        """`state` is that of `head`; it is changed. `by_ai`: the decision is that of an AI, not of who holds the seat's token."""
        self.ctx = ctx
        self.head = head
        self.state = state
        self.seat = seat
        self.by_ai = by_ai
        self.ruleset: Ruleset = ruleset_of(ctx, head)
        self.now = ctx.clock.now_ms()
        self.version = head.version
        self.undo = ""
        self.entries: list[bytes] = []
        self.events: list[dict[str, object]] = []

    def decide(self, batch: Sequence[Action], expected_version: int | None) -> None:
        """Apply the whole batch to the state, or raise the first GameProblem."""
        check_open(self.head, expected_version)
        if not self.by_ai:
            check_plays(self.head, self.seat)
        for index, action in enumerate(batch):
            self._decide(action, index)

    def _decide(self, action: Action, index: int) -> None:
        ruleset, state = self.ruleset, self.state
        check_decision(ruleset, state, self.seat, action, index)
        self.version += 1
        effects = LiveEffects(self.head.facts.secret, self.version)
        ruleset.apply(state, action, effects)
        told = told_of(effects)
        self.undo = undoable(ruleset, self.seat, len(effects.draws), told) if self.head.facts.undo else ""
        self.events += [{"version": self.version, "event": event} for event in told_to(told, self.seat)]
        self.entries.append(entry_of(self.seat, self.now, ruleset.meta.vocabulary.to_text(action), effects, told))

    def answer(self) -> Answer:
        """Return the answer for the seat, built before anything is written so that it can be kept with the decision."""
        self.head = head = self._new_head()
        game = game_document(self.ctx.settings, head, self.ruleset, self.state, self.seat)
        body = dumps({"ruleset": self.ruleset.meta.name, "game": game, "events": self.events})
        return Answer(body, head.version, etag_of(head, Viewer(self.seat, False)), head.id)

    def _new_head(self) -> Head:
        old = self.head
        status = FINISHED if self.ruleset.to_act(self.state) == NO_SEAT else ACTIVE
        return Head(old.id, old.facts, old.seats, self.version, status, self.now, dumps(self.ruleset.encode(self.state)), self.undo)

    def write(self, remember: Remember | None) -> bytes | None:
        """Write the answered decision and wake a worker if an AI is next; return the record of an equal earlier request, if that came first."""
        head, ctx = self.head, self.ctx
        expected = head.version - len(self.entries)
        to_act = self.ruleset.to_act(self.state)
        due = due_at(ctx, head, to_act, self.now)
        commit = Commit(head.id, expected, self.seat, head.status, self.now, head.state, tuple(self.entries), due, remember, head.undo)
        written = ctx.store.commit(commit)
        if written.outcome == "seen":
            return written.record
        if written.outcome == "stale":
            raise stale(written.version, expected)
        if written.outcome == "gone":
            raise game_not_found()
        ctx.recent.keep(head, self.state)
        # Without a deadline nobody is to be woken.
        if due is not None:
            wake(ctx, head, to_act)
        return None
