"""The answers about many games: lists, and the turns that the bearer has to make."""

from marshmallow import Schema, fields

from service.api.schemas.fields import SpecField, doc
from service.api.schemas.games import Seat, ToAct
from service.api.schemas.words import SEAT_NUMBER, STATUS, VISIBILITY


class GameSummary(Schema):
    """What everybody may know of a game without looking at it."""

    id = fields.String(required=True, metadata=doc("The id of the game."))
    ruleset = fields.String(required=True, metadata=doc("The name of the ruleset."))
    rules_version = fields.String(required=True, metadata=doc("The version of the rules under which the game was created and stays."))
    rules_gone = fields.Boolean(
        required=True, metadata=doc("Whether the service no longer has these rules: of such a game only its record can be had.")
    )
    visibility = SpecField(VISIBILITY, required=True)
    status = SpecField(STATUS, required=True)
    version = fields.Integer(required=True, metadata=doc("Counts the decisions and changes.", minimum=0))
    seats = fields.List(fields.Nested(Seat), required=True, metadata=doc("Who plays, by seat."))
    to_act = fields.Nested(
        ToAct,
        required=True,
        allow_none=True,
        metadata=doc("Who decides next; null when the game is over, or when its rules are gone (`rules_gone`)."),
    )
    act_by = fields.DateTime(required=True, allow_none=True, metadata=doc("When an AI takes over for the player to act; null: never."))
    created_at = fields.DateTime(required=True, metadata=doc("When it was created."))
    updated_at = fields.DateTime(required=True, metadata=doc("When it last changed."))
    expires_at = fields.DateTime(required=True, metadata=doc("When the game will be forgotten if nothing happens."))


class GameList(Schema):
    """A page of games, newest first."""

    games = fields.List(
        fields.Nested(GameSummary), required=True, metadata=doc("May be fewer than asked for, even none, with others to come.")
    )
    next_cursor = fields.String(required=True, allow_none=True, metadata=doc("The `cursor` of the next page; null when there is none."))


class Turn(Schema):
    """A decision that the bearer has to make."""

    game_id = fields.String(required=True, metadata=doc("The id of the game."))
    ruleset = fields.String(required=True, metadata=doc("The name of the ruleset."))
    version = fields.Integer(required=True, metadata=doc("The version to decide upon.", minimum=0))
    seat = SpecField(SEAT_NUMBER, required=True, metadata=doc("The seat that decides."))
    name = fields.String(required=True, metadata=doc("What the seat is called."))
    since = fields.DateTime(required=True, metadata=doc("Since when the game waits for it."))
    act_by = fields.DateTime(required=True, allow_none=True, metadata=doc("When an AI takes the seat over; null: never."))


class TurnList(Schema):
    """The decisions that the bearer has to make, longest waited for first."""

    turns = fields.List(fields.Nested(Turn), required=True, metadata=doc("One for each game in which it is the bearer's turn."))
    marker = fields.String(required=True, metadata=doc("Tells these turns from others: ask with it and `wait` for others."))
    complete = fields.Boolean(required=True, metadata=doc("Whether all games were looked at; else the newest of those that are active."))
