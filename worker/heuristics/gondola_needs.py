"""What each seat of Gondola still needs for its last flag.

The need of a seat is counted along the water: from its gondola to the nearest checkpoint that it has not crossed, from there
to the next, until its flags are used up; checkpoints that are not in play yet cost most, unless the seat holds one. The
weights are in gondola_weights.py.
"""

from typing import Final

from service.rulesets.gondola.components import CHECKPOINT, CURRENT, MASK, SPEED
from service.rulesets.gondola.race import Outcomes
from service.rulesets.gondola.state import PLACE, RACE, GondolaState
from worker.heuristics.gondola_weights import GondolaWeights

#: Need of a seat that can place its last flag in the move at hand.
WON: Final = -10.0
#: Farther than any tile in play.
FAR: Final = 60


def needs_of(state: GondolaState, tuned: GondolaWeights) -> list[float]:
    """Return what each seat needs for its last flag, the order of turns included."""
    fields = [distances(state, node) for node in state.checkpoints]
    needs: list[float] = []
    for seat in range(state.players):
        after = (seat - state.turn) % state.players
        if after == 0 and state.phase == RACE:
            need = after_race(state, tuned, fields)
        else:
            crossed = crossed_by(state, seat)
            need = need_from(state, tuned, fields, state.hands[seat], state.gondolas[seat], crossed, state.flags_left[seat])
            if after == 0 and state.phase != PLACE:
                # The move is over; the next turn of this seat comes after those of all others.
                after = state.players
        needs.append(need + tuned.turn * after / state.players)
    return needs


def crossed_by(state: GondolaState, seat: int) -> int:
    """Return the checkpoints that a seat has crossed, as bits."""
    crossed = 0
    for i in range(len(state.flags)):
        crossed |= ((state.flags[i] >> seat) & 1) << i
    return crossed


def distances(state: GondolaState, start: int) -> list[int]:
    """Return the number of steps along the water between a node and every other; FAR where no water leads."""
    face = state.course.face
    link = state.course.link
    far = [FAR] * len(face)
    far[start] = 0
    queue = [start]
    for node in queue:
        further = far[node] + 1
        mask = MASK[face[node]]
        for d in range(4):
            if (mask >> d) & 1:
                neighbour = link[4 * node + d]
                if far[neighbour] == FAR and face[neighbour] >= 0 and (MASK[face[neighbour]] >> (d ^ 2)) & 1:
                    far[neighbour] = further
                    queue.append(neighbour)
    return far


def after_race(state: GondolaState, tuned: GondolaWeights, fields: list[list[int]]) -> float:
    """Return what the seat in turn needs, this turn included, by the best of its moves."""
    crossed = crossed_by(state, state.turn)
    left = state.flags_left[state.turn]
    outcomes = Outcomes(state)
    best = 1000.0
    for i in range(len(outcomes.ends)):
        new = outcomes.crossed[i]
        if new.bit_count() == left:
            return WON
        need = need_from(state, tuned, fields, state.hands[state.turn], outcomes.ends[i], crossed | new, left - new.bit_count())
        best = min(best, need)
    return tuned.turn + best


def need_from(
    state: GondolaState, tuned: GondolaWeights, fields: list[list[int]], hand: list[int], node: int, crossed: int, left: int
) -> float:
    """Return what a gondola on `node` needs to place `left` flags, where its seat holds the kinds of `hand`."""
    if left <= 0:
        return 0.0
    need, but_last = way_from(state, tuned, fields, reach_of(tuned, hand, CURRENT[state.kind_on(node)]), node, crossed, left)
    for kind in hand:
        if CHECKPOINT[kind]:
            # G-22: it is laid next, near the own gondola, and crossed in place of the farthest.
            return min(need, but_last + (tuned.held if left > 1 else tuned.last))
    return need


def way_from(
    state: GondolaState, tuned: GondolaWeights, fields: list[list[int]], reach: float, node: int, crossed: int, left: int
) -> tuple[float, float]:
    """Return what a gondola on `node` needs to cross `left` checkpoints, and all of them but the last, when it moves `reach` squares."""
    need = 0.0
    but_last = 0.0
    first = True
    while left > 0:
        nearest = -1
        steps = FAR
        for i in range(len(fields)):
            if not (crossed >> i) & 1 and fields[i][node] < steps:
                nearest = i
                steps = fields[i][node]
        if nearest < 0:
            # What remains is not in play yet.
            return need + tuned.unlaid * left, need + tuned.unlaid * (left - 1)
        but_last = need
        if first:
            need += tuned.nearer * steps + tuned.square * max(0.0, steps - reach)
            first = False
        else:
            need += tuned.later + tuned.later_square * steps
        crossed |= 1 << nearest
        node = state.checkpoints[nearest]
        left -= 1
    return need, but_last


def reach_of(tuned: GondolaWeights, hand: list[int], current: int) -> float:
    """Return how far a gondola on a tile with this current will move, as far as the hand tells (G-30)."""
    usual = min(tuned.reach, float(current))
    if not hand:
        return usual
    fastest = 0
    for kind in hand:
        fastest = max(fastest, SPEED[kind])
    return usual + tuned.hand * (min(fastest, current) - usual)
