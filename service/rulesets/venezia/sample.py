"""A full state that is consistent with a view: what the AI searches on.

Hidden are the cards in other hands, the deck's contents, and the values of tokens of others, on the board and in the
supply. Cards and tokens that the view does not show are all alike to the viewer, so each hidden place gets them
with equal probability; cards known to be in a hand stay there. (Which tokens others chose to hand in or to
keep would tell a little more about those that they have left; that is not used.)
"""

from typing import Final, cast

from service.engine.contract import NO_SEAT, View
from service.engine.effects import take_random
from service.engine.rng import Rng
from service.rulesets.venezia.components import (
    BUILDINGS,
    CARDS,
    CASA,
    EMPTY,
    FOOTPRINT_ON,
    HEX_OF,
    JOINT,
    KINDS,
    LEAST_TREASURE,
    NEED,
    NOBODYS,
    SOLO,
    SWAMP,
    SWAMP_TOKENS,
    SWAMP_VALUES,
    TREASURE_TOKENS,
    TREASURE_VALUES,
)
from service.rulesets.venezia.events import END_NAMES
from service.rulesets.venezia.frames import (
    DRAWING_THREE,
    EXCHANGE,
    PLACING,
    RAISING,
    RECLAIMING,
    WINDOW,
)
from service.rulesets.venezia.setup import empty_game
from service.rulesets.venezia.state import GOING_ON, Venezia
from service.rulesets.venezia.view import CARD_FATES, PHASES

Json = dict[str, object]

_NOBODY: Final = -1


def _object(value: object) -> Json:
    return cast("Json", value)


def _objects(value: object) -> list[Json]:
    return cast("list[Json]", value)


def _int(value: object) -> int:
    return cast("int", value)


def _counts(value: object) -> list[int]:
    by_name = _object(value)
    return [_int(by_name[name]) for name in BUILDINGS]


def _tally(values: object, least: int, length: int) -> list[int]:
    counts = [0] * length
    for value in cast("list[int]", values):
        counts[value - least] += 1
    return counts


def _hexes(value: object) -> list[int]:
    return [HEX_OF[q, r] for q, r in cast("list[list[int]]", value)]


def _footprint(building: Json) -> int:
    return FOOTPRINT_ON[BUILDINGS.index(cast("str", building["building"])), tuple(_hexes(building["hexes"]))]


def sample(view: View, rng: Rng) -> Venezia:
    """Return a state that looks like `view` to its viewer, hidden parts drawn with `rng`."""
    players = _objects(view["players"])
    state = empty_game(len(players))
    _read_table(state, view)
    _read_turn(state, view)
    viewer = _NOBODY if view["viewer"] is None else _int(view["viewer"])
    own = None if view["own"] is None else _object(view["own"])
    _deal_cards(state, view, viewer, own, rng)
    _deal_tokens(state, view, viewer, own, rng)
    return state


def _read_table(state: Venezia, view: View) -> None:
    state.board = [EMPTY] * len(state.board)
    for h in _hexes(view["swamps"]):
        state.board[h] = SWAMP
    for building in _objects(view["buildings"]):
        footprint = _footprint(building)
        for h in _hexes(building["hexes"]):
            state.board[h] = 1 + footprint
    state.supply = _counts(view["supply"])
    state.discard = _counts(view["discard"])
    state.sets = _counts(view["solo_sets"])
    state.laid = _counts(view["laid"])
    state.face_up = [0] * KINDS
    for name in cast("list[str]", view["face_up"]):
        state.face_up[BUILDINGS.index(name)] += 1
    pawns = _object(view["pawns"])
    for kind in range(CASA + 1, KINDS):
        holder = pawns[BUILDINGS[kind]]
        state.pawns[kind] = -1 if holder is None else _int(holder)
    state.positions = [_int(player["position"]) for player in _objects(view["players"])]
    for player in _objects(view["players"]):
        at = _int(player["seat"]) * KINDS
        state.joint[at : at + KINDS] = _counts(player["joint"])
        state.known[at : at + KINDS] = _counts(player["known_cards"])
    if view["imaginary"] is not None:
        imaginary = _object(view["imaginary"])
        state.joint[state.players * KINDS :] = _counts(imaginary["joint"])
        state.card = CARD_FATES.index(cast("str", imaginary["card"]))


