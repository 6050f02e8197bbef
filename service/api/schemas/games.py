"""The answers about one game: who plays it, how it stands, and the tokens that open it."""

from marshmallow import Schema, fields

from service.api.schemas.fields import Component, SpecField, doc
from service.api.schemas.words import LEVEL, ORIGIN_KIND, SEAT_KIND, SEAT_NUMBER, STATUS, UNDO_REASON, VISIBILITY
from service.engine.spec import integer, nullable


class Seat(Schema):
    """A seat of a game."""

    seat = SpecField(SEAT_NUMBER, required=True, metadata=doc("The seat's number, clockwise from 0."))
    kind = SpecField(SEAT_KIND, required=True)
    level = SpecField(nullable(LEVEL), required=True, metadata=doc("How well it plays; null unless the seat is an AI's."))
    name = fields.String(required=True)
    stand_in = fields.Boolean(required=True, metadata=doc("Whether an AI plays for somebody who holds the seat's token and may come back."))


class Origin(Schema):
    """What a game was made of."""

    kind = SpecField(ORIGIN_KIND, required=True)
    game_id = fields.String(required=True, allow_none=True, metadata=doc("The game that was forked."))
    version = fields.Integer(required=True, metadata=doc("The version of that game, or the last one of the record."))
    exact = fields.Boolean(required=True, metadata=doc("Whether it began exactly with that position; else what was hidden was drawn anew."))


class ToAct(Schema):
    """Who decides next."""

    seat = SpecField(SEAT_NUMBER, required=True)
    kind = SpecField(SEAT_KIND, required=True)


class Standing(Schema):
    """Where a seat stands."""

    seat = SpecField(SEAT_NUMBER, required=True)
    place = SpecField(integer(1, 16), required=True, metadata=doc("From 1; seats that are tied share a place."))
    score = fields.Integer(required=True, metadata=doc("In the game's own points."))


class SeatToken(Schema):
    """The token that opens a seat. It is shown once."""

    seat = SpecField(SEAT_NUMBER, required=True)
    token = fields.String(required=True)


class CreatedGame(Schema):
    """A new game with its tokens, which are shown this once."""

    game = Component("Game", required=True)
    host_token = fields.String(required=True, metadata=doc("Opens the game for its host, who sees what a spectator sees."))
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
    rules_version = fields.String(required=True, metadata=doc("The version of the rules under which the game was created and stays."))
    players = SpecField(integer(1, 16), required=True)
    seats = fields.List(fields.Nested(Seat), required=True)
    status = SpecField(STATUS, required=True)
    version = fields.Integer(required=True, metadata=doc("Counts the applied decisions.", minimum=0))
    to_act = fields.Nested(ToAct, required=True, allow_none=True, metadata=doc("Who decides next; null when the game is over."))
    viewer = SpecField(
        nullable(SEAT_NUMBER), required=True, metadata=doc("The seat that this answer is for; null: a spectator or the host.")
    )
    visibility = SpecField(VISIBILITY, required=True)
    seeded = fields.Boolean(required=True, metadata=doc("Whether the creator gave the seed and so can compute all draws."))
    origin = fields.Nested(Origin, required=True, allow_none=True, metadata=doc("What it was made of; null for a game of its own."))
    can_undo = fields.Boolean(required=True, metadata=doc("Whether the bearer's seat may take back its last decision now."))
    undo_reason = SpecField(nullable(UNDO_REASON), required=True, metadata=doc("Why not; null if it may."))
    commitment = fields.String(required=True, metadata=doc("SHA-256 of the secret that decides all draws, in hex."))
    secret = fields.String(required=True, allow_none=True, metadata=doc("The secret in hex once the game is over, else null."))
    absence_s = fields.Integer(
        required=True,
        allow_none=True,
        metadata=doc("An AI takes over for a player who does not decide within so many seconds; null: never."),
    )
    act_by = fields.DateTime(
        required=True, allow_none=True, metadata=doc("When that happens to the seat to act, if nothing happens before; null: never.")
    )
    standings = fields.List(
        fields.Nested(Standing),
        required=True,
        metadata=doc("By seat: final when the game is finished, else as of now; empty when its host ended it, for nobody has won."),
    )
    created_at = fields.DateTime(required=True)
    updated_at = fields.DateTime(required=True)
    expires_at = fields.DateTime(required=True, metadata=doc("When the game will be forgotten if nobody decides."))
