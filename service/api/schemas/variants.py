"""The answers that have one variant per ruleset, and the unions of its actions and events."""

from typing import Any, Final

from marshmallow import Schema, fields

from service.api.schemas.decisions import Decision, DryRun, GameEvent, LegalAction, LegalActions, ToldAction
from service.api.schemas.fields import Component, Const, SpecField, doc
from service.api.schemas.games import GameAnswer
from service.api.schemas.history import History, HistoryEntry
from service.api.schemas.shapes import choices
from service.api.schemas.suggestions import Advice, Choice, Suggestion
from service.engine.contract import Meta
from service.engine.spec import Field, Spec, obj, union
from service.engine.tagged import ActionKind

_SEEN: Final = "What was decided, without members that are secret to the bearer; null for what is no decision."


def variants(meta: Meta) -> dict[str, type[Schema]]:
    """Return the schemas of the answers about games of one ruleset, by the names of their components."""
    name = prefix(meta)
    tag = {"ruleset": Const(meta.name)}
    action = Component(f"{name}Action", required=True)
    members: dict[str, tuple[type[Schema], dict[str, Any]]] = {
        "Game": (
            GameAnswer,
            {**tag, "options": SpecField(choices(meta.options), required=True), "view": SpecField(meta.view, required=True)},
        ),
        "ToldAction": (ToldAction, {"action": action}),
        "LegalAction": (LegalAction, {"action": action}),
        "LegalActions": (LegalActions, {**tag, "actions": _list(f"{name}LegalAction")}),
        "GameEvent": (GameEvent, {"event": Component(f"{name}Event", required=True)}),
        "Decision": (Decision, {**tag, "game": Component(f"{name}Game", required=True), "events": _list(f"{name}GameEvent")}),
        "DryRun": (DryRun, {**tag, "events": _list(f"{name}GameEvent", "What the bearer's seat would be told for sure.")}),
        "HistoryEntry": (
            HistoryEntry,
            {**tag, "action": _nullable(f"{name}SeenAction", _SEEN), "events": _list(f"{name}Event", "What the bearer was told of it.")},
        ),
        "History": (History, {**tag, "entries": _list(f"{name}HistoryEntry")}),
        "Choice": (Choice, {"action": action, "line": _list(f"{name}ToldAction", "The continuation thought most probable.")}),
        "Advice": (Advice, {"choices": _list(f"{name}Choice")}),
        "Suggestion": (Suggestion, {**tag, "result": Component(f"{name}Advice", required=True, allow_none=True)}),
    }
    return {name + suffix: base.from_dict(own, name=name + suffix) for suffix, (base, own) in members.items()}


def _nullable(component: str, text: str) -> Component:
    return Component(component, required=True, allow_none=True, metadata=doc(text))


def _list(component: str, text: str = "") -> fields.List[Any]:
    return fields.List(Component(component), required=True, metadata=doc(text) if text else {})


def action_union(meta: Meta) -> Spec:
    """Return the spec of any action of a ruleset."""
    return union(f"{prefix(meta)}Action", f"An action of {meta.title}.", tuple(kind.spec for kind in meta.vocabulary.kinds))


def seen_union(meta: Meta) -> Spec:
    """Return the spec of any action of a ruleset as seats that may not see its secret members see it."""
    text = f"An action of {meta.title} as it may be seen: members that are secret to the bearer are left out."
    return union(f"{prefix(meta)}SeenAction", text, tuple(_seen(kind) for kind in meta.vocabulary.kinds))


def _seen(kind: ActionKind) -> Spec:
    if not kind.secret:
        return kind.spec
    fields_ = tuple(Field(f.name, f.spec, f.doc, f.optional or f.name in kind.secret) for f in kind.fields)
    return obj(f"{kind.name}Seen", kind.doc, fields_, kind.tag)


def event_union(meta: Meta) -> Spec:
    """Return the spec of any event of a ruleset."""
    return union(f"{prefix(meta)}Event", f"Something that happened in {meta.title}.", tuple(kind.spec for kind in meta.events))


def prefix(meta: Meta) -> str:
    """Return what the names of a ruleset's components begin with."""
    return meta.name.capitalize()
