"""The answers about the service itself."""

from typing import Any

from marshmallow import Schema, fields


def _doc(text: str) -> dict[str, Any]:
    return {"description": text}


class Health(Schema):
    """The process lives."""

    status = fields.String(required=True, metadata={"enum": ["ok"]})
    version = fields.String(required=True, metadata=_doc("The version of the API."))


class Waiting(Schema):
    """How much waits, and for how long."""

    depth = fields.Integer(required=True, metadata=_doc("How many jobs wait."))
    oldest_s = fields.Float(required=True, metadata=_doc("For how many seconds the oldest of them has waited; 0 without any."))


class WaitingLevel(Waiting):
    """What of a queue waits at one level."""

    level = fields.String(
        required=True,
        metadata=_doc("A level; `time` or `simulations` for suggestions with such a budget; `unknown` where the job does not tell."),
    )


class WaitingQueue(Waiting):
    """What waits in one queue."""

    queue = fields.String(
        required=True,
        metadata={
            "enum": ["turns", "advice", "batch"],
            "description": "`turns`: moves of AI seats; `advice`: suggestions; `batch`: suggestions that ordered long thinking.",
        },
    )
    levels = fields.List(fields.Nested(WaitingLevel), required=True, metadata=_doc("By level, of the first 1000 jobs."))


class Status(Schema):
    """How busy the AI is."""

    workers = fields.Integer(required=True, metadata=_doc("How many workers gave a sign of life of late."))
    thinkers = fields.Integer(required=True, metadata=_doc("How many processes think in them, each for one job at a time."))
    queues = fields.List(fields.Nested(WaitingQueue), required=True, metadata=_doc("The most urgent first; jobs at work are not in them."))


class Readiness(Schema):
    """Whether the service can do its work."""

    ready = fields.Boolean(required=True, metadata=_doc("Whether requests can be served: whether Redis answers."))
    redis = fields.Boolean(required=True, metadata=_doc("Whether Redis answers."))
    workers = fields.Integer(required=True, metadata=_doc("How many workers gave a sign of life of late. Without any, AI seats wait."))
