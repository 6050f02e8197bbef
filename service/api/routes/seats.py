"""Who plays: claim an open seat, leave one's seat to an AI and come back; end the game."""

from typing import Final

from flask import Response
from flask_smorest.blueprint import Blueprint

from service.api.answer import json_answer
from service.api.body import bearer_token, idempotency_key, read_body
from service.api.operation import MAYBE_TOKEN, TOKEN, Reply, new_blueprint, operation
from service.api.routes.games import ETAG, KEY, PRIVATE, REPLAYED, SECRET, marked
from service.api.schemas.requests import ClaimSeat, ResignSeat
from service.games.games import Games
from service.games.model import Answer

_SEEN: Final = ("game/not_found", "auth/missing", "auth/forbidden", "rules/version_gone", "game/over")


def seats_blueprint(games: Games) -> Blueprint:
    """Return the routes."""
    blueprint = new_blueprint("seats", "Who plays a seat.")
    _claim(blueprint, games)
    _leave_and_come_back(blueprint, games)
    _end(blueprint, games)
    return blueprint


def _claim(blueprint: Blueprint, games: Games) -> None:
    wish = ClaimSeat()

    @operation(
        blueprint,
        "POST /games/<game:game_id>/seats/<int(max=15):seat>/claim",
        "claim_seat",
        Reply(200, "ClaimedSeat", "The seat's token, and the game as the seat sees it.", REPLAYED),
        takes="ClaimSeat",
        parameters=(KEY,),
        security=MAYBE_TOKEN,
        problems=("game/not_found", "seat/not_found", "rules/version_gone", "game/over", "seat/not_open", "idempotency/mismatch"),
    )
    def claim_seat(game_id: str, seat: int) -> Response:
        """Take an open seat.

        The first to ask gets the seat and its token, which is shown in this answer only; the seat is `human` from then on, at a new version. It needs
        no token: whoever knows the id of a private game, which cannot be guessed, was invited. Send an `Idempotency-Key` that nobody can guess,
        so that the token is not lost with a broken connection.
        """
        bearer = bearer_token()
        key = idempotency_key()
        answer = games.claim(game_id, seat, read_body(wish).get("name"), bearer, key)
        return json_answer(answer.body, 200, marked(dict(SECRET), answer.replayed))


def _leave_and_come_back(blueprint: Blueprint, games: Games) -> None:
    wish = ResignSeat()

    @operation(
        blueprint,
        "POST /games/<game:game_id>/resign",
        "resign_seat",
        Reply(200, "Decision", "The game, in which an AI plays the seat.", {**ETAG, **REPLAYED}),
        takes="ResignSeat",
        parameters=(KEY,),
        security=TOKEN,
        problems=(*_SEEN, "seat/stand_in", "idempotency/mismatch"),
    )
    def resign_seat(game_id: str) -> Response:
        """Leave a seat to an AI.

        An AI plays the bearer's seat from the next decision on, at a new version. The token still shows what the seat may know, and can take the seat
        back: `rejoin`.
        """
        bearer = bearer_token()
        key = idempotency_key()
        return _decided(games.resign(game_id, bearer, read_body(wish).get("level"), key))

    @operation(
        blueprint,
        "POST /games/<game:game_id>/rejoin",
        "rejoin_game",
        Reply(200, "Decision", "The game, in which the bearer plays the seat.", {**ETAG, **REPLAYED}),
        parameters=(KEY,),
        security=TOKEN,
        problems=(*_SEEN, "request/invalid", "idempotency/mismatch"),
    )
    def rejoin_game(game_id: str) -> Response:
        """Take a seat back from an AI.

        The bearer plays the seat again, at a new version, whether its player had resigned or was away too long. What the AI has decided stands; a decision
        that it is still at counts for nothing. Nothing happens when no AI plays the seat.
        """
        return _decided(games.rejoin(game_id, bearer_token(), idempotency_key()))


def _decided(answer: Answer) -> Response:
    return json_answer(answer.body, 200, marked({"ETag": f'"{answer.etag}"', **PRIVATE}, answer.replayed))


def _end(blueprint: Blueprint, games: Games) -> None:
    @operation(
        blueprint,
        "DELETE /games/<game:game_id>",
        "end_game",
        Reply(200, "Game", "The game, which is `ended`.", ETAG),
        security=TOKEN,
        problems=_SEEN,
    )
    def end_game(game_id: str) -> Response:
        """End a game.

        For its host: nobody has won, nobody decides any more, and AIs stop thinking about it. It can be looked at, forked and recorded like a finished game
        until it expires. Ending it again changes nothing.
        """
        return _decided(games.end(game_id, bearer_token()))
