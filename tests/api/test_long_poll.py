"""Long polls are bounded, and what does not wait is not concerned."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Event

import pytest

from service.app import create_app
from service.config import Settings
from service.games.games import Games
from service.games.system import NoQueue, SystemClock, SystemEntropy
from service.rulesets.catalogue import REGISTRY
from service.store.redis_store import RedisStore
from tests.api.contract import ContractClient
from tests.api.table import Table, table


@pytest.fixture
def game(store: RedisStore, settings: Settings) -> Table:
    """A game in a process in which one long poll may wait."""
    games = Games(REGISTRY, store, NoQueue(), SystemEntropy(), SystemClock(), replace(settings, polls_per_process=1))
    app = create_app(REGISTRY, games, lambda: (True, 1))
    app.test_client_class = ContractClient
    client = app.test_client()
    assert isinstance(client, ContractClient)
    return table(client)


def test_one_more_than_may_wait_is_refused_and_others_are_served(game: Table, store: RedisStore, monkeypatch: pytest.MonkeyPatch) -> None:
    waits, news, wait = Event(), Event(), store.wait

    def tell(game_id: str, after: int, seconds: float) -> None:
        waits.set()
        assert news.wait(20)
        wait(game_id, after, seconds)

    monkeypatch.setattr(store, "wait", tell)
    seat, poll = game.seat(0), f"{game.path}?after=0&wait=20"
    with ThreadPoolExecutor(1) as pool:
        # A client of its own: they are not safe for threads.
        first = pool.submit(game.client.application.test_client().get, poll, headers=seat)
        assert waits.wait(20)
        refused = game.client.get(poll, headers=seat)
        assert (refused.status_code, refused.json["code"], refused.json["limit"]) == (503, "poll/too_many", 1)
        assert refused.headers["Retry-After"] == "2"
        # Neither what asks for no news nor what has them already waits.
        assert game.client.get(game.path, headers=seat).status_code == 200
        to_act = game.to_act
        assert game.act(to_act, game.legal(to_act)[0]["action"]).status_code == 200
        assert game.client.get(poll, headers=seat).json["version"] == 1
        news.set()
        assert first.result(20).json["version"] == 1
    assert game.client.get(f"{game.path}?after=1&wait=0.01", headers=seat).status_code == 200
