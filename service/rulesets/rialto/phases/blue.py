"""Phase III: blue buildings (R-45, R-46), and the end of a round."""

from service.engine.effects import Effects
from service.engine.tagged import Event
from service.rulesets.rialto.actions import Activate
from service.rulesets.rialto.components import (
    BLUE_1,
    BLUE_2,
    BLUE_3,
    BLUE_4,
    BUILDING_KINDS,
    BUILDING_NAMES,
    ROUNDS,
    VALUE,
    colour,
)
from service.rulesets.rialto.events import BUILDING_RETURNED, BUILDING_TAKEN, ENDED, ROUND_ENDED
from service.rulesets.rialto.moves import add_building, advance, drop_building, gain_vp, recruit
from service.rulesets.rialto.phases.cards import pay_activation
from service.rulesets.rialto.scoring import score_game
from service.rulesets.rialto.state import DEAL, NOBODY, OVER, ROUND_END, RialtoState


def upgrades(state: RialtoState, seat: int) -> list[int]:
    """Return the buildings that blue 1 could give back: one of the same colour and the next value is in stock (R-45)."""
    base = seat * BUILDING_KINDS
    return [kind for kind in range(BUILDING_KINDS) if state.owned[base + kind] > 0 and VALUE[kind] < 4 and state.stock[kind + 1] > 0]


def blue_works(state: RialtoState, seat: int, kind: int) -> bool:
    """Say whether a seat may activate a blue building of this kind now."""
    if state.gold[seat] == 0 or state.usable(seat, kind) <= 0:
        return False
    return kind != BLUE_1 or len(upgrades(state, seat)) > 0


def continue_blue(state: RialtoState) -> None:
    """Ask the next player in Doge order who could activate a blue building."""
    if state.turn == len(state.order):
        state.step = ROUND_END
        return
    player = state.order[state.turn]
    if player < state.seats:
        for kind in range(BLUE_1, BLUE_4 + 1):
            if blue_works(state, player, kind):
                state.actor = player
                return
    state.turn += 1


def activate_blue(state: RialtoState, seat: int, action: Activate, effects: Effects) -> None:
    """Use a blue building (R-45)."""
    pay_activation(state, seat, action, effects)
    if action.kind == BLUE_1:
        _upgrade(state, seat, action.give, effects)
    elif action.kind == BLUE_2:
        gain_vp(state, seat, 1, effects)
        recruit(state, seat, 1, effects)
    elif action.kind == BLUE_3:
        # as many spaces as the number of its space, or (option) as its place in Doge order.
        spaces = state.doge.index(seat) + 1 if state.by_rank else state.space[seat]
        advance(state, seat, spaces, effects)
    else:
        gain_vp(state, seat, 3, effects)
    state.actor = NOBODY


def _upgrade(state: RialtoState, seat: int, give: int, effects: Effects) -> None:
    drop_building(state, seat, give)
    add_building(state, seat, give + 1)
    # the new one cannot be activated this round; of other colours none can in phase III anyway.
    if colour(give) == colour(BLUE_1):
        state.blocked[seat * BUILDING_KINDS + give + 1] += 1
    if effects.news:
        effects.emit(Event(BUILDING_RETURNED, (seat, BUILDING_NAMES[give])))
        effects.emit(Event(BUILDING_TAKEN, (seat, BUILDING_NAMES[give + 1])))


def end_round(state: RialtoState, effects: Effects) -> None:
    """Clear the buildings (R-46), and begin the next round or score the game (R-50)."""
    for place in range(len(state.coins)):
        state.coins[place] = 0
        state.blocked[place] = 0
    if effects.news:
        effects.emit(Event(ROUND_ENDED, (state.round,)))
    if state.round < ROUNDS:
        state.round += 1
        state.step = DEAL
        return
    score_game(state, effects)
    state.step = OVER
    if effects.news:
        effects.emit(Event(ENDED, (tuple(state.vp[: state.seats]),)))
