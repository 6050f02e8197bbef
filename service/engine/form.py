"""Hold a JSON value against a spec: well-formed or not, before any rule is asked."""

from typing import Final

from service.engine.spec import ARRAY, BOOL, ENUM, INT, NUMBER, OBJECT, STR, UNION, Field, Spec


class FormError(ValueError):
    """A value is not of the form it must have.

    `path` names the member ("hexes.1.0"), `needed` says what would have been right.
    """

    def __init__(self, path: str, needed: str, present: object) -> None:
        super().__init__(f"{path or 'the value'} must be {needed}, not {_short(present)}")
        self.path: Final = path
        self.needed: Final = needed
        self.present: Final = _short(present)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def check_form(spec: Spec, value: object, path: str = "") -> None:
    """Raise FormError unless `value` is of the form of `spec`. Unknown members are refused."""
    if value is None and spec.nullable:
        return
    kind = spec.kind
    if kind == INT:
        _check_int(spec, value, path)
    elif kind == STR:
        if not isinstance(value, str) or len(value) > spec.high:
            raise FormError(path, f"a text of at most {spec.high} characters", value)
    elif kind == BOOL:
        if not isinstance(value, bool):
            raise FormError(path, "true or false", value)
    elif kind == ENUM:
        if not isinstance(value, str) or value not in spec.values:
            raise FormError(path, "one of " + ", ".join(spec.values), value)
    elif kind == NUMBER:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise FormError(path, "a number", value)
    elif kind == ARRAY:
        _check_array(spec, value, path)
    elif kind == OBJECT:
        _check_object(spec, value, path)
    elif kind == UNION:
        _check_union(spec, value, path)
    else:
        raise AssertionError(f"unknown kind of spec {kind}")


def _check_int(spec: Spec, value: object, path: str) -> None:
    # True is an int to Python but not to JSON.
    if isinstance(value, bool) or not isinstance(value, int) or not spec.low <= value <= spec.high:
        raise FormError(path, f"a whole number from {spec.low} to {spec.high}", value)


def _check_array(spec: Spec, value: object, path: str) -> None:
    if not isinstance(value, (list, tuple)) or not spec.low <= len(value) <= spec.high:
        raise FormError(path, f"a list of {spec.low} to {spec.high} items", value)
    item = spec.item
    assert item is not None
    for i, one in enumerate(value):
        check_form(item, one, _join(path, str(i)))


def _check_object(spec: Spec, value: object, path: str) -> None:
    if not isinstance(value, dict):
        raise FormError(path, "an object", value)
    if spec.tag and value.get("type") != spec.tag:
        raise FormError(_join(path, "type"), repr(spec.tag), value.get("type"))
    check_members(spec.fields, value, path, bool(spec.tag))


def check_members(fields: tuple[Field, ...], value: dict[str, object], path: str, tagged: bool) -> None:
    """Raise FormError unless `value` has the members `fields`, and (but for `type` if `tagged`) no others."""
    names = {f.name for f in fields}
    if tagged:
        names.add("type")
    for name, member in value.items():
        if name not in names:
            raise FormError(_join(path, str(name)), "absent (known members: " + ", ".join(sorted(names)) + ")", member)
    for f in fields:
        if f.name in value:
            check_form(f.spec, value[f.name], _join(path, f.name))
        elif not f.optional:
            raise FormError(_join(path, f.name), "present", None)


def _check_union(spec: Spec, value: object, path: str) -> None:
    if not isinstance(value, dict):
        raise FormError(path, "an object", value)
    tag = value.get("type")
    for member in spec.members:
        if member.tag == tag:
            _check_object(member, value, path)
            return
    raise FormError(_join(path, "type"), "one of " + ", ".join(m.tag for m in spec.members), tag)
