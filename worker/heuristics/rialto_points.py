"""How many victory points each seat of a game of Rialto may hope for.

The judgement adds up, in victory points: points and buildings that are there, what districts will
pay by majority and by the tiles still to come, what buildings will earn in the rounds left, gold,
councillors, the Doge order, and the cards in hand for the stages they can still be played in. The weights are in
rialto_weights.py.
"""

import math
from typing import Final, final

from service.rulesets.rialto.components import (
    BRIDGE_HIGH,
    BRIDGE_LOW,
    BRIDGES,
    BUILDING,
    BUILDING_KINDS,
    CARD_KINDS,
    COUNCILLOR,
    DISTRICTS,
    JOKER,
    LINKS,
    LINKS_OF,
    ROUNDS,
    STAGE_A,
    STAGE_B,
    STAGE_C,
    STAGE_D,
    STAGE_E,
    STAGE_F,
    STAGES,
    VALUE,
)
from service.rulesets.rialto.phases.cards import hand_limit
from service.rulesets.rialto.scoring import end_value
from service.rulesets.rialto.state import BLUE, DISCARDING, GREEN, ROUND_END, ROWS, TURN, RialtoState
from worker.heuristics.rialto_outlook import Outlook
from worker.heuristics.rialto_weights import RialtoWeights


def _logistic(x: float) -> float:
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))


