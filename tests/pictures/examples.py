"""Draw the example pictures of the README: `make pictures`."""

from itertools import islice
from pathlib import Path

from service.engine.contract import NO_SEAT
from service.pictures.catalogue import painter_of
from service.pictures.scene import Scene
from service.rulesets.catalogue import REGISTRY
from tests.conformance.play import Case, play

FOLDER = Path(__file__).parents[2] / "service" / "pictures" / "examples"
NAMES = ("Anna", "Bruno", "Chiara", "Dario")
#: How far into a random game each example is.
_DECISIONS = {"gondola": 90, "venezia": 220, "rialto": 130, "murano": 900}


def example(name: str) -> str:
    """Return the picture of a position of a random game, as the seat to act sees it."""
    ruleset = REGISTRY[name]
    case = Case(ruleset, len(NAMES), ruleset.complete_options({}, len(NAMES)))
    moment = list(islice(play(case, 5), _DECISIONS[name]))[-1]
    seat = ruleset.to_act(moment.after)
    assert seat != NO_SEAT
    told = [news.told_to(seat) for news in moment.effects.told]
    news = tuple([event.to_json() for event in told if event is not None])
    return painter_of(name).svg(Scene(name, ruleset.meta.title, ruleset.view(moment.after, seat), NAMES, news))


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name in REGISTRY.names():
        (FOLDER / f"{name}.svg").write_text(example(name))


if __name__ == "__main__":
    main()
