"""The endings of which there is a golden game, for every player count and variant.

Every game ends after round 6; the ways differ by what decides the winner, by the variant, and by whether the cards ran out.
"""

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
    (5, RANK, "cards_ran_out"),
]

#: Whether the cards ran out in the game that `choose` plays now; a new game begins where it sees the first decision again.
_seen = {"out": False}


def choose(ruleset, state, rng):
    """Random play; five players with option rank keep their cards, so that deck and discards run out (R-20)."""
    actions = ruleset.legal_actions(state)
    hidden = sum(state.deck) + sum(state.discarded) + sum(state.buried)
    _seen["out"] = (_seen["out"] and state.round > 1) or hidden == 0
    if state.by_rank and state.seats == 5:
        actions = [a for a in actions if a.tag != "rialto.play" or a.key[1] + a.key[2] == 0] or actions
    return actions[rng.below(len(actions))]


def end_of(_told, state):
    """What decided the game, or what was special in it."""
    if _seen["out"]:
        return "cards_ran_out"
    if state.by_rank:
        return "rank"
    points = sorted(state.vp[: state.seats])
    way = "doge_order" if points[-1] == points[-2] else "most_points"
    if state.players > state.seats:
        return "neutral" if way == "most_points" else "neutral_doge_order"
    return way
