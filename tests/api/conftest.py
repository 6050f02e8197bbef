"""The application over a real Redis, and games to ask it about. The application is made once; Redis is empty before each test."""

from collections.abc import Iterator

import pytest
from flask import Flask

from service.app import create_app
from service.config import Settings
from service.games.games import Games
from service.games.system import NoQueue, SystemClock, SystemEntropy
from service.rulesets.catalogue import REGISTRY
from service.store.embedded import EmbeddedServer
from service.store.redis_store import RedisStore
from tests.api.contract import ContractClient
from tests.api.table import Table, table


@pytest.fixture(scope="session")
def games(redis_server: EmbeddedServer) -> Iterator[Games]:
    settings = Settings(redis_server.url)
    store = RedisStore(settings)
    yield Games(REGISTRY, store, NoQueue(), SystemEntropy(), SystemClock(), settings)
    store.close()


@pytest.fixture(scope="session")
def app(games: Games) -> Flask:
    made = create_app(REGISTRY, games, lambda: (True, 1))
    made.test_client_class = ContractClient
    return made


@pytest.fixture
def client(app: Flask, redis_url: str) -> ContractClient:  # noqa: ARG001 - empties Redis
    made = app.test_client()
    assert isinstance(made, ContractClient)
    return made


@pytest.fixture
def gondola(client: ContractClient) -> Table:
    return table(client)
