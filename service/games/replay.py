"""Make a game of a record: everything is done again and held against the rules and against the secret.

The game is in the record's final state, with its seats, secret and log, and finished: it can be looked at, its history read, and
forked at any version. Human seats get new tokens, which show the game as that seat saw it.
"""

import hashlib
from typing import Any, final

from service.engine.contract import NO_SEAT, Ruleset, State
from service.engine.effects import LiveEffects
from service.engine.form import FormError
from service.engine.replay import WrongStep
from service.engine.tagged import Action
from service.games.bearer import token_hash
from service.games.context import Context
from service.games.create import Created, check_seats, new_id, new_seats, settle
from service.games.document import standings_of
from service.games.errors import Code, GameProblem, from_form, invalid
from service.games.idempotency import Replay
from service.games.log import SETUP, change_entry, entry_of, told_of, undo_entry
from service.games.model import CHANGE_KINDS, ENDED, FINISHED, Answer, Facts, Head, Origin, SeatWish
from service.games.record import draw_documents
from service.games.recorded_seats import Players
from service.games.undoable import undoable
from service.games.wire import canonical, dumps

Record = dict[str, Any]


def replay(ctx: Context, record: Record, bearer: str | None, key: str | None) -> Answer:
    """Return the new game as `create` does.

    GameProblem record/wrong_step at the first step that cannot have happened (data: index from 0, -1 for the set-up, the number of steps for the
    result; rule), record/given_start for a game that does not begin with its set-up, rules/version_gone for other rules.
    """
    again = None if key is None else Replay(bearer, key, canonical(("replay", record)))
    ruleset, options = _checked(ctx, record)
    owner = ctx.keys.owner(bearer)
    seats, tokens = new_seats(ctx, [SeatWish(**seat) for seat in record["seats"]])
    secret = _secret(record)
    now = ctx.clock.now_ms()
    checked = Checked(ruleset, record, options, secret, now)
    state = checked.play()
    facts = Facts(
        ruleset=ruleset.meta.name,
        rules_version=ruleset.meta.rules_version,
        options=options,
        visibility="private",
        seeded=record["seeded"],
        secret=secret,
        host_hash=token_hash(tokens[-1]),
        created_at=now,
        undo=record["undo"],
        origin=Origin("replay", None, len(record["steps"]), True),
        owner=owner,
    )
    status = ENDED if checked.ended else FINISHED
    head = Head(new_id(ctx, again), facts, seats, len(record["steps"]), status, now, dumps(ruleset.encode(state)))
    return settle(ctx, Created(head, ruleset, state, tokens, tuple(checked.entries)), again)


def _checked(ctx: Context, record: Record) -> tuple[Ruleset, dict[str, object]]:
    ruleset = ctx.registry.get(record["ruleset"])
    if ruleset is None:
        raise invalid("record.ruleset", "one of " + ", ".join(ctx.registry.names()), record["ruleset"])
    mine = ruleset.meta.rules_version
    if record["rules_version"] != mine:
        text = f"The record is of {record['ruleset']} {record['rules_version'][:40]}; this service plays {mine}."
        raise GameProblem(Code.RULES_VERSION_GONE, text, ruleset=ruleset.meta.name, rules_version=mine)
    if not record["complete"]:
        raise invalid("record.complete", "true: what is left out cannot be played again", "false")
    if record["start"] is not None:
        raise GameProblem(Code.RECORD_GIVEN_START, "This game began with a given position, which no rule explains.")
    check_seats([SeatWish(**seat) for seat in record["seats"]], "record.seats")
    try:
        return ruleset, ruleset.complete_options(record["options"], len(record["seats"]))
    except FormError as error:
        raise from_form(FormError(f"record.{error.path}", error.needed, error.present)) from error


def _secret(record: Record) -> bytes:
    if record["secret"] is None:
        raise invalid("record.secret", "the secret, which decides all draws", "null")
    secret = bytes.fromhex(record["secret"])
    if hashlib.sha256(secret).hexdigest() != record["commitment"]:
        raise invalid("record.secret", "what the commitment is the SHA-256 of", record["secret"][:16])
    return secret


