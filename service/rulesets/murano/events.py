"""What happens in Murano, as it is told. Hidden contents are null to the seats that may not see them."""

from typing import Final

from service.engine.spec import Field, Spec, array, boolean, cell, enum, integer, nullable
from service.engine.tagged import EventKind
from service.rulesets.murano.actions import CUSTOMER, GLASS, GONDOLA, ISLAND, SEAT_COLOUR, SPECIAL_CARD
from service.rulesets.murano.components import BUILDINGS, N_CARDS
from service.rulesets.murano.state import END_REASONS

SEAT: Final = Field("seat", integer(0, 3), "Whose doing it is.")
COUNT: Final[Spec] = integer(0, 10_000)
THREE: Final[Spec] = array(integer(0, 60), 3, 3)
BUILDING: Final = enum("MuranoBuilding", BUILDINGS, "A kind of building.")
CARD: Final[Spec] = integer(1, N_CARDS)
END_REASON: Final = enum("MuranoEndReason", END_REASONS, "Why the end was triggered.")
_SPACE: Final[Spec] = integer(0, 17)
_COLOUR: Final = Field("colour", nullable(CUSTOMER), "The colour of a shop; null for others and where it is hidden.")
_CRESTS: Final = Field("crests", nullable(integer(1, 3)), "The crests of a palace; null for others and where they are hidden.")
_CELL: Final = (Field("island", ISLAND, "The island."), Field("cell", cell(), "[column, row] on the island."))
_VP: Final = Field("vp", COUNT, "VP gained.")

