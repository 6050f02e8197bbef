"""Why a building cannot be activated now, or not in this way (R-23, R-33, R-45, R-46)."""

from typing import Final

from service.engine.rejection import Rejection
from service.engine.tagged import Action
from service.rulesets.rialto.actions import ACTIVATE, ACTIVATE_CONVERTING, ACTIVATE_GIVING, ACTIVATE_TAKING, NONE, Activate
from service.rulesets.rialto.components import (
    BLUE_1,
    BUILDING_KINDS,
    BUILDING_NAMES,
    CARD_KINDS,
    CARD_NAMES,
    GREEN_2,
    JOKER,
    VALUE,
    YELLOW_1,
    YELLOW_2,
    YELLOW_3,
    YELLOW_4,
    colour,
)
from service.rulesets.rialto.legal import legal_actions
from service.rulesets.rialto.phases.cards import leftover_row
from service.rulesets.rialto.state import BLUE, GREEN, RialtoState

_COLOUR_NAMES: Final = ("green", "yellow", "blue")


def refuse_activation(state: RialtoState, seat: int, action: Activate) -> Rejection:
    """Explain why an activation is refused in the phase of its colour or another."""
    now = 0 if state.step == GREEN else 2 if state.step == BLUE else 1
    rule = ("R-23", "R-33", "R-45")[now]
    name = BUILDING_NAMES[action.kind]
    if colour(action.kind) != now:
        return Rejection(rule, f"Only {_COLOUR_NAMES[now]} buildings are activated now, not {name}.")
    owned = state.owned[seat * BUILDING_KINDS + action.kind]
    if owned == 0:
        return Rejection("R-46", f"You own no {name}.", 1, 0)
    if state.usable(seat, action.kind) <= 0:
        return Rejection("R-46", f"None of your {owned} {name} can be activated again this round.", 1, 0)
    if state.gold[seat] == 0:
        return Rejection("R-46", f"Activating {name} costs 1 gold; you have none.", 1, 0)
    fault = _surplus(state, action, rule)
    if fault is not None:
        return fault
    if now == 0:
        return _refuse_green(state, action)
    if now == 1:
        return _refuse_yellow(state, seat, action)
    return _refuse_blue(state, seat, action)


def _surplus(state: RialtoState, action: Activate, rule: str) -> Rejection | None:
    # A member that this building does not use: say so, and name the action without it if that is legal.
    kind = action.kind
    takes = colour(kind) == 0 and kind != GREEN_2
    converts = kind in (YELLOW_2, YELLOW_4)
    gives = kind == BLUE_1
    surplus = ""
    plain: Action = ACTIVATE[kind]
    if action.take != NONE and takes:
        plain = ACTIVATE_TAKING[kind][action.take]
    elif action.convert != NONE and converts:
        plain = ACTIVATE_CONVERTING[kind][action.convert]
    elif action.give != NONE and gives:
        plain = ACTIVATE_GIVING[kind][action.give]
    if action.take != NONE and not takes:
        surplus = "take"
    elif action.convert != NONE and not converts:
        surplus = "convert"
    elif action.give != NONE and not gives:
        surplus = "give"
    if not surplus:
        return None
    instead = plain if plain in legal_actions(state) else None
    return Rejection(rule, f"{BUILDING_NAMES[kind]} does not use `{surplus}`.", instead=instead)


def _refuse_green(state: RialtoState, action: Activate) -> Rejection:
    if action.take == NONE:
        return Rejection("R-23", "No card is left to draw.", 1, 0)
    present = state.rows[leftover_row(state) * CARD_KINDS + action.take]
    return Rejection("R-23", f"There is no {CARD_NAMES[action.take]} card in the leftover row.", 1, present)


def _refuse_yellow(state: RialtoState, seat: int, action: Activate) -> Rejection:
    kind = action.kind
    stage = CARD_NAMES[state.stage]
    if kind == YELLOW_1:
        return Rejection("R-33", "The delay comes before any other yellow building of the turn.")
    if kind == YELLOW_3:
        return Rejection("R-33", f"No play could use yellow3: there is neither a {stage} card nor a second joker to go with it.")
    if action.convert == NONE:
        return Rejection("R-33", f"{BUILDING_NAMES[kind]} must name the card that it converts.")
    if action.convert == JOKER:
        return Rejection("R-33", "A joker cannot be converted.")
    if action.convert == state.stage:
        return Rejection("R-33", f"A {stage} card is of the stage's type already; only a card of another type is converted.")
    present = state.hand[seat * CARD_KINDS + action.convert]
    return Rejection("R-33", f"There is no {CARD_NAMES[action.convert]} card in your hand.", 1, present)


def _refuse_blue(state: RialtoState, seat: int, action: Activate) -> Rejection:
    give = action.give
    if give == NONE:
        return Rejection("R-45", "blue1 must name the building that is given back.")
    name = BUILDING_NAMES[give]
    if state.owned[seat * BUILDING_KINDS + give] == 0:
        return Rejection("R-45", f"You own no {name} to give back.", 1, 0)
    if VALUE[give] == 4:
        return Rejection("R-45", f"There is no building of a value above {name}.", 5, 4)
    return Rejection("R-45", f"No {BUILDING_NAMES[give + 1]} is in stock to take for {name}.", 1, 0)
