"""A position of Rialto.

A *player* is a seat, or the neutral player, whose number is the number of seats (2). Lists of several values per player are flat: `hand[player * 7 + card]`.

`step` says what happens next. While `actor` is NOBODY the flow goes on by itself; else that seat decides.
"""

from typing import Final, final

from service.engine.contract import State
from service.rulesets.rialto.components import (
    BRIDGES,
    BUILDING_KINDS,
    BUILDINGS_PER_KIND,
    CARD_KINDS,
    CARDS_PER_KIND,
    DISTRICTS,
    LINKS,
)

#: No player: nobody has to decide, nobody has the bonus.
NOBODY: Final = -1

START: Final = 0
DEAL: Final = 1
ROWS: Final = 2
GREEN: Final = 3
DISCARDING: Final = 4
STAGE: Final = 5
TURN: Final = 6
RESOLVE: Final = 7
TAKING: Final = 8
RETURNING: Final = 9
BRIDGING: Final = 10
GONDOLA_LINK: Final = 11
GONDOLA_COUNCILLOR: Final = 12
MOVING: Final = 13
BLUE: Final = 14
ROUND_END: Final = 15
OVER: Final = 16
#: The names of the steps in a view.
STEP_NAMES: Final = (
    "start_buildings",
    "deal",
    "rows",
    "green",
    "discard",
    "stage",
    "turn",
    "resolve",
    "take_building",
    "return_building",
    "bridge",
    "gondola",
    "councillor",
    "move",
    "blue",
    "round_end",
    "over",
)


