"""Many games at once: lists of games, and the turns that one has to make in them."""

import re
from typing import Final

from flask import Response, request
from flask_smorest.blueprint import Blueprint

from service.api.answer import json_answer
from service.api.body import bearer_token, read_query
from service.api.operation import MAYBE_TOKEN, Reply, header_parameter, new_blueprint, operation, query_parameter
from service.api.problem import Problem
from service.api.schemas.requests import ListQuery, TurnsQuery
from service.engine.registry import Registry
from service.games.games import Games
from service.games.inbox import MAX_SEATS
from service.games.listing import DEFAULT_GAMES, MAX_GAMES, ListWish
from service.games.model import MAX_WAIT_S, STATUSES, VISIBILITIES

_PRIVATE: Final = {"Cache-Control": "private, no-cache", "Vary": "Authorization, Seat-Tokens"}
_SEAT: Final = re.compile(r"([0-9a-f]{24}):([A-Za-z0-9._~+/=-]{1,80})", re.ASCII)
_OWNERS: Final = ("auth/missing", "auth/unknown_key", "auth/forbidden", "request/invalid")
_SEAT_TOKENS: Final = header_parameter(
    "Seat-Tokens",
    f"Seats to look at, as `<game id>:<token>`, separated by commas; the header may be repeated. At most {MAX_SEATS}.",
    {"type": "string", "maxLength": 8000},
)


def _one_of(name: str, doc: str, values: tuple[str, ...]) -> dict[str, object]:
    return query_parameter(name, doc, {"type": "string", "enum": list(values)})


def lists_blueprint(registry: Registry, games: Games) -> Blueprint:
    """Return the routes."""
    blueprint = new_blueprint("lists", "Many games at once.")
    _games(blueprint, registry, games)
    _turns(blueprint, games)
    return blueprint


def _games(blueprint: Blueprint, registry: Registry, games: Games) -> None:
    schema = ListQuery()

    @operation(
        blueprint,
        "GET /games",
        "list_games",
        Reply(200, "GameList", "A page of games."),
        parameters=(
            _one_of("visibility", "Only games of this visibility; `public`: those of everybody, for whoever asks.", VISIBILITIES),
            _one_of("status", "Only games of this status.", STATUSES),
            _one_of("ruleset", "Only games of this ruleset.", tuple(registry.names())),
            _one_of("has_open_seat", "`true`: only games with an open seat; `false`: only those without one.", ("true", "false")),
            query_parameter(
                "limit", f"The most games of a page. Default: {DEFAULT_GAMES}.", {"type": "integer", "minimum": 1, "maximum": MAX_GAMES}
            ),
            query_parameter("cursor", "The `next_cursor` of the page before.", {"type": "string", "minLength": 1, "maxLength": 200}),
        ),
        security=MAYBE_TOKEN,
        problems=_OWNERS,
    )
    def list_games() -> Response:
        """List games.

        The games that the bearer's API key created, newest first; where no API keys are configured, all that were created so. With `visibility=public` those of
        everybody that anybody may look at. Games that are created meanwhile do not shift the pages. A game whose rules version the service no longer has is listed
        with `rules_gone`: all but its record is refused (`rules/version_gone`), and nobody can be told whose turn it is.
        """
        query = read_query(schema)
        if "has_open_seat" in query:
            query["has_open_seat"] = query["has_open_seat"] == "true"
        return json_answer(games.list_games(bearer_token(), ListWish(**query)).body, 200, _PRIVATE)


def _turns(blueprint: Blueprint, games: Games) -> None:
    schema = TurnsQuery()

    @operation(
        blueprint,
        "GET /turns",
        "list_turns",
        Reply(200, "TurnList", "Whose turn it is where."),
        parameters=(
            _SEAT_TOKENS,
            query_parameter(
                "marker",
                "With `wait`: answer only when the turns are others than those of this marker.",
                {"type": "string", "minLength": 1, "maxLength": 64},
            ),
            query_parameter(
                "wait",
                "How many seconds to wait for that; then the same is answered.",
                {"type": "number", "minimum": 0, "maximum": MAX_WAIT_S},
            ),
        ),
        security=MAYBE_TOKEN,
        problems=(*_OWNERS, "poll/too_many"),
    )
    def list_turns() -> Response:
        """List the turns to make.

        The inbox over many games: those in which a player of the bearer's API key is to act (of its newest 200 active games), and, with
        `Seat-Tokens`, those in which one of these seats is. Seats that an AI plays, open ones, games that are over or gone and games whose rules
        version the service no longer has are passed over. Ask again with `marker` and `wait` to be told of changes; tokens never go into the URL.
        """
        query = read_query(schema)
        answer = games.inbox(bearer_token(), _seats(), query.get("marker"), query.get("wait", 0.0))
        return json_answer(answer.body, 200, _PRIVATE)


def _seats() -> list[tuple[str, str]]:
    """Return the seats of the header `Seat-Tokens`, game id and token each."""
    header = request.environ.get("HTTP_SEAT_TOKENS", "")
    parts = [part for part in (part.strip() for part in header.split(",")) if part]
    matches = [_SEAT.fullmatch(part) for part in parts]
    if any(match is None for match in matches):
        # The header is full of tokens: nothing of it is repeated.
        raise Problem("request/invalid", "Seat-Tokens must be a list of <game id>:<token>, separated by commas.", field="Seat-Tokens")
    return [(match[1], match[2]) for match in matches if match is not None]
