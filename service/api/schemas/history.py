"""The answers about what has happened in a game: pages and messages of a stream."""

from marshmallow import Schema, fields

from service.api.schemas.fields import SpecField, doc
from service.api.schemas.games import Seat
from service.api.schemas.words import ENTRY_KIND, MESSAGE_KIND, SEAT_NUMBER
from service.engine.spec import array, integer, nullable


class StreamMessage(Schema):
    """A message of an event stream."""

    id = fields.String(required=True, metadata=doc("The version that it brings the listener to: what `Last-Event-ID` gives back."))
    event = SpecField(MESSAGE_KIND, required=True)
    data = fields.String(required=True, metadata=doc("JSON: a HistoryEntry, or a Game, or an object with the `version`."))


class DrawnOutcome(Schema):
    """An outcome of chance, as the bearer may know it."""

    what = fields.String(required=True, metadata=doc("What was drawn from, like `canal_tiles`."))
    count = fields.Integer(required=True, metadata=doc("How many were drawn."))
    kinds = SpecField(
        nullable(array(integer(0))),
        required=True,
        metadata=doc("The number of each one's kind, in order; null if the bearer did not see."),
    )


class HistoryEntry(Schema):
    """What made one version of a game, as the bearer may know it."""

    version = fields.Integer(required=True, metadata=doc("The version that it made."))
    at = fields.DateTime(required=True)
    kind = SpecField(ENTRY_KIND, required=True)
    seat = SpecField(nullable(SEAT_NUMBER), required=True, metadata=doc("Whose it was; null for the set-up and for the host."))
    undone = fields.Integer(
        required=True, allow_none=True, metadata=doc("The version whose decision was taken back; null unless the kind is `undo`.")
    )
    became = fields.Nested(
        Seat, required=True, allow_none=True, metadata=doc("What the seat has been since then; null unless the seat changed.")
    )
    draws = fields.List(fields.Nested(DrawnOutcome), required=True, metadata=doc("The outcomes of chance, in order."))
    english = fields.String(required=True, metadata=doc("What the bearer was told of it, in plain English."))


class History(Schema):
    """A page of what happened in a game, oldest first, as the bearer may know it."""

    ruleset = fields.String(required=True)
    version = fields.Integer(required=True, metadata=doc("The present version."))
    next_after = fields.Integer(
        required=True, allow_none=True, metadata=doc("The `after` of the next page; null when this one reaches the present version.")
    )
