"""What happens in Venezia, as seats are told. A seat number equal to the number of players is the imaginary player (V-70)."""

from typing import Final

from service.engine.spec import Field, array, boolean, cell, enum, integer, nullable
from service.engine.tagged import EventKind
from service.rulesets.venezia.actions import BUILDING, DISTRICT, MODE
from service.rulesets.venezia.components import LINES

#: Ways for a game to end: V-65 (three) and V-68.
END_NAMES: Final = ("last_piece", "reached_60", "reached_60_by_gold", "idle")
END: Final = enum("VeneziaEnd", END_NAMES, "What ended the game.")

_SEAT: Final = Field("seat", integer(0, 4), "The seat.")
_PARTY: Final = Field("seat", integer(0, 4), "The seat; in a game of two, 2 is the imaginary player.")
_BUILDING: Final = Field("building", BUILDING, "The type.")
_MODE: Final = Field("mode", MODE, "Solo or joint.")

TURN_BEGAN: Final = EventKind("venezia.turn_began", "VeneziaTurnBegan", "A turn begins.", (_SEAT,))
IMAGINARY_CARD: Final = EventKind(
    "venezia.imaginary_card",
    "VeneziaImaginaryCard",
    "The imaginary player's card is drawn: laid in front, a house at once, or discarded.",
    (
        _BUILDING,
        Field(
            "fate",
            enum("VeneziaFate", ("laid", "house", "third_type", "no_room"), "What becomes of an imaginary player's card."),
            "What becomes of it.",
        ),
    ),
)
CARDS_PLAYED: Final = EventKind(
    "venezia.cards_played",
    "VeneziaCardsPlayed",
    "A player plays cards from the hand.",
    (_SEAT, _BUILDING, _MODE, Field("count", integer(1, 4), "How many cards.")),
)
PAWN_TAKEN: Final = EventKind("venezia.pawn_taken", "VeneziaPawnTaken", "A master builder changes hands.", (_PARTY, _BUILDING))
PAWN_RETURNED: Final = EventKind("venezia.pawn_returned", "VeneziaPawnReturned", "A master builder goes back to the board.", (_BUILDING,))
PLAY_ENDED: Final = EventKind("venezia.play_ended", "VeneziaPlayEnded", "A player has finished playing cards.", (_SEAT,))
BUILDING_CHOSEN: Final = EventKind("venezia.building_chosen", "VeneziaBuildingChosen", "This building is the next.", (_BUILDING, _MODE))
BUILT: Final = EventKind(
    "venezia.built",
    "VeneziaBuilt",
    "A building is placed.",
    (
        Field("seat", integer(0, 4), "The seat that placed it."),
        _BUILDING,
        _MODE,
        Field("hexes", array(cell(), 1, 3), "The hexes [q, r] it stands on."),
        Field("line", nullable(integer(1, len(LINES))), "The bridge line of a ponte."),
        Field("score_district", nullable(DISTRICT), "The district whose houses a ponte counts."),
        Field("points", integer(0, 60), "What it scores."),
    ),
)
BUILDING_LOST: Final = EventKind(
    "venezia.building_lost", "VeneziaBuildingLost", "There is no room: its cards are lost.", (_BUILDING, _MODE)
)
CARDS_USED: Final = EventKind(
    "venezia.cards_used",
    "VeneziaCardsUsed",
    "The cards of a building go to the discard pile.",
    (_BUILDING, _MODE, Field("count", integer(0, 4), "How many cards.")),
)
TREASURE_TAKEN: Final = EventKind(
    "venezia.treasure_taken",
    "VeneziaTreasureTaken",
    "A player takes a treasure token.",
    (_SEAT, Field("value", nullable(integer(3, 6)), "Its gold, for the seat that took it.")),
)
MOVED: Final = EventKind(
    "venezia.moved",
    "VeneziaMoved",
    "A gondola moves.",
    (
        _SEAT,
        Field("points", integer(1), "The points of movement."),
        Field("start", integer(0), "The space it left."),
        Field("end", integer(0), "The space it reached."),
    ),
)
EXCESS_DISCARDED: Final = EventKind(
    "venezia.excess_discarded",
    "VeneziaExcessDiscarded",
    "A player discards the joint cards of a type.",
    (_SEAT, _BUILDING, Field("count", integer(1, 3), "How many cards.")),
)
GOLD_CONVERTED: Final = EventKind(
    "venezia.gold_converted",
    "VeneziaGoldConverted",
    "A player turns gold into movement.",
    (
        _SEAT,
        Field("points", integer(1), "The points of movement."),
        Field("swamp_values", array(integer(1, 2)), "The swamp tokens handed in, by value; they leave the game."),
        Field("treasure_values", array(integer(3, 6)), "The treasure tokens handed in, by value; they go back into the supply."),
    ),
    ("swamp_values", "treasure_values"),
)
GOLD_PASSED: Final = EventKind("venezia.gold_passed", "VeneziaGoldPassed", "A player changes no more gold here.", (_SEAT,))
RECLAIMED: Final = EventKind(
    "venezia.reclaimed",
    "VeneziaReclaimed",
    "A player takes the swamp token of a hex.",
    (
        _SEAT,
        Field("hex", cell(), "The hex [q, r]."),
        Field("value", nullable(integer(0, 2)), "The token's gold, for the seat that took it."),
    ),
)
RECLAIM_ENDED: Final = EventKind("venezia.reclaim_ended", "VeneziaReclaimEnded", "A player reclaims no more swamp.", (_SEAT,))
FACE_UP_TAKEN: Final = EventKind("venezia.face_up_taken", "VeneziaFaceUpTaken", "A player takes a face-up card.", (_SEAT, _BUILDING))
CARD_DRAWN: Final = EventKind(
    "venezia.card_drawn",
    "VeneziaCardDrawn",
    "A player draws a card from the deck.",
    (_SEAT, Field("building", nullable(BUILDING), "The card, for the seat that drew it.")),
)
CARD_OFFERED: Final = EventKind("venezia.card_offered", "VeneziaCardOffered", "A player lays a hand card face up.", (_SEAT, _BUILDING))
RESHUFFLED: Final = EventKind(
    "venezia.reshuffled",
    "VeneziaReshuffled",
    "The discard pile becomes the deck.",
    (Field("count", integer(1, 42), "How many cards."),),
)
FACE_UP_CLEARED: Final = EventKind(
    "venezia.face_up_cleared", "VeneziaFaceUpCleared", "Four cards lay face up at the end of a turn: all are discarded.", ()
)
TURN_ENDED: Final = EventKind("venezia.turn_ended", "VeneziaTurnEnded", "A turn ends.", (_SEAT,))
GAME_ENDING: Final = EventKind(
    "venezia.game_ending",
    "VeneziaGameEnding",
    "The end has come; gold may be changed one last time.",
    (Field("end", END, "What ended it."),),
)
GAME_OVER: Final = EventKind(
    "venezia.game_over",
    "VeneziaGameOver",
    "The game is over.",
    (Field("winners", array(integer(0, 4)), "The seats in the first place."), Field("shared", boolean(), "Whether several share it.")),
)

EVENTS: Final = (
    TURN_BEGAN,
    IMAGINARY_CARD,
    CARDS_PLAYED,
    PAWN_TAKEN,
    PAWN_RETURNED,
    PLAY_ENDED,
    BUILDING_CHOSEN,
    BUILT,
    BUILDING_LOST,
    CARDS_USED,
    TREASURE_TAKEN,
    MOVED,
    EXCESS_DISCARDED,
    GOLD_CONVERTED,
    GOLD_PASSED,
    RECLAIMED,
    RECLAIM_ENDED,
    FACE_UP_TAKEN,
    CARD_DRAWN,
    CARD_OFFERED,
    RESHUFFLED,
    FACE_UP_CLEARED,
    TURN_ENDED,
    GAME_ENDING,
    GAME_OVER,
)
