"""Which decisions of Murano are worth a thought: of those that come to the same, one."""

from typing import Final

from service.engine.tagged import Action
from service.rulesets.murano.actions import (
    BUILD_FACTORY,
    BUILD_PALACE,
    BUILD_SHOP,
    PASS,
    PLACE_STREET,
    Lay,
    Sail,
)
from service.rulesets.murano.components import (
    CELL_ISLAND,
    FACTORY,
    IS_STREET,
    N_CELLS,
    N_ISLANDS,
    PALACE,
    SHOP,
    SPECIAL,
    STREET,
    STREETS_BESIDE,
)
from service.rulesets.murano.prices import is_open
from service.rulesets.murano.state import MuranoState

_MOST_PASSES: Final = 2
_PLOTS_BESIDE: Final[list[list[int]]] = [
    [plot for plot in range(N_CELLS) if not IS_STREET[plot] and cell in STREETS_BESIDE[plot]] for cell in range(N_CELLS)
]


def few_passes(actions: list[Action]) -> list[Action]:
    """Return `actions` with only two passes: they gain nothing but a coin and some disturbance."""
    kept: list[Action] = []
    last = -1
    passes = 0
    for action in actions:
        if isinstance(action, Sail) and action.code == PASS:
            if action.start == last or passes == _MOST_PASSES:
                continue
            last = action.start
            passes += 1
        kept.append(action)
    return kept


def tile_of(action: Lay) -> int:
    """Return the code of the building that `action` lays."""
    if action.code == BUILD_FACTORY:
        return FACTORY
    if action.code == BUILD_SHOP:
        return SHOP + action.kind
    return PALACE + action.kind if action.code == BUILD_PALACE else SPECIAL


def different_places(state: MuranoState, actions: list[Action]) -> list[Action]:
    """Return `actions` with one place per island for each tile: for a street the first that opens most plots.

    Where income depends on the ways that streets connect, all places stay.
    """
    if state.connected:
        return actions
    if actions and isinstance(actions[0], Lay) and actions[0].code == PLACE_STREET:
        return _different_streets(state, actions)
    kept: list[Action] = []
    seen = [False] * (N_ISLANDS * STREET)
    for action in actions:
        if isinstance(action, Lay):
            at = N_ISLANDS * tile_of(action) + CELL_ISLAND[action.cell]
            if seen[at]:
                continue
            seen[at] = True
        kept.append(action)
    return kept


def _different_streets(state: MuranoState, actions: list[Action]) -> list[Action]:
    # Places come island by island.
    kept: list[Action] = []
    last = -1
    most = 0
    for action in actions:
        assert isinstance(action, Lay)
        opens = _opens(state, action.cell)
        if CELL_ISLAND[action.cell] != last:
            last = CELL_ISLAND[action.cell]
            most = opens
            kept.append(action)
        elif opens > most:
            most = opens
            kept[len(kept) - 1] = action
    return kept


def _opens(state: MuranoState, cell: int) -> int:
    # How many plots a street tile on `cell` would open.
    plots = 0
    for plot in _PLOTS_BESIDE[cell]:
        if state.tiles[plot] == 0 and not is_open(state, plot):
            plots += 1
    return plots