@final
class RialtoState(State):
    """Everything on and off the table; see the module's page for the flat lists."""

    def __init__(self, seats: int, players: int, by_rank: bool) -> None:
        self.seats = seats
        #: Seats, and the neutral player if there is one.
        self.players = players
        #: Option `doge_advance` is "rank" (R-45).
        self.by_rank = by_rank
        self.round = 1
        self.step = START
        self.actor = NOBODY
        #: The stage 0 to 5 of phase II; what it was last outside.
        self.stage = 0
        #: How far `order` has been gone through.
        self.turn = 0
        #: The first player of the stage, and who got the bonus of the stage that is resolved.
        self.first = 0
        self.bonus = NOBODY
        #: Converted cards (yellow 4 counts two) and yellow 3s of the present turn.
        self.converted = 0
        self.wild = 0
        #: Stage C: the limit of the building to take, 10 more while a second may follow; stage F: councillors still to move.
        self.left = 0
        #: The link of the gondola tile whose councillor is to be placed.
        self.new_link = 0
        #: Rows taken, as bits.
        self.taken = 0
        self.top_bridge = NOBODY
        #: The link of the neutral player's marker, or NOBODY.
        self.marker = NOBODY
        #: Banks whose tile is not turned, and those to be turned at the end of stage F, as bits.
        self.banks_open = 3
        self.banks_closing = 0
        self._lists()

    def _lists(self) -> None:
        # All lists begin as one empty list, which nobody changes: `fresh_state`, `copy` or the codec puts others in its place.
        nothing: list[int] = []
        #: All players clockwise, from the first player of the game.
        self.seating = nothing
        #: District of each round's turn tile.
        self.districts = nothing
        #: The Doge order that is kept for the present step (R-15).
        self.order = nothing
        #: Players still to have a turn in this stage, in order; a delayed one is at the end again.
        self.queue = nothing
        self.deck = nothing
        #: Cards of the discards that everybody saw.
        self.discarded = nothing
        self.rows = nothing
        self.hand = nothing
        #: Cards that each player discarded face down since the last shuffle.
        self.buried = nothing
        #: What everybody can know of each hand: at least and at most so many cards of a kind.
        self.floor = nothing
        self.ceiling = nothing
        #: Cards played in this stage, and the strength they gave.
        self.played = nothing
        self.strength = nothing
        self.stock = nothing
        self.owned = nothing
        #: Of the buildings owned: with a coin on them, and those of blue 1 that wait for the next round.
        self.coins = nothing
        self.blocked = nothing
        self.gold = nothing
        self.vp = nothing
        #: Councillors in the personal and in the general reserve, and in each district.
        self.reserve = nothing
        self.general = nothing
        self.placed = nothing
        #: The space of each marker on the Doge track, and all markers from the foremost to the last.
        self.space = nothing
        self.doge = nothing
        #: Bridges of the stack below the top one.
        self.bridges = nothing
        #: The values of the tile of each link at both ends; 0 where there is none.
        self.link_a = nothing
        self.link_b = nothing
        #: Banks gained by each player, as bits.
        self.banks_of = nothing

    def copy(self) -> "RialtoState":
        """Return an independent copy."""
        twin = RialtoState(self.seats, self.players, self.by_rank)
        self.copy_numbers(twin)
        self.copy_lists(twin)
        return twin

    def copy_numbers(self, twin: "RialtoState") -> None:
        """Copy what is not a list to `twin`."""
        twin.round = self.round
        twin.step = self.step
        twin.actor = self.actor
        twin.stage = self.stage
        twin.turn = self.turn
        twin.first = self.first
        twin.bonus = self.bonus
        twin.converted = self.converted
        twin.wild = self.wild
        twin.left = self.left
        twin.new_link = self.new_link
        twin.taken = self.taken
        twin.top_bridge = self.top_bridge
        twin.marker = self.marker
        twin.banks_open = self.banks_open
        twin.banks_closing = self.banks_closing

    def copy_lists(self, twin: "RialtoState") -> None:
        """Copy every list to `twin`. Those that never change after the set-up are shared."""
        twin.seating = self.seating
        twin.districts = self.districts
        twin.order = self.order[:]
        twin.queue = self.queue[:]
        twin.deck = self.deck[:]
        twin.discarded = self.discarded[:]
        twin.rows = self.rows[:]
        twin.hand = self.hand[:]
        twin.buried = self.buried[:]
        twin.floor = self.floor[:]
        twin.ceiling = self.ceiling[:]
        twin.played = self.played[:]
        twin.strength = self.strength[:]
        twin.stock = self.stock[:]
        twin.owned = self.owned[:]
        twin.coins = self.coins[:]
        twin.blocked = self.blocked[:]
        twin.gold = self.gold[:]
        twin.vp = self.vp[:]
        twin.reserve = self.reserve[:]
        twin.general = self.general[:]
        twin.placed = self.placed[:]
        twin.space = self.space[:]
        twin.doge = self.doge[:]
        twin.bridges = self.bridges[:]
        twin.link_a = self.link_a[:]
        twin.link_b = self.link_b[:]
        twin.banks_of = self.banks_of[:]

    def neutral(self) -> int:
        """Return the number of the neutral player, or NOBODY."""
        return self.seats if self.players > self.seats else NOBODY

    def hand_size(self, player: int) -> int:
        """Return the number of cards in a player's hand."""
        base = player * CARD_KINDS
        total = 0
        for card in range(base, base + CARD_KINDS):
            total += self.hand[card]
        return total

    def buildings(self, player: int) -> int:
        """Return the number of buildings that a player owns."""
        base = player * BUILDING_KINDS
        total = 0
        for place in range(base, base + BUILDING_KINDS):
            total += self.owned[place]
        return total

    def usable(self, player: int, kind: int) -> int:
        """Return how many buildings of a kind the player could still activate this round."""
        place = player * BUILDING_KINDS + kind
        return self.owned[place] - self.coins[place] - self.blocked[place]

    def current_district(self) -> int:
        """Return the district of this round's turn tile (R-10)."""
        return self.districts[self.round - 1]


def fresh_state(seats: int, players: int, by_rank: bool) -> RialtoState:
    """Return a state with everything in the box: cards in the deck, buildings and bridges in stock, nothing given to anybody."""
    state = RialtoState(seats, players, by_rank)
    state.deck = [CARDS_PER_KIND] * CARD_KINDS
    state.discarded = [0] * CARD_KINDS
    state.rows = [0] * (CARD_KINDS * (seats + 1))
    state.hand = [0] * (CARD_KINDS * players)
    state.buried = [0] * (CARD_KINDS * players)
    state.floor = [0] * (CARD_KINDS * players)
    state.ceiling = [CARDS_PER_KIND] * (CARD_KINDS * players)
    state.played = [0] * (CARD_KINDS * players)
    state.strength = [0] * players
    state.stock = [BUILDINGS_PER_KIND] * BUILDING_KINDS
    state.owned = [0] * (BUILDING_KINDS * players)
    state.coins = [0] * (BUILDING_KINDS * players)
    state.blocked = [0] * (BUILDING_KINDS * players)
    state.gold = [0] * players
    state.vp = [0] * players
    state.reserve = [0] * players
    state.general = [0] * players
    state.placed = [0] * (DISTRICTS * players)
    state.space = [1] * players
    state.bridges = [1] * BRIDGES
    state.link_a = [0] * LINKS
    state.link_b = [0] * LINKS
    state.banks_of = [0] * players
    return state
