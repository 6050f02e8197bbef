"""Send bytes that a use case has made."""

from collections.abc import Iterable
from typing import Any, Final, final

from flask import Response
from werkzeug.datastructures import MIMEAccept

from service.api.asked import asked
from service.api.problem import Problem

JSON: Final = "application/json"


@final
class _Whole(Response):
    """An answer whose body and headers are as they shall be sent. The library would copy the headers to look for some that are not."""

    def get_wsgi_response(self, environ: dict[str, Any]) -> tuple[Iterable[bytes], str, list[tuple[str, str]]]:
        """Return body, status and headers."""
        body: Iterable[bytes] = () if environ["REQUEST_METHOD"] == "HEAD" else self.iter_encoded()
        return body, self.status, self.headers.to_wsgi_list()


def json_answer(body: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Return `body` as a JSON answer."""
    demand(JSON)
    # Given all at once they are not searched for one by one.
    told = [("Content-Type", JSON), ("Content-Length", str(len(body))), *(headers.items() if headers else ())]
    return _Whole([body], status, told)


def demand(media_type: str) -> None:
    """Raise a problem when the client does not accept `media_type`."""
    accept = asked().environ.get("HTTP_ACCEPT", "*/*")
    # The two usual values need no parsing.
    if accept not in ("*/*", media_type) and not _accepted(asked().accept_mimetypes, media_type):
        raise Problem(
            "accept/not_acceptable", f"The answer is {media_type}, which Accept excludes.", needed=media_type, present=accept[:80]
        )


def _accepted(accept: MIMEAccept, media_type: str) -> bool:
    return not accept or accept.quality(media_type) > 0


class KnownEtags:
    """The ETags that the client knows, by its `If-None-Match`."""

    def __contains__(self, etag: object) -> bool:
        return isinstance(etag, str) and asked().if_none_match.contains_weak(etag)


def known_already(etag: str) -> bool:
    """Say whether the client's `If-None-Match` names `etag` (quotes included)."""
    given = asked().environ.get("HTTP_IF_NONE_MATCH")
    if given is None:
        return False
    return given == etag or asked().if_none_match.contains_weak(etag.strip('"'))


def unchanged(etag: str, headers: dict[str, str] | None = None) -> Response:
    """Return the answer 304 for `etag`."""
    response = Response(status=304)
    response.headers["ETag"] = etag
    if headers:
        response.headers.update(headers)
    return response
