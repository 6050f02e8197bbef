"""The endings of which there is a golden game, one per player count."""

from service.rulesets.gondola.events import RACE_ENDED

WAYS = [
    ({}, "five_checkpoints"),  # G-50
    ({}, "exhausted"),  # G-51, with one winner
    ({}, "exhausted_shared"),  # G-51, with several
    ({"races": 3}, "league"),  # G-60
]
WANTED = [(players, options, end) for players in (2, 3, 4, 5) for options, end in WAYS]


def end_of(told, state):
    """How the last race ended; a match of several races is a league."""
    if state.races > 1:
        return "league"
    race = next(event.to_json() for event in told if event.kind is RACE_ENDED)
    return race["end"] + ("_shared" if len(race["winners"]) > 1 else "")
