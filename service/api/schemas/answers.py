"""The answers about games, one variant per ruleset: what the document says of them and the tests hold them against."""

from typing import Any, Final

from marshmallow import Schema, fields, validate

from service.api.schemas.fields import Component, Const, SpecField
from service.api.schemas.shapes import choices
from service.engine.contract import Meta
from service.engine.spec import Field, Spec, array, enum, integer, nullable, obj, union
from service.engine.tagged import ActionKind
from service.games.model import CHANGE_KINDS, LEVELS, MAX_NAME, SEAT_KINDS, STATUSES, VISIBILITIES, Suggested
from service.games.undoable import REASONS

LEVEL: Final = enum("Level", LEVELS, "How well an AI plays, weakest first.")
SEAT_KIND: Final = enum(
    "SeatKind", SEAT_KINDS, "Who plays a seat: a `human` (or a program) with its token, nobody yet (`open`), or an `ai` of ours."
)
VISIBILITY: Final = enum(
    "Visibility", VISIBILITIES, "Whether anybody may look on (`public`) or only who holds a token of the game (`private`)."
)
STATUS: Final = enum(
    "GameStatus",
    STATUSES,
    "Whether the game still runs (`active`), has come to its end by the rules (`finished`), or was `ended` by its host before that.",
)
SUGGESTION_STATUS: Final = enum(
    "SuggestionStatus", tuple(s.value for s in Suggested), "Where a suggestion stands; `stale`: the game moved on."
)
UNDO_REASON: Final = enum("UndoReason", tuple(REASONS), " ".join(f"`{reason}`: {text}" for reason, text in REASONS.items()))
MESSAGE_KIND: Final = enum(
    "MessageKind",
    ("game", "gap", "decision", "end", "gone"),
    "`game`: the Game at the beginning; `gap`: the Game as it is, instead of what was missed; `decision`: a HistoryEntry; `end`: the game is over; "
    "`gone`: it has expired.",
)
ORIGIN_KIND: Final = enum("OriginKind", ("fork", "replay"), "Whether a game was made of a position of another, or of a record.")
_CHANGES: Final = (
    "`claim`: somebody took an open seat. `resign`: a player left the seat to an AI. `absence`: a player did not decide in time, and an AI took over. "
    "`rejoin`: a player took the seat back from an AI. `end`: the host ended the game."
)
STEP_KIND: Final = enum(
    "StepKind", ("action", "undo", *CHANGE_KINDS), f"A decision (`action`), an `undo` of one, or a change of who plays. {_CHANGES}"
)
_ANY_SEATS: Final = "The seats that saw it as bits (seat n is 2**n); -1: everybody, spectators included."
ENTRY_KIND: Final = enum(
    "EntryKind",
    ("setup", "action", "undo", *CHANGE_KINDS),
    f"What made a version: the set-up, a decision (`action`), an `undo` of one, or a change of who plays. {_CHANGES}",
)
SEAT_NUMBER: Final = integer(0, 15)
_SEEN: Final = "What was decided, without members that are secret to the bearer; null for what is no decision."


#: 32 bytes in hexadecimal digits.
HEX_256: Final = "^[0-9a-f]{64}$"
#: As many steps a record may have: no game comes near.
MAX_STEPS: Final = 20_000


def _doc(text: str, **more: Any) -> dict[str, Any]:
    return {"description": text, **more}


class Seat(Schema):
    """A seat of a game."""

    seat = SpecField(SEAT_NUMBER, required=True, metadata=_doc("The seat's number, clockwise from 0."))
    kind = SpecField(SEAT_KIND, required=True)
    level = SpecField(nullable(LEVEL), required=True, metadata=_doc("How well it plays; null unless the seat is an AI's."))
    name = fields.String(required=True)
    stand_in = fields.Boolean(
        required=True, metadata=_doc("Whether an AI plays for somebody who holds the seat's token and may come back.")
    )


