"""What a picture is made of: a view, the names of the seats, and what the viewer was told of the last decision."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

#: The JSON of a view or of a part of it; its shape is the `view` spec of the ruleset.
Part = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a painter is given. Equal scenes give equal bytes.

    `names` are the names of the seats as players typed them; `news` the events of the last decision as the viewer
    was told them; `places` the final places by seat, empty while the game goes on.
    """

    ruleset: str
    title: str
    view: Part
    names: tuple[str, ...]
    news: tuple[Part, ...] = ()
    places: tuple[int, ...] = ()

    def name(self, seat: int, width: int = 20) -> str:
        """Return the name of a seat, harmless and at most `width` columns wide."""
        return fit(harmless(self.names[seat]), width)

    @property
    def viewer(self) -> int | None:
        """The seat that looks; None for a spectator."""
        seat: int | None = self.view["viewer"]
        return seat

    @property
    def to_act(self) -> int | None:
        """The seat that decides; None when the game is over."""
        seat: int | None = self.view["to_act"]
        return seat

    @property
    def phase(self) -> str:
        """What is decided, in words."""
        return words(str(self.view["phase"]))


def words(identifier: str) -> str:
    """Return an identifier of the API as plain words."""
    return identifier.replace("_", " ")


def harmless(text: str) -> str:
    """Return `text` without what could steer a terminal, break XML or turn the direction of writing."""
    return "".join([c if c.isprintable() else "?" for c in text])


def columns(text: str) -> int:
    """Return how many columns of a terminal `text` takes."""
    return sum([2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text])


def fit(text: str, width: int) -> str:
    """Return `text`, cut to at most `width` columns; a cut one ends with an ellipsis."""
    if columns(text) <= width:
        return text
    kept = ""
    for c in text:
        if columns(kept + c) >= width:
            break
        kept += c
    return kept + "\u2026"