@final
class Judge:
    """One judgement of one state."""

    def __init__(self, state: RialtoState, tuned: RialtoWeights) -> None:
        self.tuned: Final = tuned
        outlook = Outlook(state)
        self.outlook: Final = outlook
        self.state: Final = state
        self.rest: Final = outlook.rest
        self.next_stage: Final = outlook.next_stage
        self.force: Final = outlook.force
        self.favour: Final = outlook.favour
        self.councillors: Final = [0.0] * (state.players * DISTRICTS)

    def points(self) -> list[float]:
        """Return the points that each seat may hope for."""
        state = self.state
        totals = [float(state.vp[seat]) for seat in range(state.seats)]
        for seat in range(state.seats):
            totals[seat] += self._cards(seat) + self._stage(seat) + self._buildings(seat) + self._stores(seat) + self._order(seat)
            totals[seat] += self._banks(seat)
        for player in range(state.players):
            self._expect_councillors(player)
        for district in range(DISTRICTS):
            self._add_district(district, totals)
        return totals

    def _cards(self, seat: int) -> float:
        # Cards for the stages to come, the best that the hand limit lets keep; after its stage a card is for the next round.
        state = self.state
        base = seat * CARD_KINDS
        step = state.step
        stage = self.next_stage
        total = 0.0
        for card in range(JOKER):
            count = state.hand[base + card]
            waiting = step == TURN and card == state.stage
            if waiting and seat in state.queue:
                # What is still to be played in the stage in progress is judged by `_stage`.
                continue
            if card >= stage and not waiting:
                total += self._plan(seat, card, count)
            elif self.rest > 0:
                total += self.tuned.card[card] * self.tuned.carried * min(count, 4)
        jokers = state.hand[base + JOKER]
        if stage < STAGES:
            total += self.tuned.card[JOKER] * jokers
        elif self.rest > 0:
            total += self.tuned.joker_carried * jokers
        if step <= DISCARDING:
            total -= self._surplus(seat)
        if step == ROWS and seat in state.order[state.turn :]:
            total += self.tuned.row
        return total

    def _plan(self, seat: int, card: int, count: int) -> float:
        # What `count` cards bring in a stage to come, its bonus as probable as they are many among all players'.
        state = self.state
        if card == BUILDING:
            worth = self._best_building(seat, count)
        elif card == COUNCILLOR:
            # Those that can be placed are judged by districts.
            worth = self.tuned.plan_councillor * count
        else:
            worth = self.tuned.card[card] * count
        if count == 0:
            return -1.0 if card == STAGE_D and state.vp[seat] > 0 else worth
        squares = 0
        for player in range(state.players):
            held = state.hand[player * CARD_KINDS + card]
            squares += held * held
        return worth + self.tuned.bonus[card] * count * count / squares

    def _surplus(self, seat: int) -> float:
        state = self.state
        base = seat * CARD_KINDS
        above = state.hand_size(seat) - hand_limit(state, seat)
        if above <= 0:
            return 0.0
        lost = 0.0
        for card in (0, 1, 4, 2, 3, 5, 6):
            gone = min(above, state.hand[base + card])
            lost += self.tuned.card[card] * gone
            above -= gone
            if above == 0:
                break
        return lost

    def _stage(self, seat: int) -> float:
        # What the stage in progress brings this seat, if that has not come yet.
        state = self.state
        if state.step == TURN:
            strength = self.force[seat]
        elif self.outlook.pending(seat):
            strength = float(state.strength[seat])
        else:
            return self._unfinished(seat)
        favour = self.favour[seat]
        gain = self.tuned.bonus[state.stage] * favour
        if strength == 0.0:
            return -1.0 if state.stage == STAGE_D and state.vp[seat] > 0 else 0.0
        if state.stage == STAGE_B:
            return gain + self._gold_worth(seat, state.gold[seat] + strength) - self._gold_worth(seat, float(state.gold[seat]))
        if state.stage == STAGE_C:
            low = self._best_building(seat, int(strength))
            return low + favour * (self._best_building(seat, int(strength) + 1) - low)
        if state.stage == STAGE_D:
            return gain + strength
        if state.stage == STAGE_E:
            present = min(strength, float(state.general[seat]))
            return gain + strength - present * (1.0 - self._councillor_worth())
        # A and F are judged by the Doge order and by districts.
        return gain

    def _unfinished(self, seat: int) -> float:
        # A seat that is being asked in the middle of a stage still has something to come.
        state = self.state
        if state.actor != seat or not self.outlook.resolving:
            return 0.0
        if state.stage == STAGE_C and state.left > 0:
            return self._best_building(seat, state.left - 10 if state.left >= 10 else state.left)
        return 1.0 if state.stage in (STAGE_D, STAGE_E) else 0.0

    def _building_worth(self, kind: int) -> float:
        # Its points, and what it earns in the rounds left; a building taken now works from the next stage on.
        uses = float(self.rest)
        if kind >= 8 and self.state.step < BLUE:
            uses += 0.8
        return self.tuned.building(kind, uses)

    def _best_building(self, seat: int, strength: int) -> float:
        state = self.state
        full = state.buildings(seat) >= 7
        best = 0.0
        for kind in range(BUILDING_KINDS):
            if VALUE[kind] <= strength and state.stock[kind] > 0:
                worth = self._building_worth(kind)
                best = max(best, worth)
        if full:
            best *= 0.6
        if strength >= 5 and best > 0.0:
            second = 0.0
            for kind in range(BUILDING_KINDS):
                if VALUE[kind] <= strength - 4 and state.stock[kind] > 0:
                    second = max(second, self._building_worth(kind))
            best += second * 0.9
        return best

    def _buildings(self, seat: int) -> float:
        state = self.state
        base = seat * BUILDING_KINDS
        step = state.step
        total = 0.0
        demand = 0.0
        earned = 0.0
        for kind in range(BUILDING_KINDS):
            owned = state.owned[base + kind]
            if owned == 0:
                continue
            total += owned * VALUE[kind]
            uses = float(owned * self.rest)
            usable = owned - state.coins[base + kind] - state.blocked[base + kind]
            if kind < 4:
                now = step <= GREEN
            elif kind < 8:
                now = step <= TURN
            else:
                now = step <= BLUE
            if now:
                uses += usable
            demand += uses
            earned += uses * self.tuned.earns[kind]
        if demand > 0.0:
            supply = state.gold[seat] + self.tuned.supply * self.rest
            total += earned * self.tuned.trust * min(1.0, supply / demand)
        return total

    def _gold_worth(self, seat: int, gold: float) -> float:
        # Half a point at the end; before, gold feeds the buildings.
        if self.rest == 0 and self.state.step >= ROUND_END:
            return 0.5 * gold
        useful = 1.0 + 0.6 * self.state.buildings(seat) * min(self.rest + 1, 3)
        return 0.5 * gold + self.tuned.gold_useful * min(gold, useful)

    def _councillor_worth(self) -> float:
        return self.tuned.councillor_base + self.tuned.councillor_rounds * min(1.0, self.rest / 3.0)

    def _stores(self, seat: int) -> float:
        state = self.state
        return self._gold_worth(seat, float(state.gold[seat])) + state.reserve[seat] * 0.5

    def _space(self, player: int) -> float:
        state = self.state
        space = float(state.space[player])
        if state.step == TURN and state.stage == STAGE_A:
            space += self.force[player] + self.favour[player]
        return space

    def _order(self, seat: int) -> float:
        # To be ahead of another is worth something in every round, and decides ties in the end.
        state = self.state
        mine = self._space(seat)
        rank = state.doge.index(seat)
        total = 0.0
        for other in range(state.players):
            if other != seat:
                lead = mine - self._space(other) + (0.25 if rank < state.doge.index(other) else -0.25)
                spread = 0.5 + 0.5 * self.rest
                total += _logistic(lead / spread) * (self.tuned.order_end + self.tuned.order_round * self.rest)
        return total

    def _banks(self, seat: int) -> float:
        state = self.state
        total = 0.0
        for side in range(2):
            bit = 1 << side
            if not state.banks_open & bit or state.banks_of[seat] & bit:
                continue
            present = 0
            for district in range(side * 3, side * 3 + 3):
                present += 1 if state.placed[seat * DISTRICTS + district] > 0 else 0
            total += self.tuned.bank[present]
        return total

    def _expect_councillors(self, player: int) -> None:
        # Those there now, those that come in stage F of this round, and a share of the reserve for the districts of later rounds.
        state = self.state
        base = player * DISTRICTS
        for district in range(DISTRICTS):
            self.councillors[base + district] = float(state.placed[base + district])
        if player >= state.seats:
            for later in range(state.round, ROUNDS):
                self.councillors[base + state.districts[later]] += 1.5
            return
        reserve = float(state.reserve[player])
        if self.next_stage <= STAGE_F or (state.stage == STAGE_F and self.outlook.pending(player)):
            coming = self._coming(player)
            if self.next_stage < STAGE_E:
                reserve += 0.8 * state.hand[player * CARD_KINDS + 4]
            coming = min(coming, reserve)
            self.councillors[base + state.current_district()] += coming
            reserve -= coming
        if self.rest > 0:
            share = min(3.5, (reserve + 1.5 * self.rest) / self.rest * 0.8)
            for later in range(state.round, ROUNDS):
                self.councillors[base + state.districts[later]] += share

    def _coming(self, player: int) -> float:
        state = self.state
        if state.stage == STAGE_F and state.step == TURN:
            return self.force[player] + self.favour[player]
        if self.outlook.resolving and state.stage == STAGE_F:
            return float(state.strength[player] + (1 if state.bonus == player else 0))
        return float(state.hand[player * CARD_KINDS + COUNCILLOR])

    def _tile_end(self) -> float:
        # The mean value of an end of the tiles still to come, spread over all free links.
        state = self.state
        ends = 0
        free = 0
        gondolas = 6
        for link in range(LINKS):
            if state.link_a[link] == 0:
                free += 1
            elif state.link_a[link] == 1:
                gondolas -= 1
        if free == 0:
            return 0.0
        for bridge in range(BRIDGES):
            if state.bridges[bridge] > 0 or state.top_bridge == bridge:
                ends += BRIDGE_LOW[bridge] + BRIDGE_HIGH[bridge]
        if self.rest == 0 and self.next_stage > STAGE_D:
            # The last bridge of the game that is still on the stack will not be laid any more.
            ends = 0
            gondolas = 1 if self.next_stage <= STAGE_E else 0
        return (ends + 2 * gondolas) / (2.0 * free)

    def _add_district(self, district: int, totals: list[float]) -> None:
        state = self.state
        end = self._tile_end()
        worth = 0.0
        for link in LINKS_OF[district]:
            value = end_value(state, link, district)
            worth += end if value == 0 else value
        turn = state.districts.index(district) + 1
        spread = 0.3 + 0.1 * self.rest
        if turn > state.round:
            spread = 1.6
        elif turn == state.round and self.next_stage <= STAGE_F:
            spread = 0.5 + 0.15 * (STAGE_F - self.next_stage)
        for seat in range(state.seats):
            mine = self.councillors[seat * DISTRICTS + district]
            share = worth * min(1.0, mine)
            if share == 0.0:
                continue
            rank = state.doge.index(seat)
            for other in range(state.players):
                theirs = self.councillors[other * DISTRICTS + district]
                if other == seat or theirs == 0.0:
                    continue
                lead = theirs - mine + (0.35 if state.doge.index(other) < rank else -0.35)
                # Each player ahead halves what is left.
                share *= 1.0 - 0.5 * min(1.0, theirs) * _logistic(lead / spread)
            totals[seat] += share
