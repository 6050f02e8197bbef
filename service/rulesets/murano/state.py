"""A position of Murano."""

from typing import Final, final

from service.engine.contract import NO_SEAT, State
from service.rulesets.murano.components import (
    CELL_ISLAND,
    FACTORY,
    GROUP_SIZE,
    MOORINGS,
    N_CELLS,
    N_GROUPS,
    N_ISLANDS,
    N_SPACES,
    N_STREETS,
    PALACE,
    SHOP,
    SPECIAL,
    STREET,
    STREET_CUSTOMERS,
)

# ---- phases: what the seat to act decides
START: Final = 0  # move or pass
MOVED: Final = 1  # move again, carry out the action, or end the turn
BUILD: Final = 2  # lay the next tile, or stop
STREET_DRAWN: Final = 3  # lay the street tile that was drawn
SPECIAL_DRAWN: Final = 4  # keep one of the special-building cards
RECRUIT: Final = 5  # keep one of the character cards, or none
SEARCH: Final = 6  # take a tile out of the searched pile
SELL: Final = 7  # sell blocks after producing
RETURN: Final = 8  # give a block back (trading station)
LAY: Final = 9  # M-51: lay the building just bought
SCORING: Final = 10
OVER: Final = 11
PHASES: Final = (
    "start",
    "moved",
    "build",
    "street_drawn",
    "special_drawn",
    "recruit",
    "search",
    "sell",
    "return",
    "lay",
    "scoring",
    "over",
)

# ---- why the end was triggered
NOT_ENDING: Final = 0
PILES_EMPTY: Final = 1  # M-50
NO_TILES_TAKEN: Final = 2  # M-51a
END_REASONS: Final = ("none", "piles_empty", "no_tiles_taken")

# ---- the tally of an island
TALLY: Final = 10
CUSTOMERS: Final = 0  # three: red, blue, grey
SHOPS: Final = 3  # three: red, blue, grey
FACTORIES: Final = 6
PALACES: Final = 7
SPECIALS: Final = 8
CRESTS: Final = 9

UNKNOWN: Final = -1


@final
class Deck:
    """A deck with a bottom: layers from front to back, each a set of cards (bits) in unknown order.

    A layer that was put back is known to the seat that put it there (`by`, else -1). `bound` is what that seat
    knows of it: the cards that it may still hold after others drew from it.
    """

    def __init__(self, cards: list[int], by: list[int], bound: list[int]) -> None:
        self.cards = cards
        self.by = by
        self.bound = bound

    def copy(self) -> "Deck":
        """Return an independent copy."""
        return Deck(self.cards[:], self.by[:], self.bound[:])


# What a state under construction has until `blank` or `copy` puts lists of its own there; never changed.
_NOTHING: Final[list[int]] = []
_NO_DECK: Final = Deck([], [], [])


@final
class MuranoState(State):
    """A complete position; lists are flat. `blank` and `copy` fill them.

    Attributes not kept in documents are derived from the others: `free`, `placed`, `tally`, `own`.
    Per seat: `coins`, `vp`, `reserve` (personal), `common`, `factories` and `specials` (tiles in front),
    `hands`, `scored` (character cards, masks), `cards` (special-building cards, masks).
    By seat and colour: `glass`, `shops`, `palaces` (tiles in front; crests - 1), `seen_shops`, `seen_palaces`
    (what the seat knows the pile to be drawn from, -1 for nothing known). By seat and island: `placed`, `used`.
    """

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.wide: Final = 1 if players == 4 else 0
        self.connected = 0
        self.seat = 0
        self.phase = START
        self.turn = 0
        # The turn in progress.
        self.moves = 0
        self.at = -1
        self.must_act = 0
        self.built = 0
        self.drawn = 0
        self.extra = 0
        self.fresh = 0
        self.left = 0
        # The end.
        self.idle = 0
        self.ending = NO_SEAT
        self.reason = NOT_ENDING
        self.finished = 0
        # The table.
        self.ring: list[int] = _NOTHING
        self.tiles: list[int] = _NOTHING
        self.owners: list[int] = _NOTHING
        self.berths: list[int] = _NOTHING
        self.streets: list[int] = _NOTHING
        self.shop_pile: list[int] = _NOTHING
        self.palace_pile: list[int] = _NOTHING
        self.factory_pile = 0
        self.special_pile = 0
        self.bag: list[int] = _NOTHING
        self.removed_palaces: list[int] = _NOTHING
        self.removed_characters = 0
        self.characters = _NO_DECK
        self.special_deck = _NO_DECK
        # The seats.
        self.coins: list[int] = _NOTHING
        self.vp: list[int] = _NOTHING
        self.reserve: list[int] = _NOTHING
        self.common: list[int] = _NOTHING
        self.factories: list[int] = _NOTHING
        self.specials: list[int] = _NOTHING
        self.hands: list[int] = _NOTHING
        self.scored: list[int] = _NOTHING
        self.cards: list[int] = _NOTHING
        self.glass: list[int] = _NOTHING
        self.shops: list[int] = _NOTHING
        self.palaces: list[int] = _NOTHING
        self.seen_shops: list[int] = _NOTHING
        self.seen_palaces: list[int] = _NOTHING
        self.used: list[int] = _NOTHING
        # Derived.
        self.free: list[int] = _NOTHING
        self.placed: list[int] = _NOTHING
        self.tally: list[int] = _NOTHING
        self.own: list[int] = _NOTHING

    def copy(self) -> "MuranoState":
        """Return an independent copy."""
        other = MuranoState(self.players)
        other.connected = self.connected
        other.seat = self.seat
        other.phase = self.phase
        other.turn = self.turn
        other.moves = self.moves
        other.at = self.at
        other.must_act = self.must_act
        other.built = self.built
        other.drawn = self.drawn
        other.extra = self.extra
        other.fresh = self.fresh
        other.left = self.left
        other.idle = self.idle
        other.ending = self.ending
        other.reason = self.reason
        other.finished = self.finished
        other.ring = self.ring[:]
        other.tiles = self.tiles[:]
        other.owners = self.owners[:]
        other.berths = self.berths[:]
        other.streets = self.streets[:]
        other.shop_pile = self.shop_pile[:]
        other.palace_pile = self.palace_pile[:]
        other.factory_pile = self.factory_pile
        other.special_pile = self.special_pile
        other.bag = self.bag[:]
        other.removed_palaces = self.removed_palaces[:]
        other.removed_characters = self.removed_characters
        other.characters = self.characters.copy()
        other.special_deck = self.special_deck.copy()
        other.coins = self.coins[:]
        other.vp = self.vp[:]
        other.reserve = self.reserve[:]
        other.common = self.common[:]
        other.factories = self.factories[:]
        other.specials = self.specials[:]
        other.hands = self.hands[:]
        other.scored = self.scored[:]
        other.cards = self.cards[:]
        other.glass = self.glass[:]
        other.shops = self.shops[:]
        other.palaces = self.palaces[:]
        other.seen_shops = self.seen_shops[:]
        other.seen_palaces = self.seen_palaces[:]
        other.used = self.used[:]
        other.free = self.free[:]
        other.placed = self.placed[:]
        other.tally = self.tally[:]
        other.own = self.own[:]
        return other


