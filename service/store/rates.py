"""Permits for requests: implements RateStore."""

from service.games.model import Permits
from service.store import keys
from service.store.link import Link
from service.store.scripts import TAKE_PERMITS


class RedisRates(Link):
    """RateStore over Redis."""

    def take_permits(self, bucket: str, wanted: int, quota: int, window_ms: int) -> Permits:
        """See RateStore.take_permits."""
        granted, left, full_ms, next_ms = self.run(TAKE_PERMITS, (keys.rate(bucket),), (wanted, quota, window_ms))
        return Permits(granted, left, full_ms, next_ms)
