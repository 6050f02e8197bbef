"""The shape of a view of Rialto."""

from typing import Final

from service.engine.spec import Field, Spec, array, boolean, enum, integer, nullable, obj
from service.rulesets.rialto.actions import BUILDING_SPEC, DISTRICT_SPEC, LINK_SPEC
from service.rulesets.rialto.components import CARD_NAMES, CARDS_IN_ALL
from service.rulesets.rialto.events import BANK_SPEC, BRIDGE_SPEC, PLAYER_SPEC, SEAT_SPEC, STAGE_SPEC, TILE_SPEC
from service.rulesets.rialto.state import STEP_NAMES

_COUNT: Final = integer(0, 1000)
DOGE_ADVANCE_SPEC: Final = enum(
    "RialtoDogeAdvance", ("space", "rank"), "How far blue 3 advances: by the number of the space, or by the place in Doge order."
)
_PHASE: Final = enum("RialtoPhase", STEP_NAMES, "What happens now; in the middle of a game one of those in which a seat decides.")

CARD_COUNTS: Final = obj(
    "RialtoCardCounts",
    "So many cards of each kind.",
    tuple([Field(name, integer(0, CARDS_IN_ALL), f"Cards of the kind {name}.") for name in CARD_NAMES]),
)

_OPTIONS: Final = obj(
    "RialtoOptionsInPlay",
    "The options of this game.",
    (
        Field("neutral_player", boolean(), "A neutral player takes part."),
        Field("doge_advance", DOGE_ADVANCE_SPEC, "How far blue 3 advances."),
    ),
)

_ROW: Final = obj(
    "RialtoRow",
    "A row of face-up cards.",
    (
        Field("row", integer(1, 6), "Its number."),
        Field("taken", boolean(), "Somebody took it."),
        Field("cards", CARD_COUNTS, "Its cards."),
    ),
)

_OWNED: Final = obj(
    "RialtoOwnedBuildings",
    "The buildings of one kind that a player owns.",
    (
        Field("kind", BUILDING_SPEC, "The kind."),
        Field("count", _COUNT, "How many."),
        Field("coins", _COUNT, "How many of them have a coin: activated this round."),
        Field("blocked", _COUNT, "How many of them came by blue 1 this round and cannot be activated."),
    ),
)

_PLAYER: Final = obj(
    "RialtoPlayer",
    "What everybody sees of a player.",
    (
        Field("seat", SEAT_SPEC, "The seat."),
        Field("cards", _COUNT, "Cards in hand."),
        Field("at_least", CARD_COUNTS, "Cards that the hand is known to hold: they came from face-up rows and cannot all have gone."),
        Field("at_most", CARD_COUNTS, "Cards that the hand can hold at most: a pair of jokers shows that there was no card of the type."),
        Field("face_down", _COUNT, "Cards in the discards that this player discarded face down since the last shuffle."),
        Field("gold", _COUNT, "Gold in the personal reserve."),
        Field("vp", _COUNT, "Victory points so far."),
        Field("reserve", _COUNT, "Councillors in the personal reserve."),
        Field("general", _COUNT, "Councillors in the general reserve."),
        Field("districts", array(_COUNT, 6, 6), "Councillors in each district, in the order of the board."),
        Field("buildings", array(_OWNED, 0, 12), "Buildings owned."),
        Field("space", _COUNT, "The space of the marker on the Doge track."),
        Field("played", CARD_COUNTS, "Cards played in this stage."),
        Field("strength", _COUNT, "The strength of what was played in this stage."),
        Field("banks", array(BANK_SPEC, 0, 2), "Banks gained."),
    ),
)

_NEUTRAL: Final = obj(
    "RialtoNeutral",
    "The neutral player.",
    (
        Field("hand", CARD_COUNTS, "Its cards, face up."),
        Field("districts", array(_COUNT, 6, 6), "Councillors in each district, in the order of the board."),
        Field("space", _COUNT, "The space of its marker on the Doge track."),
        Field("played", CARD_COUNTS, "Cards played in this stage."),
        Field("strength", _COUNT, "The strength of what was played in this stage."),
        Field("banks", array(BANK_SPEC, 0, 2), "Banks completed."),
        Field("marker", nullable(LINK_SPEC), "The link of its marker."),
    ),
)

