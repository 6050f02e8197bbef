"""Phase II: what a stage does, in Doge order (R-35 to R-41, R-62)."""

from service.engine.effects import Effects
from service.engine.tagged import Event
from service.rulesets.rialto.components import (
    BRIDGE_HIGH,
    BRIDGE_LOW,
    BRIDGE_NAMES,
    BUILDING_KINDS,
    BUILDING_NAMES,
    BUILDING_PLACES,
    DISTRICT_NAMES,
    DISTRICTS,
    FROM_GENERAL,
    FROM_RESERVE,
    LINK_A,
    LINK_B,
    LINK_NAMES,
    STAGE_A,
    STAGE_B,
    STAGE_C,
    STAGE_D,
    STAGE_E,
    STAGE_F,
    VALUE,
)
from service.rulesets.rialto.events import (
    BUILDING_DECLINED,
    BUILDING_RETURNED,
    BUILDING_TAKEN,
    PLACING_STOPPED,
    TILE_LAID,
    named,
)
from service.rulesets.rialto.moves import (
    add_building,
    advance,
    drop_building,
    free_links,
    gain_gold,
    gain_vp,
    move_marker,
    recruit,
    settle,
    show_bridge,
    turn_banks,
)
from service.rulesets.rialto.phases.stages import next_first
from service.rulesets.rialto.state import (
    BLUE,
    BRIDGING,
    GONDOLA_COUNCILLOR,
    GONDOLA_LINK,
    MOVING,
    NOBODY,
    RESOLVE,
    RETURNING,
    STAGE,
    TAKING,
    RialtoState,
)


def continue_resolving(state: RialtoState, effects: Effects) -> None:
    """Carry out the stage for the next player in the kept Doge order; after the last, the stage ends."""
    if state.turn == len(state.order):
        _end_stage(state, effects)
        return
    player = state.order[state.turn]
    strength = state.strength[player]
    bonus = 1 if state.bonus == player else 0
    stage = state.stage
    if stage == STAGE_A:
        # the neutral player's marker moves too.
        advance(state, player, strength + bonus, effects)
    elif player == state.seats:
        _resolve_neutral(state, player, strength, bonus, effects)
    elif stage == STAGE_B:
        #
        if strength > 0:
            gain_gold(state, player, strength + bonus, effects)
    elif stage == STAGE_C:
        offer_building(state, player, strength + bonus, strength + bonus >= 5)
        return
    elif stage == STAGE_D:
        _resolve_bridge(state, player, strength, bonus, effects)
    elif stage == STAGE_E:
        recruit(state, player, strength, effects)
        if bonus:
            _offer_link(state, player, effects)
            return
    else:
        _resolve_councillors(state, player, strength + bonus, effects)
    if state.actor == NOBODY:
        state.turn += 1


def _end_stage(state: RialtoState, effects: Effects) -> None:
    next_first(state)
    if state.stage == STAGE_F:
        # everyone who completed the bank in this stage has gained it; now its tile is turned.
        if state.banks_closing:
            turn_banks(state, state.banks_closing, effects)
        state.step = BLUE
        # the order of phase III is taken at its start and kept.
        state.order = state.doge[:]
        state.turn = 0
    else:
        state.stage += 1
        state.step = STAGE


def _finish(state: RialtoState) -> None:
    # The player has carried out the stage; the next one follows.
    state.step = RESOLVE
    state.actor = NOBODY
    state.turn += 1


def _resolve_neutral(state: RialtoState, neutral: int, strength: int, bonus: int, effects: Effects) -> None:
    # no action in B and C; D and E only with the bonus.
    if state.stage == STAGE_D and bonus:
        lower = LINK_A[state.marker]
        if state.districts.index(LINK_B[state.marker]) < state.districts.index(lower):
            lower = LINK_B[state.marker]
        lay_bridge(state, neutral, state.marker, lower, effects)
    elif state.stage == STAGE_E and bonus:
        link = state.marker
        lay_gondola(state, neutral, link, effects)
        settle(state, neutral, FROM_GENERAL, LINK_A[link], 1, effects)
        settle(state, neutral, FROM_GENERAL, LINK_B[link], 1, effects)
    elif state.stage == STAGE_F and strength > 0:
        settle(state, neutral, FROM_GENERAL, state.current_district(), strength + bonus, effects)


def takeable(state: RialtoState, limit: int) -> list[int]:
    """Return the buildings in stock of value at most `limit` (R-37)."""
    return [kind for kind in range(BUILDING_KINDS) if VALUE[kind] <= limit and state.stock[kind] > 0]


def offer_building(state: RialtoState, seat: int, limit: int, second: bool) -> None:
    """Ask a seat to take a building, if one may be taken; `left` keeps the limit, 10 more while a second one may follow."""
    if not takeable(state, limit):
        _finish(state)
        return
    state.step = TAKING
    state.actor = seat
    state.left = limit + 10 if second else limit


def building_limit(state: RialtoState) -> int:
    """Return the greatest value of the building that may be taken now (R-37)."""
    return state.left - 10 if state.left >= 10 else state.left


def take_building(state: RialtoState, seat: int, kind: int, effects: Effects) -> None:
    """Take a building; an eighth one makes the seat return one (R-37)."""
    add_building(state, seat, kind)
    if effects.news:
        effects.emit(Event(BUILDING_TAKEN, (seat, BUILDING_NAMES[kind])))
    # from strength 5, after one of value 4, a second of value at most strength - 4, and at most 4.
    second = min(4, state.left - 14) if state.left >= 15 and VALUE[kind] == 4 else 0
    state.left = second
    if state.buildings(seat) > BUILDING_PLACES:
        state.step = RETURNING
    else:
        _after_building(state, seat)


