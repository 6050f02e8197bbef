"""Games: create, look, list the legal actions, decide."""

from typing import Final

from flask import Response
from flask_smorest.blueprint import Blueprint
from werkzeug.routing import BaseConverter

from service.api.answer import KnownEtags, json_answer, unchanged
from service.api.body import bearer_token, idempotency_key, read_body, read_query
from service.api.metrics import Metrics
from service.api.operation import MAYBE_TOKEN, TOKEN, Reply, header_parameter, new_blueprint, operation, query_parameter
from service.api.schemas.requests import ApplyActions, DryRunQuery, LookQuery, create_game_schema, is_plain_batch
from service.api.schemas.shapes import JsonSchema
from service.engine.registry import Registry
from service.games.games import Games
from service.games.model import MAX_WAIT_S

PRIVATE: Final = {"Cache-Control": "private, no-cache", "Vary": "Authorization"}
#: An answer that holds tokens is kept nowhere.
SECRET: Final = {"Cache-Control": "no-store"}
ETAG: Final = {"ETag": "Version and viewer: changes with the answer."}
REPLAYED: Final = {"Idempotent-Replayed": "`true` when this is the answer to an earlier equal request."}
KEY: Final = header_parameter(
    "Idempotency-Key",
    "A name of this intent, fresh for each. A repeated request gets the first one's answer and does nothing.",
    {"type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!-~]+$"},
)
_IF_NONE_MATCH: Final = header_parameter("If-None-Match", "The ETag of the answer one has: 304 if it is still good.", {"type": "string"})
_AFTER: Final = query_parameter(
    "after", "With `wait`: answer only when the version is above this.", {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
)
_WAIT: Final = query_parameter(
    "wait",
    "How many seconds to wait for such a version; then the present one is answered.",
    {"type": "number", "minimum": 0, "maximum": MAX_WAIT_S},
)
#: The same path answers two questions; the SDK has a method for each.
_DRY_RUN: Final = query_parameter(
    "dry_run",
    "`true`: do nothing, but say whether the actions would be accepted and what is sure to follow.",
    {"type": "string", "enum": ["true", "false"]},
) | {"x-dry-run": {"operation_id": "try_actions", "plain": "Decision", "answer": "DryRun"}}
_SEEN: Final = ("game/not_found", "auth/missing", "auth/forbidden", "rules/version_gone", "request/invalid")


class GameIdConverter(BaseConverter):
    """The id of a game in a path that could be taken for `/games/replay`, which takes POST only."""

    regex = "(?!replay$)[^/]+"
    # It spans no slash, though Werkzeug takes the one in the expression for a sign of that and would match more slowly.
    part_isolating = True

    @staticmethod
    def schema(_converter: BaseConverter) -> JsonSchema:
        """Return how the document describes it."""
        return {"type": "string", "minLength": 1}


def games_blueprint(registry: Registry, games: Games, metrics: Metrics) -> Blueprint:
    """Return the routes of games."""
    blueprint = new_blueprint("games", "Games being played.")
    _create_and_look(blueprint, registry, games, metrics)
    _decide(blueprint, games, metrics)
    return blueprint


def _create_and_look(blueprint: Blueprint, registry: Registry, games: Games, metrics: Metrics) -> None:
    creation = create_game_schema(registry)
    look_query = LookQuery()

    @operation(
        blueprint,
        "POST /games",
        "create_game",
        Reply(201, "CreatedGame", "The game, with the tokens of host and seats.", {"Location": "Where the game is.", **REPLAYED}),
        takes="CreateGame",
        parameters=(KEY,),
        security=MAYBE_TOKEN,
        problems=("idempotency/mismatch", "auth/missing", "auth/unknown_key"),
    )
    def create_game() -> Response:
        """Create a game.

        Seats are played by whoever holds their token, or by an AI. The tokens are shown in this answer only. The commitment binds
        the service to its luck: it is the SHA-256 of a secret that the game shows when it is over. Where API keys are configured, the
        bearer must be one.
        """
        bearer = bearer_token()
        key = idempotency_key()
        answer = games.create(read_body(creation), bearer, key)
        if not answer.replayed:
            metrics.games.labels("new").inc()
        headers = {"Location": f"/v1/games/{answer.id}", **SECRET}
        return json_answer(answer.body, 201, marked(headers, answer.replayed))

    @operation(
        blueprint,
        "GET /games/<game:game_id>",
        "get_game",
        Reply(200, "Game", "The game as the bearer may see it.", ETAG),
        Reply(304, None, "Unchanged.", ETAG),
        parameters=(_IF_NONE_MATCH, _AFTER, _WAIT),
        security=MAYBE_TOKEN,
        problems=(*_SEEN, "poll/too_many"),
    )
    def get_game(game_id: str) -> Response:
        """Look at a game.

        A seat token shows what that seat may know. The host token, or none for a public game, shows what everybody may know.
        With `after` and `wait` the answer waits for news.
        """
        query = read_query(look_query)
        answer = games.look(game_id, bearer_token(), query.get("after"), query.get("wait", 0.0), KnownEtags())
        etag = f'"{answer.etag}"'
        if answer.unchanged:
            return unchanged(etag, PRIVATE)
        return json_answer(answer.body, 200, {"ETag": etag, **PRIVATE})


def _decide(blueprint: Blueprint, games: Games, metrics: Metrics) -> None:
    batch = ApplyActions()
    dry_query = DryRunQuery()

    @operation(
        blueprint,
        "GET /games/<game:game_id>/legal-actions",
        "list_legal_actions",
        Reply(200, "LegalActions", "The legal actions of the bearer's seat."),
        security=MAYBE_TOKEN,
        problems=_SEEN,
    )
    def list_legal_actions(game_id: str) -> Response:
        """List the legal actions.

        Every distinct action that the bearer's seat may do at the present version, in canonical order, each ready to be sent
        back. The list is empty when another seat decides (`to_act` says which) or the game is over.
        """
        return json_answer(games.legal(game_id, bearer_token()).body, 200, PRIVATE)

    @operation(
        blueprint,
        "POST /games/<game:game_id>/actions",
        "apply_actions",
        Reply(
            200, "ActionsAnswer", "The game after the actions, and what happened; of a dry run, what would happen.", {**ETAG, **REPLAYED}
        ),
        takes="ApplyActions",
        parameters=(KEY, _DRY_RUN),
        security=TOKEN,
        problems=(
            *("game/not_found", "auth/missing", "auth/forbidden", "rules/version_gone", "idempotency/mismatch"),
            *("game/over", "game/stale_version", "seat/stand_in", "action/not_your_turn", "action/malformed", "action/illegal"),
        ),
    )
    def apply_actions(game_id: str) -> Response:
        """Apply actions.

        Does all of the actions, in order, or none. Checked in this order: form, game, token, repeated request, over, version, turn,
        rules. A refusal by the rules names the rule, gives its wording and the nearest legal actions.
        """
        bearer = bearer_token()
        if read_query(dry_query).get("dry_run") == "true":
            tried = read_body(batch)
            answer = games.dry_run(game_id, bearer, tried["actions"], tried.get("expected_version"))
            return json_answer(answer.body, 200, PRIVATE)
        key = idempotency_key()
        body = read_body(batch, is_plain_batch)
        answer = games.act(game_id, bearer, body["actions"], body.get("expected_version"), key)
        if not answer.replayed:
            # Every action was one of the game's ruleset, which its tag begins with.
            actions = body["actions"]
            metrics.decided(actions[0]["type"].partition(".")[0], len(actions))
        return json_answer(answer.body, 200, marked({"ETag": f'"{answer.etag}"', **PRIVATE}, answer.replayed))


def marked(headers: dict[str, str], replayed: bool) -> dict[str, str]:
    """Return the headers of an answer, with the mark of one that was given before."""
    if replayed:
        headers["Idempotent-Replayed"] = "true"
    return headers
