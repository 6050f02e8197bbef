"""Suggestions: ask for the AI's advice, look whether it has come, call it off."""

from typing import Final

from flask import Response
from flask_smorest.blueprint import Blueprint

from service.api.answer import json_answer
from service.api.body import bearer_token, read_body
from service.api.metrics import Metrics
from service.api.operation import TOKEN, Reply, new_blueprint, operation
from service.api.schemas.requests import CreateSuggestion
from service.games.games import Games

_FRESH: Final = {"Cache-Control": "no-store"}
_ASKED: Final = ("auth/missing", "auth/forbidden", "game/not_found")


def suggestions_blueprint(games: Games, metrics: Metrics) -> Blueprint:
    """Return the routes of suggestions."""
    blueprint = new_blueprint("suggestions", "What an AI would do.")
    wish = CreateSuggestion()

    @operation(
        blueprint,
        "POST /games/<game:game_id>/suggestions",
        "create_suggestion",
        Reply(202, "Suggestion", "The suggestion, queued or further.", {"Location": "Where to look for it."}),
        takes="CreateSuggestion",
        security=TOKEN,
        problems=(*_ASKED, "rules/version_gone", "game/over", "game/stale_version", "action/not_your_turn", "suggestion/too_many"),
    )
    def create_suggestion(game_id: str) -> Response:
        """Ask for a suggestion.

        A worker thinks for the bearer's seat, which must be the one to act, knowing only what that seat knows. Equal
        questions about one version share one suggestion, so that this can be repeated safely.
        """
        bearer = bearer_token()
        answer = games.suggest(game_id, bearer, read_body(wish))
        if not answer.replayed:
            metrics.suggestions.labels("queued").inc()
        return json_answer(answer.body, 202, {"Location": f"/v1/suggestions/{answer.id}", **_FRESH})

    @operation(
        blueprint,
        "GET /suggestions/<suggestion_id>",
        "get_suggestion",
        Reply(200, "Suggestion", "The suggestion as it stands."),
        security=TOKEN,
        problems=(*_ASKED, "suggestion/not_found"),
    )
    def get_suggestion(suggestion_id: str) -> Response:
        """Look at a suggestion.

        For the seat that asked for it. `result` may be partial while the status is `running`.
        """
        return json_answer(games.look_suggestion(suggestion_id, bearer_token()).body, 200, _FRESH)

    @operation(
        blueprint,
        "DELETE /suggestions/<suggestion_id>",
        "cancel_suggestion",
        Reply(200, "Suggestion", "The suggestion: `cancelled`, or as it had ended before."),
        security=TOKEN,
        problems=(*_ASKED, "suggestion/not_found"),
    )
    def cancel_suggestion(suggestion_id: str) -> Response:
        """Call a suggestion off.

        For the seat that asked for it. One that waits is not begun, a search in progress stops within a quarter of a second; what it
        had found so far stays as `result`. Asking the same again starts anew.
        """
        answer = games.cancel_suggestion(suggestion_id, bearer_token())
        if not answer.replayed:
            metrics.suggestions.labels("cancelled").inc()
        return json_answer(answer.body, 200, _FRESH)

    return blueprint
