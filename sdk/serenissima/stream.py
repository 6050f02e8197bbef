"""Follow a game as it happens, over as many connections as it takes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

import requests

from serenissima._generated.models import Game, HistoryEntry, read_game, read_history_entry
from serenissima.client import Client
from serenissima.errors import ApiError, ConnectionFailed

#: The service gives a sign of life every 10 s; after so long without one the connection is given up.
_SILENCE = 35.0
#: Answers that say "not now".
_NOT_NOW = frozenset({429, 502, 503, 504})


@dataclass(frozen=True, slots=True)
class Look:
    """The game as it is: at the start of a stream, and instead of what was missed while away for too long (`missed`)."""

    game: Game
    missed: bool = False


@dataclass(frozen=True, slots=True)
class Happened:
    """What made the next version: a decision, or an undo of one."""

    entry: HistoryEntry


StreamItem: TypeAlias = Look | Happened


def events(client: Client, game_id: str, after: int | None = None) -> Iterator[StreamItem]:
    """Yield what happens in the game, as the client's token may know it, until it is over or has expired.

    First comes a Look at the game, unless `after` names the version from which on to tell; then each version as it is made.
    A broken connection is taken up again behind the last version told. Errors: as of any request; ConnectionFailed
    when the service cannot be reached `max_retries` times in a row.
    """
    transport = client._transport  # noqa: SLF001  # One package: the transport is shared, not public.
    failures = 0
    while True:
        heard = False
        try:
            response = transport.open_stream(f"/v1/games/{game_id}/events", {"after": after}, _SILENCE)
            with response:
                if response.status_code == 204:
                    return
                for kind, version, data in _messages(response.iter_content(chunk_size=None)):
                    if kind in ("end", "gone"):
                        return
                    after = version
                    heard = True
                    yield _item(kind, data)
        except ApiError as error:
            if error.status not in _NOT_NOW:
                raise
            problem: Exception = error
        except requests.RequestException as error:
            problem = error
        else:
            # The service closes a stream after an hour.
            failures = 0
            continue
        failures = 1 if heard else failures + 1
        if failures > transport.max_retries:
            raise problem if isinstance(problem, ApiError) else ConnectionFailed(f"the stream of game {game_id} broke off") from problem
        transport.pause(failures, problem.retry_after if isinstance(problem, ApiError) else None)


def _item(kind: str, data: Any) -> StreamItem:
    return Happened(read_history_entry(data)) if kind == "decision" else Look(read_game(data), missed=kind == "gap")


def _messages(chunks: Iterable[bytes]) -> Iterator[tuple[str, int, Any]]:
    """Yield kind, version and JSON of each message. The service sends each member on one line, and every message complete."""
    fields: dict[str, str] = {}
    for line in _lines(chunks):
        if line:
            name, _, value = line.partition(":")
            fields[name] = value.removeprefix(" ")
        elif "data" in fields:
            yield fields["event"], int(fields["id"]), json.loads(fields["data"])
            fields = {}


def _lines(chunks: Iterable[bytes]) -> Iterator[str]:
    rest = b""
    for chunk in chunks:
        *whole, rest = (rest + chunk).split(b"\n")
        for line in whole:
            yield line.decode()
