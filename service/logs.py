"""The log: one line per thing that happened, as JSON for machines or as text for a terminal, to standard error.

A line has `time`, `level`, `part` (api, worker, launcher), `pid` and `event`, and what else there is to say by name. Lines never hold a token, a secret, an
Idempotency-Key, or anything of a game that somebody may not see: whoever writes a line names ids, counts, codes and rulesets, no contents. What
libraries and exceptions say is masked wherever it looks like a token or a secret.

| variable | meaning | default |
|---|---|---|
| SERENISSIMA_LOG_LEVEL | `debug`, `info` (every request), `warning` or `error` | info |
| SERENISSIMA_LOG_FORMAT | `json` or `text` | text on a terminal, else json |
"""

import logging
import os
import re
import sys
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Final, final

import orjson

from service.config import BadSettings

Write = Callable[[bytes], object]

_LEVELS: Final = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
_NAMES: Final = {level: name for name, level in _LEVELS.items()}
_FORMATS: Final = ("json", "text")
#: What every LogRecord has; the rest is what the caller named in `extra`.
_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
#: Tokens (`seat_…`, `host_…`, API keys), what follows "Bearer", and 256 bits in hexadecimal digits.
_SECRETS: Final = re.compile(rb"\b([a-z]{2,12}_)[A-Za-z0-9_-]{16,}|([Bb]earer +)[^\s\"\\]+|\b()[0-9a-f]{64}\b")
_STANDARD_ERROR: Final = 2


@final
class Journal:
    """Writes the lines of one part of the service; each by one call of `write`, so that processes do not mix theirs."""

    def __init__(self, part: str, write: Write, level: int = logging.INFO, *, text: bool = False) -> None:
        self.level: Final = level
        self._part: Final = part
        self._write: Final = write
        self.text: Final = text

    def tells(self, level: int) -> bool:
        """Say whether lines of that level are written."""
        return level >= self.level

    def tell(self, level: int, event: str, fields: Mapping[str, object]) -> None:
        """Write a line whose fields the caller knows to hold nothing secret."""
        if level >= self.level:
            self._write(self._line(level, event, fields))

    def tell_masked(self, level: int, event: str, fields: Mapping[str, object]) -> None:
        """Write a line, with everything masked that looks like a token or a secret."""
        if level >= self.level:
            self._write(_SECRETS.sub(rb"\1\2\3***", self._line(level, event, fields)))

    def _line(self, level: int, event: str, fields: Mapping[str, object]) -> bytes:
        now, name = datetime.now(UTC), _NAMES.get(level, "error")
        if self.text:
            said = "".join(f" {key}={value}" for key, value in fields.items())
            return f"{now:%H:%M:%S}.{now.microsecond // 1000:03d} {self._part} {os.getpid()} {name.upper()} {event}{said}\n".encode()
        line = {"time": now, "level": name, "part": self._part, "pid": os.getpid(), "event": event, **fields}
        return orjson.dumps(line, str, orjson.OPT_UTC_Z | orjson.OPT_APPEND_NEWLINE | orjson.OPT_NON_STR_KEYS)


@final
class JournalHandler(logging.Handler):
    """Makes lines of what is logged by Python's logging: the message is the event, what is named in `extra` the fields."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(journal.level)
        self._journal: Final = journal

    def emit(self, record: logging.LogRecord) -> None:
        """Write the line of `record`."""
        try:
            fields = {key: value for key, value in vars(record).items() if key not in _OWN}
            if record.exc_info:
                fields["error"] = logging.Formatter().formatException(record.exc_info)
            self._journal.tell_masked(record.levelno, record.getMessage(), {"logger": record.name, **fields})
        except Exception:  # noqa: BLE001 - a fault in a message must not stop what it is about; what it says may hold anything
            self._journal.tell(logging.ERROR, "unreadable line", {"logger": record.name, "at": f"{record.module}:{record.lineno}"})


def journal_from(part: str, environment: Mapping[str, str] = os.environ) -> Journal:
    """Return the journal of that part as `environment` wants it, on standard error; BadSettings for a value that cannot be used."""
    level = environment.get("SERENISSIMA_LOG_LEVEL") or "info"
    form = environment.get("SERENISSIMA_LOG_FORMAT") or ("text" if sys.stderr.isatty() else "json")
    if level not in _LEVELS:
        raise BadSettings(f"SERENISSIMA_LOG_LEVEL must be one of {', '.join(_LEVELS)}, not {level!r}")
    if form not in _FORMATS:
        raise BadSettings(f"SERENISSIMA_LOG_FORMAT must be one of {', '.join(_FORMATS)}, not {form!r}")
    return Journal(part, partial(os.write, _STANDARD_ERROR), _LEVELS[level], text=form == "text")


def install(journal: Journal) -> None:
    """Send everything that is logged in this process to `journal`."""
    root = logging.getLogger()
    for handler in list(root.handlers):
        root.removeHandler(handler)
    root.addHandler(JournalHandler(journal))
    root.setLevel(journal.level)
