"""What the search knows of Gondola: who needs less for its last flag (gondola_needs.py) wins more often."""

import math
from typing import Final, final

from service.engine.contract import Ruleset, State
from service.engine.tagged import Action
from service.rulesets.gondola.actions import Place, Race
from service.rulesets.gondola.components import CHECKPOINT, CURRENT, REPLACE, SPEED, cell_at, x_of, y_of
from service.rulesets.gondola.scoring import standings
from service.rulesets.gondola.state import OVER, PLACE, RACE, GondolaState
from worker.heuristics.gondola_needs import Ahead, crossed_by, fields_of, needs_of
from worker.heuristics.gondola_weights import STANDARD, GondolaWeights
from worker.search.heuristic import Heuristic, outcome, shares

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
        scale = self.tuned.scale_end + self.tuned.scale_need * max(0.0, min(needs))
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
        ahead = Ahead(state, self.tuned, fields_of(state), seat)
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
            needs.append(ahead.need(end, crossed, left))
        fewest = min(needs)
        return [0.01 + math.exp(SHARP * (fewest - need)) for need in needs]


def gondola_with(values: list[float]) -> Heuristic:
    """Return the heuristic with these values of `gondola_weights.WEIGHTS`."""
    return GondolaHeuristic(GondolaWeights(values))
