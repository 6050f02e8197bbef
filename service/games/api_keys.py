"""API keys: who may create games, and whose they are.

As soon as a key is on record, creating games takes one. It stays so when the last key is revoked: only when all of them are
forgotten is the service open again.
"""

import hmac
from dataclasses import dataclass, replace
from typing import Final, final

from service.games.bearer import KEY_PATTERN, new_key, token_hash
from service.games.errors import Code, GameProblem
from service.games.model import ApiKey
from service.games.ports import Clock, Entropy, KeyStore

#: The longest name of a key, in characters.
MAX_KEY_NAME: Final = 40
_ID_PREFIX: Final = "key_"
_ID_DIGITS: Final = 12
#: A key that is not known is looked for at most so often, so that a new one works at once and guesses cost nothing.
_AGAIN_MS: Final = 500


def key_id(key_hash: str) -> str:
    """Return the public id of a key: 48 bits of the hash of 192 random ones give nothing away."""
    return _ID_PREFIX + key_hash[:_ID_DIGITS]


def make_key(store: KeyStore, entropy: Entropy, clock: Clock, name: str) -> tuple[ApiKey, str]:
    """Make a key and return it as stored and in clear: the only time that it can be seen. ValueError for a name that cannot be."""
    if not 1 <= len(name) <= MAX_KEY_NAME or not name.isprintable():
        raise ValueError(f"the name of a key has 1 to {MAX_KEY_NAME} printable characters")
    token = new_key(entropy)
    digest = token_hash(token)
    made = ApiKey(key_id(digest), name, digest, clock.now_ms())
    store.put_api_key(made)
    return made, token


def revoke_key(store: KeyStore, clock: Clock, wanted: str) -> ApiKey | None:
    """Revoke a key by its id and return it; None if there is no such key. A process may know it for API_KEYS_CACHE_S longer."""
    found = next((key for key in store.api_keys() if key.id == wanted), None)
    if found is None or found.revoked_at is not None:
        return found
    revoked = replace(found, revoked_at=clock.now_ms())
    store.put_api_key(revoked)
    return revoked


@dataclass(frozen=True, slots=True)
class _Known:
    """The keys as they were at a moment: whether any is on record, and those in force by their ids."""

    at: int
    any: bool
    valid: dict[str, ApiKey]


@final
class KeyRing:
    """The keys as this process knows them: read again when they are older than `cache_ms`, so that no request pays for it."""

    def __init__(self, store: KeyStore, clock: Clock, cache_ms: int, *, demanded: bool) -> None:
        """`demanded`: creating games takes a key even if none is on record."""
        self._store: Final = store
        self._clock: Final = clock
        self._cache_ms: Final = cache_ms
        self._demanded: Final = demanded
        self._known: _Known | None = None

    def find(self, bearer: str | None) -> ApiKey | None:
        """Return the key that the bearer is, if it is one in force."""
        if bearer is None or KEY_PATTERN.fullmatch(bearer) is None:
            return None
        given = token_hash(bearer)
        return _match(self._fresh(self._cache_ms), given) or _match(self._fresh(_AGAIN_MS), given)

    def owner(self, bearer: str | None) -> str | None:
        """Return the id of the bearer's key, whose the games are that it creates; None where no keys are configured.

        GameProblem auth/missing or auth/unknown_key where keys are configured and the bearer is none.
        """
        if not self.configured:
            return None
        found = self.find(bearer)
        if found is not None:
            return found.id
        if bearer is None:
            raise GameProblem(Code.AUTH_MISSING, "This takes an API key here.")
        raise GameProblem(Code.AUTH_UNKNOWN_KEY, "This takes an API key here; the bearer is none that is in force.")

    @property
    def configured(self) -> bool:
        """Whether creating games takes a key."""
        return self._demanded or self._fresh(self._cache_ms).any

    def _fresh(self, oldest_ms: int) -> _Known:
        now = self._clock.now_ms()
        known = self._known
        if known is None or not 0 <= now - known.at < oldest_ms:
            keys = self._store.api_keys()
            known = self._known = _Known(now, bool(keys), {key.id: key for key in keys if key.revoked_at is None})
        return known


def _match(known: _Known, given: str) -> ApiKey | None:
    # What the look-up by the public id takes says nothing of the rest of the hash.
    found = known.valid.get(key_id(given))
    return found if found is not None and hmac.compare_digest(found.hash, given) else None
