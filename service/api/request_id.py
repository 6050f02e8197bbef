"""A name for every request, which its answer, its problems and the log share."""

import os
import re
from typing import Any, Final

from service.api.asked import asked

HEADER: Final = "X-Request-Id"
_KNOWN: Final = "serenissima.request_id"
_SANE: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:-]{0,63}", re.ASCII)


def request_id() -> str:
    """Return the id of the present request."""
    return request_id_of(asked().environ)


def request_id_of(environ: dict[str, Any]) -> str:
    """Return the id of the request of that WSGI environment: the client's if it is sane, else a fresh one."""
    known: str | None = environ.get(_KNOWN)
    if known is None:
        given = environ.get("HTTP_X_REQUEST_ID", "")
        known = environ[_KNOWN] = given if given and _SANE.fullmatch(given) else os.urandom(12).hex()
    return known
