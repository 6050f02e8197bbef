"""Read the document into what the templates need: classes, unions, enums and operations."""

import re
import textwrap
from typing import Any, Final, final

from openapi.codegen.types import Schema, Shape, Shapes, identifier, is_object, is_union, snake


@final
class Member:
    """An attribute of a class or an argument of an operation."""

    def __init__(self, name: str, shape: Shape, doc: str, required: bool, const: str | None = None) -> None:
        self.json_name: Final = name
        self.name: Final = identifier(name)
        self.shape: Final = shape if required else shape.or_none()
        self.plain: Final = shape
        self.doc: Final = doc
        self.required: Final = required
        self.const: Final = const

    @property
    def argument_type(self) -> str:
        """The annotation as an argument: any sequence will do where the answer has a tuple."""
        found = re.fullmatch(r"tuple\[(.*), \.\.\.\]( \| None)?", self.shape.type)
        return f"Sequence[{found.group(1)}]{found.group(2) or ''}" if found else self.shape.type

    @property
    def read(self) -> str:
        """The expression that reads the member out of the JSON object `data`."""
        if self.required:
            return self.shape.read(f'data["{self.json_name}"]')
        absent = f'data.get("{self.json_name}")'
        if self.plain.reading == "{}":
            return absent
        present = self.plain.read(f'data["{self.json_name}"]')
        return f"(None if {absent} is None else {present})"


@final
class ModelClass:
    """A component that becomes a frozen dataclass."""

    def __init__(self, name: str, doc: str, members: list[Member]) -> None:
        self.name: Final = name
        self.doc: Final = doc
        self.tag: Final = next((m for m in members if m.const is not None), None)
        self.members: Final = sorted((m for m in members if m.const is None), key=lambda m: not m.required)
        self.all: Final = members


@final
class UnionAlias:
    """A component that is one of several classes (or smaller unions), told apart by the value of `tag`."""

    def __init__(self, name: str, doc: str, tag: str, members: list[tuple[str, str, str]]) -> None:
        self.name: Final = name
        self.doc: Final = doc
        self.tag: Final = tag
        self.members: Final = members
        self.types: Final = list(dict.fromkeys(type_ for _, type_, _ in members))
        self.reader: Final = f"read_{snake(name)}"


@final
class EnumAlias:
    """A component that is one of several texts."""

    def __init__(self, name: str, doc: str, values: list[str]) -> None:
        self.name: Final = name
        self.doc: Final = doc
        self.values: Final = values


@final
class Operation:
    """A request that the API knows, as a method of the client."""

    def __init__(self, method: str, path: str, spec: dict[str, Any], shapes: Shapes, components: dict[str, Schema]) -> None:
        self.method: Final = method.upper()
        self.name: Final = spec["operationId"]
        self.doc: Final = _sentence(spec.get("summary", self.name))
        self.more: Final = wrap(spec.get("description", ""), 8)
        parameters = [_resolve(parameter) for parameter in spec.get("parameters", [])]
        self.path_arguments: Final = [_parameter(p, shapes) for p in parameters if p["in"] == "path"]
        self.query_arguments: Final = [_parameter(p, shapes) for p in parameters if p["in"] == "query"]
        self.idempotent: Final = self.method == "POST"
        self.body: Final = _body_members(spec, shapes, components)
        self.result: Final = _result(spec, shapes)
        self.waits: Final = any(m.json_name == "wait" for m in self.query_arguments)
        filled = re.sub(r"\{(\w+)\}", lambda m: "{quote(str(" + identifier(m.group(1)) + "), safe='')}", path)
        self.path: Final = f'"{path}"' if filled == path else f'f"{filled}"'


def _resolve(parameter: dict[str, Any]) -> dict[str, Any]:
    if "$ref" in parameter:
        raise ValueError(f"parameters are written where they are used, not by reference: {parameter}")
    return parameter


def _parameter(parameter: dict[str, Any], shapes: Shapes) -> Member:
    required = bool(parameter.get("required"))
    return Member(parameter["name"], shapes.of(parameter["schema"]), parameter.get("description", ""), required)


def _body_members(spec: dict[str, Any], shapes: Shapes, components: dict[str, Schema]) -> list[Member] | Member | None:
    """Return the members of the body as arguments; one argument `body` where the body is a union."""
    if "requestBody" not in spec:
        return None
    schema = spec["requestBody"]["content"]["application/json"]["schema"]
    target = components[schema["$ref"].rsplit("/", 1)[1]] if "$ref" in schema else schema
    if is_union(target):
        return Member("body", shapes.of(schema), target.get("description", ""), True)
    return sorted(_members(target, shapes), key=lambda m: not m.required)


