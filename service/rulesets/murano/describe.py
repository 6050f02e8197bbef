"""One sentence in plain English for each action."""

from typing import Final

from service.engine.tagged import Action
from service.rulesets.murano.actions import (
    BUILD_FACTORY,
    BUY_FACTORY,
    BUY_PALACE,
    BUY_SHOP,
    BUY_SPECIAL,
    DECLINE,
    DISMISS,
    DRAW_STREET,
    END_BUILD,
    END_SCORING,
    END_TURN,
    GONDOLAS,
    HIRE,
    KEEP_CHARACTER,
    NO_SALE,
    PASS,
    PLACE_STREET,
    RECRUIT_CARD,
    RETURN_BLOCK,
    SEARCH_PALACES,
    SEARCH_SHOPS,
    TAKE_COINS,
    TAKE_SHOP,
    Coloured,
    Income,
    Keep,
    Lay,
    MuranoAction,
    PlaceGondolier,
    Produce,
    Sail,
    ScoreCard,
    Sell,
)
from service.rulesets.murano.components import (
    BUILDINGS,
    CUSTOMER_COLOURS,
    GLASS_COLOURS,
    ISLAND_NAMES,
    ISLANDS,
    SEAT_COLOURS,
    SPACE_KINDS,
    SPACES,
    SPECIAL_CARDS,
)

_PLAIN: Final[dict[int, str]] = {
    TAKE_COINS: "Take coins",
    BUY_FACTORY: "Buy a factory",
    BUY_SHOP: "Buy the top shop",
    BUY_PALACE: "Buy the top palace",
    SEARCH_SHOPS: "Pay to search the pile of shops",
    SEARCH_PALACES: "Pay to search the pile of palaces",
    BUY_SPECIAL: "Buy a special building",
    RECRUIT_CARD: "Draw characters to choose from",
    DECLINE: "Put all drawn characters back",
    DRAW_STREET: "Draw a street tile",
    END_BUILD: "Lay no more tiles",
    NO_SALE: "Sell no glass",
    HIRE: "Hire a gondolier of the common reserve",
    DISMISS: "Dismiss a gondolier to the common reserve",
    END_TURN: "End the turn without an action",
    END_SCORING: "Score no more characters",
}

_ARTICLES: Final = tuple([("an " if colour[0] == "o" else "a ") + colour for colour in SEAT_COLOURS])


def describe(action: Action) -> str:
    """Return a sentence that says what `action` does."""
    assert isinstance(action, MuranoAction)
    if isinstance(action, Sail):
        return _sail(action)
    if isinstance(action, Coloured):
        return _coloured(action)
    if isinstance(action, Keep):
        if action.code == KEEP_CHARACTER:
            return f"Keep character {action.card + 1}."
        return f"Keep the special building {_spoken(SPECIAL_CARDS[action.card])}."
    if isinstance(action, PlaceGondolier):
        return f"Place a gondolier on {_ARTICLES[action.group % 4]} mooring of {ISLAND_NAMES[action.group // 4]}."
    if isinstance(action, Lay):
        return _lay(action)
    if isinstance(action, Income):
        return f"Take the income of {ISLAND_NAMES[action.island]}."
    if isinstance(action, Produce):
        extra = ", with one block more by the trading post" if action.extra else ""
        return f"Produce glass in {action.factories} {'factory' if action.factories == 1 else 'factories'}{extra}."
    if isinstance(action, Sell):
        return f"Sell {_blocks(action.blocks)} as {GLASS_COLOURS[action.colour]}."
    if isinstance(action, ScoreCard):
        return _score(action)
    return _PLAIN[action.code] + "."


def _spoken(name: str) -> str:
    return name.replace("_", " ")


def _sail(action: Sail) -> str:
    verb = "Pass, moving" if action.code == PASS else "Move"
    goal = _spoken(SPACE_KINDS[SPACES[action.to]])
    return f"{verb} the {GONDOLAS[action.red]} gondola from space {action.start} to {action.to} ({goal})."


def _coloured(action: Coloured) -> str:
    if action.code == RETURN_BLOCK:
        return f"Put a {GLASS_COLOURS[action.colour]} block back into the bag."
    if action.code == TAKE_SHOP:
        return f"Take a {CUSTOMER_COLOURS[action.colour]} shop."
    return f"Take a palace with {_crests(action.colour + 1)}."


def _crests(number: int) -> str:
    return "1 crest" if number == 1 else f"{number} crests"


def _lay(action: Lay) -> str:
    island = action.key[1]
    place = action.key[2]
    assert isinstance(island, str)
    assert isinstance(place, tuple)
    where = f"at column {place[0]}, row {place[1]} of {ISLAND_NAMES[ISLANDS.index(island)]}"
    if action.code == PLACE_STREET:
        return f"Lay the street tile {where}."
    name = BUILDINGS[action.code - BUILD_FACTORY]
    if name == "shop":
        name = f"{CUSTOMER_COLOURS[action.kind]} shop"
    elif name == "palace":
        name = f"palace with {_crests(action.kind + 1)}"
    elif name == "special":
        name = "special building"
    return f"Build a {name} {where}."


def _blocks(blocks: list[int]) -> str:
    parts = [f"{blocks[colour]} {GLASS_COLOURS[colour]}" for colour in range(3) if blocks[colour] > 0]
    return (" and ".join(parts) or "no") + (" block" if sum(blocks) == 1 else " blocks")


def _score(action: ScoreCard) -> str:
    given = ""
    if action.coins >= 0:
        given = f", paying {action.coins} coins"
    elif action.blocks[0] >= 0:
        given = f", giving up {_blocks(action.blocks)}"
    return f"Score character {action.card + 1} on {ISLAND_NAMES[action.island]}{given}."
