"""A service for the tests of the use cases: real rules, real Redis; a clock, luck and a queue that the test holds."""

import hashlib
import json

from service.engine.rng import Rng
from service.games.games import Games
from service.games.model import GameWish, SeatWish
from service.rulesets.catalogue import REGISTRY

HUMANS = (SeatWish("human", name="Anna"), SeatWish("human", name="Bo"))


class FakeClock:
    def __init__(self):
        self.ms = 1_700_000_000_000

    def now_ms(self):
        return self.ms


class CountedEntropy:
    """Different bytes at each call, the same in each run."""

    def __init__(self):
        self.calls = 0

    def take(self, n):
        self.calls += 1
        return hashlib.shake_256(str(self.calls).encode()).digest(n)


class ListedQueue:
    def __init__(self):
        self.turns = []
        self.suggestions = []
        self.cancelled = []

    def enqueue_turn(self, game_id, version, attempt=0, level=""):
        self.turns.append((game_id, version))

    def enqueue_suggestion(self, suggestion, attempt=0):
        self.suggestions.append(suggestion.id)

    def place(self, suggestion):
        return self.suggestions.index(suggestion.id) if suggestion.id in self.suggestions else None

    def cancel_suggestion(self, suggestion):
        self.cancelled.append(suggestion.id)


def made(store, settings):
    return Games(REGISTRY, store, ListedQueue(), CountedEntropy(), FakeClock(), settings)


class Table:
    """A created game, with its tokens at hand."""

    def __init__(self, games, seats=HUMANS, ruleset="gondola", bearer=None, **wish):
        self.games = games
        self.ruleset = REGISTRY[ruleset]
        self.created = json.loads(games.create(GameWish(ruleset, seats, **wish), bearer).body)
        self.id = self.created["game"]["id"]
        self.host = self.created["host_token"]
        self.tokens = {t["seat"]: t["token"] for t in self.created["seat_tokens"]}

    def look(self, token=None, **how):
        return json.loads(self.games.look(self.id, token or self.host, **how).body)

    @property
    def to_act(self):
        return self.look()["to_act"]["seat"]

    @property
    def mover(self):
        """The token of the seat that decides."""
        return self.tokens[self.to_act]

    @property
    def other(self):
        """The token of a human seat that does not decide."""
        to_act = self.to_act
        return next(token for seat, token in self.tokens.items() if seat != to_act)

    def actions(self, token=None):
        return [a["action"] for a in json.loads(self.games.legal(self.id, token or self.mover).body)["actions"]]

    def act(self, action=None, **how):
        return json.loads(self.games.act(self.id, self.mover, [action or self.actions()[0]], **how).body)

    def play(self, decisions=10_000, seed=1):
        """Let the seats to act decide at random, until the game is over or so many decisions are made; return what they chose."""
        rng = Rng(seed)
        chosen = []
        game = self.look()
        while decisions > 0 and game["status"] == "active":
            token = self.tokens[game["to_act"]["seat"]]
            actions = self.actions(token)
            chosen.append(actions[rng.below(len(actions))])
            game = json.loads(self.games.act(self.id, token, chosen[-1:]).body)["game"]
            decisions -= 1
        return chosen

    def play_humans(self, decisions, seed=1):
        """Let human seats decide at random until an AI is to, or so many decisions are made."""
        rng = Rng(seed)
        for _ in range(decisions):
            to_act = self.look()["to_act"]
            if to_act is None or to_act["kind"] == "ai":
                return
            actions = self.actions()
            self.act(actions[rng.below(len(actions))])
