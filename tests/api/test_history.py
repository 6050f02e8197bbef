"""History over HTTP: every answer is also held against the document by the client."""

import pytest

from service.rulesets.catalogue import REGISTRY
from tests.api.contract import ContractClient
from tests.api.table import table


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_history_of_every_game(client: ContractClient, ruleset: str) -> None:
    game = table(client, ruleset, seed="a history")
    for step in range(12):
        seat = game.to_act
        legal = game.legal(seat)
        game.act(seat, legal[step * 7 % len(legal)]["action"])
    for n in game.tokens:
        page = client.get(f"{game.path}/history?after=0&limit=7", headers=game.seat(n)).json
        assert [e["version"] for e in page["entries"]] == list(range(1, 8))
        assert page["next_after"] == 7
    whole = client.get(f"{game.path}/history", headers=game.seat(0)).json["entries"]
    assert (whole[0]["kind"], whole[0]["seat"], whole[0]["action"]) == ("setup", None, None)
