"""A position of Venezia.

A *party* is a seat, or in a game of two the imaginary player (number 2, V-70). Lists by seat or party are
flat: the entry of seat s and kind k stands at `s * KINDS + k`. What happens next is a stack of frames, see
frames.py.
"""

from typing import Final, final

from service.engine.contract import State
from service.rulesets.venezia.components import KINDS

FRAME: Final = 5

#: `end` while the game goes on; else an index into events.END_NAMES.
GOING_ON: Final = -1
LAST_PIECE: Final = 0
REACHED: Final = 1
REACHED_BY_GOLD: Final = 2
IDLE: Final = 3

# V-70: the imaginary player's card of this turn.
CARD_DONE: Final = 0
CARD_OFFERED: Final = 1
CARD_AT_END: Final = 2


@final
class Venezia(State):
    """Everything about a position, hidden things included.

    `board` by hex: see components.EMPTY and SWAMP. `hands`, `known` by seat and kind: cards in hand, and those of them
    that everybody knows. `joint` by party and kind: joint cards in front. `pawns` by kind: the holding party, -1 on the
    board. `sets` by kind: complete solo sets played this turn and not yet built; `laid` by kind: joint cards that the
    player to move laid this turn. `swamps`, `treasures` by seat and value: tokens held; `swamp_pool` those on the board, as counts;
    `treasure_pool` the supply; `spent` swamp tokens that left the game; `handed_in` the treasures
    that went back into the supply since one was last drawn: everybody knows that they are there. `face_up`, `deck`, `discard` by kind.
    `actor` decides next. `card` is the imaginary player's card of this turn. `active` says whether a real player
    played, drew, reclaimed or converted this turn; `idle` counts the turns in a row without (V-68).
    """

    def __init__(
        self,
        players: int,
        parties: int,
        board: list[int],
        supply: list[int],
        hands: list[int],
        known: list[int],
        joint: list[int],
        pawns: list[int],
        sets: list[int],
        laid: list[int],
        swamps: list[int],
        treasures: list[int],
        swamp_pool: list[int],
        treasure_pool: list[int],
        spent: list[int],
        handed_in: list[int],
        face_up: list[int],
        deck: list[int],
        discard: list[int],
        positions: list[int],
        frames: list[int],
        current: int,
        actor: int,
        card: int,
        active: bool,
        idle: int,
        end: int,
    ) -> None:
        self.players = players
        self.parties = parties
        self.board = board
        self.supply = supply
        self.hands = hands
        self.known = known
        self.joint = joint
        self.pawns = pawns
        self.sets = sets
        self.laid = laid
        self.swamps = swamps
        self.treasures = treasures
        self.swamp_pool = swamp_pool
        self.treasure_pool = treasure_pool
        self.spent = spent
        self.handed_in = handed_in
        self.face_up = face_up
        self.deck = deck
        self.discard = discard
        self.positions = positions
        self.frames = frames
        self.current = current
        self.actor = actor
        self.card = card
        self.active = active
        self.idle = idle
        self.end = end

    def copy(self) -> "Venezia":
        """Return an independent copy."""
        return Venezia(
            self.players,
            self.parties,
            self.board[:],
            self.supply[:],
            self.hands[:],
            self.known[:],
            self.joint[:],
            self.pawns[:],
            self.sets[:],
            self.laid[:],
            self.swamps[:],
            self.treasures[:],
            self.swamp_pool[:],
            self.treasure_pool[:],
            self.spent[:],
            self.handed_in[:],
            self.face_up[:],
            self.deck[:],
            self.discard[:],
            self.positions[:],
            self.frames[:],
            self.current,
            self.actor,
            self.card,
            self.active,
            self.idle,
            self.end,
        )

    def hand_size(self, seat: int) -> int:
        """Return the number of cards in the hand of `seat`."""
        hands = self.hands
        at = seat * KINDS
        return hands[at] + hands[at + 1] + hands[at + 2] + hands[at + 3] + hands[at + 4]

    def laid_out(self, kind: int) -> int:
        """Return the number of joint cards of `kind` in front of all parties (V-22)."""
        joint = self.joint
        total = 0
        for party in range(self.parties):
            total += joint[party * KINDS + kind]
        return total

    def top(self) -> int:
        """Return what the frame on top of the stack is: one of the numbers of frames.py."""
        return self.frames[len(self.frames) - FRAME]

    def arg(self, n: int) -> int:
        """Return argument `n` (1 to 4) of the frame on top."""
        return self.frames[len(self.frames) - FRAME + n]

    def set_arg(self, n: int, value: int) -> None:
        """Change argument `n` of the frame on top."""
        self.frames[len(self.frames) - FRAME + n] = value

    def push(self, what: int, a: int, b: int, c: int, d: int) -> None:
        """Lay a frame on the stack."""
        frames = self.frames
        frames.append(what)
        frames.append(a)
        frames.append(b)
        frames.append(c)
        frames.append(d)

    def pop(self) -> None:
        """Take the frame on top off the stack."""
        frames = self.frames
        for _ in range(FRAME):
            frames.pop()

    def become(self, what: int, a: int, b: int) -> None:
        """Go on to another part of the turn: the frame at the bottom is the only one then."""
        self.frames = [what, a, b, 0, 0]
