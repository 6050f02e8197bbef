"""Why an action that is not listed is refused. Each check stands where its rule forbids; the last resort names the phase."""

from typing import Final

from service.engine.rejection import Rejection
from service.engine.tagged import Action
from service.rulesets.murano.actions import (
    BUILD_FACTORY,
    BUILD_SPECIAL,
    BUY_FACTORY,
    BUY_PALACE,
    BUY_SHOP,
    BUY_SPECIAL,
    DISMISS,
    DO_END_BUILD,
    DO_END_SCORING,
    DO_END_TURN,
    DRAW_STREET,
    END_BUILD,
    END_TURN,
    GONDOLAS,
    HIRE,
    INCOME,
    KEEP_CHARACTER,
    KEEP_SPECIAL,
    MOVE,
    NO_SALE,
    PASS,
    PLACE_GONDOLIER,
    PLACE_STREET,
    PRODUCE,
    RECRUIT_CARD,
    RETURN_BLOCK,
    SCORE_CARD,
    SEARCH_PALACES,
    SEARCH_SHOPS,
    SELL_GLASS,
    TAKE_COINS,
    TAKE_PALACE,
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
)
from service.rulesets.murano.components import (
    BLACK,
    BUILD_SPACE,
    COINS_SPACE,
    CUSTOMER_COLOURS,
    FACTORY_SPACE,
    GONDOLIER_SPACE,
    INCOME_SPACE,
    ISLAND_NAMES,
    LIGHTHOUSE,
    N_SPACES,
    PALACE_SPACE,
    PLACE_SPACE,
    PRODUCTION_SPACE,
    RECRUIT_SPACE,
    RED,
    SEAT_COLOURS,
    SHOP,
    SHOP_SPACE,
    SPACE_KINDS,
    SPACES,
    SPECIAL_CARDS,
    SPECIAL_SPACE,
)
from service.rulesets.murano.legal import lighthouse_move, move_price
from service.rulesets.murano.prices import bag_size, hire_price, mooring_price, most_factories, recruit_price
from service.rulesets.murano.refuse_build import refuse_laying, refuse_sale
from service.rulesets.murano.refuse_score import refuse_score
from service.rulesets.murano.state import (
    BUILD,
    LAY,
    MOVED,
    OVER,
    RECRUIT,
    RETURN,
    SCORING,
    SEARCH,
    SELL,
    SPECIAL_DRAWN,
    START,
    STREET_DRAWN,
    MuranoState,
    holds,
    own_factories,
)

#: The space of the ring that an action belongs to, by its code.
SPACE_OF: Final[dict[int, int]] = {
    TAKE_COINS: COINS_SPACE,
    BUY_FACTORY: FACTORY_SPACE,
    BUY_SHOP: SHOP_SPACE,
    SEARCH_SHOPS: SHOP_SPACE,
    BUY_PALACE: PALACE_SPACE,
    SEARCH_PALACES: PALACE_SPACE,
    BUY_SPECIAL: SPECIAL_SPACE,
    RECRUIT_CARD: RECRUIT_SPACE,
    PLACE_GONDOLIER: PLACE_SPACE,
    INCOME: INCOME_SPACE,
    PRODUCE: PRODUCTION_SPACE,
    SELL_GLASS: PRODUCTION_SPACE,
    HIRE: GONDOLIER_SPACE,
    DISMISS: GONDOLIER_SPACE,
    DRAW_STREET: BUILD_SPACE,
    BUILD_FACTORY: BUILD_SPACE,
    BUILD_FACTORY + 1: BUILD_SPACE,
    BUILD_FACTORY + 2: BUILD_SPACE,
    BUILD_SPECIAL: BUILD_SPACE,
}
#: What is decided in each phase, and the rule that says so.
NOW: Final = (
    ("M-20", "the turn begins with moving a gondola or passing"),
    ("M-21", "a gondola has moved: move again, carry out the action of its space, or end the turn"),
    ("M-37", "the next tile of the build action is due, or its end"),
    ("M-37", "the drawn street tile must be laid"),
    ("M-37", "one of the special-building cards must be kept"),
    ("M-35", "a drawn character must be kept, or all declined"),
    ("M-32", "a tile of the searched pile must be taken"),
    ("M-39", "glass is to be sold now, or not"),
    ("M-39", "a block must go back into the bag"),
    ("M-51", "the building just bought may be laid now, or not"),
    ("M-52", "character cards are being scored"),
    ("M-54", "the game is over"),
)


def refuse(state: MuranoState, action: Action) -> Rejection:
    """Explain why `action`, which is not legal, is refused."""
    assert isinstance(action, MuranoAction)
    found = _find(state, action, action.code)
    return _not_now(state) if found is None else found


