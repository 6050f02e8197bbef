"""Two games that differ only in what a seat cannot see give that seat byte-equal answers."""

from dataclasses import dataclass
from typing import Any

import orjson
import pytest
import redis

from service.engine.contract import SPECTATOR, Ruleset
from service.engine.rng import Rng
from service.rulesets.catalogue import REGISTRY
from service.store import keys
from service.store.embedded import EmbeddedServer
from tests.api.contract import ContractClient
from tests.api.table import Table, table

STEPS = 12
TWINS = 2
SAME_REQUEST = {"X-Request-Id": "twin"}


@dataclass
class Twins:
    """A game whose stored state is exchanged for others that look the same to one viewer."""

    game: Table
    ruleset: Ruleset
    redis: redis.Redis

    @property
    def _key(self) -> str:
        return keys.head(self.game.id)

    def stored(self) -> bytes:
        state: bytes = self.redis.hget(self._key, "state")
        return state

    def put(self, state: bytes) -> None:
        self.redis.hset(self._key, "state", state)

    def twin(self, viewer: int, seed: int) -> bytes:
        """Return a state that looks to `viewer` like the stored one, hidden things drawn anew."""
        view = self.ruleset.view(self.ruleset.decode(orjson.loads(self.stored())), viewer)
        return orjson.dumps(self.ruleset.encode(self.ruleset.sample(view, Rng(seed))))

    def answers(self, viewer: int, strange: list[dict[str, Any]]) -> list[tuple[int, list[tuple[str, str]], bytes]]:
        """Return every answer that the viewer can get without changing the game."""
        token = self.game.host if viewer == SPECTATOR else self.game.tokens[viewer]
        headers = {"Authorization": f"Bearer {token}", **SAME_REQUEST}
        client, path = self.game.client, self.game.path
        responses = [client.get(path, headers=headers), client.get(f"{path}/legal-actions", headers=headers)]
        responses += [client.get(f"{path}/board.{form}", headers=headers) for form in ("svg", "txt")]
        responses += [client.get(f"{path}/{what}", headers=headers) for what in ("history", "events?seconds=0", "record")]
        responses.append(client.post(f"{path}/undo", json={}, headers=headers))
        responses.append(client.post(f"{path}/seats/0/claim", json={}, headers=headers))
        responses.append(client.get("/v1/games", headers=SAME_REQUEST))
        inbox = {} if viewer == SPECTATOR else {"Seat-Tokens": f"{self.game.id}:{token}"}
        responses.append(client.get("/v1/turns", headers={**SAME_REQUEST, **inbox}))
        for action in strange:
            body = {"actions": [action]}
            responses.append(client.post(f"{path}/actions?dry_run=true", json=body, headers=headers))
            responses.append(client.post(f"{path}/actions", json=body | {"expected_version": 10_000}, headers=headers))
        responses.append(client.post(f"{path}/suggestions", json={"level": "greedy", "version": 10_000}, headers=headers))
        return [(r.status_code, sorted(r.headers), r.data) for r in responses]

    def refusals(self, viewer: int, illegal: list[dict[str, Any]]) -> list[bytes]:
        """Return what the viewer is told of actions that are not legal."""
        headers = {**self.game.seat(viewer), **SAME_REQUEST}
        responses = [self.game.client.post(f"{self.game.path}/actions", json={"actions": [a]}, headers=headers) for a in illegal]
        assert all(r.status_code >= 400 for r in responses)
        return [r.data for r in responses]


@pytest.fixture
def redis_client(redis_server: EmbeddedServer) -> redis.Redis:
    return redis.Redis.from_url(redis_server.url)


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_no_answer_tells_what_the_viewer_cannot_know(client: ContractClient, redis_client: redis.Redis, ruleset: str) -> None:
    twins = Twins(table(client, ruleset, seed=f"secrets of {ruleset}"), REGISTRY[ruleset], redis_client)
    game = twins.game
    strange: list[dict[str, Any]] = []
    differed = 0
    for step in range(STEPS):
        true = twins.stored()
        to_act = game.to_act
        legal = [told["action"] for told in game.legal(to_act)]
        # What was legal for anybody before is a fair question for everybody now.
        strange = [*strange, *legal[:: max(1, len(legal) // 3)]][-6:]
        illegal = [action for action in strange if action not in legal]
        for viewer in (SPECTATOR, *game.tokens):
            twins.put(true)
            expected = twins.answers(viewer, strange)
            refused = twins.refusals(viewer, illegal) if viewer == to_act else []
            for seed in range(TWINS):
                twins.put(true)
                other = twins.twin(viewer, 100 * step + seed)
                differed += other != true
                twins.put(other)
                assert twins.answers(viewer, strange) == expected
                assert (twins.refusals(viewer, illegal) if viewer == to_act else []) == refused
        twins.put(true)
        # Seen again, so that the decision is made on it.
        assert game.look()["to_act"]["seat"] == to_act
        assert game.act(to_act, legal[step * 5 % len(legal)]).status_code == 200
    assert differed, "the states never differed: nothing was shown"
