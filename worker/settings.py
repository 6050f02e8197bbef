"""The settings of the worker's own processes; where the games are, says `service.config`."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from service.config import BadSettings
from service.jobs.queues import ADVICE, QUEUES, TURNS

_MIB: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class WorkerSettings:
    """Read once. Each member names its environment variable."""

    thinkers: int = 2
    """SERENISSIMA_WORKERS: processes that think, each on one core."""
    memory_mib: int = 1024
    """SERENISSIMA_WORKER_MEMORY_MB: a thinker that uses more is ended and replaced."""

    @property
    def memory_bytes(self) -> int:
        """The limit of memory in bytes."""
        return self.memory_mib * _MIB

    @property
    def tasks(self) -> list[tuple[str, ...]]:
        """The queues of each thinker.

        Of two or more, the last takes turns only, so that advice never keeps a table waiting; of three or more, the last but one
        leaves long thinking alone, so that it never keeps short advice waiting.
        """
        tasks: list[tuple[str, ...]] = [QUEUES] * self.thinkers
        if self.thinkers >= 2:
            tasks[-1] = (TURNS,)
        if self.thinkers >= 3:
            tasks[-2] = (TURNS, ADVICE)
        return tasks


def worker_settings_from(environment: Mapping[str, str] = os.environ) -> WorkerSettings:
    """Return the settings of `environment`, or raise BadSettings."""
    default = WorkerSettings()
    return WorkerSettings(
        thinkers=_whole(environment, "SERENISSIMA_WORKERS", default.thinkers, 256),
        memory_mib=_whole(environment, "SERENISSIMA_WORKER_MEMORY_MB", default.memory_mib, 1 << 20),
    )


def _whole(environment: Mapping[str, str], name: str, default: int, most: int) -> int:
    text = environment.get(name) or str(default)
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text) <= most:
        raise BadSettings(f"{name} must be a whole number from 1 to {most}, not {text!r}")
    return int(text)
