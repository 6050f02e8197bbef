"""Actions and events: small frozen values with a tag, symmetric to and from JSON."""

from collections.abc import Callable
from typing import Final, final

from service.engine.form import FormError, check_members
from service.engine.spec import ARRAY, BOOL, INT, Field, Spec, obj

#: What an action or an event may hold: primitives, and tuples of them (JSON lists).
Value = str | int | bool | None | tuple["Value", ...]


class Action:
    """One decision of one seat. Subclasses add typed attributes beside `key`.

    `key` is `(tag, value, value, …)` in the order of the kind's fields; it decides equality, hash
    and order. Nothing of it changes after construction.
    """

    def __init__(self, key: tuple[Value, ...]) -> None:
        self.key: Final = key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<{' '.join(str(v) for v in self.key)}>"

    @property
    def tag(self) -> str:
        """The kind's tag, like `gondola.place`."""
        tag = self.key[0]
        assert isinstance(tag, str)
        return tag


@final
class ActionKind:
    """What the engine must know of a kind of action.

    `tag` is `<ruleset>.<verb>`; `rules` are the rule ids that allow it; `build` makes the action
    of its values in the order of `fields`; `name` is its component's name in the API (`GondolaPlace`).
    Members that are optional have a default in their field. `secret` names the members that other seats may not
    see (a card laid face down).
    """

    def __init__(
        self,
        tag: str,
        name: str,
        doc: str,
        rules: tuple[str, ...],
        fields: tuple[Field, ...],
        build: Callable[[list[Value]], Action],
        secret: tuple[str, ...] = (),
    ) -> None:
        self.tag: Final = tag
        self.name: Final = name
        self.doc: Final = doc
        self.rules: Final = rules
        self.fields: Final = fields
        self.build: Final = build
        self.secret: Final = secret

    @property
    def spec(self) -> Spec:
        """The shape of the action's JSON."""
        return obj(self.name, self.doc, self.fields, self.tag)


@final
class EventKind:
    """What the engine must know of a kind of event: its tag, its component's name and its members.

    `reveals` names the members that make something public which was hidden until now (the values of tokens handed in).
    """

    def __init__(self, tag: str, name: str, doc: str, fields: tuple[Field, ...], reveals: tuple[str, ...] = ()) -> None:
        self.tag: Final = tag
        self.name: Final = name
        self.doc: Final = doc
        self.fields: Final = fields
        self.reveals: Final = reveals

    @property
    def spec(self) -> Spec:
        """The shape of the event's JSON."""
        return obj(self.name, self.doc, self.fields, self.tag)


@final
class Event:
    """Something that happened, as one set of seats is told of it. `values` are in the order of the kind's fields."""

    def __init__(self, kind: EventKind, values: tuple[Value, ...]) -> None:
        self.kind: Final = kind
        self.values: Final = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.kind is other.kind and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.kind.tag, self.values))

    def __repr__(self) -> str:
        return f"<{self.kind.tag} {' '.join(str(v) for v in self.values)}>"

    def to_json(self) -> dict[str, object]:
        """Return the event as JSON: its members and its tag as `type`."""
        return _to_json(self.kind.tag, self.kind.fields, self.values)


@final
class Vocabulary:
    """All kinds of action of one ruleset: JSON and text both ways."""

    def __init__(self, kinds: tuple[ActionKind, ...]) -> None:
        self.kinds: Final = kinds
        self.by_tag: Final = {kind.tag: kind for kind in kinds}
        self.prefix: Final = kinds[0].tag.partition(".")[0]

    def kind(self, action: Action) -> ActionKind:
        """Return the kind of `action`."""
        return self.by_tag[action.tag]

    def to_json(self, action: Action) -> dict[str, object]:
        """Return the action as JSON: its members and its tag as `type`."""
        return _to_json(action.tag, self.by_tag[action.tag].fields, action.key[1:])

    def to_public_json(self, action: Action) -> dict[str, object]:
        """Return the action as seats other than the acting one may see it: without its secret members."""
        shown = self.to_json(action)
        for name in self.by_tag[action.tag].secret:
            shown.pop(name, None)
        return shown

    def from_json(self, value: object) -> Action:
        """Return the action that `value` describes; FormError says which member is wrong."""
        if not isinstance(value, dict):
            raise FormError("", "an object", value)
        tag = value.get("type")
        kind = self.by_tag.get(tag) if isinstance(tag, str) else None
        if kind is None:
            raise FormError("type", "one of " + ", ".join(self.by_tag), tag)
        check_members(kind.fields, value, "", True)
        return kind.build([_freeze(value[f.name]) if f.name in value else _freeze(f.default) for f in kind.fields])

    def to_text(self, action: Action) -> str:
        """Return the canonical text of the action, like `place tile=c12 x=3 y=-1 rotation=1`."""
        parts = [action.tag.partition(".")[2]]
        for f, value in zip(self.by_tag[action.tag].fields, action.key[1:], strict=True):
            if value is not None:
                parts.append(f"{f.name}={_value_text(value)}")
        return " ".join(parts)

    def from_text(self, text: str) -> Action:
        """Return the action of a canonical text; FormError says which part is wrong."""
        words = text.split()
        kind = self.by_tag.get(f"{self.prefix}.{words[0]}") if words else None
        if kind is None:
            verbs = ", ".join(k.tag.partition(".")[2] for k in self.kinds)
            raise FormError("", f"one of {verbs} with its members", text)
        fields = {f.name: f for f in kind.fields}
        members: dict[str, object] = {"type": kind.tag}
        for word in words[1:]:
            name, _, raw = word.partition("=")
            if name not in fields or name in members:
                raise FormError(name, f"one of {', '.join(fields)}, once", word)
            members[name] = _parse_value(fields[name].spec, raw, name)
        return self.from_json(members)


def _to_json(tag: str, fields: tuple[Field, ...], values: tuple[Value, ...]) -> dict[str, object]:
    result: dict[str, object] = {"type": tag}
    for f, value in zip(fields, values, strict=True):
        if value is not None or not f.optional:
            result[f.name] = _thaw(value)
    return result


def _freeze(value: object) -> Value:
    if isinstance(value, (list, tuple)):
        return tuple([_freeze(v) for v in value])
    assert value is None or isinstance(value, (str, int)), value
    return value


def _thaw(value: Value) -> object:
    if isinstance(value, tuple):
        return [_thaw(v) for v in value]
    return value


def _value_text(value: Value) -> str:
    # A list of pairs is written 1:2,3:4 and a list of single values 1,2,3.
    if isinstance(value, tuple):
        return ",".join(":".join(_value_text(w) for w in v) if isinstance(v, tuple) else _value_text(v) for v in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _parse_value(spec: Spec, raw: str, path: str) -> object:
    if spec.kind == INT:
        return _parse_int(raw, path)
    if spec.kind == BOOL:
        if raw not in ("yes", "no"):
            raise FormError(path, "yes or no", raw)
        return raw == "yes"
    if spec.kind == ARRAY:
        item = spec.item
        assert item is not None
        if not raw:
            return []
        nested = item.kind == ARRAY
        if not nested:
            return [_parse_value(item, one, path) for one in raw.split(",")]
        inner = item.item
        assert inner is not None
        return [[_parse_value(inner, w, path) for w in one.split(":")] for one in raw.split(",")]
    return raw


def _parse_int(raw: str, path: str) -> int:
    digits = raw.removeprefix("-")
    # isascii: int() would also read digits of other scripts, which do not print back.
    if not (digits.isdigit() and digits.isascii()) or len(digits) > 10 or str(int(raw)) != raw:
        raise FormError(path, "a whole number", raw)
    return int(raw)
