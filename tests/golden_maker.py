"""Write the golden games of a ruleset: `python -m tests.golden_maker RULESET`, after its rules changed on purpose.

The module tests/rulesets/RULESET/endings.py says which games are wanted: `WANTED`, a list of (players, options, end), and
`end_of(told, state)`, the short name of the way in which a game ended, from the events of its last
decision and its final state. It may have `choose(ruleset, state, rng)`, which plays instead of the random player.
Each wanted ending is looked for in games of seed 1, 2, 3 and so on.
"""

import importlib
import json
import sys

from service.engine.contract import NO_SEAT
from service.engine.effects import RandomEffects
from service.engine.replay import outcomes
from service.engine.rng import Rng
from service.rulesets.catalogue import REGISTRY
from tests.conformance.play import state_hash
from tests.golden import folder, golden_games

#: Seeds that are tried for each ending before we give up.
TRIES = 3000


def _pick(ruleset, state, rng):
    return ruleset.pick(state, rng)


def play(ruleset, players, options, seed, choose=_pick):
    """Play one game; return its record without its end, the events of its last decision and the final state."""
    rng = Rng(seed)
    effects = RandomEffects(rng.fork())
    state = ruleset.new(options, players, effects)
    setup = outcomes(effects)
    steps = []
    while ruleset.to_act(state) != NO_SEAT:
        seat = ruleset.to_act(state)
        action = choose(ruleset, state, rng)
        effects = RandomEffects(rng.fork())
        ruleset.apply(state, action, effects)
        steps.append({"seat": seat, "action": ruleset.meta.vocabulary.to_text(action), "draws": outcomes(effects)})
    game = {
        "ruleset": ruleset.meta.name,
        "rules_version": ruleset.meta.rules_version,
        "options": options,
        "players": players,
        "setup": setup,
        "steps": steps,
    }
    return game, [news.event for news in effects.told], state


def make(name):
    """Write all golden games of the ruleset `name`."""
    ruleset = REGISTRY[name]
    endings = importlib.import_module(f"tests.rulesets.{name}.endings")
    # Of the present version alone: what older versions left stays.
    games = folder(name)
    games.mkdir(parents=True, exist_ok=True)
    for old in golden_games(name):
        old.unlink()
    for players, wish, end in endings.WANTED:
        options = ruleset.complete_options(wish, players)
        for seed in range(1, TRIES):
            game, told, state = play(ruleset, players, options, seed, getattr(endings, "choose", _pick))
            if endings.end_of(told, state) == end:
                break
        else:
            raise SystemExit(f"no game of {players} players ended by {end} in {TRIES} tries")
        game["end"] = end
        game["final_hash"] = state_hash(ruleset, state)
        game["standings"] = [[s.seat, s.place, s.score] for s in ruleset.standings(state)]
        path = games / f"{players}p_{end}.json"
        path.write_text(_text(game))
        print(f"{path.name}: seed {seed}, {len(game['steps'])} decisions")


def _text(game):
    """One step a line: small, and readable in a diff."""
    steps = ",\n".join("  " + json.dumps(step) for step in game["steps"])
    members = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in game.items() if name != "steps"]
    members.append(' "steps": [\n' + steps + "\n ]")
    return "{\n" + ",\n".join(members) + "\n}\n"


if __name__ == "__main__":
    make(sys.argv[1])
