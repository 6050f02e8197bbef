"""What is usually done in Rialto: a weight for every action, without applying it.

Games that the search plays to the end follow these weights alone, so that every kind of decision has some: a playout that takes any
building or lets gold lie idle says little about the worth of either. The traits are by hand, what each weighs was learned
(rialto_leanings.py).
"""

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
    BLUE_1,
    BRIDGE_HIGH,
    BRIDGE_LOW,
    BUILDING_KINDS,
    BUILDING_PLACES,
    CARD_KINDS,
    DISTRICTS,
    LINK_A,
    LINK_B,
    LINKS_OF,
    ROUNDS,
    STAGE_C,
    STAGE_E,
    STAGE_F,
    VALUE,
)
from service.rulesets.rialto.phases.stages import strength
from service.rulesets.rialto.scoring import end_value
from service.rulesets.rialto.state import GREEN, TURN, RialtoState
from worker.heuristics.leaning import Leaning
from worker.heuristics.rialto_leanings import (
    BLUES,
    BLUES_REST,
    BRIDGE_FAVOUR,
    BRIDGE_LATER,
    BRIDGE_MINE,
    BRIDGE_THEIRS,
    CONVERT,
    CONVERT_HELD,
    DECLINE,
    DISCARD,
    DISCARD_HELD,
    DISCARD_REST,
    END_BLUE,
    END_GOLD,
    END_GREEN,
    END_JOKERS,
    END_STRENGTH,
    END_WANTED,
    GONDOLA_FAVOUR,
    GONDOLA_GAIN,
    GONDOLA_LATER,
    GONDOLA_MINE,
    GONDOLA_THEIRS,
    GREEN_TAKE,
    GREENS,
    JOKERS,
    LEADS,
    LEADS_LAST,
    LEVEL,
    MOVE_DISTRICT,
    MOVE_FIRST,
    MOVE_FROM,
    MOVE_TO,
    PASS,
    RETURN,
    RETURN_REST,
    ROW,
    ROW_HELD,
    ROW_REST,
    ROW_SQUARE,
    STOP,
    STRENGTH,
    TAKE,
    TAKE_FULL,
    TAKE_OWNED,
    TAKE_REST,
    WASTED,
    YELLOW,
    YELLOW_END,
    YELLOW_LAST_GOLD,
    YELLOW_STAGE,
)


