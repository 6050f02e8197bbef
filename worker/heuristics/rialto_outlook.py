"""How far a round of Rialto is, and who will be strongest in the stage in progress."""

import math
from typing import Final, final

from service.rulesets.rialto.components import CARD_KINDS, JOKER, ROUNDS, STAGES
from service.rulesets.rialto.state import BLUE, DISCARDING, STAGE, TURN, RialtoState


@final
class Outlook:
    """How far a round is, and what the stage in progress will come to.

    `next_stage` is the first stage that is not resolved. `force` is what each player has put into the
    stage in progress, or will put, all cards of the type; `favour` how probable its bonus is for each.
    """

    def __init__(self, state: RialtoState) -> None:
        self.state: Final = state
        self.rest: Final = ROUNDS - state.round
        self.next_stage: Final = self._next_stage()
        self.resolving: Final = TURN < state.step < BLUE
        self.force: Final = [self._force(player) for player in range(state.players)]
        self.favour: Final = [self._favour(player) for player in range(state.players)]

    def _next_stage(self) -> int:
        step = self.state.step
        if step <= DISCARDING:
            return 0
        if step in (STAGE, TURN):
            return self.state.stage
        return self.state.stage + 1 if step < BLUE else STAGES

    def _force(self, player: int) -> float:
        state = self.state
        if state.step != TURN:
            return 0.0
        if player not in state.queue:
            return float(state.strength[player])
        base = player * CARD_KINDS
        cards = state.hand[base + state.stage]
        if player == state.queue[0] and state.actor == player:
            cards += state.converted + state.wild
        return float(cards)

    def _favour(self, player: int) -> float:
        # How probable the bonus of the stage in progress is for a player.
        state = self.state
        if state.step != TURN:
            return 1.0 if state.bonus == player and self.pending(player) else 0.0
        mine = self.force[player]
        if mine == 0.0:
            return 0.0
        chance = 1.0
        rank = state.doge.index(player)
        for other in range(state.players):
            if other == player:
                continue
            needed = mine - self.force[other] + (1.0 if state.doge.index(other) > rank else 0.0)
            chance *= 1.0 - self._overtakes(other, needed, player)
        return chance

    def _overtakes(self, other: int, needed: float, player: int) -> float:
        state = self.state
        waits = other in state.queue
        if needed <= 0.0:
            return 0.85 if waits and player in state.queue else 1.0 if not waits else 0.9
        if waits and other < state.seats and state.hand[other * CARD_KINDS + JOKER] >= needed and self.force[other] > 0.0:
            return math.pow(0.45, needed)
        return 0.0

    def pending(self, player: int) -> bool:
        """Say whether, in the middle of resolving, a player has still to carry out the stage."""
        state = self.state
        return self.resolving and state.order.index(player) > state.turn
