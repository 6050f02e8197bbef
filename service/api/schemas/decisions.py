"""The answers about decisions: what may be done, what came of it, and what would."""

from marshmallow import Schema, fields

from service.api.schemas.fields import Component, SpecField, doc
from service.api.schemas.games import ToAct
from service.api.schemas.words import SEAT_NUMBER


class ToldAction(Schema):
    """An action in all its forms."""

    text = fields.String(required=True, metadata=doc("The canonical text of the action."))
    english = fields.String(required=True, metadata=doc("What it does, in plain English."))


class LegalAction(ToldAction):
    """An action that the bearer's seat may do now."""

    rules = fields.List(fields.String(), required=True, metadata=doc("The ids of the rules that allow it."))


class LegalActions(Schema):
    """What the bearer's seat may do at the present version: empty when another seat decides."""

    ruleset = fields.String(required=True)
    version = fields.Integer(required=True)
    to_act = fields.Nested(ToAct, required=True, allow_none=True, metadata=doc("Who decides; null when the game is over."))


class GameEvent(Schema):
    """Something that happened, as the bearer's seat is told of it."""

    version = fields.Integer(required=True, metadata=doc("The version that the game had after the decision that it came of."))


class Decision(Schema):
    """What came of the actions: the game as it is now, and the events that the bearer's seat may see, in order."""

    ruleset = fields.String(required=True)


class DryRun(Schema):
    """What the actions would do, as far as it is sure: nothing in it is decided by luck or by what the seat cannot know."""

    ruleset = fields.String(required=True)
    version = fields.Integer(required=True, metadata=doc("The version that it is about."))
    seat = SpecField(SEAT_NUMBER, required=True, metadata=doc("The bearer's seat."))
    accepted = fields.Boolean(
        required=True, allow_none=True, metadata=doc("Whether all would be accepted; null where that depends on an uncertain outcome.")
    )
    checked = fields.Integer(required=True, metadata=doc("How many of the actions would be accepted for sure."))
    uncertain = fields.Boolean(required=True, metadata=doc("Whether more would follow that luck or hidden things decide."))
    refusal = Component("Refusal", required=True, allow_none=True, metadata=doc("Why not."))
