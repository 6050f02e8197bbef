"""Write the golden games: `python -m tests.rulesets.venezia.make_golden`, after rules changed on purpose.

One game for each way to end and number of players. Random play ends by the last piece; for the other ends
one seat (the star) plays for them while the others help or wait.
"""

import json

from service.engine.contract import NO_SEAT
from service.engine.effects import RandomEffects
from service.engine.replay import outcomes
from service.engine.rng import Rng
from service.rulesets.venezia.actions import Build
from service.rulesets.venezia.components import GOAL, HAND_LIMIT, JOINT, KINDS, NEED, SOLO
from service.rulesets.venezia.events import END_NAMES
from service.rulesets.venezia.legal import points_for_sale
from service.rulesets.venezia.phases.cards import MOST_TYPES, types_in_front
from service.rulesets.venezia.ruleset import RULESET
from service.rulesets.venezia.scoring import points_of
from tests.conformance.play import state_hash
from tests.golden import folder

FOLDER = folder("venezia")
STAR = 0
PASSES = ("end_play", "end_reclaim", "pass_gold", "end_turn")


def _verb(action):
    return action.tag.removeprefix("venezia.")


def random_seat(_state, actions, rng):
    """Any action."""
    return actions[rng.below(len(actions))]


def passive(state, actions, rng):
    """Pass where it can be done, draw, place what must be placed."""
    passes = [a for a in actions if _verb(a) in (*PASSES, "draw_card")]
    return passes[0] if passes else random_seat(state, actions, rng)


def builder(state, actions, rng):
    """Build the best there is: full sets alone, else joint cards of what is nearest; reclaim; draw much; never change gold."""
    builds = [a for a in actions if isinstance(a, Build)]
    if builds:
        return max(builds, key=lambda a: points_of(state.board, a.footprint, a.kind, a.district))
    for verb in ("play_card", "next_building", "reclaim", "offer_card", "draw_card"):
        wanted = [a for a in actions if _verb(a) == verb and (verb != "play_card" or _worth_playing(state, a))]
        if wanted:
            return wanted[rng.below(len(wanted))]
    return passive(state, actions, rng)


def _worth_playing(state, action):
    """Solo sets, and joint cards that complete a building or that a full hand must make room for."""
    seat = state.actor
    if action.mode == SOLO:
        return True
    missing = NEED[action.kind] - state.laid_out(action.kind)
    held = state.hands[seat * KINDS + action.kind]
    mine = state.joint[seat * KINDS + action.kind]
    return held >= missing or (state.hand_size(seat) == HAND_LIMIT and (mine > 0 or types_in_front(state, seat) < MOST_TYPES))


def helper(state, actions, rng):
    """Lay joint cards where the star holds the pawn; place and draw; else pass."""
    wanted = [a for a in actions if _verb(a) == "play_card" and a.mode == JOINT and state.pawns[a.kind] == STAR]
    wanted = wanted or [a for a in actions if _verb(a) == "offer_card"]
    return wanted[rng.below(len(wanted))] if wanted else passive(state, actions, rng)


def rower(state, actions, rng):
    """Like a builder, but change all gold that does not end the game."""
    points = points_for_sale(state)
    if points > 0 and state.end < 0 and state.positions[state.actor] + points < GOAL - state.players:
        return next(a for a in actions if _verb(a) == "convert_gold" and a.points == points)
    return builder(state, actions, rng)


def rich(state, actions, rng):
    """Like a builder, but row the last spaces by gold."""
    points = points_for_sale(state)
    if points > 0 and state.end < 0 and state.positions[state.actor] + points >= GOAL:
        return next(a for a in actions if _verb(a) == "convert_gold" and a.points == points)
    return builder(state, actions, rng)


POLICIES = {
    "last_piece": (random_seat, random_seat),
    "reached_60": (rower, helper),
    "reached_60_by_gold": (rich, helper),
    "idle": (passive, passive),
}


def play(end, players, seed):
    """Play one game; return its record, whatever way it ends."""
    rng = Rng(seed)
    star, others = POLICIES[end]
    effects = RandomEffects(rng.fork())
    state = RULESET.new({}, players, effects)
    setup = outcomes(effects)
    steps = []
    while (seat := RULESET.to_act(state)) != NO_SEAT:
        policy = star if seat == STAR else others
        action = policy(state, RULESET.legal_actions(state), rng)
        effects = RandomEffects(rng.fork())
        RULESET.apply(state, action, effects)
        steps.append({"seat": seat, "action": RULESET.meta.vocabulary.to_text(action), "draws": outcomes(effects)})
    return {
        "ruleset": "venezia",
        "rules_version": RULESET.meta.rules_version,
        "options": {},
        "players": players,
        "end": END_NAMES[state.end],
        "standings": [[s.seat, s.place, s.score] for s in RULESET.standings(state)],
        "final_hash": state_hash(RULESET, state),
        "setup": setup,
        "steps": steps,
    }


def write(game):
    """Write a record with one step a line."""
    steps = ",\n  ".join(json.dumps(step) for step in game["steps"])
    head = json.dumps({key: value for key, value in game.items() if key != "steps"}, indent=1)
    text = head.removesuffix("\n}") + ',\n "steps": [\n  ' + steps + "\n ]\n}\n"
    (FOLDER / f"{game['players']}p_{game['end']}.json").write_text(text)


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    for players in range(RULESET.meta.min_players, RULESET.meta.max_players + 1):
        for end in END_NAMES:
            games = (play(end, players, seed) for seed in range(400))
            game = next(game for game in games if game["end"] == end)
            write(game)
            print(f"{players} players, {end}: {len(game['steps'])} decisions")


if __name__ == "__main__":
    main()
