"""Buildings: which are complete, where they may stand, who places them, and what follows (V-30 to V-38)."""

from service.engine.effects import Effects, only, pool_total
from service.engine.tagged import Event
from service.rulesets.venezia.actions import LINE_OF, MODE_NAMES, Build
from service.rulesets.venezia.components import (
    BUILDINGS,
    CAMPO,
    CASA,
    DISTRICTS,
    EMPTY,
    FIRST,
    FOOTPRINTS,
    HEX_COUNT,
    HEXES,
    JOINT,
    KINDS,
    LEAST_TREASURE,
    MODES,
    NEED,
    NOBODYS,
    PONTE,
    SOLO,
    STARTING_AT,
    TREASURE_VALUES,
    borders,
)
from service.rulesets.venezia.ending import end_game, move_by_building
from service.rulesets.venezia.events import BUILDING_CHOSEN, BUILDING_LOST, BUILT, CARDS_USED, PAWN_RETURNED, TREASURE_TAKEN
from service.rulesets.venezia.frames import PLACING, RAISING, WINDOW
from service.rulesets.venezia.phases.gold import may_have_gold
from service.rulesets.venezia.scoring import points_of
from service.rulesets.venezia.state import GOING_ON, LAST_PIECE, Venezia


def complete(state: Venezia) -> list[int]:
    """Return what can be built now, each as kind * 2 + mode (V-30)."""
    found: list[int] = []
    for kind in range(KINDS):
        if state.sets[kind] > 0:
            found.append(kind * 2 + SOLO)
        if kind != CASA and state.laid_out(kind) == NEED[kind]:
            found.append(kind * 2 + JOINT)
    return found


def footprints(board: list[int], kind: int) -> list[int]:
    """Return the footprints on which a building of `kind` may stand: all hexes empty (V-32)."""
    found: list[int] = []
    if kind == PONTE:
        for f in range(FIRST[PONTE], FIRST[PONTE + 1]):
            ends = FOOTPRINTS[f]
            if board[ends[0]] == EMPTY and board[ends[1]] == EMPTY:
                found.append(f)
        return found
    starting = STARTING_AT[kind]
    for h in range(HEX_COUNT):
        if board[h] == EMPTY:
            for f in starting[h]:
                hexes = FOOTPRINTS[f]
                if kind in (CASA, CAMPO) or _empty_beyond_first(board, hexes):
                    found.append(f)
    return found


def _empty_beyond_first(board: list[int], hexes: list[int]) -> bool:
    if board[hexes[1]] != EMPTY:
        return False
    return len(hexes) == 2 or board[hexes[2]] == EMPTY


def placer(state: Venezia, kind: int, mode: int) -> int:
    """Return the seat that places (V-31): the builder, the holder of the pawn, or for the imaginary player the player to move (V-71)."""
    if mode != JOINT:
        return state.current
    # The only builder of a joint building holds its pawn (V-25, V-27).
    holder = state.pawns[kind]
    return holder if holder < state.players else state.current


def begin(state: Venezia, kind: int, mode: int, effects: Effects) -> None:
    """Begin a building: it waits for its placer, or is lost where there is no room (V-33)."""
    if footprints(state.board, kind):
        state.push(PLACING, kind, mode, 0, 0)
        return
    if effects.news:
        effects.emit(Event(BUILDING_LOST, (BUILDINGS[kind], MODES[mode])))
    _clear_away(state, kind, mode, effects)


def choose(state: Venezia, kind: int, mode: int, effects: Effects) -> None:
    """Begin the building that the player to move chose (V-30)."""
    if effects.news:
        effects.emit(Event(BUILDING_CHOSEN, (BUILDINGS[kind], MODE_NAMES[mode])))
    begin(state, kind, mode, effects)


