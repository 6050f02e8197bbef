"""The set-up (V-10, V-11)."""

from typing import Final

from service.engine.effects import ALL, Effects, only
from service.engine.tagged import Event
from service.rulesets.venezia.components import (
    BUILDINGS,
    CARDS,
    KINDS,
    PIECES,
    START_BOARD,
    SWAMP_TOKENS,
    SWAMP_VALUES,
    TREASURE_TOKENS,
    TREASURE_VALUES,
)
from service.rulesets.venezia.events import CARD_DRAWN
from service.rulesets.venezia.flow import TWO, begin_turn, settle
from service.rulesets.venezia.frames import PLAYING
from service.rulesets.venezia.state import CARD_DONE, GOING_ON, Venezia

FIRST_HAND: Final = 3  # V-10


def empty_game(players: int) -> Venezia:
    """Return a game before anything is dealt, seat 0 to move."""
    parties = players + 1 if players == TWO else players  # V-70
    return Venezia(
        players,
        parties,
        START_BOARD[:],
        [count - 1 for count in PIECES],  # V-2: one of each stands on the board.
        [0] * (players * KINDS),
        [0] * (players * KINDS),
        [0] * (parties * KINDS),
        [-1] * KINDS,
        [0] * KINDS,
        [0] * KINDS,
        [0] * (players * SWAMP_VALUES),
        [0] * (players * TREASURE_VALUES),
        SWAMP_TOKENS[:],
        TREASURE_TOKENS[:],
        [0] * SWAMP_VALUES,
        [0] * TREASURE_VALUES,
        [0] * KINDS,
        CARDS[:],
        [0] * KINDS,
        [0] * players,
        [PLAYING, 0, 0, 0, 0],
        0,
        0,
        CARD_DONE,
        False,
        0,
        GOING_ON,
    )


def new(players: int, effects: Effects) -> Venezia:
    """Return the state after set-up."""
    state = empty_game(players)
    for seat in range(players):
        for kind in effects.draw("cards", state.deck, FIRST_HAND, only(seat)):
            state.hands[seat * KINDS + kind] += 1
            if effects.news:
                effects.emit(Event(CARD_DRAWN, (seat, BUILDINGS[kind])), only(seat), Event(CARD_DRAWN, (seat, None)))
    first = effects.draw("starting player", [1] * players, 1, ALL)[0]  # V-11
    begin_turn(state, first, effects)
    settle(state, effects)
    return state
