"""openapi.json is what the code says, a valid document, and complete: nothing is undescribed, and every example is true."""

import json
import re
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest
from openapi_spec_validator import validate

from openapi.export import PATH, text
from service.api import docs
from service.api.problem_kinds import PROBLEMS
from tests.api.contract import ContractClient, document, operations

_URI = "urn:openapi"
by_operation = pytest.mark.parametrize("operation_id", operations())
#: Problems that no operation reports: path or method lead to none, or the server refuses the request before it is read.
NOWHERE = {"route/not_found", "method/not_allowed", "request/headers_too_large", "request/uri_too_long"}


def valid(schema: dict[str, Any], value: object) -> None:
    """Raise ValidationError unless `value` is of the form of `schema`, a part of the document."""
    registry = jsonschema_rs.Registry([(_URI, document())])
    whole = json.loads(json.dumps(schema).replace('"$ref": "#/', f'"$ref": "{_URI}#/'))
    jsonschema_rs.Draft202012Validator(whole, registry=registry, validate_formats=True).validate(value)


def parameters(operation_id: str) -> list[dict[str, Any]]:
    _, path, described = operations()[operation_id]
    return [*document()["paths"][path].get("parameters", []), *described.get("parameters", [])]


def contents(operation_id: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield every content of request and answers: where it is, its media type and its description."""
    described = operations()[operation_id][2]
    parts = {"request": described.get("requestBody", {}), **described["responses"]}
    for where, part in parts.items():
        for media_type, content in part.get("content", {}).items():
            yield where, media_type, content


def test_committed_document_is_what_the_code_says() -> None:
    assert PATH.read_text(encoding="utf-8") == text(), "run `make openapi sdk` and commit what it writes"


def test_document_is_valid_openapi() -> None:
    validate(json.loads(PATH.read_text(encoding="utf-8")))


@by_operation
def test_an_operation_is_described(operation_id: str) -> None:
    _, _, described = operations()[operation_id]
    assert re.fullmatch(r"[A-Z][^.\n]+\.?", described["summary"])
    assert len(described["description"]) > 20
    assert described["tags"]
    for status, reply in described["responses"].items():
        assert reply["description"], status


@by_operation
def test_every_parameter_has_a_description_and_a_true_example(operation_id: str) -> None:
    found = parameters(operation_id)
    for parameter in found:
        assert len(parameter["description"]) > 8, parameter["name"]
        valid(parameter["schema"], parameter["example"])
    placeholders = set(re.findall(r"{(\w+)}", operations()[operation_id][1]))
    assert placeholders == {p["name"] for p in found if p["in"] == "path"}


@by_operation
def test_every_body_has_true_examples(operation_id: str) -> None:
    for where, media_type, content in contents(operation_id):
        assert content.get("examples"), (where, media_type)
        for name, example in content["examples"].items():
            assert example["summary"], (where, name)
            valid(content["schema"], example["value"])


@by_operation
def test_examples_of_problems_are_those_of_their_status(operation_id: str) -> None:
    described = operations()[operation_id][2]
    for status, reply in described["responses"].items():
        content = reply.get("content", {}).get("application/problem+json", {})
        for example in content.get("examples", {}).values():
            assert example["value"]["status"] == PROBLEMS[example["value"]["code"]].status == int(status)
            assert f"`{example['value']['code']}`" in reply["description"] or "application/json" in reply["content"]
    assert {"406", "503", "500"} <= set(described["responses"])


def test_every_problem_is_documented_where_it_can_come() -> None:
    found = {
        example["value"]["code"]
        for operation_id in operations()
        for _, media_type, content in contents(operation_id)
        if media_type == "application/problem+json"
        for example in content["examples"].values()
    }
    assert found == set(PROBLEMS) - NOWHERE


def test_every_component_and_member_is_described() -> None:
    """The members of the rooms' own shapes are theirs (see the conformance suite)."""
    schemas = document()["components"]["schemas"]
    assert {name for name, schema in schemas.items() if not schema.get("description")} == set()


def test_the_pages_need_no_other_server(client: ContractClient) -> None:
    """No URL leads outside, but for names of XML namespaces and the like in Swagger UI's own bundle, which nothing is loaded from."""
    pages = ["/docs", "/docs/start.js", "/docs/problems"]
    for page in pages:
        body = client.get(page)
        assert body.status_code == 200
        assert not re.search(r"(?:https?:)?//\w", body.text.replace("<!doctype", "")), page
        assert "default-src 'none'" in body.headers["Content-Security-Policy"]
    named = re.findall(r'(?:src|href)="([^"]+)"', client.get("/docs").text) + re.findall(
        r'url: "([^"]+)"', client.get("/docs/start.js").text
    )
    assert len(named) >= 6
    for path in named:
        assert path.startswith("/")
        assert client.get(path).status_code == 200
    assert {f"/docs/{name}" for name in docs.FILES} <= set(named)
    # The policy forbids the browser to ask anybody else, whatever a script says.
    assert "connect-src 'self'" in client.get("/docs").headers["Content-Security-Policy"]
    assert not re.search(r"https?://", json.dumps(document()["servers"]))
