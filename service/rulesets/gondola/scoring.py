"""Who leads (G-50, G-51, G-60)."""

from service.engine.contract import Standing, places
from service.rulesets.gondola.components import FLAGS
from service.rulesets.gondola.state import OVER, GondolaState


def leaders(state: GondolaState) -> list[int]:
    """Return the seats with the most flags placed in this race: its winners when it ends (G-50: only one can have five)."""
    fewest_left = min(state.flags_left)
    return [seat for seat in range(state.players) if state.flags_left[seat] == fewest_left]


def standings(state: GondolaState) -> list[Standing]:
    """Return the standings: by flags in a single race, else by points, then races won.

    During a race the flags placed in it count, the point for winning it does not.
    """
    scores: list[tuple[int, ...]] = []
    for seat in range(state.players):
        placed = FLAGS - state.flags_left[seat]
        if state.races == 1:
            scores.append((placed,))
        elif state.phase == OVER:
            scores.append((state.points[seat], state.wins[seat]))
        else:
            scores.append((state.points[seat] + placed, state.wins[seat]))
    return places(scores)
