"""A full state that a view could be of, hidden cards dealt fairly.

Hidden are the hands of the others, what they discarded face down and the deck. What is not
seen is a known multiset; it is dealt to those places at random, within what is known of each
hand (`at_least`, `at_most`). A deal that breaks a bound is dealt again, which keeps all that remain
equally probable; only after many failures is a deal mended by exchanging cards.
"""

from typing import Final

from service.engine.rng import Rng
from service.rulesets.rialto.components import (
    BANK_NAMES,
    BRIDGE_NUMBER,
    BUILDING_KINDS,
    BUILDING_NUMBER,
    CARD_KINDS,
    CARD_NAMES,
    CARDS_PER_KIND,
    DISTRICT_NUMBER,
    DISTRICTS,
    LINK_NUMBER,
    LINKS,
    STAGE_NAMES,
)
from service.rulesets.rialto.phases.stages import can_finish
from service.rulesets.rialto.state import NOBODY, STEP_NAMES, TURN, RialtoState, fresh_state

_STEP_NUMBER: Final = {name: number for number, name in enumerate(STEP_NAMES)}
_STAGE_NUMBER: Final = {name: number for number, name in enumerate(STAGE_NAMES)}
_TRIES: Final = 300


def _obj(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _str(value: object) -> str:
    assert isinstance(value, str)
    return value


def _player(value: object, neutral: int) -> int:
    return neutral if value is None else _int(value)


def _order(value: object, neutral: int) -> list[int]:
    return [_player(one, neutral) for one in _list(value)]


def _read_cards(value: object, counts: list[int], base: int) -> None:
    cards = _obj(value)
    for card in range(CARD_KINDS):
        counts[base + card] = _int(cards[CARD_NAMES[card]])


def _bits(value: object) -> int:
    bits = 0
    for name in _list(value):
        bits |= 1 << BANK_NAMES.index(_str(name))
    return bits


def sample(view: dict[str, object], rng: Rng) -> RialtoState:
    """Return a full state consistent with `view`."""
    state = _read_table(view)
    sizes = _read_players(state, view)
    viewer = NOBODY if view["viewer"] is None else _int(view["viewer"])
    if viewer >= 0:
        _read_cards(view["hand"], state.hand, viewer * CARD_KINDS)
        _read_cards(view["discarded_face_down"], state.buried, viewer * CARD_KINDS)
    _deal_hidden(state, viewer, sizes, rng)
    _hide_bridges(state)
    return state


def _read_table(view: dict[str, object]) -> RialtoState:
    options = _obj(view["options"])
    seats = len(_list(view["players"]))
    with_neutral = options["neutral_player"] is True
    state = fresh_state(seats, seats + 1 if with_neutral else seats, options["doge_advance"] == "rank")
    neutral = state.neutral()
    state.round = _int(view["round"])
    state.step = _STEP_NUMBER[_str(view["phase"])]
    state.actor = NOBODY if view["to_act"] is None else _int(view["to_act"])
    state.stage = 0 if view["stage"] is None else _STAGE_NUMBER[_str(view["stage"])]
    state.districts = [DISTRICT_NUMBER[_str(name)] for name in _list(view["turn_tiles"])]
    state.seating = _order(view["seating"], neutral)
    state.doge = _order(view["doge_order"], neutral)
    state.order = _order(view["order"], neutral)
    state.turn = _int(view["order_index"])
    state.queue = _order(view["waiting"], neutral)
    state.first = _player(view["first_player"], neutral)
    state.bonus = _player(view["bonus"], neutral) if view["bonus_won"] is True else NOBODY
    _read_turn(state, _obj(view["turn"]))
    _read_cards(view["discards"], state.discarded, 0)
    for row, value in enumerate(_list(view["rows"])):
        one = _obj(value)
        _read_cards(one["cards"], state.rows, row * CARD_KINDS)
        if one["taken"] is True:
            state.taken |= 1 << row
    state.stock = [_int(value) for value in _list(view["stock"])]
    for link, value in enumerate(_list(view["links"])):
        state.link_a[link] = _int(_obj(value)["value_a"])
        state.link_b[link] = _int(_obj(value)["value_b"])
    state.top_bridge = NOBODY if view["top_bridge"] is None else BRIDGE_NUMBER[_str(view["top_bridge"])]
    state.banks_open = _bits(view["banks_open"])
    state.banks_closing = _bits(view["banks_closing"])
    return state


def _read_turn(state: RialtoState, turn: dict[str, object]) -> None:
    state.converted = _int(turn["converted"])
    state.wild = _int(turn["wild"])
    state.left = _int(turn["limit"]) + (10 if turn["second"] is True else 0)
    state.new_link = 0 if turn["link"] is None else LINK_NUMBER[_str(turn["link"])]


def _read_players(state: RialtoState, view: dict[str, object]) -> list[int]:
    # The sizes of the hidden places: for each seat its hand, then for each its cards discarded face down, then the deck.
    hands: list[int] = []
    buried: list[int] = []
    for seat, value in enumerate(_list(view["players"])):
        one = _obj(value)
        hands.append(_int(one["cards"]))
        buried.append(_int(one["face_down"]))
        base = seat * CARD_KINDS
        _read_cards(one["at_least"], state.floor, base)
        _read_cards(one["at_most"], state.ceiling, base)
        state.gold[seat] = _int(one["gold"])
        state.vp[seat] = _int(one["vp"])
        state.reserve[seat] = _int(one["reserve"])
        state.general[seat] = _int(one["general"])
        for owned in _list(one["buildings"]):
            entry = _obj(owned)
            place = seat * BUILDING_KINDS + BUILDING_NUMBER[_str(entry["kind"])]
            state.owned[place] = _int(entry["count"])
            state.coins[place] = _int(entry["coins"])
            state.blocked[place] = _int(entry["blocked"])
        _read_board_share(state, seat, one)
    if view["neutral"] is not None:
        neutral = _obj(view["neutral"])
        base = state.seats * CARD_KINDS
        _read_cards(neutral["hand"], state.hand, base)
        state.floor[base : base + CARD_KINDS] = state.hand[base : base + CARD_KINDS]
        state.marker = NOBODY if neutral["marker"] is None else LINK_NUMBER[_str(neutral["marker"])]
        _read_board_share(state, state.seats, neutral)
    return [*hands, *buried, _int(view["deck"])]


def _read_board_share(state: RialtoState, player: int, one: dict[str, object]) -> None:
    state.space[player] = _int(one["space"])
    _read_cards(one["played"], state.played, player * CARD_KINDS)
    state.strength[player] = _int(one["strength"])
    state.banks_of[player] = _bits(one["banks"])
    for district, count in enumerate(_list(one["districts"])):
        state.placed[player * DISTRICTS + district] = _int(count)


def _unseen(state: RialtoState) -> list[int]:
    # All cards that lie neither in a row, nor face up, nor in a hand or a discard that is known already.
    unseen = [CARDS_PER_KIND] * CARD_KINDS
    for counts in (state.discarded, state.rows, state.hand, state.buried):
        for place in range(len(counts)):
            unseen[place % CARD_KINDS] -= counts[place]
    return unseen


def _deal_hidden(state: RialtoState, viewer: int, sizes: list[int], rng: Rng) -> None:
    seats = state.seats
    for seat in range(seats):
        if seat != viewer:
            base = seat * CARD_KINDS
            for card in range(base, base + CARD_KINDS):
                state.hand[card] = state.floor[card]
    unseen = _unseen(state)
    needed = [0 if seat == viewer else sizes[seat] - state.hand_size(seat) for seat in range(seats)]
    needed += [0 if seat == viewer else sizes[seats + seat] for seat in range(seats)]
    cards: list[int] = []
    for card in range(CARD_KINDS):
        cards += [card] * unseen[card]
    for _ in range(_TRIES):
        rng.shuffle(cards)
        if _fits(state, cards, needed):
            break
    else:
        _mend(state, cards, needed)
    _hand_out(state, cards, needed)


def _fits(state: RialtoState, cards: list[int], needed: list[int]) -> bool:
    # The hands within their bounds, and the seat in the middle of a turn able to end it.
    start = 0
    for seat in range(state.seats):
        end = start + needed[seat]
        if end > start and _excess(state, seat, cards, start, end) >= 0:
            return False
        start = end
    return _finishable(state, cards, needed)


def _excess(state: RialtoState, seat: int, cards: list[int], start: int, end: int) -> int:
    # The first place of a hand's cards that is of a kind of which the hand would have too many, or -1.
    base = seat * CARD_KINDS
    counts = state.hand[base : base + CARD_KINDS]
    for place in range(start, end):
        card = cards[place]
        counts[card] += 1
        if counts[card] > state.ceiling[base + card]:
            return place
    return -1


def _finishable(state: RialtoState, cards: list[int], needed: list[int]) -> bool:
    actor = state.actor
    if state.step != TURN or state.wild != 1 or state.converted > 0 or needed[actor] == 0:
        return True
    start = sum(needed[:actor])
    base = actor * CARD_KINDS
    known = state.hand[base : base + CARD_KINDS]
    for place in range(start, start + needed[actor]):
        state.hand[base + cards[place]] += 1
    fine = can_finish(state, actor)
    state.hand[base : base + CARD_KINDS] = known
    return fine


def _mend(state: RialtoState, cards: list[int], needed: list[int]) -> None:
    # Exchange a card that breaks a bound for the first that leaves fewer breaches, until there are none.
    breaches = _breaches(state, cards, needed)
    while breaches > 0:
        before = breaches
        for i in range(sum(needed[: state.seats])):
            for j in range(len(cards)):
                if cards[i] == cards[j]:
                    continue
                cards[i], cards[j] = cards[j], cards[i]
                now = _breaches(state, cards, needed)
                if now < breaches:
                    breaches = now
                    break
                cards[i], cards[j] = cards[j], cards[i]
            if breaches == 0:
                return
        if breaches == before:
            raise ValueError("the view is of no state: its hands cannot be dealt")


def _breaches(state: RialtoState, cards: list[int], needed: list[int]) -> int:
    total = 0 if _finishable(state, cards, needed) else 1
    start = 0
    for seat in range(state.seats):
        base = seat * CARD_KINDS
        counts = state.hand[base : base + CARD_KINDS]
        for place in range(start, start + needed[seat]):
            counts[cards[place]] += 1
        if needed[seat] > 0:
            for card in range(CARD_KINDS):
                total += max(0, counts[card] - state.ceiling[base + card])
        start += needed[seat]
    return total


def _hand_out(state: RialtoState, cards: list[int], needed: list[int]) -> None:
    place = 0
    for seat in range(state.seats):
        for _ in range(needed[seat]):
            state.hand[seat * CARD_KINDS + cards[place]] += 1
            place += 1
    for seat in range(state.seats):
        for _ in range(needed[state.seats + seat]):
            state.buried[seat * CARD_KINDS + cards[place]] += 1
            place += 1
    state.deck = [0] * CARD_KINDS
    for rest in range(place, len(cards)):
        state.deck[cards[rest]] += 1


def _hide_bridges(state: RialtoState) -> None:
    # The stack below the top bridge holds all that are neither on top nor on the board.
    if state.top_bridge >= 0:
        state.bridges[state.top_bridge] = 0
    for link in range(LINKS):
        low, high = min(state.link_a[link], state.link_b[link]), max(state.link_a[link], state.link_b[link])
        name = f"b{low}{high}"
        if name in BRIDGE_NUMBER:
            state.bridges[BRIDGE_NUMBER[name]] = 0
