"""What each seat of Gondola still needs for its last flag.

The need of a seat is counted along the water: from its gondola to the nearest checkpoint that it has not crossed, from there
to the next, until its flags are used up; checkpoints that are not in play yet cost most, unless the seat holds one. The
weights are in gondola_weights.py.
"""

from typing import Final, final

from service.rulesets.gondola.components import CHECKPOINT, CURRENT, MASK, SPEED
from service.rulesets.gondola.race import Outcomes
from service.rulesets.gondola.state import PLACE, RACE, GondolaState
from worker.heuristics.gondola_weights import GondolaWeights

#: Need of a seat that can place its last flag in the move at hand.
WON: Final = -10.0
#: Farther than any tile in play.
FAR: Final = 60


@final
class Ahead:
    """What lies ahead of one seat: the checkpoints in play, and what its hand is good for. `fields` are the distances from each checkpoint."""

    def __init__(self, state: GondolaState, tuned: GondolaWeights, fields: list[list[int]], seat: int) -> None:
        self._state: Final = state
        self._tuned: Final = tuned
        self._fields: Final = fields
        fastest = -1
        holds = False
        for kind in state.hands[seat]:
            fastest = max(fastest, SPEED[kind])
            holds = holds or CHECKPOINT[kind]
        #: The highest speed in hand, -1 for an empty hand; and whether a checkpoint is among the tiles.
        self._fastest: Final = fastest
        self._holds: Final = holds

    def need(self, node: int, crossed: int, left: int) -> float:
        """Return what the gondola needs from `node` to place `left` flags, where it has `crossed` these checkpoints (bits)."""
        if left <= 0:
            return 0.0
        tuned = self._tuned
        need, but_last = self._way(node, crossed, left)
        if self._holds:
            # G-22: it is laid next, near the own gondola, and crossed in place of the farthest.
            return min(need, but_last + (tuned.held if left > 1 else tuned.last))
        return need

    def _way(self, node: int, crossed: int, left: int) -> tuple[float, float]:
        """Return the need to cross `left` checkpoints that are in play or will be, and that to cross all of them but the last."""
        tuned = self._tuned
        fields = self._fields
        reach = self._reach(CURRENT[self._state.kind_on(node)])
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
            node = self._state.checkpoints[nearest]
            left -= 1
        return need, but_last

    def _reach(self, current: int) -> float:
        """Return how far the gondola will move from a tile with this current, as far as the hand tells (G-30)."""
        usual = min(self._tuned.reach, float(current))
        if self._fastest < 0:
            return usual
        return usual + self._tuned.hand * (min(self._fastest, current) - usual)


def needs_of(state: GondolaState, tuned: GondolaWeights) -> list[float]:
    """Return what each seat needs for its last flag, the order of turns included."""
    fields = fields_of(state)
    needs: list[float] = []
    for seat in range(state.players):
        ahead = Ahead(state, tuned, fields, seat)
        after = (seat - state.turn) % state.players
        if after == 0 and state.phase == RACE:
            need = after_race(state, tuned, ahead)
        else:
            need = ahead.need(state.gondolas[seat], crossed_by(state, seat), state.flags_left[seat])
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


def fields_of(state: GondolaState) -> list[list[int]]:
    """Return the distances from each checkpoint in play, in their order."""
    return [distances(state, node) for node in state.checkpoints]


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


def after_race(state: GondolaState, tuned: GondolaWeights, ahead: Ahead) -> float:
    """Return what the seat in turn needs, this turn included, by the best of its moves."""
    crossed = crossed_by(state, state.turn)
    left = state.flags_left[state.turn]
    outcomes = Outcomes(state)
    best = 1000.0
    for i in range(len(outcomes.ends)):
        new = outcomes.crossed[i]
        if new.bit_count() == left:
            return WON
        best = min(best, ahead.need(outcomes.ends[i], crossed | new, left - new.bit_count()))
    return tuned.turn + best