def place(state: Venezia, action: Build, effects: Effects) -> None:
    """Place the building that waits for it (V-36a)."""
    kind = state.arg(1)
    mode = state.arg(2)
    seat = state.actor
    footprint = action.footprint
    state.pop()
    for h in FOOTPRINTS[footprint]:
        state.board[h] = 1 + footprint
    state.supply[kind] -= 1
    points = points_of(state.board, footprint, kind, action.district)
    if effects.news:
        pairs = tuple([HEXES[h] for h in FOOTPRINTS[footprint]])
        district = DISTRICTS[action.district] if action.district >= 0 else None
        effects.emit(Event(BUILT, (seat, BUILDINGS[kind], MODES[mode], pairs, LINE_OF.get(footprint), district, points)))
    state.push(RAISING, footprint, mode, points, 0)
    if state.supply[kind] == 0:
        end_game(state, LAST_PIECE, effects)  # V-65
    elif seat != state.current:
        state.push(WINDOW, 0, 0, 0, 0)  # V-45: another seat placed it.


def share(state: Venezia, seat: int, kind: int, mode: int, points: int) -> int:
    """Return the points of `seat` for a building (V-35), -1 if it takes no part."""
    if mode == SOLO:
        return points if seat == state.current else -1
    if mode == NOBODYS or state.joint[seat * KINDS + kind] == 0:
        return -1
    return points if state.pawns[kind] == seat else points // 2


def _in_order(state: Venezia, kind: int, mode: int, index: int) -> int:
    """Return the seat that comes as number `index`: the pawn's holder, then clockwise (V-36, V-71)."""
    first = state.current
    if mode == JOINT and state.pawns[kind] < state.players:
        first = state.pawns[kind]
    return (first + index) % state.players


def raise_on(state: Venezia, kind: int, effects: Effects) -> None:
    """Do the next step of the construction on top of the stack.

    Step 0: the treasures. Then two steps for each seat in order: a window for gold before another
    seat moves (V-45), and the move.
    """
    mode = state.arg(2)
    points = state.arg(3)
    step = state.arg(4)
    index = (step - 1) // 2
    if step > 0 and index == state.players:
        state.pop()
        _clear_away(state, kind, mode, effects)
        return
    state.set_arg(4, step + 1)
    if step == 0:
        _take_treasures(state, kind, mode, effects)
        return
    seat = _in_order(state, kind, mode, index)
    mine = share(state, seat, kind, mode, points)
    if mine <= 0:
        state.set_arg(4, 1 + 2 * (index + 1))
    elif step % 2 == 0:
        move_by_building(state, seat, mine, effects)
    elif seat != state.current and state.end == GOING_ON and may_have_gold(state, state.current):
        state.push(WINDOW, 0, 0, 0, 0)


def _take_treasures(state: Venezia, kind: int, mode: int, effects: Effects) -> None:
    footprint = state.arg(1)
    for index in range(state.players):
        seat = _in_order(state, kind, mode, index)
        if share(state, seat, kind, mode, 0) < 0 or not borders(state.positions[seat], footprint):
            continue
        if pool_total(state.treasure_pool) == 0:
            return
        # V-36b: blind, before any gondola of this building moves.
        value = effects.draw("treasures", state.treasure_pool, 1, only(seat))[0]
        state.treasures[seat * TREASURE_VALUES + value] += 1
        state.handed_in = [0] * TREASURE_VALUES  # Any of those may be the one just drawn.
        if effects.news:
            effects.emit(Event(TREASURE_TAKEN, (seat, value + LEAST_TREASURE)), only(seat), Event(TREASURE_TAKEN, (seat, None)))


def _clear_away(state: Venezia, kind: int, mode: int, effects: Effects) -> None:
    """Discard the cards of a building and give its pawn back (V-33, V-38)."""
    count = 0
    if mode == SOLO:
        state.sets[kind] -= 1
        count = NEED[kind]
    elif mode == JOINT:
        for party in range(state.parties):
            count += state.joint[party * KINDS + kind]
            state.joint[party * KINDS + kind] = 0
    else:
        return  # The imaginary player's casa card went to the discard pile when it was drawn.
    state.discard[kind] += count
    if effects.news:
        effects.emit(Event(CARDS_USED, (BUILDINGS[kind], MODES[mode], count)))
    if mode == JOINT:
        return_pawn(state, kind, effects)


def return_pawn(state: Venezia, kind: int, effects: Effects) -> None:
    """Put the master builder of `kind` back on the board."""
    state.pawns[kind] = -1
    if effects.news:
        effects.emit(Event(PAWN_RETURNED, (BUILDINGS[kind],)))
