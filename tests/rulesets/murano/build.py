"""Make positions by hand: a new game by script, tiles on islands, gondoliers at moorings, and a gondola that has arrived."""

from service.engine.effects import ScriptedEffects
from service.rulesets.murano.components import (
    CELL_ISLAND,
    CELLS,
    CUSTOMER_COLOURS,
    FACTORY,
    GLASS_COLOURS,
    IS_STREET,
    ISLANDS,
    MOORINGS,
    N_CELLS,
    PALACE,
    SHOP,
    SPACE_KINDS,
    SPACES,
    SPECIAL,
    SPECIAL_CARDS,
    STREET,
    STREET_CUSTOMERS,
)
from service.rulesets.murano.ruleset import RULESET
from service.rulesets.murano.state import MOVED, SCORING, lay, moor

VOCABULARY = RULESET.meta.vocabulary
LETTERS = {"r": "red", "b": "blue", "g": "grey"}


def new(players=2, income="island", *, red=0, first=0, out=(0, 1, 2, 3, 4), palace=0):
    """A new game: the red gondola on anchor number `red`, cards `out` (numbers less one) and a palace of `palace` + 1 crests out."""
    removed = [palace] if players < 4 else []
    effects = ScriptedEffects([removed, list(out), [red], [first]])
    state = RULESET.new({"income": income}, players, effects)
    effects.finish()
    return state


def arrived(kind, players=2, *, seat=0, coins=None, income="island"):
    """A new game in which `seat` has just moved a gondola to a space of `kind`."""
    state = new(players, income, first=seat)
    at = SPACE_KINDS.index(kind)
    # Of the spaces of this kind the last one: its gondola, if it needs one, is borrowed from the space behind.
    state.at = max(i for i, space in enumerate(SPACES) if space == at)
    behind = state.at
    while state.ring[behind] == 0:
        behind = (behind - 1) % 18
    state.ring[behind], state.ring[state.at] = state.ring[state.at], state.ring[behind]
    state.phase = MOVED
    state.moves = 1
    if coins is not None:
        state.coins[seat] = coins
    return state


def again(state, kind):
    """Let the seat to act arrive at a space of `kind`."""
    at = SPACE_KINDS.index(kind)
    state.at = max(i for i, space in enumerate(SPACES) if space == at)
    state.phase = MOVED
    state.moves = 1


def customers(letters):
    """The kind of a street tile by the customers' letters: "", "r", "rb", "bg", "rg" …"""
    return STREET_CUSTOMERS.index([CUSTOMER_COLOURS.index(LETTERS[letter]) for letter in letters])


def _free(state, island, street):
    cells = (c for c in range(N_CELLS) if CELL_ISLAND[c] == ISLANDS.index(island) and IS_STREET[c] == street)
    return next(c for c in cells if state.tiles[c] == 0)


def fill(state, island, *, streets=(), factories=(), shops=(), palaces=(), specials=0):
    """Lay tiles on the first free cells of an island: street tiles by letters, factories by owner, shops as (letter, owner),
    palaces by crests."""
    for letters in streets:
        lay(state, _free(state, island, True), STREET + customers(letters), -1)
    for owner in factories:
        lay(state, _free(state, island, False), FACTORY, owner)
    for letter, owner in shops:
        lay(state, _free(state, island, False), SHOP + CUSTOMER_COLOURS.index(LETTERS[letter]), owner)
    for crests in palaces:
        lay(state, _free(state, island, False), PALACE + crests - 1, -1)
    for _ in range(specials):
        lay(state, _free(state, island, False), SPECIAL, -1)
    return state


def street_at(state, island, x, y, letters=""):
    """Lay a street tile on one cell."""
    lay(state, CELLS[ISLANDS.index(island), x, y], STREET + customers(letters), -1)


def shop_at(state, island, x, y, letter, owner):
    """Lay a shop on one cell."""
    lay(state, CELLS[ISLANDS.index(island), x, y], SHOP + CUSTOMER_COLOURS.index(LETTERS[letter]), owner)


def gondoliers(state, seat, island, count=1):
    """Put gondoliers of a seat's reserve on the first free moorings of an island."""
    for _ in range(count):
        group = ISLANDS.index(island)
        berth = next(i for i, g in enumerate(MOORINGS[state.wide]) if g // 4 == group and state.berths[i] < 0)
        state.reserve[seat] -= 1
        moor(state, berth, seat)
    return state


def give_glass(state, seat, **blocks):
    """Move blocks out of the bag to a seat."""
    for name, count in blocks.items():
        colour = GLASS_COLOURS.index(name)
        state.bag[colour] -= count
        state.glass[3 * seat + colour] += count
    return state


def give_specials(state, seat, *names):
    """Give special-building cards that work already."""
    for name in names:
        bit = 1 << SPECIAL_CARDS.index(name)
        state.cards[seat] |= bit
        for layer in range(len(state.special_deck.cards)):
            state.special_deck.cards[layer] &= ~bit
    return state


def give_character(state, seat, *numbers):
    """Give character cards by number."""
    for number in numbers:
        bit = 1 << (number - 1)
        state.hands[seat] |= bit
        state.removed_characters &= ~bit
        for layer in range(len(state.characters.cards)):
            state.characters.cards[layer] &= ~bit
    return state


def scoring(state, seat=0):
    """Let `seat`, who triggered the end, score."""
    state.phase = SCORING
    state.seat = seat
    state.ending = seat
    state.reason = 1
    state.finished = 0
    return state


def action(text):
    return VOCABULARY.from_text(text)


def texts(state):
    """The legal actions as texts."""
    return [VOCABULARY.to_text(a) for a in RULESET.legal_actions(state)]


def verbs(state):
    """The kinds of legal actions, each once, in order."""
    return list(dict.fromkeys(text.split()[0] for text in texts(state)))


def do(state, text, *draws):
    """Carry out a legal action with scripted luck; return the events as JSON, as everybody who may see all is told."""
    chosen = action(text)
    assert RULESET.check(state, chosen) is None, RULESET.check(state, chosen)
    effects = ScriptedEffects([list(draw) for draw in draws])
    RULESET.apply(state, chosen, effects)
    effects.finish()
    return [news.event.to_json() for news in effects.told]


def told(state, text, seat, *draws):
    """Like `do`, but what one seat is told."""
    effects = ScriptedEffects([list(draw) for draw in draws])
    RULESET.apply(state, action(text), effects)
    return [news.told_to(seat).to_json() for news in effects.told if news.told_to(seat) is not None]


def refused(state, text):
    """The refusal of an action that is not legal."""
    found = RULESET.check(state, action(text))
    assert found is not None, f"{text} is legal"
    return found


def character(number):
    """The kind that a draw of character `number` gives."""
    return number - 1


def special(name):
    """The kind that a draw of a special-building card gives."""
    return SPECIAL_CARDS.index(name)
