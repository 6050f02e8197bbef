"""The games that bench_api plays: made beforehand, so that only what is measured reaches the server."""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

import redis

from service.config import Settings
from service.engine.effects import LiveEffects
from service.engine.rng import Rng
from service.games.games import Games
from service.games.model import GameWish, SeatWish
from service.games.system import NoQueue, SystemClock, SystemEntropy
from service.rulesets.catalogue import REGISTRY
from service.store import keys
from service.store.redis_store import RedisStore

SEED = "bench"


@dataclass(frozen=True)
class Decision:
    """One decision of the game that every client plays."""

    seat: int
    version: int
    action: dict[str, object]


@dataclass(frozen=True)
class Game:
    """A game in the store, with its seat tokens."""

    id: str
    tokens: tuple[str, ...]

    def bearer(self, seat: int) -> dict[str, str]:
        """Return the header that opens a seat."""
        return {"Authorization": f"Bearer {self.tokens[seat]}"}


def script(ruleset: str, longest: int) -> list[Decision]:
    """Return the first decisions of a game of random players under SEED, as the service will draw."""
    rules = REGISTRY[ruleset]
    secret = hashlib.sha256(SEED.encode()).digest()
    players = rules.meta.min_players
    state = rules.new(rules.complete_options({}, players), players, LiveEffects(secret, 0))
    rng = Rng(7)
    found: list[Decision] = []
    while len(found) < longest and rules.to_act(state) >= 0:
        action = rules.pick(state, rng)
        found.append(Decision(rules.to_act(state), len(found), rules.meta.vocabulary.to_json(action)))
        rules.apply(state, action, LiveEffects(secret, len(found)))
    return found


class Prepared:
    """Makes games in the store and plays them on, without the server."""

    def __init__(self, ruleset: str, settings: Settings) -> None:
        self._ruleset = ruleset
        self._games = Games(REGISTRY, RedisStore(settings), NoQueue(), SystemEntropy(), SystemClock(), settings)
        self._redis = redis.Redis.from_url(settings.redis_url)

    def wish(self) -> GameWish:
        """Return the wish for such a game."""
        players = REGISTRY[self._ruleset].meta.min_players
        return GameWish(self._ruleset, tuple(SeatWish("human") for _ in range(players)), seed=SEED)

    def new(self) -> Game:
        """Return a new game."""
        created = json.loads(self._games.create(self.wish()).body)
        return Game(created["game"]["id"], tuple(t["token"] for t in created["seat_tokens"]))

    def played(self, decisions: list[Decision], folder: Path) -> Game:
        """Return a game after `decisions`; write its state, last log entry and last answer into `folder`."""
        game = self.new()
        answer = b""
        for decision in decisions:
            answer = self._games.act(game.id, game.tokens[decision.seat], [decision.action], decision.version).body
        (_, members), *_ = self._redis.xrevrange(keys.log(game.id), count=1)
        for name, data in (("state", self._redis.hget(keys.head(game.id), "state")), ("entry", members[b"e"]), ("answer", answer)):
            (folder / name).write_bytes(data)
        return game
