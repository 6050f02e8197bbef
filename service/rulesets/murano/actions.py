"""The decisions of Murano. Each distinct action exists once, made when this module is loaded, but for rare ones.

`code` tells the kinds apart in the rules; members are numbers of components.py, -1 where a member is left out.
"""

from collections.abc import Callable
from typing import Final, final

from service.engine.spec import Field, Spec, boolean, cell, enum, integer
from service.engine.tagged import Action, ActionKind, Value, Vocabulary
from service.rulesets.murano.components import (
    CELL_AT,
    CELL_ISLAND,
    CELLS,
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


def _int(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _or(value: Value, otherwise: int) -> int:
    return otherwise if value is None else _int(value)


def _island(value: Value) -> int:
    assert isinstance(value, str)
    return ISLANDS.index(value)


def _index(names: tuple[str, ...], value: Value) -> int:
    assert isinstance(value, str)
    return names.index(value)


def _build_sail(code: int, values: list[Value]) -> Action:
    table = PASSES if code == PASS else MOVES
    return table[(_index(GONDOLAS, values[0]) * N_SPACES + _int(values[1])) * N_SPACES + _int(values[2])]


def _build_move(values: list[Value]) -> Action:
    return _build_sail(MOVE, values)


def _build_pass(values: list[Value]) -> Action:
    return _build_sail(PASS, values)


def _build_lay(code: int, tag: str, values: list[Value], kind: int) -> Action:
    place = values[1]
    assert isinstance(place, tuple)
    at = CELLS.get((_island(values[0]), _int(place[0]), _int(place[1])), -1)
    return Lay(code, tag, at, values[0], place, kind, tuple(values[2:]))


def _build_street(values: list[Value]) -> Action:
    return _build_lay(PLACE_STREET, "murano.place_street", values, 0)


def _build_factory(values: list[Value]) -> Action:
    return _build_lay(BUILD_FACTORY, "murano.build_factory", values, 0)


def _build_shop(values: list[Value]) -> Action:
    return _build_lay(BUILD_SHOP, "murano.build_shop", values, _index(CUSTOMER_COLOURS, values[2]))


def _build_palace(values: list[Value]) -> Action:
    return _build_lay(BUILD_PALACE, "murano.build_palace", values, _int(values[2]) - 1)


def _build_special(values: list[Value]) -> Action:
    return _build_lay(BUILD_SPECIAL, "murano.build_special", values, 0)


def _build_take_shop(values: list[Value]) -> Action:
    return TAKE_SHOPS[_index(CUSTOMER_COLOURS, values[0])]


def _build_take_palace(values: list[Value]) -> Action:
    return TAKE_PALACES[_int(values[0]) - 1]


def _build_keep_character(values: list[Value]) -> Action:
    return KEEP_CHARACTERS[_int(values[0]) - 1]


def _build_keep_special(values: list[Value]) -> Action:
    return KEEP_SPECIALS[_index(SPECIAL_CARDS, values[0])]


def _build_place(values: list[Value]) -> Action:
    return PLACES[_island(values[0]) * 4 + _index(SEAT_COLOURS, values[1])]


def _build_income(values: list[Value]) -> Action:
    return INCOMES[_island(values[0])]


def _build_produce(values: list[Value]) -> Action:
    return PRODUCES_EXTRA[_int(values[0])] if values[1] else PRODUCES[_int(values[0])]


def _build_sell(values: list[Value]) -> Action:
    return Sell(_index(GLASS_COLOURS, values[0]), _int(values[1]), _int(values[2]), _int(values[3]))


def _build_return(values: list[Value]) -> Action:
    return RETURN_BLOCKS[_index(GLASS_COLOURS, values[0])]


def _build_score(values: list[Value]) -> Action:
    coins = _or(values[2], -1)
    if values[3] is None and values[4] is None and values[5] is None:
        return ScoreCard(_int(values[0]) - 1, _island(values[1]), coins, -1, -1, -1)
    # Some blocks are named: a colour that is not means none of it.
    return ScoreCard(_int(values[0]) - 1, _island(values[1]), coins, _or(values[3], 0), _or(values[4], 0), _or(values[5], 0))


def _always(action: Action) -> Callable[[list[Value]], Action]:
    def build(values: list[Value]) -> Action:
        assert not values
        return action

    return build


_SPACE: Final[Spec] = integer(0, N_SPACES - 1)
_SAIL: Final = (
    Field("gondola", GONDOLA, "The gondola that moves."),
    Field("from", _SPACE, "The space of the ring where it lies."),
    Field("to", _SPACE, "The space that it reaches."),
)
_CELL: Final = (
    Field("island", ISLAND, "The island."),
    Field("cell", cell(), "[column, row] from the island's top left."),
)
_CRESTS: Final = Field("crests", integer(1, 3), "The crests of the palace.")
_SHOP: Final = Field("colour", CUSTOMER, "The colour of the shop.")
_BLOCKS: Final = tuple([Field(c, integer(0, 3), f"Number of {c} blocks sold.", optional=True, default=0) for c in GLASS_COLOURS])
_GIVEN: Final = tuple([Field(c, integer(0, 3), f"Number of {c} blocks given up (cards 32 to 37).", optional=True) for c in GLASS_COLOURS])

VOCABULARY: Final = Vocabulary(
    (
        ActionKind("murano.move_gondola", "MuranoMoveGondola", "Move a gondola forward.", ("M-21",), _SAIL, _build_move),
        ActionKind("murano.pass", "MuranoPass", "Take 1 coin and move a gondola without its action.", ("M-22",), _SAIL, _build_pass),
        ActionKind("murano.take_coins", "MuranoTakeCoins", "Take 2 coins.", ("M-30",), (), _always(DO_TAKE_COINS)),
        ActionKind("murano.buy_factory", "MuranoBuyFactory", "Buy a factory for 1 coin.", ("M-31",), (), _always(DO_BUY_FACTORY)),
        ActionKind("murano.buy_shop", "MuranoBuyShop", "Buy the top shop for 2 coins.", ("M-32",), (), _always(DO_BUY_SHOP)),
        ActionKind("murano.buy_palace", "MuranoBuyPalace", "Buy the top palace for 2 coins.", ("M-33",), (), _always(DO_BUY_PALACE)),
        ActionKind(
            "murano.search_shops", "MuranoSearchShops", "Pay 4 coins and search the shops.", ("M-32",), (), _always(DO_SEARCH_SHOPS)
        ),
        ActionKind(
            "murano.search_palaces", "MuranoSearchPalaces", "Pay 4 coins, search the palaces.", ("M-33",), (), _always(DO_SEARCH_PALACES)
        ),
        ActionKind(
            "murano.take_shop", "MuranoTakeShop", "Take a shop of the searched pile.", ("M-32",), (_SHOP,), _build_take_shop, ("colour",)
        ),
        ActionKind(
            "murano.take_palace",
            "MuranoTakePalace",
            "Take a palace of the searched pile.",
            ("M-33",),
            (_CRESTS,),
            _build_take_palace,
            ("crests",),
        ),
        ActionKind("murano.buy_special", "MuranoBuySpecial", "Buy a special building for 2 coins.", ("M-34",), (), _always(DO_BUY_SPECIAL)),
        ActionKind("murano.recruit", "MuranoRecruit", "Draw character cards to choose from.", ("M-35",), (), _always(DO_RECRUIT)),
        ActionKind(
            "murano.keep_character",
            "MuranoKeepCharacter",
            "Keep one of the drawn character cards and pay for it.",
            ("M-35",),
            (Field("card", integer(1, N_CARDS), "The number of the card."),),
            _build_keep_character,
            ("card",),
        ),
        ActionKind("murano.decline_characters", "MuranoDeclineCharacters", "Put all drawn cards back.", ("M-35",), (), _always(DO_DECLINE)),
        ActionKind(
            "murano.place_gondolier",
            "MuranoPlaceGondolier",
            "Put a gondolier of the personal reserve on a free mooring.",
            ("M-36",),
            (Field("island", ISLAND, "The island."), Field("mooring", SEAT_COLOUR, "The colour of the mooring.")),
            _build_place,
        ),
        ActionKind("murano.draw_street", "MuranoDrawStreet", "Draw the top street tile.", ("M-37",), (), _always(DO_DRAW_STREET)),
        ActionKind("murano.place_street", "MuranoPlaceStreet", "Lay the drawn street tile.", ("M-37",), _CELL, _build_street),
        ActionKind("murano.build_factory", "MuranoBuildFactory", "Build a factory.", ("M-37", "M-51"), _CELL, _build_factory),
        ActionKind("murano.build_shop", "MuranoBuildShop", "Build a shop.", ("M-37", "M-51"), (*_CELL, _SHOP), _build_shop),
        ActionKind("murano.build_palace", "MuranoBuildPalace", "Build a palace.", ("M-37", "M-51"), (*_CELL, _CRESTS), _build_palace),
        ActionKind("murano.build_special", "MuranoBuildSpecial", "Build a special building.", ("M-37", "M-51"), _CELL, _build_special),
        ActionKind(
            "murano.keep_special",
            "MuranoKeepSpecial",
            "Keep one of the drawn special-building cards.",
            ("M-37",),
            (Field("card", SPECIAL_CARD, "The card."),),
            _build_keep_special,
        ),
        ActionKind("murano.end_build", "MuranoEndBuild", "Lay no more tiles.", ("M-37", "M-51"), (), _always(DO_END_BUILD)),
        ActionKind(
            "murano.income",
            "MuranoIncome",
            "Take the income of own shops, one of each colour, on an island.",
            ("M-38",),
            (Field("island", ISLAND, "The island."),),
            _build_income,
        ),
        ActionKind(
            "murano.produce",
            "MuranoProduce",
            "Pay 2 VP for each of a number of factories and draw as many glass blocks.",
            ("M-39",),
            (
                Field("factories", integer(1, 30), "How many factories produce."),
                Field("extra", boolean(), "Draw one block more by the trading post.", optional=True, default=False),
            ),
            _build_produce,
        ),
        ActionKind(
            "murano.sell",
            "MuranoSell",
            "Sell 1 to 3 glass blocks of one colour.",
            ("M-39",),
            (Field("colour", GLASS, "The colour as which they are sold."), *_BLOCKS),
            _build_sell,
        ),
        ActionKind("murano.no_sale", "MuranoNoSale", "Sell nothing after producing.", ("M-39",), (), _always(DO_NO_SALE)),
        ActionKind(
            "murano.return_block",
            "MuranoReturnBlock",
            "Put a glass block back into the bag for the trading post.",
            ("M-39",),
            (Field("colour", GLASS, "Its colour."),),
            _build_return,
        ),
        ActionKind("murano.hire", "MuranoHire", "Pay 3 coins, take a gondolier of the common reserve.", ("M-40",), (), _always(DO_HIRE)),
        ActionKind(
            "murano.dismiss", "MuranoDismiss", "Put a gondolier into the common reserve for 3 coins.", ("M-40",), (), _always(DO_DISMISS)
        ),
        ActionKind(
            "murano.end_turn", "MuranoEndTurn", "End the turn after moving, without an action.", ("M-22",), (), _always(DO_END_TURN)
        ),
        ActionKind(
            "murano.score_card",
            "MuranoScoreCard",
            "Reveal a character card and use a gondolier on an island for it.",
            ("M-52",),
            (
                Field("card", integer(1, N_CARDS), "The number of the card."),
                Field("island", ISLAND, "The island where it scores."),
                Field("coins", integer(2, 8), "Coins paid (cards 7 and 8).", optional=True),
                *_GIVEN,
            ),
            _build_score,
        ),
        ActionKind("murano.end_scoring", "MuranoEndScoring", "Use no more cards.", ("M-52",), (), _always(DO_END_SCORING)),
    )
)