STARTED: Final = EventKind(
    "murano.started",
    "MuranoStarted",
    "The table is set.",
    (Field("red", _SPACE, "Where the red gondola lies."), Field("seat", integer(0, 3), "Who begins.")),
)
SAILED: Final = EventKind(
    "murano.sailed",
    "MuranoSailed",
    "A gondola moved forward.",
    (
        SEAT,
        Field("gondola", GONDOLA, "The gondola."),
        Field("from", _SPACE, "Where it was."),
        Field("to", _SPACE, "Where it is."),
        Field("price", COUNT, "Coins paid."),
    ),
)
PASSED: Final = EventKind("murano.passed", "MuranoPassed", "A seat passed for coins.", (SEAT, Field("coins", COUNT, "Coins taken.")))
COINS_TAKEN: Final = EventKind("murano.coins_taken", "MuranoCoinsTaken", "A seat took coins.", (SEAT, Field("coins", COUNT, "How many.")))
BOUGHT: Final = EventKind(
    "murano.bought",
    "MuranoBought",
    "A seat took a tile of a pile.",
    (SEAT, Field("building", BUILDING, "Its kind."), Field("price", COUNT, "Coins paid now."), _COLOUR, _CRESTS),
)
SEARCHED: Final = EventKind(
    "murano.searched",
    "MuranoSearched",
    "A seat paid to search a pile.",
    (
        SEAT,
        Field("building", BUILDING, "The pile."),
        Field("price", COUNT, "Coins paid."),
        Field("pile", nullable(THREE), "What it holds: red, blue, grey shops, or palaces with 1, 2, 3 crests; null to others."),
    ),
    ("pile",),
)
CARDS_DRAWN: Final = EventKind(
    "murano.cards_drawn",
    "MuranoCardsDrawn",
    "A seat drew character cards to choose from.",
    (SEAT, Field("count", COUNT, "How many."), Field("cards", nullable(array(CARD)), "Which; null to others.")),
)
CHARACTER_KEPT: Final = EventKind(
    "murano.character_kept",
    "MuranoCharacterKept",
    "A seat kept a character card; the others went to the bottom.",
    (SEAT, Field("price", COUNT, "Coins paid."), Field("card", nullable(CARD), "Which; null to others.")),
)
CHARACTERS_DECLINED: Final = EventKind("murano.characters_declined", "MuranoCharactersDeclined", "All cards went to the bottom.", (SEAT,))
PLACED: Final = EventKind(
    "murano.gondolier_placed",
    "MuranoGondolierPlaced",
    "A gondolier moored.",
    (
        SEAT,
        Field("island", ISLAND, "The island."),
        Field("mooring", SEAT_COLOUR, "The mooring's colour."),
        Field("price", COUNT, "Coins paid."),
        _VP,
    ),
)
STREET_DRAWN: Final = EventKind(
    "murano.street_drawn", "MuranoStreetDrawn", "A street tile was drawn.", (SEAT, Field("customers", array(CUSTOMER), "Its customers."))
)
STREET_PLACED: Final = EventKind(
    "murano.street_placed",
    "MuranoStreetPlaced",
    "A street tile was laid.",
    (SEAT, *_CELL, Field("customers", array(CUSTOMER), "Its customers.")),
)
BUILT: Final = EventKind(
    "murano.built",
    "MuranoBuilt",
    "A building was laid.",
    (SEAT, Field("building", BUILDING, "Its kind."), *_CELL, _COLOUR, _CRESTS, _VP),
    ("colour", "crests"),
)
SPECIALS_DRAWN: Final = EventKind(
    "murano.specials_drawn",
    "MuranoSpecialsDrawn",
    "A seat drew special-building cards to choose from.",
    (SEAT, Field("count", COUNT, "How many."), Field("cards", nullable(array(SPECIAL_CARD)), "Which; null to others.")),
)
SPECIAL_KEPT: Final = EventKind(
    "murano.special_kept",
    "MuranoSpecialKept",
    "A special-building card was kept.",
    (SEAT, Field("card", SPECIAL_CARD, "The card."), _VP),
    ("card",),
)
EARNED: Final = EventKind(
    "murano.earned",
    "MuranoEarned",
    "Own shops on an island brought income.",
    (SEAT, Field("island", ISLAND, "The island."), Field("coins", THREE, "Coins by red, blue and grey customers.")),
)
PRODUCED: Final = EventKind(
    "murano.produced",
    "MuranoProduced",
    "Factories made glass.",
    (
        SEAT,
        Field("factories", COUNT, "How many factories."),
        Field("extra", boolean(), "Whether the trading post drew one more."),
        Field("paid", COUNT, "VP paid."),
        Field("blocks", THREE, "Red, green and blue blocks drawn."),
        _VP,
    ),
)
SOLD: Final = EventKind(
    "murano.sold",
    "MuranoSold",
    "Glass was sold.",
    (SEAT, Field("blocks", THREE, "Red, green and blue blocks."), Field("coins", COUNT, "Coins received.")),
)
UNSOLD: Final = EventKind("murano.unsold", "MuranoUnsold", "No glass was sold.", (SEAT,))
RETURNED: Final = EventKind(
    "murano.block_returned", "MuranoBlockReturned", "A block went back.", (SEAT, Field("colour", GLASS, "Its colour."))
)
HIRED: Final = EventKind("murano.hired", "MuranoHired", "A gondolier was hired.", (SEAT, Field("price", COUNT, "Coins paid.")))
DISMISSED: Final = EventKind(
    "murano.dismissed", "MuranoDismissed", "A gondolier was dismissed.", (SEAT, Field("coins", COUNT, "Coins taken."))
)
TURN_ENDED: Final = EventKind("murano.turn_ended", "MuranoTurnEnded", "A turn is over.", (SEAT,))
END_TRIGGERED: Final = EventKind(
    "murano.end_triggered",
    "MuranoEndTriggered",
    "The end of the game was triggered: the other seats have one last turn.",
    (SEAT, Field("reason", END_REASON, "Why.")),
)
CARD_SCORED: Final = EventKind(
    "murano.card_scored",
    "MuranoCardScored",
    "A character card was used.",
    (
        SEAT,
        Field("card", CARD, "The card."),
        Field("island", ISLAND, "The island."),
        _VP,
        Field("coins", COUNT, "Coins given up."),
        Field("blocks", THREE, "Red, green and blue blocks given up."),
    ),
    ("card",),
)
SCORING_ENDED: Final = EventKind("murano.scoring_ended", "MuranoScoringEnded", "A seat's unused gondoliers scored.", (SEAT, _VP))
GAME_ENDED: Final = EventKind("murano.game_ended", "MuranoGameEnded", "The game is over.", (Field("reason", END_REASON, "Why."),))

EVENTS: Final = (
    STARTED,
    SAILED,
    PASSED,
    COINS_TAKEN,
    BOUGHT,
    SEARCHED,
    CARDS_DRAWN,
    CHARACTER_KEPT,
    CHARACTERS_DECLINED,
    PLACED,
    STREET_DRAWN,
    STREET_PLACED,
    BUILT,
    SPECIALS_DRAWN,
    SPECIAL_KEPT,
    EARNED,
    PRODUCED,
    SOLD,
    UNSOLD,
    RETURNED,
    HIRED,
    DISMISSED,
    TURN_ENDED,
    END_TRIGGERED,
    CARD_SCORED,
    SCORING_ENDED,
    GAME_ENDED,
)
