"""Write the specs of the rooms as JSON Schema: every named shape becomes a component of the document."""

from typing import Any, Final, final

from service.engine.spec import ARRAY, BOOL, ENUM, HIGHEST, INT, LOWEST, NUMBER, OBJECT, STR, UNION, Field, Spec, obj

JsonSchema = dict[str, Any]


def ref(name: str) -> JsonSchema:
    """Return a reference to the component `name`."""
    return {"$ref": f"#/components/schemas/{name}"}


def choices(options: Spec) -> Spec:
    """Return the options of a ruleset as one may choose them: every member may be left out and has its default then."""
    fields = tuple(Field(f.name, f.spec, f.doc, True, f.default) for f in options.fields)
    return obj(options.name, options.doc, fields)


def tagged_union(doc: str, tag: str, members: dict[str, str]) -> JsonSchema:
    """Return the schema of one of `members` (value of the member `tag` -> component name)."""
    mapping = {value: ref(name)["$ref"] for value, name in members.items()}
    discriminator = {"propertyName": tag, "mapping": mapping}
    return {"description": doc, "oneOf": [ref(name) for name in members.values()], "discriminator": discriminator}


@final
class Components:
    """The named shapes met so far, as JSON Schemas by name. With `inline` they are written where they are met instead.

    Two different shapes under one name are a fault of the rooms and raise ValueError.
    """

    def __init__(self, inline: bool = False) -> None:
        self.schemas: Final[dict[str, JsonSchema]] = {}
        self._inline: Final = inline

    def add(self, name: str, schema: JsonSchema) -> JsonSchema:
        """Register `schema` under `name` and return a reference to it."""
        if self.schemas.setdefault(name, schema) != schema:
            raise ValueError(f"two different shapes are named {name}")
        return ref(name)

    def of(self, spec: Spec) -> JsonSchema:
        """Return the JSON Schema of `spec`; named parts are registered and referred to."""
        schema = self._bare(spec)
        return nullable_schema(schema) if spec.nullable else schema

    def of_field(self, field: Field) -> JsonSchema:
        """Return the JSON Schema of a member, with its description and default."""
        schema = dict(self.of(field.spec))
        if field.doc:
            schema["description"] = field.doc
        if field.default is not None:
            schema["default"] = field.default
        return schema

    def _bare(self, spec: Spec) -> JsonSchema:
        if spec.kind == INT:
            return _integer(spec)
        if spec.kind == STR:
            return {"type": "string", "maxLength": spec.high}
        if spec.kind == BOOL:
            return {"type": "boolean"}
        if spec.kind == NUMBER:
            return {"type": "number"}
        if spec.kind == ENUM:
            return self._named(spec, {"type": "string", "enum": list(spec.values)})
        if spec.kind == ARRAY:
            assert spec.item is not None
            return {"type": "array", "items": self.of(spec.item), "minItems": spec.low, "maxItems": spec.high}
        if spec.kind == UNION:
            members = {member.tag: self._member(member) for member in spec.members}
            return self._named(spec, tagged_union(spec.doc, "type", members))
        assert spec.kind == OBJECT, spec.kind
        return self._named(spec, self._object(spec))

    def _member(self, spec: Spec) -> str:
        self._bare(spec)
        return spec.name

    def _object(self, spec: Spec) -> JsonSchema:
        properties: JsonSchema = {"type": {"type": "string", "const": spec.tag}} if spec.tag else {}
        required = ["type"] if spec.tag else []
        for field in spec.fields:
            properties[field.name] = self.of_field(field)
            if not field.optional:
                required.append(field.name)
        schema: JsonSchema = {"type": "object", "properties": properties, "additionalProperties": False}
        if required:
            schema["required"] = required
        return schema

    def _named(self, spec: Spec, schema: JsonSchema) -> JsonSchema:
        if spec.doc:
            schema["description"] = spec.doc
        return schema if self._inline or not spec.name else self.add(spec.name, schema)


def _integer(spec: Spec) -> JsonSchema:
    schema: JsonSchema = {"type": "integer", "minimum": spec.low, "maximum": spec.high}
    if (spec.low, spec.high) == (LOWEST, HIGHEST):
        schema["format"] = "int32"
    return schema


def nullable_schema(schema: JsonSchema) -> JsonSchema:
    """Return the schema of what `schema` allows, or null."""
    if isinstance(schema.get("type"), str) and "enum" not in schema:
        return {**schema, "type": [schema["type"], "null"]}
    return {"anyOf": [schema, {"type": "null"}]}
