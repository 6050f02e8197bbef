"""Requests that nobody would think of: no 5xx, no status, media type or body that the document does not describe."""

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.api.contract import ContractClient, document
from tests.api.table import Table, table

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    allow_header_conformance,
]


schema = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="session")
def live(app: Flask) -> Table:
    client = app.test_client()
    assert isinstance(client, ContractClient)
    return table(client)


def ask(case: schemathesis.Case, app: Flask, live: Table) -> None:
    """Send the request, every other one about a game that exists, by a seat of it."""
    path = case.path_parameters or {}
    if "game_id" in path and len(str(path["game_id"])) % 2:
        path["game_id"] = live.id
        case.headers.update(live.seat(len(str(case.body)) % 2))
    # A long poll would only take time.
    if isinstance(case.query, dict) and isinstance(case.query.get("wait"), (int, float)):
        case.query["wait"] = min(case.query["wait"], 0)
    # A stream would never end.
    if case.path.endswith("/events"):
        case.query = {**(case.query or {}), "seconds": 0}
    case.call_and_validate(checks=CHECKS, app=app)


@schema.parametrize()
@settings(max_examples=20, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
def test_any_request(case: schemathesis.Case, app: Flask, live: Table) -> None:
    ask(case, app, live)


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=300, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_many_requests(case: schemathesis.Case, app: Flask, live: Table) -> None:
    ask(case, app, live)
