"""A small language for the shape of JSON values: actions, events, options and views are declared in it.

One declaration serves everywhere: the engine parses actions with it, the API writes its
OpenAPI components from it, the SDK is generated from those, and the conformance suite holds
every view and event against it.
"""

from typing import Final, final

Json = dict[str, object] | list[object] | str | int | float | bool | None

INT: Final = "int"
NUMBER: Final = "number"
STR: Final = "str"
BOOL: Final = "bool"
ENUM: Final = "enum"
ARRAY: Final = "array"
OBJECT: Final = "object"
UNION: Final = "union"

#: Bounds of an integer that names none of its own (those of a JSON number that every client can hold).
LOWEST: Final = -(2**31)
HIGHEST: Final = 2**31 - 1


@final
class Field:
    """A named member of an object, an action or an event.

    `optional` members may be left out of the JSON; a member that is present but may be null
    has a `nullable` spec instead.
    """

    def __init__(self, name: str, spec: "Spec", doc: str, optional: bool = False, default: object = None) -> None:
        self.name: Final = name
        self.spec: Final = spec
        self.doc: Final = doc
        self.optional: Final = optional
        self.default: Final = default


@final
class Spec:
    """The shape of one JSON value. Build it with the functions below, not by hand.

    `name` is the name of the component that the API document and the SDK give to an enum, an
    object or a union. A `tag` is the literal value of the `type` member of an object in a union.
    """

    def __init__(
        self,
        kind: str,
        *,
        name: str = "",
        doc: str = "",
        low: int = LOWEST,
        high: int = HIGHEST,
        values: tuple[str, ...] = (),
        item: "Spec | None" = None,
        fields: tuple[Field, ...] = (),
        members: "tuple[Spec, ...]" = (),
        tag: str = "",
        nullable: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.doc: Final = doc
        self.low: Final = low
        self.high: Final = high
        self.values: Final = values
        self.item: Final = item
        self.fields: Final = fields
        self.members: Final = members
        self.tag: Final = tag
        self.nullable: Final = nullable


def integer(low: int = LOWEST, high: int = HIGHEST) -> Spec:
    """Return the spec of a whole number from `low` to `high`, both included."""
    return Spec(INT, low=low, high=high)


def number() -> Spec:
    """Return the spec of any finite number."""
    return Spec(NUMBER)


def string(longest: int = 200) -> Spec:
    """Return the spec of a text of at most `longest` characters."""
    return Spec(STR, low=0, high=longest)


def boolean() -> Spec:
    """Return the spec of true or false."""
    return Spec(BOOL)


def enum(name: str, values: tuple[str, ...], doc: str = "") -> Spec:
    """Return the spec of one of `values`; `name` names the enum for all who share it."""
    return Spec(ENUM, name=name, values=values, doc=doc)


def array(item: Spec, low: int = 0, high: int = 10_000) -> Spec:
    """Return the spec of a list of `low` to `high` items."""
    return Spec(ARRAY, item=item, low=low, high=high)


def cell() -> Spec:
    """Return the spec of a pair [x, y] (or [column, row], [q, r]) of whole numbers."""
    return array(integer(-1000, 1000), 2, 2)


def obj(name: str, doc: str, fields: tuple[Field, ...], tag: str = "") -> Spec:
    """Return the spec of an object; with a `tag` its JSON also has `type: tag`."""
    return Spec(OBJECT, name=name, doc=doc, fields=fields, tag=tag)


def union(name: str, doc: str, members: tuple[Spec, ...]) -> Spec:
    """Return the spec of one of several tagged objects, told apart by their `type`."""
    return Spec(UNION, name=name, doc=doc, members=members)


def nullable(spec: Spec) -> Spec:
    """Return `spec`, or null."""
    return Spec(
        spec.kind,
        name=spec.name,
        doc=spec.doc,
        low=spec.low,
        high=spec.high,
        values=spec.values,
        item=spec.item,
        fields=spec.fields,
        members=spec.members,
        tag=spec.tag,
        nullable=True,
    )