@final
class Habits:
    """The habits of the seat that decides in one state."""

    def __init__(self, state: RialtoState, leaning: Leaning) -> None:
        self.state: Final = state
        self.leaning: Final = leaning
        self.seat: Final = state.actor
        self.rest: Final = 0.2 * (ROUNDS - state.round)

    def weights(self, actions: list[Action]) -> list[float]:
        """Return the weight of each action."""
        weights: list[float] = []
        for action in actions:
            self._look(action)
            weights.append(self.leaning.weight())
        return weights

    def _look(self, action: Action) -> None:
        if isinstance(action, Play):
            self._play(action)
        elif isinstance(action, Activate):
            if self.state.step == TURN:
                self._yellow(action)
            else:
                self._activation(action)
        elif isinstance(action, PlaceCouncillor):
            self._move(action)
        elif isinstance(action, TakeBuilding):
            self._building(action.kind)
        elif isinstance(action, TakeRow):
            self._row(action.row)
        elif isinstance(action, Discard):
            self._discard(action.card)
        else:
            self._other(action)

    def _play(self, action: Play) -> None:
        state = self.state
        leaning = self.leaning
        stage = state.stage
        force = strength(state, action.cards, action.jokers)
        if force == 0:
            leaning.add(PASS + stage, 1.0)
            return
        leaning.add(STRENGTH + stage, float(force))
        if action.jokers > 0:
            leaning.add(JOKERS + stage, float(action.jokers))
        if self.rest == 0.0:
            leaning.add(END_STRENGTH + stage, float(force))
            if action.jokers > 0:
                leaning.add(END_JOKERS, float(action.jokers))
        best = 0
        for player in range(state.players):
            if player != self.seat:
                best = max(best, state.strength[player])
        if force > best:
            leaning.add(LEADS + stage, 1.0)
            if len(state.queue) == 1:
                leaning.add(LEADS_LAST + stage, 1.0)
        if stage == STAGE_C:
            for level in range(min(5, force)):
                leaning.add(LEVEL + level, 1.0)
        elif stage == STAGE_E and force > state.general[self.seat]:
            leaning.add(WASTED, float(force - state.general[self.seat]))
        elif stage == STAGE_F and force > state.reserve[self.seat]:
            leaning.add(WASTED + 1, float(force - state.reserve[self.seat]))

    def _yellow(self, action: Activate) -> None:
        state = self.state
        leaning = self.leaning
        leaning.add(YELLOW + action.kind - 4, 1.0)
        leaning.add(YELLOW_STAGE + state.stage, 1.0)
        if self.rest == 0.0:
            leaning.add(YELLOW_END + action.kind - 4, 1.0)
        if state.gold[self.seat] == 1:
            leaning.add(YELLOW_LAST_GOLD, 1.0)
        if action.convert >= 0:
            leaning.add(CONVERT + action.convert, 1.0)
            leaning.add(CONVERT_HELD, float(state.hand[self.seat * CARD_KINDS + action.convert]))

    def _discard(self, card: int) -> None:
        leaning = self.leaning
        leaning.add(DISCARD + card, 1.0)
        leaning.add(DISCARD_REST + card, self.rest)
        leaning.add(DISCARD_HELD + card, float(self.state.hand[self.seat * CARD_KINDS + card]))

    def _row(self, row: int) -> None:
        state = self.state
        leaning = self.leaning
        for card in range(CARD_KINDS):
            count = state.rows[row * CARD_KINDS + card]
            if count == 0:
                continue
            leaning.add(ROW + card, float(count))
            leaning.add(ROW_REST + card, self.rest * count)
            leaning.add(ROW_SQUARE + card, float(count * count))
            held = state.hand[self.seat * CARD_KINDS + card]
            if held > 0:
                leaning.add(ROW_HELD + card, float(count * held))

    def _activation(self, action: Activate) -> None:
        leaning = self.leaning
        if action.kind < 4:
            leaning.add(GREENS + action.kind, 1.0)
            if action.take >= 0:
                leaning.add(GREEN_TAKE + action.take, 1.0)
            return
        leaning.add(BLUES + action.kind - BLUE_1, 1.0)
        leaning.add(BLUES_REST + action.kind - BLUE_1, self.rest)
        if action.give >= 0:
            leaning.add(RETURN + action.give, 1.0)
            leaning.add(RETURN_REST + action.give, self.rest)
            leaning.add(TAKE + action.give + 1, 1.0)
            leaning.add(TAKE_REST + action.give + 1, self.rest)

    def _building(self, kind: int) -> None:
        state = self.state
        leaning = self.leaning
        leaning.add(TAKE + kind, 1.0)
        leaning.add(TAKE_REST + kind, self.rest)
        owned = state.owned[self.seat * BUILDING_KINDS + kind]
        if owned > 0:
            leaning.add(TAKE_OWNED, float(owned))
        if state.buildings(self.seat) == BUILDING_PLACES:
            leaning.add(TAKE_FULL, float(VALUE[kind]))

    def _other(self, action: Action) -> None:
        state = self.state
        leaning = self.leaning
        if isinstance(action, EndActivation):
            leaning.add(END_GREEN if state.step == GREEN else END_BLUE, 1.0)
            leaning.add(END_GOLD, float(state.gold[self.seat]))
            if state.step == GREEN:
                wanted = 0
                for kind in range(4, BUILDING_KINDS):
                    wanted += state.owned[self.seat * BUILDING_KINDS + kind]
                leaning.add(END_WANTED, float(wanted))
        elif isinstance(action, DeclineBuilding):
            leaning.add(DECLINE, 1.0)
        elif isinstance(action, StopPlacing):
            leaning.add(STOP, 1.0)
        elif isinstance(action, ReturnBuilding):
            leaning.add(RETURN + action.kind, 1.0)
            leaning.add(RETURN_REST + action.kind, self.rest)
        elif isinstance(action, PlaceGondola):
            for district in (LINK_A[action.link], LINK_B[action.link]):
                leaning.add(GONDOLA_FAVOUR, self._favour(district))
                leaning.add(GONDOLA_GAIN, self._gain(district, 1))
                leaning.add(GONDOLA_MINE, float(self._mine(district)))
                leaning.add(GONDOLA_THEIRS, float(self._theirs(district)))
                leaning.add(GONDOLA_LATER, self._later(district))
        elif isinstance(action, PlaceBridge):
            high = LINK_A[action.link] + LINK_B[action.link] - action.low
            self._bridge(action.low, BRIDGE_LOW[state.top_bridge])
            self._bridge(high, BRIDGE_HIGH[state.top_bridge])

    def _bridge(self, district: int, value: int) -> None:
        leaning = self.leaning
        leaning.add(BRIDGE_FAVOUR, value * self._favour(district))
        leaning.add(BRIDGE_MINE, float(value * min(3, self._mine(district))))
        leaning.add(BRIDGE_THEIRS, float(value * min(3, self._theirs(district))))
        leaning.add(BRIDGE_LATER, value * self._later(district))

    def _move(self, action: PlaceCouncillor) -> None:
        leaning = self.leaning
        leaning.add(MOVE_TO, self._gain(action.to, 1))
        if self._mine(action.to) == 0:
            leaning.add(MOVE_FIRST, 1.0)
        if action.source < DISTRICTS:
            leaning.add(MOVE_FROM, self._gain(action.source, -1))
            leaning.add(MOVE_DISTRICT, 1.0)

    def _mine(self, district: int) -> int:
        return self.state.placed[self.seat * DISTRICTS + district]

    def _theirs(self, district: int) -> int:
        # The most that another has there.
        state = self.state
        best = 0
        for other in range(state.players):
            if other != self.seat:
                best = max(best, state.placed[other * DISTRICTS + district])
        return best

    def _later(self, district: int) -> float:
        # Whether councillors will still be placed there.
        state = self.state
        for turn in range(state.round - 1, ROUNDS):
            if state.districts[turn] == district:
                return 1.0
        return 0.0

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
        return max(-1.0, min(1.0, 0.5 * (self._mine(district) - self._theirs(district))))
