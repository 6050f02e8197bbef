"""The end of the game (V-65, V-66, V-67)."""

from service.engine.contract import NO_SEAT
from service.engine.effects import Effects
from service.engine.tagged import Event, Value
from service.rulesets.venezia.components import GOAL
from service.rulesets.venezia.events import END_NAMES, GAME_ENDING, GAME_OVER, MOVED
from service.rulesets.venezia.frames import EXCHANGE, OVER, RAISING
from service.rulesets.venezia.scoring import standings
from service.rulesets.venezia.state import FRAME, GOING_ON, REACHED, Venezia
from service.rulesets.venezia.track import reached


def end_game(state: Venezia, reason: int, effects: Effects) -> None:
    """End all but the building under construction and the last exchange; without effect if the end has come before."""
    if state.end != GOING_ON:
        return
    state.end = reason
    if effects.news:
        effects.emit(Event(GAME_ENDING, (END_NAMES[reason],)))
    # V-65: the building under construction is finished; nothing else is.
    kept = [EXCHANGE, 0, 0, 0, 0]
    frames = state.frames
    for at in range(0, len(frames), FRAME):
        if frames[at] == RAISING:
            kept.extend(frames[at : at + FRAME])
    state.frames = kept


def move(state: Venezia, seat: int, points: int, reason: int, effects: Effects) -> None:
    """Move the gondola of `seat`; `reason` is how the game ends should it reach the goal (V-65)."""
    start = state.positions[seat]
    space = reached(state.positions, seat, points)
    state.positions[seat] = space
    if effects.news:
        effects.emit(Event(MOVED, (seat, points, start, space)))
    if space >= GOAL:
        end_game(state, reason, effects)


def move_by_building(state: Venezia, seat: int, points: int, effects: Effects) -> None:
    """Move the gondola of a participant of a building (V-36c)."""
    move(state, seat, points, REACHED, effects)


def close_game(state: Venezia, effects: Effects) -> None:
    """Say that the game is over."""
    state.frames = [OVER, 0, 0, 0, 0]
    state.actor = NO_SEAT
    if effects.news:
        winners: list[Value] = [s.seat for s in standings(state) if s.place == 1]
        effects.emit(Event(GAME_OVER, (tuple(winners), len(winners) > 1)))
