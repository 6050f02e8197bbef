"""What is offered in whole games against slow counts that follow the text of the rules, from views and tiles.json alone."""

import json
from pathlib import Path

import pytest

from service.engine.effects import RandomEffects
from service.engine.rng import Rng
from service.rulesets.gondola import components
from service.rulesets.gondola.ruleset import RULESET

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
_BOX = json.loads(Path(components.__file__).with_name("tiles.json").read_text())
TILES = {tile["id"]: tile for group in ("start", "canal", "bonus") for tile in _BOX[group]}


def edges(tile, rotation):
    turned = TILES[tile]["edges"]
    return [turned[(d - rotation) % 4] for d in range(4)]


def board_of(view):
    return {(t["x"], t["y"]): (t["tile"], edges(t["tile"], t["rotation"])) for t in view["tiles"]}


def fits(board, tile, turned, square):
    """G-20 and G-21 as they are written."""
    joined = False
    for d, (dx, dy) in enumerate(STEPS):
        other = board.get((square[0] + dx, square[1] + dy))
        if other is None:
            continue
        theirs = other[1][(d + 2) % 4]
        deep = TILES[tile]["stop"] or TILES[other[0]]["stop"]
        if turned[d] != theirs and not deep:
            return False
        joined |= turned[d] and theirs
    return joined


def keeps_passages(board, turned, square):
    """The ruling of G-23 for deep-water neighbours."""
    old = board[square][1]
    for d, (dx, dy) in enumerate(STEPS):
        other = board.get((square[0] + dx, square[1] + dy))
        if other is not None and TILES[other[0]]["stop"] and old[d] and not turned[d]:
            return False
    return True


def placements(view, tile):
    board = board_of(view)
    gondolas = {(seat["x"], seat["y"]) for seat in view["seats"]}
    squares = {(x + dx, y + dy) for x, y in board for dx, dy in STEPS} | set(board)
    found = set()
    for square in squares:
        looks = []
        for rotation in range(4):
            turned = edges(tile, rotation)
            if turned in looks:
                continue
            looks.append(turned)
            if square in board:
                rest = {at: other for at, other in board.items() if at != square}
                free = TILES[tile]["replace"] and not TILES[board[square][0]]["checkpoint"] and square not in gondolas
                if free and keeps_passages(board, turned, square) and fits(rest, tile, turned, square):
                    found.add((tile, *square, rotation))
            elif fits(board, tile, turned, square):
                found.add((tile, *square, rotation))
    return found


def place_phase(view):
    hand = set(view["hand"])
    bridges = {tile for tile in hand if TILES[tile]["checkpoint"]}
    first = set().union(*(placements(view, tile) for tile in bridges))
    return first or set().union(*(placements(view, tile) for tile in hand - bridges))


def ways(view):
    """All complete ways of the seat in turn as lists of squares, the first its own (G-31, G-32, G-34)."""
    board = board_of(view)
    seat = view["turn"]
    others = [(s["x"], s["y"]) for s in view["seats"] if s["seat"] != seat]
    me = view["seats"][seat]
    todo = [[(me["x"], me["y"])]]
    while todo:
        way = todo.pop()
        here = way[-1]
        tile = board[here][0]
        stopped = len(way) > 1 and (TILES[tile]["stop"] or (TILES[tile]["cannot_pass"] and here in others))
        if len(way) - 1 == view["distance"] or stopped:
            yield way
            continue
        onward, open_edge = [], False
        for d, (dx, dy) in enumerate(STEPS):
            there = (here[0] + dx, here[1] + dy)
            if not board[here][1][d] or (len(way) > 1 and there == way[-2]):
                continue
            if there not in board:
                open_edge = True
            elif board[there][1][(d + 2) % 4]:
                onward.append([*way, there])
        todo += onward
        if not onward or (open_edge and len(way) > 1):
            yield way


def races(view):
    """The outcomes: end and checkpoints crossed, with the length of the shortest path (G-33, G-35, G-40)."""
    board = board_of(view)
    seat = view["turn"]
    others = [(s["x"], s["y"]) for s in view["seats"] if s["seat"] != seat]
    flags = {(t["x"], t["y"]): t["flags"] for t in view["tiles"]}
    found = {}
    for way in ways(view):
        last = len(way) - 1
        while last > 0:
            tile = board[way[last]][0]
            room = 99 if tile == "s01" else 1 if len(view["seats"]) == 2 else TILES[tile]["capacity"]
            if others.count(way[last]) < room:
                break
            last -= 1
        crossed = []
        for square in way[1 : last + 1]:
            new = TILES[board[square][0]]["checkpoint"] and seat not in flags[square] and square not in crossed
            if new and len(crossed) < view["seats"][seat]["flags_left"]:
                crossed.append(square)
        if way[last] == way[0] and not crossed:
            last = 0  # To stay.
        outcome = (way[last], frozenset(crossed))
        found[outcome] = min(found.get(outcome, 99), last)
    return found


def outcome_of(view, path):
    flags = {(t["x"], t["y"]): t["flags"] for t in view["tiles"]}
    bridges = {(t["x"], t["y"]) for t in view["tiles"] if TILES[t["tile"]]["checkpoint"]}
    me = view["seats"][view["turn"]]
    squares = [tuple(square) for square in path]
    crossed = []
    for square in squares:
        if square in bridges and view["turn"] not in flags[square] and square not in crossed and len(crossed) < me["flags_left"]:
            crossed.append(square)
    return (squares[-1] if squares else (me["x"], me["y"])), frozenset(crossed)


def check_moment(state):
    view = RULESET.view(state, state.turn)
    listed = [RULESET.meta.vocabulary.to_json(action) for action in RULESET.legal_actions(state)]
    laid = [(a["tile"], a["x"], a["y"], a["rotation"]) for a in listed if a["type"] == "gondola.place"]
    assert len(set(laid)) == len(laid)
    if view["phase"] == "place":
        expected = place_phase(view)
        assert set(laid) == expected
        assert expected or {a["tile"] for a in listed} == set(view["hand"])
    elif view["phase"] == "bonus":
        assert set(laid) == placements(view, view["bonus_tile"])
    elif view["phase"] == "race":
        paths = [a.get("path", []) for a in listed]
        assert {outcome_of(view, path): len(path) for path in paths} == races(view)
        assert len(paths) == len(races(view))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_g20_to_g42_what_is_offered_is_what_the_rules_say(players, seed):
    rng = Rng(100 * players + seed)
    effects = RandomEffects(rng)
    state = RULESET.new({"races": 1}, players, effects)
    step = 0
    while RULESET.to_act(state) >= 0:
        if step % 3 == 0 or state.phase > 1:
            check_moment(state)
        RULESET.apply(state, RULESET.pick(state, rng), effects)
        step += 1


def test_the_pick_is_the_listed_action_of_the_same_number():
    rng = Rng(17)
    effects = RandomEffects(rng)
    state = RULESET.new({"races": 1}, 3, effects)
    seed = 0
    while RULESET.to_act(state) >= 0:
        seed += 1
        listed = RULESET.legal_actions(state)
        action = RULESET.pick(state, Rng(seed))
        assert action == listed[Rng(seed).below(len(listed))]
        RULESET.apply(state, action, effects)