def _not_now(state: MuranoState) -> Rejection:
    rule, text = NOW[state.phase]
    return Rejection(rule, f"Not now: {text}.")


def _find(state: MuranoState, action: MuranoAction, code: int) -> Rejection | None:
    phase = state.phase
    if phase == OVER:
        return None
    if code <= PASS:
        assert isinstance(action, Sail)
        return _sailing(state, action)
    if phase == MOVED and code in SPACE_OF and SPACES[state.at] != SPACE_OF[code]:
        reached = SPACE_KINDS[SPACES[state.at]]
        return Rejection("M-21", f"The gondola reached space {state.at} ({reached}), whose action this is not.")
    if PLACE_STREET <= code <= BUILD_SPECIAL:
        assert isinstance(action, Lay)
        return refuse_laying(state, action)
    if code in (SELL_GLASS, RETURN_BLOCK):
        return refuse_sale(state, action)
    if code == SCORE_CARD:
        assert isinstance(action, ScoreCard)
        return refuse_score(state, action) if phase == SCORING else None
    if code in (END_TURN, END_BUILD, NO_SALE):
        return _ending(state, code)
    if phase == MOVED:
        return _of_space(state, action, code)
    return _choosing(state, action, code)


def _sailing(state: MuranoState, action: Sail) -> Rejection | None:
    if action.code == PASS and state.phase != START:
        return Rejection("M-22", "Passing is possible only as the first decision of a turn.")
    if state.phase not in (START, MOVED):
        return None
    if state.must_act:
        return Rejection("M-21", f"The lighthouse moved the red gondola to space {state.at} as the last move: its action is due.")
    price = move_price(state)
    if state.coins[state.seat] < price:
        return Rejection("M-21", f"Move {price + 1} of this turn costs {price} coins.", price, state.coins[state.seat])
    name = GONDOLAS[action.red]
    if state.ring[action.start] & (RED if action.red else BLACK) == 0:
        return Rejection("M-21", f"No {name} gondola lies on space {action.start}.")
    return _way(state, action)


def _way(state: MuranoState, action: Sail) -> Rejection:
    at = (action.start + 1) % N_SPACES
    while state.ring[at] == 0 and at != action.to:
        at = (at + 1) % N_SPACES
    if action.start == action.to:
        return Rejection("M-21", f"A gondola moves forward: from space {action.start} to {action.to} is no move.")
    if at != action.to:
        return Rejection("M-21", f"A gondola never moves through an occupied space: space {at} is on the way to {action.to}.")
    if action.red and action.code == MOVE and holds(state, state.seat, LIGHTHOUSE) and lighthouse_move(state)[1] == at:
        return Rejection("M-23", f"The lighthouse moves to space {at} only for its action, which cannot be paid or done.")
    return Rejection("M-21", f"A gondola never moves onto an occupied space: space {at} is occupied.")


def _ending(state: MuranoState, code: int) -> Rejection | None:
    phase = state.phase
    if code == END_TURN:
        if phase == START:
            return Rejection("M-22", "A turn ends without an action only after a move; passing is a move with a coin.")
        if phase == MOVED:
            return Rejection("M-21", f"The lighthouse was used for the action of space {state.at}, which is due.")
        return Rejection(*_now(state), instead=DO_END_BUILD) if phase in (BUILD, LAY) else None
    if phase == MOVED and not state.must_act and SPACES[state.at] == (BUILD_SPACE if code == END_BUILD else PRODUCTION_SPACE):
        rule = "M-37" if code == END_BUILD else "M-39"
        return Rejection(rule, "Doing nothing of this action is ending the turn.", instead=DO_END_TURN)
    if phase == SCORING:
        return Rejection("M-52", "Character cards are being scored.", instead=DO_END_SCORING)
    return None


def _now(state: MuranoState) -> tuple[str, str]:
    rule, text = NOW[state.phase]
    return rule, f"Not now: {text}."


def _coins(state: MuranoState, rule: str, what: str, price: int) -> Rejection | None:
    coins = state.coins[state.seat]
    if coins >= price:
        return None
    return Rejection(rule, f"{what} costs {price} coins, and there are {coins}.", price, coins)


def _pile(rule: str, name: str, left: int) -> Rejection | None:
    return Rejection(rule, f"The pile of {name} is empty.", 1, 0) if left == 0 else None


