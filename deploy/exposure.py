"""Whether the API may listen where it is told to: beyond loopback only with API keys."""

from collections.abc import Mapping

from deploy.settings import BadDeployment, Deployment
from service.config import BadSettings, Settings, settings_from
from service.games.errors import GameProblem
from service.games.model import ApiKey
from service.store.redis_store import RedisStore

_HOW = (
    "Make one with `make key NAME=...` (python -m service.keys make NAME), or leave SERENISSIMA_HOST out, "
    "or say SERENISSIMA_OPEN=yes where the network is closed by other means."
)


def keys_configured(environment: Mapping[str, str]) -> bool:
    """Say whether creating games takes an API key, or raise BadDeployment if that cannot be found out."""
    try:
        settings = settings_from(environment)
        return settings.demand_keys or bool(_keys(settings))
    except (BadSettings, GameProblem) as problem:
        raise BadDeployment(f"Whether there are API keys cannot be found out: {problem}") from problem


def check_exposure(deployment: Deployment, settings: Settings) -> None:
    """Raise BadDeployment if others than this machine could create games without a key."""
    if not deployment.demands_keys:
        return
    try:
        usable = any(key.revoked_at is None for key in _keys(settings))
    except GameProblem as problem:
        raise BadDeployment(
            f"SERENISSIMA_HOST={deployment.host} takes API keys, and Redis cannot be asked for them: {problem}"
        ) from problem
    if not usable:
        raise BadDeployment(f"No API keys are configured: the API does not listen on {deployment.host}, beyond this machine. {_HOW}")


def _keys(settings: Settings) -> list[ApiKey]:
    store = RedisStore(settings)
    try:
        return store.api_keys()
    finally:
        store.close()
