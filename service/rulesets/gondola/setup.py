"""Set up a match and each of its races (G-10, G-60)."""

from service.engine.effects import ALL, Effects
from service.engine.tagged import Event
from service.rulesets.gondola.components import BONUS_KINDS, CANAL_KINDS, COUNT, FIRST_START, FLAGS, HAND, START_CELLS, cell_at
from service.rulesets.gondola.course import new_course
from service.rulesets.gondola.draw import draw_tiles
from service.rulesets.gondola.events import RACE_BEGAN
from service.rulesets.gondola.state import GondolaState
from service.rulesets.gondola.tiles import lay_tile
from service.rulesets.gondola.turns import begin_turn


def new_match(players: int, races: int, effects: Effects) -> GondolaState:
    """Return the state after the set-up of the first race."""
    state = GondolaState(players, races)
    # G-10: a random player starts.
    state.starter = effects.draw("starter", [1] * players, 1, ALL)[0]
    set_up_race(state, effects)
    return state


def set_up_race(state: GondolaState, effects: Effects) -> None:
    """Set up the race `state.race`, which `state.starter` starts."""
    _clear(state)
    for number, (x, y) in enumerate(START_CELLS):
        lay_tile(state, state.course.node_of(cell_at(x, y)), 4 * (FIRST_START + number))
    state.gondolas = [state.course.laid[0]] * state.players
    if effects.news:
        effects.emit(Event(RACE_BEGAN, (state.race, state.starter)))
    for i in range(state.players):
        draw_tiles(state, (state.starter + i) % state.players, HAND, effects)
    begin_turn(state, state.starter, effects)


def _clear(state: GondolaState) -> None:
    state.course = new_course()
    state.checkpoints = []
    state.flags = []
    state.flags_left = [FLAGS] * state.players
    state.hands = [[] for _ in range(state.players)]
    state.stack = COUNT[:CANAL_KINDS]
    state.stack_size = sum(state.stack)
    state.bonus_stack = COUNT[CANAL_KINDS : CANAL_KINDS + BONUS_KINDS]
    state.bonus_size = sum(state.bonus_stack)
    state.gone = []
    state.idle = 0
    state.counting = False