def _after_building(state: RialtoState, seat: int) -> None:
    state.actor = NOBODY
    offer_building(state, seat, state.left, False)


def decline_building(state: RialtoState, seat: int, effects: Effects) -> None:
    """Take no (further) building."""
    if effects.news:
        effects.emit(Event(BUILDING_DECLINED, (seat,)))
    _finish(state)


def return_building(state: RialtoState, seat: int, kind: int, effects: Effects) -> None:
    """Return one of eight buildings for its value (R-37)."""
    drop_building(state, seat, kind)
    if effects.news:
        effects.emit(Event(BUILDING_RETURNED, (seat, BUILDING_NAMES[kind])))
    gain_vp(state, seat, VALUE[kind], effects)
    _after_building(state, seat)


def _resolve_bridge(state: RialtoState, seat: int, strength: int, bonus: int, effects: Effects) -> None:
    #
    if strength > 0:
        gain_vp(state, seat, strength + bonus, effects)
    elif state.vp[seat] > 0:
        gain_vp(state, seat, -1, effects)
    if bonus:
        state.step = BRIDGING
        state.actor = seat


def lay_bridge(state: RialtoState, player: int, link: int, low_at: int, effects: Effects) -> None:
    """Lay the top bridge on a link with its lower end at a district (R-38), and show the next one."""
    bridge = state.top_bridge
    low, high = BRIDGE_LOW[bridge], BRIDGE_HIGH[bridge]
    if low_at == LINK_A[link]:
        state.link_a[link], state.link_b[link] = low, high
    else:
        state.link_a[link], state.link_b[link] = high, low
    if effects.news:
        effects.emit(Event(TILE_LAID, (named(state, player), LINK_NAMES[link], BRIDGE_NAMES[bridge], DISTRICT_NAMES[low_at])))
    show_bridge(state, effects)
    if link == state.marker:
        move_marker(state, effects)


def lay_gondola(state: RialtoState, player: int, link: int, effects: Effects) -> None:
    """Lay a gondola tile on a link (R-39)."""
    state.link_a[link] = 1
    state.link_b[link] = 1
    if effects.news:
        effects.emit(Event(TILE_LAID, (named(state, player), LINK_NAMES[link], "gondola", DISTRICT_NAMES[LINK_A[link]])))
    if link == state.marker:
        move_marker(state, effects)


def place_bridge(state: RialtoState, seat: int, link: int, low_at: int, effects: Effects) -> None:
    """Lay the bridge of the bonus of stage D."""
    lay_bridge(state, seat, link, low_at, effects)
    _finish(state)


def place_gondola(state: RialtoState, seat: int, link: int, effects: Effects) -> None:
    """Lay the gondola tile of the bonus of stage E; a councillor follows (R-39)."""
    lay_gondola(state, seat, link, effects)
    state.new_link = link
    state.step = GONDOLA_COUNCILLOR
    if state.general[seat] == 0:
        # without a councillor in the general reserve 1 VP, and one from elsewhere may follow.
        gain_vp(state, seat, 1, effects)
        if not gondola_sources(state, seat):
            _finish(state)


def _offer_link(state: RialtoState, seat: int, effects: Effects) -> None:
    state.actor = seat
    state.step = GONDOLA_LINK
    free = free_links(state)
    if len(free) == 1:
        # The twelfth tile: everybody sees that only one link is free.
        place_gondola(state, seat, free[0], effects)


def gondola_sources(state: RialtoState, seat: int) -> list[int]:
    """Return where the councillor beside a new gondola tile may come from (R-39)."""
    if state.general[seat] > 0:
        return [FROM_GENERAL]
    sources = [district for district in range(DISTRICTS) if state.placed[seat * DISTRICTS + district] > 0]
    if state.reserve[seat] > 0:
        sources.append(FROM_RESERVE)
    return sources


def place_councillor(state: RialtoState, seat: int, source: int, to: int, effects: Effects) -> None:
    """Put one councillor where the stage allows it (R-39, R-40)."""
    settle(state, seat, source, to, 1, effects)
    if state.step == GONDOLA_COUNCILLOR:
        _finish(state)
    else:
        state.left -= 1
        _offer_move(state, seat)


def stop_placing(state: RialtoState, seat: int, effects: Effects) -> None:
    """Move no (more) councillors."""
    if effects.news:
        effects.emit(Event(PLACING_STOPPED, (seat,)))
    _finish(state)


def _resolve_councillors(state: RialtoState, seat: int, count: int, effects: Effects) -> None:
    # from the reserve as far as it goes, then, if the player likes, from other districts.
    moved = min(count, state.reserve[seat])
    if moved > 0:
        settle(state, seat, FROM_RESERVE, state.current_district(), moved, effects)
    state.left = count - moved
    if state.left > 0 and movable(state, seat):
        state.step = MOVING
        state.actor = seat


def _offer_move(state: RialtoState, seat: int) -> None:
    if state.left == 0 or not movable(state, seat):
        _finish(state)


def movable(state: RialtoState, seat: int) -> list[int]:
    """Return the districts out of which a seat could move a councillor to the current one (R-40)."""
    current = state.current_district()
    base = seat * DISTRICTS
    return [district for district in range(DISTRICTS) if district != current and state.placed[base + district] > 0]
