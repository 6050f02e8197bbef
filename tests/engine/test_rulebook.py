"""Rules are read out of the rule text by their ids."""

from service.engine.contract import places
from service.engine.rulebook import rules_by_id

TEXT = """# A game

T-1  The first rule,
     on two lines.
T-2a Another.

Prose that belongs to no rule, with T-1 named in it.
## Heading
T-10 The tenth.
"""


def test_rules_end_at_the_next_rule_a_blank_line_or_a_heading():
    assert rules_by_id(TEXT) == {"T-1": "The first rule, on two lines.", "T-2a": "Another.", "T-10": "The tenth."}


def test_places_are_shared_by_equals():
    standings = places([(3, 1), (5, 0), (3, 1), (3, 2)])
    assert [(s.seat, s.place, s.score) for s in standings] == [(0, 3, 3), (1, 1, 5), (2, 3, 3), (3, 2, 3)]
