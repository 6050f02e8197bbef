"""What the launcher, gunicorn and the images are told by the environment, beside what `service.config` says."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

_LOOPBACK: Final = "127.0.0.1"
_HIGHEST_PORT: Final = 65535


class BadDeployment(ValueError):
    """An environment variable has a value that cannot be used."""


@dataclass(frozen=True, slots=True)
class Deployment:
    """How the parts are laid out. Each member names its environment variable."""

    port: int
    """PORT: where the API listens, 8000."""
    host: str
    """SERENISSIMA_HOST: on which address it listens. Ignored without SERENISSIMA_OPEN: then it is always 127.0.0.1."""
    open_to_all: bool
    """SERENISSIMA_OPEN=yes: there are no API keys, and whoever reaches the port may create games. Say so only in a closed network."""
    api_processes: int
    """WEB_CONCURRENCY: processes of the API, 2."""
    api_threads: int
    """SERENISSIMA_THREADS: threads of each of them, 32. A long poll holds one."""

    @property
    def local_address(self) -> str:
        """Host and port under which this machine itself reaches the API."""
        host = _LOOPBACK if self.host in {"", "0.0.0.0", "::"} else self.host  # noqa: S104 - compared, not bound
        return f"[{host}]:{self.port}" if ":" in host else f"{host}:{self.port}"


def deployment_from(environment: Mapping[str, str] = os.environ) -> Deployment:
    """Return the layout that `environment` asks for, or raise BadDeployment."""
    said = environment.get("SERENISSIMA_OPEN", "")
    if said not in {"", "yes"}:
        raise BadDeployment(f"SERENISSIMA_OPEN must be yes or left out, not {said!r}")
    open_to_all = said == "yes"
    return Deployment(
        port=whole(environment, "PORT", 8000, _HIGHEST_PORT),
        host=environment.get("SERENISSIMA_HOST") or _LOOPBACK if open_to_all else _LOOPBACK,
        open_to_all=open_to_all,
        api_processes=whole(environment, "WEB_CONCURRENCY", 2, 256),
        api_threads=whole(environment, "SERENISSIMA_THREADS", 32, 1000),
    )


def whole(environment: Mapping[str, str], name: str, default: int, highest: int) -> int:
    """Return the whole number from 1 to `highest` in that variable, or raise BadDeployment."""
    text = environment.get(name) or str(default)
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text) <= highest:
        raise BadDeployment(f"{name} must be a whole number from 1 to {highest}, not {text!r}")
    return int(text)
