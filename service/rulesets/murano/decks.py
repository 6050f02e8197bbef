"""Decks with a bottom (M-13): draw from the front, put back as a layer of its own at the back, and keep track of who knows what."""

from service.engine.effects import Effects, only
from service.rulesets.murano.components import bit_count
from service.rulesets.murano.state import Deck


def deck_size(deck: Deck) -> int:
    """Return the number of cards in `deck`."""
    total = 0
    for cards in deck.cards:
        total += bit_count(cards)
    return total


def draw_cards(deck: Deck, what: str, kinds: int, n: int, seat: int, effects: Effects) -> int:
    """Draw `n` cards (as many must be there) for `seat` to see and return them as a mask."""
    drawn = 0
    while n > 0:
        front = deck.cards[0]
        size = bit_count(front)
        count = min(n, size)
        pool = [(front >> card) & 1 for card in range(kinds)]
        for card in effects.draw(what, pool, count, only(seat)):
            drawn |= 1 << card
        n -= count
        if count == size:
            del deck.cards[0]
            del deck.by[0]
            del deck.bound[0]
        else:
            deck.cards[0] = front & ~drawn
    for layer in range(len(deck.by)):
        if deck.by[layer] == seat:
            deck.bound[layer] &= ~drawn
    return drawn


def put_back(deck: Deck, cards: int, seat: int) -> None:
    """Put `cards` at the bottom, in an order that nobody knows; `seat` knows which they are."""
    if cards:
        deck.cards.append(cards)
        deck.by.append(seat)
        deck.bound.append(cards)


def reveal(deck: Deck, card: int) -> None:
    """Note that everybody saw `card` elsewhere: it is in no layer."""
    for layer in range(len(deck.bound)):
        deck.bound[layer] &= ~(1 << card)
