"""The SDK's stream: taken up again where it broke off, ended by the end."""

import threading

import pytest
from serenissima import Client, Happened, Look, errors, events
from serenissima._generated.models import Game
from werkzeug.serving import make_server

from service.app import create_app
from service.config import Settings
from service.games.games import Games
from service.games.system import NoQueue, SystemClock, SystemEntropy
from service.rulesets.catalogue import REGISTRY
from service.store.redis_store import RedisStore
from tests.games.table import Table
from tests.sdk.fake_service import Answer, FakeService

ALIVE = b"retry: 1000\n\n: alive\n\n"


def entry(version):
    data = f'{{"ruleset":"gondola","version":{version},"at":"2026-01-01T00:00:00Z","kind":"undo","seat":0,'
    return f'id: {version}\nevent: decision\ndata: {data}"undone":1,"became":null,"action":null,"draws":[],"english":null,"events":[]}}\n\n'.encode()


END = b'id: 3\nevent: end\ndata: {"version":3}\n\n'


@pytest.fixture
def service():
    made = []

    def make(*answers, **client):
        fake = FakeService(*answers)
        caller = Client(fake.url, "seat_x", **client)
        made.append((fake, caller))
        return fake, caller

    yield make
    for fake, caller in made:
        caller.close()
        fake.close()


def versions(found):
    return [item.entry.version for item in found]


def test_a_broken_stream_is_taken_up_again_behind_what_was_told(service, monkeypatch):
    monkeypatch.setattr("serenissima._transport.time.sleep", lambda _: None)
    cut = entry(3)[:20]
    fake, client = service(
        Answer(body=ALIVE + entry(2) + cut),
        Answer(hang_up=True),
        Answer(503, {"code": "stream/too_many"}),
        Answer(body=ALIVE + entry(3) + END),
    )
    assert versions(events(client, "g", after=1)) == [2, 3]
    assert [path for _, path, _, _ in fake.requests] == ["/v1/games/g/events?after=1"] + ["/v1/games/g/events?after=2"] * 3
    assert fake.requests[0][2]["Authorization"] == "Bearer seat_x"


def test_a_finished_game_that_is_known_has_no_stream(service):
    _, client = service(Answer(204, b""))
    assert list(events(client, "g", after=7)) == []


def test_a_service_that_stays_away_is_given_up(service, monkeypatch):
    monkeypatch.setattr("serenissima._transport.time.sleep", lambda _: None)
    fake, client = service(Answer(hang_up=True), max_retries=2)
    with pytest.raises(errors.ConnectionFailed):
        list(events(client, "g"))
    assert len(fake.requests) == 3


def test_a_refusal_is_raised(service):
    _, client = service(Answer(404, {"code": "game/not_found", "detail": "no"}))
    with pytest.raises(errors.NotFound):
        list(events(client, "g"))


def test_a_game_is_followed_to_its_end_over_the_real_service(redis_url):
    settings = Settings(redis_url)
    store = RedisStore(settings)
    games = Games(REGISTRY, store, NoQueue(), SystemEntropy(), SystemClock(), settings)
    server = make_server("127.0.0.1", 0, create_app(REGISTRY, games, lambda: (True, 0)), threaded=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    table = Table(games)
    player = threading.Thread(target=table.play)
    with Client(f"http://127.0.0.1:{server.server_port}", table.tokens[0]) as client:
        found = events(client, table.id)
        first = next(found)
        player.start()
        told = list(found)
        player.join()
    server.shutdown()
    server.server_close()
    store.close()
    assert isinstance(first, Look)
    assert isinstance(first.game, Game)
    assert not first.missed
    assert all(isinstance(item, Happened) for item in told)
    assert versions(told) == list(range(1, table_version(games, table) + 1))


def table_version(games, table):
    return games.look(table.id, table.host).version
