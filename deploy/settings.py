"""What the launcher, gunicorn and the images are told by the environment, beside what `service.config` says."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final

from service.config import BadSettings, yes

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
    """SERENISSIMA_HOST: on which address it listens, 127.0.0.1. Another than a loopback address takes API keys, or SERENISSIMA_OPEN."""
    open_to_all: bool
    """SERENISSIMA_OPEN=yes: listen there also without API keys, where the network is closed by other means: whoever reaches the port may create games."""
    api_processes: int
    """WEB_CONCURRENCY: processes of the API, 2."""
    api_threads: int
    """SERENISSIMA_THREADS: threads of each of them for ordinary requests, 32."""

    @property
    def demands_keys(self) -> bool:
        """Whether others than this machine can reach the API, so that API keys must be there."""
        return not self.open_to_all and not _is_loopback(self.host)

    @property
    def local_address(self) -> str:
        """Host and port under which this machine itself reaches the API."""
        host = _LOOPBACK if self.host in {"", "0.0.0.0", "::"} else self.host  # noqa: S104 - compared, not bound
        return f"[{host}]:{self.port}" if ":" in host else f"{host}:{self.port}"


def deployment_from(environment: Mapping[str, str] = os.environ) -> Deployment:
    """Return the layout that `environment` asks for, or raise BadDeployment."""
    try:
        open_to_all = yes(environment, "SERENISSIMA_OPEN")
    except BadSettings as error:
        raise BadDeployment(str(error)) from error
    return Deployment(
        port=whole(environment, "PORT", 8000, _HIGHEST_PORT),
        host=environment.get("SERENISSIMA_HOST") or _LOOPBACK,
        open_to_all=open_to_all,
        api_processes=whole(environment, "WEB_CONCURRENCY", 2, 256),
        api_threads=whole(environment, "SERENISSIMA_THREADS", 32, 1000),
    )


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        # A name may lead anywhere but for this one.
        return host == "localhost"


def whole(environment: Mapping[str, str], name: str, default: int, highest: int) -> int:
    """Return the whole number from 1 to `highest` in that variable, or raise BadDeployment."""
    text = environment.get(name) or str(default)
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text) <= highest:
        raise BadDeployment(f"{name} must be a whole number from 1 to {highest}, not {text!r}")
    return int(text)
