"""JSON to bytes and back."""

from datetime import UTC, datetime
from functools import lru_cache

import orjson


def dumps(value: object) -> bytes:
    """Return `value` as JSON; TypeError for what JSON cannot hold (lone surrogates, integers beyond 64 bits)."""
    return orjson.dumps(value)


def canonical(value: object) -> bytes:
    """Return `value` as JSON with sorted keys: equal values give equal bytes."""
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)


def loads(data: bytes) -> dict[str, object]:
    """Return the object that `data`, which we wrote ourselves, holds."""
    value: dict[str, object] = orjson.loads(data)
    return value


def timestamp(ms: int) -> str:
    """Return the time in RFC 3339, like 2026-01-31T12:00:00.000Z."""
    seconds, rest = divmod(ms, 1000)
    return f"{_second(seconds)}.{rest:03d}Z"


@lru_cache(maxsize=1024)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).replace(tzinfo=None).isoformat(timespec="seconds")
