"""Which painter draws which ruleset."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from service.pictures import gondola, murano, plain, rialto, venezia
from service.pictures.scene import Scene

#: Part of the ETag of every picture: raised whenever the same scene is drawn otherwise.
EDITION: Final = 2


class Draw(Protocol):
    """Makes a picture of a scene, or tells of it: the same text for the same scene."""

    def __call__(self, scene: Scene) -> str:
        """Return the picture or the words."""
        ...


@dataclass(frozen=True, slots=True)
class Painter:
    """The two ways to draw a position of one ruleset, and the last decision in words."""

    svg: Draw
    text: Draw
    story: Draw


_PLAIN: Final = Painter(plain.svg, plain.text, plain.story)
PAINTERS: Final[Mapping[str, Painter]] = {
    "gondola": Painter(gondola.svg, gondola.text, gondola.story),
    "venezia": Painter(venezia.svg, venezia.text, venezia.story),
    "rialto": Painter(rialto.svg, rialto.text, rialto.story),
    "murano": Painter(murano.svg, murano.text, murano.story),
}


def painter_of(ruleset: str) -> Painter:
    """Return the painter of a ruleset: a plain one where it has none of its own."""
    return PAINTERS.get(ruleset, _PLAIN)
