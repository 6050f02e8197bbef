"""The decisions of Murano. Each distinct action exists once, made when this module is loaded, but for rare ones.

`code` tells the kinds apart in the rules; members are numbers of components.py, -1 where a member is left out.
"""

from typing import Final, final

from service.engine.spec import enum
from service.engine.tagged import Action, Value
from service.rulesets.murano.components import (
    CELL_AT,
    CELL_ISLAND,
    CUSTOMER_COLOURS,
    GLASS_COLOURS,
    ISLANDS,
    N_CARDS,
    N_CELLS,
    N_GROUPS,
    N_SPACES,
    SEAT_COLOURS,
    SPECIAL_CARDS,
)

MOVE: Final = 0
PASS: Final = 1
TAKE_COINS: Final = 2
BUY_FACTORY: Final = 3
BUY_SHOP: Final = 4
BUY_PALACE: Final = 5
SEARCH_SHOPS: Final = 6
SEARCH_PALACES: Final = 7
TAKE_SHOP: Final = 8
TAKE_PALACE: Final = 9
BUY_SPECIAL: Final = 10
RECRUIT_CARD: Final = 11
KEEP_CHARACTER: Final = 12
DECLINE: Final = 13
PLACE_GONDOLIER: Final = 14
DRAW_STREET: Final = 15
PLACE_STREET: Final = 16
BUILD_FACTORY: Final = 17
BUILD_SHOP: Final = 18
BUILD_PALACE: Final = 19
BUILD_SPECIAL: Final = 20
KEEP_SPECIAL: Final = 21
END_BUILD: Final = 22
INCOME: Final = 23
PRODUCE: Final = 24
SELL_GLASS: Final = 25
NO_SALE: Final = 26
RETURN_BLOCK: Final = 27
HIRE: Final = 28
DISMISS: Final = 29
END_TURN: Final = 30
SCORE_CARD: Final = 31
END_SCORING: Final = 32

GONDOLAS: Final = ("black", "red")
ISLAND: Final = enum("MuranoIsland", ISLANDS, "An island.")
SEAT_COLOUR: Final = enum("MuranoSeatColour", SEAT_COLOURS, "The colour of a seat (0 white, 1 brown, 2 orange, 3 grey) and of moorings.")
CUSTOMER: Final = enum("MuranoCustomerColour", CUSTOMER_COLOURS, "The colour of customers and shops.")
GLASS: Final = enum("MuranoGlassColour", GLASS_COLOURS, "The colour of a glass block.")
SPECIAL_CARD: Final = enum("MuranoSpecialCard", SPECIAL_CARDS, "A special-building card.")
GONDOLA: Final = enum("MuranoGondola", GONDOLAS, "One of the seven black gondolas, or the red one.")


class MuranoAction(Action):
    """An action with the code of its kind."""

    def __init__(self, code: int, key: tuple[Value, ...]) -> None:
        super().__init__(key)
        self.code: Final = code


@final
class Plain(MuranoAction):
    """A decision without members."""


@final
class Sail(MuranoAction):
    """Move a gondola along the ring, as a move or as a pass."""

    def __init__(self, code: int, red: int, start: int, to: int) -> None:
        super().__init__(code, ("murano.pass" if code == PASS else "murano.move_gondola", GONDOLAS[red], start, to))
        self.red: Final = red
        self.start: Final = start
        self.to: Final = to


@final
class Coloured(MuranoAction):
    """Take a shop (customers' colour), a palace (crests - 1) or return a block (glass colour)."""

    def __init__(self, code: int, tag: str, colour: int, value: Value) -> None:
        super().__init__(code, (tag, value))
        self.colour: Final = colour


@final
class Keep(MuranoAction):
    """Keep a character (bit of its card) or a special-building card."""

    def __init__(self, code: int, tag: str, card: int, value: Value) -> None:
        super().__init__(code, (tag, value))
        self.card: Final = card


