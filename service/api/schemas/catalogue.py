"""The answers about rulesets."""

from marshmallow import Schema, fields

from service.api.schemas.fields import doc


class ActionKind(Schema):
    """A kind of action."""

    type = fields.String(required=True, metadata=doc("The tag of its actions."))
    description = fields.String(required=True)
    rules = fields.List(fields.String(), required=True, metadata=doc("The ids of the rules that allow it."))


class EventKind(Schema):
    """A kind of event."""

    type = fields.String(required=True, metadata=doc("The tag of its events."))
    description = fields.String(required=True)


class RulesetSummary(Schema):
    """A game that can be played here."""

    name = fields.String(required=True)
    title = fields.String(required=True)
    summary = fields.String(required=True)
    rules_version = fields.String(required=True)
    rules_url = fields.String(required=True, metadata=doc("Where its numbered rules are."))
    min_players = fields.Integer(required=True)
    max_players = fields.Integer(required=True)
    options = fields.Dict(required=True, metadata=doc("The options with their defaults."))
    options_schema = fields.Dict(required=True, metadata=doc("JSON Schema of the options."))
    actions = fields.List(fields.Nested(ActionKind), required=True)
    events = fields.List(fields.Nested(EventKind), required=True)


class Ruleset(RulesetSummary):
    """A game that can be played here, with its board."""

    board = fields.Dict(required=True, metadata=doc("The static data of board, cards and tiles, the same for every game."))


class RulesetList(Schema):
    """The catalogue."""

    rulesets = fields.List(fields.Nested(RulesetSummary), required=True)
