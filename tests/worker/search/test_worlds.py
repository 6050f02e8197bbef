from service.engine.effects import SearchEffects
from service.engine.rng import Rng
from worker.search.worlds import MOST, Worlds


def worlds_of(ruleset, state):
    return Worlds(ruleset, ruleset.view(state, ruleset.to_act(state)), Rng(5))


def drawn(rng):
    return [rng.next32() for _ in range(3)]


def test_a_world_is_the_same_whoever_asks_for_it(ruleset, decide):
    worlds = worlds_of(ruleset, decide(ruleset, 3))
    seen = [(ruleset.encode(worlds.world(n)), drawn(worlds.luck(n))) for n in range(6)]
    assert [(ruleset.encode(worlds.world(n)), drawn(worlds.luck(n))) for n in (4, 0, 5)] == [seen[4], seen[0], seen[5]]


def test_what_is_played_in_a_world_stays_in_the_copy(ruleset, decide):
    worlds = worlds_of(ruleset, decide(ruleset, 3))
    before = ruleset.encode(worlds.world(0))
    state = worlds.world(0)
    ruleset.apply(state, ruleset.legal_actions(state)[0], SearchEffects(Rng(1)))
    assert ruleset.encode(worlds.world(0)) == before


def test_worlds_come_again_with_other_luck(ruleset, decide):
    worlds = worlds_of(ruleset, decide(ruleset, 3))
    states = [ruleset.encode(worlds.world(n)) for n in range(MOST)]
    lucks = [worlds.luck(n) for n in range(MOST + 1)]
    assert ruleset.encode(worlds.world(MOST)) == states[0]
    assert any(state != states[0] for state in states)
    assert drawn(lucks[0]) != drawn(lucks[MOST])
