"""What has happened, in plain words: made of nothing but what the reader was told."""

from collections.abc import Sequence
from typing import Final

from service.engine.contract import Ruleset
from service.games.log import Entry
from service.games.model import ChangeKind
from service.pictures.catalogue import painter_of
from service.pictures.scene import Scene, words

_CHANGES: Final[dict[ChangeKind, str]] = {
    "claim": "{} took the open seat",
    "resign": "{} resigned: an AI plays on",
    "absence": "{} was away too long: an AI plays on",
    "rejoin": "{} came back",
    "end": "{} ended the game",
}


def story(ruleset: Ruleset, entry: Entry, heard: Sequence[dict[str, object]], names: tuple[str, ...]) -> str:
    """Return an entry of the log in words; `heard` are the events of it that the reader was told, `names` those of the seats."""
    scene = Scene(ruleset.meta.name, ruleset.meta.title, {}, names, tuple(heard))
    if entry.change is not None:
        return _CHANGES[entry.change].format("The host" if entry.seat is None else scene.name(entry.seat))
    if entry.seat is None:
        return "The game began"
    if entry.undone is not None:
        return f"{scene.name(entry.seat)} took back decision {entry.undone}"
    told = painter_of(ruleset.meta.name).story(scene)
    return told or f"{scene.name(entry.seat)}: {_verb(entry)}"


def _verb(entry: Entry) -> str:
    """Return the kind of a decision in words; its members may be secret."""
    assert entry.action is not None
    return words(entry.action.split(maxsplit=1)[0].rpartition(".")[2])
