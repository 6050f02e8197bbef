"""Redis goes away in the middle of a game, and comes back."""

import pytest

from service.config import Settings
from service.games.errors import Code
from service.store.embedded import EmbeddedServer
from service.store.redis_store import RedisStore
from tests.games.table import Table, made


@pytest.fixture
def server(tmp_path):
    with EmbeddedServer(tmp_path) as started:
        yield started


def test_a_killed_store_is_busy_and_then_goes_on_where_it_was(server, refused):
    settings = Settings(server.url, redis_timeout_s=2)
    store = RedisStore(settings)
    games = made(store, settings)
    table = Table(games)
    table.play(3)
    token, action = table.mover, table.actions()[0]
    last = games.look(table.id, token)
    server.kill()
    for _ in range(2):
        assert refused(games.act, table.id, token, [action], 3, "k").code == Code.SERVER_BUSY
        assert refused(games.look, table.id, token).code == Code.SERVER_BUSY
    server.start()
    assert games.look(table.id, token).body == last.body
    done = games.act(table.id, token, [action], 3, "k")
    server.kill()
    server.start()
    # Another process, after another crash: the decision and the answer to its key are still there.
    other = made(RedisStore(settings), settings)
    assert other.act(table.id, token, [action], 3, "k").body == done.body
    assert other.look(table.id, token).version == 4
    other.context.store.close()
    store.close()
