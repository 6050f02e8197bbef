"""Many games at once: walk through lists of games, and learn where it is one's turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from serenissima._generated.models import GameSummary, TurnList
from serenissima.client import Client


def each_game(
    client: Client,
    *,
    visibility: Literal["private", "public"] | None = None,
    status: Literal["active", "finished", "ended"] | None = None,
    ruleset: Literal["gondola", "venezia", "rialto", "murano"] | None = None,
    has_open_seat: bool | None = None,
    page: int = 100,
) -> Iterator[GameSummary]:
    """Yield the games of the client's API key, newest first; with `visibility="public"` those of everybody. `page` games are asked for at a time."""
    wanted: Literal["true", "false"] | None = None if has_open_seat is None else "true" if has_open_seat else "false"
    cursor: str | None = None
    while True:
        found = client.list_games(visibility=visibility, status=status, ruleset=ruleset, has_open_seat=wanted, limit=page, cursor=cursor)
        yield from found.games
        cursor = found.next_cursor
        if cursor is None:
            return


def turns(client: Client, seats: Mapping[str, str] | None = None, *, marker: str | None = None, wait: float | None = None) -> TurnList:
    """Return where it is whose turn: in the games of the client's API key, and for `seats` (token by game id; at most 100).

    Without an API key give `seats` and a client without a token. With `marker` (of an earlier answer) and `wait` in seconds (at most 30) it waits for other
    turns.
    """
    headers = None if not seats else {"Seat-Tokens": ", ".join(f"{game_id}:{token}" for game_id, token in seats.items())}
    transport = client._transport  # noqa: SLF001  # One package: the transport is shared, not public.
    query = {"marker": marker, "wait": wait}
    return TurnList.from_json(transport.json("GET", "/v1/turns", query=query, patience=wait or 0, headers=headers))


def watch_turns(client: Client, seats: Mapping[str, str] | None = None, *, wait: float = 20.0) -> Iterator[TurnList]:
    """Yield the turns as they are, and again whenever they are others, for ever. Between them the service is long-polled, `wait` seconds at a time."""
    found = turns(client, seats)
    while True:
        yield found
        marker = found.marker
        while found.marker == marker:
            found = turns(client, seats, marker=marker, wait=wait)
