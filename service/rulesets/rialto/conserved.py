"""Count the components of a game, wherever they are (R-1 to R-4)."""

from service.rulesets.rialto.components import (
    BRIDGE_NAMES,
    BRIDGES,
    BUILDING_KINDS,
    BUILDING_NAMES,
    CARD_KINDS,
    CARD_NAMES,
    DISTRICTS,
    GONDOLAS,
    LINKS,
)
from service.rulesets.rialto.state import RialtoState
from service.rulesets.rialto.view import tile_name


def conserved(state: RialtoState) -> dict[str, int]:
    """Return counts that are the same in every state of a game."""
    counts: dict[str, int] = {}
    for card in range(CARD_KINDS):
        total = state.deck[card] + state.discarded[card]
        for hidden in (state.rows, state.hand, state.buried):
            total += sum(hidden[card::CARD_KINDS])
        counts[f"{CARD_NAMES[card]} cards"] = total
    for kind in range(BUILDING_KINDS):
        counts[f"{BUILDING_NAMES[kind]} buildings"] = state.stock[kind] + sum(state.owned[kind::BUILDING_KINDS])
    for seat in range(state.seats):
        placed = sum(state.placed[seat * DISTRICTS : seat * DISTRICTS + DISTRICTS])
        counts[f"councillors of seat {seat}"] = state.reserve[seat] + state.general[seat] + placed
    _count_tiles(state, counts)
    counts["doge markers"] = len(set(state.doge))
    return counts


def _count_tiles(state: RialtoState, counts: dict[str, int]) -> None:
    for bridge in range(BRIDGES):
        counts[f"bridge {BRIDGE_NAMES[bridge]}"] = state.bridges[bridge] + int(state.top_bridge == bridge)
    gondolas = GONDOLAS
    for link in range(LINKS):
        low, high = sorted((state.link_a[link], state.link_b[link]))
        name = tile_name(low, high)
        if name == "gondola":
            gondolas -= 1
        elif name is not None:
            counts[f"bridge {name}"] += 1
    counts["gondola tiles not below 0"] = int(gondolas >= 0)
