"""The course of the game between decisions: go on until a seat has a choice."""

from typing import Final

from service.engine.effects import Effects
from service.engine.tagged import Event
from service.rulesets.venezia.components import HAND_LIMIT, KIND_OF, KINDS
from service.rulesets.venezia.ending import close_game, end_game
from service.rulesets.venezia.events import TURN_BEGAN, TURN_ENDED
from service.rulesets.venezia.frames import (
    BUILDING,
    CLOSING,
    DRAWING,
    DRAWING_THREE,
    EXCESS,
    EXCHANGE,
    IMAGINARY,
    OVER,
    PLACING,
    PLAYING,
    RAISING,
    RECLAIMING,
    WINDOW,
)
from service.rulesets.venezia.phases.cards import MOST_TYPES, imaginary_card, types_in_front
from service.rulesets.venezia.phases.construction import begin, complete, placer, raise_on
from service.rulesets.venezia.phases.gold import may_have_gold
from service.rulesets.venezia.phases.supplies import clear_face_up, draw_card, other_face_up
from service.rulesets.venezia.state import CARD_DONE, CARD_OFFERED, IDLE, Venezia

RECLAIMS: Final = 2  # V-50
IDLE_ROUNDS: Final = 2  # V-68
TWO: Final = 2  # V-70: the number of players who have an imaginary third.


def begin_turn(state: Venezia, seat: int, effects: Effects) -> None:
    """Let the turn of `seat` begin."""
    state.current = seat
    state.laid = [0] * KINDS
    state.card = CARD_OFFERED if state.players == TWO else CARD_DONE
    state.active = False
    state.become(PLAYING, 0, 0)
    if effects.news:
        effects.emit(Event(TURN_BEGAN, (seat,)))


def end_turn(state: Venezia, effects: Effects) -> None:
    """End the turn: V-63, V-68, then the next seat."""
    if effects.news:
        effects.emit(Event(TURN_ENDED, (state.current,)))
    clear_face_up(state, effects)
    state.idle = 0 if state.active else state.idle + 1
    if state.idle >= IDLE_ROUNDS * state.players:
        end_game(state, IDLE, effects)
    else:
        begin_turn(state, (state.current + 1) % state.players, effects)


def settle(state: Venezia, effects: Effects) -> None:
    """Go on until a seat has a decision, or the game is over. Only what everybody knows decides whether a seat is asked."""
    while not _waits(state, effects):
        pass


def _waits(state: Venezia, effects: Effects) -> bool:
    """Say whether the frame on top waits for a decision of `actor`, which is set then; else do its next step."""
    top = state.top()
    if top == RAISING:
        raise_on(state, KIND_OF[state.arg(1)], effects)
        return False
    if top == OVER:
        return True
    if top == EXCHANGE:
        return _exchange(state, effects)
    if top == PLACING:
        state.actor = placer(state, state.arg(1), state.arg(2))
        return True
    state.actor = state.current
    if top == PLAYING:
        return _waits_playing(state)
    if top == RECLAIMING:
        return _waits_reclaiming(state)
    if top in (DRAWING, DRAWING_THREE):
        return _waits_drawing(state, top, effects)
    if top == WINDOW:
        if may_have_gold(state, state.current):
            return True
        state.pop()
        return False
    return _waits_between(state, top, effects)


def _waits_playing(state: Venezia) -> bool:
    seat = state.current
    if state.hand_size(seat) > 0 or state.card == CARD_OFFERED or may_have_gold(state, seat):
        return True
    state.become(BUILDING, 0, 0)
    return False


def _waits_reclaiming(state: Venezia) -> bool:
    pool = state.swamp_pool
    if state.arg(1) > 0 and pool[0] + pool[1] + pool[2] > 0:
        return True
    state.become(DRAWING, 0, 0)
    return False


def _waits_drawing(state: Venezia, top: int, effects: Effects) -> bool:
    if top == DRAWING:
        if state.hand_size(state.current) < HAND_LIMIT:
            return True
        state.become(IMAGINARY, 0, 0)  # V-61
    elif state.arg(1) == 0:
        state.become(IMAGINARY, 0, 0)
    elif other_face_up(state, state.arg(2)):
        return True
    else:
        draw_card(state, effects)  # Only the deck is left: all that are due are drawn.
    return False


def _waits_between(state: Venezia, top: int, effects: Effects) -> bool:
    if top == BUILDING:
        ready = complete(state)
        if len(ready) > 1:
            return True
        if ready:
            begin(state, ready[0] // 2, ready[0] % 2, effects)
        else:
            state.become(EXCESS, 0, 0)
    elif top == EXCESS:
        if types_in_front(state, state.current) > MOST_TYPES:
            return True
        state.become(RECLAIMING, RECLAIMS, 0)
    elif top == IMAGINARY:
        state.become(CLOSING, 0, 0)
        if state.card != CARD_DONE:
            imaginary_card(state, True, effects)
    else:
        assert top == CLOSING
        if may_have_gold(state, state.current):
            return True
        end_turn(state, effects)
    return False


def _exchange(state: Venezia, effects: Effects) -> bool:
    done = state.arg(1)
    if done == state.players:
        close_game(state, effects)
        return True
    # V-66: clockwise from the left of the player whose turn it was, who comes last.
    seat = (state.current + 1 + done) % state.players
    if may_have_gold(state, seat):
        state.actor = seat
        return True
    state.set_arg(1, done + 1)
    return False
