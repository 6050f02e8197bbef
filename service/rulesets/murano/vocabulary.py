"""The kinds of decision of Murano with their members, and how JSON and text become actions."""

from collections.abc import Callable
from typing import Final

from service.engine.spec import Field, Spec, boolean, cell, integer
from service.engine.tagged import Action, ActionKind, Value, Vocabulary
from service.rulesets.murano.actions import (
    BUILD_FACTORY,
    BUILD_PALACE,
    BUILD_SHOP,
    BUILD_SPECIAL,
    CUSTOMER,
    DO_BUY_FACTORY,
    DO_BUY_PALACE,
    DO_BUY_SHOP,
    DO_BUY_SPECIAL,
    DO_DECLINE,
    DO_DISMISS,
    DO_DRAW_STREET,
    DO_END_BUILD,
    DO_END_SCORING,
    DO_END_TURN,
    DO_HIRE,
    DO_NO_SALE,
    DO_RECRUIT,
    DO_SEARCH_PALACES,
    DO_SEARCH_SHOPS,
    DO_TAKE_COINS,
    GLASS,
    GONDOLA,
    GONDOLAS,
    INCOMES,
    ISLAND,
    KEEP_CHARACTERS,
    KEEP_SPECIALS,
    MOVE,
    MOVES,
    PASS,
    PASSES,
    PLACE_STREET,
    PLACES,
    PRODUCES,
    PRODUCES_EXTRA,
    RETURN_BLOCKS,
    SEAT_COLOUR,
    SPECIAL_CARD,
    TAKE_PALACES,
    TAKE_SHOPS,
    Lay,
    ScoreCard,
    Sell,
)
from service.rulesets.murano.components import (
    CELLS,
    CUSTOMER_COLOURS,
    GLASS_COLOURS,
    ISLANDS,
    N_CARDS,
    N_SPACES,
    SEAT_COLOURS,
    SPECIAL_CARDS,
)


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
