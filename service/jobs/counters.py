"""What workers and sweepers count, for the metrics: sums over all processes since the store began.

| member of `sn:counts`        | counts                                                                        |
|------------------------------|-------------------------------------------------------------------------------|
| `decisions:<ruleset>`        | decisions of AI seats                                                         |
| `overdue:<queue>`            | turns and suggestions that the sweeper brought back                           |
| `failed:<queue>`             | attempts that ended in an exception (its reason is in the log)                |
| `lowered:<level>`            | turns played below the seat's level, at this one, since they were tried before |
| `suggestions:<status>`       | suggestions that ended, by how they ended                                     |
"""

import logging
from enum import StrEnum
from typing import Final, cast, final

from redis import RedisError

from service.config import Settings
from service.jobs.queues import jobs_connection

log = logging.getLogger(__name__)

KEY: Final = "sn:counts"


class Counted(StrEnum):
    """What is counted; each has a label (see the table above)."""

    DECISIONS = "decisions"
    OVERDUE = "overdue"
    FAILED = "failed"
    LOWERED = "lowered"
    SUGGESTIONS = "suggestions"


@final
class Counters:
    """Made once per process; safe for threads."""

    def __init__(self, settings: Settings) -> None:
        self._connection: Final = jobs_connection(settings)

    def count(self, what: Counted, label: str, n: int = 1) -> None:
        """Add `n`. What cannot be counted is not worth a failure."""
        try:
            self._connection.hincrby(KEY, f"{what}:{label}", n)
        except RedisError as error:
            log.warning("%s:%s was not counted: %s", what, label, error)

    def read(self) -> dict[tuple[str, str], int]:
        """Return the sums by what and label. RedisError when Redis cannot be reached."""
        sums: dict[tuple[str, str], int] = {}
        for member, total in sorted(cast("dict[bytes, bytes]", self._connection.hgetall(KEY)).items()):
            what, _, label = member.decode().partition(":")
            sums[what, label] = int(total)
        return sums