class Origin(Schema):
    """What a game was made of."""

    kind = SpecField(ORIGIN_KIND, required=True)
    game_id = fields.String(required=True, allow_none=True, metadata=_doc("The game that was forked."))
    version = fields.Integer(required=True, metadata=_doc("The version of that game, or the last one of the record."))
    exact = fields.Boolean(
        required=True, metadata=_doc("Whether it began exactly with that position; else what was hidden was drawn anew.")
    )


class ToAct(Schema):
    """Who decides next."""

    seat = SpecField(SEAT_NUMBER, required=True)
    kind = SpecField(SEAT_KIND, required=True)


class Standing(Schema):
    """Where a seat stands."""

    seat = SpecField(SEAT_NUMBER, required=True)
    place = SpecField(integer(1, 16), required=True, metadata=_doc("From 1; seats that are tied share a place."))
    score = fields.Integer(required=True, metadata=_doc("In the game's own points."))


class SeatToken(Schema):
    """The token that opens a seat. It is shown once."""

    seat = SpecField(SEAT_NUMBER, required=True)
    token = fields.String(required=True)


class CreatedGame(Schema):
    """A new game with its tokens, which are shown this once."""

    game = Component("Game", required=True)
    host_token = fields.String(required=True, metadata=_doc("Opens the game for its host, who sees what a spectator sees."))
    seat_tokens = fields.List(fields.Nested(SeatToken), required=True)


class ClaimedSeat(Schema):
    """A seat that was taken, with its token, which is shown this once."""

    game = Component("Game", required=True)
    seat = SpecField(SEAT_NUMBER, required=True)
    token = fields.String(required=True)


class GameAnswer(Schema):
    """A game as the bearer may see it."""

    id = fields.String(required=True)
    ruleset = fields.String(required=True)
    rules_version = fields.String(required=True, metadata=_doc("The version of the rules under which the game was created and stays."))
    players = SpecField(integer(1, 16), required=True)
    seats = fields.List(fields.Nested(Seat), required=True)
    status = SpecField(STATUS, required=True)
    version = fields.Integer(required=True, metadata=_doc("Counts the applied decisions.", minimum=0))
    to_act = fields.Nested(ToAct, required=True, allow_none=True, metadata=_doc("Who decides next; null when the game is over."))
    viewer = SpecField(
        nullable(SEAT_NUMBER), required=True, metadata=_doc("The seat that this answer is for; null: a spectator or the host.")
    )
    visibility = SpecField(VISIBILITY, required=True)
    seeded = fields.Boolean(required=True, metadata=_doc("Whether the creator gave the seed and so can compute all draws."))
    origin = fields.Nested(Origin, required=True, allow_none=True, metadata=_doc("What it was made of; null for a game of its own."))
    can_undo = fields.Boolean(required=True, metadata=_doc("Whether the bearer's seat may take back its last decision now."))
    undo_reason = SpecField(nullable(UNDO_REASON), required=True, metadata=_doc("Why not; null if it may."))
    commitment = fields.String(required=True, metadata=_doc("SHA-256 of the secret that decides all draws, in hex."))
    secret = fields.String(required=True, allow_none=True, metadata=_doc("The secret in hex once the game is over, else null."))
    absence_s = fields.Integer(
        required=True,
        allow_none=True,
        metadata=_doc("An AI takes over for a player who does not decide within so many seconds; null: never."),
    )
    act_by = fields.DateTime(
        required=True, allow_none=True, metadata=_doc("When that happens to the seat to act, if nothing happens before; null: never.")
    )
    standings = fields.List(
        fields.Nested(Standing),
        required=True,
        metadata=_doc("By seat: final when the game is finished, else as of now; empty when its host ended it, for nobody has won."),
    )
    created_at = fields.DateTime(required=True)
    updated_at = fields.DateTime(required=True)
    expires_at = fields.DateTime(required=True, metadata=_doc("When the game will be forgotten if nobody decides."))


