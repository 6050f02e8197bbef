"""The news of Rialto: everything that happens, as the seats are told of it.

A `player` is a seat number, or null for the neutral player.
"""

from typing import Final

from service.engine.spec import Field, Spec, array, enum, integer, nullable
from service.engine.tagged import EventKind, Value
from service.rulesets.rialto.actions import BUILDING_SPEC, CARD_SPEC, DISTRICT_SPEC, LINK_SPEC, SOURCE_SPEC
from service.rulesets.rialto.components import BANK_NAMES, BRIDGE_NAMES, CARD_KINDS, CARD_NAMES, CARDS_IN_ALL, STAGE_NAMES
from service.rulesets.rialto.state import RialtoState

PLAYER_SPEC: Final = nullable(integer(0, 4))
SEAT_SPEC: Final = integer(0, 4)
COUNT_SPEC: Final = integer(0, 1000)
STAGE_SPEC: Final = enum("RialtoStage", STAGE_NAMES, "A stage of phase II: A doge, B gold, C building, D bridge, E gondola, F councillor.")
BANK_SPEC: Final = enum("RialtoBank", BANK_NAMES, "A bank of the Grand Canal.")
TILE_SPEC: Final = enum("RialtoTile", (*BRIDGE_NAMES, "gondola"), "A bridge, named by its two end values, or a gondola tile.")
BRIDGE_SPEC: Final = enum("RialtoBridge", BRIDGE_NAMES, "A bridge, named by its two end values.")
CARDS_SPEC: Final = array(CARD_SPEC, 0, CARDS_IN_ALL)


def _player(doc: str) -> Field:
    return Field("player", PLAYER_SPEC, doc)


def _seat(doc: str) -> Field:
    return Field("seat", SEAT_SPEC, doc)


def _field(name: str, spec: Spec, doc: str) -> Field:
    return Field(name, spec, doc)


