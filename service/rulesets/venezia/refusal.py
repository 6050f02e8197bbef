"""Why an action that is not legal is refused, with the rule and the values at fault."""

from typing import Final

from service.engine.effects import pool_total
from service.engine.rejection import Rejection
from service.engine.tagged import Action
from service.rulesets.venezia.actions import (
    BUILD,
    BUILDS,
    CONVERT_GOLD,
    DISCARD_EXCESS,
    DRAW_CARD,
    END_PLAY,
    END_RECLAIM,
    END_TURN,
    IMAGINARY_NOW,
    LINE_OF,
    NEXT,
    NEXT_BUILDING,
    OFFER_CARD,
    PASS_GOLD,
    PLAY,
    PLAY_CARD,
    RECLAIM,
    TAGS,
    TAKE_FACE_UP,
    Build,
    ConvertGold,
    OfKind,
    OfMode,
    Reclaim,
    VeneziaAction,
)
from service.rulesets.venezia.components import (
    BUILDINGS,
    CASA,
    EMPTY,
    FIRST,
    FIRST_DISTRICT,
    FOOTPRINT_ON,
    FOOTPRINTS,
    GOLD_PER_POINT,
    HEX_OF,
    JOINT,
    KIND_OF,
    KINDS,
    MODES,
    NEED,
    PONTE,
    SECOND_DISTRICT,
    SOLO,
)
from service.rulesets.venezia.describe import DISTRICT_NAMES, hex_name
from service.rulesets.venezia.frames import (
    BUILDING,
    CLOSING,
    DRAWING,
    DRAWING_THREE,
    EXCESS,
    EXCHANGE,
    OVER,
    PLACING,
    PLAYING,
    RECLAIMING,
    WINDOW,
)
from service.rulesets.venezia.legal import MOST_TO_OFFER
from service.rulesets.venezia.phases.cards import may_play_joint, may_play_solo
from service.rulesets.venezia.phases.gold import gold_of
from service.rulesets.venezia.state import Venezia

#: By verb: the frames in which it may be legal, and the rule that says so.
_WHEN: Final = {
    IMAGINARY_NOW: ((PLAYING,), "V-70"),
    PLAY_CARD: ((PLAYING,), "V-20"),
    END_PLAY: ((PLAYING,), "V-20"),
    NEXT_BUILDING: ((BUILDING,), "V-30"),
    BUILD: ((PLACING,), "V-31"),
    DISCARD_EXCESS: ((EXCESS,), "V-40"),
    CONVERT_GOLD: ((PLAYING, BUILDING, PLACING, EXCESS, RECLAIMING, DRAWING, DRAWING_THREE, CLOSING, WINDOW, EXCHANGE), "V-45"),
    PASS_GOLD: ((WINDOW, EXCHANGE), "V-45"),
    RECLAIM: ((RECLAIMING,), "V-20"),
    END_RECLAIM: ((RECLAIMING,), "V-20"),
    TAKE_FACE_UP: ((DRAWING, DRAWING_THREE), "V-20"),
    DRAW_CARD: ((DRAWING, DRAWING_THREE), "V-20"),
    OFFER_CARD: ((DRAWING,), "V-60"),
    END_TURN: ((CLOSING,), "V-20"),
}
#: By frame: what is decided there.
_NOW: Final = {
    PLAYING: "cards are played",
    BUILDING: "the next building is chosen",
    EXCESS: "joint cards of a type are discarded",
    RECLAIMING: "swamp is reclaimed",
    DRAWING: "a card is drawn",
    DRAWING_THREE: "cards are drawn after an offered one",
    CLOSING: "the turn ends",
    EXCHANGE: "gold is changed one last time",
    PLACING: "a building is placed",
    WINDOW: "gold may be changed before the construction goes on",
}


def refuse(state: Venezia, action: VeneziaAction) -> Rejection:
    """Explain why the unlisted `action` is not legal for the seat to act."""
    top = state.top()
    if top == OVER:
        return Rejection("V-65", "The game is over.")
    frames, rule = _WHEN[action.verb]
    if top not in frames:
        verb = TAGS[action.verb].partition(".")[2]
        return Rejection(rule, f"{verb} is not possible now: {_NOW[top]}.")
    if isinstance(action, OfMode):
        return _play_card(state, action) if top == PLAYING else _next_building(state, action)
    if isinstance(action, Build):
        return _build(state, action)
    if isinstance(action, OfKind):
        return _of_kind(state, action)
    if isinstance(action, ConvertGold):
        return _convert(state, action)
    if isinstance(action, Reclaim):
        return _reclaim(state, action)
    return Rejection("V-70", "The imaginary player's card can be drawn early once, before the first card is played, in a game of two.")


def _play_card(state: Venezia, action: OfMode) -> Rejection:
    kind = action.kind
    name = BUILDINGS[kind]
    held = state.hands[state.current * KINDS + kind]
    if action.mode == SOLO:
        rule = "V-21" if kind == CASA else "V-23"
        instead: Action | None = PLAY[kind * 2 + JOINT] if may_play_joint(state, kind) else None
        return Rejection(rule, f"A {name} alone needs {NEED[kind]} {name} cards in hand, there are {held}.", NEED[kind], held, instead)
    if kind == CASA:
        instead = PLAY[CASA * 2] if may_play_solo(state, CASA) else None
        return Rejection("V-26", "Each casa card is a house of its own; there is no joint play of casa cards.", instead=instead)
    if held == 0:
        return Rejection("V-21", f"There is no {name} card in hand.", 1, 0)
    if state.laid_out(kind) >= NEED[kind]:
        return Rejection(
            "V-22", f"All {NEED[kind]} {name} cards lie out already; no more are played.", NEED[kind] - 1, state.laid_out(kind)
        )
    return Rejection("V-24", f"A full set of {name} cards in one turn, of which nobody else has any in front, is played as solo.")


