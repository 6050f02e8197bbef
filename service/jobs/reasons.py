"""Why an AI's attempts at a decision failed: for the attempt that plays a lower level in the end, and has to say why.

| key           | type   | holds                                       | TTL         |
|---------------|--------|---------------------------------------------|-------------|
| sn:why:<game> | string | the kind of the last failure, like `MemoryError` | TTL_SECONDS |
"""

import logging
from typing import Final, Protocol, cast, final

from redis import RedisError

from service.config import Settings
from service.jobs.queues import jobs_connection

log = logging.getLogger(__name__)

#: Another attempt comes sooner than this.
TTL_SECONDS: Final = 600
#: No attempt failed: none came to anything in time.
OVERDUE: Final = "overdue"


class Reasons(Protocol):
    """Keeps the reasons."""

    def note(self, game_id: str, reason: str) -> None:
        """Keep the reason of an attempt that failed."""
        ...

    def of(self, game_id: str) -> str:
        """Return the last reason that was kept for the game, or OVERDUE."""
        ...


@final
class RedisReasons:
    """Implements Reasons. Without Redis nothing is kept and nothing known, which is no failure."""

    def __init__(self, settings: Settings) -> None:
        self._connection: Final = jobs_connection(settings)

    def note(self, game_id: str, reason: str) -> None:
        """See Reasons.note."""
        try:
            self._connection.set(f"sn:why:{game_id}", reason, ex=TTL_SECONDS)
        except RedisError as error:
            log.warning("the reason of a failure was not kept: %s", error)

    def of(self, game_id: str) -> str:
        """See Reasons.of."""
        try:
            found = cast("bytes | None", self._connection.get(f"sn:why:{game_id}"))
        except RedisError:
            return OVERDUE
        return OVERDUE if found is None else found.decode()


@final
class NoReasons:
    """Keeps nothing."""

    def note(self, game_id: str, reason: str) -> None:
        """Do nothing."""

    def of(self, game_id: str) -> str:
        """Return OVERDUE."""
        return OVERDUE
