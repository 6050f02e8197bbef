"""What the seat to act may do, in canonical order."""

from service.engine.tagged import Action
from service.rulesets.murano.actions import (
    BUILD_FACTORIES,
    BUILD_PALACES,
    BUILD_SHOPS,
    BUILD_SPECIALS,
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
    INCOMES,
    KEEP_CHARACTERS,
    KEEP_SPECIALS,
    MOVES,
    PASSES,
    PLACE_STREETS,
    PLACES,
    PRODUCES,
    PRODUCES_EXTRA,
    RETURN_BLOCKS,
    TAKE_PALACES,
    TAKE_SHOPS,
    ScoreCard,
    Sell,
)
from service.rulesets.murano.components import (
    BLACK,
    BUILD_SPACE,
    COIN_STEPS,
    COINS_SPACE,
    FACTORY,
    FACTORY_SPACE,
    GONDOLIER_SPACE,
    INCOME_SPACE,
    LIGHTHOUSE,
    N_GROUPS,
    N_ISLANDS,
    N_SPACES,
    PALACE,
    PALACE_SPACE,
    PLACE_SPACE,
    PRODUCTION_SPACE,
    RECRUIT_SPACE,
    RED,
    SHOP,
    SHOP_SPACE,
    SIDE_STREETS,
    SPACES,
    SPECIAL,
    SPECIAL_SPACE,
    bits,
)
from service.rulesets.murano.prices import (
    blocks_of,
    can_act,
    hire_price,
    mooring_price,
    most_factories,
    most_with_extra,
    open_plots,
    streets_left,
)
from service.rulesets.murano.scoring import CARD_GLASS, FIRST_GLASS, MOST_BLOCKS, card_vp, same_glass, takes_coins, takes_glass
from service.rulesets.murano.state import (
    BUILD,
    LAY,
    MOVED,
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
    own_shops,
)


def legal_actions(state: MuranoState) -> list[Action]:
    """Return every distinct action of the seat to act once; empty when the game is over."""
    out: list[Action] = []
    phase = state.phase
    if phase == START:
        _moves(state, out)
        _sailing(state, PASSES, out)
    elif phase == MOVED:
        if not state.must_act:
            _moves(state, out)
        _space_actions(state, SPACES[state.at], out)
        if not state.must_act:
            out.append(DO_END_TURN)
    elif phase == BUILD:
        build_actions(state, out)
        out.append(DO_END_BUILD)
    elif phase == STREET_DRAWN:
        out += [PLACE_STREETS[cell] for cell in SIDE_STREETS[state.wide] if state.tiles[cell] == 0]
    elif phase == SPECIAL_DRAWN:
        out += [KEEP_SPECIALS[card] for card in bits(state.drawn)]
    else:
        _later_actions(state, phase, out)
    return out


def _later_actions(state: MuranoState, phase: int, out: list[Action]) -> None:
    if phase == RECRUIT:
        out += [KEEP_CHARACTERS[card] for card in bits(state.drawn)]
        out.append(DO_DECLINE)
    elif phase == SEARCH:
        _searched(state, out)
    elif phase == SELL:
        _sales(state, out)
        out.append(DO_NO_SALE)
    elif phase == RETURN:
        out += [RETURN_BLOCKS[colour] for colour in range(3) if state.glass[3 * state.seat + colour] > 0]
    elif phase == LAY:
        _laying(state, state.drawn, out)
        out.append(DO_END_BUILD)
    elif phase == SCORING:
        _card_uses(state, out)
        out.append(DO_END_SCORING)


def move_price(state: MuranoState) -> int:
    """M-21: the first move of a turn is free, the second costs 1 coin, the third 2, and so on."""
    return state.moves


def _sailing(state: MuranoState, table: list[Action], out: list[Action]) -> None:
    # M-21: forward over free spaces only.
    ring = state.ring
    for start in range(N_SPACES):
        there = ring[start]
        if there == 0:
            continue
        for red in range(2):
            if there & (RED if red else BLACK) == 0:
                continue
            base = (red * N_SPACES + start) * N_SPACES
            to = (start + 1) % N_SPACES
            while ring[to] == 0:
                out.append(table[base + to])
                to = (to + 1) % N_SPACES


def _moves(state: MuranoState, out: list[Action]) -> None:
    if state.coins[state.seat] < move_price(state):
        return
    _sailing(state, MOVES, out)
    if holds(state, state.seat, LIGHTHOUSE):
        start, to = lighthouse_move(state)
        if to >= 0 and can_act(state, state.seat, SPACES[to], state.coins[state.seat] - move_price(state)):
            out.append(MOVES[(N_SPACES + start) * N_SPACES + to])


def lighthouse_move(state: MuranoState) -> tuple[int, int]:
    """Return where the red gondola lies and the first occupied space ahead of it."""
    ring = state.ring
    start = 0
    while ring[start] & RED == 0:
        start += 1
    to = (start + 1) % N_SPACES
    while ring[to] == 0:
        to = (to + 1) % N_SPACES
    return start, to


