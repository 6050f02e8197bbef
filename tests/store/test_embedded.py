import pytest

from service.config import Settings
from service.store import embedded
from service.store.embedded import EmbeddedServer, NoServer, packaged_server, system_server
from service.store.redis_store import RedisStore
from tests.store.made import GAME, commit, new_game


def binaries():
    found = {"packaged": packaged_server(), "system": system_server()}
    return [pytest.param(path, id=name) for name, path in found.items() if path is not None]


@pytest.mark.parametrize("binary", binaries())
def test_a_killed_server_loses_nothing_that_was_answered(tmp_path, binary):
    server = EmbeddedServer(tmp_path, binary=binary)
    server.start()
    store = RedisStore(Settings(server.url))
    try:
        store.create(new_game(due_at=7))
        for n in range(50):
            store.commit(commit(expected=n, entries=(b"%d" % n,), due_at=n, state=b'{"n":%d}' % n))
        before = store.head(GAME)
        server.kill()
        server.start()
        # The same store goes on: broken connections are replaced.
        assert store.head(GAME) == before
        assert before.version == 50
        assert [e.entry for e in store.log(GAME, 0, 100)] == [b"%d" % n for n in range(50)]
        assert [d.version for d in store.due_turns(49, 5)] == [50]
        assert store.commit(commit(expected=50)).outcome == "ok"
    finally:
        store.close()
        server.stop()


def test_the_packaged_server_is_found_where_the_path_has_none(monkeypatch):
    monkeypatch.setenv("PATH", "")
    assert system_server() is None
    assert embedded.find_server() == packaged_server()


def test_no_server_at_all_says_what_to_do(monkeypatch):
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(embedded, "packaged_server", lambda: None)
    with pytest.raises(NoServer, match="REDIS_URL"):
        embedded.find_server()


def test_a_server_that_cannot_start_says_where_its_log_is(tmp_path, redis_server):
    with pytest.raises(NoServer, match=r"redis\.log"):
        EmbeddedServer(tmp_path, redis_server.port).start()


def test_a_folder_has_one_server_at_a_time(tmp_path, monkeypatch):
    monkeypatch.setattr(embedded, "_LOCK_S", 0.0)
    with EmbeddedServer(tmp_path), pytest.raises(NoServer, match="another server uses"):
        EmbeddedServer(tmp_path).start()
    with EmbeddedServer(tmp_path) as again:
        assert again.process.poll() is None


def test_deployments_sync_before_they_answer():
    assert "\nappendfsync always\n" in embedded.CONF.read_text()


def test_it_listens_on_loopback_and_writes_before_it_answers(store):
    assert store.redis.config_get("bind")["bind"] == "127.0.0.1"
    wanted = {"appendonly": "yes", "appendfsync": "no", "maxmemory-policy": "noeviction", "save": ""}
    # One at a time: Redis 6.2 knows no other way.
    assert {name: store.redis.config_get(name)[name] for name in wanted} == wanted
