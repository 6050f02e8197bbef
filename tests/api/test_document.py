"""openapi.json is what the code says, and a valid document."""

import json

from openapi_spec_validator import validate

from openapi.export import PATH, text


def test_committed_document_is_what_the_code_says() -> None:
    assert PATH.read_text(encoding="utf-8") == text(), "run `make openapi sdk` and commit what it writes"


def test_document_is_valid_openapi() -> None:
    validate(json.loads(PATH.read_text(encoding="utf-8")))