_LINK: Final = obj(
    "RialtoLinkInPlay",
    "A link between two districts.",
    (
        Field("link", LINK_SPEC, "Its name."),
        Field("a", DISTRICT_SPEC, "The district at its end a."),
        Field("b", DISTRICT_SPEC, "The district at its end b."),
        Field("tile", nullable(TILE_SPEC), "The tile on it, or null while it is free."),
        Field("value_a", integer(0, 6), "The value of the tile at end a."),
        Field("value_b", integer(0, 6), "The value of the tile at end b."),
    ),
)

_TURN: Final = obj(
    "RialtoTurn",
    "The decision in progress.",
    (
        Field("converted", _COUNT, "What converted cards count in this turn."),
        Field("wild", _COUNT, "Yellow 3 activated in this turn."),
        Field("limit", _COUNT, "Stage C: the greatest value that may be taken. Stage F: councillors that may still be moved."),
        Field("second", boolean(), "Stage C: after a building of value 4 a second one may be taken."),
        Field("link", nullable(LINK_SPEC), "Stage E: the link beside which a councillor is placed."),
    ),
)

VIEW: Final[Spec] = obj(
    "RialtoView",
    "A game of Rialto as one seat, or a spectator, sees it.",
    (
        Field("viewer", nullable(SEAT_SPEC), "The seat that sees this; null for a spectator."),
        Field("to_act", nullable(SEAT_SPEC), "The seat that decides next; null when the game is over."),
        Field("phase", _PHASE, "What happens now."),
        Field("options", _OPTIONS, "The options."),
        Field("round", integer(1, 6), "The round."),
        Field("stage", nullable(STAGE_SPEC), "The stage of phase II, null outside it."),
        Field("current_district", DISTRICT_SPEC, "The district of this round's turn tile."),
        Field("turn_tiles", array(DISTRICT_SPEC, 6, 6), "The districts of the turn tiles 1 to 6."),
        Field("seating", array(PLAYER_SPEC, 2, 5), "All players clockwise from the first; null is the neutral player."),
        Field("doge_order", array(PLAYER_SPEC, 2, 5), "All players in Doge order."),
        Field("order", array(PLAYER_SPEC, 0, 5), "The order kept for what happens now."),
        Field("order_index", _COUNT, "How many of `order` are done."),
        Field("waiting", array(PLAYER_SPEC, 0, 5), "Players who still have a turn in this stage, in order."),
        Field("first_player", PLAYER_SPEC, "The first player of the stage."),
        Field("bonus", PLAYER_SPEC, "Who has the bonus of the stage that is resolved."),
        Field("bonus_won", boolean(), "Somebody, perhaps the neutral player, has it."),
        Field("turn", _TURN, "The decision in progress."),
        Field("deck", _COUNT, "Cards in the deck."),
        Field("discards", CARD_COUNTS, "Cards in the discards that everybody saw."),
        Field("rows", array(_ROW, 3, 6), "The rows of cards."),
        Field("players", array(_PLAYER, 2, 5), "The players by seat."),
        Field("neutral", nullable(_NEUTRAL), "The neutral player, if there is one."),
        Field("stock", array(_COUNT, 12, 12), "Buildings in stock, in the order green 1 to 4, yellow, blue."),
        Field("links", array(_LINK, 12, 12), "The links."),
        Field("top_bridge", nullable(BRIDGE_SPEC), "The top bridge of the stack."),
        Field("banks_open", array(BANK_SPEC, 0, 2), "Banks whose tile is not turned."),
        Field("banks_closing", array(BANK_SPEC, 0, 2), "Banks whose tile is turned at the end of the stage."),
        Field("hand", nullable(CARD_COUNTS), "The viewer's cards; null for a spectator."),
        Field(
            "discarded_face_down",
            nullable(CARD_COUNTS),
            "What the viewer discarded face down since the last shuffle; null for a spectator.",
        ),
    ),
)
