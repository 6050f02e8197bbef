"""Which painter draws which ruleset."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from service.pictures import gondola, murano, plain, rialto, venezia
from service.pictures.scene import Scene

#: Part of the ETag of every picture: raised whenever the same scene is drawn otherwise.
EDITION: Final = 1


class Draw(Protocol):
    """Makes a picture of a scene: the same text for the same scene."""

    def __call__(self, scene: Scene) -> str:
        """Return the picture."""
        ...


@dataclass(frozen=True, slots=True)
class Painter:
    """The two ways to draw a position of one ruleset."""

    svg: Draw
    text: Draw


_PLAIN: Final = Painter(plain.svg, plain.text)
PAINTERS: Final[Mapping[str, Painter]] = {
    "gondola": Painter(gondola.svg, gondola.text),
    "venezia": Painter(venezia.svg, venezia.text),
    "rialto": Painter(rialto.svg, rialto.text),
    "murano": Painter(murano.svg, murano.text),
}


def painter_of(ruleset: str) -> Painter:
    """Return the painter of a ruleset: a plain one where it has none of its own."""
    return PAINTERS.get(ruleset, _PLAIN)
