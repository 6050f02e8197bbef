"""The endings of which there is a golden game, one per player count."""

from service.rulesets.murano.actions import (
    BUY_FACTORY,
    BUY_SPECIAL,
    DRAW_STREET,
    END_BUILD,
    END_SCORING,
    END_TURN,
    MOVE,
    NO_SALE,
    PASS,
    SEARCH_PALACES,
)
from service.rulesets.murano.state import END_REASONS, MOVED

WAYS = [
    ({}, "piles_empty"),  # M-50
    ({"income": "connected"}, "piles_empty_connected"),  # M-50
    ({}, "no_tiles_taken"),  # M-51a
]
WANTED = [(players, options, end) for players in (2, 3, 4) for options, end in WAYS]
#: What a player does only where nothing else is left.
RELUCTANT = (PASS, END_TURN, END_BUILD, END_SCORING, NO_SALE)


def _takes_a_tile(code):
    return BUY_FACTORY <= code <= SEARCH_PALACES or code in (BUY_SPECIAL, DRAW_STREET)


def choose(ruleset, state, rng):
    """A player who does something whenever possible; in every other game (by the cards that are out) one who never takes a tile."""
    actions = ruleset.legal_actions(state)
    wanted = actions
    if state.removed_characters % 2:
        wanted = [a for a in wanted if not _takes_a_tile(a.code)]
    eager = [a for a in wanted if a.code not in RELUCTANT and not (state.phase == MOVED and a.code == MOVE)]
    choices = (eager or wanted) if rng.below(8) else wanted
    return choices[rng.below(len(choices))]


def end_of(told, state):
    """Why the end was triggered, and by which rule of income the game was played."""
    assert told
    return END_REASONS[state.reason] + ("_connected" if state.connected else "")
