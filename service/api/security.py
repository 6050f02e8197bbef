"""Headers of every answer: its request's id, and what tells browsers to be careful unless the answer says otherwise itself.

An answer runs nothing, loads nothing, is shown in no frame, is what its type says, and its address goes to nobody. Pages (docs) have policies of their own.
Strict-Transport-Security is the business of whoever ends TLS.
"""

from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Any, Final, final

from service.api.request_id import HEADER, request_id_of

NOSNIFF: Final = ("X-Content-Type-Options", "nosniff")
REFERRER: Final = ("Referrer-Policy", "no-referrer")
POLICY: Final = ("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
HEADERS: Final = (NOSNIFF, REFERRER, POLICY)

#: When the request began, in the WSGI environment (seconds of `perf_counter`).
STARTED: Final = "serenissima.started"

Wsgi = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
Headers = list[tuple[str, str]]
#: Told of every answer: the WSGI environment, the status and the headers.
Told = Callable[[dict[str, Any], int, Headers], None]


@final
class Careful:
    """An application whose answers have these headers, and of whose answers `told` is told. Around Flask, not in it, which would cost more."""

    def __init__(self, app: Wsgi, told: Told) -> None:
        self._app: Final = app
        self._told: Final = told

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        """Answer as the application does."""
        environ[STARTED] = perf_counter()

        def start(status: str, headers: Headers, *more: Any) -> Any:
            own = [name for name, _ in headers]
            headers.append((HEADER, request_id_of(environ)))
            headers += [header for header in HEADERS if header[0] not in own]
            self._told(environ, int(status[:3]), headers)
            return start_response(status, headers, *more)

        return self._app(environ, start)