@final
class PlaceGondolier(MuranoAction):
    """Put a gondolier on a free mooring of a group."""

    def __init__(self, group: int) -> None:
        super().__init__(PLACE_GONDOLIER, ("murano.place_gondolier", ISLANDS[group // 4], SEAT_COLOURS[group % 4]))
        self.group: Final = group


@final
class Lay(MuranoAction):
    """Lay a tile on a cell. `cell` is -1 when the island has no such cell; `kind` is the shop's colour or crests - 1, else 0."""

    def __init__(self, code: int, tag: str, at: int, island: Value, place: Value, kind: int, rest: tuple[Value, ...]) -> None:
        super().__init__(code, (tag, island, place, *rest))
        self.cell: Final = at
        self.kind: Final = kind


@final
class Income(MuranoAction):
    """Take the income of an island."""

    def __init__(self, island: int) -> None:
        super().__init__(INCOME, ("murano.income", ISLANDS[island]))
        self.island: Final = island


@final
class Produce(MuranoAction):
    """Produce in a number of factories, with one block more by the trading post."""

    def __init__(self, factories: int, extra: bool) -> None:
        super().__init__(PRODUCE, ("murano.produce", factories, extra))
        self.factories: Final = factories
        self.extra: Final = extra


@final
class Sell(MuranoAction):
    """Sell blocks as blocks of one colour."""

    def __init__(self, colour: int, red: int, green: int, blue: int) -> None:
        super().__init__(SELL_GLASS, ("murano.sell", GLASS_COLOURS[colour], red, green, blue))
        self.colour: Final = colour
        self.blocks: Final = [red, green, blue]


@final
class ScoreCard(MuranoAction):
    """Use a character card on an island; coins or blocks (-1: left out) where the card takes them."""

    def __init__(self, card: int, island: int, coins: int, red: int, green: int, blue: int) -> None:
        blocks: tuple[Value, ...] = (red, green, blue) if red >= 0 else (None, None, None)
        super().__init__(SCORE_CARD, ("murano.score_card", card + 1, ISLANDS[island], coins if coins >= 0 else None, *blocks))
        self.card: Final = card
        self.island: Final = island
        self.coins: Final = coins
        self.blocks: Final = [red, green, blue]


def _lay(code: int, tag: str, at: int, kind: int = 0, rest: tuple[Value, ...] = ()) -> Lay:
    return Lay(code, tag, at, ISLANDS[CELL_ISLAND[at]], CELL_AT[at], kind, rest)


#: By (red * 18 + start) * 18 + to.
MOVES: Final[list[Action]] = [Sail(MOVE, r, s, t) for r in range(2) for s in range(N_SPACES) for t in range(N_SPACES)]
PASSES: Final[list[Action]] = [Sail(PASS, r, s, t) for r in range(2) for s in range(N_SPACES) for t in range(N_SPACES)]
_PLAIN: Final = (
    (TAKE_COINS, "take_coins"),
    (BUY_FACTORY, "buy_factory"),
    (BUY_SHOP, "buy_shop"),
    (BUY_PALACE, "buy_palace"),
    (SEARCH_SHOPS, "search_shops"),
    (SEARCH_PALACES, "search_palaces"),
    (BUY_SPECIAL, "buy_special"),
    (RECRUIT_CARD, "recruit"),
    (DECLINE, "decline_characters"),
    (DRAW_STREET, "draw_street"),
    (END_BUILD, "end_build"),
    (NO_SALE, "no_sale"),
    (HIRE, "hire"),
    (DISMISS, "dismiss"),
    (END_TURN, "end_turn"),
    (END_SCORING, "end_scoring"),
)
PLAIN: Final[dict[int, Action]] = {code: Plain(code, (f"murano.{verb}",)) for code, verb in _PLAIN}
DO_TAKE_COINS: Final = PLAIN[TAKE_COINS]
DO_BUY_FACTORY: Final = PLAIN[BUY_FACTORY]
DO_BUY_SHOP: Final = PLAIN[BUY_SHOP]
DO_BUY_PALACE: Final = PLAIN[BUY_PALACE]
DO_SEARCH_SHOPS: Final = PLAIN[SEARCH_SHOPS]
DO_SEARCH_PALACES: Final = PLAIN[SEARCH_PALACES]
DO_BUY_SPECIAL: Final = PLAIN[BUY_SPECIAL]
DO_RECRUIT: Final = PLAIN[RECRUIT_CARD]
DO_DECLINE: Final = PLAIN[DECLINE]
DO_DRAW_STREET: Final = PLAIN[DRAW_STREET]
DO_END_BUILD: Final = PLAIN[END_BUILD]
DO_NO_SALE: Final = PLAIN[NO_SALE]
DO_HIRE: Final = PLAIN[HIRE]
DO_DISMISS: Final = PLAIN[DISMISS]
DO_END_TURN: Final = PLAIN[END_TURN]
DO_END_SCORING: Final = PLAIN[END_SCORING]
TAKE_SHOPS: Final[list[Action]] = [Coloured(TAKE_SHOP, "murano.take_shop", i, name) for i, name in enumerate(CUSTOMER_COLOURS)]
TAKE_PALACES: Final[list[Action]] = [Coloured(TAKE_PALACE, "murano.take_palace", i, i + 1) for i in range(3)]
RETURN_BLOCKS: Final[list[Action]] = [Coloured(RETURN_BLOCK, "murano.return_block", i, name) for i, name in enumerate(GLASS_COLOURS)]
KEEP_CHARACTERS: Final[list[Action]] = [Keep(KEEP_CHARACTER, "murano.keep_character", i, i + 1) for i in range(N_CARDS)]
KEEP_SPECIALS: Final[list[Action]] = [Keep(KEEP_SPECIAL, "murano.keep_special", i, name) for i, name in enumerate(SPECIAL_CARDS)]
PLACES: Final[list[Action]] = [PlaceGondolier(g) for g in range(N_GROUPS)]
#: By cell; shops and palaces by cell * 3 + colour or crests - 1.
PLACE_STREETS: Final[list[Action]] = [_lay(PLACE_STREET, "murano.place_street", c) for c in range(N_CELLS)]
BUILD_FACTORIES: Final[list[Action]] = [_lay(BUILD_FACTORY, "murano.build_factory", c) for c in range(N_CELLS)]
BUILD_SHOPS: Final[list[Action]] = [
    _lay(BUILD_SHOP, "murano.build_shop", c, i, (name,)) for c in range(N_CELLS) for i, name in enumerate(CUSTOMER_COLOURS)
]
BUILD_PALACES: Final[list[Action]] = [_lay(BUILD_PALACE, "murano.build_palace", c, i, (i + 1,)) for c in range(N_CELLS) for i in range(3)]
BUILD_SPECIALS: Final[list[Action]] = [_lay(BUILD_SPECIAL, "murano.build_special", c) for c in range(N_CELLS)]
INCOMES: Final[list[Action]] = [Income(i) for i in range(len(ISLANDS))]
#: By number of factories, without and with the trading post.
PRODUCES: Final[list[Action]] = [Produce(n, False) for n in range(31)]
PRODUCES_EXTRA: Final[list[Action]] = [Produce(n, True) for n in range(31)]