def _mode(frame: Json) -> int:
    if frame["for_nobody"]:
        return NOBODYS
    return SOLO if frame["mode"] == "solo" else JOINT


def _read_turn(state: Venezia, view: View) -> None:
    state.current = _int(view["turn"])
    state.actor = NO_SEAT if view["to_act"] is None else _int(view["to_act"])
    state.active = bool(view["acted"])
    state.idle = _int(view["idle_turns"])
    state.end = GOING_ON if view["ended_by"] is None else END_NAMES.index(cast("str", view["ended_by"]))
    stage = PHASES.index(cast("str", view["stage"]))
    state.become(stage, 0, 0)
    if stage == RECLAIMING:
        state.become(stage, _int(view["reclaims_left"]), 0)
    elif stage == DRAWING_THREE:
        state.become(stage, _int(view["cards_due"]), BUILDINGS.index(cast("str", view["offered"])))
    elif stage == EXCHANGE:
        state.become(stage, _int(view["exchanges_done"]), 0)
    if view["construction"] is not None:
        raising = _object(view["construction"])
        state.push(RAISING, _footprint(raising), _mode(raising), _int(raising["points"]), _int(raising["steps"]))
        state.push(WINDOW, 0, 0, 0, 0)
    elif view["placing"] is not None:
        placing = _object(view["placing"])
        state.push(PLACING, BUILDINGS.index(cast("str", placing["building"])), _mode(placing), 0, 0)


def _deal_cards(state: Venezia, view: View, viewer: int, own: Json | None, rng: Rng) -> None:
    """Deal the cards that lie nowhere in sight to the hands and the deck."""
    unseen = [CARDS[kind] - state.discard[kind] - state.face_up[kind] - state.sets[kind] * NEED[kind] for kind in range(KINDS)]
    hands = state.known[:]
    if own is not None:
        hands[viewer * KINDS : (viewer + 1) * KINDS] = _counts(own["hand"])
    for at in range(len(hands)):
        unseen[at % KINDS] -= hands[at]
    for at in range(len(state.joint)):
        unseen[at % KINDS] -= state.joint[at]
    for player in _objects(view["players"]):
        seat = _int(player["seat"])
        if seat != viewer:
            hidden = _int(player["hand"]) - sum(hands[seat * KINDS : (seat + 1) * KINDS])
            for kind in take_random(unseen, hidden, rng):
                hands[seat * KINDS + kind] += 1
    state.hands = hands
    state.deck = unseen


def _deal_tokens(state: Venezia, view: View, viewer: int, own: Json | None, rng: Rng) -> None:
    """Deal the tokens of unknown value to the other players, the board and the supply."""
    state.spent = _tally(view["spent_swamp_values"], 0, SWAMP_VALUES)
    swamps = [SWAMP_TOKENS[value] - state.spent[value] for value in range(SWAMP_VALUES)]
    # Treasures just handed in are in the supply for certain; all others may be anywhere.
    state.handed_in = _tally(view["handed_in_treasure_values"], LEAST_TREASURE, TREASURE_VALUES)
    treasures = [TREASURE_TOKENS[value] - state.handed_in[value] for value in range(TREASURE_VALUES)]
    if own is not None:
        state.swamps[viewer * SWAMP_VALUES : (viewer + 1) * SWAMP_VALUES] = _tally(own["swamp_values"], 0, SWAMP_VALUES)
        state.treasures[viewer * TREASURE_VALUES : (viewer + 1) * TREASURE_VALUES] = _tally(
            own["treasure_values"], LEAST_TREASURE, TREASURE_VALUES
        )
        for value in range(SWAMP_VALUES):
            swamps[value] -= state.swamps[viewer * SWAMP_VALUES + value]
        for value in range(TREASURE_VALUES):
            treasures[value] -= state.treasures[viewer * TREASURE_VALUES + value]
    for player in _objects(view["players"]):
        seat = _int(player["seat"])
        if seat != viewer:
            for value in take_random(swamps, _int(player["swamp_tokens"]), rng):
                state.swamps[seat * SWAMP_VALUES + value] += 1
            for value in take_random(treasures, _int(player["treasure_tokens"]), rng):
                state.treasures[seat * TREASURE_VALUES + value] += 1
    state.swamp_pool = swamps
    state.treasure_pool = [treasures[value] + state.handed_in[value] for value in range(TREASURE_VALUES)]
