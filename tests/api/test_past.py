"""Record, replay, fork, undo and dry run over HTTP: every answer is also held against the document by the client."""

import pytest

from service.engine.rng import Rng
from service.rulesets.catalogue import REGISTRY
from tests.api.contract import ContractClient, validate
from tests.api.table import Table, table


def play(game: Table, decisions: int = 10_000, seed: int = 4) -> None:
    rng = Rng(seed)
    for _ in range(decisions):
        to_act = game.look()["to_act"]
        if to_act is None:
            return
        legal = game.legal(to_act["seat"])
        game.act(to_act["seat"], legal[rng.below(len(legal))]["action"])


def host(game: Table) -> dict[str, str]:
    return {"Authorization": f"Bearer {game.host}"}


def test_a_record_is_taken_replayed_and_forked(client: ContractClient) -> None:
    game = table(client, undo=True)
    assert client.get(f"{game.path}/record", headers=host(game)).json["code"] == "game/running"
    play(game)
    record = client.get(f"{game.path}/record", headers=host(game)).json
    made = client.post("/v1/games/replay", json={"record": record})
    assert made.status_code == 201
    assert client.get(made.headers["Location"], headers={"Authorization": f"Bearer {made.json['host_token']}"}).json["status"] == "finished"
    wrong = {**record, "steps": record["steps"][1:]}
    refused = client.post("/v1/games/replay", json={"record": wrong})
    assert (refused.status_code, refused.json["code"], refused.json["index"]) == (422, "record/wrong_step", 0)
    fork = client.post(f"{game.path}/fork", json={"version": 4}, headers=host(game))
    assert (fork.status_code, fork.json["game"]["origin"]["version"]) == (201, 4)
    assert fork.headers["Cache-Control"] == "no-store"
    assert client.post(f"{game.path}/fork", json={"version": 10_000}, headers=host(game)).json["field"] == "version"


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_a_running_game_is_forked_and_undone_and_tried(client: ContractClient, ruleset: str) -> None:
    game = table(client, ruleset, undo=True, seed="undo")
    rng, undone = Rng(2), 0
    for _ in range(40):
        seat = game.to_act
        legal = game.legal(seat)
        action = legal[rng.below(len(legal))]["action"]
        tried = client.post(f"{game.path}/actions?dry_run=true", json={"actions": [action, action]}, headers=game.seat(seat))
        validate("DryRun", tried.json)
        assert tried.json["checked"] >= 1
        assert game.act(seat, action).json["game"]["undo_reason"] in (None, "chance", "revealed")
        if game.client.get(game.path, headers=game.seat(seat)).json["can_undo"] and not undone:
            answer = client.post(f"{game.path}/undo", json={}, headers=game.seat(seat))
            assert answer.status_code == 200
            undone += 1
            assert client.post(f"{game.path}/undo", json={"expected_version": 0}, headers=game.seat(seat)).status_code == 409
    assert undone
    kinds = [e["kind"] for e in client.get(f"{game.path}/history", headers=host(game)).json["entries"]]
    assert kinds.count("undo") == 1
    fork = client.post(f"{game.path}/fork", json={"undo": True}, headers=game.seat(0))
    assert (fork.status_code, fork.json["game"]["origin"]["exact"]) == (201, False)


def test_a_refused_try_is_an_answer(gondola: Table) -> None:
    to_act = gondola.to_act
    legal = gondola.legal(to_act)
    action = {**legal[0]["action"], "x": 90}
    body = {"actions": [action], "expected_version": 0}
    tried = gondola.client.post(f"{gondola.path}/actions?dry_run=true", json=body, headers=gondola.seat(to_act))
    assert (tried.status_code, tried.json["accepted"], tried.json["refusal"]["rule"]) == (200, False, "G-20")
    assert len(tried.json["refusal"]["nearest"]) == min(5, len(legal))
    real = gondola.act(to_act, action)
    assert real.json["nearest"] == tried.json["refusal"]["nearest"]
    assert gondola.look()["version"] == 0


def test_refused_undo_says_why(gondola: Table) -> None:
    refused = gondola.client.post(f"{gondola.path}/undo", json={}, headers=gondola.seat(0))
    assert (refused.status_code, refused.json["code"], refused.json["reason"]) == (409, "undo/refused", "off")


@pytest.mark.parametrize("body", [{}, {"record": None}, {"record": {"format": 2}}, {"record": {"steps": [1]}}])
def test_what_is_no_record_is_refused(client: ContractClient, body: object) -> None:
    assert client.post("/v1/games/replay", json=body).json["code"] == "request/invalid"


def test_replay_is_no_game(client: ContractClient) -> None:
    response = client.get("/v1/games/replay")
    assert (response.status_code, response.headers["Allow"]) == (405, "OPTIONS, POST")


def test_a_record_may_be_longer_than_other_bodies(client: ContractClient) -> None:
    steps = [{"kind": "action", "seat": 0, "action": "x" * 1500, "undone": None, "draws": []}] * 300
    response = client.post("/v1/games/replay", json={"record": {"steps": steps}})
    assert (response.status_code, response.json["code"]) == (422, "request/invalid")
    assert client.post("/v1/games", json={"steps": steps}).status_code == 413
