"""Small changes of a state that several phases make: gold, points, cards, markers, tiles and councillors."""

from service.engine.effects import ALL, Effects, only, pool_total
from service.engine.tagged import Event, Value
from service.rulesets.rialto.components import (
    BANK_BONUS,
    BANK_NAMES,
    BRIDGE_NAMES,
    BUILDING_KINDS,
    CARD_KINDS,
    CARD_NAMES,
    CARDS_PER_KIND,
    DISTRICT_NAMES,
    DISTRICTS,
    FROM_GENERAL,
    FROM_RESERVE,
    LINK_A,
    LINK_B,
    LINK_NAMES,
    LINKS,
    LINKS_OF,
    SOURCE_NAMES,
    STAGE_F,
    bank,
)
from service.rulesets.rialto.events import (
    ADVANCED,
    BANK_GAINED,
    BANK_TURNED,
    BRIDGE_SHOWN,
    CARDS_DRAWN,
    GOLD_GAINED,
    MARKER_MOVED,
    PLACED,
    RECRUITED,
    RESHUFFLED,
    VP_GAINED,
    named,
)
from service.rulesets.rialto.state import NOBODY, RialtoState


def gain_gold(state: RialtoState, seat: int, gold: int, effects: Effects) -> None:
    """Give a seat gold."""
    state.gold[seat] += gold
    if effects.news:
        effects.emit(Event(GOLD_GAINED, (seat, gold)))


def gain_vp(state: RialtoState, seat: int, vp: int, effects: Effects) -> None:
    """Give a seat victory points."""
    state.vp[seat] += vp
    if effects.news:
        effects.emit(Event(VP_GAINED, (seat, vp, state.vp[seat])))


def advance(state: RialtoState, player: int, spaces: int, effects: Effects) -> None:
    """Move a marker on the Doge track: it goes on top of those on its new space; by 0 it is not lifted (R-15)."""
    if spaces == 0:
        return
    space = state.space[player] + spaces
    state.space[player] = space
    state.doge.remove(player)
    place = 0
    while place < len(state.doge) and state.space[state.doge[place]] > space:
        place += 1
    state.doge.insert(place, player)
    if effects.news:
        effects.emit(Event(ADVANCED, (named(state, player), spaces, space)))


def reshuffle(state: RialtoState, effects: Effects) -> None:
    """Make the discards the deck (R-20). What anybody knew of the discards is lost in it."""
    deck = state.deck
    for card in range(CARD_KINDS):
        deck[card] += state.discarded[card]
        state.discarded[card] = 0
    for place in range(len(state.buried)):
        deck[place % CARD_KINDS] += state.buried[place]
        state.buried[place] = 0
    if effects.news:
        effects.emit(Event(RESHUFFLED, (pool_total(deck),)))


def discards(state: RialtoState) -> int:
    """Return the number of discarded cards."""
    return pool_total(state.discarded) + pool_total(state.buried)


def draw_cards(state: RialtoState, n: int, seen_by: int, effects: Effects) -> list[int]:
    """Draw `n` cards, or as many as deck and discards hold (R-20)."""
    held = pool_total(state.deck)
    if held >= n:
        return effects.draw("cards", state.deck, n, seen_by)
    cards: list[int] = []
    if held > 0:
        cards = effects.draw("cards", state.deck, held, seen_by)
    if discards(state) > 0:
        reshuffle(state, effects)
        more = min(n - held, pool_total(state.deck))
        cards.extend(effects.draw("cards", state.deck, more, seen_by))
    return cards


def draw_to_hand(state: RialtoState, seat: int, n: int, effects: Effects) -> None:
    """Let a seat draw cards that the others do not see: any of them may be of any kind."""
    cards = draw_cards(state, n, only(seat), effects)
    base = seat * CARD_KINDS
    for card in cards:
        state.hand[base + card] += 1
    for place in range(base, base + CARD_KINDS):
        state.ceiling[place] = min(CARDS_PER_KIND, state.ceiling[place] + len(cards))
    if effects.news:
        names: tuple[Value, ...] = tuple([CARD_NAMES[card] for card in cards])
        effects.emit(Event(CARDS_DRAWN, (seat, len(cards), names)), only(seat), Event(CARDS_DRAWN, (seat, len(cards), None)))


def gain_open_cards(state: RialtoState, seat: int, card: int, count: int) -> None:
    """Put cards that everybody saw into a hand."""
    place = seat * CARD_KINDS + card
    state.hand[place] += count
    state.floor[place] += count
    state.ceiling[place] = min(CARDS_PER_KIND, state.ceiling[place] + count)


