"""The catalogue: which games there are, what they are made of, and their rules."""

import hashlib
from typing import Any, Final, final

import orjson
from flask import Response
from flask_smorest.blueprint import Blueprint

from service.api.answer import demand, json_answer, known_already, unchanged
from service.api.operation import Reply, header_parameter, new_blueprint, operation
from service.api.problem import Problem
from service.api.schemas.shapes import Components, choices
from service.engine.contract import Meta
from service.engine.registry import Registry

_CACHE: Final = {"ETag": "Changes with the answer.", "Cache-Control": "How long it may be kept."}
_KEEP: Final = {"Cache-Control": "public, max-age=3600"}
_IF_NONE_MATCH: Final = header_parameter("If-None-Match", "The ETag of the answer one has: 304 if it is still good.", {"type": "string"})
_UNCHANGED: Final = Reply(304, None, "Unchanged.", {"ETag": "Changes with the answer."})


@final
class Catalogue:
    """The answers about rulesets, made once."""

    def __init__(self, registry: Registry) -> None:
        metas = [ruleset.meta for ruleset in registry.all()]
        self.all: Final = orjson.dumps({"rulesets": [summary(meta) for meta in metas]})
        self.one: Final = {meta.name: orjson.dumps({**summary(meta), "board": meta.board}) for meta in metas}
        self.rules: Final = {meta.name: meta.rules_text.encode() for meta in metas}


def summary(meta: Meta) -> dict[str, Any]:
    """Return what the catalogue says of a ruleset, but for its board."""
    return {
        "name": meta.name,
        "title": meta.title,
        "summary": meta.summary,
        "rules_version": meta.rules_version,
        "rules_url": f"/v1/rulesets/{meta.name}/rules",
        "min_players": meta.min_players,
        "max_players": meta.max_players,
        "options": {f.name: f.default for f in meta.options.fields},
        "options_schema": Components(inline=True).of(choices(meta.options)),
        "actions": [{"type": kind.tag, "description": kind.doc, "rules": list(kind.rules)} for kind in meta.vocabulary.kinds],
        "events": [{"type": kind.tag, "description": kind.doc} for kind in meta.events],
    }


def _cached(body: bytes | None, name: str, content_type: str) -> Response:
    if body is None:
        raise Problem("ruleset/not_found", f"There is no ruleset {name[:40]!r}.")
    demand(content_type)
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    if known_already(etag):
        return unchanged(etag, _KEEP)
    if content_type == "application/json":
        return json_answer(body, 200, {"ETag": etag, **_KEEP})
    return Response(body, content_type=f"{content_type}; charset=utf-8", headers={"ETag": etag, **_KEEP})


def rulesets_blueprint(registry: Registry) -> Blueprint:
    """Return the routes of the catalogue."""
    catalogue = Catalogue(registry)
    blueprint = new_blueprint("rulesets", "What can be played.")

    @operation(
        blueprint,
        "GET /rulesets",
        "list_rulesets",
        Reply(200, "RulesetList", "The rulesets.", _CACHE),
        _UNCHANGED,
        parameters=(_IF_NONE_MATCH,),
    )
    def list_rulesets() -> Response:
        """List the rulesets.

        Every game that can be played here: players, options, kinds of actions and events. The board is left out.
        """
        return _cached(catalogue.all, "", "application/json")

    @operation(
        blueprint,
        "GET /rulesets/<ruleset>",
        "get_ruleset",
        Reply(200, "Ruleset", "The ruleset.", _CACHE),
        _UNCHANGED,
        problems=("ruleset/not_found",),
        parameters=(_IF_NONE_MATCH,),
    )
    def get_ruleset(ruleset: str) -> Response:
        """Describe a ruleset.

        Players, options, kinds of actions and events, and the static data of its board, cards and tiles.
        """
        return _cached(catalogue.one.get(ruleset), ruleset, "application/json")

    @operation(
        blueprint,
        "GET /rulesets/<ruleset>/rules",
        "get_rules",
        Reply(200, "string", "The rules.", _CACHE, "text/markdown"),
        _UNCHANGED,
        problems=("ruleset/not_found",),
        parameters=(_IF_NONE_MATCH,),
    )
    def get_rules(ruleset: str) -> Response:
        """Read the rules.

        The numbered rules as Markdown. Refusals cite these numbers.
        """
        return _cached(catalogue.rules.get(ruleset), ruleset, "text/markdown")

    return blueprint
