"""Whether the process lives and whether the service can work."""

from collections.abc import Callable
from typing import Final

import orjson
from flask import Response
from flask_smorest.blueprint import Blueprint

from service.api.answer import json_answer
from service.api.document import VERSION
from service.api.operation import HEALTH, Reply, new_blueprint, operation

_FRESH: Final = {"Cache-Control": "no-store"}

#: Asks the outside: whether Redis answers, and how many workers live.
Probe = Callable[[], tuple[bool, int]]


#: Says how busy the workers are, in the form of Status. GameProblem server/busy when it cannot be known.
Load = Callable[[], dict[str, object]]


def no_load() -> dict[str, object]:
    """Say that there are neither workers nor queues."""
    return {"workers": 0, "thinkers": 0, "queues": []}


def status_blueprint(load: Load) -> Blueprint:
    """Return the route that says how busy the AI is."""
    blueprint = new_blueprint("status", "How busy the AI is.")

    @operation(blueprint, "GET /status", "get_status", Reply(200, "Status", "How busy the AI is."))
    def get_status() -> Response:
        """Say how busy the AI is.

        How many workers there are, and how much waits for them, by queue and level: opponents come before advice, long thinking
        comes last.
        """
        return json_answer(orjson.dumps(load()), 200, _FRESH)

    return blueprint


def health_blueprint(probe: Probe) -> Blueprint:
    """Return the routes that a load balancer asks."""
    blueprint = new_blueprint(HEALTH, "The service itself.")

    @operation(blueprint, "GET /healthz", "get_health", Reply(200, "Health", "The process lives."))
    def get_health() -> Response:
        """Say whether the process lives.

        Asks nothing of Redis or of workers.
        """
        return json_answer(orjson.dumps({"status": "ok", "version": VERSION}), 200, _FRESH)

    @operation(
        blueprint,
        "GET /readyz",
        "get_readiness",
        Reply(200, "Readiness", "Requests can be served."),
        Reply(503, "Readiness", "Redis does not answer."),
    )
    def get_readiness() -> Response:
        """Say whether the service can work.

        Ready means that Redis answers. Without a living worker games go on, but AI seats and suggestions wait.
        """
        redis, workers = probe()
        return json_answer(orjson.dumps({"ready": redis, "redis": redis, "workers": workers}), 200 if redis else 503, _FRESH)

    return blueprint
