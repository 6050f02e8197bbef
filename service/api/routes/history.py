"""What has happened in a game: history pages."""

from typing import Final

from flask import Response, request
from flask_smorest.blueprint import Blueprint

from service.api.answer import demand, json_answer
from service.api.body import bearer_token, read_query
from service.api.event_stream import MEDIA_TYPE, Listeners
from service.api.operation import MAYBE_TOKEN, Reply, header_parameter, new_blueprint, operation, query_parameter
from service.api.problem import Problem
from service.api.schemas.requests import MAX_STREAM_S, HistoryQuery, StreamQuery
from service.games.games import Games
from service.games.history import DEFAULT_PAGE, MAX_PAGE
from service.games.model import MAX_VERSION

_PRIVATE: Final = {"Cache-Control": "private, no-cache", "Vary": "Authorization"}
_SEEN: Final = ("game/not_found", "auth/missing", "auth/forbidden", "rules/version_gone", "request/invalid")
_VERSION: Final = {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
_AFTER: Final = query_parameter("after", "Only what came after this version. Left out: from the set-up on.", _VERSION)
_LIMIT: Final = query_parameter(
    "limit", f"The most entries of a page. Default: {DEFAULT_PAGE}.", {"type": "integer", "minimum": 1, "maximum": MAX_PAGE}
)


_SECONDS: Final = query_parameter(
    "seconds",
    f"How long to listen, in seconds. Default: {MAX_STREAM_S}. The client connects again afterwards.",
    {"type": "number", "minimum": 0, "maximum": MAX_STREAM_S},
)
_LAST_EVENT_ID: Final = header_parameter(
    "Last-Event-ID", "The last version that the client knows, as browsers send it by themselves. Goes before `after`.", _VERSION
)


def history_blueprint(games: Games, listeners: Listeners) -> Blueprint:
    """Return the routes of what has happened; `listeners` bounds the event streams."""
    blueprint = new_blueprint("history", "What has happened in a game.")
    _history(blueprint, games)
    _events(blueprint, games, listeners)
    return blueprint


def _history(blueprint: Blueprint, games: Games) -> None:
    query_schema = HistoryQuery()

    @operation(
        blueprint,
        "GET /games/<game:game_id>/history",
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


def _events(blueprint: Blueprint, games: Games, listeners: Listeners) -> None:
    query_schema = StreamQuery()

    @operation(
        blueprint,
        "GET /games/<game:game_id>/events",
        "stream_events",
        Reply(200, "StreamMessage", "The stream: each message has this form.", media_type=MEDIA_TYPE),
        Reply(204, None, "The game is over and the client knows all of it: do not connect again."),
        parameters=(_LAST_EVENT_ID, _AFTER, _SECONDS),
        security=MAYBE_TOKEN,
        problems=(*_SEEN, "stream/too_many"),
    )
    def stream_events(game_id: str) -> Response:
        """Listen to what happens.

        Server-Sent Events whose `id` is the version. First `game`: a Game as the bearer may see it; then a `decision` for each version as it is
        made: a HistoryEntry. With `Last-Event-ID` (or `after`) the stream goes on behind that version; who was away for too long gets `gap`, a Game
        as it is now, instead of the first ones. `end` tells that the game is over, `gone` that it has expired; both hold a `version`. Comments
        keep a silent connection alive.
        """
        query = read_query(query_schema)
        demand(MEDIA_TYPE)
        after = _last_event_id()
        after = query.get("after") if after is None else after
        stream = games.stream(game_id, bearer_token(), after, query.get("seconds", float(MAX_STREAM_S)))
        return Response(status=204) if stream.told_all else listeners.serve(stream)


def _last_event_id() -> int | None:
    text = request.headers.get("Last-Event-ID")
    if text is None:
        return None
    # No longer than a version can be: more digits are not worth reading.
    if not (text.isascii() and text.isdigit() and len(text) <= 10 and int(text) <= MAX_VERSION):
        raise Problem("request/invalid", "Last-Event-ID must be a version.", field="Last-Event-ID")
    return int(text)
