"""M-20, M-50 to M-53: the end of a turn, of the game and of each seat's scoring."""

from typing import Final

from service.engine.contract import NO_SEAT
from service.engine.effects import Effects
from service.engine.tagged import Event
from service.rulesets.murano.events import END_TRIGGERED, GAME_ENDED, SCORING_ENDED, TURN_ENDED
from service.rulesets.murano.prices import streets_left
from service.rulesets.murano.scoring import idle_gondoliers
from service.rulesets.murano.state import END_REASONS, NO_TILES_TAKEN, OVER, PILES_EMPTY, SCORING, START, MuranoState, gondoliers_unused

IDLE_ROUNDS: Final = 50


def empty_piles(state: MuranoState) -> int:
    """M-50: return how many of the five piles are empty."""
    count = 0
    if streets_left(state) == 0:
        count += 1
    if state.shop_pile[0] + state.shop_pile[1] + state.shop_pile[2] == 0:
        count += 1
    if state.palace_pile[0] + state.palace_pile[1] + state.palace_pile[2] == 0:
        count += 1
    if state.factory_pile == 0:
        count += 1
    if state.special_pile == 0:
        count += 1
    return count


def tile_left(state: MuranoState, effects: Effects) -> None:
    """Note that a tile left a pile, and trigger the end when the second pile is empty."""
    state.left = 1
    if state.ending == NO_SEAT and empty_piles(state) >= 2:
        _trigger(state, PILES_EMPTY, effects)


def _trigger(state: MuranoState, reason: int, effects: Effects) -> None:
    state.ending = state.seat
    state.reason = reason
    if effects.news:
        effects.emit(Event(END_TRIGGERED, (state.seat, END_REASONS[reason])))


def end_turn(state: MuranoState, effects: Effects) -> None:
    """Close the turn in progress and give it to the next seat, or start the scoring."""
    seat = state.seat
    if effects.news:
        effects.emit(Event(TURN_ENDED, (seat,)))
    state.idle = 0 if state.left else state.idle + 1
    # M-51a: counted in turns, a round being one of each seat.
    if state.ending == NO_SEAT and state.idle >= IDLE_ROUNDS * state.players:
        _trigger(state, NO_TILES_TAKEN, effects)
    state.moves = 0
    state.at = -1
    state.must_act = 0
    state.built = 0
    state.drawn = 0
    state.extra = 0
    state.fresh = 0
    state.left = 0
    state.turn += 1
    state.phase = START
    state.seat = (seat + 1) % state.players
    if state.seat == state.ending:
        state.phase = SCORING
        settle_scoring(state, effects)


def settle_scoring(state: MuranoState, effects: Effects) -> None:
    """M-52: ask the scoring seat while a card and a gondolier are left (both are public), else close its scoring and go on."""
    while state.hands[state.seat] == 0 or gondoliers_unused(state, state.seat) == 0:
        end_scoring(state, effects)
        if state.phase == OVER:
            return


def end_scoring(state: MuranoState, effects: Effects) -> None:
    """M-53: give the seat 1 VP for each idle gondolier and go on to the next seat or the end."""
    seat = state.seat
    vp = idle_gondoliers(state, seat)
    state.vp[seat] += vp
    state.finished += 1
    if effects.news:
        effects.emit(Event(SCORING_ENDED, (seat, vp)))
    if state.finished == state.players:
        state.phase = OVER
        if effects.news:
            effects.emit(Event(GAME_ENDED, (END_REASONS[state.reason],)))
    else:
        state.seat = (seat + 1) % state.players
