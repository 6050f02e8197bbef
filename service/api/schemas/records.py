"""The record of a game, which is an answer and a request."""

from typing import Final

from marshmallow import Schema, fields, validate

from service.api.schemas.fields import SpecField, doc
from service.api.schemas.games import Origin, Standing
from service.api.schemas.words import LEVEL, SEAT_KIND, SEAT_NUMBER, STEP_KIND
from service.engine.spec import array, integer, nullable
from service.games.model import MAX_NAME

_ANY_SEATS: Final = "The seats that saw it as bits (seat n is 2**n); -1: everybody, spectators included."
#: 32 bytes in hexadecimal digits.
HEX_256: Final = "^[0-9a-f]{64}$"
#: As many steps a record may have: no game comes near.
MAX_STEPS: Final = 20_000


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
        metadata=doc("How many of each kind there were before the draw; null in a record that was made without the rules."),
    )
    kinds = SpecField(
        nullable(array(integer(0))),
        required=True,
        metadata=doc("The number of the kind of each item drawn, in order; null if that is left out."),
    )
    seen_by = SpecField(integer(-1), required=True, metadata=doc(_ANY_SEATS))


class RecordedStep(Schema):
    """What made one version of a recorded game. The first step made version 1."""

    kind = SpecField(STEP_KIND, required=True)
    seat = SpecField(nullable(SEAT_NUMBER), required=True, metadata=doc("Whose it was; null where the host ended the game."))
    action = fields.String(
        required=True,
        allow_none=True,
        validate=validate.Length(0, 2000),
        metadata=doc("The canonical text of the decision; null for an undo, or if it is left out."),
    )
    undone = fields.Integer(
        required=True, allow_none=True, metadata=doc("The version whose decision was taken back; null unless the kind is `undo`.")
    )
    became = fields.Nested(
        RecordedSeat(), required=True, allow_none=True, metadata=doc("What the seat was from then on; null unless the seat changed.")
    )
    draws = fields.List(fields.Nested(RecordedDraw()), required=True, metadata=doc("The outcomes of chance, in order."))


class ToldEvent(Schema):
    """An event of a game whose rules version is no longer served: its form is that of its own time."""

    version = fields.Integer(required=True, metadata=doc("The version that the game had after what it came of."))
    event = fields.Dict(required=True)


class Record(Schema):
    """The complete record of a finished game: all that is needed to play it again and to verify its luck.

    `setup` holds the draws of version 0. To verify: SHA-256 of the bytes of `secret` is `commitment`; and the n-th item drawn at version v (n from 0, over all
    draws of that version in order) is, with x = HMAC-SHA256(secret, "v:n") as a big-endian number and t the number of items left in the pool,
    item number x mod t of the pool in order of kinds.

    A game whose rules version is no longer served can be taken away as well: without pools and standings, which only the rules could tell. While such a game
    runs, the record has what the bearer may know (`complete` is false): its own decisions, the outcomes that it saw, and in `told` what it was told.
    """

    format = SpecField(integer(1, 1), required=True, metadata=doc("The version of this form."))
    ruleset = fields.String(required=True)
    rules_version = fields.String(required=True)
    options = fields.Dict(required=True)
    undo = fields.Boolean(required=True, metadata=doc("Whether seats could take back."))
    seeded = fields.Boolean(required=True, metadata=doc("Whether the creator gave the seed and so could compute all draws."))
    seats = fields.List(
        fields.Nested(RecordedSeat()), required=True, validate=validate.Length(1, 16), metadata=doc("As they were at the end.")
    )
    created_at = fields.DateTime(required=True)
    commitment = fields.String(required=True, validate=validate.Regexp(HEX_256), metadata=doc("SHA-256 of the secret, in hex."))
    complete = fields.Boolean(
        required=True, truthy={True}, falsy={False}, metadata=doc("Whether nothing is left out: only then can it be played again.")
    )
    viewer = SpecField(
        nullable(SEAT_NUMBER), required=True, metadata=doc("The seat that it is for, if something is left out; null: for everybody.")
    )
    secret = fields.String(
        required=True, allow_none=True, validate=validate.Regexp(HEX_256), metadata=doc("The secret, in hex; null if it is left out.")
    )
    origin = fields.Nested(Origin, required=True, allow_none=True, metadata=doc("What the game was made of."))
    start = fields.Dict(
        required=True, allow_none=True, metadata=doc("The position that a fork began with, as its ruleset encodes it; else null.")
    )
    setup = fields.List(fields.Nested(RecordedDraw()), required=True, metadata=doc("The outcomes of chance of the set-up, in order."))
    steps = fields.List(fields.Nested(RecordedStep()), required=True, validate=validate.Length(0, MAX_STEPS))
    told = fields.List(
        fields.Nested(ToldEvent()),
        required=True,
        allow_none=True,
        metadata=doc("What the bearer was told, in order; null where nothing is left out."),
    )
    standings = fields.List(
        fields.Nested(Standing()),
        required=True,
        allow_none=True,
        metadata=doc("The result, by seat; empty if the host ended it; null in a record that was made without the rules."),
    )
