"""The connection to Redis, and what its failures mean."""

from collections.abc import Callable, Sequence
from typing import Any, Final, final

import redis
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as Unreachable
from redis.exceptions import NoScriptError, OutOfMemoryError, ReadOnlyError
from redis.exceptions import TimeoutError as TooSlow
from redis.retry import Retry

from service.config import Settings
from service.games.errors import Code, GameProblem
from service.games.model import MAX_WAIT_S
from service.store.scripts import Script

#: How many long polls one process may have waiting at once.
MAX_WAITING: Final = 4096
_MAX_CONNECTIONS: Final = 1024

Arg = str | bytes | int


class Link:
    """Two pools of connections: one for commands, one for waiting.

    Nothing is sent twice by itself: a script whose answer was lost may have been done. The request
    fails as server/busy, and its sender may repeat it under the same Idempotency-Key.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.redis: Final = _client(settings, settings.redis_timeout_s, _MAX_CONNECTIONS)
        self.waiting: Final = _client(settings, MAX_WAIT_S + settings.redis_timeout_s, MAX_WAITING)
        # The library's own command methods cost more than some commands; it types neither.
        self.call: Final[Callable[..., Any]] = self.redis.execute_command
        self.call_waiting: Final[Callable[..., Any]] = self.waiting.execute_command

    def run(self, script: Script, keys: Sequence[str], args: Sequence[Arg]) -> Any:
        """Return what `script` returns, sending its text only when Redis does not have it."""
        with problems():
            try:
                return self.call("EVALSHA", script.sha, len(keys), *keys, *args)
            except NoScriptError:
                return self.call("EVAL", script.text, len(keys), *keys, *args)

    def close(self) -> None:
        """Close all connections."""
        self.redis.close()
        self.waiting.close()


def _client(settings: Settings, timeout_s: float, most: int) -> redis.Redis:
    return redis.Redis.from_url(
        settings.redis_url,
        protocol=2,
        socket_timeout=timeout_s,
        socket_connect_timeout=settings.redis_timeout_s,
        max_connections=most,
        retry=Retry(NoBackoff(), 0),
    )


@final
class problems:  # noqa: N801 - used like the functions of contextlib, which are slower
    """Turn a Redis that cannot be reached or cannot write into GameProblem server/busy; other failures are bugs and stay."""

    __slots__ = ()

    def __enter__(self) -> None:
        pass

    def __exit__(self, _type: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, (Unreachable, TooSlow, OutOfMemoryError, ReadOnlyError)):
            raise GameProblem(Code.SERVER_BUSY, "The store cannot be reached just now; try again.") from error
