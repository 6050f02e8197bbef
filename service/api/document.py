"""The OpenAPI document: operations from the routes, components from the schemas and from the specs of the rooms."""

import inspect
from typing import Any, Final

from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from flask import Flask
from flask_smorest import Api
from flask_smorest.blueprint import Blueprint
from marshmallow import Schema, fields

from service.api.schemas.catalogue import Ruleset, RulesetList
from service.api.schemas.fields import Component, Const, SpecField
from service.api.schemas.games import ClaimedSeat, CreatedGame
from service.api.schemas.health import Health, Readiness, Status
from service.api.schemas.history import StreamMessage
from service.api.schemas.lists import GameList, TurnList
from service.api.schemas.problems import problem_schema, refusal_schema
from service.api.schemas.records import Record
from service.api.schemas.requests import (
    ApplyActions,
    ClaimSeat,
    CreateSuggestion,
    ForkGame,
    ReplayGame,
    ResignSeat,
    UndoDecision,
    create_game_schema,
)
from service.api.schemas.shapes import Components, JsonSchema, nullable_schema, ref, tagged_union
from service.api.schemas.variants import action_union, event_union, prefix, seen_union, variants
from service.engine.registry import Registry
from service.engine.spec import union

VERSION: Final = "1.0.0"
_DESCRIPTION: Final = """Board games set in Venice: create a game, look at it, list the legal actions of your seat, decide.

Every seat sees what it may know and nothing else. Errors are `application/problem+json` with a stable `code`.
Send an `Idempotency-Key` with a POST and repeat it safely; send `expected_version` and never act on an old view.
"""


#: Answers and requests that have one variant per ruleset, told apart by `ruleset`: name, description, names of the variants.
_UNIONS: Final = (
    ("Game", "A game as the bearer may see it.", "{}Game"),
    ("Decision", "What came of the actions.", "{}Decision"),
    ("LegalActions", "What the bearer's seat may do now.", "{}LegalActions"),
    ("DryRun", "What the actions would do, as far as it is sure.", "{}DryRun"),
    ("History", "A page of what happened.", "{}History"),
    ("HistoryEntry", "What made one version of a game.", "{}HistoryEntry"),
    ("Suggestion", "What an AI would do in the bearer's seat.", "{}Suggestion"),
    ("CreateGame", "A game to be created.", "Create{}Game"),
)
_PLAIN: Final[tuple[type[Schema], ...]] = (
    ApplyActions,
    ClaimSeat,
    ClaimedSeat,
    CreateSuggestion,
    CreatedGame,
    ForkGame,
    GameList,
    Record,
    TurnList,
    ReplayGame,
    ResignSeat,
    UndoDecision,
    Ruleset,
    RulesetList,
    StreamMessage,
    Health,
    Readiness,
    Status,
)


class _Converter(OpenAPIConverter):
    """Takes the docstring of a schema as its description."""

    def schema2jsonschema(self, schema: Schema | type[Schema]) -> JsonSchema:
        """Return the JSON Schema of a schema."""
        doc = inspect.getdoc(schema if isinstance(schema, type) else type(schema)) or ""
        found: JsonSchema = super().schema2jsonschema(schema)  # type: ignore[no-untyped-call]
        return {"description": " ".join(doc.split()), **found}


class _Marshmallow(MarshmallowPlugin):
    Converter = _Converter


class SmorestApi(Api):
    """Collects the document; errors and their schemas are problem.py's business."""

    DEFAULT_ERROR_RESPONSE_NAME = ""

    def _register_error_handlers(self) -> None:
        """Leave errors to the one error handler."""

    def _register_responses(self) -> None:
        """Register none of the default errors."""

    def _register_pagination_header(self) -> None:
        """Register no header that no answer has."""


def smorest_api(app: Flask) -> SmorestApi:
    """Return the collector of the document of `app`."""
    bearer = {
        "type": "http",
        "scheme": "bearer",
        "description": "A host token or a seat token, as shown when the game was created; to create games, an API key where such are configured.",
    }
    api = SmorestApi(  # type: ignore[no-untyped-call]
        app,
        spec_kwargs={
            "marshmallow_plugin": _Marshmallow(),
            "title": "Serenissima",
            "version": VERSION,
            "openapi_version": "3.1.0",
            "info": {"description": _DESCRIPTION, "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"}},
            "servers": [{"url": "/", "description": "This server."}],
        },
    )
    api.spec.components.security_scheme("bearer", bearer)
    return api


def add_blueprint(api: SmorestApi, blueprint: Blueprint, below: str) -> None:
    """Add the routes of `blueprint` below the path `below` to application and document."""
    api.register_blueprint(blueprint, url_prefix=below)  # type: ignore[no-untyped-call]


def describe(api: SmorestApi, registry: Registry) -> None:
    """Add the components of all answers and requests to the document."""
    shapes = Components()
    _teach(api, shapes)
    metas = [ruleset.meta for ruleset in registry.all()]
    schemas = api.spec.components.schema
    for name, doc, member in _UNIONS:
        shapes.add(name, tagged_union(doc, "ruleset", {meta.name: member.format(prefix(meta)) for meta in metas}))
    shapes.of(union("Action", "An action of any ruleset.", tuple(kind.spec for meta in metas for kind in meta.vocabulary.kinds)))
    shapes.of(union("Event", "Something that happened in any ruleset.", tuple(kind.spec for meta in metas for kind in meta.events)))
    for meta in metas:
        shapes.of(action_union(meta))
        shapes.of(event_union(meta))
        shapes.of(seen_union(meta))
        for name, schema in variants(meta).items():
            schemas(name, schema=schema)
    for name, request in create_game_schema(registry).variants().items():
        schemas(name, schema=request)
    for cls in _PLAIN:
        schemas(cls.__name__, schema=cls)
    shapes.add("Problem", problem_schema())
    shapes.add("Refusal", refusal_schema())
    doc = "What came of the actions; of a dry run, what would."
    shapes.add("ActionsAnswer", {"description": doc, "anyOf": [ref("Decision"), ref("DryRun")]})
    for name, shape in shapes.schemas.items():
        schemas(name, shape)


def _teach(api: SmorestApi, shapes: Components) -> None:
    def own_fields(_: object, field: fields.Field[Any], ret: JsonSchema) -> JsonSchema:
        if isinstance(field, Const):
            return {"const": field.value}
        if isinstance(field, SpecField):
            return _fresh(ret, shapes.of(field.spec))
        if isinstance(field, Component):
            return _fresh(ret, nullable_schema(ref(field.component)) if field.allow_none else ref(field.component))
        return {}

    converter = api.ma_plugin.converter
    assert converter is not None
    converter.add_attribute_function(own_fields)


def _fresh(ret: JsonSchema, schema: JsonSchema) -> JsonSchema:
    # What apispec guessed about a field that is not its own is forgotten, but for what we say of it.
    kept: JsonSchema = {key: ret[key] for key in ("description", "default") if key in ret}
    ret.clear()
    return {**schema, **kept}
