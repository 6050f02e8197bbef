"""Murano in words: the turn, the players, cards, and what happened."""

from typing import Final

from service.pictures.news import said
from service.pictures.scene import Part, Scene, words
from service.rulesets.murano.components import CHARACTER_KEYS, CUSTOMER_COLOURS, GLASS_COLOURS, ISLAND_NAMES, ISLANDS, SPACE_KINDS, SPACES

_NEWS: Final = {
    "murano.sailed": "{who} sailed the {gondola} gondola from {from} to {to}",
    "murano.passed": "{who} passed",
    "murano.coins_taken": "{who} took {coins} coins",
    "murano.bought": "{who} bought a {building} for {price}",
    "murano.searched": "{who} searched the pile for a {building}",
    "murano.cards_drawn": "{who} drew {count} characters",
    "murano.character_kept": "{who} kept a character for {price}",
    "murano.characters_declined": "{who} kept no character",
    "murano.gondolier_placed": "{who} placed a gondolier at {island}",
    "murano.street_drawn": "{who} drew a street",
    "murano.street_placed": "{who} laid a street on {island} {cell}",
    "murano.built": "{who} built a {building} on {island} {cell}",
    "murano.special_kept": "{who} kept {card}",
    "murano.earned": "{who} took the income of {island}",
    "murano.produced": "{who} produced in {factories}",
    "murano.sold": "{who} sold glass for {coins} coins",
    "murano.unsold": "{who} sold no glass",
    "murano.block_returned": "{who} returned a {colour} block",
    "murano.hired": "{who} hired a gondolier",
    "murano.dismissed": "{who} dismissed a gondolier",
    "murano.turn_ended": "{who} ended the turn",
    "murano.card_scored": "{who} scored character {card} on {island} for {vp}",
    "murano.scoring_ended": "{who} scored the gondoliers left over",
    "murano.game_ended": "the game is over",
}
#: What only the story of the game tells.
_MORE: Final = {
    "murano.started": "the table is set",
    "murano.specials_drawn": "{who} drew {count} special buildings",
    "murano.end_triggered": "{who} brought about the last turns ({reason})",
}


def last(scene: Scene) -> str:
    """Return the last decision in words."""
    return said(scene, _NEWS, {"island": island_words})


def story(scene: Scene) -> str:
    """Return all that the viewer was told of the last decision, in words."""
    return said(scene, {**_NEWS, **_MORE}, {"island": island_words}, len(scene.news))


def island_words(name: str) -> str:
    """Return the name of an island."""
    return ISLAND_NAMES[ISLANDS.index(name)]


def space_words(space: int) -> str:
    """Return what a space of the ring is for."""
    return words(SPACE_KINDS[SPACES[space]])


def status(scene: Scene) -> list[str]:
    """Return the facts of the turn that are not on the board."""
    view = scene.view
    found = [f"turn {view['turn'] + 1}", f"moves {view['moves']}"]
    if view["at"] is not None:
        found.append(f"at space {view['at']} ({space_words(view['at'])})")
    if view["tiles_laid"]:
        found.append(f"tiles laid {view['tiles_laid']} of 3")
    if view["drawn_street"] is not None:
        found.append(f"street drawn: {' and '.join(view['drawn_street']) or 'no'} customers")
    if view["bought"] is not None:
        found.append(f"{'pile searched' if view['phase'] == 'search' else 'just bought'}: {bought_words(view)}")
    if view["drawn"]:
        found.append(f"cards drawn {view['drawn']}")
    if view["idle_turns"]:
        found.append(f"turns without a tile {view['idle_turns']}")
    if view["ending"] is not None:
        found.append(f"last turns, triggered by {scene.name(view['ending'])}")
    return found


def bought_words(view: Part) -> str:
    """Return the building bought, as far as the viewer may see it."""
    crests = f" with {view['bought_crests']} crests" if view["bought_crests"] else ""
    return f"{view['bought_colour'] or ''} {view['bought']}{crests}".strip()


def tile_words(tile: Part | None, street: bool) -> str:
    """Return what lies on a cell."""
    if tile is None:
        return "free street space" if street else "free plot"
    if tile["kind"] == "street":
        return f"street, customers: {' and '.join(tile['customers']) or 'none'}"
    owner = f" of seat {tile['owner']}" if tile["owner"] is not None else ""
    crests = f" with {tile['crests']} crests" if tile["crests"] else ""
    return f"{tile['colour'] or ''} {tile['kind']}{crests}{owner}".strip()


def glass_words(glass: list[int]) -> str:
    """Return blocks by colour."""
    return ", ".join([f"{colour} {n}" for colour, n in zip(GLASS_COLOURS, glass, strict=True)])


def seat_lines(player: Part) -> list[str]:
    """Return what everybody sees of a player."""
    lines = [
        f"coins {player['coins']}, VP {player['vp']}, gondoliers: {player['reserve']} own, {player['common']} common",
        f"glass: {glass_words(player['glass'])}",
        f"in front: {', '.join([f'{name} {player[name]}' for name in ('factories', 'shops', 'palaces', 'specials')])}",
        f"characters {player['characters']}" + (f", scored {', '.join(map(str, player['scored']))}" if player["scored"] else ""),
    ]
    if player["special_cards"]:
        lines.append("cards: " + ", ".join(map(words, player["special_cards"])))
    return lines


def character_words(number: int) -> str:
    """Return a character card in words."""
    return words(CHARACTER_KEYS[number - 1])


def own_words(player: Part) -> list[str]:
    """Return what only the viewer sees of its own."""
    cards = [f"character {n} ({character_words(n)})" for n in player["character_cards"]]
    shops = [f"{n} {colour} shop" for colour, n in zip(CUSTOMER_COLOURS, player["shop_colours"], strict=True) if n]
    palaces = [f"{n} palace with {crests} crests" for crests, n in enumerate(player["palace_crests"], 1) if n]
    return [*cards, *shops, *palaces]
