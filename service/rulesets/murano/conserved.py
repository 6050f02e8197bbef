"""Counts of components that no decision changes."""

from service.rulesets.murano.components import (
    BLACK,
    CUSTOMER_COLOURS,
    FACTORY,
    GLASS_COLOURS,
    N_STREETS,
    PALACE,
    RED,
    SEAT_COLOURS,
    SHOP,
    SPECIAL,
    STREET,
    bit_count,
)
from service.rulesets.murano.decks import deck_size
from service.rulesets.murano.state import RECRUIT, SPECIAL_DRAWN, STREET_DRAWN, MuranoState


def conserved(state: MuranoState) -> dict[str, int]:
    """Return the number of each component, wherever it is."""
    counts: dict[str, int] = {
        "red_gondolas": sum([1 for there in state.ring if there & RED]),
        "black_gondolas": sum([1 for there in state.ring if there & BLACK]),
        "factories": state.factory_pile + sum(state.factories) + state.tiles.count(FACTORY),
        "specials": state.special_pile + sum(state.specials) + state.tiles.count(SPECIAL),
        "characters": _characters(state),
        "special_cards": _special_cards(state),
    }
    for street in range(N_STREETS):
        held = 1 if state.phase == STREET_DRAWN and state.drawn == street else 0
        counts[f"streets_{street}"] = state.streets[street] + state.tiles.count(STREET + street) + held
    for kind in range(3):
        fronts = [state.shops[3 * seat + kind] for seat in range(state.players)]
        counts[f"{CUSTOMER_COLOURS[kind]}_shops"] = state.shop_pile[kind] + sum(fronts) + state.tiles.count(SHOP + kind)
        fronts = [state.palaces[3 * seat + kind] for seat in range(state.players)]
        away = state.palace_pile[kind] + state.removed_palaces[kind]
        counts[f"palaces_with_{kind + 1}_crests"] = away + sum(fronts) + state.tiles.count(PALACE + kind)
        glass = [state.glass[3 * seat + kind] for seat in range(state.players)]
        counts[f"{GLASS_COLOURS[kind]}_blocks"] = state.bag[kind] + sum(glass)
    for seat in range(state.players):
        counts[f"{SEAT_COLOURS[seat]}_gondoliers"] = state.reserve[seat] + state.common[seat] + state.berths.count(seat)
    return counts


def _characters(state: MuranoState) -> int:
    total = deck_size(state.characters) + bit_count(state.removed_characters)
    for seat in range(state.players):
        total += bit_count(state.hands[seat]) + bit_count(state.scored[seat])
    return total + (bit_count(state.drawn) if state.phase == RECRUIT else 0)


def _special_cards(state: MuranoState) -> int:
    total = deck_size(state.special_deck)
    for seat in range(state.players):
        total += bit_count(state.cards[seat])
    return total + (bit_count(state.drawn) if state.phase == SPECIAL_DRAWN else 0)