def blank(players: int) -> MuranoState:
    """Return a state with an empty board and nothing anywhere."""
    state = MuranoState(players)
    state.ring = [0] * N_SPACES
    state.tiles = [0] * N_CELLS
    state.owners = [-1] * N_CELLS
    state.berths = [-1] * len(MOORINGS[state.wide])
    state.streets = [0] * N_STREETS
    state.shop_pile = [0, 0, 0]
    state.palace_pile = [0, 0, 0]
    state.bag = [0, 0, 0]
    state.removed_palaces = [0, 0, 0]
    state.characters = Deck([], [], [])
    state.special_deck = Deck([], [], [])
    state.coins = [0] * players
    state.vp = [0] * players
    state.reserve = [0] * players
    state.common = [0] * players
    state.factories = [0] * players
    state.specials = [0] * players
    state.hands = [0] * players
    state.scored = [0] * players
    state.cards = [0] * players
    state.glass = [0] * (3 * players)
    state.shops = [0] * (3 * players)
    state.palaces = [0] * (3 * players)
    state.seen_shops = [UNKNOWN] * (3 * players)
    state.seen_palaces = [UNKNOWN] * (3 * players)
    state.used = [0] * (N_ISLANDS * players)
    state.free = GROUP_SIZE[state.wide][:]
    state.placed = [0] * (N_ISLANDS * players)
    state.tally = [0] * (TALLY * N_ISLANDS)
    state.own = [0] * (8 * N_ISLANDS)
    return state


def holds(state: MuranoState, seat: int, card: int) -> bool:
    """Say whether a special-building card of `seat` works now: not in the turn in which it came (M-37)."""
    held = state.cards[seat]
    if seat == state.seat:
        held &= ~state.fresh
    return (held >> card) & 1 == 1


def lay(state: MuranoState, cell: int, tile: int, owner: int) -> None:
    """Put `tile` on `cell` and keep the tallies. `owner` has a cube on a factory or shop, else -1."""
    state.tiles[cell] = tile
    state.owners[cell] = owner
    count(state, CELL_ISLAND[cell], tile, owner, 1)


def count(state: MuranoState, island: int, tile: int, owner: int, by: int) -> None:
    """Count a tile on `island` `by` times more in the tallies."""
    base = TALLY * island
    tally = state.tally
    if tile >= STREET:
        for colour in STREET_CUSTOMERS[tile - STREET]:
            tally[base + CUSTOMERS + colour] += by
    elif tile == SPECIAL:
        tally[base + SPECIALS] += by
    elif tile >= PALACE:
        tally[base + PALACES] += by
        tally[base + CRESTS] += by * (tile - PALACE + 1)
    elif tile >= SHOP:
        tally[base + SHOPS + tile - SHOP] += by
        state.own[8 * island + 2 * owner + 1] += by
    elif tile == FACTORY:
        tally[base + FACTORIES] += by
        state.own[8 * island + 2 * owner] += by


def moor(state: MuranoState, berth: int, seat: int) -> None:
    """Put a gondolier of `seat` on a mooring and keep the counts."""
    group = MOORINGS[state.wide][berth]
    state.berths[berth] = seat
    state.free[group] -= 1
    state.placed[N_ISLANDS * seat + group // 4] += 1


def own_factories(state: MuranoState, seat: int) -> int:
    """Return the number of built factories of `seat`."""
    count = 0
    for island in range(N_ISLANDS):
        count += state.own[8 * island + 2 * seat]
    return count


def own_shops(state: MuranoState, seat: int, island: int) -> int:
    """Return the number of built shops of `seat` on `island`."""
    return state.own[8 * island + 2 * seat + 1]


def gondoliers_unused(state: MuranoState, seat: int) -> int:
    """Return the number of placed gondoliers of `seat` that no card has used."""
    count = 0
    for island in range(N_ISLANDS):
        at = N_ISLANDS * seat + island
        count += state.placed[at] - state.used[at]
    return count


def group_free(state: MuranoState, group: int) -> bool:
    """Say whether a mooring of `group` is free (never on an island that this side lacks)."""
    return 0 <= group < N_GROUPS and state.free[group] > 0
