"""What the search knows of Gondola: how much each seat still needs for its last flag.

The need of a seat is counted along the water: from its gondola to the nearest checkpoint that it has not crossed, from there
to the next, until its flags are used up; checkpoints that are not in play yet cost most. The weights are in
gondola_weights.py.
"""

import math
from typing import Final, final

from service.engine.contract import Ruleset, State
from service.engine.tagged import Action
from service.rulesets.gondola.actions import Place, Race
from service.rulesets.gondola.components import CHECKPOINT, CURRENT, MASK, REPLACE, SPEED, cell_at, x_of, y_of
from service.rulesets.gondola.race import Outcomes
from service.rulesets.gondola.scoring import standings
from service.rulesets.gondola.state import OVER, PLACE, RACE, GondolaState
from worker.heuristics.gondola_weights import STANDARD, GondolaWeights
from worker.search.heuristic import Heuristic, outcome, shares

#: Need of a seat that can place its last flag in the move at hand.
WON: Final = -10.0
#: Farther than any tile in play.
FAR: Final = 60
#: How much less a move that leaves one more unit of need is played in the search (nats).
SHARP: Final = 4.0
#: Placements farther from the own gondola than this (columns and rows added) are much alike.
NEAR: Final = 5


@final
class GondolaHeuristic(Heuristic):
    """Judges by what is needed, and looks at placements nearby. `tuned` are the weights of need."""

    def __init__(self, tuned: GondolaWeights = STANDARD) -> None:
        self.tuned: Final = tuned

    def horizon(self) -> int:
        """Return 4: a tile pays in the turn after it is laid, and two turns see little more than the judgement itself does."""
        return 4

    def expected(self, ruleset: Ruleset, state: State) -> list[float]:
        """Return each seat's expected result: who needs less wins more often, the more surely the nearer the end."""
        assert isinstance(state, GondolaState)
        if state.phase == OVER:
            return outcome(standings(state))
        needs = needs_of(state, self.tuned)
        scale = self.tuned.scale_end + self.tuned.scale_root * math.sqrt(max(0.0, min(needs)))
        chances = shares([-need / scale for need in needs])
        if state.races == 1:
            return chances
        return self.match_chances(state, chances)

    def match_chances(self, state: GondolaState, chances: list[float]) -> list[float]:
        """Return the chances to win a match of several races from those to win this race (G-60)."""
        left = state.races - state.race
        scale = 0.7 + 1.5 * math.sqrt(left)
        return shares(
            [(state.points[s] + state.flags_placed(s) + 2.5 * chances[s] + 0.1 * state.wins[s]) / scale for s in range(state.players)]
        )

    def strong(self) -> int:
        """Return 200: luck decides so much that with fewer `strong` would hardly differ from `casual`."""
        return 200

    def prune(self, ruleset: Ruleset, state: State, actions: list[Action]) -> list[Action]:
        """Return all actions, but of a tile's placements far from the own gondola only the first, checkpoints apart."""
        assert isinstance(state, GondolaState)
        if state.phase != PLACE or len(actions) < 12:
            return actions
        cell = state.course.cell[state.gondolas[state.turn]]
        mine_x, mine_y = x_of(cell), y_of(cell)
        kept: list[Action] = []
        last = -1
        for action in actions:
            if not isinstance(action, Place):
                return actions
            if CHECKPOINT[action.kind] or abs(action.x - mine_x) + abs(action.y - mine_y) <= NEAR:
                kept.append(action)
            elif action.kind != last:
                last = action.kind
                kept.append(action)
        return kept

    def weights(self, ruleset: Ruleset, state: State, actions: list[Action]) -> list[float]:
        """Return weights that prefer fast tiles, checkpoints nearby, crossings and squares near uncrossed checkpoints."""
        assert isinstance(state, GondolaState)
        if state.phase == RACE:
            return self.race_weights(state, actions)
        current = CURRENT[state.kind_on(state.gondolas[state.turn])]
        cell = state.course.cell[state.gondolas[state.turn]]
        mine_x, mine_y = x_of(cell), y_of(cell)
        weights: list[float] = []
        for action in actions:
            if not isinstance(action, Place):
                weights.append(1.0)
                continue
            far = abs(action.x - mine_x) + abs(action.y - mine_y)
            weight = 0.3 + 0.3 * min(SPEED[action.kind], current)
            if CHECKPOINT[action.kind]:
                weight += 6.0 / (1.0 + far)
            elif REPLACE[action.kind]:
                weight *= 0.5
            weights.append(weight)
        return weights

    def race_weights(self, state: GondolaState, actions: list[Action]) -> list[float]:
        """Return the weights of moves: by far the highest for those after which the least is needed."""
        course = state.course
        seat = state.turn
        before = crossed_by(state, seat)
        fields = [distances(state, node) for node in state.checkpoints]
        needs: list[float] = []
        for action in actions:
            end = state.gondolas[seat]
            crossed = before
            if isinstance(action, Race):
                for x, y in action.path:
                    end = course.at[cell_at(x, y)]
                    if CHECKPOINT[course.face[end] >> 2]:
                        crossed |= 1 << state.checkpoint_on(end)
            left = state.flags_left[seat] - (crossed ^ before).bit_count()
            needs.append(need_from(state, self.tuned, fields, end, crossed, max(0, left)))
        fewest = min(needs)
        return [0.01 + math.exp(SHARP * (fewest - need)) for need in needs]


def gondola_with(values: list[float]) -> Heuristic:
    """Return the heuristic with these values of `gondola_weights.WEIGHTS`."""
    return GondolaHeuristic(GondolaWeights(values))


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
            need = need_from(state, tuned, fields, state.gondolas[seat], crossed, state.flags_left[seat])
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
        need = need_from(state, tuned, fields, outcomes.ends[i], crossed | new, left - new.bit_count())
        best = min(best, need)
    return tuned.turn + best


def need_from(state: GondolaState, tuned: GondolaWeights, fields: list[list[int]], node: int, crossed: int, left: int) -> float:
    """Return what a gondola on `node` needs to place `left` flags."""
    need = 0.0
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
            return need + tuned.unlaid * left
        if first:
            reach = min(tuned.reach, float(CURRENT[state.kind_on(node)]))
            need += tuned.nearer * steps + tuned.square * max(0.0, steps - reach)
            first = False
        else:
            need += tuned.later + tuned.later_square * steps
        crossed |= 1 << nearest
        node = state.checkpoints[nearest]
        left -= 1
    return need
