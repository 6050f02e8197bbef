"""The request that is being answered."""

from collections.abc import Callable
from typing import Final

from flask import Request, request

#: Returns it. Asking the proxy for one member after the other costs more than most of what is asked.
asked: Final[Callable[[], Request]] = request._get_current_object  # type: ignore[attr-defined] # noqa: SLF001 - as Werkzeug's documentation advises
