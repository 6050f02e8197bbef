"""Why an action that is not legal is refused."""

from service.engine.rejection import Rejection
from service.engine.tagged import Action
from service.rulesets.gondola.actions import Discard, Place, Race
from service.rulesets.gondola.components import CHECKPOINT, ID
from service.rulesets.gondola.legal import count_placements, distinct, legal_actions, playable
from service.rulesets.gondola.refuse_place import refuse_placing
from service.rulesets.gondola.refuse_race import refuse_path, refuse_stay
from service.rulesets.gondola.state import BONUS, DISCARD, OVER, PLACE, RACE, GondolaState


def refuse(state: GondolaState, action: Action) -> Rejection:
    """Explain the refusal of an action that `legal_actions` does not list."""
    if state.phase == OVER:
        return Rejection("G-50", "The game is over.")
    if isinstance(action, Place):
        return _refuse_place(state, action)
    if isinstance(action, Discard):
        return _refuse_discard(state, action)
    if state.phase != RACE:
        return _not_yet(state)
    if isinstance(action, Race):
        return refuse_path(state, action.path)
    return refuse_stay()


def _not_yet(state: GondolaState) -> Rejection:
    if state.phase == PLACE:
        return Rejection("G-20", "A tile must be laid before the gondola moves.")
    if state.phase == BONUS:
        return Rejection("G-42", f"The move is complete: the bonus tile {ID[state.bonus_kind]} must be laid.")
    limit = state.flags_left[state.turn]
    return Rejection("G-41", "The move is complete: tiles must be discarded down to the hand limit.", limit, len(state.hands[state.turn]))


def _refuse_place(state: GondolaState, action: Place) -> Rejection:
    if action.tile != ID[action.kind]:
        return _rename(state, action.tile, Place(ID[action.kind], action.x, action.y, action.rotation))
    if state.phase == RACE:
        return Rejection("G-30", "No tile can be laid now: the gondola must move.")
    if state.phase == DISCARD:
        return _not_yet(state)
    if state.phase == BONUS:
        if action.kind != state.bonus_kind:
            return Rejection("G-42", f"The bonus tile {ID[state.bonus_kind]} must be laid, not {action.tile}.")
        return refuse_placing(state, action)
    hand = state.hands[state.turn]
    if action.kind not in hand:
        return Rejection("G-20", f"Tile {action.tile} is not in the hand.")
    if not CHECKPOINT[action.kind] and action.kind not in playable(state, distinct(hand)):
        return Rejection("G-22", f"A checkpoint tile in the hand must be laid first, so {action.tile} must wait.")
    return refuse_placing(state, action)


def _rename(state: GondolaState, tile: str, named: Place | Discard) -> Rejection:
    """Refuse a tile that is named by another id than the lowest of its kind (G-1)."""
    instead = named if named in legal_actions(state) else None
    return Rejection("G-1", f"Tile {tile} is equal to {ID[named.kind]}: actions name the kind by its lowest id.", instead=instead)


def _refuse_discard(state: GondolaState, action: Discard) -> Rejection:
    kind = action.kind
    if action.tile != ID[kind]:
        return _rename(state, action.tile, Discard(ID[kind]))
    if state.phase == RACE:
        return Rejection("G-30", "No tile can be discarded now: the gondola must move.")
    if state.phase == BONUS:
        if kind != state.bonus_kind:
            return Rejection("G-42", f"The bonus tile {ID[state.bonus_kind]} must be laid before {action.tile} can be discarded.")
        return Rejection("G-42", f"The bonus tile {action.tile} has no Replace, so it must be laid.")
    if kind not in state.hands[state.turn]:
        rule = "G-24" if state.phase == PLACE else "G-41"
        return Rejection(rule, f"Tile {action.tile} is not in the hand.")
    placements = 0
    for other in playable(state, distinct(state.hands[state.turn])):
        placements += count_placements(state, other)
    return Rejection("G-24", f"A tile is discarded only where none can be laid, and there are {placements} ways to lay one.", 0, placements)
