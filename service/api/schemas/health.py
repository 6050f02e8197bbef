"""The answers about the service itself."""

from marshmallow import Schema, fields

from service.api.schemas.fields import doc


class Health(Schema):
    """The process lives."""

    status = fields.String(required=True, metadata={"enum": ["ok"]})
    version = fields.String(required=True, metadata=doc("The version of the API."))


class Waiting(Schema):
    """How much waits, and for how long."""

    depth = fields.Integer(required=True, metadata=doc("How many jobs wait."))
    oldest_s = fields.Float(required=True, metadata=doc("For how many seconds the oldest of them has waited; 0 without any."))


class WaitingLevel(Waiting):
    """What of a queue waits at one level."""

    level = fields.String(
        required=True,
        metadata=doc("A level; `time` or `simulations` for suggestions with such a budget; `unknown` where the job does not tell."),
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
    levels = fields.List(fields.Nested(WaitingLevel), required=True, metadata=doc("By level, of the first 1000 jobs."))


class Status(Schema):
    """How busy the AI is."""

    workers = fields.Integer(required=True, metadata=doc("How many workers gave a sign of life of late."))
    thinkers = fields.Integer(required=True, metadata=doc("How many processes think in them, each for one job at a time."))
    queues = fields.List(fields.Nested(WaitingQueue), required=True, metadata=doc("The most urgent first; jobs at work are not in them."))


class Readiness(Schema):
    """Whether the service can do its work."""

    ready = fields.Boolean(required=True, metadata=doc("Whether requests can be served: whether Redis answers."))
    redis = fields.Boolean(required=True, metadata=doc("Whether Redis answers."))
    workers = fields.Integer(required=True, metadata=doc("How many workers gave a sign of life of late. Without any, AI seats wait."))
