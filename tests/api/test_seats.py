"""Who plays a seat, over HTTP: every answer is also held against the document by the client."""

from typing import Any

import orjson
import pytest

from service.engine.rng import Rng
from service.games.games import Games
from service.rulesets.catalogue import REGISTRY
from service.store import keys
from tests.api.contract import ContractClient
from tests.api.table import Table, table
from tests.api.test_past import play

OPEN = [{"kind": "human", "name": "Anna"}, {"kind": "open"}]


def claim(game: Table, seat: int, **body: object) -> Any:
    answer = game.client.post(f"{game.path}/seats/{seat}/claim", json=body)
    if answer.status_code == 200:
        game.tokens[seat] = answer.json["token"]
    return answer


def test_an_open_seat_is_claimed_and_played(client: ContractClient) -> None:
    game = table(client, seats=OPEN, visibility="public")
    assert [s["kind"] for s in client.get(game.path).json["seats"]] == ["human", "open"]
    answer = claim(game, 1, name="Bo")
    assert (answer.status_code, answer.headers["Cache-Control"]) == (200, "no-store")
    assert answer.json["game"]["seats"][1]["name"] == "Bo"
    assert client.get(game.path, headers=game.seat(1)).json == answer.json["game"]
    assert claim(game, 1).json["code"] == "seat/not_open"
    page = client.get(f"{game.path}/history?after=0").json["entries"]
    assert [(e["kind"], e["became"]["name"]) for e in page] == [("claim", "Bo")]
    play(game)
    record = client.get(f"{game.path}/record").json
    assert client.post("/v1/games/replay", json={"record": record}).status_code == 201


@pytest.mark.parametrize("body", [{"name": ""}, {"name": 7}, {"name": "x" * 41}, {"nick": "Bo"}])
def test_an_odd_claim_is_refused(client: ContractClient, body: object) -> None:
    game = table(client, seats=OPEN)
    answer = client.post(f"{game.path}/seats/1/claim", json=body)
    assert (answer.status_code, answer.json["code"]) == (422, "request/invalid")
    assert game.look()["version"] == 0


@pytest.mark.parametrize("seat", ["x", "-1", "16", "99999999999999999999"])
def test_what_is_no_number_of_a_seat_leads_nowhere(gondola: Table, seat: str) -> None:
    assert gondola.client.post(f"{gondola.path}/seats/{seat}/claim", json={}).status_code == 404


def test_a_repeated_claim_says_so(client: ContractClient) -> None:
    game = table(client, seats=OPEN)
    ask = {"json": {}, "headers": {"Idempotency-Key": "unguessable"}}
    first, again = (client.post(f"{game.path}/seats/1/claim", **ask) for _ in range(2))
    assert first.data == again.data
    assert again.headers["Idempotent-Replayed"] == "true"


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_a_claim_tells_what_its_seat_may_know(client: ContractClient, games: Games, ruleset: str) -> None:
    """Of games that differ only in what the seat cannot see, the answers are equal but for the token."""
    players = max(3, REGISTRY[ruleset].meta.min_players)
    seats = [{"kind": "human"}] * (players - 1) + [{"kind": "open"}]
    game = table(client, ruleset, seats=seats, seed=f"claims of {ruleset}")
    rules, redis = REGISTRY[ruleset], games.context.store.redis  # type: ignore[attr-defined]
    while game.to_act != players - 1:
        game.act(game.to_act, game.legal(game.to_act)[0]["action"])
    head = keys.head(game.id)
    before = redis.hgetall(head)
    view = rules.view(rules.decode(orjson.loads(before[b"state"])), players - 1)
    told = []
    for seed in range(4):
        other = before[b"state"] if seed == 0 else orjson.dumps(rules.encode(rules.sample(view, Rng(seed))))
        redis.hset(head, mapping={**before, b"state": other})
        redis.delete(keys.log(game.id))
        answer = claim(game, players - 1).json
        del answer["token"], answer["game"]["updated_at"], answer["game"]["expires_at"]
        told.append(answer)
    assert all(answer == told[0] for answer in told)


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_leaving_and_coming_back_tell_what_the_seat_may_know(client: ContractClient, games: Games, ruleset: str) -> None:
    """Of games that differ only in what the seat cannot see, the answers are equal."""
    game = table(client, ruleset, seats=[{"kind": "human"}] * max(3, REGISTRY[ruleset].meta.min_players), seed=f"leaving {ruleset}")
    rules, redis = REGISTRY[ruleset], games.context.store.redis  # type: ignore[attr-defined]
    play(game, 6)
    seat, head = game.waiting, keys.head(game.id)
    before = redis.hgetall(head)
    view = rules.view(rules.decode(orjson.loads(before[b"state"])), seat)
    told = []
    for seed in range(4):
        other = before[b"state"] if seed == 0 else orjson.dumps(rules.encode(rules.sample(view, Rng(seed))))
        redis.delete(keys.log(game.id))
        redis.hset(head, mapping={**before, b"state": other})
        answers = [client.post(f"{game.path}/{how}", json={}, headers=game.seat(seat)).json for how in ("resign", "rejoin")]
        for answer in answers:
            del answer["game"]["updated_at"], answer["game"]["expires_at"]
        told.append(answers)
    assert all(answers == told[0] for answers in told)