STARTED: Final = EventKind(
    "rialto.started",
    "RialtoStarted",
    "The turn tiles are laid and the seats are in order.",
    (
        _field("districts", array(DISTRICT_SPEC, 6, 6), "The current district of each round."),
        _field("seating", array(PLAYER_SPEC, 2, 5), "All players clockwise from the first."),
    ),
)
BRIDGE_SHOWN: Final = EventKind(
    "rialto.bridge_shown", "RialtoBridgeShown", "A bridge is on top of the stack now.", (_field("bridge", BRIDGE_SPEC, "The bridge."),)
)
BUILDING_TAKEN: Final = EventKind(
    "rialto.building_taken",
    "RialtoBuildingTaken",
    "A player took a building from the stock.",
    (_seat("Who took it."), _field("kind", BUILDING_SPEC, "The building.")),
)
BUILDING_DECLINED: Final = EventKind(
    "rialto.building_declined", "RialtoBuildingDeclined", "A player took no (further) building.", (_seat("Who declined."),)
)
BUILDING_RETURNED: Final = EventKind(
    "rialto.building_returned",
    "RialtoBuildingReturned",
    "A player gave a building back to the stock.",
    (_seat("Who gave it."), _field("kind", BUILDING_SPEC, "The building.")),
)
ROUND_BEGAN: Final = EventKind(
    "rialto.round_began",
    "RialtoRoundBegan",
    "A round began.",
    (_field("round", integer(1, 6), "The round."), _field("district", DISTRICT_SPEC, "Its current district.")),
)
ROWS_DEALT: Final = EventKind(
    "rialto.rows_dealt",
    "RialtoRowsDealt",
    "The rows of cards were laid.",
    (_field("rows", array(CARDS_SPEC, 3, 6), "The cards of each row."),),
)
RESHUFFLED: Final = EventKind(
    "rialto.reshuffled", "RialtoReshuffled", "The discards became the deck.", (_field("cards", COUNT_SPEC, "How many cards."),)
)
ROW_TAKEN: Final = EventKind(
    "rialto.row_taken",
    "RialtoRowTaken",
    "A player took a row.",
    (_seat("Who took it."), _field("row", integer(1, 6), "Its number."), _field("cards", CARDS_SPEC, "Its cards.")),
)
CARDS_DRAWN: Final = EventKind(
    "rialto.cards_drawn",
    "RialtoCardsDrawn",
    "A player drew cards from the deck; the others see only how many.",
    (
        _seat("Who drew."),
        _field("count", COUNT_SPEC, "How many cards."),
        _field("cards", nullable(CARDS_SPEC), "The cards, or null for those who do not see them."),
    ),
)
ACTIVATED: Final = EventKind(
    "rialto.activated",
    "RialtoActivated",
    "A player laid 1 gold on a building and used it.",
    (
        _seat("Whose building."),
        _field("kind", BUILDING_SPEC, "The building."),
        Field("take", CARD_SPEC, "The card taken from the leftover row.", True),
        Field("convert", CARD_SPEC, "The card that counts as another type.", True),
        Field("give", BUILDING_SPEC, "The building given back.", True),
    ),
)
ACTIVATION_ENDED: Final = EventKind(
    "rialto.activation_ended", "RialtoActivationEnded", "A player activates no more buildings now.", (_seat("Who."),)
)
DISCARDED: Final = EventKind(
    "rialto.discarded",
    "RialtoDiscarded",
    "A player discarded a card face down.",
    (_seat("Who discarded."), _field("card", nullable(CARD_SPEC), "The card, or null for those who do not see it.")),
)
ROW_DISCARDED: Final = EventKind(
    "rialto.row_discarded",
    "RialtoRowDiscarded",
    "What was left of the last row was discarded.",
    (_field("cards", CARDS_SPEC, "The cards."),),
)
NEUTRAL_DREW: Final = EventKind(
    "rialto.neutral_drew",
    "RialtoNeutralDrew",
    "Cards were drawn face up for the neutral player.",
    (_field("cards", CARDS_SPEC, "The cards."),),
)
STAGE_BEGAN: Final = EventKind(
    "rialto.stage_began",
    "RialtoStageBegan",
    "A stage of phase II began.",
    (_field("stage", STAGE_SPEC, "The stage."), _player("Its first player.")),
)
DELAYED: Final = EventKind("rialto.delayed", "RialtoDelayed", "A player passed the turn on, to play after the others.", (_seat("Who."),))
PLAYED: Final = EventKind(
    "rialto.played",
    "RialtoPlayed",
    "A player played in a stage, or passed with nothing.",
    (
        _player("Who played."),
        _field("cards", COUNT_SPEC, "Cards of the stage's type."),
        _field("jokers", COUNT_SPEC, "Jokers."),
        _field("strength", COUNT_SPEC, "The strength of everything together."),
    ),
)
BONUS_WON: Final = EventKind(
    "rialto.bonus_won",
    "RialtoBonusWon",
    "The greatest strength gets the bonus of the stage.",
    (_player("Who."), _field("stage", STAGE_SPEC, "The stage.")),
)
ADVANCED: Final = EventKind(
    "rialto.advanced",
    "RialtoAdvanced",
    "A marker advanced on the Doge track.",
    (_player("Whose."), _field("spaces", COUNT_SPEC, "How far."), _field("space", COUNT_SPEC, "The space it is on now.")),
)
GOLD_GAINED: Final = EventKind(
    "rialto.gold_gained", "RialtoGoldGained", "A player gained gold.", (_seat("Who."), _field("gold", COUNT_SPEC, "How much."))
)
VP_GAINED: Final = EventKind(
    "rialto.vp_gained",
    "RialtoVpGained",
    "A player gained victory points, or lost one.",
    (_seat("Who."), _field("vp", integer(-1, 1000), "How many."), _field("total", COUNT_SPEC, "How many the player has now.")),
)
RECRUITED: Final = EventKind(
    "rialto.recruited",
    "RialtoRecruited",
    "Councillors came from the general to the personal reserve.",
    (_seat("Whose."), _field("count", COUNT_SPEC, "How many.")),
)
PLACED: Final = EventKind(
    "rialto.placed",
    "RialtoPlaced",
    "Councillors were put into a district.",
    (
        _player("Whose."),
        _field("source", SOURCE_SPEC, "Where they came from."),
        _field("to", DISTRICT_SPEC, "The district."),
        _field("count", COUNT_SPEC, "How many."),
    ),
)
PLACING_STOPPED: Final = EventKind(
    "rialto.placing_stopped", "RialtoPlacingStopped", "A player moves no (more) councillors.", (_seat("Who."),)
)
TILE_LAID: Final = EventKind(
    "rialto.tile_laid",
    "RialtoTileLaid",
    "A bridge or a gondola tile was laid on a link.",
    (
        _player("Who laid it."),
        _field("link", LINK_SPEC, "The link."),
        _field("tile", TILE_SPEC, "The tile."),
        _field("low_end_at", DISTRICT_SPEC, "The district that the lower value touches (any of the two for a gondola tile)."),
    ),
)
MARKER_MOVED: Final = EventKind(
    "rialto.marker_moved",
    "RialtoMarkerMoved",
    "The neutral player's marker lies on another link.",
    (_field("link", nullable(LINK_SPEC), "The link, or null when no link is free."),),
)
BANK_GAINED: Final = EventKind(
    "rialto.bank_gained",
    "RialtoBankGained",
    "A player has a councillor in each district of a bank for the first time.",
    (_player("Who."), _field("bank", BANK_SPEC, "The bank.")),
)
BANK_TURNED: Final = EventKind(
    "rialto.bank_turned",
    "RialtoBankTurned",
    "The tile of a bank is turned: nobody gains it any more.",
    (_field("bank", BANK_SPEC, "The bank."),),
)
ROUND_ENDED: Final = EventKind(
    "rialto.round_ended",
    "RialtoRoundEnded",
    "The gold on all buildings went to the reserve.",
    (_field("round", integer(1, 6), "The round."),),
)
DISTRICT_SCORED: Final = EventKind(
    "rialto.district_scored",
    "RialtoDistrictScored",
    "A district was scored at the end.",
    (
        _field("district", DISTRICT_SPEC, "The district."),
        _field("players", array(PLAYER_SPEC, 0, 5), "The players ranked there, the first first."),
        _field("points", array(COUNT_SPEC, 0, 5), "The victory points of each rank; the neutral player scores nothing."),
    ),
)
ENDED: Final = EventKind(
    "rialto.ended", "RialtoEnded", "The game is over.", (_field("vp", array(COUNT_SPEC, 2, 5), "The victory points of each seat."),)
)

