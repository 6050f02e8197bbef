"""Create, look, list, decide: every answer is also held against the document by the client."""

import threading
import time
from dataclasses import replace

import pytest
from werkzeug.test import TestResponse

from service.rulesets.catalogue import REGISTRY
from tests.api.contract import ContractClient
from tests.api.table import Table, table


def test_created_game_has_location_tokens_and_commitment(client: ContractClient) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "ai", "level": "greedy"}]
    response = client.post("/v1/games", json={"ruleset": "gondola", "seats": seats})
    created = response.json
    assert response.status_code == 201
    assert response.headers["Location"] == f"/v1/games/{created['game']['id']}"
    assert response.headers["Cache-Control"] == "no-store"
    assert [t["seat"] for t in created["seat_tokens"]] == [0]
    assert created["game"]["seats"][0]["name"] == "Ada"
    assert len(created["game"]["commitment"]) == 64
    assert created["game"]["secret"] is None
    assert client.get(response.headers["Location"], headers={"Authorization": f"Bearer {created['host_token']}"}).json["viewer"] is None


def test_same_seed_gives_the_same_game_and_is_shown(client: ContractClient) -> None:
    one, other = table(client, seed="acqua alta"), table(client, seed="acqua alta")
    assert one.look()["view"] == other.look()["view"]
    assert one.look()["seeded"]
    assert not table(client).look()["seeded"]


def test_repeated_creation_gives_the_same_bytes(client: ContractClient) -> None:
    body = {"ruleset": "gondola", "seats": [{"kind": "human"}, {"kind": "human"}]}
    first = client.post("/v1/games", json=body, headers={"Idempotency-Key": "create-1"})
    again = client.post("/v1/games", json=body, headers={"Idempotency-Key": "create-1"})
    assert again.data == first.data
    assert again.headers["Location"] == first.headers["Location"]
    assert again.headers["Idempotent-Replayed"] == "true"
    assert "Idempotent-Replayed" not in first.headers


def test_a_seat_sees_its_own_hand_and_others_do_not(gondola: Table) -> None:
    own = gondola.client.get(gondola.path, headers=gondola.seat(0)).json
    assert own["viewer"] == 0
    assert len(own["view"]["hand"]) == 5
    assert gondola.look()["view"]["hand"] == []


def test_public_game_can_be_looked_at_without_a_token(client: ContractClient) -> None:
    game = table(client, visibility="public")
    assert client.get(game.path).json["viewer"] is None


def test_etag_is_of_version_and_viewer(gondola: Table) -> None:
    to_act = gondola.to_act
    etags = [gondola.client.get(gondola.path, headers=gondola.seat(n)).headers["ETag"] for n in gondola.tokens]
    assert len(set(etags)) == len(etags)
    known = gondola.client.get(gondola.path, headers={**gondola.seat(0), "If-None-Match": etags[0]})
    assert known.status_code == 304
    assert known.headers["ETag"] == etags[0]
    assert gondola.client.get(gondola.path, headers={**gondola.seat(0), "If-None-Match": f'W/"x", {etags[0]}'}).status_code == 304
    assert gondola.client.get(gondola.path, headers={**gondola.seat(1), "If-None-Match": etags[0]}).status_code == 200
    gondola.act(to_act, gondola.legal(to_act)[0]["action"])
    assert gondola.client.get(gondola.path, headers={**gondola.seat(0), "If-None-Match": etags[0]}).status_code == 200


def test_applied_answer_has_the_etag_of_the_next_look(gondola: Table) -> None:
    to_act = gondola.to_act
    applied = gondola.act(to_act, gondola.legal(to_act)[0]["action"])
    assert gondola.client.get(gondola.path, headers={**gondola.seat(to_act), "If-None-Match": applied.headers["ETag"]}).status_code == 304


def test_long_poll_answers_as_soon_as_the_game_moves_on(gondola: Table) -> None:
    to_act = gondola.to_act
    action = gondola.legal(to_act)[0]["action"]
    other = replace(gondola, client=gondola.client.application.test_client())
    timer = threading.Timer(0.3, other.act, (to_act, action))
    timer.start()
    started = time.monotonic()
    found = gondola.client.get(f"{gondola.path}?after=0&wait=20", headers=gondola.seat(0))
    timer.join()
    assert found.json["version"] == 1
    assert 0.2 < time.monotonic() - started < 10


