"""Venezia in words: what is beside the board, the players, and what happened."""

from typing import Final

from service.pictures.news import said
from service.pictures.scene import Part, Scene, words
from service.rulesets.venezia.components import BUILDINGS

_NEWS: Final = {
    "venezia.imaginary_card": "the imaginary player got a {building} card ({fate})",
    "venezia.cards_played": "{who} played {count} {building}, {mode}",
    "venezia.play_ended": "{who} finished playing cards",
    "venezia.building_chosen": "a {building} is next",
    "venezia.built": "{who} built a {building} for {points}",
    "venezia.building_lost": "no room for a {building}",
    "venezia.moved": "{who} moved {points} to space {end}",
    "venezia.excess_discarded": "{who} discarded {count} {building}",
    "venezia.gold_converted": "{who} turned gold into {points} points",
    "venezia.gold_passed": "{who} kept the gold",
    "venezia.reclaimed": "{who} reclaimed {hex}",
    "venezia.reclaim_ended": "{who} ended reclaiming",
    "venezia.face_up_taken": "{who} took a {building} card",
    "venezia.card_drawn": "{who} drew a card",
    "venezia.card_offered": "{who} laid a {building} card face up",
    "venezia.turn_ended": "{who} ended the turn",
    "venezia.game_over": "the game is over",
}
#: What only the story of the game tells.
_MORE: Final = {
    "venezia.pawn_taken": "{who} has the master builder of the {building}",
    "venezia.pawn_returned": "the master builder of the {building} went back to the board",
    "venezia.treasure_taken": "{who} took a treasure",
    "venezia.reshuffled": "the discards became the deck",
    "venezia.face_up_cleared": "the face-up cards were discarded",
    "venezia.game_ending": "the end has come",
}


def last(scene: Scene) -> str:
    """Return the last decision in words."""
    return said(scene, _NEWS, {})


def story(scene: Scene) -> str:
    """Return all that the viewer was told of the last decision, in words."""
    return said(scene, {**_NEWS, **_MORE}, {}, len(scene.news))


def counted(counts: Part, none: str = "none") -> str:
    """Return numbers by type in words."""
    return ", ".join([f"{kind} {counts[kind]}" for kind in BUILDINGS if counts[kind]]) or none


def status(scene: Scene) -> list[str]:
    """Return the facts of the turn that are not on the board."""
    view = scene.view
    found = [f"turn of {scene.name(view['turn'])}", f"deck {view['deck']}", f"treasures {view['treasure_supply']}"]
    if view["placing"] is not None:
        found.append(f"to be placed: {view['placing']['building']} ({view['placing']['mode']})")
    if view["construction"] is not None:
        found.append(f"under construction: {view['construction']['building']} for {view['construction']['points']}")
    if any(view["solo_sets"].values()):
        found.append(f"complete sets: {counted(view['solo_sets'])}")
    if view["reclaims_left"]:
        found.append(f"may reclaim {view['reclaims_left']}")
    if view["cards_due"]:
        found.append(f"cards due {view['cards_due']}")
    if view["ended_by"] is not None:
        found.append(f"ended by {words(view['ended_by'])}")
    return found


def seat_lines(scene: Scene, player: Part) -> list[str]:
    """Return what everybody sees of a player."""
    pawns = [kind for kind, holder in scene.view["pawns"].items() if holder == player["seat"]]
    return [
        f"space {player['position']}, cards in hand {player['hand']} (seen: {counted(player['known_cards'])})",
        f"in front: {counted(player['joint'])}",
        f"swamp {player['swamp_tokens']}, treasures {player['treasure_tokens']}, master builders: {', '.join(pawns) or 'none'}",
    ]


def imaginary_words(view: Part) -> str:
    """Return what lies before the imaginary player; empty where there is none."""
    party = view["imaginary"]
    if party is None:
        return ""
    pawns = [kind for kind, holder in view["pawns"].items() if holder == len(view["players"])]
    card = words(party["card"])
    return f"Imaginary player: in front {counted(party['joint'])}; master builders {', '.join(pawns) or 'none'}; card of this turn {card}"


def gold_words(own: Part) -> str:
    """Return the viewer's own tokens by value."""
    swamp, treasure = own["swamp_values"], own["treasure_values"]
    parts = [f"{name} {' '.join(map(str, values))}" for name, values in (("swamp", swamp), ("treasures", treasure)) if values]
    return f"{sum(swamp) + sum(treasure)} gold" + (f" ({', '.join(parts)})" if parts else "")
