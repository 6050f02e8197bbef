"""What the README shows is run as it stands; and the SDK plays every ruleset."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from serenissima import Client, errors, first_listed, models, play, suggest, wait_for_turn

from service.rulesets.catalogue import REGISTRY

ROOT = Path(__file__).resolve().parent.parent.parent


def readme_example():
    (block,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    return block


def test_the_readme_example_is_short():
    lines = [line for line in readme_example().splitlines() if line.strip()]
    assert len(lines) <= 20


def test_the_readme_example_plays_a_game_to_its_end(open_house, tmp_path):
    script = tmp_path / "example.py"
    script.write_text(readme_example().replace("http://127.0.0.1:8000", open_house.base))
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "sdk")}
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, env=environment, timeout=120)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("1 ")


def _create(client, name, players):
    title = name.title().replace("_", "")
    request = getattr(models, f"Create{title}Game")
    seats = tuple(models.SeatRequest(kind="human") for _ in range(players))
    return client.create_game(request(seats=seats, seed="e2e", visibility="public"))


@pytest.mark.parametrize("name", REGISTRY.names())
def test_the_sdk_plays_every_ruleset_from_every_seat(open_house, name):
    with Client(open_house.base, timeout=30) as client:
        made = _create(client, name, 2)
        seats = [client.with_token(entry.token) for entry in made.seat_tokens]
        game = made.game
        for _ in range(60):
            if game.to_act is None:
                break
            mine = seats[game.to_act.seat]
            legal = mine.list_legal_actions(game.id)
            assert legal.actions
            action = legal.actions[game.version * 7919 % len(legal.actions)].action
            decision = mine.apply_actions(game.id, actions=[action], expected_version=game.version)
            assert decision.game.version == game.version + 1
            assert decision.events
            game = client.get_game(game.id)
            assert game.viewer is None
        assert game.version == 60 or game.status == "finished"
        with pytest.raises(errors.StaleVersion) as caught:
            mine.apply_actions(game.id, actions=[action], expected_version=1)
        assert caught.value.current_version == game.version
        with pytest.raises(errors.ApiError):
            client.apply_actions(game.id, actions=[action])


def test_the_sdk_helpers_suggest_and_wait(open_house):
    with Client(open_house.base, timeout=30) as client:
        made = client.create_game(
            models.CreateGondolaGame(
                seats=(models.SeatRequest(kind="human"), models.SeatRequest(kind="ai", level="random")), seed="helpers"
            )
        )
        mine = client.with_token(made.seat_tokens[0].token)
        game = wait_for_turn(mine, made.game.id)
        seen: list[models.Suggestion] = []
        advice = suggest(mine, game.id, time_ms=700, top=2, pause=0.02, progress=seen.append)
        assert advice.status == "finished"
        assert advice.version == game.version
        assert "running" in {each.status for each in seen}
        assert any(each.result is not None for each in seen)
        assert len({each.updated_at for each in seen}) > 1
        long = mine.create_suggestion(game.id, time_ms=20_000)
        assert mine.cancel_suggestion(long.id).status == "cancelled"
        versions = []
        finished = play(mine, game.id, first_listed, watch=lambda seen: versions.append(seen.version))
        assert finished.status == "finished"
        assert versions == sorted(set(versions))
        with pytest.raises(ValueError, match="seat token"):
            play(client.with_token(made.host_token), game.id, first_listed)
