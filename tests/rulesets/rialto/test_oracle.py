"""The turn of a stage against a slow second opinion: every way to end it, found by trying (R-31 to R-34)."""

import json
from itertools import product

import pytest

from service.engine.effects import RandomEffects
from service.engine.rng import Rng
from service.rulesets.rialto.ruleset import RULESET
from tests.golden import golden_games
from tests.rulesets.rialto.build import VOCABULARY, stage

TYPE = "gold"


def endings(hand, gold, yellow, done=()):
    """All ways to end a turn: (converted count, yellow 3s, cards, jokers), from R-32 to R-34 alone; `yellow` counts yellow 2, 3 and 4."""
    converted, wild = sum(k for k, _ in done), sum(w for _, w in done)
    found = set()
    for cards, jokers in product(range(hand[TYPE] + 1), range(hand["joker"] + 1)):
        some = cards + converted >= 1
        pair = hand[TYPE] == 0 and jokers + wild >= 2
        nothing = cards + converted + jokers + wild == 0
        if some or pair or nothing:
            found.add((converted, wild, cards, jokers))
    if gold == 0:
        return found
    for index, counts in ((0, 1), (2, 2)):
        if yellow[index]:
            for card in hand:
                if card not in (TYPE, "joker") and hand[card]:
                    less = {**hand, card: hand[card] - 1}
                    rest = tuple(n - (i == index) for i, n in enumerate(yellow))
                    found |= endings(less, gold - 1, rest, (*done, (counts, 0)))
    if yellow[1]:
        found |= endings(hand, gold - 1, (yellow[0], yellow[1] - 1, yellow[2]), (*done, (0, 1)))
    return found


def reached(state):
    """The same, by the rules as they are implemented: every line of listed actions to the end of seat 0's turn."""
    found = set()
    actions = RULESET.legal_actions(state)
    assert actions, "a turn that cannot be ended"
    for action in actions:
        if action.tag == "rialto.play":
            found.add((state.converted, state.wild, action.key[1], action.key[2]))
            continue
        after = state.copy()
        RULESET.apply(after, action, RandomEffects(Rng(1)))
        if after.actor == 0:
            found |= reached(after)
        else:
            # The hand is empty and nothing more can be used: the turn ended by itself.
            converted, wild = {"yellow2": (1, 0), "yellow3": (0, 1), "yellow4": (2, 0)}[action.key[1]]
            found.add((state.converted + converted, state.wild + wild, 0, 0))
    return found


@pytest.mark.parametrize("seed", range(60))
def test_r32_r33_every_way_to_end_a_turn(seed):
    rng = Rng(seed)
    hand = {name: rng.below(3) if rng.below(2) else 0 for name in (TYPE, "joker", "doge", "bridge")}
    gold = rng.below(4)
    yellow = (rng.below(2), rng.below(3), rng.below(2))
    text = " ".join(f"{count} {name}" for name, count in hand.items() if count)
    names = " ".join(f"yellow{kind}" for kind, count in zip((2, 3, 4), yellow, strict=True) for _ in range(count))
    state = stage("B", hands=[text, "1 doge"], gold=[gold], buildings=[names])
    if state.actor != 0:
        assert endings(hand, gold, yellow) == {(0, 0, 0, 0)}
        return
    assert reached(state) == endings(hand, gold, yellow)


def test_golden_games_show_every_kind_of_action():
    verbs = set()
    for path in golden_games("rialto"):
        verbs |= {step["action"].split()[0] for step in json.loads(path.read_text())["steps"]}
    assert verbs == {kind.tag.partition(".")[2] for kind in VOCABULARY.kinds}
