"""The answers about what an AI would do."""

from marshmallow import Schema, fields

from service.api.schemas.decisions import ToldAction
from service.api.schemas.fields import SpecField, doc
from service.api.schemas.words import LEVEL, SEAT_NUMBER, SUGGESTION_STATUS
from service.engine.spec import nullable


class Choice(ToldAction):
    """An action that the search considered, with what it expects of it."""

    visits = fields.Integer(required=True, metadata=doc("How many simulations began with it; actions are ranked by this."))
    share = fields.Float(required=True, metadata=doc("Their part of all, from 0 to 1."))
    expected = fields.List(
        fields.Float(),
        required=True,
        metadata=doc(
            "The expected result of each seat, from 0 to 1, which the visits follow: its chance to win, blended with its "
            "share of the points where the search plays games to their end."
        ),
    )
    error = fields.List(fields.Float(), required=True, metadata=doc("The standard error of each of them."))
    win_chance = fields.List(
        fields.Float(), required=True, metadata=doc("The chance of each seat to win, from 0 to 1 (a shared win counts in parts).")
    )
    win_error = fields.List(fields.Float(), required=True, metadata=doc("The standard error of each of them."))


class Advice(Schema):
    """What the search found, best action first."""

    simulations = fields.Integer(required=True)
    nodes = fields.Integer(required=True, metadata=doc("The size of the search tree."))
    seconds = fields.Float(required=True)


class Suggestion(Schema):
    """What an AI would do in the bearer's seat."""

    id = fields.String(required=True)
    ruleset = fields.String(required=True)
    game_id = fields.String(required=True)
    seat = SpecField(SEAT_NUMBER, required=True)
    version = fields.Integer(required=True, metadata=doc("The version that it is about."))
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
        metadata=doc(
            "While `queued`: how many jobs workers will take up before this one; null when one is about to, and in any other status."
        ),
    )
    error = fields.String(required=True, allow_none=True, metadata=doc("Why it failed."))
