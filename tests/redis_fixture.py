"""A real server for the tests that need one: started once, emptied before each test."""

from collections.abc import Iterator

import pytest
import redis

from service.config import Settings
from service.store.embedded import EmbeddedServer
from service.store.redis_store import RedisStore


@pytest.fixture(scope="session")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EmbeddedServer]:
    with EmbeddedServer(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture
def redis_url(redis_server: EmbeddedServer) -> str:
    with redis.Redis.from_url(redis_server.url) as client:
        client.flushall()
    return redis_server.url


@pytest.fixture
def settings(redis_url: str) -> Settings:
    return Settings(redis_url)


@pytest.fixture
def store(settings: Settings) -> Iterator[RedisStore]:
    made = RedisStore(settings)
    yield made
    made.close()
