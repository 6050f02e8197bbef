"""Ask the AI what it would do in your seat, and wait for the answer."""

from __future__ import annotations

import time
from collections.abc import Callable

from serenissima._generated.models import Level, Suggestion
from serenissima.client import Client
from serenissima.errors import RequestTimedOut

_PENDING = frozenset({"queued", "running"})


def suggest(
    client: Client,
    game_id: str,
    *,
    level: Level | None = None,
    time_ms: int | None = None,
    simulations: int | None = None,
    top: int | None = None,
    timeout: float = 60.0,
    pause: float = 0.1,
    progress: Callable[[Suggestion], None] | None = None,
) -> Suggestion:
    """Order a suggestion for the seat of the client's token and return it when it is finished, failed, cancelled or stale.

    Give a `level`, or a budget as `time_ms` or `simulations`. RequestTimedOut after `timeout` seconds; the service goes on thinking
    then, and the same question finds its answer later, unless `client.cancel_suggestion` calls it off. `pause` is the time between
    looks, in seconds. `progress` is told the suggestion whenever it has changed: its place in the queue, and the ranking so far.
    """
    suggestion = client.create_suggestion(game_id, level=level, time_ms=time_ms, simulations=simulations, top=top)
    end = time.monotonic() + timeout
    told = None
    while suggestion.status in _PENDING:
        if progress is not None and suggestion != told:
            progress(suggestion)
            told = suggestion
        if time.monotonic() >= end:
            raise RequestTimedOut(f"suggestion {suggestion.id} is still {suggestion.status} after {timeout:g} s")
        time.sleep(pause)
        suggestion = client.get_suggestion(suggestion.id)
    return suggestion
