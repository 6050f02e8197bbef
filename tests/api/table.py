"""A game created over HTTP, and short words for what is asked of it."""

from dataclasses import dataclass
from typing import Any

from service.rulesets.catalogue import REGISTRY
from tests.api.contract import ContractClient


@dataclass
class Table:
    """A game created over HTTP, with its tokens."""

    client: ContractClient
    id: str
    host: str
    tokens: dict[int, str]

    @property
    def path(self) -> str:
        return f"/v1/games/{self.id}"

    def seat(self, n: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[n]}"}

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(self.path, headers={"Authorization": f"Bearer {self.host}"}).json
        return found

    @property
    def to_act(self) -> int:
        seat: int = self.look()["to_act"]["seat"]
        return seat

    @property
    def waiting(self) -> int:
        """A seat that is not to act."""
        to_act = self.to_act
        return next(n for n in self.tokens if n != to_act)

    def legal(self, n: int) -> list[dict[str, Any]]:
        found = self.client.get(f"{self.path}/legal-actions", headers=self.seat(n)).json
        actions: list[dict[str, Any]] = found["actions"]
        return actions

    def act(self, n: int, *actions: object, headers: dict[str, str] | None = None, **more: object) -> Any:
        return self.client.post(
            f"{self.path}/actions", json={"actions": list(actions), **more}, headers={**self.seat(n), **(headers or {})}
        )


def table(client: ContractClient, ruleset: str = "gondola", **more: object) -> Table:
    players = REGISTRY[ruleset].meta.min_players
    body = {"ruleset": ruleset, "seats": [{"kind": "human"}] * players, **more}
    response = client.post("/v1/games", json=body)
    assert response.status_code == 201, response.data
    created = response.json
    assert created is not None
    return Table(client, created["game"]["id"], created["host_token"], {t["seat"]: t["token"] for t in created["seat_tokens"]})
