"""What a seat may see, built up from nothing (see the page "What a seat may see" of RULES.md)."""

from typing import Final

from service.rulesets.rialto.components import (
    BANK_NAMES,
    BRIDGE_HIGH,
    BRIDGE_LOW,
    BRIDGE_NAMES,
    BRIDGES,
    BUILDING_KINDS,
    BUILDING_NAMES,
    CARD_KINDS,
    CARD_NAMES,
    DISTRICT_NAMES,
    DISTRICTS,
    LINK_A,
    LINK_B,
    LINK_NAMES,
    LINKS,
    STAGE_NAMES,
)
from service.rulesets.rialto.events import named
from service.rulesets.rialto.state import (
    BRIDGING,
    GONDOLA_COUNCILLOR,
    GONDOLA_LINK,
    MOVING,
    RETURNING,
    STEP_NAMES,
    TAKING,
    TURN,
    RialtoState,
)

_STAGE_STEPS: Final = (TURN, TAKING, RETURNING, BRIDGING, GONDOLA_LINK, GONDOLA_COUNCILLOR, MOVING)


def view(state: RialtoState, seat: int) -> dict[str, object]:
    """Return all that `seat`, or a spectator (-1), may know."""
    in_stage = state.step in _STAGE_STEPS
    neutral = state.neutral()
    return {
        "viewer": seat if seat >= 0 else None,
        "to_act": state.actor if state.actor >= 0 else None,
        "phase": STEP_NAMES[state.step],
        "options": {"neutral_player": neutral >= 0, "doge_advance": "rank" if state.by_rank else "space"},
        "round": state.round,
        "stage": STAGE_NAMES[state.stage] if in_stage else None,
        "current_district": DISTRICT_NAMES[state.current_district()],
        "turn_tiles": [DISTRICT_NAMES[district] for district in state.districts],
        "seating": _players(state, state.seating),
        "doge_order": _players(state, state.doge),
        "order": _players(state, state.order),
        "order_index": state.turn,
        "waiting": _players(state, state.queue),
        "first_player": named(state, state.first),
        "bonus": named(state, state.bonus) if state.bonus >= 0 else None,
        "bonus_won": state.bonus >= 0,
        "turn": _turn(state),
        "deck": sum(state.deck),
        "discards": cards_json(state.discarded, 0),
        "rows": [_row(state, row) for row in range(state.seats + 1)],
        "players": [_player(state, player) for player in range(state.seats)],
        "neutral": _neutral(state, neutral) if neutral >= 0 else None,
        "stock": list(state.stock),
        "links": [_link(state, link) for link in range(LINKS)],
        "top_bridge": BRIDGE_NAMES[state.top_bridge] if state.top_bridge >= 0 else None,
        "banks_open": banks_json(state.banks_open),
        "banks_closing": banks_json(state.banks_closing),
        "hand": cards_json(state.hand, seat * CARD_KINDS) if seat >= 0 else None,
        "discarded_face_down": cards_json(state.buried, seat * CARD_KINDS) if seat >= 0 else None,
    }


def cards_json(counts: list[int], base: int) -> dict[str, object]:
    """Return the counts of cards from `base` on by name."""
    return {CARD_NAMES[card]: counts[base + card] for card in range(CARD_KINDS)}


def banks_json(bits: int) -> list[object]:
    """Return the names of banks given as bits."""
    return [BANK_NAMES[side] for side in range(2) if bits >> side & 1]


def _players(state: RialtoState, players: list[int]) -> list[object]:
    return [named(state, player) for player in players]


def _turn(state: RialtoState) -> dict[str, object]:
    # `left` is of use only while it is counted down; elsewhere it is an old number.
    buying = state.step in (TAKING, RETURNING)
    second = buying and state.left >= 10
    counted = buying or state.step == MOVING
    return {
        "converted": state.converted,
        "wild": state.wild,
        "limit": (state.left - 10 if second else state.left) if counted else 0,
        "second": second,
        "link": LINK_NAMES[state.new_link] if state.step == GONDOLA_COUNCILLOR else None,
    }


def _row(state: RialtoState, row: int) -> dict[str, object]:
    return {"row": row + 1, "taken": bool(state.taken >> row & 1), "cards": cards_json(state.rows, row * CARD_KINDS)}


def _player(state: RialtoState, seat: int) -> dict[str, object]:
    base = seat * CARD_KINDS
    return {
        "seat": seat,
        "cards": state.hand_size(seat),
        "at_least": cards_json(state.floor, base),
        "at_most": cards_json(state.ceiling, base),
        "face_down": sum(state.buried[base : base + CARD_KINDS]),
        "gold": state.gold[seat],
        "vp": state.vp[seat],
        "reserve": state.reserve[seat],
        "general": state.general[seat],
        "districts": state.placed[seat * DISTRICTS : seat * DISTRICTS + DISTRICTS],
        "buildings": [_owned(state, seat, kind) for kind in range(BUILDING_KINDS) if state.owned[seat * BUILDING_KINDS + kind] > 0],
        "space": state.space[seat],
        "played": cards_json(state.played, base),
        "strength": state.strength[seat],
        "banks": banks_json(state.banks_of[seat]),
    }


def _owned(state: RialtoState, seat: int, kind: int) -> dict[str, object]:
    place = seat * BUILDING_KINDS + kind
    return {"kind": BUILDING_NAMES[kind], "count": state.owned[place], "coins": state.coins[place], "blocked": state.blocked[place]}


def _neutral(state: RialtoState, neutral: int) -> dict[str, object]:
    base = neutral * CARD_KINDS
    return {
        "hand": cards_json(state.hand, base),
        "districts": state.placed[neutral * DISTRICTS : neutral * DISTRICTS + DISTRICTS],
        "space": state.space[neutral],
        "played": cards_json(state.played, base),
        "strength": state.strength[neutral],
        "banks": banks_json(state.banks_of[neutral]),
        "marker": LINK_NAMES[state.marker] if state.marker >= 0 else None,
    }


def tile_name(low: int, high: int) -> str | None:
    """Return the name of the tile with these end values, or None where there is none."""
    if low == 0:
        return None
    for bridge in range(BRIDGES):
        if BRIDGE_LOW[bridge] == low and BRIDGE_HIGH[bridge] == high:
            return BRIDGE_NAMES[bridge]
    return "gondola"


def _link(state: RialtoState, link: int) -> dict[str, object]:
    at_a, at_b = state.link_a[link], state.link_b[link]
    return {
        "link": LINK_NAMES[link],
        "a": DISTRICT_NAMES[LINK_A[link]],
        "b": DISTRICT_NAMES[LINK_B[link]],
        "tile": tile_name(min(at_a, at_b), max(at_a, at_b)),
        "value_a": at_a,
        "value_b": at_b,
    }
