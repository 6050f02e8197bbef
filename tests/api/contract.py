"""A test client that holds every answer against the OpenAPI document."""

import json
from functools import lru_cache
from typing import Any

import jsonschema_rs
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.exceptions import HTTPException
from werkzeug.test import TestResponse

from openapi.export import PATH

_URI = "urn:openapi"


@lru_cache(maxsize=1)
def document() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8"))
    return found


@lru_cache(maxsize=200)
def _validator(ref: str) -> jsonschema_rs.Draft202012Validator:
    registry = jsonschema_rs.Registry([(_URI, document())])
    return jsonschema_rs.Draft202012Validator({"$ref": f"{_URI}{ref}"}, registry=registry, validate_formats=True)


def validate(component: str, value: object) -> None:
    """Raise ValidationError unless `value` is of the form of a component."""
    _validator(f"#/components/schemas/{component}").validate(value)


def operations() -> dict[str, tuple[str, str, dict[str, Any]]]:
    """Return method, path and description of every operation by its id."""
    return {
        described["operationId"]: (method, path, described)
        for path, methods in document()["paths"].items()
        for method, described in methods.items()
        if method != "parameters"
    }


def hold(operation_id: str, response: TestResponse) -> None:
    """Fail unless the operation's description allows the answer: status, media type, headers and body."""
    described = operations()[operation_id][2]["responses"].get(str(response.status_code))
    assert described is not None, f"{operation_id} answered {response.status_code}, which is not documented: {response.data[:300]!r}"
    content = described.get("content")
    if content is None:
        assert response.data == b""
        return
    assert response.mimetype in content, f"{operation_id}: {response.mimetype} is not documented for {response.status_code}"
    if response.mimetype == "application/problem+json":
        code = json.loads(response.data)["code"]
        assert code.replace("/", "_") in content[response.mimetype]["examples"], f"{operation_id} does not document {code}"
    if response.mimetype.endswith("json"):
        _validator(content[response.mimetype]["schema"]["$ref"]).validate(json.loads(response.data))


class ContractClient(FlaskClient):
    """A Flask client every answer of which is held against the document."""

    def open(self, *args: Any, **kwargs: Any) -> TestResponse:
        response = super().open(*args, **kwargs)
        operation_id = _operation_of(self.application, response)
        if operation_id is not None and response.status_code != 405:
            hold(operation_id, response)
        if response.status_code >= 400 and response.mimetype != "application/json":
            validate("Problem", json.loads(response.data))
        assert response.headers["X-Request-Id"]
        return response


def _operation_of(app: Flask, response: TestResponse) -> str | None:
    environ = response.request.environ
    try:
        endpoint, _ = app.url_map.bind_to_environ(environ).match()
    except HTTPException:
        return None
    name = endpoint.rpartition(".")[2]
    return name if name in operations() else None
