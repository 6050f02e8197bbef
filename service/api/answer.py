"""Send bytes that a use case has made."""

from typing import Final

from flask import Response, request
from werkzeug.datastructures import MIMEAccept

from service.api.problem import Problem

JSON: Final = "application/json"


def json_answer(body: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Return `body` as a JSON answer."""
    demand(JSON)
    # Given all at once they are not searched for one by one.
    return Response(body, status, [("Content-Type", JSON), *(headers.items() if headers else ())])


def demand(media_type: str) -> None:
    """Raise a problem when the client does not accept `media_type`."""
    accept = request.environ.get("HTTP_ACCEPT", "*/*")
    # The two usual values need no parsing.
    if accept not in ("*/*", media_type) and not _accepted(request.accept_mimetypes, media_type):
        raise Problem(
            "accept/not_acceptable", f"The answer is {media_type}, which Accept excludes.", needed=media_type, present=accept[:80]
        )


def _accepted(accept: MIMEAccept, media_type: str) -> bool:
    return not accept or accept.quality(media_type) > 0


class KnownEtags:
    """The ETags that the client knows, by its `If-None-Match`."""

    def __contains__(self, etag: object) -> bool:
        return isinstance(etag, str) and request.if_none_match.contains_weak(etag)


def known_already(etag: str) -> bool:
    """Say whether the client's `If-None-Match` names `etag` (quotes included)."""
    given = request.environ.get("HTTP_IF_NONE_MATCH")
    if given is None:
        return False
    return given == etag or request.if_none_match.contains_weak(etag.strip('"'))


def unchanged(etag: str, headers: dict[str, str] | None = None) -> Response:
    """Return the answer 304 for `etag`."""
    response = Response(status=304)
    response.headers["ETag"] = etag
    if headers:
        response.headers.update(headers)
    return response
