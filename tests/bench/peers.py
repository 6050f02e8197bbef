"""Random playouts of two peers, in a process of their own: they live in another environment than this project.

`python tests/bench/peers.py SUBJECT SECONDS SEED` prints one JSON object with decisions_per_s, games_per_s and copy_us.
"""

import json
import random
import sys
import time


class Catanatron:
    """Four random players of catanatron, from its own loop."""

    def __init__(self):
        from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415  # Only one of the peers is loaded.

        self.new = Game
        self.players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

    def play(self):
        """Play one game; return its number of decisions and its last state."""
        game = self.new(self.players)
        game.play()
        state = game.state
        return len(getattr(state, "action_records", None) or state.actions), game

    def copy(self, game):
        """Copy a state."""
        return game.copy()


class Backgammon:
    """Backgammon of open_spiel, driven from Python."""

    def __init__(self):
        import pyspiel  # noqa: PLC0415  # Only one of the peers is loaded.

        self.game = pyspiel.load_game("backgammon")

    def play(self):
        """Play one game; return its number of decisions (throws of dice not counted) and its last state."""
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions, state

    def copy(self, state):
        """Copy a state."""
        return state.clone()


PEERS = {"catanatron": Catanatron, "open_spiel:backgammon": Backgammon}


def main():
    """Measure the peer of the command line."""
    subject, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    random.seed(seed)
    peer = PEERS[subject]()
    peer.play()
    decisions = games = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        more, state = peer.play()
        decisions += more
        games += 1
        now = time.perf_counter()
    begin = time.perf_counter()
    for _ in range(500):
        peer.copy(state)
    copy_us = (time.perf_counter() - begin) / 500 * 1e6
    print(json.dumps({"decisions_per_s": decisions / (now - start), "games_per_s": games / (now - start), "copy_us": copy_us}))


if __name__ == "__main__":
    main()
