"""The command that makes, lists and revokes API keys."""

import re

import pytest

from service import keys
from service.games.api_keys import KeyRing
from service.games.system import SystemClock
from service.store.embedded import EmbeddedServer, running_url


@pytest.fixture
def run(redis_url, monkeypatch, capsys):
    """Run the command; return its exit code, output and messages."""
    monkeypatch.setenv("REDIS_URL", redis_url)

    def call(*arguments):
        code = keys.main(list(arguments))
        told = capsys.readouterr()
        return code, told.out, told.err

    return call


def test_a_key_is_shown_once_on_standard_output(run, store):
    code, token, told = run("make", "Ann")
    assert code == 0
    assert re.fullmatch(r"serenissima_[0-9a-f]{56}\n", token)
    assert token.strip() not in told
    key = KeyRing(store, SystemClock(), 1000, demanded=False).find(token.strip())
    assert key.name == "Ann"
    listed = run("list")[1]
    assert listed.startswith(f"{key.id}  made ")
    assert listed.endswith("in force  Ann\n")
    assert token.strip() not in listed
    assert key.hash not in listed


def test_a_key_is_revoked_and_then_forgotten(run, store):
    run("make", "Ann")
    key_id = store.api_keys()[0].id
    assert run("forget", key_id)[0] == 1
    assert run("revoke", key_id)[0] == 0
    assert "revoked 2" in run("list")[1]
    assert "creating games takes none" in run("forget", key_id)[2]
    assert run("list")[1] == ""


def test_what_cannot_be_done_is_said(run):
    assert run("make", "") == (1, "", "the name of a key has 1 to 40 printable characters\n")
    assert run("revoke", "key_none") == (1, "", "there is no key key_none\n")
    assert run("forget", "key_none") == (1, "", "there is no revoked key key_none\n")


def test_a_redis_out_of_reach_is_said(monkeypatch, capsys):
    monkeypatch.setenv("REDIS_URL", "redis://127.0.0.1:1/0")
    assert keys.main(["list"]) == 1
    assert "cannot be reached" in capsys.readouterr().err


def test_without_redis_url_the_keys_are_those_of_make_run(tmp_path, monkeypatch, capsys):
    monkeypatch.delenv("REDIS_URL", raising=False)
    monkeypatch.setenv("SERENISSIMA_DATA", str(tmp_path))
    # Nothing runs: a server is started for the moment.
    assert keys.main(["make", "Ann"]) == 0
    assert running_url(tmp_path) is None
    with EmbeddedServer(tmp_path) as server:
        assert running_url(tmp_path) == server.url
        capsys.readouterr()
        assert keys.main(["list"]) == 0
    assert capsys.readouterr().out.endswith("Ann\n")
