"""What is usually done in Rialto: a weight for every action, without applying it.

Games that the search plays to the end follow these weights alone, so that every kind of decision has some: a playout that takes any
building or lets gold lie idle says little about the worth of either.
"""

import math
from typing import Final, final

from service.engine.tagged import Action
from service.rulesets.rialto.actions import (
    Activate,
    DeclineBuilding,
    Discard,
    EndActivation,
    PlaceBridge,
    PlaceCouncillor,
    PlaceGondola,
    Play,
    ReturnBuilding,
    StopPlacing,
    TakeBuilding,
    TakeRow,
)
from service.rulesets.rialto.components import (
    BRIDGE_HIGH,
    BRIDGE_LOW,
    CARD_KINDS,
    DISTRICTS,
    LINK_A,
    LINK_B,
    LINKS_OF,
    ROUNDS,
    VALUE,
)
from service.rulesets.rialto.scoring import end_value
from service.rulesets.rialto.state import BLUE, DISCARDING, GREEN, ROWS, TURN, RialtoState
from worker.heuristics.rialto_weights import RialtoWeights

#: Weight of what is hardly ever right: to decline a building, to leave gold and a building idle.
_RARELY: Final = 0.05


@final
class Habits:
    """The habits of the seat that decides in one state."""

    def __init__(self, state: RialtoState, tuned: RialtoWeights) -> None:
        self.state: Final = state
        self.tuned: Final = tuned
        self.seat: Final = state.actor
        self.rest: Final = ROUNDS - state.round

    def weights(self, actions: list[Action]) -> list[float]:
        """Return the weight of each action."""
        step = self.state.step
        if step == TURN:
            return [self._turn(action) for action in actions]
        if step == DISCARDING:
            return [max(_RARELY, 2.2 - self.tuned.card[action.card]) if isinstance(action, Discard) else 1.0 for action in actions]
        if step == ROWS:
            return [self._row(action) for action in actions]
        if step in (GREEN, BLUE):
            return [self._activation(action) for action in actions]
        return [self._other(action) for action in actions]

    def _turn(self, action: Action) -> float:
        # Play all cards of the type, keep jokers; convert what is worth little.
        if isinstance(action, Play):
            held = self.state.hand[self.seat * CARD_KINDS + self.state.stage]
            return math.pow(0.45, held - action.cards) * math.pow(0.4, action.jokers)
        if isinstance(action, Activate) and action.convert >= 0:
            return 0.4 * max(_RARELY, 1.6 - self.tuned.card[action.convert])
        return 0.4

    def _row(self, action: Action) -> float:
        if not isinstance(action, TakeRow):
            return 1.0
        worth = 0.0
        for card in range(CARD_KINDS):
            worth += self.state.rows[action.row * CARD_KINDS + card] * self.tuned.card[card]
        return math.exp(worth - 6.0)

    def _activation(self, action: Action) -> float:
        # Gold lies idle until the next round: what earns more than it costs is activated, what earns most first.
        if isinstance(action, EndActivation):
            return 0.3
        if not isinstance(action, Activate):
            return 1.0
        worth = self.tuned.earns[action.kind]
        if action.take >= 0:
            # One card that is seen; those drawn in its place are three.
            worth += 0.5 * self.tuned.card[action.take] - 1.0
        if action.give >= 0:
            worth += self._future(action.give + 1) - self._future(action.give) - VALUE[action.give]
        return math.exp(2.0 * worth)

    def _future(self, kind: int) -> float:
        return self.tuned.building(kind, float(self.rest))

    def _other(self, action: Action) -> float:
        if isinstance(action, TakeBuilding):
            return math.exp(1.5 * (self._future(action.kind) - 4.0))
        if isinstance(action, (DeclineBuilding, StopPlacing)):
            return _RARELY
        if isinstance(action, ReturnBuilding):
            # Its points are paid at once; what it would have earned is lost.
            return math.exp(VALUE[action.kind] - self._future(action.kind))
        if isinstance(action, PlaceCouncillor):
            return self._move(action)
        if isinstance(action, PlaceGondola):
            return math.exp(0.5 * (self._favour(LINK_A[action.link]) + self._favour(LINK_B[action.link])))
        if isinstance(action, PlaceBridge):
            bridge = self.state.top_bridge
            high = LINK_A[action.link] + LINK_B[action.link] - action.low
            gain = BRIDGE_LOW[bridge] * self._favour(action.low) + BRIDGE_HIGH[bridge] * self._favour(high)
            return math.exp(0.5 * gain)
        return 1.0

    def _move(self, action: PlaceCouncillor) -> float:
        # Where it wins most; out of a district only what is not needed there.
        gain = self._gain(action.to, 1)
        if action.source < DISTRICTS:
            gain += self._gain(action.source, -1)
        return math.exp(gain)

    def _gain(self, district: int, change: int) -> float:
        # What so many more councillors of this seat in a district change of its points there.
        before = self._share(district, 0)
        after = self._share(district, change)
        worth = 0
        for link in LINKS_OF[district]:
            worth += end_value(self.state, link, district) or 2  # No tile yet: some day there may be one.
        return worth * (after - before)

    def _share(self, district: int, change: int) -> float:
        # Which part of a district's worth a seat gets, each player ahead halving it.
        state = self.state
        mine = state.placed[self.seat * DISTRICTS + district] + change
        if mine <= 0:
            return 0.0
        share = 1.0
        for other in range(state.players):
            if other == self.seat:
                continue
            ahead = mine - state.placed[other * DISTRICTS + district]
            if ahead < 0:
                share *= 0.5
            elif ahead == 0:
                share *= 0.75
            else:
                # Who is just ahead may still be overtaken.
                share *= 1.0 - 0.1 / (1 + ahead)
        return share

    def _favour(self, district: int) -> float:
        # How much more of a district this seat has than the best of the others.
        state = self.state
        best = 0
        for other in range(state.players):
            if other != self.seat:
                best = max(best, state.placed[other * DISTRICTS + district])
        lead = state.placed[self.seat * DISTRICTS + district] - best
        return max(-1.0, min(1.0, 0.5 * lead))
