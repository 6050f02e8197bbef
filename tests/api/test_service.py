"""The catalogue, the pages and what a load balancer asks."""

import pytest
from flask import Flask

from service.api import docs
from service.api.problem_kinds import PROBLEMS
from service.app import create_app
from service.games.games import Games
from service.rulesets.catalogue import REGISTRY
from tests.api.contract import ContractClient, operations


def test_catalogue_lists_every_ruleset(client: ContractClient) -> None:
    assert [r["name"] for r in client.get("/v1/rulesets").json["rulesets"]] == REGISTRY.names()


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_ruleset_has_board_and_rules(client: ContractClient, ruleset: str) -> None:
    found = client.get(f"/v1/rulesets/{ruleset}").json
    assert found["board"] == REGISTRY[ruleset].meta.board
    rules = client.get(found["rules_url"])
    assert rules.mimetype == "text/markdown"
    assert rules.text == REGISTRY[ruleset].meta.rules_text


@pytest.mark.parametrize("path", ["/v1/rulesets", "/v1/rulesets/gondola", "/v1/rulesets/gondola/rules", "/openapi.json"])
def test_constant_answers_are_cached_by_etag(client: ContractClient, path: str) -> None:
    etag = client.get(path).headers["ETag"]
    assert client.get(path, headers={"If-None-Match": etag}).status_code == 304
    assert client.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_health_and_readiness(client: ContractClient) -> None:
    assert client.get("/healthz").json["status"] == "ok"
    assert client.get("/readyz").json == {"ready": True, "redis": True, "workers": 1}


def test_not_ready_without_redis(games: Games) -> None:
    app = create_app(REGISTRY, games, lambda: (False, 0))
    app.test_client_class = ContractClient
    response = app.test_client().get("/readyz")
    assert response.status_code == 503
    assert response.json == {"ready": False, "redis": False, "workers": 0}


def test_docs_page_needs_nothing_from_elsewhere(client: ContractClient) -> None:
    page = client.get("/docs")
    assert page.status_code == 200
    assert "//" not in page.text.replace("<!doctype", "")
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    for name in ("start.js", *docs.FILES):
        file = client.get(f"/docs/{name}")
        assert file.status_code == 200
        assert file.data


def test_docs_serve_only_their_own_files(client: ContractClient) -> None:
    assert client.get("/docs/..%2fflask_swagger_ui.py").status_code == 404
    assert client.get("/docs/swagger-ui.js").status_code == 404


def test_every_problem_is_described_where_its_type_leads(client: ContractClient) -> None:
    page = client.get("/docs/problems").text
    for kind in PROBLEMS.values():
        assert kind.type.startswith("/docs/problems#")
        assert f'id="{kind.type.partition("#")[2]}"' in page


@pytest.mark.parametrize(("given", "kept"), [("abc-123", True), ("x" * 65, False), ("a b", False), ("é", False), ("", False)])
def test_sane_request_ids_are_kept(client: ContractClient, given: str, kept: bool) -> None:
    assert (client.get("/healthz", headers={"X-Request-Id": given}).headers["X-Request-Id"] == given) is kept


def test_all_operations_are_routed(app: Flask) -> None:
    assert set(operations()) == {rule.endpoint.rpartition(".")[2] for rule in app.url_map.iter_rules() if "." in rule.endpoint}
