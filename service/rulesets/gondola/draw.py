"""Draw canal tiles into a hand."""

from service.engine.effects import ALL, Effects, only
from service.engine.tagged import Event
from service.rulesets.gondola.components import ID
from service.rulesets.gondola.events import DREW
from service.rulesets.gondola.state import GondolaState


def draw_tiles(state: GondolaState, seat: int, wanted: int, effects: Effects) -> None:
    """Draw up to `wanted` canal tiles; only the seat sees which (G-45: nothing is reshuffled)."""
    n = min(wanted, state.stack_size)
    if n <= 0:
        return
    kinds = effects.draw("canal_tiles", state.stack, n, only(seat))
    state.stack_size -= n
    hand = state.hands[seat]
    for kind in kinds:
        hand.append(kind)
    hand.sort()
    if effects.news:
        tiles = tuple([ID[kind] for kind in kinds])
        effects.emit(Event(DREW, (seat, n, tiles)), only(seat), Event(DREW, (seat, n, None)))


def draw_bonus(state: GondolaState, effects: Effects) -> int:
    """Draw the top bonus tile, for all to see, and return its kind."""
    index = effects.draw("bonus_tiles", state.bonus_stack, 1, ALL)[0]
    state.bonus_size -= 1
    return index
