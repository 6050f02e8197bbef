"""The metrics, for Prometheus to scrape."""

from flask import Response
from flask_smorest.blueprint import Blueprint

from service.api.answer import demand
from service.api.metrics import CONTENT_TYPE, MEDIA_TYPE, Metrics, Outside
from service.api.operation import METRICS, Reply, new_blueprint, operation


def metrics_blueprint(metrics: Metrics, outside: Outside) -> Blueprint:
    """Return the route; `outside` reads what only Redis knows."""
    blueprint = new_blueprint(METRICS, "Figures of the service.")

    @operation(blueprint, "GET /metrics", "get_metrics", Reply(200, "string", "The metrics.", media_type=MEDIA_TYPE))
    def get_metrics() -> Response:
        """Read the metrics.

        Figures of all processes in Prometheus' text format: requests, problems, decisions, queues, workers. They tell nothing of any game.
        """
        demand(MEDIA_TYPE)
        return Response(metrics.exposition(outside), content_type=CONTENT_TYPE, headers={"Cache-Control": "no-store"})

    return blueprint
