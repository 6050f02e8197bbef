"""What can be made of what has happened: record, replay, fork, undo."""

from typing import Final

from flask import Response
from flask_smorest.blueprint import Blueprint

from service.api.answer import json_answer
from service.api.body import bearer_token, idempotency_key, read_body
from service.api.metrics import Metrics
from service.api.operation import MAYBE_TOKEN, TOKEN, Reply, new_blueprint, operation
from service.api.routes.games import ETAG, KEY, PRIVATE, REPLAYED, SECRET, marked
from service.api.schemas.requests import ForkGame, ReplayGame, UndoDecision
from service.games.games import Games
from service.games.model import Answer

#: A record may be longer than other bodies, in bytes.
MAX_RECORD: Final = 8 * 1024 * 1024
_CREATED: Final = {"Location": "Where the game is.", **REPLAYED}
_SEEN: Final = ("game/not_found", "auth/missing", "auth/forbidden", "rules/version_gone")


def past_blueprint(games: Games, metrics: Metrics) -> Blueprint:
    """Return the routes."""
    blueprint = new_blueprint("past", "Records, replays, forks and undo.")
    _record(blueprint, games, metrics)
    _fork(blueprint, games, metrics)
    _undo(blueprint, games)
    return blueprint


def _made(answer: Answer, origin: str, metrics: Metrics) -> Response:
    if not answer.replayed:
        metrics.games.labels(origin).inc()
    return json_answer(answer.body, 201, marked({"Location": f"/v1/games/{answer.id}", **SECRET}, answer.replayed))


def _record(blueprint: Blueprint, games: Games, metrics: Metrics) -> None:
    replayed = ReplayGame()

    @operation(
        blueprint,
        "GET /games/<game:game_id>/record",
        "get_record",
        Reply(200, "Record", "The record."),
        security=MAYBE_TOKEN,
        problems=("game/not_found", "auth/missing", "auth/forbidden", "game/running"),
    )
    def get_record(game_id: str) -> Response:
        """Take the record of a finished game.

        Every decision and every outcome of chance, with the secret that decided them: the game can be played again, and its luck be
        verified (`verify` in the SDK). For whoever may look at the game, once it is over. Of a game whose rules version is no longer served it can be
        had at any time: while such a game runs, with what the bearer may know (`complete` is false).
        """
        return json_answer(games.record(game_id, bearer_token()).body, 200, PRIVATE)

    @operation(
        blueprint,
        "POST /games/replay",
        "replay_record",
        Reply(201, "CreatedGame", "The finished game, with the tokens of host and seats.", _CREATED),
        takes="ReplayGame",
        parameters=(KEY,),
        security=MAYBE_TOKEN,
        problems=(
            "record/wrong_step",
            "record/given_start",
            "rules/version_gone",
            "idempotency/mismatch",
            "auth/missing",
            "auth/unknown_key",
        ),
    )
    def replay_record() -> Response:
        """Play a record again.

        Makes a new game in the record's final state. Every step is held against the rules and every draw against the secret; the first wrong
        step is named. The game has the record's seats and is finished: it can be looked at, read and forked; the tokens of its human seats
        show what those seats saw.
        """
        bearer = bearer_token()
        key = idempotency_key()
        return _made(games.replay(read_body(replayed, longest=MAX_RECORD)["record"], bearer, key), "replay", metrics)


def _fork(blueprint: Blueprint, games: Games, metrics: Metrics) -> None:
    wish = ForkGame()

    @operation(
        blueprint,
        "POST /games/<game:game_id>/fork",
        "fork_game",
        Reply(201, "CreatedGame", "The new game, with the tokens of host and seats.", _CREATED),
        takes="ForkGame",
        parameters=(KEY,),
        security=MAYBE_TOKEN,
        problems=(*_SEEN, "auth/unknown_key", "game/running", "idempotency/mismatch"),
    )
    def fork_game(game_id: str) -> Response:
        """Fork a game.

        What-if play: a new game with a secret of its own. While the game runs: from the present position as the bearer sees it, for host and
        seats; what is hidden from the bearer is drawn anew. Once it is over: exactly from any version, for whoever may look at it;
        where API keys are configured, one who holds neither host nor seat token needs such a key.
        """
        bearer = bearer_token()
        key = idempotency_key()
        return _made(games.fork(game_id, bearer, read_body(wish), key), "fork", metrics)


def _undo(blueprint: Blueprint, games: Games) -> None:
    body = UndoDecision()

    @operation(
        blueprint,
        "POST /games/<game:game_id>/undo",
        "undo_decision",
        Reply(200, "Decision", "The game as it was before the decision, at a new version.", {**ETAG, **REPLAYED}),
        takes="UndoDecision",
        parameters=(KEY,),
        security=TOKEN,
        problems=(*_SEEN, "game/over", "game/stale_version", "undo/refused", "idempotency/mismatch"),
    )
    def undo_decision(game_id: str) -> Response:
        """Take back a decision.

        Takes back the last decision of the bearer's seat, in a game that was created with `undo`: only if nobody else has decided since, and
        it drew no chance and revealed nothing hidden. `can_undo` of the game says so beforehand. The undo is a version of its own.
        """
        bearer = bearer_token()
        key = idempotency_key()
        answer = games.undo(game_id, bearer, read_body(body).get("expected_version"), key)
        return json_answer(answer.body, 200, marked({"ETag": f'"{answer.etag}"', **PRIVATE}, answer.replayed))
