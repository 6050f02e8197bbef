"""What has happened in a game: history pages."""

from typing import Final

from flask import Response
from flask_smorest.blueprint import Blueprint

from service.api.answer import json_answer
from service.api.body import bearer_token, read_query
from service.api.operation import MAYBE_TOKEN, Reply, new_blueprint, operation, query_parameter
from service.api.schemas.requests import HistoryQuery
from service.games.games import Games
from service.games.history import DEFAULT_PAGE, MAX_PAGE

_PRIVATE: Final = {"Cache-Control": "private, no-cache", "Vary": "Authorization"}
_SEEN: Final = ("game/not_found", "auth/missing", "auth/forbidden", "rules/version_gone", "request/invalid")
_VERSION: Final = {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
_AFTER: Final = query_parameter("after", "Only what came after this version. Left out: from the set-up on.", _VERSION)
_LIMIT: Final = query_parameter(
    "limit", f"The most entries of a page. Default: {DEFAULT_PAGE}.", {"type": "integer", "minimum": 1, "maximum": MAX_PAGE}
)


def history_blueprint(games: Games) -> Blueprint:
    """Return the routes of what has happened."""
    blueprint = new_blueprint("history", "What has happened in a game.")
    _history(blueprint, games)
    return blueprint


def _history(blueprint: Blueprint, games: Games) -> None:
    query_schema = HistoryQuery()

    @operation(
        blueprint,
        "GET /games/<game_id>/history",
        "get_history",
        Reply(200, "History", "A page of the history."),
        parameters=(_AFTER, _LIMIT),
        security=MAYBE_TOKEN,
        problems=_SEEN,
    )
    def get_history(game_id: str) -> Response:
        """Read what happened.

        Decisions, outcomes of chance and events, version by version, oldest first, as the bearer may know them: secret members of
        others' decisions and outcomes that the bearer did not see are left out. `next_after` leads to the next page.
        """
        query = read_query(query_schema)
        answer = games.history(game_id, bearer_token(), query.get("after"), query.get("limit"))
        return json_answer(answer.body, 200, _PRIVATE)
