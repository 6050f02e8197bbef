"""Which decisions of Venezia are worth a thought, and how usual each is."""

from typing import Final

from service.engine.tagged import Action
from service.rulesets.venezia.actions import (
    CONVERT_GOLD,
    DISCARD_EXCESS,
    DRAW_CARD,
    END_PLAY,
    IMAGINARY_NOW,
    OFFER_CARD,
    PLAY_CARD,
    RECLAIM,
    TAKE_FACE_UP,
    Build,
    ConvertGold,
    OfKind,
    OfMode,
    Reclaim,
    VeneziaAction,
)
from service.rulesets.venezia.components import (
    BORDERS,
    FIRST_DISTRICT,
    GOAL,
    HAND_LIMIT,
    JOINT,
    KINDS,
    NEED,
    SECOND_DISTRICT,
    SOLO,
)
from service.rulesets.venezia.phases.cards import MOST_TYPES, types_in_front
from service.rulesets.venezia.scoring import points_of
from service.rulesets.venezia.state import Venezia
from worker.heuristics.venezia_land import Land
from worker.heuristics.venezia_weights import VeneziaWeights

#: Reclaim hexes and places that are thought about.
MOST_HEXES: Final = 8
MOST_PLACES: Final = 8


#: The value of actions that are kept whatever else there is.
FIRST_OF_ALL: Final = 1000.0


def without_middling_gold(actions: list[Action]) -> list[Action]:
    """Leave out all amounts of gold but one point and the most that can be had."""
    most = 0
    for action in actions:
        if isinstance(action, ConvertGold) and action.points > most:
            most = action.points
    if most <= 2:
        return actions
    return [a for a in actions if not isinstance(a, ConvertGold) or a.points in (1, most)]


def without_idle_types(state: Venezia, actions: list[Action]) -> list[Action]:
    """Leave out joint cards of a third type that this turn cannot complete: they would only be discarded (V-40)."""
    seat = state.current
    if types_in_front(state, seat) < MOST_TYPES:
        return actions
    kept: list[Action] = []
    for action in actions:
        if isinstance(action, OfMode) and action.mode == JOINT:
            at = seat * KINDS + action.kind
            if state.joint[at] == 0 and state.hands[at] < NEED[action.kind] - state.laid_out(action.kind):
                continue
        kept.append(action)
    return kept


def best_of(actions: list[Action], values: list[float], most: int) -> list[Action]:
    """Return the `most` actions of highest value (the first of equals), in the order given."""
    if len(actions) <= most:
        return actions
    threshold = sorted(values, reverse=True)[most - 1]
    ties = most
    for value in values:
        if value > threshold:
            ties -= 1
    kept: list[Action] = []
    for i in range(len(actions)):
        if values[i] > threshold:
            kept.append(actions[i])
        elif values[i] == threshold and ties > 0:
            kept.append(actions[i])
            ties -= 1
    return kept


def _wishes(state: Venezia, tuned: VeneziaWeights) -> list[float]:
    """Return for each kind how near the player to move is to building it."""
    seat = state.current
    wishes: list[float] = []
    for kind in range(KINDS):
        held = state.hands[seat * KINDS + kind]
        wish = 0.05 + tuned.in_hand[NEED[kind]][min(HAND_LIMIT, held)]
        if held + state.laid_out(kind) >= NEED[kind]:
            wish = max(wish, 0.9)
        wishes.append(wish)
    return wishes


def reclaim_values(state: Venezia, tuned: VeneziaWeights, land: Land, actions: list[Action]) -> list[float]:
    """Return for each action how much the best place that it opens is worth to the player to move; others come first."""
    best = land.opens(_wishes(state, tuned))
    return [best[action.number] if isinstance(action, Reclaim) else FIRST_OF_ALL for action in actions]


def place_values(state: Venezia, actions: list[Action]) -> list[float]:
    """Return for each action what the building scores there, with a treasure where the placer borders the district; others come first."""
    bits = BORDERS[min(state.positions[state.actor], GOAL)]
    values: list[float] = []
    for action in actions:
        if not isinstance(action, Build):
            values.append(FIRST_OF_ALL)
            continue
        value = float(points_of(state.board, action.footprint, action.kind, action.district))
        if (bits >> FIRST_DISTRICT[action.footprint]) & 1 or (bits >> SECOND_DISTRICT[action.footprint]) & 1:
            value += 0.88
        values.append(value)
    return values


def weight_of(state: Venezia, action: Action) -> float:
    """Return how usual an action is, by its kind, its points and the cards it goes with."""
    assert isinstance(action, VeneziaAction)
    verb = action.verb
    if isinstance(action, Build):
        points = points_of(state.board, action.footprint, action.kind, action.district)
        return 0.2 + points * points
    if isinstance(action, OfMode):
        return _weight_of_play(state, action) if verb == PLAY_CARD else 1.0
    if isinstance(action, OfKind):
        held = state.hands[state.current * KINDS + action.kind]
        if verb == TAKE_FACE_UP:
            return 1.0 + 2.0 * held
        if verb == OFFER_CARD:
            return 4.0 / (held * held)
        assert verb == DISCARD_EXCESS
        return 1.0 / state.laid_out(action.kind)
    if verb == RECLAIM:
        return 1.0
    if verb == CONVERT_GOLD:
        return 0.1
    if verb == IMAGINARY_NOW:
        return 0.5
    if verb == END_PLAY:
        return 1.0
    return 1.5 if verb == DRAW_CARD else 1.0


def _weight_of_play(state: Venezia, action: OfMode) -> float:
    kind = action.kind
    if action.mode == SOLO:
        return 8.0
    held = state.hands[state.current * KINDS + kind]
    missing = NEED[kind] - state.laid_out(kind)
    mine = state.joint[state.current * KINDS + kind]
    if held >= missing:
        return 3.0 if mine > 0 or state.pawns[kind] < 0 else 1.5
    return 0.4 if mine > 0 else 0.15