def host(game: Table) -> dict[str, str]:
    return {"Authorization": f"Bearer {game.host}"}


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_a_seat_is_left_and_taken_back(client: ContractClient, ruleset: str) -> None:
    game = table(client, ruleset, absence_s=3600)
    n = game.to_act
    assert game.look()["act_by"] is not None
    left = client.post(f"{game.path}/resign", json={"level": "greedy"}, headers=game.seat(n))
    assert (left.status_code, left.json["game"]["to_act"]["kind"], left.json["game"]["act_by"]) == (200, "ai", None)
    refused = game.act(n, game.legal(n)[0]["action"])
    assert (refused.status_code, refused.json["code"]) == (409, "seat/stand_in")
    back = client.post(f"{game.path}/rejoin", headers=game.seat(n))
    assert (back.status_code, back.headers["ETag"]) == (200, f'"2-s{n}"')
    assert game.act(n, game.legal(n)[0]["action"]).status_code == 200
    kinds = [e["kind"] for e in client.get(f"{game.path}/history", headers=host(game)).json["entries"]]
    assert kinds == ["setup", "resign", "rejoin", "action"]


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_a_host_ends_a_game_and_takes_its_record(client: ContractClient, ruleset: str) -> None:
    game = table(client, ruleset)
    play(game, 3)
    assert client.delete(game.path, headers=game.seat(0)).json["code"] == "auth/forbidden"
    ended = client.delete(game.path, headers=host(game))
    assert (ended.status_code, ended.json["status"], ended.json["standings"]) == (200, "ended", [])
    again = client.delete(game.path, headers=host(game))
    assert (again.status_code, again.data) == (200, ended.data)
    assert client.post(f"{game.path}/resign", json={}, headers=game.seat(0)).json["code"] == "game/over"
    record = client.get(f"{game.path}/record", headers=host(game)).json
    assert record["secret"] == ended.json["secret"]
    made = client.post("/v1/games/replay", json={"record": record})
    assert (made.status_code, made.json["game"]["status"]) == (201, "ended")
    assert client.get(f"{game.path}/legal-actions", headers=game.seat(0)).json["actions"] == []
    assert client.get(f"{game.path}/board.txt", headers=game.seat(0)).status_code == 200
    assert "event: end" in client.get(f"{game.path}/events", headers=game.seat(0)).text


def test_a_limit_that_is_none_is_refused(client: ContractClient) -> None:
    for limit in (0, "60", 1.5, 10**9):
        body = {"ruleset": "gondola", "seats": [{"kind": "human"}] * 2, "absence_s": limit}
        assert client.post("/v1/games", json=body).json["field"] == "absence_s"
