"""The generated code: as the document is, typed, and true to what the rulesets really answer."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from serenissima import errors, models

from openapi.codegen.__main__ import TARGET, generate
from tests.conformance.play import BASIC, moments

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_generated_code_is_up_to_date(tmp_path):
    generate(tmp_path)
    for path in sorted(tmp_path.glob("*.py")):
        assert path.read_text() == (TARGET / path.name).read_text(), f"{path.name} has drifted: run `make sdk`"
    assert {p.name for p in tmp_path.glob("*.py")} == {p.name for p in TARGET.glob("*.py")}


def _camel(name):
    return name.title().replace("_", "")


@pytest.mark.parametrize("case", BASIC, ids=str)
def test_views_actions_and_events_of_real_games_go_both_ways(case):
    ruleset = case.ruleset
    meta = ruleset.meta
    title = _camel(meta.name)
    view_class = getattr(models, meta.view.name)
    read_action = getattr(models, f"read_{meta.name}_action")
    read_event = getattr(models, f"read_{meta.name}_event")
    for moment in moments(case, 61, 9):
        view = ruleset.view(moment.before, moment.seat)
        assert view_class.from_json(view).to_json() == view
        action = meta.vocabulary.to_json(moment.action)
        assert read_action(action).to_json() == action
        assert models.read_action(action) == read_action(action)
        assert type(read_action(action)).__name__ == meta.vocabulary.kind(moment.action).name
        for news in moment.effects.told:
            event = news.event.to_json()
            assert read_event(event).to_json() == event
    options = getattr(models, f"{title}Options").from_json(case.options)
    assert options.to_json() == case.options


def test_documents_are_frozen_values():
    seat = models.SeatRequest(kind="ai", level="greedy")
    assert seat == models.SeatRequest.from_json({"kind": "ai", "level": "greedy"})
    with pytest.raises(AttributeError):
        seat.kind = "human"
    assert hash(seat) == hash(models.SeatRequest(kind="ai", level="greedy"))


def test_new_members_are_passed_over_and_new_kinds_named():
    assert models.SeatRequest.from_json({"kind": "human", "colour": "red"}) == models.SeatRequest(kind="human")
    with pytest.raises(errors.UnknownVariant, match=r"gondola\.fly"):
        models.read_gondola_action({"type": "gondola.fly"})


USER_CODE = """
from serenissima import Client, play, suggest
from serenissima.models import CreateGondolaGame, Game, GondolaGame, GondolaPlace, LegalActions, Action, SeatRequest


def choose(game: Game, legal: LegalActions) -> Action:
    if isinstance(game, GondolaGame):
        hand: tuple[str, ...] | None = game.view.hand
        reveal(hand)
    for listed in legal.actions:
        if isinstance(listed.action, GondolaPlace):
            x: int = listed.action.x
            reveal(x)
    return legal.actions[0].action


def reveal(value: object) -> None:
    print(value)


def main() -> None:
    client = Client("http://127.0.0.1:8000", timeout=5)
    made = client.create_game(CreateGondolaGame(seats=(SeatRequest(kind="human"), SeatRequest(kind="ai", level="strong"))))
    mine = client.with_token(made.seat_tokens[0].token)
    finished: Game = play(mine, made.game.id, choose)
    advice = suggest(mine, finished.id, level="strong")
    if advice.result is not None:
        print(advice.result, [s.place for s in finished.standings])
"""

WRONG_CODE = USER_CODE.replace('level="strong"))', 'level="stronk"))')


def _check(tmp_path, tool, code):
    path = tmp_path / "user_code.py"
    path.write_text(code)
    environment = {**os.environ, "MYPYPATH": str(ROOT / "sdk"), "PYTHONPATH": str(ROOT / "sdk")}
    command = {
        "mypy": [sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--cache-dir", str(tmp_path / "cache"), str(path)],
        "pyright": [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, str(path)],
    }[tool]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=tmp_path, timeout=300)


@pytest.mark.parametrize("tool", ["mypy", "pyright"])
def test_a_users_code_is_typed(tmp_path, tool):
    done = _check(tmp_path, tool, USER_CODE)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_users_mistake_is_found(tmp_path):
    assert WRONG_CODE != USER_CODE
    done = _check(tmp_path, "mypy", WRONG_CODE)
    assert done.returncode == 1
    assert "stronk" in done.stdout


def test_the_package_itself_is_clean():
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "sdk")}
    done = subprocess.run(
        [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "sdk/serenissima"],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        cwd=ROOT,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout
    assert "0 errors, 0 warnings" in done.stdout
