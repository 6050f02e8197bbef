"""Let pages of configured origins call the API from a browser (CORS, https://fetch.spec.whatwg.org/#http-cors-protocol).

There are no cookies, so that nothing is ever allowed "with credentials": a page sends its token itself.
"""

from typing import Final

from flask import Flask, Response, request

_METHODS: Final = "GET, HEAD, POST, DELETE"
_SENT: Final = "Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, Seat-Tokens, X-Request-Id"
#: What a page may read beside the body and the few headers that it may always read.
_READ: Final = "ETag, Location, Retry-After, RateLimit, RateLimit-Policy, Idempotent-Replayed, Allow, WWW-Authenticate, X-Request-Id"
#: How long a browser need not ask again, in seconds; none remembers it for longer.
_MAX_AGE: Final = "7200"


def install(app: Flask, origins: tuple[str, ...]) -> None:
    """Allow pages of `origins` and no others. Without any nothing is added to any request."""
    if not origins:
        return

    def ask_before() -> Response | None:
        asks = request.method == "OPTIONS" and "HTTP_ACCESS_CONTROL_REQUEST_METHOD" in request.environ
        if not asks or request.environ.get("HTTP_ORIGIN") not in origins:
            return None
        allowed = {"Access-Control-Allow-Methods": _METHODS, "Access-Control-Allow-Headers": _SENT, "Access-Control-Max-Age": _MAX_AGE}
        return Response(status=204, headers=allowed)

    def allow(response: Response) -> Response:
        # Also for those who are not allowed: no cache may give them what is meant for others, or the reverse.
        response.vary.add("Origin")
        origin = request.environ.get("HTTP_ORIGIN")
        if origin in origins:
            response.headers["Access-Control-Allow-Origin"] = origin
            response.headers["Access-Control-Expose-Headers"] = _READ
        return response

    app.before_request(ask_before)
    app.after_request(allow)
