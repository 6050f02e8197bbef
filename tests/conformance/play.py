"""Random play for the conformance suite: games of every ruleset, player count and option."""

import hashlib
from itertools import islice

import orjson

from service.engine.contract import NO_SEAT
from service.engine.effects import RandomEffects
from service.engine.form import FormError
from service.engine.replay import Step, outcomes
from service.engine.rng import Rng
from service.engine.spec import BOOL, ENUM, INT
from service.rulesets.catalogue import REGISTRY

#: No game may be longer than this many decisions, however badly it is played.
LONGEST = 20_000


class Case:
    """A ruleset with a number of players and complete options."""

    def __init__(self, ruleset, players, options):
        self.ruleset = ruleset
        self.players = players
        self.options = options

    def __str__(self):
        given = ",".join(f"{k}={v}" for k, v in self.options.items())
        return f"{self.ruleset.meta.name}-{self.players}p-{given}"

    def new(self, effects):
        return self.ruleset.new(self.options, self.players, effects)


def _choices(spec):
    if spec.kind == ENUM:
        return list(spec.values)
    if spec.kind == BOOL:
        return [False, True]
    if spec.kind == INT and spec.high - spec.low < 10:
        return list(range(spec.low, spec.high + 1))
    return []


def cases_of(ruleset):
    """Every player count with default options, and with each other value of each option that the rules know."""
    meta = ruleset.meta
    found = {}
    for players in range(meta.min_players, meta.max_players + 1):
        wishes = [{}] + [{f.name: value} for f in meta.options.fields for value in _choices(f.spec)]
        for wish in wishes:
            try:
                options = ruleset.complete_options(wish, players)
            except FormError:
                continue
            case = Case(ruleset, players, options)
            found[str(case)] = case
    return list(found.values())


CASES = [case for ruleset in REGISTRY.all() for case in cases_of(ruleset)]
BASIC = [case for case in CASES if case.options == case.ruleset.complete_options({}, case.players)]


def state_hash(ruleset, state):
    return hashlib.sha256(orjson.dumps(ruleset.encode(state), option=orjson.OPT_SORT_KEYS)).hexdigest()


class Moment:
    """One step of a game: the state before, the decision, its luck and news, and the state after."""

    def __init__(self, before, seat, action, effects, after):
        self.before = before
        self.seat = seat
        self.action = action
        self.effects = effects
        self.after = after


def play(case, seed):
    """Yield the Moments of one random game; the first has only a state after."""
    rng = Rng(seed)
    ruleset = case.ruleset
    effects = RandomEffects(rng.fork())
    state = case.new(effects)
    yield Moment(None, NO_SEAT, None, effects, state)
    for _ in range(LONGEST):
        seat = ruleset.to_act(state)
        if seat == NO_SEAT:
            return
        action = ruleset.pick(state, rng)
        effects = RandomEffects(rng.fork())
        after = state.copy()
        ruleset.apply(after, action, effects)
        yield Moment(state, seat, action, effects, after)
        state = after
    raise AssertionError(f"{case} with seed {seed} does not end within {LONGEST} decisions")


def record(case, seed):
    """Play a random game to its end without copies; return (setup outcomes, steps, final state)."""
    rng = Rng(seed)
    ruleset = case.ruleset
    effects = RandomEffects(rng.fork())
    state = case.new(effects)
    setup = outcomes(effects)
    steps = []
    while ruleset.to_act(state) != NO_SEAT:
        assert len(steps) < LONGEST, f"{case} with seed {seed} does not end within {LONGEST} decisions"
        seat = ruleset.to_act(state)
        action = ruleset.pick(state, rng)
        effects = RandomEffects(rng.fork())
        ruleset.apply(state, action, effects)
        steps.append(Step(seat, action, outcomes(effects)))
    return setup, steps, state


def moments(case, seed, every):
    """Every n-th Moment of a random game, the set-up left out."""
    return islice(play(case, seed), 1, None, every)
