"""What each room must bring: golden games, node counts, rules that are cited and tested, documents that are complete."""

import json
import re
from pathlib import Path

import pytest

from service.engine.contract import NO_SEAT
from service.engine.effects import LiveEffects
from service.engine.replay import Step, replay
from service.engine.rulebook import rules_by_id
from service.engine.spec import OBJECT
from service.rulesets.catalogue import REGISTRY
from tests.conformance.play import BASIC, state_hash
from tests.golden import golden_games, of_all_versions

ROOT = Path(__file__).resolve().parent.parent.parent
RULESETS = REGISTRY.all()
by_name = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda r: r.meta.name)


def _folder(ruleset):
    return ROOT / "tests" / "rulesets" / ruleset.meta.name


def _golden(ruleset):
    return golden_games(ruleset.meta.name)


def test_there_are_rulesets():
    assert RULESETS


@by_name
def test_golden_games_exist_for_every_player_count(ruleset):
    games = [json.loads(path.read_text()) for path in _golden(ruleset)]
    counts = {game["players"] for game in games}
    assert counts == set(range(ruleset.meta.min_players, ruleset.meta.max_players + 1))
    assert len({game["end"] for game in games}) >= 2, "golden games of at least two ways to end"


@pytest.mark.parametrize("path", [path for r in RULESETS for path in _golden(r)], ids=lambda p: f"{p.parents[2].name}-{p.stem}")
def test_golden_games_replay_to_the_recorded_end(path):
    game = json.loads(path.read_text())
    ruleset = REGISTRY[game["ruleset"]]
    assert game["rules_version"] == ruleset.meta.rules_version
    steps = [Step(s["seat"], ruleset.meta.vocabulary.from_text(s["action"]), s["draws"]) for s in game["steps"]]
    options = ruleset.complete_options(game["options"], game["players"])
    state = replay(ruleset, options, game["players"], game["setup"], steps)
    assert ruleset.to_act(state) == NO_SEAT
    assert state_hash(ruleset, state) == game["final_hash"]
    assert [[s.seat, s.place, s.score] for s in ruleset.standings(state)] == game["standings"]


@by_name
def test_golden_games_lie_in_the_folder_of_their_version(ruleset):
    found = of_all_versions(ruleset.meta.name)
    assert set(golden_games(ruleset.meta.name)) <= set(found)
    for path in found:
        game = json.loads(path.read_text())
        assert (game["ruleset"], game["rules_version"]) == (ruleset.meta.name, path.parent.name), path


def node_counts(case):
    """Numbers of legal actions along a fixed line of play, and the numbers of nodes one and two plies deep from the opening."""
    ruleset = case.ruleset
    state = case.new(LiveEffects(b"node counts", 0))
    root = state.copy()
    line = []
    for ply in range(120):
        listed = ruleset.legal_actions(state)
        if not listed:
            break
        line.append(len(listed))
        ruleset.apply(state, listed[(ply * 7919) % len(listed)], LiveEffects(b"node counts", ply + 1))
    deep = 0
    first = ruleset.legal_actions(root)
    for action in first[:40]:
        child = root.copy()
        ruleset.apply(child, action, LiveEffects(b"node counts", 1))
        deep += len(ruleset.legal_actions(child))
    return {"line": line, "depth_2": deep}


@pytest.mark.parametrize("case", BASIC, ids=str)
def test_node_counts_are_pinned(case):
    path = _folder(case.ruleset) / "node_counts.json"
    pinned = json.loads(path.read_text()) if path.exists() else {}
    assert pinned.get(str(case)) == node_counts(case), (
        "python -m tests.conformance.pin RULESET writes them, if the rules changed on purpose"
    )


@by_name
def test_every_rule_is_tested_by_its_id(ruleset):
    rules = rules_by_id(ruleset.meta.rules_text)
    assert len(rules) > 15
    texts = "\n".join(path.read_text() for path in _folder(ruleset).rglob("test_*.py"))
    tested = {found.lower().replace("-", "").replace("_", "") for found in re.findall(r"[A-Za-z][-_]?\d+[a-z]?", texts)}
    missing = [rule for rule in rules if rule.lower().replace("-", "") not in tested]
    assert not missing, f"rules without a test that names them: {missing}"


@by_name
def test_documents_are_complete(ruleset):
    meta = ruleset.meta
    assert meta.title
    assert meta.summary
    assert meta.options.kind == OBJECT
    assert all(f.default is not None and f.doc for f in meta.options.fields)
    assert meta.view.kind == OBJECT
    names = {f.name for f in meta.view.fields}
    assert {"viewer", "to_act", "phase"} <= names
    assert json.loads(json.dumps(meta.board)) == meta.board
    for kind in meta.vocabulary.kinds:
        assert kind.tag.startswith(meta.name + ".")
        assert kind.doc
        assert all(f.doc for f in kind.fields)
    for kind in meta.events:
        assert kind.tag.startswith(meta.name + ".")
        assert kind.doc
        assert all(f.doc for f in kind.fields)
