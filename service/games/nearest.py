"""The legal actions nearest to one that is refused: what its sender may have meant."""

from heapq import nsmallest
from typing import Final

from service.engine.contract import Ruleset, State
from service.engine.tagged import Action, Value, Vocabulary

#: As many are told.
MOST: Final = 5
#: Two values that cannot be compared as numbers are so far apart, and two numbers at most.
_APART: Final = 20


def nearest(ruleset: Ruleset, state: State, action: Action) -> list[Action]:
    """Return up to MOST legal actions, nearest first; of equally near ones those that are listed first.

    An action of the same kind is nearer than any other; then the one with fewer members that differ; then the one
    whose members differ by less.
    """
    vocabulary = ruleset.meta.vocabulary
    # nsmallest keeps the order of equals.
    return nsmallest(MOST, ruleset.legal_actions(state), key=lambda legal: _distance(vocabulary, action, legal))


def _distance(vocabulary: Vocabulary, asked: Action, legal: Action) -> tuple[bool, int, int]:
    mine, theirs = _members(vocabulary, asked), _members(vocabulary, legal)
    gaps = [_gap(mine.get(name), value) for name, value in theirs.items()]
    return asked.tag != legal.tag, sum(gap > 0 for gap in gaps), sum(gaps)


def _members(vocabulary: Vocabulary, action: Action) -> dict[str, Value]:
    return {f.name: value for f, value in zip(vocabulary.kind(action).fields, action.key[1:], strict=True)}


def _gap(a: Value, b: Value) -> int:
    if a == b:
        return 0
    if isinstance(a, tuple) and isinstance(b, tuple):
        return sum(_gap(x, y) for x, y in zip(a, b, strict=False)) + _APART * abs(len(a) - len(b))
    if isinstance(a, int) and isinstance(b, int):
        return min(abs(a - b), _APART)
    return _APART