class GameSummary(Schema):
    """What everybody may know of a game without looking at it."""

    id = fields.String(required=True, metadata=_doc("The id of the game."))
    ruleset = fields.String(required=True, metadata=_doc("The name of the ruleset."))
    rules_version = fields.String(required=True, metadata=_doc("The version of the rules under which the game was created and stays."))
    rules_gone = fields.Boolean(
        required=True, metadata=_doc("Whether the service no longer has these rules: of such a game only its record can be had.")
    )
    visibility = SpecField(VISIBILITY, required=True)
    status = SpecField(STATUS, required=True)
    version = fields.Integer(required=True, metadata=_doc("Counts the decisions and changes.", minimum=0))
    seats = fields.List(fields.Nested(Seat), required=True, metadata=_doc("Who plays, by seat."))
    to_act = fields.Nested(
        ToAct,
        required=True,
        allow_none=True,
        metadata=_doc("Who decides next; null when the game is over, or when its rules are gone (`rules_gone`)."),
    )
    act_by = fields.DateTime(required=True, allow_none=True, metadata=_doc("When an AI takes over for the player to act; null: never."))
    created_at = fields.DateTime(required=True, metadata=_doc("When it was created."))
    updated_at = fields.DateTime(required=True, metadata=_doc("When it last changed."))
    expires_at = fields.DateTime(required=True, metadata=_doc("When the game will be forgotten if nothing happens."))


class GameList(Schema):
    """A page of games, newest first."""

    games = fields.List(
        fields.Nested(GameSummary), required=True, metadata=_doc("May be fewer than asked for, even none, with others to come.")
    )
    next_cursor = fields.String(required=True, allow_none=True, metadata=_doc("The `cursor` of the next page; null when there is none."))


class Turn(Schema):
    """A decision that the bearer has to make."""

    game_id = fields.String(required=True, metadata=_doc("The id of the game."))
    ruleset = fields.String(required=True, metadata=_doc("The name of the ruleset."))
    version = fields.Integer(required=True, metadata=_doc("The version to decide upon.", minimum=0))
    seat = SpecField(SEAT_NUMBER, required=True, metadata=_doc("The seat that decides."))
    name = fields.String(required=True, metadata=_doc("What the seat is called."))
    since = fields.DateTime(required=True, metadata=_doc("Since when the game waits for it."))
    act_by = fields.DateTime(required=True, allow_none=True, metadata=_doc("When an AI takes the seat over; null: never."))


class TurnList(Schema):
    """The decisions that the bearer has to make, longest waited for first."""

    turns = fields.List(fields.Nested(Turn), required=True, metadata=_doc("One for each game in which it is the bearer's turn."))
    marker = fields.String(required=True, metadata=_doc("Tells these turns from others: ask with it and `wait` for others."))
    complete = fields.Boolean(required=True, metadata=_doc("Whether all games were looked at; else the newest of those that are active."))


class ToldAction(Schema):
    """An action in all its forms."""

    text = fields.String(required=True, metadata=_doc("The canonical text of the action."))
    english = fields.String(required=True, metadata=_doc("What it does, in plain English."))


class LegalAction(ToldAction):
    """An action that the bearer's seat may do now."""

    rules = fields.List(fields.String(), required=True, metadata=_doc("The ids of the rules that allow it."))


class LegalActions(Schema):
    """What the bearer's seat may do at the present version: empty when another seat decides."""

    ruleset = fields.String(required=True)
    version = fields.Integer(required=True)
    to_act = fields.Nested(ToAct, required=True, allow_none=True, metadata=_doc("Who decides; null when the game is over."))


class GameEvent(Schema):
    """Something that happened, as the bearer's seat is told of it."""

    version = fields.Integer(required=True, metadata=_doc("The version that the game had after the decision that it came of."))


class Decision(Schema):
    """What came of the actions: the game as it is now, and the events that the bearer's seat may see, in order."""

    ruleset = fields.String(required=True)


class DryRun(Schema):
    """What the actions would do, as far as it is sure: nothing in it is decided by luck or by what the seat cannot know."""

    ruleset = fields.String(required=True)
    version = fields.Integer(required=True, metadata=_doc("The version that it is about."))
    seat = SpecField(SEAT_NUMBER, required=True, metadata=_doc("The bearer's seat."))
    accepted = fields.Boolean(
        required=True, allow_none=True, metadata=_doc("Whether all would be accepted; null where that depends on an uncertain outcome.")
    )
    checked = fields.Integer(required=True, metadata=_doc("How many of the actions would be accepted for sure."))
    uncertain = fields.Boolean(required=True, metadata=_doc("Whether more would follow that luck or hidden things decide."))
    refusal = Component("Refusal", required=True, allow_none=True, metadata=_doc("Why not."))


