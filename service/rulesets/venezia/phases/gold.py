"""Gold turned into movement (V-45, V-66)."""

from typing import Final

from service.engine.effects import Effects
from service.engine.tagged import Event, Value
from service.rulesets.venezia.components import (
    GOLD_PER_POINT,
    LEAST_TREASURE,
    SWAMP_VALUES,
    TREASURE_VALUES,
)
from service.rulesets.venezia.ending import move
from service.rulesets.venezia.events import GOLD_CONVERTED
from service.rulesets.venezia.state import REACHED_BY_GOLD, Venezia

#: The most that a token of each kind can be worth: what the table must reckon with (V-46).
MOST_SWAMP: Final = 2
MOST_TREASURE: Final = 6


def may_have_gold(state: Venezia, seat: int) -> bool:
    """Say whether, as far as the table can tell, `seat` may be able to buy a point: what decides whether it is asked."""
    s = seat * SWAMP_VALUES
    t = seat * TREASURE_VALUES
    swamps = state.swamps
    treasures = state.treasures
    tokens = swamps[s] + swamps[s + 1] + swamps[s + 2]
    chests = treasures[t] + treasures[t + 1] + treasures[t + 2] + treasures[t + 3]
    return MOST_SWAMP * tokens + MOST_TREASURE * chests >= GOLD_PER_POINT


def gold_of(state: Venezia, seat: int) -> int:
    """Return the gold of all tokens of `seat`."""
    s = seat * SWAMP_VALUES
    t = seat * TREASURE_VALUES
    swamps = state.swamps
    treasures = state.treasures
    chests = 3 * treasures[t] + 4 * treasures[t + 1] + 5 * treasures[t + 2] + 6 * treasures[t + 3]
    return swamps[s + 1] + 2 * swamps[s + 2] + chests


def _cost(excess: int, ones: int, twos: int, t: list[int]) -> int:
    """Return a number that is lower for the better choice of tokens (V-45's order), packed digit by digit."""
    chests = t[0] + t[1] + t[2] + t[3]
    cost = (excess * 32 + chests) * 128 + chests + ones + twos
    # Of two lists as long, sorted downwards, the smaller has fewer of the highest value in which they differ.
    for value in range(TREASURE_VALUES - 1, -1, -1):
        cost = cost * 8 + t[value]
    return cost * 32 + twos


def choose_tokens(ones: int, twos: int, treasures: list[int], price: int) -> list[int]:
    """Return the tokens to hand in for `price` gold, as numbers of tokens worth 1, 2, 3, 4, 5, 6; empty if there is too little.

    V-45: the least total excess, then the fewest treasures, then the fewest tokens, then the lexicographically
    smallest list of values sorted downwards.
    """
    best: list[int] = []
    best_cost = 0
    for sixes in range(treasures[3] + 1):
        for fives in range(treasures[2] + 1):
            for fours in range(treasures[1] + 1):
                for threes in range(treasures[0] + 1):
                    rest = price - 6 * sixes - 5 * fives - 4 * fours - 3 * threes
                    two = min(twos, (max(rest, 0) + 1) // 2)
                    one = min(ones, max(rest - 2 * two, 0))
                    # A two too many is given back where a one pays exactly.
                    if 2 * two > rest > 0 and ones > 0:
                        two -= 1
                        one = 1
                    excess = 2 * two + one - rest
                    if excess < 0:
                        continue
                    cost = _cost(excess, one, two, [threes, fours, fives, sixes])
                    if not best or cost < best_cost:
                        best_cost = cost
                        best = [one, two, threes, fours, fives, sixes]
    return best


def _values(counts: list[int], least: int) -> tuple[Value, ...]:
    found: list[Value] = []
    for i in range(len(counts)):
        found.extend([least + i] * counts[i])
    return tuple(found)


def convert(state: Venezia, seat: int, points: int, effects: Effects) -> None:
    """Hand in tokens of `seat` for `points` and move its gondola."""
    s = seat * SWAMP_VALUES
    t = seat * TREASURE_VALUES
    chosen = choose_tokens(state.swamps[s + 1], state.swamps[s + 2], state.treasures[t : t + TREASURE_VALUES], points * GOLD_PER_POINT)
    assert chosen
    # V-45: swamp tokens leave the game, treasures go back into the supply.
    for value in (1, 2):
        state.swamps[s + value] -= chosen[value - 1]
        state.spent[value] += chosen[value - 1]
    for value in range(TREASURE_VALUES):
        state.treasures[t + value] -= chosen[2 + value]
        state.treasure_pool[value] += chosen[2 + value]
        state.handed_in[value] += chosen[2 + value]
    state.active = True
    if effects.news:
        effects.emit(Event(GOLD_CONVERTED, (seat, points, _values(chosen[:2], 1), _values(chosen[2:], LEAST_TREASURE))))
    move(state, seat, points, REACHED_BY_GOLD, effects)
