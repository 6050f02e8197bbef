"""What the seat in turn may do, in canonical order.

Placements go by kind, then by square (free squares before tiles to be replaced; rows from north to south,
each from west to east), then by rotation; races in the order of race.Outcomes.
"""

from service.engine.rng import Rng
from service.engine.tagged import Action
from service.rulesets.gondola.actions import Discard, Place, Race, Stay
from service.rulesets.gondola.components import CHECKPOINT, FITS, ID, REPLACE, ROTATIONS, SHAPE, STEP, STRAIGHT, cell_at, x_of, y_of
from service.rulesets.gondola.course import has_water
from service.rulesets.gondola.race import Outcomes
from service.rulesets.gondola.state import BONUS, DISCARD, OVER, PLACE, RACE, GondolaState


def legal_actions(state: GondolaState) -> list[Action]:
    """Return every legal action once."""
    if state.phase == PLACE:
        return _placements(state) or _discards(state.hands[state.turn])
    if state.phase == RACE:
        outcomes = Outcomes(state)
        return [race_action(outcomes, i) for i in range(len(outcomes.ends))]
    if state.phase == BONUS:
        actions: list[Action] = []
        _add_placements(state, state.bonus_kind, actions)
        if REPLACE[state.bonus_kind]:
            actions.append(Discard(ID[state.bonus_kind]))
        return actions
    if state.phase == DISCARD:
        return _discards(state.hands[state.turn])
    return []


def is_legal(state: GondolaState, action: Action) -> bool:
    """Say whether `legal_actions` lists the action; a placement is looked up without listing the others."""
    if not isinstance(action, Place):
        return action in legal_actions(state)
    kind = action.kind
    if state.phase == PLACE:
        wanted = kind in playable(state, distinct(state.hands[state.turn]))
    else:
        wanted = state.phase == BONUS and kind == state.bonus_kind
    # G-1: a kind is named by its lowest id.
    if not wanted or action.tile != ID[kind]:
        return False
    course = state.course
    node = course.at.get(cell_at(action.x, action.y), -1)
    if node < 0:
        return False
    if course.face[node] < 0:
        demand = course.demand[node] if has_water(course.demand[node]) else -1
    else:
        demand = course.swap_demand(node) if REPLACE[kind] and may_replace(state, node) else -1
    return demand >= 0 and (ROTATIONS[SHAPE[kind] * 256 + demand] >> action.rotation) & 1 == 1


def pick(state: GondolaState, rng: Rng) -> Action:
    """Return `legal_actions(state)[rng.below(number)]`, building that action alone."""
    assert state.phase != OVER
    if state.phase == RACE:
        outcomes = Outcomes(state)
        return race_action(outcomes, rng.below(len(outcomes.ends)))
    if state.phase == BONUS:
        return _pick_bonus(state, rng)
    hand = distinct(state.hands[state.turn])
    if state.phase == PLACE:
        kinds = playable(state, hand)
        counts: list[int] = []
        total = 0
        for kind in kinds:
            count = count_placements(state, kind)
            counts.append(count)
            total += count
        if total > 0:
            n = rng.below(total)
            i = 0
            while n >= counts[i]:
                n -= counts[i]
                i += 1
            return nth_placement(state, kinds[i], n)
    return Discard(ID[hand[rng.below(len(hand))]])


def distinct(hand: list[int]) -> list[int]:
    """Return the kinds of a sorted hand, each once."""
    kinds: list[int] = []
    last = -1
    for kind in hand:
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


def playable(state: GondolaState, kinds: list[int]) -> list[int]:
    """Return those of a hand's kinds that may be laid now, as far as checkpoints are concerned."""
    # G-22: checkpoints first, unless none can be laid. They are straights.
    bridges = [kind for kind in kinds if CHECKPOINT[kind]]
    if not bridges:
        return kinds
    if state.course.fits[STRAIGHT] > 0:
        return bridges
    return [kind for kind in kinds if not CHECKPOINT[kind]]


