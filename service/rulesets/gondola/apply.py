"""What a decision changes, and what follows from it without another."""

from service.engine.effects import Effects
from service.engine.tagged import Action, Event
from service.rulesets.gondola.actions import Discard, Place, Race
from service.rulesets.gondola.components import CANAL_KINDS, CHECKPOINT, ID, SPEED, cell_at, x_of, y_of
from service.rulesets.gondola.draw import draw_bonus, draw_tiles
from service.rulesets.gondola.events import (
    BONUS_DRAWN,
    BONUS_UNPLACEABLE,
    BONUS_UNUSED,
    CROSSED,
    DISCARDED,
    EXHAUSTED,
    FIVE_CHECKPOINTS,
    HAND_LIMIT,
    MATCH_ENDED,
    MOVED,
    NO_PLACEMENT,
    PLACED,
    RACE_ENDED,
)
from service.rulesets.gondola.legal import count_placements
from service.rulesets.gondola.scoring import leaders, standings
from service.rulesets.gondola.setup import set_up_race
from service.rulesets.gondola.state import BONUS, DISCARD, OVER, PLACE, RACE, GondolaState
from service.rulesets.gondola.tiles import lay_tile
from service.rulesets.gondola.turns import begin_turn


def apply(state: GondolaState, action: Action, effects: Effects) -> None:
    """Change the state by a legal action."""
    if isinstance(action, Place):
        _lay(state, action, effects)
    elif isinstance(action, Discard):
        _discard(state, action.kind, effects)
    elif isinstance(action, Race):
        _race(state, action.path, effects)
    else:
        _race(state, (), effects)


def _lay(state: GondolaState, action: Place, effects: Effects) -> None:
    node = state.course.at[cell_at(action.x, action.y)]
    kind = action.kind
    bonus = state.phase == BONUS
    old = lay_tile(state, node, 4 * kind + action.rotation)
    if effects.news:
        replaced = ID[old] if old >= 0 else None
        effects.emit(Event(PLACED, (state.turn, ID[kind], action.x, action.y, action.rotation, replaced, bonus)))
    if bonus:
        _next_bonus(state, effects)
    else:
        state.hands[state.turn].remove(kind)
        state.speed = SPEED[kind]
        state.phase = RACE


def _discard(state: GondolaState, kind: int, effects: Effects) -> None:
    if state.phase == BONUS:
        _throw(state, kind, BONUS_UNUSED, effects)
        _next_bonus(state, effects)
        return
    state.hands[state.turn].remove(kind)
    if state.phase == PLACE:
        # G-24: the speed of the discarded tile still counts.
        _throw(state, kind, NO_PLACEMENT, effects)
        state.speed = SPEED[kind]
        state.phase = RACE
    else:
        _throw(state, kind, HAND_LIMIT, effects)
        _down_to_limit(state, effects)


def _throw(state: GondolaState, kind: int, reason: str, effects: Effects) -> None:
    state.gone.append(kind)
    if effects.news:
        effects.emit(Event(DISCARDED, (state.turn, ID[kind], reason)))


def _race(state: GondolaState, path: tuple[tuple[int, int], ...], effects: Effects) -> None:
    seat = state.turn
    if effects.news:
        effects.emit(Event(MOVED, (seat, path)))
    course = state.course
    before = state.flags_left[seat]
    node = state.gondolas[seat]
    for x, y in path:
        node = course.at[cell_at(x, y)]
        if CHECKPOINT[course.face[node] >> 2] and state.flags_left[seat] > 0:
            _cross(state, node, effects)
    state.gondolas[seat] = node
    if state.flags_left[seat] == 0:
        # G-40: the fifth flag wins at once: no bonus tile, no discard.
        state.bonus_due = 0
        _end_race(state, FIVE_CHECKPOINTS, effects)
    elif state.flags_left[seat] < before:
        _next_bonus(state, effects)
    else:
        # G-45: drawing ends a turn without a crossing.
        draw_tiles(state, seat, state.flags_left[seat] - len(state.hands[seat]), effects)
        _end_turn(state, False, effects)


def _cross(state: GondolaState, node: int, effects: Effects) -> None:
    """Put the flag of the seat in turn on a checkpoint, unless it has one there (G-40)."""
    seat = state.turn
    index = state.checkpoint_on(node)
    if (state.flags[index] >> seat) & 1:
        return
    state.flags[index] |= 1 << seat
    state.flags_left[seat] -= 1
    last = state.flags[index] == (1 << state.players) - 1
    if last:
        # G-42: the last of all to cross it lays a bonus tile, when the move is complete.
        state.bonus_due += 1
    if effects.news:
        cell = state.course.cell[node]
        effects.emit(Event(CROSSED, (seat, x_of(cell), y_of(cell), state.flags_left[seat], last)))


def _next_bonus(state: GondolaState, effects: Effects) -> None:
    """Draw the next bonus tile that is due and can be laid; without one go on with the discards (G-42)."""
    state.bonus_kind = -1
    while state.bonus_due > 0 and state.bonus_size > 0:
        state.bonus_due -= 1
        kind = CANAL_KINDS + draw_bonus(state, effects)
        if effects.news:
            effects.emit(Event(BONUS_DRAWN, (state.turn, ID[kind])))
        if count_placements(state, kind) > 0:
            state.bonus_kind = kind
            state.phase = BONUS
            return
        _throw(state, kind, BONUS_UNPLACEABLE, effects)
    state.bonus_due = 0
    _down_to_limit(state, effects)


def _down_to_limit(state: GondolaState, effects: Effects) -> None:
    """Ask for the next discard, or end the turn (G-41: nothing is drawn in a turn with a crossing)."""
    if len(state.hands[state.turn]) > state.flags_left[state.turn]:
        state.phase = DISCARD
    else:
        _end_turn(state, True, effects)


def _end_turn(state: GondolaState, crossing: bool, effects: Effects) -> None:
    if state.counting:
        state.idle = 0 if crossing else state.idle + 1
        if state.idle == 2 * state.players:
            _end_race(state, EXHAUSTED, effects)
            return
    begin_turn(state, (state.turn + 1) % state.players, effects)


def _end_race(state: GondolaState, end: str, effects: Effects) -> None:
    """Score a race; set up the next one or end the match (G-50, G-51, G-60)."""
    winners = leaders(state)
    for seat in range(state.players):
        state.points[seat] += state.flags_placed(seat)
    for seat in winners:
        state.points[seat] += 1
        state.wins[seat] += 1
    state.phase = OVER
    if effects.news:
        placed = tuple([state.flags_placed(seat) for seat in range(state.players)])
        effects.emit(Event(RACE_ENDED, (state.race, end, tuple(winners), placed, tuple(state.points))))
    if state.race < state.races:
        state.race += 1
        # G-60: the next seat clockwise from the last starter starts.
        state.starter = (state.starter + 1) % state.players
        set_up_race(state, effects)
    elif effects.news:
        best = [standing.seat for standing in standings(state) if standing.place == 1]
        effects.emit(Event(MATCH_ENDED, (tuple(best),)))
