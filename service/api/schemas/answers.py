"""The answers about games, one variant per ruleset: what the document says of them and the tests hold them against."""

from typing import Any, Final

from marshmallow import Schema, fields

from service.api.schemas.fields import Component, Const, SpecField
from service.api.schemas.shapes import choices
from service.engine.contract import Meta
from service.engine.spec import Spec, enum, integer, nullable, obj, union
from service.games.model import LEVELS, SEAT_KINDS, VISIBILITIES, Suggested

LEVEL: Final = enum("Level", LEVELS, "How well an AI plays, weakest first.")
SEAT_KIND: Final = enum("SeatKind", SEAT_KINDS, "Who plays a seat: a `human` (or a program) with its token, nobody yet (`open`), or an `ai` of ours.")
VISIBILITY: Final = enum("Visibility", VISIBILITIES, "Whether anybody may look on (`public`) or only who holds a token of the game (`private`).")
STATUS: Final = enum("GameStatus", ("active", "finished"), "Whether the game still runs.")
SUGGESTION_STATUS: Final = enum("SuggestionStatus", tuple(s.value for s in Suggested), "Where a suggestion stands; `stale`: the game moved on.")
SEAT_NUMBER: Final = integer(0, 15)


def _doc(text: str, **more: Any) -> dict[str, Any]:
    return {"description": text, **more}


class Seat(Schema):
    """A seat of a game."""

    seat = SpecField(SEAT_NUMBER, required=True, metadata=_doc("The seat's number, clockwise from 0."))
    kind = SpecField(SEAT_KIND, required=True)
    level = SpecField(nullable(LEVEL), required=True, metadata=_doc("How well it plays; null unless the seat is an AI's."))
    name = fields.String(required=True)


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


class GameAnswer(Schema):
    """What every game has, whatever its ruleset."""

    id = fields.String(required=True)
    ruleset = fields.String(required=True)
    rules_version = fields.String(required=True, metadata=_doc("The version of the rules under which the game was created and stays."))
    players = SpecField(integer(1, 16), required=True)
    seats = fields.List(fields.Nested(Seat), required=True)
    status = SpecField(STATUS, required=True)
    version = fields.Integer(required=True, metadata=_doc("Counts the applied decisions.", minimum=0))
    to_act = fields.Nested(ToAct, required=True, allow_none=True, metadata=_doc("Who decides next; null when the game is over."))
    viewer = SpecField(nullable(SEAT_NUMBER), required=True, metadata=_doc("The seat that this answer is for; null: a spectator or the host."))
    visibility = SpecField(VISIBILITY, required=True)
    seeded = fields.Boolean(required=True, metadata=_doc("Whether the creator gave the seed and so can compute all draws."))
    commitment = fields.String(required=True, metadata=_doc("SHA-256 of the secret that decides all draws, in hex."))
    secret = fields.String(required=True, allow_none=True, metadata=_doc("The secret in hex once the game is over, else null."))
    standings = fields.List(fields.Nested(Standing), required=True, metadata=_doc("By seat: final when the game is over, else as of now."))
    created_at = fields.DateTime(required=True)
    updated_at = fields.DateTime(required=True)
    expires_at = fields.DateTime(required=True, metadata=_doc("When the game will be forgotten if nobody decides."))


class LegalAction(Schema):
    """An action that the bearer's seat may do now."""

    text = fields.String(required=True, metadata=_doc("The canonical text of the action."))
    description = fields.String(required=True, metadata=_doc("What it does, in plain English."))
    rules = fields.List(fields.String(), required=True, metadata=_doc("The ids of the rules that allow it."))


class LegalActionsAnswer(Schema):
    """What the bearer's seat may do at the present version: empty when another seat decides."""

    ruleset = fields.String(required=True)
    game_id = fields.String(required=True)
    version = fields.Integer(required=True)
    seat = SpecField(SEAT_NUMBER, required=True, metadata=_doc("The bearer's seat."))
    to_act = fields.Nested(ToAct, required=True, allow_none=True)


class DecisionAnswer(Schema):
    """What came of the actions: the events that the bearer's seat may see, and the game as it is now."""

    ruleset = fields.String(required=True)


def action_union(meta: Meta) -> Spec:
    """Return the spec of any action of a ruleset."""
    return union(f"{prefix(meta)}Action", f"An action of {meta.title}.", tuple(kind.spec for kind in meta.vocabulary.kinds))


def event_union(meta: Meta) -> Spec:
    """Return the spec of any event of a ruleset."""
    return union(f"{prefix(meta)}Event", f"Something that happened in {meta.title}.", tuple(kind.spec for kind in meta.events))


def prefix(meta: Meta) -> str:
    """Return what the names of a ruleset's components begin with."""
    return meta.name.capitalize()