class RecordedSeat(Schema):
    """A seat of a recorded game."""

    kind = SpecField(SEAT_KIND, required=True)
    level = SpecField(nullable(LEVEL), required=True)
    name = fields.String(required=True, validate=validate.Length(1, MAX_NAME))


class RecordedDraw(Schema):
    """An outcome of chance with all that is needed to compute it."""

    what = fields.String(required=True, validate=validate.Length(1, 100))
    pool = SpecField(
        nullable(array(integer(0))),
        required=True,
        metadata=_doc("How many of each kind there were before the draw; null in a record that was made without the rules."),
    )
    kinds = SpecField(
        nullable(array(integer(0))),
        required=True,
        metadata=_doc("The number of the kind of each item drawn, in order; null if that is left out."),
    )
    seen_by = SpecField(integer(-1), required=True, metadata=_doc(_ANY_SEATS))


class RecordedStep(Schema):
    """What made one version of a recorded game. The first step made version 1."""

    kind = SpecField(STEP_KIND, required=True)
    seat = SpecField(nullable(SEAT_NUMBER), required=True, metadata=_doc("Whose it was; null where the host ended the game."))
    action = fields.String(
        required=True,
        allow_none=True,
        validate=validate.Length(0, 2000),
        metadata=_doc("The canonical text of the decision; null for an undo, or if it is left out."),
    )
    undone = fields.Integer(
        required=True, allow_none=True, metadata=_doc("The version whose decision was taken back; null unless the kind is `undo`.")
    )
    became = fields.Nested(
        RecordedSeat(), required=True, allow_none=True, metadata=_doc("What the seat was from then on; null unless the seat changed.")
    )
    draws = fields.List(fields.Nested(RecordedDraw()), required=True, metadata=_doc("The outcomes of chance, in order."))


class ToldEvent(Schema):
    """An event of a game whose rules version is no longer served: its form is that of its own time."""

    version = fields.Integer(required=True, metadata=_doc("The version that the game had after what it came of."))
    event = fields.Dict(required=True)


class Record(Schema):
    """The complete record of a finished game: all that is needed to play it again and to verify its luck.

    `setup` holds the draws of version 0. To verify: SHA-256 of the bytes of `secret` is `commitment`; and the n-th item drawn at version v (n from 0, over all
    draws of that version in order) is, with x = HMAC-SHA256(secret, "v:n") as a big-endian number and t the number of items left in the pool,
    item number x mod t of the pool in order of kinds.

    A game whose rules version is no longer served can be taken away as well: without pools and standings, which only the rules could tell. While such a game
    runs, the record has what the bearer may know (`complete` is false): its own decisions, the outcomes that it saw, and in `told` what it was told.
    """

    format = SpecField(integer(1, 1), required=True, metadata=_doc("The version of this form."))
    ruleset = fields.String(required=True)
    rules_version = fields.String(required=True)
    options = fields.Dict(required=True)
    undo = fields.Boolean(required=True, metadata=_doc("Whether seats could take back."))
    seeded = fields.Boolean(required=True, metadata=_doc("Whether the creator gave the seed and so could compute all draws."))
    seats = fields.List(
        fields.Nested(RecordedSeat()), required=True, validate=validate.Length(1, 16), metadata=_doc("As they were at the end.")
    )
    created_at = fields.DateTime(required=True)
    commitment = fields.String(required=True, validate=validate.Regexp(HEX_256), metadata=_doc("SHA-256 of the secret, in hex."))
    complete = fields.Boolean(
        required=True, truthy={True}, falsy={False}, metadata=_doc("Whether nothing is left out: only then can it be played again.")
    )
    viewer = SpecField(
        nullable(SEAT_NUMBER), required=True, metadata=_doc("The seat that it is for, if something is left out; null: for everybody.")
    )
    secret = fields.String(
        required=True, allow_none=True, validate=validate.Regexp(HEX_256), metadata=_doc("The secret, in hex; null if it is left out.")
    )
    origin = fields.Nested(Origin, required=True, allow_none=True, metadata=_doc("What the game was made of."))
    start = fields.Dict(
        required=True, allow_none=True, metadata=_doc("The position that a fork began with, as its ruleset encodes it; else null.")
    )
    setup = fields.List(fields.Nested(RecordedDraw()), required=True, metadata=_doc("The outcomes of chance of the set-up, in order."))
    steps = fields.List(fields.Nested(RecordedStep()), required=True, validate=validate.Length(0, MAX_STEPS))
    told = fields.List(
        fields.Nested(ToldEvent()),
        required=True,
        allow_none=True,
        metadata=_doc("What the bearer was told, in order; null where nothing is left out."),
    )
    standings = fields.List(
        fields.Nested(Standing()),
        required=True,
        allow_none=True,
        metadata=_doc("The result, by seat; empty if the host ended it; null in a record that was made without the rules."),
    )


