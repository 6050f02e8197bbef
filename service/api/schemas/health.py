"""The answers about the service itself."""

from typing import Any

from marshmallow import Schema, fields


def _doc(text: str) -> dict[str, Any]:
    return {"description": text}


class Health(Schema):
    """The process lives."""

    status = fields.String(required=True, metadata={"enum": ["ok"]})
    version = fields.String(required=True, metadata=_doc("The version of the API."))


class Readiness(Schema):
    """Whether the service can do its work."""

    ready = fields.Boolean(required=True, metadata=_doc("Whether requests can be served: whether Redis answers."))
    redis = fields.Boolean(required=True, metadata=_doc("Whether Redis answers."))
    workers = fields.Integer(required=True, metadata=_doc("How many workers gave a sign of life of late. Without any, AI seats wait."))