def _result(spec: dict[str, Any], shapes: Shapes) -> Shape:
    for status, answer in sorted(spec["responses"].items()):
        if status.startswith("2"):
            content = answer.get("content", {})
            if "application/json" in content:
                return shapes.of(content["application/json"]["schema"])
            return Shape("str") if content else Shape("None")
    raise ValueError(f"{spec['operationId']} has no answer of success")


def _members(schema: Schema, shapes: Shapes) -> list[Member]:
    required = set(schema.get("required", []))
    return [
        Member(name, shapes.of(part), _first(part.get("description", "")), name in required, part.get("const"))
        for name, part in schema["properties"].items()
    ]


def wrap(text: str, indent: int) -> str:
    """Return prose wrapped for a docstring that is indented by `indent`."""
    lines = textwrap.wrap(text.replace("\\", "\\\\").replace('"""', "'''"), 118 - indent)
    return ("\n" + " " * indent).join(lines)


def _sentence(text: str) -> str:
    text = " ".join(text.split()).replace('"""', "'''")
    return text if text.endswith((".", "!", "?")) else text + "."


def _first(text: str) -> str:
    return " ".join(text.split())


@final
class Document:
    """One OpenAPI document in the terms of the templates."""

    def __init__(self, document: dict[str, Any]) -> None:
        components: dict[str, Schema] = document["components"]["schemas"]
        shapes = Shapes(components)
        self.version: Final[str] = document["info"]["version"]
        self.classes: Final = [
            ModelClass(name, _sentence(schema.get("description", name)), _members(schema, shapes))
            for name, schema in sorted(components.items())
            if is_object(schema)
        ]
        self.enums: Final = [
            EnumAlias(name, _first(schema.get("description", "")), schema["enum"])
            for name, schema in sorted(components.items())
            if "enum" in schema
        ]
        self.unions: Final = _ordered([_union(name, schema, shapes) for name, schema in sorted(components.items()) if is_union(schema)])
        self.operations: Final = [
            Operation(
                method, path, {**spec, "parameters": [*methods.get("parameters", []), *spec.get("parameters", [])]}, shapes, components
            )
            for path_of_all, methods in document["paths"].items()
            for method, described in methods.items()
            if method in ("get", "post", "put", "patch", "delete") and not _streams(described)
            for path, spec in _variants(path_of_all, described)
        ]


def _variants(path: str, spec: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Return the operation; where a query parameter makes it answer something else (`x-dry-run`), one for each answer."""
    switch = next((p for p in spec.get("parameters", []) if "x-dry-run" in p), None)
    if switch is None:
        return [(path, spec)]
    said = switch["x-dry-run"]
    others = [p for p in spec["parameters"] if p is not switch]
    plain = {**spec, "parameters": others, "responses": _answering(said["plain"])}
    doc = {"summary": "Try actions.", "description": switch["description"].partition(": ")[2].capitalize()}
    tried = {**spec, **doc, "operationId": said["operation_id"], "parameters": others, "responses": _answering(said["answer"])}
    return [(path, plain), (f"{path}?{switch['name']}=true", tried)]


def _answering(component: str) -> dict[str, Any]:
    return {"200": {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{component}"}}}}}


def _streams(spec: dict[str, Any]) -> bool:
    """Say whether an operation answers a stream of events: those have hand-written iterators (serenissima/stream.py)."""
    return "text/event-stream" in spec["responses"].get("200", {}).get("content", {})


def _union(name: str, schema: Schema, shapes: Shapes) -> UnionAlias:
    mapping = schema["discriminator"]["mapping"]
    members = []
    for value, target in mapping.items():
        shape = shapes.of({"$ref": target})
        members.append((value, shape.type, shape.read("data")))
    return UnionAlias(name, _first(schema.get("description", "")), schema["discriminator"]["propertyName"], members)


def _ordered(unions: list[UnionAlias]) -> list[UnionAlias]:
    """Return the unions so that each comes after the unions that it is made of."""
    names = {union.name for union in unions}
    done: list[UnionAlias] = []
    while len(done) < len(unions):
        ready = {union.name for union in done}
        left = [u for u in unions if u.name not in ready]
        done += [u for u in left if all(t not in names or t in ready for t in u.types)]
    return done
