"""Who plays a seat: claim an open one."""

from flask import Response
from flask_smorest.blueprint import Blueprint

from service.api.answer import json_answer
from service.api.body import bearer_token, idempotency_key, read_body
from service.api.operation import MAYBE_TOKEN, Reply, new_blueprint, operation
from service.api.routes.games import KEY, REPLAYED, SECRET, marked
from service.api.schemas.requests import ClaimSeat
from service.games.games import Games


def seats_blueprint(games: Games) -> Blueprint:
    """Return the routes."""
    blueprint = new_blueprint("seats", "Who plays a seat.")
    _claim(blueprint, games)
    return blueprint


def _claim(blueprint: Blueprint, games: Games) -> None:
    wish = ClaimSeat()

    @operation(
        blueprint,
        "POST /games/<game_id>/seats/<int(max=15):seat>/claim",
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
