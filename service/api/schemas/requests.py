"""What a client may send: checked here as to form, by the use cases as to sense."""

from typing import Any, Final

from marshmallow import Schema, fields, post_load, validate

from service.api.schemas.fields import Component, Const, SpecField, TaggedUnion, doc
from service.api.schemas.records import Record
from service.api.schemas.shapes import choices
from service.api.schemas.variants import prefix
from service.api.schemas.words import LEVEL, SEAT_KIND, VISIBILITY
from service.engine.registry import Registry
from service.games.history import MAX_PAGE
from service.games.listing import MAX_GAMES
from service.games.model import (
    DEFAULT_LEVEL,
    MAX_ABSENCE_S,
    MAX_BATCH,
    MAX_NAME,
    MAX_SEED,
    MAX_SIMULATIONS,
    MAX_TIME_MS,
    MAX_TOP,
    MAX_WAIT_S,
    STATUSES,
    VISIBILITIES,
    ForkWish,
    GameWish,
    SeatWish,
    SuggestionWish,
)

_HIGHEST_VERSION: Final = 2**31 - 1
#: How long one connection may listen, in seconds. Its client connects again.
MAX_STREAM_S: Final = 3600


def _version(text: str) -> fields.Integer:
    bounds = validate.Range(0, _HIGHEST_VERSION)
    return fields.Integer(strict=True, validate=bounds, metadata=doc(text))


class SeatRequest(Schema):
    """A seat of the game to be created."""

    kind = SpecField(SEAT_KIND, required=True)
    level = SpecField(LEVEL, metadata=doc("How well the AI plays; for the kind `ai`, which needs it, and for no other."))
    name = fields.String(validate=validate.Length(1, MAX_NAME), metadata=doc("What the seat is called."))

    @post_load
    def _make(self, data: dict[str, Any], **_: Any) -> SeatWish:
        return SeatWish(**data)


class CreateGameBase(Schema):
    """A game to be created."""

    ruleset = fields.String(required=True)
    seats = fields.List(
        fields.Nested(SeatRequest()), required=True, validate=validate.Length(1, 16), metadata=doc("One for each player, clockwise.")
    )
    seed = fields.String(
        validate=validate.Length(1, MAX_SEED),
        metadata=doc("Decides all luck: the same seed and decisions give the same game. For all to see."),
    )
    visibility = SpecField(VISIBILITY, metadata=doc("Default: private."))
    undo = fields.Boolean(
        truthy={True},
        falsy={False},
        metadata=doc("Whether a seat may take back its last decision while it revealed nothing. Default: false."),
    )

    absence_s = fields.Integer(
        strict=True,
        validate=validate.Range(1, MAX_ABSENCE_S),
        metadata=doc(
            "An AI takes over for a player who does not decide within so many seconds, until the player comes back. Default: never."
        ),
    )

    @post_load
    def _make(self, data: dict[str, Any], **_: Any) -> GameWish:
        return GameWish(**{**data, "seats": tuple(data["seats"])})


class ApplyActions(Schema):
    """Decisions of the bearer's seat, in order: all are done or none is."""

    actions = fields.List(
        Component("Action"), required=True, validate=validate.Length(1, MAX_BATCH), metadata=doc("Of the game's own ruleset.")
    )
    expected_version = _version("The version decided upon. At any other version nothing is done and game/stale_version is answered.")


def is_plain_batch(body: dict[str, Any]) -> bool:
    """Say whether ApplyActions would load `body` as it is. Deciding is what is asked most; marshmallow would take a tenth of it."""
    actions = body.get("actions")
    if type(actions) is not list or not 1 <= len(actions) <= MAX_BATCH or None in actions:
        return False
    if len(body) == 1:
        return True
    version = body.get("expected_version")
    return len(body) == 2 and type(version) is int and 0 <= version <= _HIGHEST_VERSION


