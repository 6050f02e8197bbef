"""How turns follow each other, and what is counted between them."""

from service.engine.effects import Effects
from service.engine.tagged import Event
from service.rulesets.gondola.events import TURN_BEGAN
from service.rulesets.gondola.state import PLACE, RACE, GondolaState


def begin_turn(state: GondolaState, seat: int, effects: Effects) -> None:
    """Begin the turn of a seat."""
    state.turn = seat
    state.speed = -1
    # G-51: counted from the first turn that begins with the stack and all hands empty.
    if not state.counting and state.stack_size == 0:
        state.counting = not any(state.hands)
    # G-24: with no tile in hand the turn starts with the race.
    state.phase = PLACE if state.hands[seat] else RACE
    if effects.news:
        effects.emit(Event(TURN_BEGAN, (seat, state.idle)))
