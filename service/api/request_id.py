"""A name for every request, which its answer, its problems and the log share."""

import re
import secrets
from typing import Final

from flask import g, request

HEADER: Final = "X-Request-Id"
_SANE: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:-]{0,63}", re.ASCII)


def request_id() -> str:
    """Return the id of the present request: the client's if it is sane, else a fresh one."""
    known: str | None = g.get("request_id")
    if known is None:
        given = request.environ.get("HTTP_X_REQUEST_ID", "")
        known = given if given and _SANE.fullmatch(given) else secrets.token_hex(12)
        g.request_id = known
    return known
