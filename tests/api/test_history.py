"""History over HTTP: every answer is also held against the document by the client."""

import json
from dataclasses import replace
from typing import Any

import pytest

from service.app import create_app
from service.games.games import Games
from service.rulesets.catalogue import REGISTRY
from tests.api.contract import ContractClient, validate
from tests.api.table import Table, table


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_history_of_every_game(client: ContractClient, ruleset: str) -> None:
    game = table(client, ruleset, seed="a history")
    for step in range(12):
        seat = game.to_act
        legal = game.legal(seat)
        game.act(seat, legal[step * 7 % len(legal)]["action"])
    for n in game.tokens:
        page = client.get(f"{game.path}/history?after=0&limit=7", headers=game.seat(n)).json
        assert [e["version"] for e in page["entries"]] == list(range(1, 8))
        assert page["next_after"] == 7
    whole = client.get(f"{game.path}/history", headers=game.seat(0)).json["entries"]
    assert (whole[0]["kind"], whole[0]["seat"], whole[0]["action"]) == ("setup", None, None)


def test_events_are_server_sent_events(gondola: Table) -> None:
    to_act = gondola.to_act
    gondola.act(to_act, gondola.legal(to_act)[0]["action"])
    response = gondola.client.get(f"{gondola.path}/events?after=0&seconds=0", headers=gondola.seat(0))
    assert response.headers["Content-Type"] == "text/event-stream; charset=utf-8"
    retry, message, rest = response.text.split("\n\n")
    assert retry == "retry: 1000"
    assert rest == ""
    first, kind, data = message.split("\n")
    assert (first, kind) == ("id: 1", "event: decision")
    validate("HistoryEntry", json.loads(data.removeprefix("data: ")))


def test_a_silent_stream_is_kept_alive_by_comments(gondola: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.games.stream.KEEP_ALIVE_S", 0.3)
    told = gondola.client.get(f"{gondola.path}/events?after=0&seconds=1", headers=gondola.seat(0)).text
    assert set(told.removeprefix("retry: 1000\n\n").split("\n\n")) == {": alive", ""}


def test_last_event_id_goes_before_after(gondola: Table) -> None:
    headers = {**gondola.seat(0), "Last-Event-ID": "0"}
    assert gondola.client.get(f"{gondola.path}/events?after=9&seconds=0", headers=headers).text == "retry: 1000\n\n"
    first_look = gondola.client.get(f"{gondola.path}/events?seconds=0", headers=gondola.seat(0)).text
    validate("Game", json.loads(first_look.split("data: ")[1]))


@pytest.mark.parametrize("last", ["-1", "x", "1.0", "99999999999", "²"])
def test_last_event_id_is_a_version(gondola: Table, last: str) -> None:
    response = gondola.client.get(f"{gondola.path}/events?seconds=0", headers={**gondola.seat(0), "Last-Event-ID": last})
    assert (response.status_code, response.json["field"]) == (422, "Last-Event-ID")


def test_listeners_are_bounded_and_places_come_free(gondola: Table, games: Games) -> None:
    app = create_app(REGISTRY, Games(**parts(games, streams_per_process=1)), lambda: (True, 1))
    client = app.test_client()
    path = f"{gondola.path}/events?seconds=30"
    first = client.get(path, headers=gondola.seat(0), buffered=False)
    refused = client.get(path, headers=gondola.seat(0))
    assert (refused.status_code, refused.json["code"], refused.headers["Retry-After"]) == (503, "stream/too_many", "5")
    first.close()
    assert client.get(f"{gondola.path}/events?seconds=0", headers=gondola.seat(0)).status_code == 200


def parts(games: Games, **settings: int) -> dict[str, Any]:
    ctx = games.context
    return {
        "registry": ctx.registry,
        "store": ctx.store,
        "queue": ctx.queue,
        "entropy": ctx.entropy,
        "clock": ctx.clock,
        "settings": replace(ctx.settings, **settings),
    }


@pytest.mark.parametrize("name", REGISTRY.names())
def test_every_entry_is_told_in_words(client: ContractClient, name: str) -> None:
    game = table(client, name)
    for _ in range(8):
        mover = game.to_act
        game.act(mover, game.legal(mover)[0]["action"])
    entries = client.get(f"{game.path}/history", headers=game.seat(0)).json["entries"]
    assert entries[0]["english"] == "The game began"
    told = [entry["english"] for entry in entries[1:]]
    assert all(told)
    assert sum("Player" in words for words in told) > len(told) // 2