def _of_space(state: MuranoState, action: MuranoAction, code: int) -> Rejection | None:
    # The gondola is on the right space: the action cannot be paid or done.
    seat = state.seat
    if code == BUY_FACTORY:
        return _pile("M-31", "factories", state.factory_pile) or _coins(state, "M-31", "A factory", 1)
    if code in (BUY_SHOP, SEARCH_SHOPS):
        price = 2 if code == BUY_SHOP else 4
        return _pile("M-32", "shops", sum(state.shop_pile)) or _coins(state, "M-32", "This", price)
    if code in (BUY_PALACE, SEARCH_PALACES):
        price = 2 if code == BUY_PALACE else 4
        return _pile("M-33", "palaces", sum(state.palace_pile)) or _coins(state, "M-33", "This", price)
    if code == BUY_SPECIAL:
        return _pile("M-34", "special buildings", state.special_pile) or _coins(state, "M-34", "A special building", 2)
    if code == RECRUIT_CARD:
        return _pile("M-35", "characters", len(state.characters.cards)) or _coins(state, "M-35", "This card", recruit_price(state, seat))
    if code == PLACE_GONDOLIER:
        assert isinstance(action, PlaceGondolier)
        return _mooring(state, action.group)
    if code == DRAW_STREET:
        return _pile("M-37", "streets", sum(state.streets))
    if code == INCOME:
        assert isinstance(action, Income)
        return Rejection("M-38", f"There is no own shop on {ISLAND_NAMES[action.island]}.", 1, 0)
    if code == PRODUCE:
        assert isinstance(action, Produce)
        return _production(state, action)
    if code == DISMISS:
        return Rejection("M-40", "The personal reserve is empty.", 1, 0)
    if code == HIRE:
        none = Rejection("M-40", "The common reserve holds no own gondolier.", 1, 0)
        return none if state.common[seat] == 0 else _coins(state, "M-40", "Hiring", hire_price(state, seat))
    return None


def _mooring(state: MuranoState, group: int) -> Rejection | None:
    seat = state.seat
    if state.reserve[seat] == 0:
        return Rejection("M-36", "The personal reserve is empty.", 1, 0)
    if state.free[group] == 0:
        return Rejection("M-36", f"No {SEAT_COLOURS[group % 4]} mooring of {ISLAND_NAMES[group // 4]} is free.", 1, 0)
    return _coins(state, "M-36", f"A {SEAT_COLOURS[group % 4]} mooring", mooring_price(state, seat, group % 4))


def _production(state: MuranoState, action: Produce) -> Rejection:
    seat = state.seat
    factories = action.factories
    if factories > own_factories(state, seat):
        return Rejection("M-39", f"Only {own_factories(state, seat)} own factories are built.", factories, own_factories(state, seat))
    if 2 * factories > state.vp[seat]:
        return Rejection("M-39", f"{factories} factories cost {2 * factories} VP.", 2 * factories, state.vp[seat])
    if factories > most_factories(state, seat):
        return Rejection("M-39", f"The bag holds {bag_size(state)} blocks.", factories, bag_size(state))
    if bag_size(state) < factories + 1:
        return Rejection("M-39", f"The bag holds {bag_size(state)} blocks.", factories + 1, bag_size(state))
    return Rejection("M-39", "One block more is drawn only by the owner of a trading post, from the turn after it came.")


def _choosing(state: MuranoState, action: MuranoAction, code: int) -> Rejection | None:
    phase = state.phase
    if phase == SPECIAL_DRAWN and code == KEEP_SPECIAL:
        assert isinstance(action, Keep)
        return Rejection("M-37", f"The card {SPECIAL_CARDS[action.card]} was not drawn.")
    if phase == RECRUIT and code == KEEP_CHARACTER:
        assert isinstance(action, Keep)
        return Rejection("M-35", f"Character {action.card + 1} was not drawn.")
    if phase == SEARCH and code in (TAKE_SHOP, TAKE_PALACE):
        assert isinstance(action, Coloured)
        return _searched(state, action)
    if phase == BUILD and code == DRAW_STREET:
        return _pile("M-37", "streets", sum(state.streets))
    if phase in (STREET_DRAWN, SELL, RETURN, LAY, SCORING):
        return None
    if phase == START and code in SPACE_OF:
        return Rejection("M-21", "An action needs a move first.")
    return None


def _searched(state: MuranoState, action: Coloured) -> Rejection:
    shops = state.drawn == SHOP
    if shops != (action.code == TAKE_SHOP):
        return Rejection("M-32" if shops else "M-33", "Another pile is being searched.")
    if shops:
        return Rejection("M-32", f"The pile holds no {CUSTOMER_COLOURS[action.colour]} shop.", 1, 0)
    return Rejection("M-33", f"The pile holds no palace with {action.colour + 1} crests.", 1, 0)
