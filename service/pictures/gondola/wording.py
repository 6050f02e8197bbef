"""Gondola in words: tiles, seats and what happened."""

from typing import Any, Final

from service.pictures.news import said
from service.pictures.scene import Part, Scene
from service.rulesets.gondola.components import (
    CANNOT_PASS,
    CAPACITY,
    CHECKPOINT,
    CURRENT,
    DEEP,
    FLAGS,
    KIND_OF,
    MASK,
    REPLACE,
    SHAPE,
    SPEED,
)

_NEWS: Final = {
    "gondola.placed": "{who} laid {tile} at ({x}, {y})",
    "gondola.discarded": "{who} discarded {tile}",
    "gondola.moved": "{who} moved: {path}",
    "gondola.crossed": "{who} crossed the checkpoint at ({x}, {y})",
    "gondola.race_ended": "race {race} ended",
}
#: What only the story of the game tells.
_MORE: Final = {
    "gondola.race_began": "race {race} began",
    "gondola.drew": "{who} drew tiles: {count}",
    "gondola.bonus_drawn": "{who} drew a bonus tile",
    "gondola.match_ended": "the match is over",
}


def last(scene: Scene) -> str:
    """Return the last decision in words."""
    return said(scene, _NEWS, {"path": _way})


def story(scene: Scene) -> str:
    """Return all that the viewer was told of the last decision, in words."""
    return said(scene, {**_NEWS, **_MORE}, {"path": _way}, len(scene.news))


def _way(path: list[list[int]]) -> str:
    return " to ".join([f"({x}, {y})" for x, y in path]) or "nowhere"


def tile_words(tile: str) -> str:
    """Describe a tile by its id."""
    kind = KIND_OF[tile]
    found = [tile, f"current {CURRENT[kind]}", f"capacity {CAPACITY[kind]}"]
    if SPEED[kind]:
        found.insert(1, f"speed {SPEED[kind]}")
    traits = ((CHECKPOINT[kind], "checkpoint"), (SHAPE[kind] == DEEP, "deep water, stop"), (CANNOT_PASS[kind], "cannot pass"))
    return ", ".join([*found, *[name for on, name in traits if on], *(["replace"] if REPLACE[kind] else [])])


def status(scene: Scene) -> list[str]:
    """Return the facts of the game that are not on the board."""
    view = scene.view
    found = [f"race {view['race']} of {view['races']}", f"canal tiles {view['stack_size']}", f"bonus tiles {view['bonus_stack_size']}"]
    found.append(f"gone {len(view['discarded'])}")
    if view["speed"] is not None:
        found.append(f"speed {view['speed']}")
    if view["distance"] is not None:
        found.append(f"distance {view['distance']}")
    if view["counting"]:
        found.append(f"turns without a crossing {view['idle_turns']}")
    if view["bonus_tile"] is not None:
        found.append(f"bonus tile {tile_words(view['bonus_tile'])}")
    return found


def seat_lines(scene: Scene, seat: Part) -> list[str]:
    """Return what all may know of a seat."""
    found = [f"checkpoints crossed {FLAGS - seat['flags_left']} of {FLAGS}", f"tiles in hand {seat['hand_size']}"]
    if scene.view["races"] > 1:
        found.append(f"points {seat['points']}, races won {seat['wins']}")
    return found


def open_squares(view: Part) -> list[tuple[int, int]]:
    """Return the empty squares that open water reaches, by row, then column."""
    from_tiles: dict[tuple[int, int], Any] = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
    found = set()
    for (x, y), tile in from_tiles.items():
        for direction, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            if (mask_of(tile) >> direction) & 1 and (x + dx, y + dy) not in from_tiles:
                found.add((x + dx, y + dy))
    return sorted(found, key=lambda square: (square[1], square[0]))


def mask_of(tile: Part) -> int:
    """Return the water edges of a tile in play, bits N, E, S, W."""
    rotation: int = tile["rotation"]
    return MASK[KIND_OF[tile["tile"]] * 4 + rotation]
