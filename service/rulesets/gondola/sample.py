"""A full state that fits a view: hands of others and stacks dealt at random from the tiles that the viewer cannot see."""

from typing import cast

from service.engine.contract import View
from service.engine.effects import pool_total, take_random
from service.engine.rng import Rng
from service.rulesets.gondola.codec import put_tiles
from service.rulesets.gondola.components import BONUS_KINDS, CANAL_KINDS, COUNT, KIND_OF, cell_at
from service.rulesets.gondola.state import PHASES, GondolaState


def sample(view: View, rng: Rng) -> GondolaState:
    """Return a state whose view for the same seat is `view` again; every deal of the unseen tiles is equally probable."""
    seats = cast("list[dict[str, object]]", view["seats"])
    state = GondolaState(len(seats), _int(view, "races"))
    _copy_turn(state, view)
    unseen = COUNT[:]
    tiles: list[int] = []
    for tile in cast("list[dict[str, object]]", view["tiles"]):
        kind = KIND_OF[cast("str", tile["tile"])]
        unseen[kind] -= 1
        flags = 0
        for seat in cast("list[int]", tile["flags"]):
            flags |= 1 << seat
        tiles += [_int(tile, "x"), _int(tile, "y"), 4 * kind + _int(tile, "rotation"), flags]
    put_tiles(state, tiles)
    state.gone = _kinds(view, "discarded")
    for kind in state.gone:
        unseen[kind] -= 1
    if state.bonus_kind >= 0:
        unseen[state.bonus_kind] -= 1
    _seat_all(state, seats)
    _deal(state, view, seats, unseen, rng)
    return state


def _copy_turn(state: GondolaState, view: View) -> None:
    state.race = _int(view, "race")
    state.starter = _int(view, "starter")
    state.turn = _int(view, "turn")
    state.phase = PHASES.index(cast("str", view["phase"]))
    state.speed = -1 if view["speed"] is None else _int(view, "speed")
    state.counting = cast("bool", view["counting"])
    state.idle = _int(view, "idle_turns")
    state.bonus_kind = -1 if view["bonus_tile"] is None else KIND_OF[cast("str", view["bonus_tile"])]
    state.bonus_due = _int(view, "bonus_due")


def _seat_all(state: GondolaState, seats: list[dict[str, object]]) -> None:
    state.points = [_int(seat, "points") for seat in seats]
    state.wins = [_int(seat, "wins") for seat in seats]
    state.flags_left = [_int(seat, "flags_left") for seat in seats]
    state.gondolas = [state.course.at[cell_at(_int(seat, "x"), _int(seat, "y"))] for seat in seats]


def _deal(state: GondolaState, view: View, seats: list[dict[str, object]], unseen: list[int], rng: Rng) -> None:
    canal = unseen[:CANAL_KINDS]
    own = _kinds(view, "hand")
    for kind in own:
        canal[kind] -= 1
    for seat in seats:
        if seat["seat"] == view["viewer"]:
            state.hands.append(own)
        else:
            hand = take_random(canal, _int(seat, "hand_size"), rng)
            hand.sort()
            state.hands.append(hand)
    state.stack = canal
    state.stack_size = pool_total(canal)
    state.bonus_stack = unseen[CANAL_KINDS : CANAL_KINDS + BONUS_KINDS]
    state.bonus_size = pool_total(state.bonus_stack)


def _int(view: View, name: str) -> int:
    return cast("int", view[name])


def _kinds(view: View, name: str) -> list[int]:
    return [KIND_OF[tile] for tile in cast("list[str]", view[name])]
