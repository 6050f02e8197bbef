"""A stranger's script against API, Redis and worker."""

import json
import time

import requests


def test_a_three_player_game_against_two_ai_seats_to_its_end(client):
    started = time.monotonic()
    game_id, tokens = client.create("greedy", None, "random", seed="to the end")
    game = client.play(game_id, 1, tokens[1])
    assert game["status"] == "finished"
    assert game["to_act"] is None
    assert sorted(standing["seat"] for standing in game["standings"]) == [0, 1, 2]
    assert min(standing["place"] for standing in game["standings"]) == 1
    assert time.monotonic() - started < 60


def test_ai_seats_alone_play_to_the_end(client):
    game_id, _ = client.create("random", "random", visibility="public")
    version, status = -1, "active"
    while status == "active":
        game = client.ask("GET", f"/v1/games/{game_id}", params={"after": max(version, 0), "wait": 20})
        assert game["version"] > version
        version, status = game["version"], game["status"]


def test_a_suggestion_is_ranked_and_can_be_played(client):
    game_id, tokens = client.create(None, "random")
    version = client.wait_for_turn(game_id, 0, tokens[0])["version"]
    asked = client.ask("POST", f"/v1/games/{game_id}/suggestions", tokens[0], json={"simulations": 100, "top": 3})
    deadline = time.monotonic() + 30
    while asked["status"] in {"queued", "running"}:
        assert time.monotonic() < deadline
        time.sleep(0.05)
        asked = client.ask("GET", f"/v1/suggestions/{asked['id']}", tokens[0])
    assert asked["status"] == "finished"
    best = asked["result"]["choices"][0]["action"]
    decision = client.ask("POST", f"/v1/games/{game_id}/actions", tokens[0], json={"actions": [best], "expected_version": version})
    assert decision["game"]["version"] == version + 1


def test_readyz_counts_the_worker(client):
    assert client.ask("GET", "/readyz") == {"ready": True, "redis": True, "workers": 1}


def test_the_log_has_paths_but_no_tokens(client, open_house):
    game_id, tokens = client.create(None, "random")
    client.ask("GET", f"/v1/games/{game_id}", tokens[0])
    client.session.get(f"{client.base}/v1/games/{game_id}", params={"token": tokens[0]}, timeout=10)
    output = open_house.output()
    lines = [json.loads(line) for line in output.splitlines() if f'"{game_id}"' in line]
    assert {"GET", "POST"} >= {line["method"] for line in lines if line["event"] == "request"} >= {"GET"}
    assert {line["route"] for line in lines if line.get("status") == 200} == {"/v1/games/{game_id}"}
    assert tokens[0] not in output
    assert "Bearer" not in output


def test_only_loopback_is_served_and_said_so(open_house):
    assert "listening on 127.0.0.1 only" in open_house.output()
    assert requests.get(f"{open_house.base}/docs", timeout=10).status_code == 200


def test_who_is_away_is_replaced_and_comes_back(client):
    seats = [{"kind": "human"}, {"kind": "human"}]
    created = client.ask("POST", "/v1/games", json={"ruleset": "gondola", "seats": seats, "absence_s": 1})
    game, token = created["game"], created["seat_tokens"][created["game"]["to_act"]["seat"]]["token"]
    seat, path = game["to_act"]["seat"], f"/v1/games/{game['id']}"
    # Replaced, and then the AI's decision.
    for version in (0, 1):
        game = client.ask("GET", path, token, params={"after": version, "wait": 20})
    assert (game["version"] >= 2, game["seats"][seat]["stand_in"]) == (True, True)
    back = client.ask("POST", f"{path}/rejoin", token)["game"]
    assert back["seats"][seat]["kind"] == "human"
    kinds = [entry["kind"] for entry in client.ask("GET", f"{path}/history", token)["entries"]]
    assert kinds[:3] == ["setup", "absence", "action"]
    client.ask("DELETE", path, created["host_token"])