class StreamMessage(Schema):
    """A message of an event stream."""

    id = fields.String(required=True, metadata=_doc("The version that it brings the listener to: what `Last-Event-ID` gives back."))
    event = SpecField(MESSAGE_KIND, required=True)
    data = fields.String(required=True, metadata=_doc("JSON: a HistoryEntry, or a Game, or an object with the `version`."))


class DrawnOutcome(Schema):
    """An outcome of chance, as the bearer may know it."""

    what = fields.String(required=True, metadata=_doc("What was drawn from, like `canal_tiles`."))
    count = fields.Integer(required=True, metadata=_doc("How many were drawn."))
    kinds = SpecField(
        nullable(array(integer(0))),
        required=True,
        metadata=_doc("The number of each one's kind, in order; null if the bearer did not see."),
    )


class HistoryEntry(Schema):
    """What made one version of a game, as the bearer may know it."""

    version = fields.Integer(required=True, metadata=_doc("The version that it made."))
    at = fields.DateTime(required=True)
    kind = SpecField(ENTRY_KIND, required=True)
    seat = SpecField(nullable(SEAT_NUMBER), required=True, metadata=_doc("Whose it was; null for the set-up and for the host."))
    undone = fields.Integer(
        required=True, allow_none=True, metadata=_doc("The version whose decision was taken back; null unless the kind is `undo`.")
    )
    became = fields.Nested(
        Seat, required=True, allow_none=True, metadata=_doc("What the seat has been since then; null unless the seat changed.")
    )
    draws = fields.List(fields.Nested(DrawnOutcome), required=True, metadata=_doc("The outcomes of chance, in order."))
    english = fields.String(required=True, metadata=_doc("What the bearer was told of it, in plain English."))


class History(Schema):
    """A page of what happened in a game, oldest first, as the bearer may know it."""

    ruleset = fields.String(required=True)
    version = fields.Integer(required=True, metadata=_doc("The present version."))
    next_after = fields.Integer(
        required=True, allow_none=True, metadata=_doc("The `after` of the next page; null when this one reaches the present version.")
    )


class Choice(ToldAction):
    """An action that the search considered, with what it expects of it."""

    visits = fields.Integer(required=True, metadata=_doc("How many simulations began with it."))
    share = fields.Float(required=True, metadata=_doc("Their part of all, from 0 to 1."))
    expected = fields.List(
        fields.Float(),
        required=True,
        metadata=_doc("The expected result of each seat: its chance to win, from 0 to 1 (a shared win counts in parts)."),
    )
    error = fields.List(fields.Float(), required=True, metadata=_doc("The standard error of each of them."))


class Advice(Schema):
    """What the search found, best action first."""

    simulations = fields.Integer(required=True)
    nodes = fields.Integer(required=True, metadata=_doc("The size of the search tree."))
    seconds = fields.Float(required=True)


