"""Lists of games and turns over HTTP: every answer is also held against the document by the client."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from service.engine.contract import SPECTATOR
from service.rulesets.catalogue import REGISTRY
from tests.api.contract import ContractClient
from tests.api.table import Table, table


def seats(*entries: tuple[Table, int]) -> dict[str, str]:
    return {"Seat-Tokens": ", ".join(f"{game.id}:{game.tokens[n]}" for game, n in entries)}


def test_games_are_listed_page_by_page(client: ContractClient) -> None:
    made = [table(client, name, visibility="public") for name in REGISTRY.names()]
    first = client.get("/v1/games?limit=3").json
    second = client.get(f"/v1/games?limit=3&cursor={first['next_cursor']}").json
    assert {g["id"] for g in first["games"] + second["games"]} == {game.id for game in made}
    assert second["next_cursor"] is None
    found = client.get("/v1/games?visibility=public&ruleset=rialto&status=active&has_open_seat=false").json["games"]
    assert [g["ruleset"] for g in found] == ["rialto"]
    assert client.get("/v1/games?has_open_seat=true").json["games"] == []


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("games?limit=0", "limit"),
        ("games?cursor=%20", "cursor"),
        ("games?status=over", "status"),
        ("games?ruleset=chess", "ruleset"),
        ("games?status=active&status=ended", "status"),
        ("games?mine=yes", "mine"),
        ("turns?wait=31", "wait"),
        ("turns?marker=", "marker"),
        ("turns?token=seat_x", "token"),
    ],
)
def test_odd_questions_are_refused(client: ContractClient, path: str, field: str) -> None:
    answer = client.get(f"/v1/{path}")
    assert (answer.status_code, answer.json["code"], answer.json["field"]) == (422, "request/invalid", field)


def test_the_inbox_of_seats_needs_no_key(client: ContractClient) -> None:
    first, second = table(client), table(client, "rialto")
    found = client.get("/v1/turns", headers=seats((first, first.to_act), (second, second.waiting)))
    assert [(t["game_id"], t["seat"]) for t in found.json["turns"]] == [(first.id, first.to_act)]
    assert found.headers["Vary"] == "Authorization, Seat-Tokens"
    assert len(client.get("/v1/turns").json["turns"]) == 2
    assert client.get("/v1/turns", headers=first.seat(0)).json["code"] == "auth/forbidden"
    assert client.get("/v1/games", headers=first.seat(0)).json["code"] == "auth/forbidden"


@pytest.mark.parametrize("header", ["seat_x", f"{'0' * 24}:", f"{'0' * 23}:seat_x", f"{'0' * 24}:a b", f"{'0' * 24}:é"])
def test_an_odd_header_is_refused_and_not_repeated(client: ContractClient, header: str) -> None:
    answer = client.get("/v1/turns", headers={"Seat-Tokens": header})
    assert (answer.status_code, answer.json["field"]) == (422, "Seat-Tokens")
    assert header not in answer.text


def test_too_many_seats_and_wrong_ones_are_refused(client: ContractClient, gondola: Table) -> None:
    many = {"Seat-Tokens": ",".join([f"{gondola.id}:seat_x"] * 101)}
    assert client.get("/v1/turns", headers=many).json["field"] == "Seat-Tokens"
    wrong = {"Seat-Tokens": f"{gondola.id}:seat_x"}
    assert client.get("/v1/turns", headers=wrong).json["code"] == "auth/forbidden"
    assert client.get("/v1/turns", headers={"Seat-Tokens": " , "}).json["turns"] != []


def test_the_inbox_waits_for_other_turns(client: ContractClient, gondola: Table) -> None:
    header = seats(*((gondola, n) for n in gondola.tokens))
    before = client.get("/v1/turns", headers=header).json
    other = client.application.test_client()
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(other.get, f"/v1/turns?marker={before['marker']}&wait=20", headers=header)
        gondola.act(gondola.to_act, gondola.legal(gondola.to_act)[0]["action"])
        after = waiting.result(20).json
    assert [t["version"] for t in after["turns"]] == [1]


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_lists_tell_nothing_that_a_spectator_does_not_see(client: ContractClient, ruleset: str) -> None:
    """Whatever they tell of a game is also in what a spectator is told of it."""
    game = table(client, ruleset, visibility="public")
    for _ in range(4):
        game.act(game.to_act, game.legal(game.to_act)[0]["action"])
    look = client.get(game.path).json
    assert look["viewer"] is None
    (listed,) = client.get("/v1/games?visibility=public").json["games"]
    # Of a game whose rules are gone nothing is shown beside lists.
    assert listed.pop("rules_gone") is False
    assert listed == {name: look[name] for name in listed}
    (turn,) = client.get("/v1/turns").json["turns"]
    to_act = look["to_act"]["seat"]
    assert to_act != SPECTATOR
    told = {"game_id": look["id"], "since": look["updated_at"], "seat": to_act, "name": look["seats"][to_act]["name"]}
    assert turn == {**told, **{name: look[name] for name in ("ruleset", "version", "act_by")}}
