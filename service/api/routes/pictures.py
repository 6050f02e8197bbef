"""Pictures of games: the position as the bearer may see it, as SVG and as text."""

from typing import Final

from flask import Response
from flask_smorest.blueprint import Blueprint

from service.api.answer import KnownEtags, demand, unchanged
from service.api.body import bearer_token, read_query
from service.api.operation import MAYBE_TOKEN, Reply, header_parameter, new_blueprint, operation, query_parameter
from service.api.schemas.requests import PictureQuery
from service.games.games import Games
from service.games.picture import Form

SVG: Final = "image/svg+xml"
TEXT: Final = "text/plain"
_PRIVATE: Final = {"Cache-Control": "private, no-cache", "Vary": "Authorization"}
#: A picture that is opened on its own runs nothing and loads nothing; its style sheet is inside.
_CONTAINED: Final = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"}
_ETAG: Final = {"ETag": "Version, viewer and edition of the picture: changes with the answer."}
_CSP: Final = {"Content-Security-Policy": "Nothing may be loaded or run."}
_IF_NONE_MATCH: Final = header_parameter("If-None-Match", "The ETag of the answer one has: 304 if it is still good.", {"type": "string"})
_VERSION: Final = query_parameter(
    "version",
    "Draw the game as the bearer could see it at this version. Left out: as it is now.",
    {"type": "integer", "minimum": 0, "maximum": 2**31 - 1},
)
_PROBLEMS: Final = ("game/not_found", "auth/missing", "auth/forbidden", "rules/version_gone", "request/invalid")


def pictures_blueprint(games: Games) -> Blueprint:
    """Return the routes of pictures."""
    blueprint = new_blueprint("pictures", "Positions drawn.")
    query_schema = PictureQuery()

    def drawn(game_id: str, form: Form, media_type: str, more: dict[str, str]) -> Response:
        demand(media_type)
        version = read_query(query_schema).get("version")
        answer = games.picture(game_id, bearer_token(), form, version, KnownEtags())
        etag = f'"{answer.etag}"'
        headers = {**_PRIVATE, **more}
        if answer.unchanged:
            return unchanged(etag, headers)
        return Response(answer.body, content_type=f"{media_type}; charset=utf-8", headers={"ETag": etag, **headers})

    @operation(
        blueprint,
        "GET /games/<game:game_id>/board.svg",
        "get_board_svg",
        Reply(200, "string", "The position, 800 pixels wide.", {**_ETAG, **_CSP}, SVG),
        Reply(304, None, "Unchanged.", {**_ETAG, **_CSP}),
        parameters=(_VERSION, _IF_NONE_MATCH),
        security=MAYBE_TOKEN,
        problems=_PROBLEMS,
    )
    def get_board_svg(game_id: str) -> Response:
        """Draw the position as SVG.

        The board, all seats, whose turn it is and the last decision, with the hand of the bearer's seat: no more than `get_game`
        tells. Light and dark. Places of the board, cards and tiles bear `data-place`, by which a program finds them.
        Any version that the game has had can be drawn: it shows what the bearer's seat could see then.
        """
        return drawn(game_id, "svg", SVG, _CONTAINED)

    @operation(
        blueprint,
        "GET /games/<game:game_id>/board.txt",
        "get_board_text",
        Reply(200, "string", "The position, at most 100 columns wide.", _ETAG, TEXT),
        Reply(304, None, "Unchanged.", _ETAG),
        parameters=(_VERSION, _IF_NONE_MATCH),
        security=MAYBE_TOKEN,
        problems=_PROBLEMS,
    )
    def get_board_text(game_id: str) -> Response:
        """Draw the position as text.

        The same for terminals: plain characters, no control sequences.
        """
        return drawn(game_id, "text", TEXT, {})

    return blueprint