EVENTS: Final = (
    STARTED,
    BRIDGE_SHOWN,
    BUILDING_TAKEN,
    BUILDING_DECLINED,
    BUILDING_RETURNED,
    ROUND_BEGAN,
    ROWS_DEALT,
    RESHUFFLED,
    ROW_TAKEN,
    CARDS_DRAWN,
    ACTIVATED,
    ACTIVATION_ENDED,
    DISCARDED,
    ROW_DISCARDED,
    NEUTRAL_DREW,
    STAGE_BEGAN,
    DELAYED,
    PLAYED,
    BONUS_WON,
    ADVANCED,
    GOLD_GAINED,
    VP_GAINED,
    RECRUITED,
    PLACED,
    PLACING_STOPPED,
    TILE_LAID,
    MARKER_MOVED,
    BANK_GAINED,
    BANK_TURNED,
    ROUND_ENDED,
    DISTRICT_SCORED,
    ENDED,
)


def card_names(counts: list[int], base: int) -> tuple[Value, ...]:
    """Return the names of the cards that `counts` holds from `base` on."""
    names: list[Value] = []
    for card in range(CARD_KINDS):
        names += [CARD_NAMES[card]] * counts[base + card]
    return tuple(names)


def named(state: RialtoState, player: int) -> Value:
    """Return how an event names a player: the seat, or None for the neutral player."""
    return player if player < state.seats else None