def spend_open_cards(state: RialtoState, player: int, card: int, count: int) -> None:
    """Play cards out of a hand: everybody sees them, then they are discarded (R-42)."""
    place = player * CARD_KINDS + card
    state.hand[place] -= count
    state.floor[place] = max(0, state.floor[place] - count)
    state.ceiling[place] -= count
    state.played[place] += count
    state.discarded[card] += count


def drop_building(state: RialtoState, seat: int, kind: int) -> None:
    """Put a building back into the stock: of equal ones the one with a coin, or blocked, first (R-37)."""
    place = seat * BUILDING_KINDS + kind
    state.owned[place] -= 1
    state.stock[kind] += 1
    if state.coins[place] > 0:
        state.coins[place] -= 1
    elif state.blocked[place] > 0:
        state.blocked[place] -= 1


def add_building(state: RialtoState, seat: int, kind: int) -> None:
    """Give a seat a building of the stock."""
    state.stock[kind] -= 1
    state.owned[seat * BUILDING_KINDS + kind] += 1


def recruit(state: RialtoState, seat: int, count: int, effects: Effects) -> None:
    """Move councillors from the general to the personal reserve; each one missing is 1 VP instead (R-39, R-45)."""
    present = min(count, state.general[seat])
    state.general[seat] -= present
    state.reserve[seat] += present
    if present > 0 and effects.news:
        effects.emit(Event(RECRUITED, (seat, present)))
    if present < count:
        gain_vp(state, seat, count - present, effects)


def settle(state: RialtoState, player: int, source: int, to: int, count: int, effects: Effects) -> None:
    """Put councillors into a district, and see whether that completes a bank (R-41)."""
    if source == FROM_RESERVE:
        state.reserve[player] -= count
    elif source != FROM_GENERAL:
        state.placed[player * DISTRICTS + source] -= count
    elif player < state.seats:
        # the neutral player's general reserve has no end and is not counted.
        state.general[player] -= count
    state.placed[player * DISTRICTS + to] += count
    if effects.news:
        effects.emit(Event(PLACED, (named(state, player), SOURCE_NAMES[source], DISTRICT_NAMES[to], count)))
    _check_bank(state, player, bank(to), effects)


def _check_bank(state: RialtoState, player: int, side: int, effects: Effects) -> None:
    # once per player and bank, while the tile is not turned.
    bit = 1 << side
    base = player * DISTRICTS + side * 3
    placed = state.placed
    if not state.banks_open & bit or state.banks_of[player] & bit:
        return
    if placed[base] == 0 or placed[base + 1] == 0 or placed[base + 2] == 0:
        return
    state.banks_of[player] |= bit
    if effects.news:
        effects.emit(Event(BANK_GAINED, (named(state, player), BANK_NAMES[side])))
    if player < state.seats:
        gain_vp(state, player, BANK_BONUS, effects)
    if state.stage == STAGE_F:
        state.banks_closing |= bit
    else:
        turn_banks(state, bit, effects)


def turn_banks(state: RialtoState, bits: int, effects: Effects) -> None:
    """Turn the tiles of banks: nobody gains them any more."""
    state.banks_open &= ~bits
    state.banks_closing = 0
    if effects.news:
        for side in range(2):
            if bits >> side & 1:
                effects.emit(Event(BANK_TURNED, (BANK_NAMES[side],)))


def show_bridge(state: RialtoState, effects: Effects) -> None:
    """Turn the next bridge of the stack over, if there is one (R-10)."""
    if pool_total(state.bridges) == 0:
        state.top_bridge = NOBODY
        return
    state.top_bridge = effects.draw("bridges", state.bridges, 1, ALL)[0]
    if effects.news:
        effects.emit(Event(BRIDGE_SHOWN, (BRIDGE_NAMES[state.top_bridge],)))


def move_marker(state: RialtoState, effects: Effects) -> None:
    """Move the neutral player's marker to the free link that is next (R-61)."""
    state.marker = marked_link(state)
    if effects.news:
        effects.emit(Event(MARKER_MOVED, (LINK_NAMES[state.marker] if state.marker >= 0 else None,)))


def marked_link(state: RialtoState) -> int:
    """Return the link from the lowest-numbered district with a free link to the lowest number, or NOBODY (R-61)."""
    number = [0] * DISTRICTS
    for index in range(DISTRICTS):
        number[state.districts[index]] = index
    for district in state.districts:
        best = NOBODY
        lowest = DISTRICTS
        for link in LINKS_OF[district]:
            other = LINK_A[link] + LINK_B[link] - district
            if state.link_a[link] == 0 and number[other] < lowest:
                best, lowest = link, number[other]
        if best >= 0:
            return best
    return NOBODY


def free_links(state: RialtoState) -> list[int]:
    """Return the links without a tile."""
    return [link for link in range(LINKS) if state.link_a[link] == 0]
