"""Games at which AI seats sit, over a real store."""

import orjson

from service.games.games import Games
from service.games.model import GameWish, SeatWish
from service.games.system import SystemClock, SystemEntropy
from service.rulesets.catalogue import REGISTRY


class Noted:
    """A queue that notes what it is asked, so that a test can be the worker."""

    def __init__(self):
        self.turns = []
        self.advice = []
        self.cancelled = []

    def enqueue_turn(self, game_id, version, attempt=0, level=""):
        self.turns.append((game_id, version, attempt))

    def enqueue_suggestion(self, suggestion, attempt=0):
        self.advice.append((suggestion.id, attempt))

    def place(self, suggestion):
        return None

    def cancel_suggestion(self, suggestion):
        self.cancelled.append(suggestion.id)


def games_over(store, settings, queue):
    return Games(REGISTRY, store, queue, SystemEntropy(), SystemClock(), settings)


def new_game(games, *levels, ruleset="gondola", seed="a seed"):
    """Create a game of AI seats of these levels (None: a human seat); return its id and the tokens by seat."""
    seats = tuple(SeatWish("human") if level is None else SeatWish("ai", level) for level in levels)
    answer = orjson.loads(games.create(GameWish(ruleset, seats, seed=seed)).body)
    return answer["game"]["id"], {entry["seat"]: entry["token"] for entry in answer["seat_tokens"]}


def look(games, game_id, token=None):
    return orjson.loads(games.look(game_id, token).body)