def _next_building(state: Venezia, action: OfMode) -> Rejection:
    kind = action.kind
    name = BUILDINGS[kind]
    if action.mode == SOLO:
        instead: Action | None = NEXT[kind * 2 + JOINT] if kind != CASA and state.laid_out(kind) == NEED[kind] else None
        return Rejection("V-30", f"No {name} was completed alone this turn.", instead=instead)
    if kind == CASA:
        instead = NEXT[CASA * 2] if state.sets[CASA] > 0 else None
        return Rejection("V-26", "There is no joint casa.", instead=instead)
    instead = NEXT[kind * 2] if state.sets[kind] > 0 else None
    return Rejection(
        "V-30", f"A joint {name} needs {NEED[kind]} cards, there are {state.laid_out(kind)}.", NEED[kind], state.laid_out(kind), instead
    )


def _build(state: Venezia, action: Build) -> Rejection:
    kind = state.arg(1)
    mode = state.arg(2)
    if action.kind != kind or MODES[action.mode] != MODES[mode]:
        wanted = f"{MODES[mode]} {BUILDINGS[kind]}"
        return Rejection("V-31", f"The building to place now is a {wanted}, not a {MODES[action.mode]} {BUILDINGS[action.kind]}.")
    if action.footprint < 0:
        return _no_footprint(state, action)
    for h in FOOTPRINTS[action.footprint]:
        if state.board[h] != EMPTY:
            lies = "a swamp token" if state.board[h] < EMPTY else f"a {BUILDINGS[KIND_OF[state.board[h] - 1]]}"
            return Rejection("V-32", f"The hex {hex_name(h)} is not empty: {lies} is there.")
    return _district(state, action)


def _no_footprint(state: Venezia, action: Build) -> Rejection:
    kind = action.kind
    name = BUILDINGS[kind]
    if kind == PONTE:
        # Every line of the vocabulary's range is there: something else than a line was named, or none.
        return Rejection("V-21", "A ponte is placed by its bridge line alone, not by hexes.")
    if action.hexes is None or action.line is not None:
        return Rejection("V-21", f"A {name} is placed by its hexes, not by a bridge line.")
    needed = len(FOOTPRINTS[FIRST[kind]])
    if len(action.hexes) != needed:
        return Rejection("V-21", f"A {name} needs {needed} hexes, {len(action.hexes)} are named.", needed, len(action.hexes))
    for pair in action.hexes:
        if pair not in HEX_OF:
            return Rejection("V-5", f"There is no hex ({pair[0]}, {pair[1]}).")
    ordered = FOOTPRINT_ON.get((kind, tuple(sorted([HEX_OF[pair] for pair in action.hexes]))), -1)
    if ordered >= 0:
        free = all(state.board[h] == EMPTY for h in FOOTPRINTS[ordered])
        return Rejection("V-21", "The hexes are named in ascending order.", instead=BUILDS[action.mode][ordered][0] if free else None)
    return Rejection("V-21", f"The {needed} hexes of a {name} are distinct, of one district, and each touches the others.")


def _district(state: Venezia, action: Build) -> Rejection:
    """Refuse a building on empty hexes: only its district to score can be wrong."""
    f = action.footprint
    if action.kind != PONTE:
        return Rejection("V-34", f"A {BUILDINGS[action.kind]} scores no district.", instead=BUILDS[state.arg(2) % 2][f][0])
    joined = " and ".join([DISTRICT_NAMES[d] for d in sorted((FIRST_DISTRICT[f], SECOND_DISTRICT[f]))])
    chosen = "none is named" if action.district < 0 else f"it does not join {DISTRICT_NAMES[action.district]}"
    return Rejection("V-34", f"The ponte on line {LINE_OF[f]} scores one of the districts it joins, {joined}; {chosen}.")


def _of_kind(state: Venezia, action: OfKind) -> Rejection:
    name = BUILDINGS[action.kind]
    if action.verb == DISCARD_EXCESS:
        return Rejection("V-40", f"There are no joint {name} cards in front.", 1, 0)
    if action.verb == TAKE_FACE_UP:
        if state.face_up[action.kind] > 0:
            return Rejection("V-60", f"The {name} card was just laid and may not be taken.")
        return Rejection("V-60", f"No {name} card lies face up.", 1, 0)
    held = state.hand_size(state.current)
    if held > MOST_TO_OFFER:
        return Rejection("V-61", f"A card is offered with at most {MOST_TO_OFFER} cards in hand, there are {held}.", MOST_TO_OFFER, held)
    if state.hands[state.current * KINDS + action.kind] == 0:
        return Rejection("V-60", f"There is no {name} card in hand.", 1, 0)
    return Rejection("V-60", f"A {name} card lies face up already.", 0, state.face_up[action.kind])


def _convert(state: Venezia, action: ConvertGold) -> Rejection:
    if state.top() != EXCHANGE and state.actor != state.current:
        return Rejection("V-45", "Gold is changed in the own turn only.")
    gold = gold_of(state, state.actor)
    needed = action.points * GOLD_PER_POINT
    return Rejection("V-45", f"{action.points} points cost {needed} gold, there are {gold}.", needed, gold)


def _reclaim(state: Venezia, action: Reclaim) -> Rejection:
    if action.number < 0:
        return Rejection("V-5", "There is no such hex.")
    return Rejection(
        "V-50", f"No swamp token lies on the hex {hex_name(action.number)}; {pool_total(state.swamp_pool)} are left elsewhere."
    )
