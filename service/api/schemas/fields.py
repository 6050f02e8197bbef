"""Marshmallow fields and schemas that speak the specs of the rooms."""

from collections.abc import Mapping
from typing import Any

from marshmallow import Schema, ValidationError, fields

from service.engine.form import FormError, check_form
from service.engine.spec import Spec


def doc(text: str, **more: Any) -> dict[str, Any]:
    """Return the metadata of a field: what the document says of it."""
    return {"description": text, **more}


class SpecField(fields.Field[Any]):
    """A value of the form of a spec: checked by the engine's own form check, documented as the spec's component."""

    def __init__(self, spec: Spec, **kwargs: Any) -> None:
        super().__init__(allow_none=spec.nullable, **kwargs)
        self.spec = spec

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> Any:
        try:
            check_form(self.spec, value)
        except FormError as error:
            raise ValidationError({error.path: [str(error)]} if error.path else str(error)) from error
        return value


class Const(fields.String):
    """A text that has one value only, like the tag of a variant."""

    def __init__(self, value: str, **kwargs: Any) -> None:
        super().__init__(required=True, **kwargs)
        self.value = value


class TaggedUnion(Schema):
    """One of several objects, told apart by the text of the member `tag`. Each variant declares that member as a Const.

    `members` are schema instances by tag value; a class would be instantiated anew for every request.
    """

    def __init__(self, tag: str, members: dict[str, Schema]) -> None:
        super().__init__()
        self.tag = tag
        self.members = members

    def load(self, data: Any, **kwargs: Any) -> Any:
        """Load `data` by the schema of its variant."""
        value = data.get(self.tag) if isinstance(data, dict) else None
        member = self.members.get(value) if isinstance(value, str) else None
        if member is None:
            raise ValidationError({self.tag: [f"must be one of {', '.join(self.members)}"]})
        return member.load(data, **kwargs)

    def variants(self) -> dict[str, type[Schema]]:
        """Return the classes of the variants by the name of their components."""
        return {type(member).__name__: type(member) for member in self.members.values()}


class Component(fields.Field[Any]):
    """A member of an answer that has the form of the component `name` of the document."""

    def __init__(self, name: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.component = name