def may_replace(state: GondolaState, node: int) -> bool:
    """Say whether the tile on a node may be replaced at all (G-23: no checkpoint, no gondola on it)."""
    return not CHECKPOINT[state.kind_on(node)] and node not in state.gondolas


def count_placements(state: GondolaState, kind: int) -> int:
    """Return in how many ways a kind can be laid, replacing included."""
    course = state.course
    shape = SHAPE[kind]
    total = course.fits[shape]
    if REPLACE[kind]:
        for node in course.laid:
            if may_replace(state, node):
                total += FITS[shape * 256 + course.swap_demand(node)]
    return total


def nth_placement(state: GondolaState, kind: int, n: int) -> Action:
    """Return the n-th placement of a kind in canonical order (there are more than n)."""
    course = state.course
    base = SHAPE[kind] * 256
    if n < course.fits[SHAPE[kind]]:
        for node in course.sites:
            demand = base + course.demand[node]
            if n < FITS[demand]:
                return _place(state, kind, node, nth_bit(ROTATIONS[demand], n))
            n -= FITS[demand]
        raise AssertionError("fits counts more placements than there are")
    n -= course.fits[SHAPE[kind]]
    for node in course.laid:
        if may_replace(state, node):
            demand = base + course.swap_demand(node)
            if n < FITS[demand]:
                return _place(state, kind, node, nth_bit(ROTATIONS[demand], n))
            n -= FITS[demand]
    raise AssertionError("no such placement")


def nth_bit(bits: int, n: int) -> int:
    """Return the number of the n-th set bit."""
    place = 0
    while True:
        if (bits >> place) & 1:
            if n == 0:
                return place
            n -= 1
        place += 1


def race_action(outcomes: Outcomes, index: int) -> Action:
    """Return the action of an outcome: its shortest path, or Stay where that is empty."""
    length = outcomes.lengths[index]
    if length == 0:
        return Stay()
    way = outcomes.ways[index]
    cell = outcomes.course.cell[outcomes.path[0]]
    squares: list[tuple[int, int]] = []
    for _ in range(length):
        cell += STEP[way & 3]
        way >>= 2
        squares.append((x_of(cell), y_of(cell)))
    return Race(tuple(squares))


def _place(state: GondolaState, kind: int, node: int, rotation: int) -> Action:
    cell = state.course.cell[node]
    return Place(ID[kind], x_of(cell), y_of(cell), rotation)


def _placements(state: GondolaState) -> list[Action]:
    actions: list[Action] = []
    for kind in playable(state, distinct(state.hands[state.turn])):
        _add_placements(state, kind, actions)
    return actions


def _add_placements(state: GondolaState, kind: int, actions: list[Action]) -> None:
    course = state.course
    base = SHAPE[kind] * 256
    for node in course.sites:
        _add_rotations(state, kind, node, ROTATIONS[base + course.demand[node]], actions)
    if REPLACE[kind]:
        for node in course.laid:
            if may_replace(state, node):
                _add_rotations(state, kind, node, ROTATIONS[base + course.swap_demand(node)], actions)


def _add_rotations(state: GondolaState, kind: int, node: int, rotations: int, actions: list[Action]) -> None:
    actions += [_place(state, kind, node, rotation) for rotation in range(4) if (rotations >> rotation) & 1]


def _discards(hand: list[int]) -> list[Action]:
    return [Discard(ID[kind]) for kind in distinct(hand)]


def _pick_bonus(state: GondolaState, rng: Rng) -> Action:
    kind = state.bonus_kind
    count = count_placements(state, kind)
    n = rng.below(count + 1 if REPLACE[kind] else count)
    # G-42: a bonus tile with Replace may be discarded unused; that is listed last.
    return Discard(ID[kind]) if n == count else nth_placement(state, kind, n)
