"""Rialto in words: round and stage, the players, and what happened."""

from typing import Any, Final

from service.pictures.news import said
from service.pictures.scene import Part, Scene, words
from service.rulesets.rialto.components import BUILDING_NAMES, CARD_NAMES, DISTRICT_NUMBER, DISTRICT_TITLES

_NEWS: Final = {
    "rialto.building_taken": "{who} took {kind}",
    "rialto.building_declined": "{who} took no building",
    "rialto.building_returned": "{who} returned {kind}",
    "rialto.row_taken": "{who} took row {row}",
    "rialto.cards_drawn": "{who} drew {count} cards",
    "rialto.activated": "{who} activated {kind}",
    "rialto.activation_ended": "{who} activates no more",
    "rialto.discarded": "{who} discarded a card",
    "rialto.delayed": "{who} waits",
    "rialto.played": "{who} played cards {cards}, jokers {jokers}: strength {strength}",
    "rialto.bonus_won": "{who} has the bonus of stage {stage}",
    "rialto.placed": "{who} placed {count} in {to}",
    "rialto.placing_stopped": "{who} places no more",
    "rialto.tile_laid": "{who} laid {tile} on {link}",
    "rialto.bank_gained": "{who} gained the {bank} bank",
    "rialto.ended": "the game is over",
}
#: What only the story of the game tells.
_MORE: Final = {
    "rialto.round_began": "round {round} began in {district}",
    "rialto.rows_dealt": "new rows were laid",
    "rialto.reshuffled": "the discards became the deck",
    "rialto.stage_began": "stage {stage} began with {who}",
    "rialto.advanced": "{who} advanced to space {space} of the Doge track",
    "rialto.gold_gained": "{who} gained {gold} gold",
    "rialto.vp_gained": "{who} gained {vp} VP",
    "rialto.recruited": "{who} recruited {count}",
    "rialto.marker_moved": "the neutral marker lies on {link}",
    "rialto.bank_turned": "the {bank} bank is closed",
    "rialto.round_ended": "round {round} ended",
    "rialto.district_scored": "{district} was scored",
}
#: The marks of a player without a seat.
NEUTRAL: Final = "N"


def last(scene: Scene) -> str:
    """Return the last decision in words."""
    return said(scene, _NEWS, {"kind": building_words, "to": district_words})


def story(scene: Scene) -> str:
    """Return all that the viewer was told of the last decision, in words."""
    return said(scene, {**_NEWS, **_MORE}, {"kind": building_words, "to": district_words, "district": district_words}, len(scene.news))


def district_words(name: str) -> str:
    """Return the title of a district."""
    return DISTRICT_TITLES[DISTRICT_NUMBER[name]]


def building_words(name: str) -> str:
    """Return a kind of building in words."""
    return f"{name[:-1]} {name[-1]}"


def counted(counts: Part, none: str = "none") -> str:
    """Return numbers of cards by kind in words."""
    return ", ".join([f"{name} {counts[name]}" for name in CARD_NAMES if counts[name]]) or none


def status(scene: Scene) -> list[str]:
    """Return the facts of the round that are not on the board."""
    view = scene.view
    found = [f"round {view['round']} of 6: {district_words(view['current_district'])}"]
    if view["stage"] is not None:
        found.append(f"stage {view['stage']}")
    if view["bonus_won"]:
        found.append(f"bonus: {player_words(scene, view['bonus'])}")
    turn = view["turn"]
    if turn["limit"]:
        found.append(f"up to {turn['limit']}")
    if turn["converted"] or turn["wild"]:
        found.append(f"converted {turn['converted']}, wild {turn['wild']}")
    found.append(f"deck {view['deck']}")
    found.append(f"top bridge {bridge_words(view['top_bridge'])}")
    return [*found, f"banks open: {', '.join(view['banks_open']) or 'none'}"]


def bridge_words(name: str | None) -> str:
    """Return the two values of a bridge."""
    return "none" if name is None else f"{name[1]}-{name[2]}"


def player_words(scene: Scene, player: int | None) -> str:
    """Return the name of a player; None is the neutral one."""
    return "neutral player" if player is None else scene.name(player)


def doge_track(view: Part) -> list[tuple[int | None, int]]:
    """Return the players in Doge order, each with its space."""
    spaces: dict[int | None, int] = {player["seat"]: player["space"] for player in view["players"]}
    if view["neutral"] is not None:
        spaces[None] = view["neutral"]["space"]
    return [(player, spaces[player]) for player in view["doge_order"]]


def councillors(view: Part, district: int) -> list[tuple[int | None, int]]:
    """Return who has how many councillors in a district, by seat; the neutral player last."""
    found: list[tuple[int | None, int]] = [(player["seat"], player["districts"][district]) for player in view["players"]]
    if view["neutral"] is not None:
        found.append((None, view["neutral"]["districts"][district]))
    return [(player, count) for player, count in found if count]


def owned_words(building: Part) -> str:
    """Return the buildings of one kind that a player owns."""
    marks = [f"{building['coins']} used"] if building["coins"] else []
    marks += [f"{building['blocked']} blocked"] if building["blocked"] else []
    count = f" x{building['count']}" if building["count"] > 1 else ""
    return building_words(building["kind"]) + count + (f" ({', '.join(marks)})" if marks else "")


def seat_lines(player: Part) -> list[str]:
    """Return what everybody sees of a player."""
    banks = f", banks {' and '.join(player['banks'])}" if player["banks"] else ""
    played = f"{counted(player['played'])}: strength {player['strength']}" if player["strength"] else "nothing"
    return [
        f"VP {player['vp']}, gold {player['gold']}, cards {player['cards']}, Doge space {player['space']}",
        f"councillors: {player['reserve']} own, {player['general']} general{banks}",
        f"played: {played}",
        f"known cards: {counted(player['at_least'])}",
        "buildings: " + (", ".join([owned_words(one) for one in player["buildings"]]) or "none"),
    ]


def neutral_words(neutral: Part) -> str:
    """Return what is known of the neutral player."""
    marker = f", marker on {neutral['marker']}" if neutral["marker"] else ""
    return f"Neutral player: cards {counted(neutral['hand'])}, played {counted(neutral['played'])}{marker}"


def stock_words(stock: Any) -> list[tuple[str, int]]:
    """Return kinds of buildings with the number in stock."""
    return list(zip(BUILDING_NAMES, stock, strict=True))


def row_words(row: Part) -> str:
    """Return a row of cards in words."""
    return f"Row {row['row']}: " + ("taken" if row["taken"] else words(counted(row["cards"])))