class Suggestion(Schema):
    """What an AI would do in the bearer's seat."""

    id = fields.String(required=True)
    ruleset = fields.String(required=True)
    game_id = fields.String(required=True)
    seat = SpecField(SEAT_NUMBER, required=True)
    version = fields.Integer(required=True, metadata=_doc("The version that it is about."))
    level = SpecField(nullable(LEVEL), required=True)
    time_ms = fields.Integer(required=True, allow_none=True)
    simulations = fields.Integer(required=True, allow_none=True)
    top = fields.Integer(required=True)
    status = SpecField(SUGGESTION_STATUS, required=True)
    created_at = fields.DateTime(required=True)
    updated_at = fields.DateTime(required=True)
    queue_position = fields.Integer(
        required=True,
        allow_none=True,
        metadata=_doc(
            "While `queued`: how many jobs workers will take up before this one; null when one is about to, and in any other status."
        ),
    )
    error = fields.String(required=True, allow_none=True, metadata=_doc("Why it failed."))


def variants(meta: Meta) -> dict[str, type[Schema]]:
    """Return the schemas of the answers about games of one ruleset, by the names of their components."""
    name = prefix(meta)
    tag = {"ruleset": Const(meta.name)}
    action = Component(f"{name}Action", required=True)
    members: dict[str, tuple[type[Schema], dict[str, Any]]] = {
        "Game": (
            GameAnswer,
            {**tag, "options": SpecField(choices(meta.options), required=True), "view": SpecField(meta.view, required=True)},
        ),
        "ToldAction": (ToldAction, {"action": action}),
        "LegalAction": (LegalAction, {"action": action}),
        "LegalActions": (LegalActions, {**tag, "actions": _list(f"{name}LegalAction")}),
        "GameEvent": (GameEvent, {"event": Component(f"{name}Event", required=True)}),
        "Decision": (Decision, {**tag, "game": Component(f"{name}Game", required=True), "events": _list(f"{name}GameEvent")}),
        "DryRun": (DryRun, {**tag, "events": _list(f"{name}GameEvent", "What the bearer's seat would be told for sure.")}),
        "HistoryEntry": (
            HistoryEntry,
            {**tag, "action": _nullable(f"{name}SeenAction", _SEEN), "events": _list(f"{name}Event", "What the bearer was told of it.")},
        ),
        "History": (History, {**tag, "entries": _list(f"{name}HistoryEntry")}),
        "Choice": (Choice, {"action": action, "line": _list(f"{name}ToldAction", "The continuation thought most probable.")}),
        "Advice": (Advice, {"choices": _list(f"{name}Choice")}),
        "Suggestion": (Suggestion, {**tag, "result": Component(f"{name}Advice", required=True, allow_none=True)}),
    }
    return {name + suffix: base.from_dict(own, name=name + suffix) for suffix, (base, own) in members.items()}


def _nullable(component: str, text: str) -> Component:
    return Component(component, required=True, allow_none=True, metadata=_doc(text))


def _list(component: str, text: str = "") -> fields.List[Any]:
    return fields.List(Component(component), required=True, metadata=_doc(text) if text else {})


def action_union(meta: Meta) -> Spec:
    """Return the spec of any action of a ruleset."""
    return union(f"{prefix(meta)}Action", f"An action of {meta.title}.", tuple(kind.spec for kind in meta.vocabulary.kinds))


def seen_union(meta: Meta) -> Spec:
    """Return the spec of any action of a ruleset as seats that may not see its secret members see it."""
    text = f"An action of {meta.title} as it may be seen: members that are secret to the bearer are left out."
    return union(f"{prefix(meta)}SeenAction", text, tuple(_seen(kind) for kind in meta.vocabulary.kinds))


def _seen(kind: ActionKind) -> Spec:
    if not kind.secret:
        return kind.spec
    fields_ = tuple(Field(f.name, f.spec, f.doc, f.optional or f.name in kind.secret) for f in kind.fields)
    return obj(f"{kind.name}Seen", kind.doc, fields_, kind.tag)


def event_union(meta: Meta) -> Spec:
    """Return the spec of any event of a ruleset."""
    return union(f"{prefix(meta)}Event", f"Something that happened in {meta.title}.", tuple(kind.spec for kind in meta.events))


def prefix(meta: Meta) -> str:
    """Return what the names of a ruleset's components begin with."""
    return meta.name.capitalize()