def test_long_poll_ends_with_the_present_version(gondola: Table) -> None:
    started = time.monotonic()
    assert gondola.client.get(f"{gondola.path}?after=0&wait=0.2", headers=gondola.seat(0)).json["version"] == 0
    assert 0.15 < time.monotonic() - started < 5


def test_legal_actions_are_those_of_the_bearer(gondola: Table) -> None:
    assert gondola.legal(gondola.to_act)
    found = gondola.client.get(f"{gondola.path}/legal-actions", headers=gondola.seat(gondola.waiting)).json
    assert found["actions"] == []
    assert found["to_act"] == {"seat": gondola.to_act, "kind": "human"}


def test_action_makes_a_version_and_tells_what_happened(gondola: Table) -> None:
    to_act = gondola.to_act
    decided = gondola.act(to_act, gondola.legal(to_act)[0]["action"], expected_version=0).json
    assert decided["game"]["version"] == 1
    assert decided["events"][0]["version"] == 1
    assert decided["events"][0]["event"]["type"] == "gondola.placed"


def test_batch_is_done_whole_or_not_at_all(gondola: Table) -> None:
    to_act = gondola.to_act
    place = gondola.legal(to_act)[0]["action"]
    assert gondola.act(to_act, place, place).json["index"] == 1
    assert gondola.look()["version"] == 0


def test_repeated_decision_gives_the_same_bytes_and_acts_once(gondola: Table) -> None:
    to_act = gondola.to_act
    place = gondola.legal(to_act)[0]["action"]
    key = {"Idempotency-Key": "decide-1"}
    first = gondola.act(to_act, place, headers=key)
    again = gondola.act(to_act, place, headers=key)
    assert first.status_code == 200
    assert again.data == first.data
    assert again.headers["Idempotent-Replayed"] == "true"
    assert gondola.look()["version"] == 1


def test_suggestion_is_queued_for_the_seat_alone(gondola: Table) -> None:
    to_act = gondola.to_act
    asked = gondola.client.post(f"{gondola.path}/suggestions", json={"level": "greedy"}, headers=gondola.seat(to_act))
    assert asked.status_code == 202
    where = asked.headers["Location"]
    assert gondola.client.get(where, headers=gondola.seat(to_act)).json["status"] == "queued"
    assert gondola.client.get(where, headers=gondola.seat(gondola.waiting)).status_code == 403


def test_suggestion_is_called_off_by_its_seat_alone(gondola: Table) -> None:
    to_act = gondola.to_act
    asked = gondola.client.post(f"{gondola.path}/suggestions", json={"simulations": 9}, headers=gondola.seat(to_act))
    where = asked.headers["Location"]
    assert gondola.client.delete(where).status_code == 401
    assert gondola.client.delete(where, headers=gondola.seat(gondola.waiting)).status_code == 403
    assert gondola.client.get(where, headers=gondola.seat(to_act)).json["status"] == "queued"
    for _ in range(2):
        cancelled = gondola.client.delete(where, headers=gondola.seat(to_act))
        assert (cancelled.status_code, cancelled.json["status"], cancelled.json["queue_position"]) == (200, "cancelled", None)
    again = gondola.client.post(f"{gondola.path}/suggestions", json={"simulations": 9}, headers=gondola.seat(to_act))
    assert (again.json["id"], again.json["status"]) == (asked.json["id"], "queued")


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_beginning_of_every_game(client: ContractClient, ruleset: str) -> None:
    game = table(client, ruleset, seed="a beginning")
    for step in range(15):
        found = game.look()
        seat = found["to_act"]["seat"]
        legal = game.legal(seat)
        assert game.act(seat, legal[step * 7 % len(legal)]["action"], expected_version=found["version"]).status_code == 200
    for n in game.tokens:
        assert client.get(game.path, headers=game.seat(n)).json["viewer"] == n


def test_of_racing_writers_exactly_one_wins(gondola: Table) -> None:
    to_act = gondola.to_act
    legal = [told["action"] for told in gondola.legal(to_act)[:8]]
    answers: list[TestResponse] = []

    def write(action: object) -> None:
        racer = replace(gondola, client=gondola.client.application.test_client())
        answers.append(racer.act(to_act, action, expected_version=0))

    racers = [threading.Thread(target=write, args=(action,)) for action in legal]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * (len(legal) - 1)
    assert {answer.json["current_version"] for answer in answers if answer.status_code == 409} == {1}
