"""The endings of which there is a golden game, for every player count and variant.

Every game ends after round 6; the ways differ by what decides the winner, by the variant, and by whether the cards ran out.
"""

from service.rulesets.rialto.components import STAGE_C

NEUTRAL = {"neutral_player": True}
RANK = {"doge_advance": "rank"}
WANTED = [
    (2, {}, "most_points"),
    (3, {}, "most_points"),
    (4, {}, "most_points"),
    (5, {}, "most_points"),
    (2, {}, "doge_order"),
    (3, {}, "doge_order"),
    (4, {}, "doge_order"),
    (2, NEUTRAL, "neutral"),
    (2, NEUTRAL, "neutral_doge_order"),
    (3, RANK, "rank"),
    (2, RANK, "eighth_building"),
    (5, RANK, "cards_ran_out"),
]

#: What was seen in the game that `choose` plays now; it is forgotten at the first decisions of the next one.
_seen = {"out": False, "eighth": False}


def choose(ruleset, state, rng):
    """Random play; with option rank two players collect buildings, and five keep their cards, so that all run out (R-20)."""
    actions = ruleset.legal_actions(state)
    hidden = sum(state.deck) + sum(state.discarded) + sum(state.buried)
    later = state.round > 1
    _seen["out"] = (_seen["out"] and later) or hidden == 0
    _seen["eighth"] = (_seen["eighth"] and later) or actions[0].tag == "rialto.return_building"
    if state.by_rank and state.seats == 5:
        actions = [a for a in actions if a.tag != "rialto.play" or a.key[1] + a.key[2] == 0] or actions
    elif state.by_rank and state.seats == 2:
        actions = [a for a in actions if a.tag != "rialto.decline_building"]
        if actions[-1].tag == "rialto.play" and state.stage == STAGE_C:
            actions = actions[-1:]
    return actions[rng.below(len(actions))]


def end_of(_told, state):
    """What decided the game, or what was special in it."""
    if _seen["out"]:
        return "cards_ran_out"
    if _seen["eighth"]:
        return "eighth_building"
    if state.by_rank:
        return "rank"
    points = sorted(state.vp[: state.seats])
    way = "doge_order" if points[-1] == points[-2] else "most_points"
    if state.players > state.seats:
        return "neutral" if way == "most_points" else "neutral_doge_order"
    return way
