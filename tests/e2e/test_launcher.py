"""Starting, stopping, dying."""

import os
import re
import signal
import socket
import time

import requests

from tests.e2e.house import Client


def test_sigterm_stops_everything(house):
    launcher = house.run()
    # Launcher, Redis, gunicorn with one process, supervisor with one thinker.
    assert len(house.pids()) == 6
    launcher.terminate()
    assert launcher.wait(25) == 0
    assert house.pids() == []


def test_when_the_worker_dies_everything_stops_with_an_error(house):
    launcher = house.run()
    house.kill("worker.main")
    assert launcher.wait(25) == 1
    assert "worker ended with exit code" in house.output()
    assert house.pids() == []


def test_when_the_launcher_is_killed_nothing_stays_behind(house):
    launcher = house.run()
    launcher.kill()
    launcher.wait()
    assert house.empties_within(25)


def test_a_port_in_use_is_said_at_once(house):
    with socket.create_server(("127.0.0.1", house.port)):
        started = time.monotonic()
        launcher = house.start("deploy.run")
        assert launcher.wait(20) == 1
        assert time.monotonic() - started < 20
    assert "PORT chooses another port" in house.output()
    assert house.pids() == []


def test_a_wrong_setting_is_said_and_nothing_stays_behind(house):
    house.environment["WEB_CONCURRENCY"] = "many"
    assert house.start("deploy.run").wait(20) == 1
    assert "WEB_CONCURRENCY must be a whole number" in house.output()
    assert house.pids() == []


def test_beyond_this_machine_only_with_api_keys(house):
    house.environment["SERENISSIMA_HOST"] = "0.0.0.0"
    assert house.start("deploy.run").wait(40) == 1
    assert "No API keys are configured: the API does not listen on 0.0.0.0" in house.output()
    assert house.pids() == []

    assert house.start("service.keys", "make", "Ann").wait(20) == 0
    token = re.search(r"serenissima_\w+", house.output())[0]
    house.run()
    assert "API keys are configured: creating games takes one. Listening on 0.0.0.0." in house.output()
    body = {"ruleset": "gondola", "seats": [{"kind": "human"}, {"kind": "human"}]}
    with requests.Session() as session:
        assert session.post(f"{house.base}/v1/games", json=body, timeout=20).status_code == 401
        bearer = {"Authorization": f"Bearer {token}"}
        assert session.post(f"{house.base}/v1/games", json=body, headers=bearer, timeout=20).status_code == 201
    assert house.output().count(token) == 1


def test_ctrl_c_stops_everything_and_games_outlive_the_restart(house):
    launcher = house.run()
    client = Client(house.base)
    game_id, tokens = client.create(None, "greedy", "random")
    before = client.play(game_id, 0, tokens[0], decisions=3)
    # Leave in the middle of the AI seats' turns.
    version = client.decide(before, tokens[0])["game"]["version"]
    launcher.send_signal(signal.SIGINT)
    assert launcher.wait(25) == 0
    assert house.pids() == []

    house.run()
    again = Client(house.base)
    game = again.ask("GET", f"/v1/games/{game_id}", tokens[0])
    assert game["version"] >= version
    assert game["view"]["viewer"] == 0
    assert again.play(game_id, 0, tokens[0], decisions=3)["version"] >= game["version"] + 3


def test_a_crash_of_everything_loses_no_decision(house):
    launcher = house.run()
    client = Client(house.base)
    game_id, tokens = client.create(None, "random")
    version = client.decide(client.wait_for_turn(game_id, 0, tokens[0]), tokens[0])["game"]["version"]
    for pid in house.pids():
        os.kill(pid, signal.SIGKILL)
    launcher.wait(10)
    assert house.empties_within(10)

    house.run()
    game = Client(house.base).wait_for_turn(game_id, 0, tokens[0])
    assert game["version"] > version or game["to_act"]["seat"] == 0
