"""Settings: read from the environment once, when a process starts; a wrong value stops it with a clear message."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Final

_DAY: Final = 24 * 3600
_ORIGIN: Final = re.compile(r"https?://([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:]+\])(:[1-9][0-9]{0,4})?", re.ASCII)


class BadSettings(ValueError):
    """An environment variable is missing or has a value that cannot be used."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be configured. Each member names its environment variable."""

    redis_url: str
    """REDIS_URL: where Redis (6.2 or later) or Valkey is, like redis://127.0.0.1:6379/0. No default."""
    demand_keys: bool = False
    """DEMAND_KEYS=yes: creating games takes an API key also while there is none. The deployment says so itself when it listens beyond loopback."""
    api_keys_cache_s: float = 5.0
    """API_KEYS_CACHE_S: how long a process goes on with the API keys that it knows: a revoked key may be used for so long."""
    rate_limits: bool = False
    """RATE_LIMITS=yes or no: whether requests are limited. Left out: as DEMAND_KEYS, so not on loopback."""
    rate_per_key: int = 6000
    """RATE_PER_KEY: how many requests an API key may make in a minute, over all processes."""
    rate_per_address: int = 1200
    """RATE_PER_ADDRESS: how many requests without an API key an address (of IPv6 a /64) may make in a minute, over all processes."""
    trusted_proxies: tuple[str, ...] = ()
    """TRUSTED_PROXIES: addresses or networks of our own proxies, separated by commas: only what they say in X-Forwarded-For is believed."""
    cors_origins: tuple[str, ...] = ()
    """CORS_ORIGINS: origins, like https://app.example, separated by commas, whose pages may call the API from a browser. None by default."""
    redis_timeout_s: float = 5.0
    """REDIS_TIMEOUT_S: how long to wait for an answer of Redis before the request fails as server/busy."""
    idle_game_s: int = 30 * _DAY
    """IDLE_GAME_S: an active game expires when nobody decided for so long."""
    finished_game_s: int = 7 * _DAY
    """FINISHED_GAME_S: a finished game expires so long after its end."""
    idempotency_s: int = _DAY
    """IDEMPOTENCY_S: how long the answer to an Idempotency-Key is kept."""
    suggestion_s: int = 3600
    """SUGGESTION_S: how long a suggestion is kept."""
    suggestions_per_seat: int = 4
    """SUGGESTIONS_PER_SEAT: how many suggestions a seat may have in flight at once."""
    suggestions_per_key: int = 32
    """SUGGESTIONS_PER_KEY: how many suggestions all games of an API key may have in flight at once."""
    polls_per_process: int = 128
    """POLLS_PER_PROCESS: how many long polls may wait at once in a process of the API, each with a thread of its own."""
    streams_per_process: int = 256
    """STREAMS_PER_PROCESS: how many listeners to event streams a process of the API serves at once, each with a thread of its own."""
    ai_deadline_s: float = 5.0
    """AI_DEADLINE_S: a due AI turn that no worker has taken up for so long is given to another worker."""


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings of `environment`, or raise BadSettings."""
    url = environment.get("REDIS_URL", "")
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise BadSettings(f"REDIS_URL must be like redis://127.0.0.1:6379/0, not {url!r}")
    default = Settings(url)
    demand_keys = yes(environment, "DEMAND_KEYS")
    return Settings(
        redis_url=url,
        demand_keys=demand_keys,
        rate_limits=_yes_or_no(environment, "RATE_LIMITS", demand_keys),
        rate_per_key=_whole(environment, "RATE_PER_KEY", default.rate_per_key),
        rate_per_address=_whole(environment, "RATE_PER_ADDRESS", default.rate_per_address),
        trusted_proxies=_networks(environment, "TRUSTED_PROXIES"),
        cors_origins=_origins(environment, "CORS_ORIGINS"),
        api_keys_cache_s=_number(environment, "API_KEYS_CACHE_S", default.api_keys_cache_s),
        redis_timeout_s=_number(environment, "REDIS_TIMEOUT_S", default.redis_timeout_s),
        idle_game_s=_whole(environment, "IDLE_GAME_S", default.idle_game_s),
        finished_game_s=_whole(environment, "FINISHED_GAME_S", default.finished_game_s),
        idempotency_s=_whole(environment, "IDEMPOTENCY_S", default.idempotency_s),
        suggestion_s=_whole(environment, "SUGGESTION_S", default.suggestion_s),
        suggestions_per_seat=_whole(environment, "SUGGESTIONS_PER_SEAT", default.suggestions_per_seat),
        suggestions_per_key=_whole(environment, "SUGGESTIONS_PER_KEY", default.suggestions_per_key),
        polls_per_process=_whole(environment, "POLLS_PER_PROCESS", default.polls_per_process),
        streams_per_process=_whole(environment, "STREAMS_PER_PROCESS", default.streams_per_process),
        ai_deadline_s=_number(environment, "AI_DEADLINE_S", default.ai_deadline_s),
    )


def yes(environment: Mapping[str, str], name: str) -> bool:
    """Return whether that variable says `yes`, or raise BadSettings if it says anything else."""
    text = environment.get(name, "")
    if text not in {"", "yes"}:
        raise BadSettings(f"{name} must be yes or left out, not {text!r}")
    return text == "yes"


def _yes_or_no(environment: Mapping[str, str], name: str, default: bool) -> bool:
    text = environment.get(name, "")
    if text not in {"", "yes", "no"}:
        raise BadSettings(f"{name} must be yes, no or left out, not {text!r}")
    return text == "yes" if text else default


def _networks(environment: Mapping[str, str], name: str) -> tuple[str, ...]:
    try:
        return tuple(str(ip_network(part)) for part in _list(environment, name))
    except ValueError as error:
        raise BadSettings(f"{name} must be addresses or networks separated by commas: {error}") from error


def _origins(environment: Mapping[str, str], name: str) -> tuple[str, ...]:
    given = _list(environment, name)
    for origin in given:
        # As browsers write them: whoever writes otherwise would wait in vain for a match.
        if not _ORIGIN.fullmatch(origin):
            raise BadSettings(f"{name} must be origins like https://app.example:8443, in lower case and without a path, not {origin!r}")
    return given


def _list(environment: Mapping[str, str], name: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in environment.get(name, "").split(",") if part.strip())


def _whole(environment: Mapping[str, str], name: str, default: int) -> int:
    text = environment.get(name, str(default))
    if not (text.isascii() and text.isdigit()) or int(text) < 1:
        raise BadSettings(f"{name} must be a whole number from 1, not {text!r}")
    return int(text)


def _number(environment: Mapping[str, str], name: str, default: float) -> float:
    text = environment.get(name, str(default))
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.0 < value < 1e9:
        raise BadSettings(f"{name} must be a positive number, not {text!r}")
    return value
