"""API keys: implements KeyStore."""

import orjson

from service.games.model import ApiKey
from service.store import keys
from service.store.link import Link, problems


class RedisApiKeys(Link):
    """KeyStore over Redis."""

    def api_keys(self) -> list[ApiKey]:
        """See KeyStore.api_keys."""
        with problems():
            stored: dict[bytes, bytes] = self.call("HGETALL", keys.API_KEYS)
        found = [ApiKey(key_id.decode(), *orjson.loads(members)) for key_id, members in stored.items()]
        return sorted(found, key=lambda key: (key.created_at, key.id))

    def put_api_key(self, key: ApiKey) -> None:
        """See KeyStore.put_api_key."""
        members = orjson.dumps([key.name, key.hash, key.created_at, key.revoked_at])
        with problems():
            self.call("HSET", keys.API_KEYS, key.id, members)

    def forget_api_key(self, key_id: str) -> None:
        """See KeyStore.forget_api_key."""
        with problems():
            self.call("HDEL", keys.API_KEYS, key_id)
