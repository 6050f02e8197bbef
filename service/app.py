"""Put the API together: one Flask application over the use cases."""

import hashlib
from typing import Any, Final

import orjson
from flask import Flask, Response

from service.api import cors, docs, problem, rate_limit
from service.api.answer import json_answer, known_already, unchanged
from service.api.body import MAX_BODY
from service.api.document import add_blueprint, describe, smorest_api
from service.api.event_stream import Listeners
from service.api.examples import add_examples
from service.api.links import add_links
from service.api.metrics import Metrics, Outside
from service.api.observer import Observer
from service.api.routes.games import GameIdConverter, games_blueprint
from service.api.routes.health import Load, Probe, health_blueprint, no_load, status_blueprint
from service.api.routes.history import history_blueprint
from service.api.routes.lists import lists_blueprint
from service.api.routes.metrics import metrics_blueprint
from service.api.routes.past import past_blueprint
from service.api.routes.pictures import pictures_blueprint
from service.api.routes.rulesets import rulesets_blueprint
from service.api.routes.seats import seats_blueprint
from service.api.routes.suggestions import suggestions_blueprint
from service.api.security import Careful
from service.engine.registry import Registry
from service.games.games import Games
from service.logs import Journal
from service.table import serve as table

_CACHED: Final = {"Cache-Control": "public, max-age=3600"}


def create_app(
    registry: Registry, games: Games, probe: Probe, outside: Outside = tuple, journal: Journal | None = None, load: Load = no_load
) -> Flask:
    """Return the application that offers `games` over HTTP.

    `probe` tells /readyz how the outside fares, `outside` tells /metrics what it reads there, `load` tells /v1/status how busy
    workers are; `journal` gets a line for every request.
    """
    app = Flask("serenissima", static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = MAX_BODY + 1
    # A path that is written otherwise is another path: nothing redirects.
    app.url_map.strict_slashes = True
    app.url_map.merge_slashes = False
    app.url_map.redirect_defaults = False
    app.url_map.converters["game"] = GameIdConverter
    metrics = Metrics()
    observer = Observer(metrics, journal, games.context.recent.ruleset)
    problem.install(app)
    cors.install(app, games.context.settings.cors_origins)
    rate_limit.install(app, games)
    api = smorest_api(app)
    api.register_converter(GameIdConverter, GameIdConverter.schema)  # type: ignore[no-untyped-call]
    describe(api, registry)
    for blueprint in (
        rulesets_blueprint(registry),
        games_blueprint(registry, games, metrics),
        history_blueprint(games, Listeners(games.context.settings.streams_per_process, metrics.streams)),
        pictures_blueprint(games),
        past_blueprint(games, metrics),
        seats_blueprint(games),
        lists_blueprint(registry, games),
        suggestions_blueprint(games, metrics),
        status_blueprint(load),
    ):
        add_blueprint(api, blueprint, "/v1")
    add_blueprint(api, health_blueprint(probe), "")
    add_blueprint(api, metrics_blueprint(metrics, outside), "")
    docs.install(app)
    table.install(app)
    document: dict[str, Any] = api.spec.to_dict()
    add_examples(document, registry.all())
    add_links(document)
    app.extensions["openapi"] = document
    _serve_document(app, document)
    app.wsgi_app = Careful(app.wsgi_app, observer.answered)  # type: ignore[method-assign] # as Flask's documentation shows it
    return app


def _serve_document(app: Flask, document: dict[str, Any]) -> None:
    body = orjson.dumps(document)
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'

    def openapi_json() -> Response:
        if known_already(etag):
            return unchanged(etag, _CACHED)
        return json_answer(body, 200, {"ETag": etag, **_CACHED})

    app.add_url_rule("/openapi.json", "openapi_json", openapi_json)
