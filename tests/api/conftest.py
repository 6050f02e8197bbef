"""The application over a real Redis, and games to ask it about."""

import pytest
from flask import Flask

from service.app import create_app
from service.config import Settings
from service.games.games import Games
from service.games.system import NoQueue, SystemClock, SystemEntropy
from service.rulesets.catalogue import REGISTRY
from service.store.redis_store import RedisStore
from tests.api.contract import ContractClient
from tests.api.table import Table, table


@pytest.fixture
def games(settings: Settings, store: RedisStore) -> Games:
    return Games(REGISTRY, store, NoQueue(), SystemEntropy(), SystemClock(), settings)


@pytest.fixture
def app(games: Games) -> Flask:
    made = create_app(REGISTRY, games, lambda: (True, 1))
    made.test_client_class = ContractClient
    return made


@pytest.fixture
def client(app: Flask) -> ContractClient:
    made = app.test_client()
    assert isinstance(made, ContractClient)
    return made


@pytest.fixture
def gondola(client: ContractClient) -> Table:
    return table(client)