def _space_actions(state: MuranoState, kind: int, out: list[Action]) -> None:
    # M-23: an action that cannot be paid or done is not offered.
    seat = state.seat
    coins = state.coins[seat]
    if not can_act(state, seat, kind, coins):
        return
    if kind == COINS_SPACE:
        out.append(DO_TAKE_COINS)
    elif kind == FACTORY_SPACE:
        out.append(DO_BUY_FACTORY)
    elif kind == SHOP_SPACE:
        out.append(DO_BUY_SHOP)
        if coins >= 4:
            out.append(DO_SEARCH_SHOPS)
    elif kind == PALACE_SPACE:
        out.append(DO_BUY_PALACE)
        if coins >= 4:
            out.append(DO_SEARCH_PALACES)
    elif kind == SPECIAL_SPACE:
        out.append(DO_BUY_SPECIAL)
    elif kind == RECRUIT_SPACE:
        out.append(DO_RECRUIT)
    elif kind == PLACE_SPACE:
        _moorings(state, out)
    elif kind == BUILD_SPACE:
        build_actions(state, out)
    elif kind == INCOME_SPACE:
        out += [INCOMES[island] for island in range(N_ISLANDS) if own_shops(state, seat, island) > 0]
    elif kind == PRODUCTION_SPACE:
        _production(state, out)
    elif kind == GONDOLIER_SPACE:
        if state.common[seat] > 0 and coins >= hire_price(state, seat):
            out.append(DO_HIRE)
        if state.reserve[seat] > 0:
            out.append(DO_DISMISS)


def _moorings(state: MuranoState, out: list[Action]) -> None:
    seat = state.seat
    out += [
        PLACES[group] for group in range(N_GROUPS) if state.free[group] > 0 and state.coins[seat] >= mooring_price(state, seat, group % 4)
    ]


def build_actions(state: MuranoState, out: list[Action]) -> None:
    """M-37: append every way to lay the next tile."""
    seat = state.seat
    if streets_left(state) > 0:
        out.append(DO_DRAW_STREET)
    plots = open_plots(state)
    if state.factories[seat] > 0:
        out += [BUILD_FACTORIES[plot] for plot in plots]
    for colour in range(3):
        if state.shops[3 * seat + colour] > 0:
            out += [BUILD_SHOPS[3 * plot + colour] for plot in plots]
    for crests in range(3):
        if state.palaces[3 * seat + crests] > 0:
            out += [BUILD_PALACES[3 * plot + crests] for plot in plots]
    if state.specials[seat] > 0:
        out += [BUILD_SPECIALS[plot] for plot in plots]


def _laying(state: MuranoState, tile: int, out: list[Action]) -> None:
    # M-51: exactly the building just bought.
    for plot in open_plots(state):
        if tile == FACTORY:
            out.append(BUILD_FACTORIES[plot])
        elif tile == SPECIAL:
            out.append(BUILD_SPECIALS[plot])
        elif tile >= PALACE:
            out.append(BUILD_PALACES[3 * plot + tile - PALACE])
        else:
            out.append(BUILD_SHOPS[3 * plot + tile - SHOP])


def _searched(state: MuranoState, out: list[Action]) -> None:
    shops = state.drawn == SHOP
    pile = state.shop_pile if shops else state.palace_pile
    out += [TAKE_SHOPS[kind] if shops else TAKE_PALACES[kind] for kind in range(3) if pile[kind] > 0]


def _production(state: MuranoState, out: list[Action]) -> None:
    seat = state.seat
    out += [PRODUCES[factories] for factories in range(1, most_factories(state, seat) + 1)]
    out += [PRODUCES_EXTRA[factories] for factories in range(1, most_with_extra(state, seat) + 1)]
    _sales(state, out)


def _sales(state: MuranoState, out: list[Action]) -> None:
    # One action for each choice of blocks: of the colours that they may count as, the first one sold.
    seat = state.seat
    glass = state.glass
    base = 3 * seat
    most = MOST_BLOCKS
    if state.extra:
        # M-39: the block for the trading post must be kept.
        most = min(most, blocks_of(state, seat) - 1)
    red_green = same_glass(state, seat, 0, 1)
    red_blue = same_glass(state, seat, 0, 2)
    green_blue = same_glass(state, seat, 1, 2)
    for red in range(min(glass[base], most) + 1):
        for green in range(min(glass[base + 1], most - red) + 1):
            if red > 0 and green > 0 and not red_green:
                break
            for blue in range(min(glass[base + 2], most - red - green) + 1):
                if blue > 0 and ((red > 0 and not red_blue) or (green > 0 and not green_blue)):
                    break
                if red + green + blue > 0:
                    out.append(Sell(0 if red else 1 if green else 2, red, green, blue))


def _card_uses(state: MuranoState, out: list[Action]) -> None:
    # M-52: only uses worth at least 1 VP.
    seat = state.seat
    for card in bits(state.hands[seat]):
        for island in range(N_ISLANDS):
            at = N_ISLANDS * seat + island
            if state.placed[at] == state.used[at] or card_vp(state, seat, card, island) == 0:
                continue
            if takes_coins(card):
                out += [ScoreCard(card, island, step, -1, -1, -1) for step in COIN_STEPS if step <= state.coins[seat]]
            elif takes_glass(card):
                _glass_uses(state, card, island, out)
            else:
                out.append(ScoreCard(card, island, -1, -1, -1, -1))


def _glass_uses(state: MuranoState, card: int, island: int, out: list[Action]) -> None:
    seat = state.seat
    wanted = CARD_GLASS[card - FIRST_GLASS]
    most = [min(state.glass[3 * seat + colour], MOST_BLOCKS) if same_glass(state, seat, wanted, colour) else 0 for colour in range(3)]
    for red in range(most[0] + 1):
        for green in range(min(most[1], MOST_BLOCKS - red) + 1):
            out += [
                ScoreCard(card, island, -1, red, green, blue)
                for blue in range(min(most[2], MOST_BLOCKS - red - green) + 1)
                if red + green + blue > 0
            ]
