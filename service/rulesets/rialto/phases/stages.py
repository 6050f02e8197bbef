"""Phase II: the turns of a stage, in which cards are played and yellow buildings used (R-30 to R-34)."""

from service.engine.effects import Effects
from service.engine.tagged import Event
from service.rulesets.rialto.actions import Activate
from service.rulesets.rialto.components import (
    CARD_KINDS,
    COUNCILLOR,
    JOKER,
    STAGE_NAMES,
    YELLOW_1,
    YELLOW_2,
    YELLOW_3,
    YELLOW_4,
)
from service.rulesets.rialto.events import BONUS_WON, DELAYED, PLAYED, STAGE_BEGAN, named
from service.rulesets.rialto.moves import gain_gold, spend_open_cards
from service.rulesets.rialto.phases.cards import pay_activation
from service.rulesets.rialto.state import NOBODY, RESOLVE, TURN, RialtoState


def begin_stage(state: RialtoState, effects: Effects) -> None:
    """Line the players up clockwise from the first player (R-31)."""
    start = state.seating.index(state.first)
    state.queue = state.seating[start:] + state.seating[:start]
    for place in range(len(state.played)):
        state.played[place] = 0
    for player in range(state.players):
        state.strength[player] = 0
    state.step = TURN
    if effects.news:
        effects.emit(Event(STAGE_BEGAN, (STAGE_NAMES[state.stage], named(state, state.first))))


def continue_turns(state: RialtoState, effects: Effects) -> None:
    """Give the next player the turn; after the last, decide the bonus."""
    if not state.queue:
        _decide_bonus(state, effects)
        return
    player = state.queue[0]
    if player == state.seats:
        _play_neutral(state, player, effects)
    elif state.hand_size(player) == 0 and not can_activate(state, player) and can_play(state, player, 0, 0):
        # Everybody sees that the hand is empty and that no building works: only this play is left.
        play(state, player, 0, 0, effects)
    else:
        state.actor = player


def can_play(state: RialtoState, seat: int, cards: int, jokers: int) -> bool:
    """Say whether so many cards and jokers of the hand, with everything activated, are a play (R-32, R-33)."""
    if cards + state.converted >= 1:
        return True
    pair = jokers + state.wild
    if pair >= 2:
        # a pair of jokers only without a card of the type in hand.
        return state.hand[seat * CARD_KINDS + state.stage] == 0
    return pair == 0


def strength(state: RialtoState, cards: int, jokers: int) -> int:
    """Return the strength of a play in the present turn (R-34)."""
    if cards + state.converted >= 1:
        return cards + state.converted + jokers + state.wild
    return max(0, jokers + state.wild - 1)


def can_delay(state: RialtoState, seat: int) -> bool:
    """Say whether yellow 1 may be activated: only before any other yellow of the turn (R-33)."""
    return state.gold[seat] > 0 and state.converted == 0 and state.wild == 0 and state.usable(seat, YELLOW_1) > 0


def can_convert(state: RialtoState, seat: int, kind: int, card: int) -> bool:
    """Say whether yellow 2 or 4 may convert a card of the hand (R-33): of another type, and no joker."""
    if card in (JOKER, state.stage) or state.hand[seat * CARD_KINDS + card] == 0:
        return False
    return state.gold[seat] > 0 and state.usable(seat, kind) > 0


def can_use_wild(state: RialtoState, seat: int) -> bool:
    """Say whether yellow 3 may be activated: a legal play that uses it can still be reached (R-33)."""
    gold = state.gold[seat]
    if gold == 0 or state.usable(seat, YELLOW_3) <= 0:
        return False
    base = seat * CARD_KINDS
    jokers = state.hand[base + JOKER]
    if state.converted > 0 or state.hand[base + state.stage] > 0 or jokers + state.wild >= 1:
        return True
    # It would be the first of a pair; the second must be another yellow 3, or a converted card makes a pair needless.
    if gold < 2:
        return False
    if state.usable(seat, YELLOW_3) >= 2:
        return True
    return has_other_card(state, seat) and state.usable(seat, YELLOW_2) + state.usable(seat, YELLOW_4) > 0


