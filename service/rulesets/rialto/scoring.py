"""The final scoring (R-50 to R-53), and what it would be at any moment."""

from service.engine.contract import Standing, places
from service.engine.effects import Effects
from service.engine.tagged import Event, Value
from service.rulesets.rialto.components import BUILDING_KINDS, DISTRICT_NAMES, DISTRICTS, LINK_A, LINKS_OF, VALUE
from service.rulesets.rialto.events import DISTRICT_SCORED, named
from service.rulesets.rialto.moves import gain_vp
from service.rulesets.rialto.state import OVER, RialtoState


def end_value(state: RialtoState, link: int, district: int) -> int:
    """Return the value at a district of the tile on one of its links; 0 where there is none (R-52)."""
    return state.link_a[link] if LINK_A[link] == district else state.link_b[link]


def district_value(state: RialtoState, district: int) -> int:
    """Return the sum of the values at a district of all tiles on its links (R-52)."""
    total = 0
    for link in LINKS_OF[district]:
        total += end_value(state, link, district)
    return total


def ranking(state: RialtoState, district: int) -> list[int]:
    """Return the players with a councillor in a district, most first, ties in Doge order (R-52)."""
    ranked: list[int] = []
    for player in state.doge:
        count = state.placed[player * DISTRICTS + district]
        if count == 0:
            continue
        place = len(ranked)
        while place > 0 and state.placed[ranked[place - 1] * DISTRICTS + district] < count:
            place -= 1
        ranked.insert(place, player)
    return ranked


def left_over(state: RialtoState, seat: int) -> int:
    """Return the points for councillors and gold left: 1 for every two together, rounded up (R-50)."""
    return (state.reserve[seat] + state.gold[seat] + 1) // 2


def building_points(state: RialtoState, seat: int) -> int:
    """Return the value of a seat's buildings (R-51)."""
    base = seat * BUILDING_KINDS
    total = 0
    for kind in range(BUILDING_KINDS):
        total += state.owned[base + kind] * VALUE[kind]
    return total


def final_points(state: RialtoState) -> list[int]:
    """Return each seat's points if the game ended now; at the end those it has."""
    points = state.vp[: state.seats]
    if state.step == OVER:
        return points
    for seat in range(state.seats):
        points[seat] += left_over(state, seat) + building_points(state, seat)
    for district in range(DISTRICTS):
        worth = district_value(state, district)
        for player in ranking(state, district):
            if player < state.seats:
                points[player] += worth
            worth //= 2
    return points


def score_game(state: RialtoState, effects: Effects) -> None:
    """Add the final points to each seat's."""
    for seat in range(state.seats):
        gain_vp(state, seat, left_over(state, seat), effects)
        gain_vp(state, seat, building_points(state, seat), effects)
    for district in range(DISTRICTS):
        worth = district_value(state, district)
        ranked = ranking(state, district)
        points: list[Value] = []
        names: list[Value] = []
        for player in ranked:
            names.append(named(state, player))
            points.append(worth if player < state.seats else 0)
            if player < state.seats:
                state.vp[player] += worth
            worth //= 2
        if effects.news:
            effects.emit(Event(DISTRICT_SCORED, (DISTRICT_NAMES[district], tuple(names), tuple(points))))


def standings(state: RialtoState) -> list[Standing]:
    """Return where the seats stand: most points first, ties in Doge order (R-53)."""
    points = final_points(state)
    scores: list[tuple[int, ...]] = [(points[seat], -state.doge.index(seat)) for seat in range(state.seats)]
    return places(scores)
