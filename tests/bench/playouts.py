"""Random playouts of one ruleset in one build, in a process of its own.

`python tests/bench/playouts.py RULESET BUILD SECONDS SEED` prints one JSON object with decisions_per_s, games_per_s
and copy_us. BUILD is `compiled` or `plain`; it fails where the compiled modules are missing or stale.
"""

import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests import plain_imports


def play(ruleset, state, rng, effects, limit=-1):
    """Play at random until the end or for `limit` decisions; return their number."""
    decisions = 0
    while decisions != limit and ruleset.to_act(state) != -1:
        ruleset.apply(state, ruleset.pick(state, rng), effects)
        decisions += 1
    return decisions


def measure(ruleset, seconds, seed):
    """Play whole games of four (or as many as there may be) for `seconds`; return the figures."""
    from service.engine.effects import SearchEffects  # noqa: PLC0415  # The build is chosen before the engine is loaded.
    from service.engine.rng import Rng  # noqa: PLC0415  # The same.

    rng = Rng(seed)
    effects = SearchEffects(rng)
    players = min(4, ruleset.meta.max_players)
    options = ruleset.complete_options({}, players)
    usual = play(ruleset, ruleset.new(options, players, effects), rng, effects)
    decisions = games = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        decisions += play(ruleset, ruleset.new(options, players, effects), rng, effects)
        games += 1
        now = time.perf_counter()
    middle = ruleset.new(options, players, effects)
    play(ruleset, middle, rng, effects, usual // 2)
    begin = time.perf_counter()
    for _ in range(2000):
        middle.copy()
    copy_us = (time.perf_counter() - begin) / 2000 * 1e6
    return {"decisions_per_s": decisions / (now - start), "games_per_s": games / (now - start), "copy_us": copy_us}


def main():
    """Measure what the command line names."""
    name, build, seconds, seed = sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4])
    if build == "plain":
        plain_imports.install()
    from service.build import build_kind  # noqa: PLC0415  # The build is chosen before the engine is loaded.
    from service.rulesets.catalogue import REGISTRY  # noqa: PLC0415  # The same.

    if build_kind() != build:
        sys.exit(f"the rules run {build_kind()} here, not {build}: run `make compile`")
    print(json.dumps(measure(REGISTRY[name], seconds, seed)))


if __name__ == "__main__":
    main()