@final
class Checked:
    """A record that is played again, step by step; `entries` is the log that comes of it."""

    def __init__(self, ruleset: Ruleset, record: Record, options: dict[str, object], secret: bytes, now: int) -> None:
        self._ruleset = ruleset
        self._record = record
        self._options = options
        self._secret = secret
        self._now = now
        # Each decision that stands: its version, the state before it, and what undo says of it.
        self._line: list[tuple[int, State, str]] = []
        self._players = Players(record["seats"], record["steps"])
        self.entries: list[bytes] = []

    @property
    def ended(self) -> bool:
        """Whether the host ended the game."""
        return self._players.ended

    def play(self) -> State:
        """Return the final state, or raise GameProblem record/wrong_step."""
        steps = self._record["steps"]
        index = -1
        try:
            state = self._begin()
            for index, step in enumerate(steps):
                state = self._step(index, step, state)
            index = len(steps)
            self._end(index, state)
        except WrongStep as wrong:
            data = {"index": wrong.index, "version": wrong.index + 1, "rule": wrong.rule or None}
            name = "The set-up" if wrong.index < 0 else "The result" if wrong.index == len(steps) else f"Step {wrong.index}"
            raise GameProblem(Code.RECORD_WRONG_STEP, f"{name}: {wrong.message}", **data) from wrong
        return state

    def _begin(self) -> State:
        effects = LiveEffects(self._secret, 0)
        state = self._ruleset.new(self._options, len(self._record["seats"]), effects)
        _same_draws(-1, effects, self._record["setup"])
        self.entries.append(entry_of(SETUP, self._now, None, effects, told_of(effects)))
        return state

    def _step(self, index: int, step: Record, state: State) -> State:
        if self.ended or self._ruleset.to_act(state) == NO_SEAT:
            raise WrongStep(index, "the game is over.")
        if step["kind"] in CHANGE_KINDS:
            became = self._players.change(index, step)
            self.entries.append(change_entry(step["kind"], step["seat"], self._now, became))
            return state
        if step["became"] is not None:
            raise WrongStep(index, "a decision changes no seat.")
        return self._undo(index, step, state) if step["kind"] == "undo" else self._decide(index, step, state)

    def _decide(self, index: int, step: Record, state: State) -> State:
        ruleset, action = self._ruleset, self._action(index, step)
        to_act = ruleset.to_act(state)
        if to_act != step["seat"]:
            raise WrongStep(index, f"seat {step['seat']} decides, but it is seat {to_act}'s turn.")
        self._players.check_decides(index, to_act)
        rejection = ruleset.check(state, action)
        if rejection is not None:
            raise WrongStep(index, rejection.message, rejection.rule)
        before = state.copy()
        effects = LiveEffects(self._secret, index + 1)
        ruleset.apply(state, action, effects)
        _same_draws(index, effects, step["draws"])
        told = told_of(effects)
        self._line.append((index + 1, before, undoable(ruleset, to_act, len(effects.draws), told)))
        self.entries.append(entry_of(to_act, self._now, ruleset.meta.vocabulary.to_text(action), effects, told))
        return state

    def _action(self, index: int, step: Record) -> Action:
        try:
            return self._ruleset.meta.vocabulary.from_text(step["action"] or "")
        except FormError as error:
            raise WrongStep(index, f"{error}.") from error

    def _undo(self, index: int, step: Record, state: State) -> State:
        version, before, allowed = self._line.pop() if self._line else (0, state, "")
        if not self._record["undo"] or allowed != str(step["seat"]) or self._ruleset.to_act(state) == NO_SEAT:
            raise WrongStep(index, f"seat {step['seat']} has nothing that it may take back.")
        if version != step["undone"] or step["draws"] or step["action"] is not None:
            raise WrongStep(index, f"what is taken back here is the decision of version {version}, and nothing else.")
        self.entries.append(undo_entry(step["seat"], self._now, version))
        return before

    def _end(self, index: int, state: State) -> None:
        if not self.ended and self._ruleset.to_act(state) != NO_SEAT:
            raise WrongStep(index, "the game is not over after the last step.")
        # A service without the rules could not tell the standings, nor the pools below (games/taken.py).
        standings = [] if self.ended else standings_of(self._ruleset, state)
        if self._record["standings"] not in (None, standings):
            raise WrongStep(index, "the standings are others.")
        self._players.check_end(index)


def _same_draws(index: int, effects: LiveEffects, given: list[dict[str, Any]]) -> None:
    """Raise WrongStep unless the draws that the secret gives are those of the record."""
    drawn = draw_documents(effects)
    for n, (mine, theirs) in enumerate(zip(drawn, given, strict=False)):
        if theirs["pool"] is None:
            mine = {**mine, "pool": None}
        if mine != theirs:
            raise WrongStep(index, f"draw {n} of {mine['what']} is another by the secret.")
    if len(drawn) != len(given):
        raise WrongStep(index, f"{len(drawn)} outcomes are drawn, {len(given)} are given.")
