"""The secret, shown once the game is over, explains every draw: anybody can recompute the whole game."""

import hashlib
import json

import pytest

from service.engine.effects import LiveEffects
from service.engine.rng import Rng
from service.games.model import SeatWish
from service.rulesets.catalogue import REGISTRY
from tests.games.table import Table


@pytest.mark.parametrize("name", REGISTRY.names())
def test_the_log_and_the_secret_give_the_game_again(games, store, name):
    ruleset = REGISTRY[name]
    players = max(3, ruleset.meta.min_players)
    table = Table(games, tuple(SeatWish("human") for _ in range(players)), name)
    table.play(60, seed=3)
    game = table.look()
    secret = store.head(table.id).facts.secret
    assert hashlib.sha256(secret).hexdigest() == game["commitment"]
    log = [(e.version, json.loads(e.entry)) for e in store.log(table.id, -1, 10_000)]
    assert [version for version, _ in log] == list(range(game["version"] + 1))
    effects = LiveEffects(secret, 0)
    state = ruleset.new(game["options"], players, effects)
    drawn = recomputed(log[0][1], effects)
    for version, entry in log[1:]:
        assert entry["seat"] == ruleset.to_act(state)
        effects = LiveEffects(secret, version)
        action = ruleset.meta.vocabulary.from_text(entry["action"])
        assert ruleset.check(state, action) is None
        ruleset.apply(state, action, effects)
        drawn += recomputed(entry, effects)
        assert [t[0] for t in entry["told"]] == [n.event.to_json() for n in effects.told]
    assert drawn > 0
    assert ruleset.view(state, 0) == table.look(table.tokens[0])["view"]


def recomputed(entry, effects):
    """Hold the draws of a log entry against those that were recomputed; return how many there are."""
    assert [(d[0], d[1], d[2]) for d in entry["draws"]] == [(d.what, d.kinds, d.seen_by) for d in effects.draws]
    return len(effects.draws)


def test_a_retry_draws_the_same(games, store):
    """A decision that was computed but not written (here: lost to a crash) falls the same when it is made again."""
    table, twin = Table(games, seed="same"), Table(games, seed="same")
    rng = Rng(5)
    for _ in range(12):
        actions = table.actions()
        action = actions[rng.below(len(actions))]
        table.act(action)
        twin.act(action)
    last = [store.log(t.id, 11, 1)[0].entry for t in (table, twin)]
    assert json.loads(last[0])["draws"] == json.loads(last[1])["draws"]
    assert table.look(table.tokens[0])["view"] == twin.look(twin.tokens[0])["view"]