def has_other_card(state: RialtoState, seat: int) -> bool:
    """Say whether the hand has a card that could be converted."""
    base = seat * CARD_KINDS
    return any(card != state.stage and state.hand[base + card] > 0 for card in range(JOKER))


def can_activate(state: RialtoState, seat: int) -> bool:
    """Say whether a seat may activate any yellow building now."""
    if state.gold[seat] == 0:
        return False
    if can_delay(state, seat) or can_use_wild(state, seat):
        return True
    return has_other_card(state, seat) and state.usable(seat, YELLOW_2) + state.usable(seat, YELLOW_4) > 0


def can_finish(state: RialtoState, seat: int) -> bool:
    """Say whether the turn of a seat can end with a play of its hand, perhaps after more activations."""
    base = seat * CARD_KINDS
    if state.wild != 1 or state.converted > 0 or state.hand[base + state.stage] > 0 or state.hand[base + JOKER] > 0:
        return True
    return can_activate(state, seat)


def activate_yellow(state: RialtoState, seat: int, action: Activate, effects: Effects) -> None:
    """Use a yellow building (R-33). The turn goes on, but for the delay."""
    pay_activation(state, seat, action, effects)
    state.actor = NOBODY
    if action.kind == YELLOW_1:
        gain_gold(state, seat, 1, effects)
        state.queue.pop(0)
        state.queue.append(seat)
        if effects.news:
            effects.emit(Event(DELAYED, (seat,)))
    elif action.kind == YELLOW_3:
        state.wild += 1
    else:
        spend_open_cards(state, seat, action.convert, 1)
        state.converted += 2 if action.kind == YELLOW_4 else 1


def play(state: RialtoState, seat: int, cards: int, jokers: int, effects: Effects) -> None:
    """Play cards and end the turn (R-31)."""
    kind = state.stage
    total = strength(state, cards, jokers)
    spend_open_cards(state, seat, kind, cards)
    spend_open_cards(state, seat, JOKER, jokers)
    if cards + state.converted == 0 and jokers + state.wild > 0:
        # a pair of jokers shows that the hand has no card of the type.
        state.ceiling[seat * CARD_KINDS + kind] = 0
    _end_turn(state, seat, cards, jokers, total, effects)


def _play_neutral(state: RialtoState, neutral: int, effects: Effects) -> None:
    # all its cards of the type; its jokers count as councillor cards.
    base = neutral * CARD_KINDS
    cards = state.hand[base + state.stage]
    jokers = state.hand[base + JOKER] if state.stage == COUNCILLOR else 0
    spend_open_cards(state, neutral, state.stage, cards)
    spend_open_cards(state, neutral, JOKER, jokers)
    _end_turn(state, neutral, cards, jokers, cards + jokers, effects)


def _end_turn(state: RialtoState, player: int, cards: int, jokers: int, total: int, effects: Effects) -> None:
    state.strength[player] = total
    state.converted = 0
    state.wild = 0
    state.queue.pop(0)
    state.actor = NOBODY
    if effects.news:
        effects.emit(Event(PLAYED, (named(state, player), cards, jokers, total)))


def _decide_bonus(state: RialtoState, effects: Effects) -> None:
    # the stage is resolved in the Doge order of this moment, also if markers move in it.
    state.order = state.doge[:]
    state.turn = 0
    state.step = RESOLVE
    state.bonus = NOBODY
    best = 0
    # the greatest strength, of equals the first in Doge order.
    for player in state.order:
        if state.strength[player] > best:
            best = state.strength[player]
            state.bonus = player
    if state.bonus >= 0 and effects.news:
        effects.emit(Event(BONUS_WON, (named(state, state.bonus), STAGE_NAMES[state.stage])))


def next_first(state: RialtoState) -> None:
    """Name the first player of the next stage: who got the bonus, else who was it (R-30)."""
    if state.bonus >= 0:
        state.first = state.bonus
    state.bonus = NOBODY
