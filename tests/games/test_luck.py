"""The secret, shown at the end, explains every draw: anybody can recompute the whole game."""

import hashlib
import json

from service.engine.effects import LiveEffects
from service.engine.rng import Rng
from service.engine.tagged import Action
from tests.games.table import Table


def test_the_log_and_the_secret_give_the_game_again(games, store):
    table = Table(games)
    table.play(seed=3)
    game = table.look()
    secret = bytes.fromhex(game["secret"])
    assert hashlib.sha256(secret).hexdigest() == game["commitment"]
    ruleset = table.ruleset
    log = [(e.version, json.loads(e.entry)) for e in store.log(table.id, -1, 10_000)]
    assert [version for version, _ in log] == list(range(game["version"] + 1))
    effects = LiveEffects(secret, 0)
    state = ruleset.new(game["options"], 2, effects)
    assert [d[1] for d in log[0][1]["draws"]] == [d.kinds for d in effects.draws]
    drawn = 0
    for version, entry in log[1:]:
        assert entry["seat"] == ruleset.to_act(state)
        effects = LiveEffects(secret, version)
        action: Action = ruleset.meta.vocabulary.from_text(entry["action"])
        assert ruleset.check(state, action) is None
        ruleset.apply(state, action, effects)
        assert [(d[0], d[1], d[2]) for d in entry["draws"]] == [(d.what, d.kinds, d.seen_by) for d in effects.draws]
        drawn += len(effects.draws)
        assert [t[0] for t in entry["told"]] == [n.event.to_json() for n in effects.told]
    assert drawn > 10
    assert ruleset.view(state, 0) == table.look(table.tokens[0])["view"]


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
