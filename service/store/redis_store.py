"""The whole store over one Redis (or Valkey) of version 6.2 or later: implements Store."""

from typing import final

from service.store.api_keys import RedisApiKeys
from service.store.lists import RedisLists
from service.store.rates import RedisRates
from service.store.suggestions import RedisSuggestions


@final
class RedisStore(RedisLists, RedisSuggestions, RedisApiKeys, RedisRates):
    """Made once per process from the settings: `RedisStore(settings)`. Safe for threads."""
