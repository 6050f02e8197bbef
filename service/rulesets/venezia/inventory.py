"""What is the same in every state of a game: the components, wherever they are."""

from service.rulesets.venezia.components import CASA, FOOTPRINTS, HEX_COUNT, KIND_OF, KINDS, NEED, SWAMP_VALUES, TREASURE_VALUES
from service.rulesets.venezia.state import Venezia


def conserved(state: Venezia) -> dict[str, int]:
    """Return the numbers of cards, pieces, tokens of each kind, and of pawns and gondolas (V-1 to V-4)."""
    counts: dict[str, int] = {"gondolas": len(state.positions), "pawns": KINDS - 1 if state.pawns[CASA] < 0 else 0}
    for kind in range(KINDS):
        cards = state.deck[kind] + state.discard[kind] + state.face_up[kind] + state.sets[kind] * NEED[kind]
        counts[f"cards_{kind}"] = cards + sum(state.hands[kind::KINDS]) + sum(state.joint[kind::KINDS])
        counts[f"pieces_{kind}"] = state.supply[kind] + _standing(state, kind)
    for value in range(SWAMP_VALUES):
        counts[f"swamp_{value}"] = state.swamp_pool[value] + state.spent[value] + sum(state.swamps[value::SWAMP_VALUES])
    for value in range(TREASURE_VALUES):
        counts[f"treasure_{value}"] = state.treasure_pool[value] + sum(state.treasures[value::TREASURE_VALUES])
    # A swamp token lies on a hex for each one in the pool.
    counts["hexes_of_swamp_without_token"] = sum([1 for h in range(HEX_COUNT) if state.board[h] < 0]) - sum(state.swamp_pool)
    return counts


def _standing(state: Venezia, kind: int) -> int:
    count = 0
    for h in range(HEX_COUNT):
        footprint = state.board[h] - 1
        if footprint >= 0 and KIND_OF[footprint] == kind and FOOTPRINTS[footprint][0] == h:
            count += 1
    return count
