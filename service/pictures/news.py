"""The last decision in words, and where it happened, from the events that the viewer was told."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from service.pictures.scene import Part, Scene, harmless, words

#: How many events are put into words in a picture.
_MOST = 3


class _Told(dict[str, Any]):
    """The members of an event, seats by name, for a template; what the viewer was not told reads "something"."""

    def __missing__(self, key: str) -> str:
        return "something"


#: How to put members into words, by name; the others are put as they are.
Wording = Mapping[str, Callable[[Any], str]]


def said(scene: Scene, templates: Mapping[str, str], wording: Wording, most: int = _MOST) -> str:
    """Return the last decision in words, at most so many events: `templates` by tag, in which `{who}` is the seat or player."""
    told: list[str] = []
    for event in scene.news:
        template = templates.get(str(event["type"]))
        if template is not None and len(told) < most:
            told.append(template.format_map(_members(scene, event, wording)))
    return harmless("; ".join(told))


def _members(scene: Scene, event: Part, wording: Wording) -> _Told:
    members = _Told({name: wording.get(name, _plain)(value) for name, value in event.items() if value is not None})
    seat = event.get("seat", event.get("player"))
    members["who"] = _who(scene, seat)
    return members


def _who(scene: Scene, seat: object) -> str:
    """Name a seat, or one of the two players without a seat: Rialto's has no number, Venezia's the one after the seats'."""
    if not isinstance(seat, int):
        return "the neutral player"
    return scene.name(seat) if 0 <= seat < len(scene.names) else "the imaginary player"


def happened(scene: Scene, tags: Iterable[str]) -> list[Part]:
    """Return the events of the last decision with one of these tags."""
    wanted = set(tags)
    return [event for event in scene.news if event["type"] in wanted]


def _plain(value: object) -> str:
    return words(str(value))