class CreateSuggestion(Schema):
    """What a suggestion may cost: a `level`, or `time_ms`, or `simulations` (one of them; none: level strong)."""

    level = SpecField(LEVEL)
    time_ms = fields.Integer(strict=True, validate=validate.Range(1, MAX_TIME_MS), metadata=doc("How long to think, in milliseconds."))
    simulations = fields.Integer(strict=True, validate=validate.Range(1, MAX_SIMULATIONS), metadata=doc("How many games to imagine."))
    top = fields.Integer(strict=True, validate=validate.Range(1, MAX_TOP), metadata=doc("How many actions to rank. Default: 3."))
    version = _version("The version to think about. At any other version game/stale_version is answered.")

    @post_load
    def _make(self, data: dict[str, Any], **_: Any) -> SuggestionWish:
        return SuggestionWish(**data)


class LookQuery(Schema):
    """How to wait for news of a game."""

    after = fields.Integer(validate=validate.Range(-1, _HIGHEST_VERSION))
    wait = fields.Float(validate=validate.Range(0, MAX_WAIT_S))


class ListQuery(Schema):
    """Which games, and which page of them."""

    visibility = fields.String(validate=validate.OneOf(VISIBILITIES))
    status = fields.String(validate=validate.OneOf(STATUSES))
    ruleset = fields.String()
    has_open_seat = fields.String(validate=validate.OneOf(("true", "false")))
    limit = fields.Integer(validate=validate.Range(1, MAX_GAMES))
    cursor = fields.String(validate=validate.Length(1, 200))


class TurnsQuery(Schema):
    """How to wait for other turns."""

    marker = fields.String(validate=validate.Length(1, 64))
    wait = fields.Float(validate=validate.Range(0, MAX_WAIT_S))


class UndoDecision(Schema):
    """An undo of the last decision of the bearer's seat."""

    expected_version = _version("The version to take back. At any other version nothing is done and game/stale_version is answered.")


class ClaimSeat(Schema):
    """An open seat to be taken."""

    name = fields.String(validate=validate.Length(1, MAX_NAME), metadata=doc("What the seat is called. Default: as before."))


class ResignSeat(Schema):
    """The AI that is to play the bearer's seat."""

    level = SpecField(LEVEL, metadata=doc(f"How well it plays. Default: {DEFAULT_LEVEL}."))


class ForkGame(Schema):
    """A game to be made of a position of another."""

    version = _version("The version to begin with. Default: the present one, which is the only one while the game runs.")
    seats = fields.List(
        fields.Nested(SeatRequest()), validate=validate.Length(1, 16), metadata=doc("As many as the game has. Default: the same seats.")
    )
    visibility = SpecField(VISIBILITY, metadata=doc("Default: private."))
    undo = fields.Boolean(truthy={True}, falsy={False}, metadata=doc("Whether seats may take back in the new game. Default: false."))

    @post_load
    def _make(self, data: dict[str, Any], **_: Any) -> ForkWish:
        return ForkWish(**(data | {"seats": tuple(data["seats"])} if "seats" in data else data))


class ReplayGame(Schema):
    """A record to be played again."""

    record = fields.Nested(Record(), required=True)


class DryRunQuery(Schema):
    """Whether the actions are only tried."""

    dry_run = fields.String(validate=validate.OneOf(("true", "false")))


class HistoryQuery(Schema):
    """Which page of the history."""

    after = fields.Integer(validate=validate.Range(0, _HIGHEST_VERSION))
    limit = fields.Integer(validate=validate.Range(1, MAX_PAGE))


class PictureQuery(Schema):
    """Which position."""

    version = fields.Integer(validate=validate.Range(0, _HIGHEST_VERSION))


class StreamQuery(Schema):
    """From where, and for how long, to listen."""

    after = fields.Integer(validate=validate.Range(0, _HIGHEST_VERSION))
    seconds = fields.Float(validate=validate.Range(0, MAX_STREAM_S))


def create_game_schema(registry: Registry) -> TaggedUnion:
    """Return the schema of a game to be created, one variant per ruleset."""
    members: dict[str, Schema] = {}
    for ruleset in registry.all():
        meta = ruleset.meta
        chosen = SpecField(choices(meta.options), metadata=doc("What is left out has its default."))
        own: dict[str, Any] = {"ruleset": Const(meta.name), "options": chosen}
        members[meta.name] = CreateGameBase.from_dict(own, name=f"Create{prefix(meta)}Game")()
    return TaggedUnion("ruleset", members)
