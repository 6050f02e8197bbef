"""API keys over HTTP."""

from dataclasses import replace

import pytest

from service.app import create_app
from service.config import Settings
from service.games.api_keys import make_key, revoke_key
from service.games.games import Games
from service.games.system import NoQueue, SystemClock, SystemEntropy
from service.rulesets.catalogue import REGISTRY
from service.store.redis_store import RedisStore
from tests.api.contract import ContractClient

BODY = {"ruleset": "gondola", "seats": [{"kind": "human"}, {"kind": "human"}]}


@pytest.fixture
def client(store: RedisStore, settings: Settings) -> ContractClient:
    """A client of an application that asks for the keys anew at each request."""
    games = Games(REGISTRY, store, NoQueue(), SystemEntropy(), SystemClock(), replace(settings, api_keys_cache_s=0.001))
    app = create_app(REGISTRY, games, lambda: (True, 1))
    app.test_client_class = ContractClient
    made = app.test_client()
    assert isinstance(made, ContractClient)
    return made


def test_creating_takes_a_key_in_force(client: ContractClient, store: RedisStore) -> None:
    assert client.post("/v1/games", json=BODY).status_code == 201
    key, token = make_key(store, SystemEntropy(), SystemClock(), "Ann")
    bearer = {"Authorization": f"Bearer {token}"}
    missing = client.post("/v1/games", json=BODY)
    while missing.status_code == 201:
        missing = client.post("/v1/games", json=BODY)
    assert (missing.status_code, missing.json["code"]) == (401, "auth/missing")
    assert missing.headers["WWW-Authenticate"] == "Bearer"
    assert client.post("/v1/games", json=BODY, headers=bearer).status_code == 201

    revoke_key(store, SystemClock(), key.id)
    unknown = client.post("/v1/games", json=BODY, headers=bearer)
    while unknown.status_code == 201:
        unknown = client.post("/v1/games", json=BODY, headers=bearer)
    assert (unknown.status_code, unknown.json["code"]) == (401, "auth/unknown_key")
    assert unknown.headers["WWW-Authenticate"] == 'Bearer error="invalid_token"'
    assert token not in unknown.text
