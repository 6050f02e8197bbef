"""What a JSON Schema of the document is in Python: its type, how it is read from JSON, and how it is written to JSON."""

import keyword
import re
from typing import Any, Final, final

Schema = dict[str, Any]

_PLAIN: Final = {"integer": "int", "number": "float", "boolean": "bool", "string": "str", "null": "None"}


def snake(name: str) -> str:
    """Return `GondolaView` as `gondola_view`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower().replace("-", "_")


def identifier(name: str) -> str:
    """Return `name` as a Python name: a keyword gets an underscore."""
    name = name.replace("-", "_").replace(".", "_")
    return name + "_" if keyword.iskeyword(name) else name


@final
class Shape:
    """A schema in Python.

    `type` is the annotation. `reading` and `writing` are expressions with `{}` in the place of the value;
    both are `{}` where JSON and Python hold the same.
    """

    def __init__(self, type_: str, reading: str = "{}", writing: str = "{}") -> None:
        self.type: Final = type_
        self.reading: Final = reading
        self.writing: Final = writing

    def read(self, value: str) -> str:
        """Return the expression that makes the Python value of the JSON in `value`."""
        return self.reading.replace("{}", value)

    def write(self, value: str) -> str:
        """Return the expression that makes the JSON of the Python value in `value`."""
        return self.writing.replace("{}", value)

    def or_none(self) -> "Shape":
        """Return the shape of this or None."""
        if self.type == "None" or self.type.endswith("| None"):
            return self
        return Shape(f"{self.type} | None", _unless_none(self.reading), _unless_none(self.writing))


def _unless_none(expression: str) -> str:
    return expression if expression == "{}" else f"(None if {{}} is None else {expression})"


def is_object(schema: Schema) -> bool:
    """Say whether a component becomes a class."""
    return schema.get("type") == "object" and "properties" in schema


def is_union(schema: Schema) -> bool:
    """Say whether a component is a union told apart by a tag."""
    return "oneOf" in schema and "discriminator" in schema


@final
class Shapes:
    """Finds the shape of any schema of one document."""

    def __init__(self, components: dict[str, Schema]) -> None:
        self._components: Final = components

    def of(self, schema: Schema) -> Shape:
        """Return the shape of `schema`; ValueError for a form that the document does not use so far."""
        if "$ref" in schema:
            return self._reference(schema["$ref"].rsplit("/", 1)[1])
        if "anyOf" in schema or "oneOf" in schema:
            return self._any_of(schema.get("anyOf") or schema["oneOf"])
        if "allOf" in schema and len(schema["allOf"]) == 1:
            return self.of(schema["allOf"][0])
        if "const" in schema:
            return Shape(f"Literal[{schema['const']!r}]")
        kind = schema.get("type")
        if isinstance(kind, list):
            return self._several(schema, kind)
        if "enum" in schema:
            return Shape(f"Literal[{', '.join(repr(value) for value in schema['enum'])}]")
        if kind == "array":
            return self._array(schema)
        if kind == "object":
            return self._mapping(schema)
        if kind in _PLAIN:
            return Shape(_PLAIN[kind])
        return Shape("Any")

    def _reference(self, name: str) -> Shape:
        schema = self._components[name]
        if is_object(schema):
            return Shape(name, f"{name}.from_json({{}})", "{}.to_json()")
        if is_union(schema):
            return Shape(name, f"read_{snake(name)}({{}})", "{}.to_json()")
        if "enum" in schema:
            return Shape(name)
        return self.of(schema)

    def _any_of(self, choices: list[Schema]) -> Shape:
        real = [choice for choice in choices if choice.get("type") != "null"]
        if len(real) == 1 and len(choices) == 2:
            return self.of(real[0]).or_none()
        shapes = [self.of(choice) for choice in choices]
        if any(shape.reading != "{}" for shape in shapes):
            raise ValueError(f"a choice between objects needs a discriminator: {choices}")
        return Shape(" | ".join(dict.fromkeys(shape.type for shape in shapes)))

    def _several(self, schema: Schema, kinds: list[str]) -> Shape:
        shapes = [self.of({**schema, "type": kind}) for kind in kinds if kind != "null"]
        if len(shapes) == 1:
            return shapes[0].or_none() if "null" in kinds else shapes[0]
        return Shape(" | ".join([shape.type for shape in shapes] + ["None"] * ("null" in kinds)))

    def _array(self, schema: Schema) -> Shape:
        item = self.of(schema.get("items", {}))
        low, high = schema.get("minItems"), schema.get("maxItems")
        if low is not None and low == high and low <= 3 and item.reading == "{}":
            parts = ", ".join(f"{{}}[{i}]" for i in range(low))
            return Shape(f"tuple[{', '.join([item.type] * low)}]", f"({parts})", "list({})")
        if item.reading == "{}":
            return Shape(f"tuple[{item.type}, ...]", "tuple({})", "list({})")
        reading, writing = item.read("item"), item.write("item")
        return Shape(f"tuple[{item.type}, ...]", f"tuple([{reading} for item in {{}}])", f"[{writing} for item in {{}}]")

    def _mapping(self, schema: Schema) -> Shape:
        extra = schema.get("additionalProperties")
        if not isinstance(extra, dict) or not extra:
            return Shape("dict[str, Any]", "dict({})", "dict({})")
        item = self.of(extra)
        reading, writing = item.read("item"), item.write("item")
        return Shape(
            f"dict[str, {item.type}]",
            f"{{name: {reading} for name, item in {{}}.items()}}",
            f"{{name: {writing} for name, item in {{}}.items()}}",
        )
