"""The API's documents as frozen dataclasses.

Generated from openapi.json of version 1.0.0 by `make sdk`. Never edit it by hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from serenissima.errors import UnknownVariant

#: What made a version: the set-up, a decision (`action`), an `undo` of one, or a change of who plays. `claim`: somebody took an open seat. `resign`: a player left the seat to an AI. `absence`: a player did not decide in time, and an AI took over. `rejoin`: a player took the seat back from an AI. `end`: the host ended the game.
EntryKind: TypeAlias = Literal[
    "setup",
    "action",
    "undo",
    "claim",
    "resign",
    "absence",
    "rejoin",
    "end",
]
#: Whether the game still runs (`active`), has come to its end by the rules (`finished`), or was `ended` by its host before that.
GameStatus: TypeAlias = Literal[
    "active",
    "finished",
    "ended",
]
#: Why a tile was discarded.
GondolaDiscardReason: TypeAlias = Literal[
    "no_placement",
    "hand_limit",
    "bonus_unused",
    "bonus_unplaceable",
]
#: What is to be decided next.
GondolaPhase: TypeAlias = Literal[
    "place",
    "race",
    "bonus",
    "discard",
    "over",
]
#: How a race ended.
GondolaRaceEnd: TypeAlias = Literal[
    "five_checkpoints",
    "exhausted",
]
#: The id of a tile. Equal tiles are one kind, named by its lowest id.
GondolaTile: TypeAlias = Literal[
    "c01",
    "c02",
    "c03",
    "c04",
    "c05",
    "c06",
    "c07",
    "c08",
    "c09",
    "c10",
    "c11",
    "c12",
    "c13",
    "c14",
    "c15",
    "c16",
    "c17",
    "c18",
    "c19",
    "c20",
    "c21",
    "c22",
    "c23",
    "c24",
    "c25",
    "c26",
    "c27",
    "c28",
    "c29",
    "c30",
    "c31",
    "c32",
    "c33",
    "c34",
    "c35",
    "c36",
    "c37",
    "c38",
    "c39",
    "c40",
    "c41",
    "c42",
    "c43",
    "c44",
    "c45",
    "c46",
    "c47",
    "c48",
    "c49",
    "c50",
    "c51",
    "c52",
    "c53",
    "c54",
    "c55",
    "c56",
    "c57",
    "c58",
    "c59",
    "c60",
    "c61",
    "c62",
    "c63",
    "c64",
    "c65",
    "c66",
    "c67",
    "c68",
    "c69",
    "c70",
    "c71",
    "c72",
    "c73",
    "c74",
    "c75",
    "c76",
    "c77",
    "c78",
    "c79",
    "c80",
    "b01",
    "b02",
    "b03",
    "b04",
    "b05",
    "b06",
    "b07",
    "b08",
    "b09",
    "b10",
    "b11",
    "b12",
    "b13",
    "b14",
    "b15",
    "s01",
    "s02",
    "s03",
    "s04",
    "s05",
    "s06",
]
#: How well an AI plays, weakest first.
Level: TypeAlias = Literal[
    "random",
    "greedy",
    "casual",
    "strong",
    "expert",
]
#: `game`: the Game at the beginning; `gap`: the Game as it is, instead of what was missed; `decision`: a HistoryEntry; `end`: the game is over; `gone`: it has expired.
MessageKind: TypeAlias = Literal[
    "game",
    "gap",
    "decision",
    "end",
    "gone",
]
#: A kind of building.
MuranoBuilding: TypeAlias = Literal[
    "factory",
    "shop",
    "palace",
    "special",
]
#: The colour of customers and shops.
MuranoCustomerColour: TypeAlias = Literal[
    "red",
    "blue",
    "grey",
]
#: Why the end was triggered.
MuranoEndReason: TypeAlias = Literal[
    "none",
    "piles_empty",
    "no_tiles_taken",
]
#: The colour of a glass block.
MuranoGlassColour: TypeAlias = Literal[
    "red",
    "green",
    "blue",
]
#: One of the seven black gondolas, or the red one.
MuranoGondola: TypeAlias = Literal[
    "black",
    "red",
]
#: Which street tiles a shop reaches.
MuranoIncomeRule: TypeAlias = Literal[
    "island",
    "connected",
]
#: An island.
MuranoIsland: TypeAlias = Literal[
    "s_teresa_e_s_mattia",
    "sacca_mattia",
    "san_donato",
    "sacca_serenella",
    "s_chiara_e_s_stefano",
    "s_pietro_martire",
]
#: What the seat to act decides.
MuranoPhase: TypeAlias = Literal[
    "start",
    "moved",
    "build",
    "street_drawn",
    "special_drawn",
    "recruit",
    "search",
    "sell",
    "return",
    "lay",
    "scoring",
    "over",
]
#: Which gondolas lie on a space of the ring.
MuranoRingSpace: TypeAlias = Literal[
    "empty",
    "black",
    "red",
    "black_and_red",
]
#: The colour of a seat (0 white, 1 brown, 2 orange, 3 grey) and of moorings.
MuranoSeatColour: TypeAlias = Literal[
    "white",
    "brown",
    "orange",
    "grey",
]
#: A special-building card.
MuranoSpecialCard: TypeAlias = Literal[
    "bank",
    "inn",
    "harbour_pub",
    "crane_palace_special",
    "crane_shop_factory",
    "guild_hall",
    "harbour",
    "hostel",
    "basilica",
    "studio_red_green",
    "studio_blue_green",
    "studio_red_blue",
    "trading_post",
    "council_hall",
    "lighthouse",
]
#: The kind of a laid tile.
MuranoTileKind: TypeAlias = Literal[
    "street",
    "factory",
    "shop",
    "palace",
    "special",
]
#: Whether a game was made of a position of another, or of a record.
OriginKind: TypeAlias = Literal[
    "fork",
    "replay",
]
#: A bank of the Grand Canal.
RialtoBank: TypeAlias = Literal[
    "north",
    "south",
]
#: A bridge, named by its two end values.
RialtoBridge: TypeAlias = Literal[
    "b34",
    "b35",
    "b36",
    "b45",
    "b46",
    "b56",
]
#: A kind of building: its colour and its value.
RialtoBuilding: TypeAlias = Literal[
    "green1",
    "green2",
    "green3",
    "green4",
    "yellow1",
    "yellow2",
    "yellow3",
    "yellow4",
    "blue1",
    "blue2",
    "blue3",
    "blue4",
]
#: A card: the type of one stage each, or a joker.
RialtoCard: TypeAlias = Literal[
    "doge",
    "gold",
    "building",
    "bridge",
    "gondola",
    "councillor",
    "joker",
]
#: A district of Venice.
RialtoDistrict: TypeAlias = Literal[
    "cannaregio",
    "san_marco",
    "castello",
    "santa_croce",
    "san_polo",
    "dorsoduro",
]
#: How far blue 3 advances: by the number of the space, or by the place in Doge order.
RialtoDogeAdvance: TypeAlias = Literal[
    "space",
    "rank",
]
#: A link between two districts; board.json says which.
RialtoLink: TypeAlias = Literal[
    "l01",
    "l02",
    "l03",
    "l04",
    "l05",
    "l06",
    "l07",
    "l08",
    "l09",
    "l10",
    "l11",
    "l12",
]
#: What happens now; in the middle of a game one of those in which a seat decides.
RialtoPhase: TypeAlias = Literal[
    "start_buildings",
    "deal",
    "rows",
    "green",
    "discard",
    "stage",
    "turn",
    "resolve",
    "take_building",
    "return_building",
    "bridge",
    "gondola",
    "councillor",
    "move",
    "blue",
    "round_end",
    "over",
]
#: Where a councillor comes from: a district, the personal or the general reserve.
RialtoSource: TypeAlias = Literal[
    "cannaregio",
    "san_marco",
    "castello",
    "santa_croce",
    "san_polo",
    "dorsoduro",
    "reserve",
    "general",
]
#: A stage of phase II: A doge, B gold, C building, D bridge, E gondola, F councillor.
RialtoStage: TypeAlias = Literal[
    "A",
    "B",
    "C",
    "D",
    "E",
    "F",
]
#: A bridge, named by its two end values, or a gondola tile.
RialtoTile: TypeAlias = Literal[
    "b34",
    "b35",
    "b36",
    "b45",
    "b46",
    "b56",
    "gondola",
]
#: Who plays a seat: a `human` (or a program) with its token, nobody yet (`open`), or an `ai` of ours.
SeatKind: TypeAlias = Literal[
    "human",
    "open",
    "ai",
]
#: A decision (`action`), an `undo` of one, or a change of who plays. `claim`: somebody took an open seat. `resign`: a player left the seat to an AI. `absence`: a player did not decide in time, and an AI took over. `rejoin`: a player took the seat back from an AI. `end`: the host ended the game.
StepKind: TypeAlias = Literal[
    "action",
    "undo",
    "claim",
    "resign",
    "absence",
    "rejoin",
    "end",
]
#: Where a suggestion stands; `stale`: the game moved on.
SuggestionStatus: TypeAlias = Literal[
    "queued",
    "running",
    "finished",
    "failed",
    "cancelled",
    "stale",
]
#: `off`: This game was created without undo. `over`: The game is over. `no_seat`: Only a seat can take back. `stand_in`: An AI plays this seat until its player takes it back. `nothing`: There is no decision to take back. `other_seat`: Another seat decided last. `chance`: The last decision drew chance. `revealed`: The last decision revealed something hidden.
UndoReason: TypeAlias = Literal[
    "off",
    "over",
    "no_seat",
    "stand_in",
    "nothing",
    "other_seat",
    "chance",
    "revealed",
]
#: A type of building, and of card.
VeneziaBuilding: TypeAlias = Literal[
    "casa",
    "palazzo",
    "campo",
    "ponte",
    "basilica",
]
#: A district of the board.
VeneziaDistrict: TypeAlias = Literal[
    "san_marco",
    "castello",
    "cannaregio",
    "dorsoduro",
    "san_polo",
]
#: What ended the game.
VeneziaEnd: TypeAlias = Literal[
    "last_piece",
    "reached_60",
    "reached_60_by_gold",
    "idle",
]
#: What becomes of an imaginary player's card.
VeneziaFate: TypeAlias = Literal[
    "laid",
    "house",
    "third_type",
    "no_room",
]
#: The card of this turn.
VeneziaImaginaryTurn: TypeAlias = Literal[
    "done",
    "offered",
    "at_end",
]
#: Whether cards are a full set of one player or count together with those of all players.
VeneziaMode: TypeAlias = Literal[
    "solo",
    "joint",
]
#: What is decided.
VeneziaPhase: TypeAlias = Literal[
    "play_cards",
    "next_building",
    "discard_excess",
    "reclaim",
    "draw",
    "draw_three",
    "imaginary",
    "end_turn",
    "last_exchange",
    "over",
    "build",
    "raising",
    "gold_window",
]
#: Whether anybody may look on (`public`) or only who holds a token of the game (`private`).
Visibility: TypeAlias = Literal[
    "private",
    "public",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionKind:
    """A kind of action."""

    #: The tag of its actions.
    type: str
    description: str
    #: The ids of the rules that allow it.
    rules: tuple[str, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> ActionKind:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            type=data["type"],
            description=data["description"],
            rules=tuple(data["rules"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "description": self.description,
            "rules": list(self.rules),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class ApplyActions:
    """Decisions of the bearer's seat, in order: all are done or none is."""

    #: Of the game's own ruleset.
    actions: tuple[Action, ...]
    #: The version decided upon. At any other version nothing is done and game/stale_version is answered.
    expected_version: int | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> ApplyActions:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            actions=tuple([read_action(item) for item in data["actions"]]),
            expected_version=data.get("expected_version"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "actions": [item.to_json() for item in self.actions],
        }
        if self.expected_version is not None:
            data["expected_version"] = self.expected_version
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimSeat:
    """An open seat to be taken."""

    #: What the seat is called. Default: as before.
    name: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> ClaimSeat:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            name=data.get("name"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {}
        if self.name is not None:
            data["name"] = self.name
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimedSeat:
    """A seat that was taken, with its token, which is shown this once."""

    game: Game
    seat: int
    token: str

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> ClaimedSeat:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            game=read_game(data["game"]),
            seat=data["seat"],
            token=data["token"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "game": self.game.to_json(),
            "seat": self.seat,
            "token": self.token,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class CreateGondolaGame:
    """A game to be created."""

    #: One for each player, clockwise.
    seats: tuple[SeatRequest, ...]
    #: Decides all luck: the same seed and decisions give the same game. For all to see.
    seed: str | None = None
    #: Default: private.
    visibility: Visibility | None = None
    #: Whether a seat may take back its last decision while it revealed nothing. Default: false.
    undo: bool | None = None
    #: An AI takes over for a player who does not decide within so many seconds, until the player comes back. Default: never.
    absence_s: int | None = None
    #: What is left out has its default.
    options: GondolaOptions | None = None
    ruleset: Literal["gondola"] = "gondola"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> CreateGondolaGame:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seats=tuple([SeatRequest.from_json(item) for item in data["seats"]]),
            seed=data.get("seed"),
            visibility=data.get("visibility"),
            undo=data.get("undo"),
            absence_s=data.get("absence_s"),
            options=(None if data.get("options") is None else GondolaOptions.from_json(data["options"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "seats": [item.to_json() for item in self.seats],
        }
        if self.seed is not None:
            data["seed"] = self.seed
        if self.visibility is not None:
            data["visibility"] = self.visibility
        if self.undo is not None:
            data["undo"] = self.undo
        if self.absence_s is not None:
            data["absence_s"] = self.absence_s
        if self.options is not None:
            data["options"] = self.options.to_json()
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class CreateMuranoGame:
    """A game to be created."""

    #: One for each player, clockwise.
    seats: tuple[SeatRequest, ...]
    #: Decides all luck: the same seed and decisions give the same game. For all to see.
    seed: str | None = None
    #: Default: private.
    visibility: Visibility | None = None
    #: Whether a seat may take back its last decision while it revealed nothing. Default: false.
    undo: bool | None = None
    #: An AI takes over for a player who does not decide within so many seconds, until the player comes back. Default: never.
    absence_s: int | None = None
    #: What is left out has its default.
    options: MuranoOptions | None = None
    ruleset: Literal["murano"] = "murano"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> CreateMuranoGame:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seats=tuple([SeatRequest.from_json(item) for item in data["seats"]]),
            seed=data.get("seed"),
            visibility=data.get("visibility"),
            undo=data.get("undo"),
            absence_s=data.get("absence_s"),
            options=(None if data.get("options") is None else MuranoOptions.from_json(data["options"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "seats": [item.to_json() for item in self.seats],
        }
        if self.seed is not None:
            data["seed"] = self.seed
        if self.visibility is not None:
            data["visibility"] = self.visibility
        if self.undo is not None:
            data["undo"] = self.undo
        if self.absence_s is not None:
            data["absence_s"] = self.absence_s
        if self.options is not None:
            data["options"] = self.options.to_json()
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class CreateRialtoGame:
    """A game to be created."""

    #: One for each player, clockwise.
    seats: tuple[SeatRequest, ...]
    #: Decides all luck: the same seed and decisions give the same game. For all to see.
    seed: str | None = None
    #: Default: private.
    visibility: Visibility | None = None
    #: Whether a seat may take back its last decision while it revealed nothing. Default: false.
    undo: bool | None = None
    #: An AI takes over for a player who does not decide within so many seconds, until the player comes back. Default: never.
    absence_s: int | None = None
    #: What is left out has its default.
    options: RialtoOptions | None = None
    ruleset: Literal["rialto"] = "rialto"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> CreateRialtoGame:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seats=tuple([SeatRequest.from_json(item) for item in data["seats"]]),
            seed=data.get("seed"),
            visibility=data.get("visibility"),
            undo=data.get("undo"),
            absence_s=data.get("absence_s"),
            options=(None if data.get("options") is None else RialtoOptions.from_json(data["options"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "seats": [item.to_json() for item in self.seats],
        }
        if self.seed is not None:
            data["seed"] = self.seed
        if self.visibility is not None:
            data["visibility"] = self.visibility
        if self.undo is not None:
            data["undo"] = self.undo
        if self.absence_s is not None:
            data["absence_s"] = self.absence_s
        if self.options is not None:
            data["options"] = self.options.to_json()
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class CreateSuggestion:
    """What a suggestion may cost: a `level`, or `time_ms`, or `simulations` (one of them; none: level strong)."""

    level: Level | None = None
    #: How long to think, in milliseconds.
    time_ms: int | None = None
    #: How many games to imagine.
    simulations: int | None = None
    #: How many actions to rank. Default: 3.
    top: int | None = None
    #: The version to think about. At any other version game/stale_version is answered.
    version: int | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> CreateSuggestion:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            level=data.get("level"),
            time_ms=data.get("time_ms"),
            simulations=data.get("simulations"),
            top=data.get("top"),
            version=data.get("version"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {}
        if self.level is not None:
            data["level"] = self.level
        if self.time_ms is not None:
            data["time_ms"] = self.time_ms
        if self.simulations is not None:
            data["simulations"] = self.simulations
        if self.top is not None:
            data["top"] = self.top
        if self.version is not None:
            data["version"] = self.version
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class CreateVeneziaGame:
    """A game to be created."""

    #: One for each player, clockwise.
    seats: tuple[SeatRequest, ...]
    #: Decides all luck: the same seed and decisions give the same game. For all to see.
    seed: str | None = None
    #: Default: private.
    visibility: Visibility | None = None
    #: Whether a seat may take back its last decision while it revealed nothing. Default: false.
    undo: bool | None = None
    #: An AI takes over for a player who does not decide within so many seconds, until the player comes back. Default: never.
    absence_s: int | None = None
    #: What is left out has its default.
    options: VeneziaOptions | None = None
    ruleset: Literal["venezia"] = "venezia"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> CreateVeneziaGame:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seats=tuple([SeatRequest.from_json(item) for item in data["seats"]]),
            seed=data.get("seed"),
            visibility=data.get("visibility"),
            undo=data.get("undo"),
            absence_s=data.get("absence_s"),
            options=(None if data.get("options") is None else VeneziaOptions.from_json(data["options"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "seats": [item.to_json() for item in self.seats],
        }
        if self.seed is not None:
            data["seed"] = self.seed
        if self.visibility is not None:
            data["visibility"] = self.visibility
        if self.undo is not None:
            data["undo"] = self.undo
        if self.absence_s is not None:
            data["absence_s"] = self.absence_s
        if self.options is not None:
            data["options"] = self.options.to_json()
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class CreatedGame:
    """A new game with its tokens, which are shown this once."""

    game: Game
    #: Opens the game for its host, who sees what a spectator sees.
    host_token: str
    seat_tokens: tuple[SeatToken, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> CreatedGame:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            game=read_game(data["game"]),
            host_token=data["host_token"],
            seat_tokens=tuple([SeatToken.from_json(item) for item in data["seat_tokens"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "game": self.game.to_json(),
            "host_token": self.host_token,
            "seat_tokens": [item.to_json() for item in self.seat_tokens],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnOutcome:
    """An outcome of chance, as the bearer may know it."""

    #: What was drawn from, like `canal_tiles`.
    what: str
    #: How many were drawn.
    count: int
    #: The number of each one's kind, in order; null if the bearer did not see.
    kinds: tuple[int, ...] | None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> DrawnOutcome:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            what=data["what"],
            count=data["count"],
            kinds=(None if data["kinds"] is None else tuple(data["kinds"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "what": self.what,
            "count": self.count,
            "kinds": (None if self.kinds is None else list(self.kinds)),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class EventKind:
    """A kind of event."""

    #: The tag of its events.
    type: str
    description: str

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> EventKind:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            type=data["type"],
            description=data["description"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "description": self.description,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class ForkGame:
    """A game to be made of a position of another."""

    #: The version to begin with. Default: the present one, which is the only one while the game runs.
    version: int | None = None
    #: As many as the game has. Default: the same seats.
    seats: tuple[SeatRequest, ...] | None = None
    #: Default: private.
    visibility: Visibility | None = None
    #: Whether seats may take back in the new game. Default: false.
    undo: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> ForkGame:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data.get("version"),
            seats=(None if data.get("seats") is None else tuple([SeatRequest.from_json(item) for item in data["seats"]])),
            visibility=data.get("visibility"),
            undo=data.get("undo"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {}
        if self.version is not None:
            data["version"] = self.version
        if self.seats is not None:
            data["seats"] = [item.to_json() for item in self.seats]
        if self.visibility is not None:
            data["visibility"] = self.visibility
        if self.undo is not None:
            data["undo"] = self.undo
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GameList:
    """A page of games, newest first."""

    #: May be fewer than asked for, even none, with others to come.
    games: tuple[GameSummary, ...]
    #: The `cursor` of the next page; null when there is none.
    next_cursor: str | None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GameList:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            games=tuple([GameSummary.from_json(item) for item in data["games"]]),
            next_cursor=data["next_cursor"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "games": [item.to_json() for item in self.games],
            "next_cursor": self.next_cursor,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSummary:
    """What everybody may know of a game without looking at it."""

    #: The id of the game.
    id: str
    #: The name of the ruleset.
    ruleset: str
    #: The version of the rules under which the game was created and stays.
    rules_version: str
    #: Whether the service no longer has these rules: of such a game only its record can be had.
    rules_gone: bool
    visibility: Visibility
    status: GameStatus
    #: Counts the decisions and changes.
    version: int
    #: Who plays, by seat.
    seats: tuple[Seat, ...]
    #: Who decides next; null when the game is over, or when its rules are gone (`rules_gone`).
    to_act: ToAct | None
    #: When an AI takes over for the player to act; null: never.
    act_by: str | None
    #: When it was created.
    created_at: str
    #: When it last changed.
    updated_at: str
    #: When the game will be forgotten if nothing happens.
    expires_at: str

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GameSummary:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            id=data["id"],
            ruleset=data["ruleset"],
            rules_version=data["rules_version"],
            rules_gone=data["rules_gone"],
            visibility=data["visibility"],
            status=data["status"],
            version=data["version"],
            seats=tuple([Seat.from_json(item) for item in data["seats"]]),
            to_act=(None if data["to_act"] is None else ToAct.from_json(data["to_act"])),
            act_by=data["act_by"],
            created_at=data["created_at"],
            updated_at=data["updated_at"],
            expires_at=data["expires_at"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "id": self.id,
            "ruleset": self.ruleset,
            "rules_version": self.rules_version,
            "rules_gone": self.rules_gone,
            "visibility": self.visibility,
            "status": self.status,
            "version": self.version,
            "seats": [item.to_json() for item in self.seats],
            "to_act": (None if self.to_act is None else self.to_act.to_json()),
            "act_by": self.act_by,
            "created_at": self.created_at,
            "updated_at": self.updated_at,
            "expires_at": self.expires_at,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaAdvice:
    """What the search found, best action first."""

    simulations: int
    #: The size of the search tree.
    nodes: int
    seconds: float
    choices: tuple[GondolaChoice, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaAdvice:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            simulations=data["simulations"],
            nodes=data["nodes"],
            seconds=data["seconds"],
            choices=tuple([GondolaChoice.from_json(item) for item in data["choices"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "simulations": self.simulations,
            "nodes": self.nodes,
            "seconds": self.seconds,
            "choices": [item.to_json() for item in self.choices],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaBonusDrawn:
    """The last seat to cross a checkpoint drew a bonus tile (G-42)."""

    #: The seat that has to lay it.
    seat: int
    #: The tile.
    tile: GondolaTile
    type: Literal["gondola.bonus_drawn"] = "gondola.bonus_drawn"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaBonusDrawn:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            tile=data["tile"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "tile": self.tile,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaChoice:
    """An action that the search considered, with what it expects of it."""

    #: The canonical text of the action.
    text: str
    #: What it does, in plain English.
    english: str
    #: How many simulations began with it; actions are ranked by this.
    visits: int
    #: Their part of all, from 0 to 1.
    share: float
    #: The expected result of each seat, from 0 to 1, which the visits follow: its chance to win, blended with its share of the points where the search plays games to their end.
    expected: tuple[float, ...]
    #: The standard error of each of them.
    error: tuple[float, ...]
    #: The chance of each seat to win, from 0 to 1 (a shared win counts in parts).
    win_chance: tuple[float, ...]
    #: The standard error of each of them.
    win_error: tuple[float, ...]
    action: GondolaAction
    #: The continuation thought most probable.
    line: tuple[GondolaToldAction, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaChoice:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            text=data["text"],
            english=data["english"],
            visits=data["visits"],
            share=data["share"],
            expected=tuple(data["expected"]),
            error=tuple(data["error"]),
            win_chance=tuple(data["win_chance"]),
            win_error=tuple(data["win_error"]),
            action=read_gondola_action(data["action"]),
            line=tuple([GondolaToldAction.from_json(item) for item in data["line"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "text": self.text,
            "english": self.english,
            "visits": self.visits,
            "share": self.share,
            "expected": list(self.expected),
            "error": list(self.error),
            "win_chance": list(self.win_chance),
            "win_error": list(self.win_error),
            "action": self.action.to_json(),
            "line": [item.to_json() for item in self.line],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaCrossed:
    """A gondola crossed a checkpoint and put a flag there (G-40)."""

    #: The seat that crossed.
    seat: int
    #: The checkpoint's column.
    x: int
    #: The checkpoint's row.
    y: int
    #: The seat's flags, and its hand limit, from now on.
    flags_left: int
    #: Whether all others had crossed it before (G-42).
    last: bool
    type: Literal["gondola.crossed"] = "gondola.crossed"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaCrossed:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            x=data["x"],
            y=data["y"],
            flags_left=data["flags_left"],
            last=data["last"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "x": self.x,
            "y": self.y,
            "flags_left": self.flags_left,
            "last": self.last,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaDecision:
    """What came of the actions: the game as it is now, and the events that the bearer's seat may see, in order."""

    game: GondolaGame
    events: tuple[GondolaGameEvent, ...]
    ruleset: Literal["gondola"] = "gondola"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaDecision:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            game=GondolaGame.from_json(data["game"]),
            events=tuple([GondolaGameEvent.from_json(item) for item in data["events"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "game": self.game.to_json(),
            "events": [item.to_json() for item in self.events],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaDiscard:
    """Discard a tile: none can be laid, the hand is over its limit, or the bonus tile with Replace is not wanted."""

    #: The tile's kind, named by its lowest id.
    tile: GondolaTile
    type: Literal["gondola.discard"] = "gondola.discard"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaDiscard:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            tile=data["tile"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "tile": self.tile,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaDiscarded:
    """A tile left the game without being laid."""

    #: The seat whose tile it was.
    seat: int
    #: The tile.
    tile: GondolaTile
    #: Why (G-24, G-41, G-42).
    reason: GondolaDiscardReason
    type: Literal["gondola.discarded"] = "gondola.discarded"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaDiscarded:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            tile=data["tile"],
            reason=data["reason"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "tile": self.tile,
            "reason": self.reason,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaDrew:
    """Canal tiles were drawn into a hand (G-10, G-45)."""

    #: The seat that drew.
    seat: int
    #: How many tiles.
    count: int
    #: The tiles, for the seat that drew; null for others.
    tiles: tuple[GondolaTile, ...] | None
    type: Literal["gondola.drew"] = "gondola.drew"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaDrew:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            count=data["count"],
            tiles=(None if data["tiles"] is None else tuple(data["tiles"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "count": self.count,
            "tiles": (None if self.tiles is None else list(self.tiles)),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaDryRun:
    """What the actions would do, as far as it is sure: nothing in it is decided by luck or by what the seat cannot know."""

    #: The version that it is about.
    version: int
    #: The bearer's seat.
    seat: int
    #: Whether all would be accepted; null where that depends on an uncertain outcome.
    accepted: bool | None
    #: How many of the actions would be accepted for sure.
    checked: int
    #: Whether more would follow that luck or hidden things decide.
    uncertain: bool
    #: Why not.
    refusal: Refusal | None
    #: What the bearer's seat would be told for sure.
    events: tuple[GondolaGameEvent, ...]
    ruleset: Literal["gondola"] = "gondola"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaDryRun:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            seat=data["seat"],
            accepted=data["accepted"],
            checked=data["checked"],
            uncertain=data["uncertain"],
            refusal=(None if data["refusal"] is None else Refusal.from_json(data["refusal"])),
            events=tuple([GondolaGameEvent.from_json(item) for item in data["events"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "version": self.version,
            "seat": self.seat,
            "accepted": self.accepted,
            "checked": self.checked,
            "uncertain": self.uncertain,
            "refusal": (None if self.refusal is None else self.refusal.to_json()),
            "events": [item.to_json() for item in self.events],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaGame:
    """A game as the bearer may see it."""

    id: str
    #: The version of the rules under which the game was created and stays.
    rules_version: str
    players: int
    seats: tuple[Seat, ...]
    status: GameStatus
    #: Counts the applied decisions.
    version: int
    #: Who decides next; null when the game is over.
    to_act: ToAct | None
    #: The seat that this answer is for; null: a spectator or the host.
    viewer: int | None
    visibility: Visibility
    #: Whether the creator gave the seed and so can compute all draws.
    seeded: bool
    #: What it was made of; null for a game of its own.
    origin: Origin | None
    #: Whether the bearer's seat may take back its last decision now.
    can_undo: bool
    #: Why not; null if it may.
    undo_reason: UndoReason | None
    #: SHA-256 of the secret that decides all draws, in hex.
    commitment: str
    #: The secret in hex once the game is over, else null.
    secret: str | None
    #: An AI takes over for a player who does not decide within so many seconds; null: never.
    absence_s: int | None
    #: When that happens to the seat to act, if nothing happens before; null: never.
    act_by: str | None
    #: By seat: final when the game is finished, else as of now; empty when its host ended it, for nobody has won.
    standings: tuple[Standing, ...]
    created_at: str
    updated_at: str
    #: When the game will be forgotten if nobody decides.
    expires_at: str
    options: GondolaOptions
    view: GondolaView
    ruleset: Literal["gondola"] = "gondola"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaGame:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            id=data["id"],
            rules_version=data["rules_version"],
            players=data["players"],
            seats=tuple([Seat.from_json(item) for item in data["seats"]]),
            status=data["status"],
            version=data["version"],
            to_act=(None if data["to_act"] is None else ToAct.from_json(data["to_act"])),
            viewer=data["viewer"],
            visibility=data["visibility"],
            seeded=data["seeded"],
            origin=(None if data["origin"] is None else Origin.from_json(data["origin"])),
            can_undo=data["can_undo"],
            undo_reason=data["undo_reason"],
            commitment=data["commitment"],
            secret=data["secret"],
            absence_s=data["absence_s"],
            act_by=data["act_by"],
            standings=tuple([Standing.from_json(item) for item in data["standings"]]),
            created_at=data["created_at"],
            updated_at=data["updated_at"],
            expires_at=data["expires_at"],
            options=GondolaOptions.from_json(data["options"]),
            view=GondolaView.from_json(data["view"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "id": self.id,
            "ruleset": self.ruleset,
            "rules_version": self.rules_version,
            "players": self.players,
            "seats": [item.to_json() for item in self.seats],
            "status": self.status,
            "version": self.version,
            "to_act": (None if self.to_act is None else self.to_act.to_json()),
            "viewer": self.viewer,
            "visibility": self.visibility,
            "seeded": self.seeded,
            "origin": (None if self.origin is None else self.origin.to_json()),
            "can_undo": self.can_undo,
            "undo_reason": self.undo_reason,
            "commitment": self.commitment,
            "secret": self.secret,
            "absence_s": self.absence_s,
            "act_by": self.act_by,
            "standings": [item.to_json() for item in self.standings],
            "created_at": self.created_at,
            "updated_at": self.updated_at,
            "expires_at": self.expires_at,
            "options": self.options.to_json(),
            "view": self.view.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaGameEvent:
    """Something that happened, as the bearer's seat is told of it."""

    #: The version that the game had after the decision that it came of.
    version: int
    event: GondolaEvent

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaGameEvent:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            event=read_gondola_event(data["event"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "version": self.version,
            "event": self.event.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaHistory:
    """A page of what happened in a game, oldest first, as the bearer may know it."""

    #: The present version.
    version: int
    #: The `after` of the next page; null when this one reaches the present version.
    next_after: int | None
    entries: tuple[GondolaHistoryEntry, ...]
    ruleset: Literal["gondola"] = "gondola"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaHistory:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            next_after=data["next_after"],
            entries=tuple([GondolaHistoryEntry.from_json(item) for item in data["entries"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "version": self.version,
            "next_after": self.next_after,
            "entries": [item.to_json() for item in self.entries],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaHistoryEntry:
    """What made one version of a game, as the bearer may know it."""

    #: The version that it made.
    version: int
    at: str
    kind: EntryKind
    #: Whose it was; null for the set-up and for the host.
    seat: int | None
    #: The version whose decision was taken back; null unless the kind is `undo`.
    undone: int | None
    #: What the seat has been since then; null unless the seat changed.
    became: Seat | None
    #: The outcomes of chance, in order.
    draws: tuple[DrawnOutcome, ...]
    #: What the bearer was told of it, in plain English.
    english: str
    #: What was decided, without members that are secret to the bearer; null for what is no decision.
    action: GondolaSeenAction | None
    #: What the bearer was told of it.
    events: tuple[GondolaEvent, ...]
    ruleset: Literal["gondola"] = "gondola"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaHistoryEntry:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            at=data["at"],
            kind=data["kind"],
            seat=data["seat"],
            undone=data["undone"],
            became=(None if data["became"] is None else Seat.from_json(data["became"])),
            draws=tuple([DrawnOutcome.from_json(item) for item in data["draws"]]),
            english=data["english"],
            action=(None if data["action"] is None else read_gondola_seen_action(data["action"])),
            events=tuple([read_gondola_event(item) for item in data["events"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "version": self.version,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "undone": self.undone,
            "became": (None if self.became is None else self.became.to_json()),
            "draws": [item.to_json() for item in self.draws],
            "english": self.english,
            "ruleset": self.ruleset,
            "action": (None if self.action is None else self.action.to_json()),
            "events": [item.to_json() for item in self.events],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaLegalAction:
    """An action that the bearer's seat may do now."""

    #: The canonical text of the action.
    text: str
    #: What it does, in plain English.
    english: str
    #: The ids of the rules that allow it.
    rules: tuple[str, ...]
    action: GondolaAction

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaLegalAction:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            text=data["text"],
            english=data["english"],
            rules=tuple(data["rules"]),
            action=read_gondola_action(data["action"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "text": self.text,
            "english": self.english,
            "rules": list(self.rules),
            "action": self.action.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaLegalActions:
    """What the bearer's seat may do at the present version: empty when another seat decides."""

    version: int
    #: Who decides; null when the game is over.
    to_act: ToAct | None
    actions: tuple[GondolaLegalAction, ...]
    ruleset: Literal["gondola"] = "gondola"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaLegalActions:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            to_act=(None if data["to_act"] is None else ToAct.from_json(data["to_act"])),
            actions=tuple([GondolaLegalAction.from_json(item) for item in data["actions"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "version": self.version,
            "to_act": (None if self.to_act is None else self.to_act.to_json()),
            "actions": [item.to_json() for item in self.actions],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaMatchEnded:
    """The last race is over."""

    #: The seats in place 1.
    winners: tuple[int, ...]
    type: Literal["gondola.match_ended"] = "gondola.match_ended"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaMatchEnded:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            winners=tuple(data["winners"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "winners": list(self.winners),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaMoved:
    """A gondola moved, or stayed where it was: then the path is empty."""

    #: The seat whose gondola it is.
    seat: int
    #: The squares entered, in order.
    path: tuple[tuple[int, int], ...]
    type: Literal["gondola.moved"] = "gondola.moved"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaMoved:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            path=tuple([(item[0], item[1]) for item in data["path"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "path": [list(item) for item in self.path],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaOptions:
    """What can be chosen when a game of Gondola is made."""

    #: The number of races of the match: 1, 3 or 5 (G-60).
    races: int | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaOptions:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            races=data.get("races"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {}
        if self.races is not None:
            data["races"] = self.races
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaPlace:
    """Lay a tile from the hand, or the bonus tile, on an empty square or, with Replace, in the place of a tile in play."""

    #: The tile's kind, named by its lowest id.
    tile: GondolaTile
    #: The column, growing to the east.
    x: int
    #: The row, growing to the south.
    y: int
    #: Quarter turns clockwise; the lowest of those that look the same.
    rotation: int
    type: Literal["gondola.place"] = "gondola.place"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaPlace:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            tile=data["tile"],
            x=data["x"],
            y=data["y"],
            rotation=data["rotation"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "tile": self.tile,
            "x": self.x,
            "y": self.y,
            "rotation": self.rotation,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaPlaced:
    """A tile was laid (G-20, G-42)."""

    #: The seat that laid it.
    seat: int
    #: The tile.
    tile: GondolaTile
    #: The column.
    x: int
    #: The row.
    y: int
    #: Quarter turns clockwise.
    rotation: int
    #: The tile whose place it took and that left the game (G-23), or null.
    replaced: GondolaTile | None
    #: Whether it is a bonus tile.
    bonus: bool
    type: Literal["gondola.placed"] = "gondola.placed"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaPlaced:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            tile=data["tile"],
            x=data["x"],
            y=data["y"],
            rotation=data["rotation"],
            replaced=data["replaced"],
            bonus=data["bonus"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "tile": self.tile,
            "x": self.x,
            "y": self.y,
            "rotation": self.rotation,
            "replaced": self.replaced,
            "bonus": self.bonus,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaRace:
    """Move the gondola along a path of water."""

    #: The squares entered, in order, up to where the gondola ends.
    path: tuple[tuple[int, int], ...]
    type: Literal["gondola.race"] = "gondola.race"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaRace:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            path=tuple([(item[0], item[1]) for item in data["path"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "path": [list(item) for item in self.path],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaRaceBegan:
    """A race begins: start tiles and gondolas are set up (G-10, G-60)."""

    #: The number of the race.
    race: int
    #: The seat that has the first turn.
    starter: int
    type: Literal["gondola.race_began"] = "gondola.race_began"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaRaceBegan:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            race=data["race"],
            starter=data["starter"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "race": self.race,
            "starter": self.starter,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaRaceEnded:
    """A race is over (G-50, G-51)."""

    #: The number of the race.
    race: int
    #: How it ended.
    end: GondolaRaceEnd
    #: The seats that won it.
    winners: tuple[int, ...]
    #: The flags placed in it, by seat.
    flags: tuple[int, ...]
    #: The points of the match so far, by seat (G-60).
    points: tuple[int, ...]
    type: Literal["gondola.race_ended"] = "gondola.race_ended"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaRaceEnded:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            race=data["race"],
            end=data["end"],
            winners=tuple(data["winners"]),
            flags=tuple(data["flags"]),
            points=tuple(data["points"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "race": self.race,
            "end": self.end,
            "winners": list(self.winners),
            "flags": list(self.flags),
            "points": list(self.points),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaSeat:
    """What all may know of a seat."""

    #: The seat.
    seat: int
    #: The column of its gondola.
    x: int
    #: The row of its gondola.
    y: int
    #: Flags not yet placed: the hand limit.
    flags_left: int
    #: Tiles in hand.
    hand_size: int
    #: Points of the races that are over (G-60).
    points: int
    #: Races won.
    wins: int

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaSeat:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            x=data["x"],
            y=data["y"],
            flags_left=data["flags_left"],
            hand_size=data["hand_size"],
            points=data["points"],
            wins=data["wins"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "seat": self.seat,
            "x": self.x,
            "y": self.y,
            "flags_left": self.flags_left,
            "hand_size": self.hand_size,
            "points": self.points,
            "wins": self.wins,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaStay:
    """End the move where it began, with nothing crossed."""

    type: Literal["gondola.stay"] = "gondola.stay"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaStay:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaSuggestion:
    """What an AI would do in the bearer's seat."""

    id: str
    game_id: str
    seat: int
    #: The version that it is about.
    version: int
    level: Level | None
    time_ms: int | None
    simulations: int | None
    top: int
    status: SuggestionStatus
    created_at: str
    updated_at: str
    #: While `queued`: how many jobs workers will take up before this one; null when one is about to, and in any other status.
    queue_position: int | None
    #: Why it failed.
    error: str | None
    result: GondolaAdvice | None
    ruleset: Literal["gondola"] = "gondola"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaSuggestion:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            id=data["id"],
            game_id=data["game_id"],
            seat=data["seat"],
            version=data["version"],
            level=data["level"],
            time_ms=data["time_ms"],
            simulations=data["simulations"],
            top=data["top"],
            status=data["status"],
            created_at=data["created_at"],
            updated_at=data["updated_at"],
            queue_position=data["queue_position"],
            error=data["error"],
            result=(None if data["result"] is None else GondolaAdvice.from_json(data["result"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "id": self.id,
            "ruleset": self.ruleset,
            "game_id": self.game_id,
            "seat": self.seat,
            "version": self.version,
            "level": self.level,
            "time_ms": self.time_ms,
            "simulations": self.simulations,
            "top": self.top,
            "status": self.status,
            "created_at": self.created_at,
            "updated_at": self.updated_at,
            "queue_position": self.queue_position,
            "error": self.error,
            "result": (None if self.result is None else self.result.to_json()),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaTileInPlay:
    """A tile on the course."""

    #: The tile.
    tile: GondolaTile
    #: The column, growing to the east.
    x: int
    #: The row, growing to the south.
    y: int
    #: Quarter turns clockwise.
    rotation: int
    #: The seats with a flag on it, in order of seats.
    flags: tuple[int, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaTileInPlay:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            tile=data["tile"],
            x=data["x"],
            y=data["y"],
            rotation=data["rotation"],
            flags=tuple(data["flags"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "tile": self.tile,
            "x": self.x,
            "y": self.y,
            "rotation": self.rotation,
            "flags": list(self.flags),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaToldAction:
    """An action in all its forms."""

    #: The canonical text of the action.
    text: str
    #: What it does, in plain English.
    english: str
    action: GondolaAction

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaToldAction:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            text=data["text"],
            english=data["english"],
            action=read_gondola_action(data["action"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "text": self.text,
            "english": self.english,
            "action": self.action.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaTurnBegan:
    """A turn begins."""

    #: The seat in turn.
    seat: int
    #: Turns counted without a crossing (G-51).
    idle_turns: int
    type: Literal["gondola.turn_began"] = "gondola.turn_began"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaTurnBegan:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            idle_turns=data["idle_turns"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "idle_turns": self.idle_turns,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class GondolaView:
    """A game of Gondola as one seat, or a spectator, sees it."""

    #: The seat that looks; null for a spectator.
    viewer: int | None
    #: The seat that decides next; null when the game is over.
    to_act: int | None
    #: What it decides.
    phase: GondolaPhase
    #: The number of the race.
    race: int
    #: The number of races of the match.
    races: int
    #: The seat that started this race.
    starter: int
    #: The seat whose turn it is, or that had the last turn.
    turn: int
    #: The speed of the tile laid or discarded this turn; null without one.
    speed: int | None
    #: How far the gondola goes in this race phase; null in other phases.
    distance: int | None
    #: The bonus tile to be laid now.
    bonus_tile: GondolaTile | None
    #: How many bonus tiles follow it.
    bonus_due: int
    #: Whether this turn began with the stack and all hands empty (G-51).
    counting: bool
    #: Such turns without a crossing; the race ends at twice the number of players.
    idle_turns: int
    #: Canal tiles not yet drawn.
    stack_size: int
    #: Bonus tiles not yet drawn.
    bonus_stack_size: int
    #: The tiles in play by row, then column.
    tiles: tuple[GondolaTileInPlay, ...]
    #: The tiles that left the game, in order: discarded or replaced.
    discarded: tuple[GondolaTile, ...]
    #: The seats in order.
    seats: tuple[GondolaSeat, ...]
    #: The tiles in the viewer's hand; empty for a spectator.
    hand: tuple[GondolaTile, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GondolaView:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            viewer=data["viewer"],
            to_act=data["to_act"],
            phase=data["phase"],
            race=data["race"],
            races=data["races"],
            starter=data["starter"],
            turn=data["turn"],
            speed=data["speed"],
            distance=data["distance"],
            bonus_tile=data["bonus_tile"],
            bonus_due=data["bonus_due"],
            counting=data["counting"],
            idle_turns=data["idle_turns"],
            stack_size=data["stack_size"],
            bonus_stack_size=data["bonus_stack_size"],
            tiles=tuple([GondolaTileInPlay.from_json(item) for item in data["tiles"]]),
            discarded=tuple(data["discarded"]),
            seats=tuple([GondolaSeat.from_json(item) for item in data["seats"]]),
            hand=tuple(data["hand"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "viewer": self.viewer,
            "to_act": self.to_act,
            "phase": self.phase,
            "race": self.race,
            "races": self.races,
            "starter": self.starter,
            "turn": self.turn,
            "speed": self.speed,
            "distance": self.distance,
            "bonus_tile": self.bonus_tile,
            "bonus_due": self.bonus_due,
            "counting": self.counting,
            "idle_turns": self.idle_turns,
            "stack_size": self.stack_size,
            "bonus_stack_size": self.bonus_stack_size,
            "tiles": [item.to_json() for item in self.tiles],
            "discarded": list(self.discarded),
            "seats": [item.to_json() for item in self.seats],
            "hand": list(self.hand),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """The process lives."""

    status: Literal["ok"]
    #: The version of the API.
    version: str

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Health:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            status=data["status"],
            version=data["version"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "status": self.status,
            "version": self.version,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoAdvice:
    """What the search found, best action first."""

    simulations: int
    #: The size of the search tree.
    nodes: int
    seconds: float
    choices: tuple[MuranoChoice, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoAdvice:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            simulations=data["simulations"],
            nodes=data["nodes"],
            seconds=data["seconds"],
            choices=tuple([MuranoChoice.from_json(item) for item in data["choices"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "simulations": self.simulations,
            "nodes": self.nodes,
            "seconds": self.seconds,
            "choices": [item.to_json() for item in self.choices],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoBlockReturned:
    """A block went back."""

    #: Whose doing it is.
    seat: int
    #: Its colour.
    colour: MuranoGlassColour
    type: Literal["murano.block_returned"] = "murano.block_returned"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoBlockReturned:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            colour=data["colour"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "colour": self.colour,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoBought:
    """A seat took a tile of a pile."""

    #: Whose doing it is.
    seat: int
    #: Its kind.
    building: MuranoBuilding
    #: Coins paid now.
    price: int
    #: The colour of a shop; null for others and where it is hidden.
    colour: MuranoCustomerColour | None
    #: The crests of a palace; null for others and where they are hidden.
    crests: int | None
    type: Literal["murano.bought"] = "murano.bought"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoBought:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            building=data["building"],
            price=data["price"],
            colour=data["colour"],
            crests=data["crests"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "building": self.building,
            "price": self.price,
            "colour": self.colour,
            "crests": self.crests,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoBuildFactory:
    """Build a factory."""

    #: The island.
    island: MuranoIsland
    #: [column, row] from the island's top left.
    cell: tuple[int, int]
    type: Literal["murano.build_factory"] = "murano.build_factory"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoBuildFactory:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            island=data["island"],
            cell=(data["cell"][0], data["cell"][1]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "island": self.island,
            "cell": list(self.cell),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoBuildPalace:
    """Build a palace."""

    #: The island.
    island: MuranoIsland
    #: [column, row] from the island's top left.
    cell: tuple[int, int]
    #: The crests of the palace.
    crests: int
    type: Literal["murano.build_palace"] = "murano.build_palace"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoBuildPalace:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            island=data["island"],
            cell=(data["cell"][0], data["cell"][1]),
            crests=data["crests"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "island": self.island,
            "cell": list(self.cell),
            "crests": self.crests,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoBuildShop:
    """Build a shop."""

    #: The island.
    island: MuranoIsland
    #: [column, row] from the island's top left.
    cell: tuple[int, int]
    #: The colour of the shop.
    colour: MuranoCustomerColour
    type: Literal["murano.build_shop"] = "murano.build_shop"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoBuildShop:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            island=data["island"],
            cell=(data["cell"][0], data["cell"][1]),
            colour=data["colour"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "island": self.island,
            "cell": list(self.cell),
            "colour": self.colour,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoBuildSpecial:
    """Build a special building."""

    #: The island.
    island: MuranoIsland
    #: [column, row] from the island's top left.
    cell: tuple[int, int]
    type: Literal["murano.build_special"] = "murano.build_special"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoBuildSpecial:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            island=data["island"],
            cell=(data["cell"][0], data["cell"][1]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "island": self.island,
            "cell": list(self.cell),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoBuilt:
    """A building was laid."""

    #: Whose doing it is.
    seat: int
    #: Its kind.
    building: MuranoBuilding
    #: The island.
    island: MuranoIsland
    #: [column, row] on the island.
    cell: tuple[int, int]
    #: The colour of a shop; null for others and where it is hidden.
    colour: MuranoCustomerColour | None
    #: The crests of a palace; null for others and where they are hidden.
    crests: int | None
    #: VP gained.
    vp: int
    type: Literal["murano.built"] = "murano.built"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoBuilt:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            building=data["building"],
            island=data["island"],
            cell=(data["cell"][0], data["cell"][1]),
            colour=data["colour"],
            crests=data["crests"],
            vp=data["vp"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "building": self.building,
            "island": self.island,
            "cell": list(self.cell),
            "colour": self.colour,
            "crests": self.crests,
            "vp": self.vp,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoBuyFactory:
    """Buy a factory for 1 coin."""

    type: Literal["murano.buy_factory"] = "murano.buy_factory"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoBuyFactory:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoBuyPalace:
    """Buy the top palace for 2 coins."""

    type: Literal["murano.buy_palace"] = "murano.buy_palace"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoBuyPalace:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoBuyShop:
    """Buy the top shop for 2 coins."""

    type: Literal["murano.buy_shop"] = "murano.buy_shop"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoBuyShop:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoBuySpecial:
    """Buy a special building for 2 coins."""

    type: Literal["murano.buy_special"] = "murano.buy_special"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoBuySpecial:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoCardScored:
    """A character card was used."""

    #: Whose doing it is.
    seat: int
    #: The card.
    card: int
    #: The island.
    island: MuranoIsland
    #: VP gained.
    vp: int
    #: Coins given up.
    coins: int
    #: Red, green and blue blocks given up.
    blocks: tuple[int, int, int]
    type: Literal["murano.card_scored"] = "murano.card_scored"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoCardScored:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            card=data["card"],
            island=data["island"],
            vp=data["vp"],
            coins=data["coins"],
            blocks=(data["blocks"][0], data["blocks"][1], data["blocks"][2]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "card": self.card,
            "island": self.island,
            "vp": self.vp,
            "coins": self.coins,
            "blocks": list(self.blocks),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoCardsDrawn:
    """A seat drew character cards to choose from."""

    #: Whose doing it is.
    seat: int
    #: How many.
    count: int
    #: Which; null to others.
    cards: tuple[int, ...] | None
    type: Literal["murano.cards_drawn"] = "murano.cards_drawn"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoCardsDrawn:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            count=data["count"],
            cards=(None if data["cards"] is None else tuple(data["cards"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "count": self.count,
            "cards": (None if self.cards is None else list(self.cards)),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoCharacterKept:
    """A seat kept a character card; the others went to the bottom."""

    #: Whose doing it is.
    seat: int
    #: Coins paid.
    price: int
    #: Which; null to others.
    card: int | None
    type: Literal["murano.character_kept"] = "murano.character_kept"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoCharacterKept:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            price=data["price"],
            card=data["card"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "price": self.price,
            "card": self.card,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoCharactersDeclined:
    """All cards went to the bottom."""

    #: Whose doing it is.
    seat: int
    type: Literal["murano.characters_declined"] = "murano.characters_declined"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoCharactersDeclined:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoChoice:
    """An action that the search considered, with what it expects of it."""

    #: The canonical text of the action.
    text: str
    #: What it does, in plain English.
    english: str
    #: How many simulations began with it; actions are ranked by this.
    visits: int
    #: Their part of all, from 0 to 1.
    share: float
    #: The expected result of each seat, from 0 to 1, which the visits follow: its chance to win, blended with its share of the points where the search plays games to their end.
    expected: tuple[float, ...]
    #: The standard error of each of them.
    error: tuple[float, ...]
    #: The chance of each seat to win, from 0 to 1 (a shared win counts in parts).
    win_chance: tuple[float, ...]
    #: The standard error of each of them.
    win_error: tuple[float, ...]
    action: MuranoAction
    #: The continuation thought most probable.
    line: tuple[MuranoToldAction, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoChoice:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            text=data["text"],
            english=data["english"],
            visits=data["visits"],
            share=data["share"],
            expected=tuple(data["expected"]),
            error=tuple(data["error"]),
            win_chance=tuple(data["win_chance"]),
            win_error=tuple(data["win_error"]),
            action=read_murano_action(data["action"]),
            line=tuple([MuranoToldAction.from_json(item) for item in data["line"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "text": self.text,
            "english": self.english,
            "visits": self.visits,
            "share": self.share,
            "expected": list(self.expected),
            "error": list(self.error),
            "win_chance": list(self.win_chance),
            "win_error": list(self.win_error),
            "action": self.action.to_json(),
            "line": [item.to_json() for item in self.line],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoCoinsTaken:
    """A seat took coins."""

    #: Whose doing it is.
    seat: int
    #: How many.
    coins: int
    type: Literal["murano.coins_taken"] = "murano.coins_taken"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoCoinsTaken:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            coins=data["coins"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "coins": self.coins,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoDecision:
    """What came of the actions: the game as it is now, and the events that the bearer's seat may see, in order."""

    game: MuranoGame
    events: tuple[MuranoGameEvent, ...]
    ruleset: Literal["murano"] = "murano"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoDecision:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            game=MuranoGame.from_json(data["game"]),
            events=tuple([MuranoGameEvent.from_json(item) for item in data["events"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "game": self.game.to_json(),
            "events": [item.to_json() for item in self.events],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoDeclineCharacters:
    """Put all drawn cards back."""

    type: Literal["murano.decline_characters"] = "murano.decline_characters"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoDeclineCharacters:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoDismiss:
    """Put a gondolier into the common reserve for 3 coins."""

    type: Literal["murano.dismiss"] = "murano.dismiss"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoDismiss:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoDismissed:
    """A gondolier was dismissed."""

    #: Whose doing it is.
    seat: int
    #: Coins taken.
    coins: int
    type: Literal["murano.dismissed"] = "murano.dismissed"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoDismissed:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            coins=data["coins"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "coins": self.coins,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoDrawStreet:
    """Draw the top street tile."""

    type: Literal["murano.draw_street"] = "murano.draw_street"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoDrawStreet:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoDryRun:
    """What the actions would do, as far as it is sure: nothing in it is decided by luck or by what the seat cannot know."""

    #: The version that it is about.
    version: int
    #: The bearer's seat.
    seat: int
    #: Whether all would be accepted; null where that depends on an uncertain outcome.
    accepted: bool | None
    #: How many of the actions would be accepted for sure.
    checked: int
    #: Whether more would follow that luck or hidden things decide.
    uncertain: bool
    #: Why not.
    refusal: Refusal | None
    #: What the bearer's seat would be told for sure.
    events: tuple[MuranoGameEvent, ...]
    ruleset: Literal["murano"] = "murano"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoDryRun:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            seat=data["seat"],
            accepted=data["accepted"],
            checked=data["checked"],
            uncertain=data["uncertain"],
            refusal=(None if data["refusal"] is None else Refusal.from_json(data["refusal"])),
            events=tuple([MuranoGameEvent.from_json(item) for item in data["events"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "version": self.version,
            "seat": self.seat,
            "accepted": self.accepted,
            "checked": self.checked,
            "uncertain": self.uncertain,
            "refusal": (None if self.refusal is None else self.refusal.to_json()),
            "events": [item.to_json() for item in self.events],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoEarned:
    """Own shops on an island brought income."""

    #: Whose doing it is.
    seat: int
    #: The island.
    island: MuranoIsland
    #: Coins by red, blue and grey customers.
    coins: tuple[int, int, int]
    type: Literal["murano.earned"] = "murano.earned"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoEarned:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            island=data["island"],
            coins=(data["coins"][0], data["coins"][1], data["coins"][2]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "island": self.island,
            "coins": list(self.coins),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoEndBuild:
    """Lay no more tiles."""

    type: Literal["murano.end_build"] = "murano.end_build"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoEndBuild:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoEndScoring:
    """Use no more cards."""

    type: Literal["murano.end_scoring"] = "murano.end_scoring"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoEndScoring:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoEndTriggered:
    """The end of the game was triggered: the other seats have one last turn."""

    #: Whose doing it is.
    seat: int
    #: Why.
    reason: MuranoEndReason
    type: Literal["murano.end_triggered"] = "murano.end_triggered"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoEndTriggered:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            reason=data["reason"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "reason": self.reason,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoEndTurn:
    """End the turn after moving, without an action."""

    type: Literal["murano.end_turn"] = "murano.end_turn"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoEndTurn:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoGame:
    """A game as the bearer may see it."""

    id: str
    #: The version of the rules under which the game was created and stays.
    rules_version: str
    players: int
    seats: tuple[Seat, ...]
    status: GameStatus
    #: Counts the applied decisions.
    version: int
    #: Who decides next; null when the game is over.
    to_act: ToAct | None
    #: The seat that this answer is for; null: a spectator or the host.
    viewer: int | None
    visibility: Visibility
    #: Whether the creator gave the seed and so can compute all draws.
    seeded: bool
    #: What it was made of; null for a game of its own.
    origin: Origin | None
    #: Whether the bearer's seat may take back its last decision now.
    can_undo: bool
    #: Why not; null if it may.
    undo_reason: UndoReason | None
    #: SHA-256 of the secret that decides all draws, in hex.
    commitment: str
    #: The secret in hex once the game is over, else null.
    secret: str | None
    #: An AI takes over for a player who does not decide within so many seconds; null: never.
    absence_s: int | None
    #: When that happens to the seat to act, if nothing happens before; null: never.
    act_by: str | None
    #: By seat: final when the game is finished, else as of now; empty when its host ended it, for nobody has won.
    standings: tuple[Standing, ...]
    created_at: str
    updated_at: str
    #: When the game will be forgotten if nobody decides.
    expires_at: str
    options: MuranoOptions
    view: MuranoView
    ruleset: Literal["murano"] = "murano"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoGame:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            id=data["id"],
            rules_version=data["rules_version"],
            players=data["players"],
            seats=tuple([Seat.from_json(item) for item in data["seats"]]),
            status=data["status"],
            version=data["version"],
            to_act=(None if data["to_act"] is None else ToAct.from_json(data["to_act"])),
            viewer=data["viewer"],
            visibility=data["visibility"],
            seeded=data["seeded"],
            origin=(None if data["origin"] is None else Origin.from_json(data["origin"])),
            can_undo=data["can_undo"],
            undo_reason=data["undo_reason"],
            commitment=data["commitment"],
            secret=data["secret"],
            absence_s=data["absence_s"],
            act_by=data["act_by"],
            standings=tuple([Standing.from_json(item) for item in data["standings"]]),
            created_at=data["created_at"],
            updated_at=data["updated_at"],
            expires_at=data["expires_at"],
            options=MuranoOptions.from_json(data["options"]),
            view=MuranoView.from_json(data["view"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "id": self.id,
            "ruleset": self.ruleset,
            "rules_version": self.rules_version,
            "players": self.players,
            "seats": [item.to_json() for item in self.seats],
            "status": self.status,
            "version": self.version,
            "to_act": (None if self.to_act is None else self.to_act.to_json()),
            "viewer": self.viewer,
            "visibility": self.visibility,
            "seeded": self.seeded,
            "origin": (None if self.origin is None else self.origin.to_json()),
            "can_undo": self.can_undo,
            "undo_reason": self.undo_reason,
            "commitment": self.commitment,
            "secret": self.secret,
            "absence_s": self.absence_s,
            "act_by": self.act_by,
            "standings": [item.to_json() for item in self.standings],
            "created_at": self.created_at,
            "updated_at": self.updated_at,
            "expires_at": self.expires_at,
            "options": self.options.to_json(),
            "view": self.view.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoGameEnded:
    """The game is over."""

    #: Why.
    reason: MuranoEndReason
    type: Literal["murano.game_ended"] = "murano.game_ended"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoGameEnded:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            reason=data["reason"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "reason": self.reason,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoGameEvent:
    """Something that happened, as the bearer's seat is told of it."""

    #: The version that the game had after the decision that it came of.
    version: int
    event: MuranoEvent

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoGameEvent:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            event=read_murano_event(data["event"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "version": self.version,
            "event": self.event.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoGondolierPlaced:
    """A gondolier moored."""

    #: Whose doing it is.
    seat: int
    #: The island.
    island: MuranoIsland
    #: The mooring's colour.
    mooring: MuranoSeatColour
    #: Coins paid.
    price: int
    #: VP gained.
    vp: int
    type: Literal["murano.gondolier_placed"] = "murano.gondolier_placed"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoGondolierPlaced:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            island=data["island"],
            mooring=data["mooring"],
            price=data["price"],
            vp=data["vp"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "island": self.island,
            "mooring": self.mooring,
            "price": self.price,
            "vp": self.vp,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoHire:
    """Pay 3 coins, take a gondolier of the common reserve."""

    type: Literal["murano.hire"] = "murano.hire"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoHire:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoHired:
    """A gondolier was hired."""

    #: Whose doing it is.
    seat: int
    #: Coins paid.
    price: int
    type: Literal["murano.hired"] = "murano.hired"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoHired:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            price=data["price"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "price": self.price,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoHistory:
    """A page of what happened in a game, oldest first, as the bearer may know it."""

    #: The present version.
    version: int
    #: The `after` of the next page; null when this one reaches the present version.
    next_after: int | None
    entries: tuple[MuranoHistoryEntry, ...]
    ruleset: Literal["murano"] = "murano"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoHistory:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            next_after=data["next_after"],
            entries=tuple([MuranoHistoryEntry.from_json(item) for item in data["entries"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "version": self.version,
            "next_after": self.next_after,
            "entries": [item.to_json() for item in self.entries],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoHistoryEntry:
    """What made one version of a game, as the bearer may know it."""

    #: The version that it made.
    version: int
    at: str
    kind: EntryKind
    #: Whose it was; null for the set-up and for the host.
    seat: int | None
    #: The version whose decision was taken back; null unless the kind is `undo`.
    undone: int | None
    #: What the seat has been since then; null unless the seat changed.
    became: Seat | None
    #: The outcomes of chance, in order.
    draws: tuple[DrawnOutcome, ...]
    #: What the bearer was told of it, in plain English.
    english: str
    #: What was decided, without members that are secret to the bearer; null for what is no decision.
    action: MuranoSeenAction | None
    #: What the bearer was told of it.
    events: tuple[MuranoEvent, ...]
    ruleset: Literal["murano"] = "murano"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoHistoryEntry:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            at=data["at"],
            kind=data["kind"],
            seat=data["seat"],
            undone=data["undone"],
            became=(None if data["became"] is None else Seat.from_json(data["became"])),
            draws=tuple([DrawnOutcome.from_json(item) for item in data["draws"]]),
            english=data["english"],
            action=(None if data["action"] is None else read_murano_seen_action(data["action"])),
            events=tuple([read_murano_event(item) for item in data["events"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "version": self.version,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "undone": self.undone,
            "became": (None if self.became is None else self.became.to_json()),
            "draws": [item.to_json() for item in self.draws],
            "english": self.english,
            "ruleset": self.ruleset,
            "action": (None if self.action is None else self.action.to_json()),
            "events": [item.to_json() for item in self.events],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoIncome:
    """Take the income of own shops, one of each colour, on an island."""

    #: The island.
    island: MuranoIsland
    type: Literal["murano.income"] = "murano.income"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoIncome:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            island=data["island"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "island": self.island,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoKeepCharacter:
    """Keep one of the drawn character cards and pay for it."""

    #: The number of the card.
    card: int
    type: Literal["murano.keep_character"] = "murano.keep_character"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoKeepCharacter:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            card=data["card"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "card": self.card,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoKeepCharacterSeen:
    """Keep one of the drawn character cards and pay for it."""

    #: The number of the card.
    card: int | None = None
    type: Literal["murano.keep_character"] = "murano.keep_character"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoKeepCharacterSeen:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            card=data.get("card"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        if self.card is not None:
            data["card"] = self.card
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoKeepSpecial:
    """Keep one of the drawn special-building cards."""

    #: The card.
    card: MuranoSpecialCard
    type: Literal["murano.keep_special"] = "murano.keep_special"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoKeepSpecial:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            card=data["card"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "card": self.card,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoLayer:
    """Cards of a deck in unknown order; layers go from front to back."""

    #: How many cards.
    size: int
    #: Who put them there; null for the set-up.
    seat: int | None
    #: For who put them there: the cards that may be in it (all of them while nobody else drew).
    cards: tuple[int, ...] | None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoLayer:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            size=data["size"],
            seat=data["seat"],
            cards=(None if data["cards"] is None else tuple(data["cards"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "size": self.size,
            "seat": self.seat,
            "cards": (None if self.cards is None else list(self.cards)),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoLegalAction:
    """An action that the bearer's seat may do now."""

    #: The canonical text of the action.
    text: str
    #: What it does, in plain English.
    english: str
    #: The ids of the rules that allow it.
    rules: tuple[str, ...]
    action: MuranoAction

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoLegalAction:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            text=data["text"],
            english=data["english"],
            rules=tuple(data["rules"]),
            action=read_murano_action(data["action"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "text": self.text,
            "english": self.english,
            "rules": list(self.rules),
            "action": self.action.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoLegalActions:
    """What the bearer's seat may do at the present version: empty when another seat decides."""

    version: int
    #: Who decides; null when the game is over.
    to_act: ToAct | None
    actions: tuple[MuranoLegalAction, ...]
    ruleset: Literal["murano"] = "murano"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoLegalActions:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            to_act=(None if data["to_act"] is None else ToAct.from_json(data["to_act"])),
            actions=tuple([MuranoLegalAction.from_json(item) for item in data["actions"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "version": self.version,
            "to_act": (None if self.to_act is None else self.to_act.to_json()),
            "actions": [item.to_json() for item in self.actions],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoMooring:
    """A mooring, in the order of the board."""

    #: The island.
    island: MuranoIsland
    #: The mooring's own colour.
    colour: MuranoSeatColour
    #: Whose gondolier is there; null for nobody's.
    seat: int | None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoMooring:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            island=data["island"],
            colour=data["colour"],
            seat=data["seat"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "island": self.island,
            "colour": self.colour,
            "seat": self.seat,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoMoveGondola:
    """Move a gondola forward."""

    #: The gondola that moves.
    gondola: MuranoGondola
    #: The space of the ring where it lies.
    from_: int
    #: The space that it reaches.
    to: int
    type: Literal["murano.move_gondola"] = "murano.move_gondola"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoMoveGondola:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            gondola=data["gondola"],
            from_=data["from"],
            to=data["to"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "gondola": self.gondola,
            "from": self.from_,
            "to": self.to,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoNoSale:
    """Sell nothing after producing."""

    type: Literal["murano.no_sale"] = "murano.no_sale"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoNoSale:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoOptions:
    """Options of a game of Murano."""

    #: Which customers a shop reaches: all of its island, or those on street tiles connected to it.
    income: MuranoIncomeRule | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoOptions:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            income=data.get("income"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {}
        if self.income is not None:
            data["income"] = self.income
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoPass:
    """Take 1 coin and move a gondola without its action."""

    #: The gondola that moves.
    gondola: MuranoGondola
    #: The space of the ring where it lies.
    from_: int
    #: The space that it reaches.
    to: int
    type: Literal["murano.pass"] = "murano.pass"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoPass:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            gondola=data["gondola"],
            from_=data["from"],
            to=data["to"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "gondola": self.gondola,
            "from": self.from_,
            "to": self.to,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoPassed:
    """A seat passed for coins."""

    #: Whose doing it is.
    seat: int
    #: Coins taken.
    coins: int
    type: Literal["murano.passed"] = "murano.passed"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoPassed:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            coins=data["coins"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "coins": self.coins,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoPlaceGondolier:
    """Put a gondolier of the personal reserve on a free mooring."""

    #: The island.
    island: MuranoIsland
    #: The colour of the mooring.
    mooring: MuranoSeatColour
    type: Literal["murano.place_gondolier"] = "murano.place_gondolier"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoPlaceGondolier:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            island=data["island"],
            mooring=data["mooring"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "island": self.island,
            "mooring": self.mooring,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoPlaceStreet:
    """Lay the drawn street tile."""

    #: The island.
    island: MuranoIsland
    #: [column, row] from the island's top left.
    cell: tuple[int, int]
    type: Literal["murano.place_street"] = "murano.place_street"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoPlaceStreet:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            island=data["island"],
            cell=(data["cell"][0], data["cell"][1]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "island": self.island,
            "cell": list(self.cell),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoPlayer:
    """What is known of a seat. The members that are null for others are those in front of it face down, and its cards."""

    #: Coins.
    coins: int
    #: Victory points.
    vp: int
    #: Gondoliers in the personal reserve.
    reserve: int
    #: Gondoliers in the common reserve.
    common: int
    #: Red, green and blue glass blocks.
    glass: tuple[int, int, int]
    #: Factory tiles in front of it.
    factories: int
    #: Shop tiles in front of it.
    shops: int
    #: Palace tiles in front of it.
    palaces: int
    #: Special-building tiles in front of it.
    specials: int
    #: Of the shops in front: how many red, blue and grey ones.
    shop_colours: tuple[int, int, int] | None
    #: Of the palaces in front: how many with 1, 2 and 3 crests.
    palace_crests: tuple[int, int, int] | None
    #: Character cards held.
    characters: int
    #: Which character cards.
    character_cards: tuple[int, ...] | None
    #: Character cards used in the scoring.
    scored: tuple[int, ...]
    #: Gondoliers used in the scoring, by island in the order of the board.
    used: tuple[int, ...]
    #: Special-building cards held.
    special_cards: tuple[MuranoSpecialCard, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoPlayer:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            coins=data["coins"],
            vp=data["vp"],
            reserve=data["reserve"],
            common=data["common"],
            glass=(data["glass"][0], data["glass"][1], data["glass"][2]),
            factories=data["factories"],
            shops=data["shops"],
            palaces=data["palaces"],
            specials=data["specials"],
            shop_colours=(
                None if data["shop_colours"] is None else (data["shop_colours"][0], data["shop_colours"][1], data["shop_colours"][2])
            ),
            palace_crests=(
                None if data["palace_crests"] is None else (data["palace_crests"][0], data["palace_crests"][1], data["palace_crests"][2])
            ),
            characters=data["characters"],
            character_cards=(None if data["character_cards"] is None else tuple(data["character_cards"])),
            scored=tuple(data["scored"]),
            used=tuple(data["used"]),
            special_cards=tuple(data["special_cards"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "coins": self.coins,
            "vp": self.vp,
            "reserve": self.reserve,
            "common": self.common,
            "glass": list(self.glass),
            "factories": self.factories,
            "shops": self.shops,
            "palaces": self.palaces,
            "specials": self.specials,
            "shop_colours": (None if self.shop_colours is None else list(self.shop_colours)),
            "palace_crests": (None if self.palace_crests is None else list(self.palace_crests)),
            "characters": self.characters,
            "character_cards": (None if self.character_cards is None else list(self.character_cards)),
            "scored": list(self.scored),
            "used": list(self.used),
            "special_cards": list(self.special_cards),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoProduce:
    """Pay 2 VP for each of a number of factories and draw as many glass blocks."""

    #: How many factories produce.
    factories: int
    #: Draw one block more by the trading post.
    extra: bool | None = None
    type: Literal["murano.produce"] = "murano.produce"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoProduce:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            factories=data["factories"],
            extra=data.get("extra"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "factories": self.factories,
        }
        if self.extra is not None:
            data["extra"] = self.extra
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoProduced:
    """Factories made glass."""

    #: Whose doing it is.
    seat: int
    #: How many factories.
    factories: int
    #: Whether the trading post drew one more.
    extra: bool
    #: VP paid.
    paid: int
    #: Red, green and blue blocks drawn.
    blocks: tuple[int, int, int]
    #: VP gained.
    vp: int
    type: Literal["murano.produced"] = "murano.produced"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoProduced:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            factories=data["factories"],
            extra=data["extra"],
            paid=data["paid"],
            blocks=(data["blocks"][0], data["blocks"][1], data["blocks"][2]),
            vp=data["vp"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "factories": self.factories,
            "extra": self.extra,
            "paid": self.paid,
            "blocks": list(self.blocks),
            "vp": self.vp,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoRecruit:
    """Draw character cards to choose from."""

    type: Literal["murano.recruit"] = "murano.recruit"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoRecruit:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoReturnBlock:
    """Put a glass block back into the bag for the trading post."""

    #: Its colour.
    colour: MuranoGlassColour
    type: Literal["murano.return_block"] = "murano.return_block"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoReturnBlock:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            colour=data["colour"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "colour": self.colour,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoSailed:
    """A gondola moved forward."""

    #: Whose doing it is.
    seat: int
    #: The gondola.
    gondola: MuranoGondola
    #: Where it was.
    from_: int
    #: Where it is.
    to: int
    #: Coins paid.
    price: int
    type: Literal["murano.sailed"] = "murano.sailed"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoSailed:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            gondola=data["gondola"],
            from_=data["from"],
            to=data["to"],
            price=data["price"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "gondola": self.gondola,
            "from": self.from_,
            "to": self.to,
            "price": self.price,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoScoreCard:
    """Reveal a character card and use a gondolier on an island for it."""

    #: The number of the card.
    card: int
    #: The island where it scores.
    island: MuranoIsland
    #: Coins paid (cards 7 and 8).
    coins: int | None = None
    #: Number of red blocks given up (cards 32 to 37).
    red: int | None = None
    #: Number of green blocks given up (cards 32 to 37).
    green: int | None = None
    #: Number of blue blocks given up (cards 32 to 37).
    blue: int | None = None
    type: Literal["murano.score_card"] = "murano.score_card"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoScoreCard:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            card=data["card"],
            island=data["island"],
            coins=data.get("coins"),
            red=data.get("red"),
            green=data.get("green"),
            blue=data.get("blue"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "card": self.card,
            "island": self.island,
        }
        if self.coins is not None:
            data["coins"] = self.coins
        if self.red is not None:
            data["red"] = self.red
        if self.green is not None:
            data["green"] = self.green
        if self.blue is not None:
            data["blue"] = self.blue
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoScoringEnded:
    """A seat's unused gondoliers scored."""

    #: Whose doing it is.
    seat: int
    #: VP gained.
    vp: int
    type: Literal["murano.scoring_ended"] = "murano.scoring_ended"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoScoringEnded:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            vp=data["vp"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "vp": self.vp,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoSearchPalaces:
    """Pay 4 coins, search the palaces."""

    type: Literal["murano.search_palaces"] = "murano.search_palaces"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoSearchPalaces:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoSearchShops:
    """Pay 4 coins and search the shops."""

    type: Literal["murano.search_shops"] = "murano.search_shops"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoSearchShops:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoSearched:
    """A seat paid to search a pile."""

    #: Whose doing it is.
    seat: int
    #: The pile.
    building: MuranoBuilding
    #: Coins paid.
    price: int
    #: What it holds: red, blue, grey shops, or palaces with 1, 2, 3 crests; null to others.
    pile: tuple[int, int, int] | None
    type: Literal["murano.searched"] = "murano.searched"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoSearched:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            building=data["building"],
            price=data["price"],
            pile=(None if data["pile"] is None else (data["pile"][0], data["pile"][1], data["pile"][2])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "building": self.building,
            "price": self.price,
            "pile": (None if self.pile is None else list(self.pile)),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoSell:
    """Sell 1 to 3 glass blocks of one colour."""

    #: The colour as which they are sold.
    colour: MuranoGlassColour
    #: Number of red blocks sold.
    red: int | None = None
    #: Number of green blocks sold.
    green: int | None = None
    #: Number of blue blocks sold.
    blue: int | None = None
    type: Literal["murano.sell"] = "murano.sell"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoSell:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            colour=data["colour"],
            red=data.get("red"),
            green=data.get("green"),
            blue=data.get("blue"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "colour": self.colour,
        }
        if self.red is not None:
            data["red"] = self.red
        if self.green is not None:
            data["green"] = self.green
        if self.blue is not None:
            data["blue"] = self.blue
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoSold:
    """Glass was sold."""

    #: Whose doing it is.
    seat: int
    #: Red, green and blue blocks.
    blocks: tuple[int, int, int]
    #: Coins received.
    coins: int
    type: Literal["murano.sold"] = "murano.sold"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoSold:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            blocks=(data["blocks"][0], data["blocks"][1], data["blocks"][2]),
            coins=data["coins"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "blocks": list(self.blocks),
            "coins": self.coins,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoSpecialKept:
    """A special-building card was kept."""

    #: Whose doing it is.
    seat: int
    #: The card.
    card: MuranoSpecialCard
    #: VP gained.
    vp: int
    type: Literal["murano.special_kept"] = "murano.special_kept"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoSpecialKept:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            card=data["card"],
            vp=data["vp"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "card": self.card,
            "vp": self.vp,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoSpecialsDrawn:
    """A seat drew special-building cards to choose from."""

    #: Whose doing it is.
    seat: int
    #: How many.
    count: int
    #: Which; null to others.
    cards: tuple[MuranoSpecialCard, ...] | None
    type: Literal["murano.specials_drawn"] = "murano.specials_drawn"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoSpecialsDrawn:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            count=data["count"],
            cards=(None if data["cards"] is None else tuple(data["cards"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "count": self.count,
            "cards": (None if self.cards is None else list(self.cards)),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoStarted:
    """The table is set."""

    #: Where the red gondola lies.
    red: int
    #: Who begins.
    seat: int
    type: Literal["murano.started"] = "murano.started"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoStarted:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            red=data["red"],
            seat=data["seat"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "red": self.red,
            "seat": self.seat,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoStreetDrawn:
    """A street tile was drawn."""

    #: Whose doing it is.
    seat: int
    #: Its customers.
    customers: tuple[MuranoCustomerColour, ...]
    type: Literal["murano.street_drawn"] = "murano.street_drawn"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoStreetDrawn:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            customers=tuple(data["customers"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "customers": list(self.customers),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoStreetPlaced:
    """A street tile was laid."""

    #: Whose doing it is.
    seat: int
    #: The island.
    island: MuranoIsland
    #: [column, row] on the island.
    cell: tuple[int, int]
    #: Its customers.
    customers: tuple[MuranoCustomerColour, ...]
    type: Literal["murano.street_placed"] = "murano.street_placed"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoStreetPlaced:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            island=data["island"],
            cell=(data["cell"][0], data["cell"][1]),
            customers=tuple(data["customers"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "island": self.island,
            "cell": list(self.cell),
            "customers": list(self.customers),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoSuggestion:
    """What an AI would do in the bearer's seat."""

    id: str
    game_id: str
    seat: int
    #: The version that it is about.
    version: int
    level: Level | None
    time_ms: int | None
    simulations: int | None
    top: int
    status: SuggestionStatus
    created_at: str
    updated_at: str
    #: While `queued`: how many jobs workers will take up before this one; null when one is about to, and in any other status.
    queue_position: int | None
    #: Why it failed.
    error: str | None
    result: MuranoAdvice | None
    ruleset: Literal["murano"] = "murano"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoSuggestion:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            id=data["id"],
            game_id=data["game_id"],
            seat=data["seat"],
            version=data["version"],
            level=data["level"],
            time_ms=data["time_ms"],
            simulations=data["simulations"],
            top=data["top"],
            status=data["status"],
            created_at=data["created_at"],
            updated_at=data["updated_at"],
            queue_position=data["queue_position"],
            error=data["error"],
            result=(None if data["result"] is None else MuranoAdvice.from_json(data["result"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "id": self.id,
            "ruleset": self.ruleset,
            "game_id": self.game_id,
            "seat": self.seat,
            "version": self.version,
            "level": self.level,
            "time_ms": self.time_ms,
            "simulations": self.simulations,
            "top": self.top,
            "status": self.status,
            "created_at": self.created_at,
            "updated_at": self.updated_at,
            "queue_position": self.queue_position,
            "error": self.error,
            "result": (None if self.result is None else self.result.to_json()),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoTakeCoins:
    """Take 2 coins."""

    type: Literal["murano.take_coins"] = "murano.take_coins"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoTakeCoins:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoTakePalace:
    """Take a palace of the searched pile."""

    #: The crests of the palace.
    crests: int
    type: Literal["murano.take_palace"] = "murano.take_palace"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoTakePalace:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            crests=data["crests"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "crests": self.crests,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoTakePalaceSeen:
    """Take a palace of the searched pile."""

    #: The crests of the palace.
    crests: int | None = None
    type: Literal["murano.take_palace"] = "murano.take_palace"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoTakePalaceSeen:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            crests=data.get("crests"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        if self.crests is not None:
            data["crests"] = self.crests
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoTakeShop:
    """Take a shop of the searched pile."""

    #: The colour of the shop.
    colour: MuranoCustomerColour
    type: Literal["murano.take_shop"] = "murano.take_shop"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoTakeShop:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            colour=data["colour"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "colour": self.colour,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoTakeShopSeen:
    """Take a shop of the searched pile."""

    #: The colour of the shop.
    colour: MuranoCustomerColour | None = None
    type: Literal["murano.take_shop"] = "murano.take_shop"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoTakeShopSeen:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            colour=data.get("colour"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        if self.colour is not None:
            data["colour"] = self.colour
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoTile:
    """A tile laid on an island."""

    #: The island.
    island: MuranoIsland
    #: [column, row] on the island.
    cell: tuple[int, int]
    #: Street or building.
    kind: MuranoTileKind
    #: The customers of a street tile.
    customers: tuple[MuranoCustomerColour, ...]
    #: The colour of a shop, else null.
    colour: MuranoCustomerColour | None
    #: The crests of a palace, else null.
    crests: int | None
    #: Whose cube stands on a factory or shop, else null.
    owner: int | None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoTile:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            island=data["island"],
            cell=(data["cell"][0], data["cell"][1]),
            kind=data["kind"],
            customers=tuple(data["customers"]),
            colour=data["colour"],
            crests=data["crests"],
            owner=data["owner"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "island": self.island,
            "cell": list(self.cell),
            "kind": self.kind,
            "customers": list(self.customers),
            "colour": self.colour,
            "crests": self.crests,
            "owner": self.owner,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoToldAction:
    """An action in all its forms."""

    #: The canonical text of the action.
    text: str
    #: What it does, in plain English.
    english: str
    action: MuranoAction

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoToldAction:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            text=data["text"],
            english=data["english"],
            action=read_murano_action(data["action"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "text": self.text,
            "english": self.english,
            "action": self.action.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoTurnEnded:
    """A turn is over."""

    #: Whose doing it is.
    seat: int
    type: Literal["murano.turn_ended"] = "murano.turn_ended"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoTurnEnded:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoUnsold:
    """No glass was sold."""

    #: Whose doing it is.
    seat: int
    type: Literal["murano.unsold"] = "murano.unsold"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoUnsold:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class MuranoView:
    """A position as a seat or a spectator (viewer null) sees it."""

    #: Whose view it is; null for a spectator.
    viewer: int | None
    #: Who decides; null when the game is over.
    to_act: int | None
    #: The phase.
    phase: MuranoPhase
    #: Option of the game.
    income: MuranoIncomeRule
    #: Turns finished.
    turn: int
    #: Turns in a row in which no tile left a pile.
    idle_turns: int
    #: Whether a tile left a pile in this turn.
    tile_taken: bool
    #: Moves made in this turn; the next one costs as many coins.
    moves: int
    #: The space whose action may be carried out.
    at: int | None
    #: Whether the lighthouse was used, so that the action is due.
    must_act: bool
    #: Tiles laid in this build action.
    tiles_laid: int
    #: Whether a block goes back for the trading post.
    extra_block: bool
    #: Special-building cards that came in this turn and do not work yet.
    fresh_cards: tuple[MuranoSpecialCard, ...]
    #: The customers of the street tile to lay.
    drawn_street: tuple[MuranoCustomerColour, ...] | None
    #: The pile being searched, or the kind of building just bought that may be laid.
    bought: MuranoBuilding | None
    #: The colour of a shop just bought; null to others.
    bought_colour: MuranoCustomerColour | None
    #: The crests of a palace just bought; null to others.
    bought_crests: int | None
    #: How many cards were drawn to choose from.
    drawn: int
    #: The characters to choose from; null to others.
    drawn_characters: tuple[int, ...] | None
    #: The special-building cards to choose from; null to others.
    drawn_specials: tuple[MuranoSpecialCard, ...] | None
    #: Who triggered the end.
    ending: int | None
    #: Why the end was triggered.
    end_reason: MuranoEndReason
    #: Seats that have scored.
    finished: int
    #: The gondolas by space.
    ring: tuple[MuranoRingSpace, ...]
    #: The tiles on the islands.
    tiles: tuple[MuranoTile, ...]
    #: The moorings.
    moorings: tuple[MuranoMooring, ...]
    #: The seats.
    players: tuple[MuranoPlayer, ...]
    #: Street tiles in their pile.
    streets: int
    #: Shop tiles in their pile.
    shops: int
    #: Palace tiles in their pile.
    palaces: int
    #: Factory tiles in their pile.
    factories: int
    #: Special-building tiles in their pile.
    specials: int
    #: Red, green and blue glass blocks in the bag.
    bag: tuple[int, int, int]
    #: The deck of character cards.
    character_deck: tuple[MuranoLayer, ...]
    #: The deck of special-building cards; the n-th card of the board's list is n, from 0.
    special_deck: tuple[MuranoLayer, ...]
    #: What the viewer knows the shop pile to be drawn from, by colour, since searching it.
    seen_shops: tuple[int, int, int] | None
    #: The same of the palaces by crests.
    seen_palaces: tuple[int, int, int] | None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MuranoView:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            viewer=data["viewer"],
            to_act=data["to_act"],
            phase=data["phase"],
            income=data["income"],
            turn=data["turn"],
            idle_turns=data["idle_turns"],
            tile_taken=data["tile_taken"],
            moves=data["moves"],
            at=data["at"],
            must_act=data["must_act"],
            tiles_laid=data["tiles_laid"],
            extra_block=data["extra_block"],
            fresh_cards=tuple(data["fresh_cards"]),
            drawn_street=(None if data["drawn_street"] is None else tuple(data["drawn_street"])),
            bought=data["bought"],
            bought_colour=data["bought_colour"],
            bought_crests=data["bought_crests"],
            drawn=data["drawn"],
            drawn_characters=(None if data["drawn_characters"] is None else tuple(data["drawn_characters"])),
            drawn_specials=(None if data["drawn_specials"] is None else tuple(data["drawn_specials"])),
            ending=data["ending"],
            end_reason=data["end_reason"],
            finished=data["finished"],
            ring=tuple(data["ring"]),
            tiles=tuple([MuranoTile.from_json(item) for item in data["tiles"]]),
            moorings=tuple([MuranoMooring.from_json(item) for item in data["moorings"]]),
            players=tuple([MuranoPlayer.from_json(item) for item in data["players"]]),
            streets=data["streets"],
            shops=data["shops"],
            palaces=data["palaces"],
            factories=data["factories"],
            specials=data["specials"],
            bag=(data["bag"][0], data["bag"][1], data["bag"][2]),
            character_deck=tuple([MuranoLayer.from_json(item) for item in data["character_deck"]]),
            special_deck=tuple([MuranoLayer.from_json(item) for item in data["special_deck"]]),
            seen_shops=(None if data["seen_shops"] is None else (data["seen_shops"][0], data["seen_shops"][1], data["seen_shops"][2])),
            seen_palaces=(
                None if data["seen_palaces"] is None else (data["seen_palaces"][0], data["seen_palaces"][1], data["seen_palaces"][2])
            ),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "viewer": self.viewer,
            "to_act": self.to_act,
            "phase": self.phase,
            "income": self.income,
            "turn": self.turn,
            "idle_turns": self.idle_turns,
            "tile_taken": self.tile_taken,
            "moves": self.moves,
            "at": self.at,
            "must_act": self.must_act,
            "tiles_laid": self.tiles_laid,
            "extra_block": self.extra_block,
            "fresh_cards": list(self.fresh_cards),
            "drawn_street": (None if self.drawn_street is None else list(self.drawn_street)),
            "bought": self.bought,
            "bought_colour": self.bought_colour,
            "bought_crests": self.bought_crests,
            "drawn": self.drawn,
            "drawn_characters": (None if self.drawn_characters is None else list(self.drawn_characters)),
            "drawn_specials": (None if self.drawn_specials is None else list(self.drawn_specials)),
            "ending": self.ending,
            "end_reason": self.end_reason,
            "finished": self.finished,
            "ring": list(self.ring),
            "tiles": [item.to_json() for item in self.tiles],
            "moorings": [item.to_json() for item in self.moorings],
            "players": [item.to_json() for item in self.players],
            "streets": self.streets,
            "shops": self.shops,
            "palaces": self.palaces,
            "factories": self.factories,
            "specials": self.specials,
            "bag": list(self.bag),
            "character_deck": [item.to_json() for item in self.character_deck],
            "special_deck": [item.to_json() for item in self.special_deck],
            "seen_shops": (None if self.seen_shops is None else list(self.seen_shops)),
            "seen_palaces": (None if self.seen_palaces is None else list(self.seen_palaces)),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    """What a game was made of."""

    kind: OriginKind
    #: The game that was forked.
    game_id: str | None
    #: The version of that game, or the last one of the record.
    version: int
    #: Whether it began exactly with that position; else what was hidden was drawn anew.
    exact: bool

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Origin:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            kind=data["kind"],
            game_id=data["game_id"],
            version=data["version"],
            exact=data["exact"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "kind": self.kind,
            "game_id": self.game_id,
            "version": self.version,
            "exact": self.exact,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """What went wrong (RFC 9457). Kinds may add members to those listed."""

    #: Identifies the kind of problem; leads to its description.
    type: str
    #: The kind of problem in a few words.
    title: str
    #: The HTTP status.
    status: int
    #: What went wrong this time: one plain sentence.
    detail: str
    #: The stable code of the kind of problem.
    code: Literal[
        "request/malformed",
        "request/uri_too_long",
        "request/headers_too_large",
        "body/malformed",
        "request/invalid",
        "route/not_found",
        "method/not_allowed",
        "accept/not_acceptable",
        "body/too_large",
        "body/unsupported_type",
        "auth/missing",
        "auth/unknown_key",
        "auth/malformed",
        "auth/forbidden",
        "ruleset/not_found",
        "game/not_found",
        "game/over",
        "game/stale_version",
        "action/not_your_turn",
        "action/malformed",
        "action/illegal",
        "seat/not_found",
        "seat/not_open",
        "seat/stand_in",
        "undo/refused",
        "game/running",
        "record/wrong_step",
        "record/given_start",
        "idempotency/mismatch",
        "rules/version_gone",
        "suggestion/not_found",
        "suggestion/too_many",
        "rate/limited",
        "poll/too_many",
        "stream/too_many",
        "server/busy",
        "server/error",
    ]
    #: The id of the request, for logs and reports.
    request_id: str
    #: The member, query parameter or header at fault, like `seats.1.level`.
    field: str | None = None
    #: The id of the rule that forbids the action, like `G-20`.
    rule: str | None = None
    #: The wording of the rule.
    rule_text: str | None = None
    #: What would have been right, or the number the rule asks for.
    needed: str | int | None = None
    #: What there was instead, or the number there is.
    present: str | int | None = None
    #: A legal action with the same outcome.
    instead: Action | None = None
    #: The legal actions nearest to it, nearest first.
    nearest: tuple[Action, ...] | None = None
    #: Which of the actions (or of the steps of a record) is at fault, from 0.
    index: int | None = None
    #: The version at which the game is.
    current_version: int | None = None
    #: The version that the request expected.
    expected_version: int | None = None
    #: The seat that decides now.
    to_act: int | None = None
    #: The bearer's seat.
    seat: int | None = None
    #: Where the record of the game can be taken away.
    record: str | None = None
    #: The game that it is about.
    game_id: str | None = None
    #: The game's ruleset.
    ruleset: str | None = None
    #: The version of the rules under which the game was created; of a replay, the one that is served.
    rules_version: str | None = None
    #: Why nothing can be taken back.
    reason: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Problem:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            type=data["type"],
            title=data["title"],
            status=data["status"],
            detail=data["detail"],
            code=data["code"],
            request_id=data["request_id"],
            field=data.get("field"),
            rule=data.get("rule"),
            rule_text=data.get("rule_text"),
            needed=data.get("needed"),
            present=data.get("present"),
            instead=(None if data.get("instead") is None else (None if data["instead"] is None else read_action(data["instead"]))),
            nearest=(None if data.get("nearest") is None else tuple([read_action(item) for item in data["nearest"]])),
            index=data.get("index"),
            current_version=data.get("current_version"),
            expected_version=data.get("expected_version"),
            to_act=data.get("to_act"),
            seat=data.get("seat"),
            record=data.get("record"),
            game_id=data.get("game_id"),
            ruleset=data.get("ruleset"),
            rules_version=data.get("rules_version"),
            reason=data.get("reason"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "title": self.title,
            "status": self.status,
            "detail": self.detail,
            "code": self.code,
            "request_id": self.request_id,
        }
        if self.field is not None:
            data["field"] = self.field
        if self.rule is not None:
            data["rule"] = self.rule
        if self.rule_text is not None:
            data["rule_text"] = self.rule_text
        if self.needed is not None:
            data["needed"] = self.needed
        if self.present is not None:
            data["present"] = self.present
        if self.instead is not None:
            data["instead"] = None if self.instead is None else self.instead.to_json()
        if self.nearest is not None:
            data["nearest"] = [item.to_json() for item in self.nearest]
        if self.index is not None:
            data["index"] = self.index
        if self.current_version is not None:
            data["current_version"] = self.current_version
        if self.expected_version is not None:
            data["expected_version"] = self.expected_version
        if self.to_act is not None:
            data["to_act"] = self.to_act
        if self.seat is not None:
            data["seat"] = self.seat
        if self.record is not None:
            data["record"] = self.record
        if self.game_id is not None:
            data["game_id"] = self.game_id
        if self.ruleset is not None:
            data["ruleset"] = self.ruleset
        if self.rules_version is not None:
            data["rules_version"] = self.rules_version
        if self.reason is not None:
            data["reason"] = self.reason
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class Readiness:
    """Whether the service can do its work."""

    #: Whether requests can be served: whether Redis answers.
    ready: bool
    #: Whether Redis answers.
    redis: bool
    #: How many workers gave a sign of life of late. Without any, AI seats wait.
    workers: int

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Readiness:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            ready=data["ready"],
            redis=data["redis"],
            workers=data["workers"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ready": self.ready,
            "redis": self.redis,
            "workers": self.workers,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """The complete record of a finished game: all that is needed to play it again and to verify its luck. `setup` holds the draws of version 0. To verify: SHA-256 of the bytes of `secret` is `commitment`; and the n-th item drawn at version v (n from 0, over all draws of that version in order) is, with x = HMAC-SHA256(secret, "v:n") as a big-endian number and t the number of items left in the pool, item number x mod t of the pool in order of kinds. A game whose rules version is no longer served can be taken away as well: without pools and standings, which only the rules could tell. While such a game runs, the record has what the bearer may know (`complete` is false): its own decisions, the outcomes that it saw, and in `told` what it was told."""

    #: The version of this form.
    format: int
    ruleset: str
    rules_version: str
    options: dict[str, Any]
    #: Whether seats could take back.
    undo: bool
    #: Whether the creator gave the seed and so could compute all draws.
    seeded: bool
    #: As they were at the end.
    seats: tuple[RecordedSeat, ...]
    created_at: str
    #: SHA-256 of the secret, in hex.
    commitment: str
    #: Whether nothing is left out: only then can it be played again.
    complete: bool
    #: The seat that it is for, if something is left out; null: for everybody.
    viewer: int | None
    #: The secret, in hex; null if it is left out.
    secret: str | None
    #: What the game was made of.
    origin: Origin | None
    #: The position that a fork began with, as its ruleset encodes it; else null.
    start: dict[str, Any] | None
    #: The outcomes of chance of the set-up, in order.
    setup: tuple[RecordedDraw, ...]
    steps: tuple[RecordedStep, ...]
    #: What the bearer was told, in order; null where nothing is left out.
    told: tuple[ToldEvent, ...] | None
    #: The result, by seat; empty if the host ended it; null in a record that was made without the rules.
    standings: tuple[Standing, ...] | None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Record:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            format=data["format"],
            ruleset=data["ruleset"],
            rules_version=data["rules_version"],
            options=dict(data["options"]),
            undo=data["undo"],
            seeded=data["seeded"],
            seats=tuple([RecordedSeat.from_json(item) for item in data["seats"]]),
            created_at=data["created_at"],
            commitment=data["commitment"],
            complete=data["complete"],
            viewer=data["viewer"],
            secret=data["secret"],
            origin=(None if data["origin"] is None else Origin.from_json(data["origin"])),
            start=(None if data["start"] is None else dict(data["start"])),
            setup=tuple([RecordedDraw.from_json(item) for item in data["setup"]]),
            steps=tuple([RecordedStep.from_json(item) for item in data["steps"]]),
            told=(None if data["told"] is None else tuple([ToldEvent.from_json(item) for item in data["told"]])),
            standings=(None if data["standings"] is None else tuple([Standing.from_json(item) for item in data["standings"]])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "format": self.format,
            "ruleset": self.ruleset,
            "rules_version": self.rules_version,
            "options": dict(self.options),
            "undo": self.undo,
            "seeded": self.seeded,
            "seats": [item.to_json() for item in self.seats],
            "created_at": self.created_at,
            "commitment": self.commitment,
            "complete": self.complete,
            "viewer": self.viewer,
            "secret": self.secret,
            "origin": (None if self.origin is None else self.origin.to_json()),
            "start": (None if self.start is None else dict(self.start)),
            "setup": [item.to_json() for item in self.setup],
            "steps": [item.to_json() for item in self.steps],
            "told": (None if self.told is None else [item.to_json() for item in self.told]),
            "standings": (None if self.standings is None else [item.to_json() for item in self.standings]),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedDraw:
    """An outcome of chance with all that is needed to compute it."""

    what: str
    #: How many of each kind there were before the draw; null in a record that was made without the rules.
    pool: tuple[int, ...] | None
    #: The number of the kind of each item drawn, in order; null if that is left out.
    kinds: tuple[int, ...] | None
    #: The seats that saw it as bits (seat n is 2**n); -1: everybody, spectators included.
    seen_by: int

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RecordedDraw:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            what=data["what"],
            pool=(None if data["pool"] is None else tuple(data["pool"])),
            kinds=(None if data["kinds"] is None else tuple(data["kinds"])),
            seen_by=data["seen_by"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "what": self.what,
            "pool": (None if self.pool is None else list(self.pool)),
            "kinds": (None if self.kinds is None else list(self.kinds)),
            "seen_by": self.seen_by,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedSeat:
    """A seat of a recorded game."""

    kind: SeatKind
    level: Level | None
    name: str

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RecordedSeat:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            kind=data["kind"],
            level=data["level"],
            name=data["name"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "kind": self.kind,
            "level": self.level,
            "name": self.name,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedStep:
    """What made one version of a recorded game. The first step made version 1."""

    kind: StepKind
    #: Whose it was; null where the host ended the game.
    seat: int | None
    #: The canonical text of the decision; null for an undo, or if it is left out.
    action: str | None
    #: The version whose decision was taken back; null unless the kind is `undo`.
    undone: int | None
    #: What the seat was from then on; null unless the seat changed.
    became: RecordedSeat | None
    #: The outcomes of chance, in order.
    draws: tuple[RecordedDraw, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RecordedStep:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            kind=data["kind"],
            seat=data["seat"],
            action=data["action"],
            undone=data["undone"],
            became=(None if data["became"] is None else RecordedSeat.from_json(data["became"])),
            draws=tuple([RecordedDraw.from_json(item) for item in data["draws"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "kind": self.kind,
            "seat": self.seat,
            "action": self.action,
            "undone": self.undone,
            "became": (None if self.became is None else self.became.to_json()),
            "draws": [item.to_json() for item in self.draws],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """Why the actions would be refused: the members that the problem would have."""

    #: What went wrong this time: one plain sentence.
    detail: str
    #: The stable code of the kind of problem.
    code: Literal[
        "request/malformed",
        "request/uri_too_long",
        "request/headers_too_large",
        "body/malformed",
        "request/invalid",
        "route/not_found",
        "method/not_allowed",
        "accept/not_acceptable",
        "body/too_large",
        "body/unsupported_type",
        "auth/missing",
        "auth/unknown_key",
        "auth/malformed",
        "auth/forbidden",
        "ruleset/not_found",
        "game/not_found",
        "game/over",
        "game/stale_version",
        "action/not_your_turn",
        "action/malformed",
        "action/illegal",
        "seat/not_found",
        "seat/not_open",
        "seat/stand_in",
        "undo/refused",
        "game/running",
        "record/wrong_step",
        "record/given_start",
        "idempotency/mismatch",
        "rules/version_gone",
        "suggestion/not_found",
        "suggestion/too_many",
        "rate/limited",
        "poll/too_many",
        "stream/too_many",
        "server/busy",
        "server/error",
    ]
    #: The member, query parameter or header at fault, like `seats.1.level`.
    field: str | None = None
    #: The id of the rule that forbids the action, like `G-20`.
    rule: str | None = None
    #: The wording of the rule.
    rule_text: str | None = None
    #: What would have been right, or the number the rule asks for.
    needed: str | int | None = None
    #: What there was instead, or the number there is.
    present: str | int | None = None
    #: A legal action with the same outcome.
    instead: Action | None = None
    #: The legal actions nearest to it, nearest first.
    nearest: tuple[Action, ...] | None = None
    #: Which of the actions (or of the steps of a record) is at fault, from 0.
    index: int | None = None
    #: The version at which the game is.
    current_version: int | None = None
    #: The version that the request expected.
    expected_version: int | None = None
    #: The seat that decides now.
    to_act: int | None = None
    #: The bearer's seat.
    seat: int | None = None
    #: Where the record of the game can be taken away.
    record: str | None = None
    #: The game that it is about.
    game_id: str | None = None
    #: The game's ruleset.
    ruleset: str | None = None
    #: The version of the rules under which the game was created; of a replay, the one that is served.
    rules_version: str | None = None
    #: Why nothing can be taken back.
    reason: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Refusal:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            detail=data["detail"],
            code=data["code"],
            field=data.get("field"),
            rule=data.get("rule"),
            rule_text=data.get("rule_text"),
            needed=data.get("needed"),
            present=data.get("present"),
            instead=(None if data.get("instead") is None else (None if data["instead"] is None else read_action(data["instead"]))),
            nearest=(None if data.get("nearest") is None else tuple([read_action(item) for item in data["nearest"]])),
            index=data.get("index"),
            current_version=data.get("current_version"),
            expected_version=data.get("expected_version"),
            to_act=data.get("to_act"),
            seat=data.get("seat"),
            record=data.get("record"),
            game_id=data.get("game_id"),
            ruleset=data.get("ruleset"),
            rules_version=data.get("rules_version"),
            reason=data.get("reason"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "detail": self.detail,
            "code": self.code,
        }
        if self.field is not None:
            data["field"] = self.field
        if self.rule is not None:
            data["rule"] = self.rule
        if self.rule_text is not None:
            data["rule_text"] = self.rule_text
        if self.needed is not None:
            data["needed"] = self.needed
        if self.present is not None:
            data["present"] = self.present
        if self.instead is not None:
            data["instead"] = None if self.instead is None else self.instead.to_json()
        if self.nearest is not None:
            data["nearest"] = [item.to_json() for item in self.nearest]
        if self.index is not None:
            data["index"] = self.index
        if self.current_version is not None:
            data["current_version"] = self.current_version
        if self.expected_version is not None:
            data["expected_version"] = self.expected_version
        if self.to_act is not None:
            data["to_act"] = self.to_act
        if self.seat is not None:
            data["seat"] = self.seat
        if self.record is not None:
            data["record"] = self.record
        if self.game_id is not None:
            data["game_id"] = self.game_id
        if self.ruleset is not None:
            data["ruleset"] = self.ruleset
        if self.rules_version is not None:
            data["rules_version"] = self.rules_version
        if self.reason is not None:
            data["reason"] = self.reason
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayGame:
    """A record to be played again."""

    record: Record

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> ReplayGame:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            record=Record.from_json(data["record"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "record": self.record.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class ResignSeat:
    """The AI that is to play the bearer's seat."""

    #: How well it plays. Default: strong.
    level: Level | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> ResignSeat:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            level=data.get("level"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {}
        if self.level is not None:
            data["level"] = self.level
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoActivate:
    """Activate an own building for 1 gold: green ones after the rows are taken, yellow ones in one's turn of a stage, blue ones in phase III."""

    #: The building activated.
    kind: RialtoBuilding
    #: Green 1, 3, 4: the card taken from the leftover row. Without it 3 cards are drawn.
    take: RialtoCard | None = None
    #: Yellow 2, 4: the card that counts as cards of the stage's type.
    convert: RialtoCard | None = None
    #: Blue 1: the building given back for one of the next value.
    give: RialtoBuilding | None = None
    type: Literal["rialto.activate"] = "rialto.activate"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoActivate:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            kind=data["kind"],
            take=data.get("take"),
            convert=data.get("convert"),
            give=data.get("give"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "kind": self.kind,
        }
        if self.take is not None:
            data["take"] = self.take
        if self.convert is not None:
            data["convert"] = self.convert
        if self.give is not None:
            data["give"] = self.give
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoActivated:
    """A player laid 1 gold on a building and used it."""

    #: Whose building.
    seat: int
    #: The building.
    kind: RialtoBuilding
    #: The card taken from the leftover row.
    take: RialtoCard | None = None
    #: The card that counts as another type.
    convert: RialtoCard | None = None
    #: The building given back.
    give: RialtoBuilding | None = None
    type: Literal["rialto.activated"] = "rialto.activated"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoActivated:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            kind=data["kind"],
            take=data.get("take"),
            convert=data.get("convert"),
            give=data.get("give"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "kind": self.kind,
        }
        if self.take is not None:
            data["take"] = self.take
        if self.convert is not None:
            data["convert"] = self.convert
        if self.give is not None:
            data["give"] = self.give
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoActivationEnded:
    """A player activates no more buildings now."""

    #: Who.
    seat: int
    type: Literal["rialto.activation_ended"] = "rialto.activation_ended"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoActivationEnded:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoAdvanced:
    """A marker advanced on the Doge track."""

    #: Whose.
    player: int | None
    #: How far.
    spaces: int
    #: The space it is on now.
    space: int
    type: Literal["rialto.advanced"] = "rialto.advanced"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoAdvanced:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            player=data["player"],
            spaces=data["spaces"],
            space=data["space"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "player": self.player,
            "spaces": self.spaces,
            "space": self.space,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoAdvice:
    """What the search found, best action first."""

    simulations: int
    #: The size of the search tree.
    nodes: int
    seconds: float
    choices: tuple[RialtoChoice, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoAdvice:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            simulations=data["simulations"],
            nodes=data["nodes"],
            seconds=data["seconds"],
            choices=tuple([RialtoChoice.from_json(item) for item in data["choices"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "simulations": self.simulations,
            "nodes": self.nodes,
            "seconds": self.seconds,
            "choices": [item.to_json() for item in self.choices],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoBankGained:
    """A player has a councillor in each district of a bank for the first time."""

    #: Who.
    player: int | None
    #: The bank.
    bank: RialtoBank
    type: Literal["rialto.bank_gained"] = "rialto.bank_gained"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoBankGained:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            player=data["player"],
            bank=data["bank"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "player": self.player,
            "bank": self.bank,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoBankTurned:
    """The tile of a bank is turned: nobody gains it any more."""

    #: The bank.
    bank: RialtoBank
    type: Literal["rialto.bank_turned"] = "rialto.bank_turned"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoBankTurned:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            bank=data["bank"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "bank": self.bank,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoBonusWon:
    """The greatest strength gets the bonus of the stage."""

    #: Who.
    player: int | None
    #: The stage.
    stage: RialtoStage
    type: Literal["rialto.bonus_won"] = "rialto.bonus_won"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoBonusWon:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            player=data["player"],
            stage=data["stage"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "player": self.player,
            "stage": self.stage,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoBridgeShown:
    """A bridge is on top of the stack now."""

    #: The bridge.
    bridge: RialtoBridge
    type: Literal["rialto.bridge_shown"] = "rialto.bridge_shown"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoBridgeShown:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            bridge=data["bridge"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "bridge": self.bridge,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoBuildingDeclined:
    """A player took no (further) building."""

    #: Who declined.
    seat: int
    type: Literal["rialto.building_declined"] = "rialto.building_declined"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoBuildingDeclined:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoBuildingReturned:
    """A player gave a building back to the stock."""

    #: Who gave it.
    seat: int
    #: The building.
    kind: RialtoBuilding
    type: Literal["rialto.building_returned"] = "rialto.building_returned"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoBuildingReturned:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            kind=data["kind"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "kind": self.kind,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoBuildingTaken:
    """A player took a building from the stock."""

    #: Who took it.
    seat: int
    #: The building.
    kind: RialtoBuilding
    type: Literal["rialto.building_taken"] = "rialto.building_taken"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoBuildingTaken:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            kind=data["kind"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "kind": self.kind,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoCardCounts:
    """So many cards of each kind."""

    #: Cards of the kind doge.
    doge: int
    #: Cards of the kind gold.
    gold: int
    #: Cards of the kind building.
    building: int
    #: Cards of the kind bridge.
    bridge: int
    #: Cards of the kind gondola.
    gondola: int
    #: Cards of the kind councillor.
    councillor: int
    #: Cards of the kind joker.
    joker: int

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoCardCounts:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            doge=data["doge"],
            gold=data["gold"],
            building=data["building"],
            bridge=data["bridge"],
            gondola=data["gondola"],
            councillor=data["councillor"],
            joker=data["joker"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "doge": self.doge,
            "gold": self.gold,
            "building": self.building,
            "bridge": self.bridge,
            "gondola": self.gondola,
            "councillor": self.councillor,
            "joker": self.joker,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoCardsDrawn:
    """A player drew cards from the deck; the others see only how many."""

    #: Who drew.
    seat: int
    #: How many cards.
    count: int
    #: The cards, or null for those who do not see them.
    cards: tuple[RialtoCard, ...] | None
    type: Literal["rialto.cards_drawn"] = "rialto.cards_drawn"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoCardsDrawn:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            count=data["count"],
            cards=(None if data["cards"] is None else tuple(data["cards"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "count": self.count,
            "cards": (None if self.cards is None else list(self.cards)),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoChoice:
    """An action that the search considered, with what it expects of it."""

    #: The canonical text of the action.
    text: str
    #: What it does, in plain English.
    english: str
    #: How many simulations began with it; actions are ranked by this.
    visits: int
    #: Their part of all, from 0 to 1.
    share: float
    #: The expected result of each seat, from 0 to 1, which the visits follow: its chance to win, blended with its share of the points where the search plays games to their end.
    expected: tuple[float, ...]
    #: The standard error of each of them.
    error: tuple[float, ...]
    #: The chance of each seat to win, from 0 to 1 (a shared win counts in parts).
    win_chance: tuple[float, ...]
    #: The standard error of each of them.
    win_error: tuple[float, ...]
    action: RialtoAction
    #: The continuation thought most probable.
    line: tuple[RialtoToldAction, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoChoice:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            text=data["text"],
            english=data["english"],
            visits=data["visits"],
            share=data["share"],
            expected=tuple(data["expected"]),
            error=tuple(data["error"]),
            win_chance=tuple(data["win_chance"]),
            win_error=tuple(data["win_error"]),
            action=read_rialto_action(data["action"]),
            line=tuple([RialtoToldAction.from_json(item) for item in data["line"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "text": self.text,
            "english": self.english,
            "visits": self.visits,
            "share": self.share,
            "expected": list(self.expected),
            "error": list(self.error),
            "win_chance": list(self.win_chance),
            "win_error": list(self.win_error),
            "action": self.action.to_json(),
            "line": [item.to_json() for item in self.line],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoDecision:
    """What came of the actions: the game as it is now, and the events that the bearer's seat may see, in order."""

    game: RialtoGame
    events: tuple[RialtoGameEvent, ...]
    ruleset: Literal["rialto"] = "rialto"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoDecision:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            game=RialtoGame.from_json(data["game"]),
            events=tuple([RialtoGameEvent.from_json(item) for item in data["events"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "game": self.game.to_json(),
            "events": [item.to_json() for item in self.events],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoDeclineBuilding:
    """Take no building (or no second one) in stage C."""

    type: Literal["rialto.decline_building"] = "rialto.decline_building"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoDeclineBuilding:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoDelayed:
    """A player passed the turn on, to play after the others."""

    #: Who.
    seat: int
    type: Literal["rialto.delayed"] = "rialto.delayed"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoDelayed:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoDiscard:
    """Discard one card face down, above the hand limit."""

    #: The card discarded.
    card: RialtoCard
    type: Literal["rialto.discard"] = "rialto.discard"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoDiscard:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            card=data["card"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "card": self.card,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoDiscardSeen:
    """Discard one card face down, above the hand limit."""

    #: The card discarded.
    card: RialtoCard | None = None
    type: Literal["rialto.discard"] = "rialto.discard"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoDiscardSeen:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            card=data.get("card"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        if self.card is not None:
            data["card"] = self.card
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoDiscarded:
    """A player discarded a card face down."""

    #: Who discarded.
    seat: int
    #: The card, or null for those who do not see it.
    card: RialtoCard | None
    type: Literal["rialto.discarded"] = "rialto.discarded"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoDiscarded:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            card=data["card"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "card": self.card,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoDistrictScored:
    """A district was scored at the end."""

    #: The district.
    district: RialtoDistrict
    #: The players ranked there, the first first.
    players: tuple[int | None, ...]
    #: The victory points of each rank; the neutral player scores nothing.
    points: tuple[int, ...]
    type: Literal["rialto.district_scored"] = "rialto.district_scored"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoDistrictScored:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            district=data["district"],
            players=tuple(data["players"]),
            points=tuple(data["points"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "district": self.district,
            "players": list(self.players),
            "points": list(self.points),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoDryRun:
    """What the actions would do, as far as it is sure: nothing in it is decided by luck or by what the seat cannot know."""

    #: The version that it is about.
    version: int
    #: The bearer's seat.
    seat: int
    #: Whether all would be accepted; null where that depends on an uncertain outcome.
    accepted: bool | None
    #: How many of the actions would be accepted for sure.
    checked: int
    #: Whether more would follow that luck or hidden things decide.
    uncertain: bool
    #: Why not.
    refusal: Refusal | None
    #: What the bearer's seat would be told for sure.
    events: tuple[RialtoGameEvent, ...]
    ruleset: Literal["rialto"] = "rialto"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoDryRun:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            seat=data["seat"],
            accepted=data["accepted"],
            checked=data["checked"],
            uncertain=data["uncertain"],
            refusal=(None if data["refusal"] is None else Refusal.from_json(data["refusal"])),
            events=tuple([RialtoGameEvent.from_json(item) for item in data["events"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "version": self.version,
            "seat": self.seat,
            "accepted": self.accepted,
            "checked": self.checked,
            "uncertain": self.uncertain,
            "refusal": (None if self.refusal is None else self.refusal.to_json()),
            "events": [item.to_json() for item in self.events],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoEndActivation:
    """Activate no more green (phase I) or blue (phase III) buildings."""

    type: Literal["rialto.end_activation"] = "rialto.end_activation"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoEndActivation:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoEnded:
    """The game is over."""

    #: The victory points of each seat.
    vp: tuple[int, ...]
    type: Literal["rialto.ended"] = "rialto.ended"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoEnded:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            vp=tuple(data["vp"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "vp": list(self.vp),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoGame:
    """A game as the bearer may see it."""

    id: str
    #: The version of the rules under which the game was created and stays.
    rules_version: str
    players: int
    seats: tuple[Seat, ...]
    status: GameStatus
    #: Counts the applied decisions.
    version: int
    #: Who decides next; null when the game is over.
    to_act: ToAct | None
    #: The seat that this answer is for; null: a spectator or the host.
    viewer: int | None
    visibility: Visibility
    #: Whether the creator gave the seed and so can compute all draws.
    seeded: bool
    #: What it was made of; null for a game of its own.
    origin: Origin | None
    #: Whether the bearer's seat may take back its last decision now.
    can_undo: bool
    #: Why not; null if it may.
    undo_reason: UndoReason | None
    #: SHA-256 of the secret that decides all draws, in hex.
    commitment: str
    #: The secret in hex once the game is over, else null.
    secret: str | None
    #: An AI takes over for a player who does not decide within so many seconds; null: never.
    absence_s: int | None
    #: When that happens to the seat to act, if nothing happens before; null: never.
    act_by: str | None
    #: By seat: final when the game is finished, else as of now; empty when its host ended it, for nobody has won.
    standings: tuple[Standing, ...]
    created_at: str
    updated_at: str
    #: When the game will be forgotten if nobody decides.
    expires_at: str
    options: RialtoOptions
    view: RialtoView
    ruleset: Literal["rialto"] = "rialto"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoGame:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            id=data["id"],
            rules_version=data["rules_version"],
            players=data["players"],
            seats=tuple([Seat.from_json(item) for item in data["seats"]]),
            status=data["status"],
            version=data["version"],
            to_act=(None if data["to_act"] is None else ToAct.from_json(data["to_act"])),
            viewer=data["viewer"],
            visibility=data["visibility"],
            seeded=data["seeded"],
            origin=(None if data["origin"] is None else Origin.from_json(data["origin"])),
            can_undo=data["can_undo"],
            undo_reason=data["undo_reason"],
            commitment=data["commitment"],
            secret=data["secret"],
            absence_s=data["absence_s"],
            act_by=data["act_by"],
            standings=tuple([Standing.from_json(item) for item in data["standings"]]),
            created_at=data["created_at"],
            updated_at=data["updated_at"],
            expires_at=data["expires_at"],
            options=RialtoOptions.from_json(data["options"]),
            view=RialtoView.from_json(data["view"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "id": self.id,
            "ruleset": self.ruleset,
            "rules_version": self.rules_version,
            "players": self.players,
            "seats": [item.to_json() for item in self.seats],
            "status": self.status,
            "version": self.version,
            "to_act": (None if self.to_act is None else self.to_act.to_json()),
            "viewer": self.viewer,
            "visibility": self.visibility,
            "seeded": self.seeded,
            "origin": (None if self.origin is None else self.origin.to_json()),
            "can_undo": self.can_undo,
            "undo_reason": self.undo_reason,
            "commitment": self.commitment,
            "secret": self.secret,
            "absence_s": self.absence_s,
            "act_by": self.act_by,
            "standings": [item.to_json() for item in self.standings],
            "created_at": self.created_at,
            "updated_at": self.updated_at,
            "expires_at": self.expires_at,
            "options": self.options.to_json(),
            "view": self.view.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoGameEvent:
    """Something that happened, as the bearer's seat is told of it."""

    #: The version that the game had after the decision that it came of.
    version: int
    event: RialtoEvent

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoGameEvent:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            event=read_rialto_event(data["event"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "version": self.version,
            "event": self.event.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoGoldGained:
    """A player gained gold."""

    #: Who.
    seat: int
    #: How much.
    gold: int
    type: Literal["rialto.gold_gained"] = "rialto.gold_gained"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoGoldGained:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            gold=data["gold"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "gold": self.gold,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoHistory:
    """A page of what happened in a game, oldest first, as the bearer may know it."""

    #: The present version.
    version: int
    #: The `after` of the next page; null when this one reaches the present version.
    next_after: int | None
    entries: tuple[RialtoHistoryEntry, ...]
    ruleset: Literal["rialto"] = "rialto"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoHistory:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            next_after=data["next_after"],
            entries=tuple([RialtoHistoryEntry.from_json(item) for item in data["entries"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "version": self.version,
            "next_after": self.next_after,
            "entries": [item.to_json() for item in self.entries],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoHistoryEntry:
    """What made one version of a game, as the bearer may know it."""

    #: The version that it made.
    version: int
    at: str
    kind: EntryKind
    #: Whose it was; null for the set-up and for the host.
    seat: int | None
    #: The version whose decision was taken back; null unless the kind is `undo`.
    undone: int | None
    #: What the seat has been since then; null unless the seat changed.
    became: Seat | None
    #: The outcomes of chance, in order.
    draws: tuple[DrawnOutcome, ...]
    #: What the bearer was told of it, in plain English.
    english: str
    #: What was decided, without members that are secret to the bearer; null for what is no decision.
    action: RialtoSeenAction | None
    #: What the bearer was told of it.
    events: tuple[RialtoEvent, ...]
    ruleset: Literal["rialto"] = "rialto"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoHistoryEntry:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            at=data["at"],
            kind=data["kind"],
            seat=data["seat"],
            undone=data["undone"],
            became=(None if data["became"] is None else Seat.from_json(data["became"])),
            draws=tuple([DrawnOutcome.from_json(item) for item in data["draws"]]),
            english=data["english"],
            action=(None if data["action"] is None else read_rialto_seen_action(data["action"])),
            events=tuple([read_rialto_event(item) for item in data["events"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "version": self.version,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "undone": self.undone,
            "became": (None if self.became is None else self.became.to_json()),
            "draws": [item.to_json() for item in self.draws],
            "english": self.english,
            "ruleset": self.ruleset,
            "action": (None if self.action is None else self.action.to_json()),
            "events": [item.to_json() for item in self.events],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoLegalAction:
    """An action that the bearer's seat may do now."""

    #: The canonical text of the action.
    text: str
    #: What it does, in plain English.
    english: str
    #: The ids of the rules that allow it.
    rules: tuple[str, ...]
    action: RialtoAction

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoLegalAction:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            text=data["text"],
            english=data["english"],
            rules=tuple(data["rules"]),
            action=read_rialto_action(data["action"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "text": self.text,
            "english": self.english,
            "rules": list(self.rules),
            "action": self.action.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoLegalActions:
    """What the bearer's seat may do at the present version: empty when another seat decides."""

    version: int
    #: Who decides; null when the game is over.
    to_act: ToAct | None
    actions: tuple[RialtoLegalAction, ...]
    ruleset: Literal["rialto"] = "rialto"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoLegalActions:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            to_act=(None if data["to_act"] is None else ToAct.from_json(data["to_act"])),
            actions=tuple([RialtoLegalAction.from_json(item) for item in data["actions"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "version": self.version,
            "to_act": (None if self.to_act is None else self.to_act.to_json()),
            "actions": [item.to_json() for item in self.actions],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoLinkInPlay:
    """A link between two districts."""

    #: Its name.
    link: RialtoLink
    #: The district at its end a.
    a: RialtoDistrict
    #: The district at its end b.
    b: RialtoDistrict
    #: The tile on it, or null while it is free.
    tile: RialtoTile | None
    #: The value of the tile at end a.
    value_a: int
    #: The value of the tile at end b.
    value_b: int

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoLinkInPlay:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            link=data["link"],
            a=data["a"],
            b=data["b"],
            tile=data["tile"],
            value_a=data["value_a"],
            value_b=data["value_b"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "link": self.link,
            "a": self.a,
            "b": self.b,
            "tile": self.tile,
            "value_a": self.value_a,
            "value_b": self.value_b,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoMarkerMoved:
    """The neutral player's marker lies on another link."""

    #: The link, or null when no link is free.
    link: RialtoLink | None
    type: Literal["rialto.marker_moved"] = "rialto.marker_moved"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoMarkerMoved:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            link=data["link"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "link": self.link,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoNeutral:
    """The neutral player."""

    #: Its cards, face up.
    hand: RialtoCardCounts
    #: Councillors in each district, in the order of the board.
    districts: tuple[int, ...]
    #: The space of its marker on the Doge track.
    space: int
    #: Cards played in this stage.
    played: RialtoCardCounts
    #: The strength of what was played in this stage.
    strength: int
    #: Banks completed.
    banks: tuple[RialtoBank, ...]
    #: The link of its marker.
    marker: RialtoLink | None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoNeutral:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            hand=RialtoCardCounts.from_json(data["hand"]),
            districts=tuple(data["districts"]),
            space=data["space"],
            played=RialtoCardCounts.from_json(data["played"]),
            strength=data["strength"],
            banks=tuple(data["banks"]),
            marker=data["marker"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "hand": self.hand.to_json(),
            "districts": list(self.districts),
            "space": self.space,
            "played": self.played.to_json(),
            "strength": self.strength,
            "banks": list(self.banks),
            "marker": self.marker,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoNeutralDrew:
    """Cards were drawn face up for the neutral player."""

    #: The cards.
    cards: tuple[RialtoCard, ...]
    type: Literal["rialto.neutral_drew"] = "rialto.neutral_drew"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoNeutralDrew:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            cards=tuple(data["cards"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "cards": list(self.cards),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoOptions:
    """The options of a game of Rialto."""

    #: A neutral player takes part; only with 2 players (R-60).
    neutral_player: bool | None = None
    #: How far blue 3 advances: by the number of its space, or by its place (R-45).
    doge_advance: RialtoDogeAdvance | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoOptions:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            neutral_player=data.get("neutral_player"),
            doge_advance=data.get("doge_advance"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {}
        if self.neutral_player is not None:
            data["neutral_player"] = self.neutral_player
        if self.doge_advance is not None:
            data["doge_advance"] = self.doge_advance
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoOptionsInPlay:
    """The options of this game."""

    #: A neutral player takes part.
    neutral_player: bool
    #: How far blue 3 advances.
    doge_advance: RialtoDogeAdvance

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoOptionsInPlay:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            neutral_player=data["neutral_player"],
            doge_advance=data["doge_advance"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "neutral_player": self.neutral_player,
            "doge_advance": self.doge_advance,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoOwnedBuildings:
    """The buildings of one kind that a player owns."""

    #: The kind.
    kind: RialtoBuilding
    #: How many.
    count: int
    #: How many of them have a coin: activated this round.
    coins: int
    #: How many of them came by blue 1 this round and cannot be activated.
    blocked: int

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoOwnedBuildings:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            kind=data["kind"],
            count=data["count"],
            coins=data["coins"],
            blocked=data["blocked"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "kind": self.kind,
            "count": self.count,
            "coins": self.coins,
            "blocked": self.blocked,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoPlaceBridge:
    """Put the top bridge on a free link, either way round."""

    #: The free link.
    link: RialtoLink
    #: The district of the link that the lower value touches.
    low_end_at: RialtoDistrict
    type: Literal["rialto.place_bridge"] = "rialto.place_bridge"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoPlaceBridge:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            link=data["link"],
            low_end_at=data["low_end_at"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "link": self.link,
            "low_end_at": self.low_end_at,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoPlaceCouncillor:
    """Put one councillor into a district: after a gondola (stage E), or moved from another district (stage F)."""

    #: Where the councillor comes from.
    source: RialtoSource
    #: The district it goes to.
    to: RialtoDistrict
    type: Literal["rialto.place_councillor"] = "rialto.place_councillor"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoPlaceCouncillor:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            source=data["source"],
            to=data["to"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "source": self.source,
            "to": self.to,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoPlaceGondola:
    """Put a gondola tile on a free link."""

    #: The free link.
    link: RialtoLink
    type: Literal["rialto.place_gondola"] = "rialto.place_gondola"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoPlaceGondola:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            link=data["link"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "link": self.link,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoPlaced:
    """Councillors were put into a district."""

    #: Whose.
    player: int | None
    #: Where they came from.
    source: RialtoSource
    #: The district.
    to: RialtoDistrict
    #: How many.
    count: int
    type: Literal["rialto.placed"] = "rialto.placed"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoPlaced:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            player=data["player"],
            source=data["source"],
            to=data["to"],
            count=data["count"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "player": self.player,
            "source": self.source,
            "to": self.to,
            "count": self.count,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoPlacingStopped:
    """A player moves no (more) councillors."""

    #: Who.
    seat: int
    type: Literal["rialto.placing_stopped"] = "rialto.placing_stopped"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoPlacingStopped:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoPlay:
    """Play cards of the stage's type and jokers, together with everything activated, and end the turn; nothing at all is a pass."""

    #: How many cards of the stage's type.
    cards: int
    #: How many jokers; a pair of them alone counts as one card.
    jokers: int
    type: Literal["rialto.play"] = "rialto.play"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoPlay:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            cards=data["cards"],
            jokers=data["jokers"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "cards": self.cards,
            "jokers": self.jokers,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoPlayed:
    """A player played in a stage, or passed with nothing."""

    #: Who played.
    player: int | None
    #: Cards of the stage's type.
    cards: int
    #: Jokers.
    jokers: int
    #: The strength of everything together.
    strength: int
    type: Literal["rialto.played"] = "rialto.played"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoPlayed:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            player=data["player"],
            cards=data["cards"],
            jokers=data["jokers"],
            strength=data["strength"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "player": self.player,
            "cards": self.cards,
            "jokers": self.jokers,
            "strength": self.strength,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoPlayer:
    """What everybody sees of a player."""

    #: The seat.
    seat: int
    #: Cards in hand.
    cards: int
    #: Cards that the hand is known to hold: they came from face-up rows and cannot all have gone.
    at_least: RialtoCardCounts
    #: Cards that the hand can hold at most: a pair of jokers shows that there was no card of the type.
    at_most: RialtoCardCounts
    #: Cards in the discards that this player discarded face down since the last shuffle.
    face_down: int
    #: Gold in the personal reserve.
    gold: int
    #: Victory points so far.
    vp: int
    #: Councillors in the personal reserve.
    reserve: int
    #: Councillors in the general reserve.
    general: int
    #: Councillors in each district, in the order of the board.
    districts: tuple[int, ...]
    #: Buildings owned.
    buildings: tuple[RialtoOwnedBuildings, ...]
    #: The space of the marker on the Doge track.
    space: int
    #: Cards played in this stage.
    played: RialtoCardCounts
    #: The strength of what was played in this stage.
    strength: int
    #: Banks gained.
    banks: tuple[RialtoBank, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoPlayer:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            cards=data["cards"],
            at_least=RialtoCardCounts.from_json(data["at_least"]),
            at_most=RialtoCardCounts.from_json(data["at_most"]),
            face_down=data["face_down"],
            gold=data["gold"],
            vp=data["vp"],
            reserve=data["reserve"],
            general=data["general"],
            districts=tuple(data["districts"]),
            buildings=tuple([RialtoOwnedBuildings.from_json(item) for item in data["buildings"]]),
            space=data["space"],
            played=RialtoCardCounts.from_json(data["played"]),
            strength=data["strength"],
            banks=tuple(data["banks"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "seat": self.seat,
            "cards": self.cards,
            "at_least": self.at_least.to_json(),
            "at_most": self.at_most.to_json(),
            "face_down": self.face_down,
            "gold": self.gold,
            "vp": self.vp,
            "reserve": self.reserve,
            "general": self.general,
            "districts": list(self.districts),
            "buildings": [item.to_json() for item in self.buildings],
            "space": self.space,
            "played": self.played.to_json(),
            "strength": self.strength,
            "banks": list(self.banks),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoRecruited:
    """Councillors came from the general to the personal reserve."""

    #: Whose.
    seat: int
    #: How many.
    count: int
    type: Literal["rialto.recruited"] = "rialto.recruited"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoRecruited:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            count=data["count"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "count": self.count,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoReshuffled:
    """The discards became the deck."""

    #: How many cards.
    cards: int
    type: Literal["rialto.reshuffled"] = "rialto.reshuffled"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoReshuffled:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            cards=data["cards"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "cards": self.cards,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoReturnBuilding:
    """Return one building when there are eight, for victory points equal to its value."""

    #: The building returned.
    kind: RialtoBuilding
    type: Literal["rialto.return_building"] = "rialto.return_building"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoReturnBuilding:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            kind=data["kind"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "kind": self.kind,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoRoundBegan:
    """A round began."""

    #: The round.
    round: int
    #: Its current district.
    district: RialtoDistrict
    type: Literal["rialto.round_began"] = "rialto.round_began"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoRoundBegan:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            round=data["round"],
            district=data["district"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "round": self.round,
            "district": self.district,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoRoundEnded:
    """The gold on all buildings went to the reserve."""

    #: The round.
    round: int
    type: Literal["rialto.round_ended"] = "rialto.round_ended"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoRoundEnded:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            round=data["round"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "round": self.round,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoRow:
    """A row of face-up cards."""

    #: Its number.
    row: int
    #: Somebody took it.
    taken: bool
    #: Its cards.
    cards: RialtoCardCounts

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoRow:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            row=data["row"],
            taken=data["taken"],
            cards=RialtoCardCounts.from_json(data["cards"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "row": self.row,
            "taken": self.taken,
            "cards": self.cards.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoRowDiscarded:
    """What was left of the last row was discarded."""

    #: The cards.
    cards: tuple[RialtoCard, ...]
    type: Literal["rialto.row_discarded"] = "rialto.row_discarded"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoRowDiscarded:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            cards=tuple(data["cards"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "cards": list(self.cards),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoRowTaken:
    """A player took a row."""

    #: Who took it.
    seat: int
    #: Its number.
    row: int
    #: Its cards.
    cards: tuple[RialtoCard, ...]
    type: Literal["rialto.row_taken"] = "rialto.row_taken"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoRowTaken:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            row=data["row"],
            cards=tuple(data["cards"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "row": self.row,
            "cards": list(self.cards),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoRowsDealt:
    """The rows of cards were laid."""

    #: The cards of each row.
    rows: tuple[tuple[RialtoCard, ...], ...]
    type: Literal["rialto.rows_dealt"] = "rialto.rows_dealt"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoRowsDealt:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            rows=tuple([tuple(item) for item in data["rows"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "rows": [list(item) for item in self.rows],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoStageBegan:
    """A stage of phase II began."""

    #: The stage.
    stage: RialtoStage
    #: Its first player.
    player: int | None
    type: Literal["rialto.stage_began"] = "rialto.stage_began"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoStageBegan:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            stage=data["stage"],
            player=data["player"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "stage": self.stage,
            "player": self.player,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoStarted:
    """The turn tiles are laid and the seats are in order."""

    #: The current district of each round.
    districts: tuple[RialtoDistrict, ...]
    #: All players clockwise from the first.
    seating: tuple[int | None, ...]
    type: Literal["rialto.started"] = "rialto.started"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoStarted:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            districts=tuple(data["districts"]),
            seating=tuple(data["seating"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "districts": list(self.districts),
            "seating": list(self.seating),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoStopPlacing:
    """Move no (more) councillors where moving is optional."""

    type: Literal["rialto.stop_placing"] = "rialto.stop_placing"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoStopPlacing:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoSuggestion:
    """What an AI would do in the bearer's seat."""

    id: str
    game_id: str
    seat: int
    #: The version that it is about.
    version: int
    level: Level | None
    time_ms: int | None
    simulations: int | None
    top: int
    status: SuggestionStatus
    created_at: str
    updated_at: str
    #: While `queued`: how many jobs workers will take up before this one; null when one is about to, and in any other status.
    queue_position: int | None
    #: Why it failed.
    error: str | None
    result: RialtoAdvice | None
    ruleset: Literal["rialto"] = "rialto"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoSuggestion:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            id=data["id"],
            game_id=data["game_id"],
            seat=data["seat"],
            version=data["version"],
            level=data["level"],
            time_ms=data["time_ms"],
            simulations=data["simulations"],
            top=data["top"],
            status=data["status"],
            created_at=data["created_at"],
            updated_at=data["updated_at"],
            queue_position=data["queue_position"],
            error=data["error"],
            result=(None if data["result"] is None else RialtoAdvice.from_json(data["result"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "id": self.id,
            "ruleset": self.ruleset,
            "game_id": self.game_id,
            "seat": self.seat,
            "version": self.version,
            "level": self.level,
            "time_ms": self.time_ms,
            "simulations": self.simulations,
            "top": self.top,
            "status": self.status,
            "created_at": self.created_at,
            "updated_at": self.updated_at,
            "queue_position": self.queue_position,
            "error": self.error,
            "result": (None if self.result is None else self.result.to_json()),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoTakeBuilding:
    """Take a building from the stock: at the start one of value 1, in stage C one that the strength allows."""

    #: The building taken.
    kind: RialtoBuilding
    type: Literal["rialto.take_building"] = "rialto.take_building"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoTakeBuilding:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            kind=data["kind"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "kind": self.kind,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoTakeRow:
    """Take a whole row of cards. Of rows with equal cards only the first is listed."""

    #: The number of the row, from 1.
    row: int
    type: Literal["rialto.take_row"] = "rialto.take_row"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoTakeRow:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            row=data["row"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "row": self.row,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoTileLaid:
    """A bridge or a gondola tile was laid on a link."""

    #: Who laid it.
    player: int | None
    #: The link.
    link: RialtoLink
    #: The tile.
    tile: RialtoTile
    #: The district that the lower value touches (any of the two for a gondola tile).
    low_end_at: RialtoDistrict
    type: Literal["rialto.tile_laid"] = "rialto.tile_laid"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoTileLaid:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            player=data["player"],
            link=data["link"],
            tile=data["tile"],
            low_end_at=data["low_end_at"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "player": self.player,
            "link": self.link,
            "tile": self.tile,
            "low_end_at": self.low_end_at,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoToldAction:
    """An action in all its forms."""

    #: The canonical text of the action.
    text: str
    #: What it does, in plain English.
    english: str
    action: RialtoAction

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoToldAction:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            text=data["text"],
            english=data["english"],
            action=read_rialto_action(data["action"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "text": self.text,
            "english": self.english,
            "action": self.action.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoTurn:
    """The decision in progress."""

    #: What converted cards count in this turn.
    converted: int
    #: Yellow 3 activated in this turn.
    wild: int
    #: Stage C: the greatest value that may be taken. Stage F: councillors that may still be moved.
    limit: int
    #: Stage C: after a building of value 4 a second one may be taken.
    second: bool
    #: Stage E: the link beside which a councillor is placed.
    link: RialtoLink | None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoTurn:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            converted=data["converted"],
            wild=data["wild"],
            limit=data["limit"],
            second=data["second"],
            link=data["link"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "converted": self.converted,
            "wild": self.wild,
            "limit": self.limit,
            "second": self.second,
            "link": self.link,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoView:
    """A game of Rialto as one seat, or a spectator, sees it."""

    #: The seat that sees this; null for a spectator.
    viewer: int | None
    #: The seat that decides next; null when the game is over.
    to_act: int | None
    #: What happens now.
    phase: RialtoPhase
    #: The options.
    options: RialtoOptionsInPlay
    #: The round.
    round: int
    #: The stage of phase II, null outside it.
    stage: RialtoStage | None
    #: The district of this round's turn tile.
    current_district: RialtoDistrict
    #: The districts of the turn tiles 1 to 6.
    turn_tiles: tuple[RialtoDistrict, ...]
    #: All players clockwise from the first; null is the neutral player.
    seating: tuple[int | None, ...]
    #: All players in Doge order.
    doge_order: tuple[int | None, ...]
    #: The order kept for what happens now.
    order: tuple[int | None, ...]
    #: How many of `order` are done.
    order_index: int
    #: Players who still have a turn in this stage, in order.
    waiting: tuple[int | None, ...]
    #: The first player of the stage.
    first_player: int | None
    #: Who has the bonus of the stage that is resolved.
    bonus: int | None
    #: Somebody, perhaps the neutral player, has it.
    bonus_won: bool
    #: The decision in progress.
    turn: RialtoTurn
    #: Cards in the deck.
    deck: int
    #: Cards in the discards that everybody saw.
    discards: RialtoCardCounts
    #: The rows of cards.
    rows: tuple[RialtoRow, ...]
    #: The players by seat.
    players: tuple[RialtoPlayer, ...]
    #: The neutral player, if there is one.
    neutral: RialtoNeutral | None
    #: Buildings in stock, in the order green 1 to 4, yellow, blue.
    stock: tuple[int, ...]
    #: The links.
    links: tuple[RialtoLinkInPlay, ...]
    #: The top bridge of the stack.
    top_bridge: RialtoBridge | None
    #: Banks whose tile is not turned.
    banks_open: tuple[RialtoBank, ...]
    #: Banks whose tile is turned at the end of the stage.
    banks_closing: tuple[RialtoBank, ...]
    #: The viewer's cards; null for a spectator.
    hand: RialtoCardCounts | None
    #: What the viewer discarded face down since the last shuffle; null for a spectator.
    discarded_face_down: RialtoCardCounts | None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoView:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            viewer=data["viewer"],
            to_act=data["to_act"],
            phase=data["phase"],
            options=RialtoOptionsInPlay.from_json(data["options"]),
            round=data["round"],
            stage=data["stage"],
            current_district=data["current_district"],
            turn_tiles=tuple(data["turn_tiles"]),
            seating=tuple(data["seating"]),
            doge_order=tuple(data["doge_order"]),
            order=tuple(data["order"]),
            order_index=data["order_index"],
            waiting=tuple(data["waiting"]),
            first_player=data["first_player"],
            bonus=data["bonus"],
            bonus_won=data["bonus_won"],
            turn=RialtoTurn.from_json(data["turn"]),
            deck=data["deck"],
            discards=RialtoCardCounts.from_json(data["discards"]),
            rows=tuple([RialtoRow.from_json(item) for item in data["rows"]]),
            players=tuple([RialtoPlayer.from_json(item) for item in data["players"]]),
            neutral=(None if data["neutral"] is None else RialtoNeutral.from_json(data["neutral"])),
            stock=tuple(data["stock"]),
            links=tuple([RialtoLinkInPlay.from_json(item) for item in data["links"]]),
            top_bridge=data["top_bridge"],
            banks_open=tuple(data["banks_open"]),
            banks_closing=tuple(data["banks_closing"]),
            hand=(None if data["hand"] is None else RialtoCardCounts.from_json(data["hand"])),
            discarded_face_down=(None if data["discarded_face_down"] is None else RialtoCardCounts.from_json(data["discarded_face_down"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "viewer": self.viewer,
            "to_act": self.to_act,
            "phase": self.phase,
            "options": self.options.to_json(),
            "round": self.round,
            "stage": self.stage,
            "current_district": self.current_district,
            "turn_tiles": list(self.turn_tiles),
            "seating": list(self.seating),
            "doge_order": list(self.doge_order),
            "order": list(self.order),
            "order_index": self.order_index,
            "waiting": list(self.waiting),
            "first_player": self.first_player,
            "bonus": self.bonus,
            "bonus_won": self.bonus_won,
            "turn": self.turn.to_json(),
            "deck": self.deck,
            "discards": self.discards.to_json(),
            "rows": [item.to_json() for item in self.rows],
            "players": [item.to_json() for item in self.players],
            "neutral": (None if self.neutral is None else self.neutral.to_json()),
            "stock": list(self.stock),
            "links": [item.to_json() for item in self.links],
            "top_bridge": self.top_bridge,
            "banks_open": list(self.banks_open),
            "banks_closing": list(self.banks_closing),
            "hand": (None if self.hand is None else self.hand.to_json()),
            "discarded_face_down": (None if self.discarded_face_down is None else self.discarded_face_down.to_json()),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RialtoVpGained:
    """A player gained victory points, or lost one."""

    #: Who.
    seat: int
    #: How many.
    vp: int
    #: How many the player has now.
    total: int
    type: Literal["rialto.vp_gained"] = "rialto.vp_gained"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RialtoVpGained:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            vp=data["vp"],
            total=data["total"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "vp": self.vp,
            "total": self.total,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """A game that can be played here, with its board."""

    name: str
    title: str
    summary: str
    rules_version: str
    #: Where its numbered rules are.
    rules_url: str
    min_players: int
    max_players: int
    #: The options with their defaults.
    options: dict[str, Any]
    #: JSON Schema of the options.
    options_schema: dict[str, Any]
    actions: tuple[ActionKind, ...]
    events: tuple[EventKind, ...]
    #: The static data of board, cards and tiles, the same for every game.
    board: dict[str, Any]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Ruleset:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            name=data["name"],
            title=data["title"],
            summary=data["summary"],
            rules_version=data["rules_version"],
            rules_url=data["rules_url"],
            min_players=data["min_players"],
            max_players=data["max_players"],
            options=dict(data["options"]),
            options_schema=dict(data["options_schema"]),
            actions=tuple([ActionKind.from_json(item) for item in data["actions"]]),
            events=tuple([EventKind.from_json(item) for item in data["events"]]),
            board=dict(data["board"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "name": self.name,
            "title": self.title,
            "summary": self.summary,
            "rules_version": self.rules_version,
            "rules_url": self.rules_url,
            "min_players": self.min_players,
            "max_players": self.max_players,
            "options": dict(self.options),
            "options_schema": dict(self.options_schema),
            "actions": [item.to_json() for item in self.actions],
            "events": [item.to_json() for item in self.events],
            "board": dict(self.board),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesetList:
    """The catalogue."""

    rulesets: tuple[RulesetSummary, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RulesetList:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            rulesets=tuple([RulesetSummary.from_json(item) for item in data["rulesets"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "rulesets": [item.to_json() for item in self.rulesets],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesetSummary:
    """A game that can be played here."""

    name: str
    title: str
    summary: str
    rules_version: str
    #: Where its numbered rules are.
    rules_url: str
    min_players: int
    max_players: int
    #: The options with their defaults.
    options: dict[str, Any]
    #: JSON Schema of the options.
    options_schema: dict[str, Any]
    actions: tuple[ActionKind, ...]
    events: tuple[EventKind, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> RulesetSummary:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            name=data["name"],
            title=data["title"],
            summary=data["summary"],
            rules_version=data["rules_version"],
            rules_url=data["rules_url"],
            min_players=data["min_players"],
            max_players=data["max_players"],
            options=dict(data["options"]),
            options_schema=dict(data["options_schema"]),
            actions=tuple([ActionKind.from_json(item) for item in data["actions"]]),
            events=tuple([EventKind.from_json(item) for item in data["events"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "name": self.name,
            "title": self.title,
            "summary": self.summary,
            "rules_version": self.rules_version,
            "rules_url": self.rules_url,
            "min_players": self.min_players,
            "max_players": self.max_players,
            "options": dict(self.options),
            "options_schema": dict(self.options_schema),
            "actions": [item.to_json() for item in self.actions],
            "events": [item.to_json() for item in self.events],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A seat of a game."""

    #: The seat's number, clockwise from 0.
    seat: int
    kind: SeatKind
    #: How well it plays; null unless the seat is an AI's.
    level: Level | None
    name: str
    #: Whether an AI plays for somebody who holds the seat's token and may come back.
    stand_in: bool

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Seat:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            kind=data["kind"],
            level=data["level"],
            name=data["name"],
            stand_in=data["stand_in"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "seat": self.seat,
            "kind": self.kind,
            "level": self.level,
            "name": self.name,
            "stand_in": self.stand_in,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRequest:
    """A seat of the game to be created."""

    kind: SeatKind
    #: How well the AI plays; for the kind `ai`, which needs it, and for no other.
    level: Level | None = None
    #: What the seat is called.
    name: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> SeatRequest:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            kind=data["kind"],
            level=data.get("level"),
            name=data.get("name"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "kind": self.kind,
        }
        if self.level is not None:
            data["level"] = self.level
        if self.name is not None:
            data["name"] = self.name
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatToken:
    """The token that opens a seat. It is shown once."""

    seat: int
    token: str

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> SeatToken:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            token=data["token"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "seat": self.seat,
            "token": self.token,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Where a seat stands."""

    seat: int
    #: From 1; seats that are tied share a place.
    place: int
    #: In the game's own points.
    score: int

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Standing:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            place=data["place"],
            score=data["score"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "seat": self.seat,
            "place": self.place,
            "score": self.score,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class Status:
    """How busy the AI is."""

    #: How many workers gave a sign of life of late.
    workers: int
    #: How many processes think in them, each for one job at a time.
    thinkers: int
    #: The most urgent first; jobs at work are not in them.
    queues: tuple[WaitingQueue, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Status:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            workers=data["workers"],
            thinkers=data["thinkers"],
            queues=tuple([WaitingQueue.from_json(item) for item in data["queues"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "workers": self.workers,
            "thinkers": self.thinkers,
            "queues": [item.to_json() for item in self.queues],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class StreamMessage:
    """A message of an event stream."""

    #: The version that it brings the listener to: what `Last-Event-ID` gives back.
    id: str
    event: MessageKind
    #: JSON: a HistoryEntry, or a Game, or an object with the `version`.
    data: str

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> StreamMessage:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            id=data["id"],
            event=data["event"],
            data=data["data"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "id": self.id,
            "event": self.event,
            "data": self.data,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class ToAct:
    """Who decides next."""

    seat: int
    kind: SeatKind

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> ToAct:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            kind=data["kind"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "seat": self.seat,
            "kind": self.kind,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldEvent:
    """An event of a game whose rules version is no longer served: its form is that of its own time."""

    #: The version that the game had after what it came of.
    version: int
    event: dict[str, Any]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> ToldEvent:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            event=dict(data["event"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "version": self.version,
            "event": dict(self.event),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """A decision that the bearer has to make."""

    #: The id of the game.
    game_id: str
    #: The name of the ruleset.
    ruleset: str
    #: The version to decide upon.
    version: int
    #: The seat that decides.
    seat: int
    #: What the seat is called.
    name: str
    #: Since when the game waits for it.
    since: str
    #: When an AI takes the seat over; null: never.
    act_by: str | None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Turn:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            game_id=data["game_id"],
            ruleset=data["ruleset"],
            version=data["version"],
            seat=data["seat"],
            name=data["name"],
            since=data["since"],
            act_by=data["act_by"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "game_id": self.game_id,
            "ruleset": self.ruleset,
            "version": self.version,
            "seat": self.seat,
            "name": self.name,
            "since": self.since,
            "act_by": self.act_by,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnList:
    """The decisions that the bearer has to make, longest waited for first."""

    #: One for each game in which it is the bearer's turn.
    turns: tuple[Turn, ...]
    #: Tells these turns from others: ask with it and `wait` for others.
    marker: str
    #: Whether all games were looked at; else the newest of those that are active.
    complete: bool

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> TurnList:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            turns=tuple([Turn.from_json(item) for item in data["turns"]]),
            marker=data["marker"],
            complete=data["complete"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "turns": [item.to_json() for item in self.turns],
            "marker": self.marker,
            "complete": self.complete,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoDecision:
    """An undo of the last decision of the bearer's seat."""

    #: The version to take back. At any other version nothing is done and game/stale_version is answered.
    expected_version: int | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> UndoDecision:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            expected_version=data.get("expected_version"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {}
        if self.expected_version is not None:
            data["expected_version"] = self.expected_version
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaAdvice:
    """What the search found, best action first."""

    simulations: int
    #: The size of the search tree.
    nodes: int
    seconds: float
    choices: tuple[VeneziaChoice, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaAdvice:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            simulations=data["simulations"],
            nodes=data["nodes"],
            seconds=data["seconds"],
            choices=tuple([VeneziaChoice.from_json(item) for item in data["choices"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "simulations": self.simulations,
            "nodes": self.nodes,
            "seconds": self.seconds,
            "choices": [item.to_json() for item in self.choices],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaBuild:
    """Place a building whose cards are complete."""

    #: The type.
    building: VeneziaBuilding
    #: Solo or joint; a casa is always solo.
    mode: VeneziaMode
    #: The hexes [q, r] it stands on, in ascending order; left out for a ponte.
    hexes: tuple[tuple[int, int], ...] | None = None
    #: The bridge line of a ponte; left out for all others.
    line: int | None = None
    #: The district whose houses a ponte counts; left out for all others.
    score_district: VeneziaDistrict | None = None
    type: Literal["venezia.build"] = "venezia.build"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaBuild:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            building=data["building"],
            mode=data["mode"],
            hexes=(None if data.get("hexes") is None else tuple([(item[0], item[1]) for item in data["hexes"]])),
            line=data.get("line"),
            score_district=data.get("score_district"),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "building": self.building,
            "mode": self.mode,
        }
        if self.hexes is not None:
            data["hexes"] = [list(item) for item in self.hexes]
        if self.line is not None:
            data["line"] = self.line
        if self.score_district is not None:
            data["score_district"] = self.score_district
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaBuildingChosen:
    """This building is the next."""

    #: The type.
    building: VeneziaBuilding
    #: Solo or joint.
    mode: VeneziaMode
    type: Literal["venezia.building_chosen"] = "venezia.building_chosen"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaBuildingChosen:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            building=data["building"],
            mode=data["mode"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "building": self.building,
            "mode": self.mode,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaBuildingLost:
    """There is no room: its cards are lost."""

    #: The type.
    building: VeneziaBuilding
    #: Solo or joint.
    mode: VeneziaMode
    type: Literal["venezia.building_lost"] = "venezia.building_lost"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaBuildingLost:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            building=data["building"],
            mode=data["mode"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "building": self.building,
            "mode": self.mode,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaBuilt:
    """A building is placed."""

    #: The seat that placed it.
    seat: int
    #: The type.
    building: VeneziaBuilding
    #: Solo or joint.
    mode: VeneziaMode
    #: The hexes [q, r] it stands on.
    hexes: tuple[tuple[int, int], ...]
    #: The bridge line of a ponte.
    line: int | None
    #: The district whose houses a ponte counts.
    score_district: VeneziaDistrict | None
    #: What it scores.
    points: int
    type: Literal["venezia.built"] = "venezia.built"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaBuilt:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            building=data["building"],
            mode=data["mode"],
            hexes=tuple([(item[0], item[1]) for item in data["hexes"]]),
            line=data["line"],
            score_district=data["score_district"],
            points=data["points"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "building": self.building,
            "mode": self.mode,
            "hexes": [list(item) for item in self.hexes],
            "line": self.line,
            "score_district": self.score_district,
            "points": self.points,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaCardDrawn:
    """A player draws a card from the deck."""

    #: The seat.
    seat: int
    #: The card, for the seat that drew it.
    building: VeneziaBuilding | None
    type: Literal["venezia.card_drawn"] = "venezia.card_drawn"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaCardDrawn:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            building=data["building"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "building": self.building,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaCardOffered:
    """A player lays a hand card face up."""

    #: The seat.
    seat: int
    #: The type.
    building: VeneziaBuilding
    type: Literal["venezia.card_offered"] = "venezia.card_offered"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaCardOffered:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            building=data["building"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "building": self.building,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaCardsPlayed:
    """A player plays cards from the hand."""

    #: The seat.
    seat: int
    #: The type.
    building: VeneziaBuilding
    #: Solo or joint.
    mode: VeneziaMode
    #: How many cards.
    count: int
    type: Literal["venezia.cards_played"] = "venezia.cards_played"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaCardsPlayed:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            building=data["building"],
            mode=data["mode"],
            count=data["count"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "building": self.building,
            "mode": self.mode,
            "count": self.count,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaCardsUsed:
    """The cards of a building go to the discard pile."""

    #: The type.
    building: VeneziaBuilding
    #: Solo or joint.
    mode: VeneziaMode
    #: How many cards.
    count: int
    type: Literal["venezia.cards_used"] = "venezia.cards_used"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaCardsUsed:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            building=data["building"],
            mode=data["mode"],
            count=data["count"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "building": self.building,
            "mode": self.mode,
            "count": self.count,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaChoice:
    """An action that the search considered, with what it expects of it."""

    #: The canonical text of the action.
    text: str
    #: What it does, in plain English.
    english: str
    #: How many simulations began with it; actions are ranked by this.
    visits: int
    #: Their part of all, from 0 to 1.
    share: float
    #: The expected result of each seat, from 0 to 1, which the visits follow: its chance to win, blended with its share of the points where the search plays games to their end.
    expected: tuple[float, ...]
    #: The standard error of each of them.
    error: tuple[float, ...]
    #: The chance of each seat to win, from 0 to 1 (a shared win counts in parts).
    win_chance: tuple[float, ...]
    #: The standard error of each of them.
    win_error: tuple[float, ...]
    action: VeneziaAction
    #: The continuation thought most probable.
    line: tuple[VeneziaToldAction, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaChoice:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            text=data["text"],
            english=data["english"],
            visits=data["visits"],
            share=data["share"],
            expected=tuple(data["expected"]),
            error=tuple(data["error"]),
            win_chance=tuple(data["win_chance"]),
            win_error=tuple(data["win_error"]),
            action=read_venezia_action(data["action"]),
            line=tuple([VeneziaToldAction.from_json(item) for item in data["line"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "text": self.text,
            "english": self.english,
            "visits": self.visits,
            "share": self.share,
            "expected": list(self.expected),
            "error": list(self.error),
            "win_chance": list(self.win_chance),
            "win_error": list(self.win_error),
            "action": self.action.to_json(),
            "line": [item.to_json() for item in self.line],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaConstruction:
    """A building that is placed and not yet finished."""

    #: The type.
    building: VeneziaBuilding
    #: Solo or joint.
    mode: VeneziaMode
    #: Whether it is a house of the imaginary player.
    for_nobody: bool
    #: The hexes [q, r] it stands on.
    hexes: tuple[tuple[int, int], ...]
    #: What it scores.
    points: int
    #: How far it is: 0 before the treasures, then two for each seat (a window for gold, its move).
    steps: int

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaConstruction:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            building=data["building"],
            mode=data["mode"],
            for_nobody=data["for_nobody"],
            hexes=tuple([(item[0], item[1]) for item in data["hexes"]]),
            points=data["points"],
            steps=data["steps"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "building": self.building,
            "mode": self.mode,
            "for_nobody": self.for_nobody,
            "hexes": [list(item) for item in self.hexes],
            "points": self.points,
            "steps": self.steps,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaConvertGold:
    """Turn gold into movement: 5 gold for each point. The service chooses the tokens so that the least gold is lost."""

    #: The points of movement bought at once.
    points: int
    type: Literal["venezia.convert_gold"] = "venezia.convert_gold"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaConvertGold:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            points=data["points"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "points": self.points,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaCounts:
    """Numbers by type."""

    #: For casa.
    casa: int
    #: For palazzo.
    palazzo: int
    #: For campo.
    campo: int
    #: For ponte.
    ponte: int
    #: For basilica.
    basilica: int

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaCounts:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            casa=data["casa"],
            palazzo=data["palazzo"],
            campo=data["campo"],
            ponte=data["ponte"],
            basilica=data["basilica"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "casa": self.casa,
            "palazzo": self.palazzo,
            "campo": self.campo,
            "ponte": self.ponte,
            "basilica": self.basilica,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaDecision:
    """What came of the actions: the game as it is now, and the events that the bearer's seat may see, in order."""

    game: VeneziaGame
    events: tuple[VeneziaGameEvent, ...]
    ruleset: Literal["venezia"] = "venezia"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaDecision:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            game=VeneziaGame.from_json(data["game"]),
            events=tuple([VeneziaGameEvent.from_json(item) for item in data["events"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "game": self.game.to_json(),
            "events": [item.to_json() for item in self.events],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaDiscardExcess:
    """Discard the joint cards of a type, having more than two types."""

    #: The type.
    building: VeneziaBuilding
    type: Literal["venezia.discard_excess"] = "venezia.discard_excess"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaDiscardExcess:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            building=data["building"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "building": self.building,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaDrawCard:
    """Draw from the deck; after an offered card, all that are still due."""

    type: Literal["venezia.draw_card"] = "venezia.draw_card"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaDrawCard:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaDryRun:
    """What the actions would do, as far as it is sure: nothing in it is decided by luck or by what the seat cannot know."""

    #: The version that it is about.
    version: int
    #: The bearer's seat.
    seat: int
    #: Whether all would be accepted; null where that depends on an uncertain outcome.
    accepted: bool | None
    #: How many of the actions would be accepted for sure.
    checked: int
    #: Whether more would follow that luck or hidden things decide.
    uncertain: bool
    #: Why not.
    refusal: Refusal | None
    #: What the bearer's seat would be told for sure.
    events: tuple[VeneziaGameEvent, ...]
    ruleset: Literal["venezia"] = "venezia"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaDryRun:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            seat=data["seat"],
            accepted=data["accepted"],
            checked=data["checked"],
            uncertain=data["uncertain"],
            refusal=(None if data["refusal"] is None else Refusal.from_json(data["refusal"])),
            events=tuple([VeneziaGameEvent.from_json(item) for item in data["events"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "version": self.version,
            "seat": self.seat,
            "accepted": self.accepted,
            "checked": self.checked,
            "uncertain": self.uncertain,
            "refusal": (None if self.refusal is None else self.refusal.to_json()),
            "events": [item.to_json() for item in self.events],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaEndPlay:
    """Play no more cards this turn; complete buildings are built."""

    type: Literal["venezia.end_play"] = "venezia.end_play"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaEndPlay:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaEndReclaim:
    """Reclaim no more swamp this turn."""

    type: Literal["venezia.end_reclaim"] = "venezia.end_reclaim"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaEndReclaim:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaEndTurn:
    """End the turn without changing more gold."""

    type: Literal["venezia.end_turn"] = "venezia.end_turn"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaEndTurn:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaExcessDiscarded:
    """A player discards the joint cards of a type."""

    #: The seat.
    seat: int
    #: The type.
    building: VeneziaBuilding
    #: How many cards.
    count: int
    type: Literal["venezia.excess_discarded"] = "venezia.excess_discarded"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaExcessDiscarded:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            building=data["building"],
            count=data["count"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "building": self.building,
            "count": self.count,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaFaceUpCleared:
    """Four cards lay face up at the end of a turn: all are discarded."""

    type: Literal["venezia.face_up_cleared"] = "venezia.face_up_cleared"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaFaceUpCleared:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaFaceUpTaken:
    """A player takes a face-up card."""

    #: The seat.
    seat: int
    #: The type.
    building: VeneziaBuilding
    type: Literal["venezia.face_up_taken"] = "venezia.face_up_taken"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaFaceUpTaken:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            building=data["building"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "building": self.building,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaGame:
    """A game as the bearer may see it."""

    id: str
    #: The version of the rules under which the game was created and stays.
    rules_version: str
    players: int
    seats: tuple[Seat, ...]
    status: GameStatus
    #: Counts the applied decisions.
    version: int
    #: Who decides next; null when the game is over.
    to_act: ToAct | None
    #: The seat that this answer is for; null: a spectator or the host.
    viewer: int | None
    visibility: Visibility
    #: Whether the creator gave the seed and so can compute all draws.
    seeded: bool
    #: What it was made of; null for a game of its own.
    origin: Origin | None
    #: Whether the bearer's seat may take back its last decision now.
    can_undo: bool
    #: Why not; null if it may.
    undo_reason: UndoReason | None
    #: SHA-256 of the secret that decides all draws, in hex.
    commitment: str
    #: The secret in hex once the game is over, else null.
    secret: str | None
    #: An AI takes over for a player who does not decide within so many seconds; null: never.
    absence_s: int | None
    #: When that happens to the seat to act, if nothing happens before; null: never.
    act_by: str | None
    #: By seat: final when the game is finished, else as of now; empty when its host ended it, for nobody has won.
    standings: tuple[Standing, ...]
    created_at: str
    updated_at: str
    #: When the game will be forgotten if nobody decides.
    expires_at: str
    options: VeneziaOptions
    view: VeneziaView
    ruleset: Literal["venezia"] = "venezia"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaGame:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            id=data["id"],
            rules_version=data["rules_version"],
            players=data["players"],
            seats=tuple([Seat.from_json(item) for item in data["seats"]]),
            status=data["status"],
            version=data["version"],
            to_act=(None if data["to_act"] is None else ToAct.from_json(data["to_act"])),
            viewer=data["viewer"],
            visibility=data["visibility"],
            seeded=data["seeded"],
            origin=(None if data["origin"] is None else Origin.from_json(data["origin"])),
            can_undo=data["can_undo"],
            undo_reason=data["undo_reason"],
            commitment=data["commitment"],
            secret=data["secret"],
            absence_s=data["absence_s"],
            act_by=data["act_by"],
            standings=tuple([Standing.from_json(item) for item in data["standings"]]),
            created_at=data["created_at"],
            updated_at=data["updated_at"],
            expires_at=data["expires_at"],
            options=VeneziaOptions.from_json(data["options"]),
            view=VeneziaView.from_json(data["view"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "id": self.id,
            "ruleset": self.ruleset,
            "rules_version": self.rules_version,
            "players": self.players,
            "seats": [item.to_json() for item in self.seats],
            "status": self.status,
            "version": self.version,
            "to_act": (None if self.to_act is None else self.to_act.to_json()),
            "viewer": self.viewer,
            "visibility": self.visibility,
            "seeded": self.seeded,
            "origin": (None if self.origin is None else self.origin.to_json()),
            "can_undo": self.can_undo,
            "undo_reason": self.undo_reason,
            "commitment": self.commitment,
            "secret": self.secret,
            "absence_s": self.absence_s,
            "act_by": self.act_by,
            "standings": [item.to_json() for item in self.standings],
            "created_at": self.created_at,
            "updated_at": self.updated_at,
            "expires_at": self.expires_at,
            "options": self.options.to_json(),
            "view": self.view.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaGameEnding:
    """The end has come; gold may be changed one last time."""

    #: What ended it.
    end: VeneziaEnd
    type: Literal["venezia.game_ending"] = "venezia.game_ending"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaGameEnding:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            end=data["end"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "end": self.end,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaGameEvent:
    """Something that happened, as the bearer's seat is told of it."""

    #: The version that the game had after the decision that it came of.
    version: int
    event: VeneziaEvent

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaGameEvent:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            event=read_venezia_event(data["event"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "version": self.version,
            "event": self.event.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaGameOver:
    """The game is over."""

    #: The seats in the first place.
    winners: tuple[int, ...]
    #: Whether several share it.
    shared: bool
    type: Literal["venezia.game_over"] = "venezia.game_over"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaGameOver:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            winners=tuple(data["winners"]),
            shared=data["shared"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "winners": list(self.winners),
            "shared": self.shared,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaGoldConverted:
    """A player turns gold into movement."""

    #: The seat.
    seat: int
    #: The points of movement.
    points: int
    #: The swamp tokens handed in, by value; they leave the game.
    swamp_values: tuple[int, ...]
    #: The treasure tokens handed in, by value; they go back into the supply.
    treasure_values: tuple[int, ...]
    type: Literal["venezia.gold_converted"] = "venezia.gold_converted"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaGoldConverted:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            points=data["points"],
            swamp_values=tuple(data["swamp_values"]),
            treasure_values=tuple(data["treasure_values"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "points": self.points,
            "swamp_values": list(self.swamp_values),
            "treasure_values": list(self.treasure_values),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaGoldPassed:
    """A player changes no more gold here."""

    #: The seat.
    seat: int
    type: Literal["venezia.gold_passed"] = "venezia.gold_passed"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaGoldPassed:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaHistory:
    """A page of what happened in a game, oldest first, as the bearer may know it."""

    #: The present version.
    version: int
    #: The `after` of the next page; null when this one reaches the present version.
    next_after: int | None
    entries: tuple[VeneziaHistoryEntry, ...]
    ruleset: Literal["venezia"] = "venezia"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaHistory:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            next_after=data["next_after"],
            entries=tuple([VeneziaHistoryEntry.from_json(item) for item in data["entries"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "version": self.version,
            "next_after": self.next_after,
            "entries": [item.to_json() for item in self.entries],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaHistoryEntry:
    """What made one version of a game, as the bearer may know it."""

    #: The version that it made.
    version: int
    at: str
    kind: EntryKind
    #: Whose it was; null for the set-up and for the host.
    seat: int | None
    #: The version whose decision was taken back; null unless the kind is `undo`.
    undone: int | None
    #: What the seat has been since then; null unless the seat changed.
    became: Seat | None
    #: The outcomes of chance, in order.
    draws: tuple[DrawnOutcome, ...]
    #: What the bearer was told of it, in plain English.
    english: str
    #: What was decided, without members that are secret to the bearer; null for what is no decision.
    action: VeneziaSeenAction | None
    #: What the bearer was told of it.
    events: tuple[VeneziaEvent, ...]
    ruleset: Literal["venezia"] = "venezia"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaHistoryEntry:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            at=data["at"],
            kind=data["kind"],
            seat=data["seat"],
            undone=data["undone"],
            became=(None if data["became"] is None else Seat.from_json(data["became"])),
            draws=tuple([DrawnOutcome.from_json(item) for item in data["draws"]]),
            english=data["english"],
            action=(None if data["action"] is None else read_venezia_seen_action(data["action"])),
            events=tuple([read_venezia_event(item) for item in data["events"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "version": self.version,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "undone": self.undone,
            "became": (None if self.became is None else self.became.to_json()),
            "draws": [item.to_json() for item in self.draws],
            "english": self.english,
            "ruleset": self.ruleset,
            "action": (None if self.action is None else self.action.to_json()),
            "events": [item.to_json() for item in self.events],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaImaginary:
    """The imaginary player of a game of two."""

    #: Joint cards in front.
    joint: VeneziaCounts
    #: Its card of this turn: drawn, still to choose, due at the end.
    card: VeneziaImaginaryTurn

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaImaginary:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            joint=VeneziaCounts.from_json(data["joint"]),
            card=data["card"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "joint": self.joint.to_json(),
            "card": self.card,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaImaginaryCard:
    """The imaginary player's card is drawn: laid in front, a house at once, or discarded."""

    #: The type.
    building: VeneziaBuilding
    #: What becomes of it.
    fate: VeneziaFate
    type: Literal["venezia.imaginary_card"] = "venezia.imaginary_card"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaImaginaryCard:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            building=data["building"],
            fate=data["fate"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "building": self.building,
            "fate": self.fate,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaImaginaryNow:
    """Draw the imaginary player's card now instead of at the end of the turn."""

    type: Literal["venezia.imaginary_now"] = "venezia.imaginary_now"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaImaginaryNow:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaLegalAction:
    """An action that the bearer's seat may do now."""

    #: The canonical text of the action.
    text: str
    #: What it does, in plain English.
    english: str
    #: The ids of the rules that allow it.
    rules: tuple[str, ...]
    action: VeneziaAction

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaLegalAction:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            text=data["text"],
            english=data["english"],
            rules=tuple(data["rules"]),
            action=read_venezia_action(data["action"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "text": self.text,
            "english": self.english,
            "rules": list(self.rules),
            "action": self.action.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaLegalActions:
    """What the bearer's seat may do at the present version: empty when another seat decides."""

    version: int
    #: Who decides; null when the game is over.
    to_act: ToAct | None
    actions: tuple[VeneziaLegalAction, ...]
    ruleset: Literal["venezia"] = "venezia"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaLegalActions:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            version=data["version"],
            to_act=(None if data["to_act"] is None else ToAct.from_json(data["to_act"])),
            actions=tuple([VeneziaLegalAction.from_json(item) for item in data["actions"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "ruleset": self.ruleset,
            "version": self.version,
            "to_act": (None if self.to_act is None else self.to_act.to_json()),
            "actions": [item.to_json() for item in self.actions],
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaMoved:
    """A gondola moves."""

    #: The seat.
    seat: int
    #: The points of movement.
    points: int
    #: The space it left.
    start: int
    #: The space it reached.
    end: int
    type: Literal["venezia.moved"] = "venezia.moved"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaMoved:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            points=data["points"],
            start=data["start"],
            end=data["end"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "points": self.points,
            "start": self.start,
            "end": self.end,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaNextBuilding:
    """Choose which complete building is built next."""

    #: The type.
    building: VeneziaBuilding
    #: Solo or joint; a casa is always solo.
    mode: VeneziaMode
    type: Literal["venezia.next_building"] = "venezia.next_building"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaNextBuilding:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            building=data["building"],
            mode=data["mode"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "building": self.building,
            "mode": self.mode,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaOfferCard:
    """Lay a hand card face up beside the deck and take three cards."""

    #: The type.
    building: VeneziaBuilding
    type: Literal["venezia.offer_card"] = "venezia.offer_card"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaOfferCard:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            building=data["building"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "building": self.building,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaOptions:
    """Venezia has no options."""

    pass

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaOptions:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {}
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaOwn:
    """What only the viewer sees."""

    #: The cards in hand.
    hand: VeneziaCounts
    #: The values of the swamp tokens.
    swamp_values: tuple[int, ...]
    #: The values of the treasure tokens.
    treasure_values: tuple[int, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaOwn:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            hand=VeneziaCounts.from_json(data["hand"]),
            swamp_values=tuple(data["swamp_values"]),
            treasure_values=tuple(data["treasure_values"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "hand": self.hand.to_json(),
            "swamp_values": list(self.swamp_values),
            "treasure_values": list(self.treasure_values),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaPassGold:
    """Change no more gold here and go on."""

    type: Literal["venezia.pass_gold"] = "venezia.pass_gold"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaPassGold:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls()

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaPawnReturned:
    """A master builder goes back to the board."""

    #: The type.
    building: VeneziaBuilding
    type: Literal["venezia.pawn_returned"] = "venezia.pawn_returned"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaPawnReturned:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            building=data["building"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "building": self.building,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaPawnTaken:
    """A master builder changes hands."""

    #: The seat; in a game of two, 2 is the imaginary player.
    seat: int
    #: The type.
    building: VeneziaBuilding
    type: Literal["venezia.pawn_taken"] = "venezia.pawn_taken"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaPawnTaken:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            building=data["building"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "building": self.building,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaPawns:
    """Who holds each master builder: a seat, in a game of two also 2 for the imaginary player, or null for the board."""

    #: For palazzo.
    palazzo: int | None
    #: For campo.
    campo: int | None
    #: For ponte.
    ponte: int | None
    #: For basilica.
    basilica: int | None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaPawns:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            palazzo=data["palazzo"],
            campo=data["campo"],
            ponte=data["ponte"],
            basilica=data["basilica"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "palazzo": self.palazzo,
            "campo": self.campo,
            "ponte": self.ponte,
            "basilica": self.basilica,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaPiece:
    """A building on the board."""

    #: The type.
    building: VeneziaBuilding
    #: The hexes [q, r] it stands on.
    hexes: tuple[tuple[int, int], ...]
    #: The bridge line of a ponte.
    line: int | None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaPiece:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            building=data["building"],
            hexes=tuple([(item[0], item[1]) for item in data["hexes"]]),
            line=data["line"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "building": self.building,
            "hexes": [list(item) for item in self.hexes],
            "line": self.line,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaPlacing:
    """A building that waits for its place."""

    #: The type.
    building: VeneziaBuilding
    #: Solo or joint.
    mode: VeneziaMode
    #: Whether it is a house of the imaginary player.
    for_nobody: bool

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaPlacing:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            building=data["building"],
            mode=data["mode"],
            for_nobody=data["for_nobody"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "building": self.building,
            "mode": self.mode,
            "for_nobody": self.for_nobody,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaPlayCard:
    """Play one joint card, a casa card, or a full set alone."""

    #: The type.
    building: VeneziaBuilding
    #: Solo or joint; a casa is always solo.
    mode: VeneziaMode
    type: Literal["venezia.play_card"] = "venezia.play_card"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaPlayCard:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            building=data["building"],
            mode=data["mode"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "building": self.building,
            "mode": self.mode,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaPlayEnded:
    """A player has finished playing cards."""

    #: The seat.
    seat: int
    type: Literal["venezia.play_ended"] = "venezia.play_ended"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaPlayEnded:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaPlayer:
    """A player, as everybody sees it."""

    #: The seat.
    seat: int
    #: The space its gondola is on; 0 is the start.
    position: int
    #: The number of cards in hand.
    hand: int
    #: Cards in hand that everybody saw the player take.
    known_cards: VeneziaCounts
    #: Joint cards in front.
    joint: VeneziaCounts
    #: The number of swamp tokens.
    swamp_tokens: int
    #: The number of treasure tokens.
    treasure_tokens: int

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaPlayer:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            position=data["position"],
            hand=data["hand"],
            known_cards=VeneziaCounts.from_json(data["known_cards"]),
            joint=VeneziaCounts.from_json(data["joint"]),
            swamp_tokens=data["swamp_tokens"],
            treasure_tokens=data["treasure_tokens"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "seat": self.seat,
            "position": self.position,
            "hand": self.hand,
            "known_cards": self.known_cards.to_json(),
            "joint": self.joint.to_json(),
            "swamp_tokens": self.swamp_tokens,
            "treasure_tokens": self.treasure_tokens,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaReclaim:
    """Take the swamp token of a hex; the hex is empty from now on."""

    #: The hex [q, r].
    hex: tuple[int, int]
    type: Literal["venezia.reclaim"] = "venezia.reclaim"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaReclaim:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            hex=(data["hex"][0], data["hex"][1]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "hex": list(self.hex),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaReclaimEnded:
    """A player reclaims no more swamp."""

    #: The seat.
    seat: int
    type: Literal["venezia.reclaim_ended"] = "venezia.reclaim_ended"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaReclaimEnded:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaReclaimed:
    """A player takes the swamp token of a hex."""

    #: The seat.
    seat: int
    #: The hex [q, r].
    hex: tuple[int, int]
    #: The token's gold, for the seat that took it.
    value: int | None
    type: Literal["venezia.reclaimed"] = "venezia.reclaimed"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaReclaimed:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            hex=(data["hex"][0], data["hex"][1]),
            value=data["value"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "hex": list(self.hex),
            "value": self.value,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaReshuffled:
    """The discard pile becomes the deck."""

    #: How many cards.
    count: int
    type: Literal["venezia.reshuffled"] = "venezia.reshuffled"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaReshuffled:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            count=data["count"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "count": self.count,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaSuggestion:
    """What an AI would do in the bearer's seat."""

    id: str
    game_id: str
    seat: int
    #: The version that it is about.
    version: int
    level: Level | None
    time_ms: int | None
    simulations: int | None
    top: int
    status: SuggestionStatus
    created_at: str
    updated_at: str
    #: While `queued`: how many jobs workers will take up before this one; null when one is about to, and in any other status.
    queue_position: int | None
    #: Why it failed.
    error: str | None
    result: VeneziaAdvice | None
    ruleset: Literal["venezia"] = "venezia"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaSuggestion:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            id=data["id"],
            game_id=data["game_id"],
            seat=data["seat"],
            version=data["version"],
            level=data["level"],
            time_ms=data["time_ms"],
            simulations=data["simulations"],
            top=data["top"],
            status=data["status"],
            created_at=data["created_at"],
            updated_at=data["updated_at"],
            queue_position=data["queue_position"],
            error=data["error"],
            result=(None if data["result"] is None else VeneziaAdvice.from_json(data["result"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "id": self.id,
            "ruleset": self.ruleset,
            "game_id": self.game_id,
            "seat": self.seat,
            "version": self.version,
            "level": self.level,
            "time_ms": self.time_ms,
            "simulations": self.simulations,
            "top": self.top,
            "status": self.status,
            "created_at": self.created_at,
            "updated_at": self.updated_at,
            "queue_position": self.queue_position,
            "error": self.error,
            "result": (None if self.result is None else self.result.to_json()),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaTakeFaceUp:
    """Take a face-up card."""

    #: The type.
    building: VeneziaBuilding
    type: Literal["venezia.take_face_up"] = "venezia.take_face_up"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaTakeFaceUp:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            building=data["building"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "building": self.building,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaToldAction:
    """An action in all its forms."""

    #: The canonical text of the action.
    text: str
    #: What it does, in plain English.
    english: str
    action: VeneziaAction

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaToldAction:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            text=data["text"],
            english=data["english"],
            action=read_venezia_action(data["action"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "text": self.text,
            "english": self.english,
            "action": self.action.to_json(),
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaTreasureTaken:
    """A player takes a treasure token."""

    #: The seat.
    seat: int
    #: Its gold, for the seat that took it.
    value: int | None
    type: Literal["venezia.treasure_taken"] = "venezia.treasure_taken"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaTreasureTaken:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            value=data["value"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
            "value": self.value,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaTurnBegan:
    """A turn begins."""

    #: The seat.
    seat: int
    type: Literal["venezia.turn_began"] = "venezia.turn_began"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaTurnBegan:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaTurnEnded:
    """A turn ends."""

    #: The seat.
    seat: int
    type: Literal["venezia.turn_ended"] = "venezia.turn_ended"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaTurnEnded:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "type": self.type,
            "seat": self.seat,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class VeneziaView:
    """A game of Venezia as one seat, or a spectator, sees it."""

    #: The seat that sees this; null for a spectator.
    viewer: int | None
    #: The seat that decides next; null when the game is over.
    to_act: int | None
    #: What that seat decides.
    phase: VeneziaPhase
    #: How far the turn is, also while a construction waits.
    stage: VeneziaPhase
    #: The player whose turn it is.
    turn: int
    #: The players by seat.
    players: tuple[VeneziaPlayer, ...]
    #: What only the viewer sees; null for a spectator.
    own: VeneziaOwn | None
    #: The imaginary player; null with more than two players.
    imaginary: VeneziaImaginary | None
    #: Who holds the master builders.
    pawns: VeneziaPawns
    #: The face-up cards.
    face_up: tuple[VeneziaBuilding, ...]
    #: The number of cards in the deck.
    deck: int
    #: The discard pile.
    discard: VeneziaCounts
    #: The pieces not yet built.
    supply: VeneziaCounts
    #: The hexes [q, r] with a swamp token.
    swamps: tuple[tuple[int, int], ...]
    #: The buildings on the board.
    buildings: tuple[VeneziaPiece, ...]
    #: The number of treasure tokens in the supply.
    treasure_supply: int
    #: Treasures handed in since one was last taken: they are in the supply.
    handed_in_treasure_values: tuple[int, ...]
    #: The swamp tokens that left the game, by value.
    spent_swamp_values: tuple[int, ...]
    #: Complete solo sets of this turn that are not yet built.
    solo_sets: VeneziaCounts
    #: Joint cards that the player to move laid this turn.
    laid: VeneziaCounts
    #: How many swamp tokens may still be taken in this step.
    reclaims_left: int
    #: How many cards are due after an offered card.
    cards_due: int
    #: The card just offered.
    offered: VeneziaBuilding | None
    #: The building that waits for its place.
    placing: VeneziaPlacing | None
    #: The building that is placed and not yet finished.
    construction: VeneziaConstruction | None
    #: How many seats have had their last exchange.
    exchanges_done: int
    #: Whether the player to move played, drew, reclaimed or converted this turn.
    acted: bool
    #: The turns in a row before this in which no player did.
    idle_turns: int
    #: What ended the game.
    ended_by: VeneziaEnd | None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> VeneziaView:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            viewer=data["viewer"],
            to_act=data["to_act"],
            phase=data["phase"],
            stage=data["stage"],
            turn=data["turn"],
            players=tuple([VeneziaPlayer.from_json(item) for item in data["players"]]),
            own=(None if data["own"] is None else VeneziaOwn.from_json(data["own"])),
            imaginary=(None if data["imaginary"] is None else VeneziaImaginary.from_json(data["imaginary"])),
            pawns=VeneziaPawns.from_json(data["pawns"]),
            face_up=tuple(data["face_up"]),
            deck=data["deck"],
            discard=VeneziaCounts.from_json(data["discard"]),
            supply=VeneziaCounts.from_json(data["supply"]),
            swamps=tuple([(item[0], item[1]) for item in data["swamps"]]),
            buildings=tuple([VeneziaPiece.from_json(item) for item in data["buildings"]]),
            treasure_supply=data["treasure_supply"],
            handed_in_treasure_values=tuple(data["handed_in_treasure_values"]),
            spent_swamp_values=tuple(data["spent_swamp_values"]),
            solo_sets=VeneziaCounts.from_json(data["solo_sets"]),
            laid=VeneziaCounts.from_json(data["laid"]),
            reclaims_left=data["reclaims_left"],
            cards_due=data["cards_due"],
            offered=data["offered"],
            placing=(None if data["placing"] is None else VeneziaPlacing.from_json(data["placing"])),
            construction=(None if data["construction"] is None else VeneziaConstruction.from_json(data["construction"])),
            exchanges_done=data["exchanges_done"],
            acted=data["acted"],
            idle_turns=data["idle_turns"],
            ended_by=data["ended_by"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "viewer": self.viewer,
            "to_act": self.to_act,
            "phase": self.phase,
            "stage": self.stage,
            "turn": self.turn,
            "players": [item.to_json() for item in self.players],
            "own": (None if self.own is None else self.own.to_json()),
            "imaginary": (None if self.imaginary is None else self.imaginary.to_json()),
            "pawns": self.pawns.to_json(),
            "face_up": list(self.face_up),
            "deck": self.deck,
            "discard": self.discard.to_json(),
            "supply": self.supply.to_json(),
            "swamps": [list(item) for item in self.swamps],
            "buildings": [item.to_json() for item in self.buildings],
            "treasure_supply": self.treasure_supply,
            "handed_in_treasure_values": list(self.handed_in_treasure_values),
            "spent_swamp_values": list(self.spent_swamp_values),
            "solo_sets": self.solo_sets.to_json(),
            "laid": self.laid.to_json(),
            "reclaims_left": self.reclaims_left,
            "cards_due": self.cards_due,
            "offered": self.offered,
            "placing": (None if self.placing is None else self.placing.to_json()),
            "construction": (None if self.construction is None else self.construction.to_json()),
            "exchanges_done": self.exchanges_done,
            "acted": self.acted,
            "idle_turns": self.idle_turns,
            "ended_by": self.ended_by,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitingLevel:
    """What of a queue waits at one level."""

    #: How many jobs wait.
    depth: int
    #: For how many seconds the oldest of them has waited; 0 without any.
    oldest_s: float
    #: A level; `time` or `simulations` for suggestions with such a budget; `unknown` where the job does not tell.
    level: str

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> WaitingLevel:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            depth=data["depth"],
            oldest_s=data["oldest_s"],
            level=data["level"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "depth": self.depth,
            "oldest_s": self.oldest_s,
            "level": self.level,
        }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitingQueue:
    """What waits in one queue."""

    #: How many jobs wait.
    depth: int
    #: For how many seconds the oldest of them has waited; 0 without any.
    oldest_s: float
    #: `turns`: moves of AI seats; `advice`: suggestions; `batch`: suggestions that ordered long thinking.
    queue: Literal["turns", "advice", "batch"]
    #: By level, of the first 1000 jobs.
    levels: tuple[WaitingLevel, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> WaitingQueue:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            depth=data["depth"],
            oldest_s=data["oldest_s"],
            queue=data["queue"],
            levels=tuple([WaitingLevel.from_json(item) for item in data["levels"]]),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "depth": self.depth,
            "oldest_s": self.oldest_s,
            "queue": self.queue,
            "levels": [item.to_json() for item in self.levels],
        }
        return data


#: An action of any ruleset.
Action: TypeAlias = (
    GondolaPlace
    | GondolaDiscard
    | GondolaRace
    | GondolaStay
    | VeneziaImaginaryNow
    | VeneziaPlayCard
    | VeneziaEndPlay
    | VeneziaNextBuilding
    | VeneziaBuild
    | VeneziaDiscardExcess
    | VeneziaConvertGold
    | VeneziaPassGold
    | VeneziaReclaim
    | VeneziaEndReclaim
    | VeneziaTakeFaceUp
    | VeneziaDrawCard
    | VeneziaOfferCard
    | VeneziaEndTurn
    | RialtoTakeBuilding
    | RialtoDeclineBuilding
    | RialtoReturnBuilding
    | RialtoTakeRow
    | RialtoActivate
    | RialtoEndActivation
    | RialtoDiscard
    | RialtoPlay
    | RialtoPlaceBridge
    | RialtoPlaceGondola
    | RialtoPlaceCouncillor
    | RialtoStopPlacing
    | MuranoMoveGondola
    | MuranoPass
    | MuranoTakeCoins
    | MuranoBuyFactory
    | MuranoBuyShop
    | MuranoBuyPalace
    | MuranoSearchShops
    | MuranoSearchPalaces
    | MuranoTakeShop
    | MuranoTakePalace
    | MuranoBuySpecial
    | MuranoRecruit
    | MuranoKeepCharacter
    | MuranoDeclineCharacters
    | MuranoPlaceGondolier
    | MuranoDrawStreet
    | MuranoPlaceStreet
    | MuranoBuildFactory
    | MuranoBuildShop
    | MuranoBuildPalace
    | MuranoBuildSpecial
    | MuranoKeepSpecial
    | MuranoEndBuild
    | MuranoIncome
    | MuranoProduce
    | MuranoSell
    | MuranoNoSale
    | MuranoReturnBlock
    | MuranoHire
    | MuranoDismiss
    | MuranoEndTurn
    | MuranoScoreCard
    | MuranoEndScoring
)


def read_action(data: Mapping[str, Any]) -> Action:
    """Read one of Action from JSON, by its `type`; UnknownVariant if this version does not know it."""
    tag = data["type"]
    if tag == "gondola.place":
        return GondolaPlace.from_json(data)
    if tag == "gondola.discard":
        return GondolaDiscard.from_json(data)
    if tag == "gondola.race":
        return GondolaRace.from_json(data)
    if tag == "gondola.stay":
        return GondolaStay.from_json(data)
    if tag == "venezia.imaginary_now":
        return VeneziaImaginaryNow.from_json(data)
    if tag == "venezia.play_card":
        return VeneziaPlayCard.from_json(data)
    if tag == "venezia.end_play":
        return VeneziaEndPlay.from_json(data)
    if tag == "venezia.next_building":
        return VeneziaNextBuilding.from_json(data)
    if tag == "venezia.build":
        return VeneziaBuild.from_json(data)
    if tag == "venezia.discard_excess":
        return VeneziaDiscardExcess.from_json(data)
    if tag == "venezia.convert_gold":
        return VeneziaConvertGold.from_json(data)
    if tag == "venezia.pass_gold":
        return VeneziaPassGold.from_json(data)
    if tag == "venezia.reclaim":
        return VeneziaReclaim.from_json(data)
    if tag == "venezia.end_reclaim":
        return VeneziaEndReclaim.from_json(data)
    if tag == "venezia.take_face_up":
        return VeneziaTakeFaceUp.from_json(data)
    if tag == "venezia.draw_card":
        return VeneziaDrawCard.from_json(data)
    if tag == "venezia.offer_card":
        return VeneziaOfferCard.from_json(data)
    if tag == "venezia.end_turn":
        return VeneziaEndTurn.from_json(data)
    if tag == "rialto.take_building":
        return RialtoTakeBuilding.from_json(data)
    if tag == "rialto.decline_building":
        return RialtoDeclineBuilding.from_json(data)
    if tag == "rialto.return_building":
        return RialtoReturnBuilding.from_json(data)
    if tag == "rialto.take_row":
        return RialtoTakeRow.from_json(data)
    if tag == "rialto.activate":
        return RialtoActivate.from_json(data)
    if tag == "rialto.end_activation":
        return RialtoEndActivation.from_json(data)
    if tag == "rialto.discard":
        return RialtoDiscard.from_json(data)
    if tag == "rialto.play":
        return RialtoPlay.from_json(data)
    if tag == "rialto.place_bridge":
        return RialtoPlaceBridge.from_json(data)
    if tag == "rialto.place_gondola":
        return RialtoPlaceGondola.from_json(data)
    if tag == "rialto.place_councillor":
        return RialtoPlaceCouncillor.from_json(data)
    if tag == "rialto.stop_placing":
        return RialtoStopPlacing.from_json(data)
    if tag == "murano.move_gondola":
        return MuranoMoveGondola.from_json(data)
    if tag == "murano.pass":
        return MuranoPass.from_json(data)
    if tag == "murano.take_coins":
        return MuranoTakeCoins.from_json(data)
    if tag == "murano.buy_factory":
        return MuranoBuyFactory.from_json(data)
    if tag == "murano.buy_shop":
        return MuranoBuyShop.from_json(data)
    if tag == "murano.buy_palace":
        return MuranoBuyPalace.from_json(data)
    if tag == "murano.search_shops":
        return MuranoSearchShops.from_json(data)
    if tag == "murano.search_palaces":
        return MuranoSearchPalaces.from_json(data)
    if tag == "murano.take_shop":
        return MuranoTakeShop.from_json(data)
    if tag == "murano.take_palace":
        return MuranoTakePalace.from_json(data)
    if tag == "murano.buy_special":
        return MuranoBuySpecial.from_json(data)
    if tag == "murano.recruit":
        return MuranoRecruit.from_json(data)
    if tag == "murano.keep_character":
        return MuranoKeepCharacter.from_json(data)
    if tag == "murano.decline_characters":
        return MuranoDeclineCharacters.from_json(data)
    if tag == "murano.place_gondolier":
        return MuranoPlaceGondolier.from_json(data)
    if tag == "murano.draw_street":
        return MuranoDrawStreet.from_json(data)
    if tag == "murano.place_street":
        return MuranoPlaceStreet.from_json(data)
    if tag == "murano.build_factory":
        return MuranoBuildFactory.from_json(data)
    if tag == "murano.build_shop":
        return MuranoBuildShop.from_json(data)
    if tag == "murano.build_palace":
        return MuranoBuildPalace.from_json(data)
    if tag == "murano.build_special":
        return MuranoBuildSpecial.from_json(data)
    if tag == "murano.keep_special":
        return MuranoKeepSpecial.from_json(data)
    if tag == "murano.end_build":
        return MuranoEndBuild.from_json(data)
    if tag == "murano.income":
        return MuranoIncome.from_json(data)
    if tag == "murano.produce":
        return MuranoProduce.from_json(data)
    if tag == "murano.sell":
        return MuranoSell.from_json(data)
    if tag == "murano.no_sale":
        return MuranoNoSale.from_json(data)
    if tag == "murano.return_block":
        return MuranoReturnBlock.from_json(data)
    if tag == "murano.hire":
        return MuranoHire.from_json(data)
    if tag == "murano.dismiss":
        return MuranoDismiss.from_json(data)
    if tag == "murano.end_turn":
        return MuranoEndTurn.from_json(data)
    if tag == "murano.score_card":
        return MuranoScoreCard.from_json(data)
    if tag == "murano.end_scoring":
        return MuranoEndScoring.from_json(data)
    raise UnknownVariant("Action", str(tag))


#: A game to be created.
CreateGame: TypeAlias = CreateGondolaGame | CreateVeneziaGame | CreateRialtoGame | CreateMuranoGame


def read_create_game(data: Mapping[str, Any]) -> CreateGame:
    """Read one of CreateGame from JSON, by its `ruleset`; UnknownVariant if this version does not know it."""
    tag = data["ruleset"]
    if tag == "gondola":
        return CreateGondolaGame.from_json(data)
    if tag == "venezia":
        return CreateVeneziaGame.from_json(data)
    if tag == "rialto":
        return CreateRialtoGame.from_json(data)
    if tag == "murano":
        return CreateMuranoGame.from_json(data)
    raise UnknownVariant("CreateGame", str(tag))


#: What came of the actions.
Decision: TypeAlias = GondolaDecision | VeneziaDecision | RialtoDecision | MuranoDecision


def read_decision(data: Mapping[str, Any]) -> Decision:
    """Read one of Decision from JSON, by its `ruleset`; UnknownVariant if this version does not know it."""
    tag = data["ruleset"]
    if tag == "gondola":
        return GondolaDecision.from_json(data)
    if tag == "venezia":
        return VeneziaDecision.from_json(data)
    if tag == "rialto":
        return RialtoDecision.from_json(data)
    if tag == "murano":
        return MuranoDecision.from_json(data)
    raise UnknownVariant("Decision", str(tag))


#: What the actions would do, as far as it is sure.
DryRun: TypeAlias = GondolaDryRun | VeneziaDryRun | RialtoDryRun | MuranoDryRun


def read_dry_run(data: Mapping[str, Any]) -> DryRun:
    """Read one of DryRun from JSON, by its `ruleset`; UnknownVariant if this version does not know it."""
    tag = data["ruleset"]
    if tag == "gondola":
        return GondolaDryRun.from_json(data)
    if tag == "venezia":
        return VeneziaDryRun.from_json(data)
    if tag == "rialto":
        return RialtoDryRun.from_json(data)
    if tag == "murano":
        return MuranoDryRun.from_json(data)
    raise UnknownVariant("DryRun", str(tag))


#: Something that happened in any ruleset.
Event: TypeAlias = (
    GondolaRaceBegan
    | GondolaTurnBegan
    | GondolaDrew
    | GondolaPlaced
    | GondolaDiscarded
    | GondolaMoved
    | GondolaCrossed
    | GondolaBonusDrawn
    | GondolaRaceEnded
    | GondolaMatchEnded
    | VeneziaTurnBegan
    | VeneziaImaginaryCard
    | VeneziaCardsPlayed
    | VeneziaPawnTaken
    | VeneziaPawnReturned
    | VeneziaPlayEnded
    | VeneziaBuildingChosen
    | VeneziaBuilt
    | VeneziaBuildingLost
    | VeneziaCardsUsed
    | VeneziaTreasureTaken
    | VeneziaMoved
    | VeneziaExcessDiscarded
    | VeneziaGoldConverted
    | VeneziaGoldPassed
    | VeneziaReclaimed
    | VeneziaReclaimEnded
    | VeneziaFaceUpTaken
    | VeneziaCardDrawn
    | VeneziaCardOffered
    | VeneziaReshuffled
    | VeneziaFaceUpCleared
    | VeneziaTurnEnded
    | VeneziaGameEnding
    | VeneziaGameOver
    | RialtoStarted
    | RialtoBridgeShown
    | RialtoBuildingTaken
    | RialtoBuildingDeclined
    | RialtoBuildingReturned
    | RialtoRoundBegan
    | RialtoRowsDealt
    | RialtoReshuffled
    | RialtoRowTaken
    | RialtoCardsDrawn
    | RialtoActivated
    | RialtoActivationEnded
    | RialtoDiscarded
    | RialtoRowDiscarded
    | RialtoNeutralDrew
    | RialtoStageBegan
    | RialtoDelayed
    | RialtoPlayed
    | RialtoBonusWon
    | RialtoAdvanced
    | RialtoGoldGained
    | RialtoVpGained
    | RialtoRecruited
    | RialtoPlaced
    | RialtoPlacingStopped
    | RialtoTileLaid
    | RialtoMarkerMoved
    | RialtoBankGained
    | RialtoBankTurned
    | RialtoRoundEnded
    | RialtoDistrictScored
    | RialtoEnded
    | MuranoStarted
    | MuranoSailed
    | MuranoPassed
    | MuranoCoinsTaken
    | MuranoBought
    | MuranoSearched
    | MuranoCardsDrawn
    | MuranoCharacterKept
    | MuranoCharactersDeclined
    | MuranoGondolierPlaced
    | MuranoStreetDrawn
    | MuranoStreetPlaced
    | MuranoBuilt
    | MuranoSpecialsDrawn
    | MuranoSpecialKept
    | MuranoEarned
    | MuranoProduced
    | MuranoSold
    | MuranoUnsold
    | MuranoBlockReturned
    | MuranoHired
    | MuranoDismissed
    | MuranoTurnEnded
    | MuranoEndTriggered
    | MuranoCardScored
    | MuranoScoringEnded
    | MuranoGameEnded
)


def read_event(data: Mapping[str, Any]) -> Event:
    """Read one of Event from JSON, by its `type`; UnknownVariant if this version does not know it."""
    tag = data["type"]
    if tag == "gondola.race_began":
        return GondolaRaceBegan.from_json(data)
    if tag == "gondola.turn_began":
        return GondolaTurnBegan.from_json(data)
    if tag == "gondola.drew":
        return GondolaDrew.from_json(data)
    if tag == "gondola.placed":
        return GondolaPlaced.from_json(data)
    if tag == "gondola.discarded":
        return GondolaDiscarded.from_json(data)
    if tag == "gondola.moved":
        return GondolaMoved.from_json(data)
    if tag == "gondola.crossed":
        return GondolaCrossed.from_json(data)
    if tag == "gondola.bonus_drawn":
        return GondolaBonusDrawn.from_json(data)
    if tag == "gondola.race_ended":
        return GondolaRaceEnded.from_json(data)
    if tag == "gondola.match_ended":
        return GondolaMatchEnded.from_json(data)
    if tag == "venezia.turn_began":
        return VeneziaTurnBegan.from_json(data)
    if tag == "venezia.imaginary_card":
        return VeneziaImaginaryCard.from_json(data)
    if tag == "venezia.cards_played":
        return VeneziaCardsPlayed.from_json(data)
    if tag == "venezia.pawn_taken":
        return VeneziaPawnTaken.from_json(data)
    if tag == "venezia.pawn_returned":
        return VeneziaPawnReturned.from_json(data)
    if tag == "venezia.play_ended":
        return VeneziaPlayEnded.from_json(data)
    if tag == "venezia.building_chosen":
        return VeneziaBuildingChosen.from_json(data)
    if tag == "venezia.built":
        return VeneziaBuilt.from_json(data)
    if tag == "venezia.building_lost":
        return VeneziaBuildingLost.from_json(data)
    if tag == "venezia.cards_used":
        return VeneziaCardsUsed.from_json(data)
    if tag == "venezia.treasure_taken":
        return VeneziaTreasureTaken.from_json(data)
    if tag == "venezia.moved":
        return VeneziaMoved.from_json(data)
    if tag == "venezia.excess_discarded":
        return VeneziaExcessDiscarded.from_json(data)
    if tag == "venezia.gold_converted":
        return VeneziaGoldConverted.from_json(data)
    if tag == "venezia.gold_passed":
        return VeneziaGoldPassed.from_json(data)
    if tag == "venezia.reclaimed":
        return VeneziaReclaimed.from_json(data)
    if tag == "venezia.reclaim_ended":
        return VeneziaReclaimEnded.from_json(data)
    if tag == "venezia.face_up_taken":
        return VeneziaFaceUpTaken.from_json(data)
    if tag == "venezia.card_drawn":
        return VeneziaCardDrawn.from_json(data)
    if tag == "venezia.card_offered":
        return VeneziaCardOffered.from_json(data)
    if tag == "venezia.reshuffled":
        return VeneziaReshuffled.from_json(data)
    if tag == "venezia.face_up_cleared":
        return VeneziaFaceUpCleared.from_json(data)
    if tag == "venezia.turn_ended":
        return VeneziaTurnEnded.from_json(data)
    if tag == "venezia.game_ending":
        return VeneziaGameEnding.from_json(data)
    if tag == "venezia.game_over":
        return VeneziaGameOver.from_json(data)
    if tag == "rialto.started":
        return RialtoStarted.from_json(data)
    if tag == "rialto.bridge_shown":
        return RialtoBridgeShown.from_json(data)
    if tag == "rialto.building_taken":
        return RialtoBuildingTaken.from_json(data)
    if tag == "rialto.building_declined":
        return RialtoBuildingDeclined.from_json(data)
    if tag == "rialto.building_returned":
        return RialtoBuildingReturned.from_json(data)
    if tag == "rialto.round_began":
        return RialtoRoundBegan.from_json(data)
    if tag == "rialto.rows_dealt":
        return RialtoRowsDealt.from_json(data)
    if tag == "rialto.reshuffled":
        return RialtoReshuffled.from_json(data)
    if tag == "rialto.row_taken":
        return RialtoRowTaken.from_json(data)
    if tag == "rialto.cards_drawn":
        return RialtoCardsDrawn.from_json(data)
    if tag == "rialto.activated":
        return RialtoActivated.from_json(data)
    if tag == "rialto.activation_ended":
        return RialtoActivationEnded.from_json(data)
    if tag == "rialto.discarded":
        return RialtoDiscarded.from_json(data)
    if tag == "rialto.row_discarded":
        return RialtoRowDiscarded.from_json(data)
    if tag == "rialto.neutral_drew":
        return RialtoNeutralDrew.from_json(data)
    if tag == "rialto.stage_began":
        return RialtoStageBegan.from_json(data)
    if tag == "rialto.delayed":
        return RialtoDelayed.from_json(data)
    if tag == "rialto.played":
        return RialtoPlayed.from_json(data)
    if tag == "rialto.bonus_won":
        return RialtoBonusWon.from_json(data)
    if tag == "rialto.advanced":
        return RialtoAdvanced.from_json(data)
    if tag == "rialto.gold_gained":
        return RialtoGoldGained.from_json(data)
    if tag == "rialto.vp_gained":
        return RialtoVpGained.from_json(data)
    if tag == "rialto.recruited":
        return RialtoRecruited.from_json(data)
    if tag == "rialto.placed":
        return RialtoPlaced.from_json(data)
    if tag == "rialto.placing_stopped":
        return RialtoPlacingStopped.from_json(data)
    if tag == "rialto.tile_laid":
        return RialtoTileLaid.from_json(data)
    if tag == "rialto.marker_moved":
        return RialtoMarkerMoved.from_json(data)
    if tag == "rialto.bank_gained":
        return RialtoBankGained.from_json(data)
    if tag == "rialto.bank_turned":
        return RialtoBankTurned.from_json(data)
    if tag == "rialto.round_ended":
        return RialtoRoundEnded.from_json(data)
    if tag == "rialto.district_scored":
        return RialtoDistrictScored.from_json(data)
    if tag == "rialto.ended":
        return RialtoEnded.from_json(data)
    if tag == "murano.started":
        return MuranoStarted.from_json(data)
    if tag == "murano.sailed":
        return MuranoSailed.from_json(data)
    if tag == "murano.passed":
        return MuranoPassed.from_json(data)
    if tag == "murano.coins_taken":
        return MuranoCoinsTaken.from_json(data)
    if tag == "murano.bought":
        return MuranoBought.from_json(data)
    if tag == "murano.searched":
        return MuranoSearched.from_json(data)
    if tag == "murano.cards_drawn":
        return MuranoCardsDrawn.from_json(data)
    if tag == "murano.character_kept":
        return MuranoCharacterKept.from_json(data)
    if tag == "murano.characters_declined":
        return MuranoCharactersDeclined.from_json(data)
    if tag == "murano.gondolier_placed":
        return MuranoGondolierPlaced.from_json(data)
    if tag == "murano.street_drawn":
        return MuranoStreetDrawn.from_json(data)
    if tag == "murano.street_placed":
        return MuranoStreetPlaced.from_json(data)
    if tag == "murano.built":
        return MuranoBuilt.from_json(data)
    if tag == "murano.specials_drawn":
        return MuranoSpecialsDrawn.from_json(data)
    if tag == "murano.special_kept":
        return MuranoSpecialKept.from_json(data)
    if tag == "murano.earned":
        return MuranoEarned.from_json(data)
    if tag == "murano.produced":
        return MuranoProduced.from_json(data)
    if tag == "murano.sold":
        return MuranoSold.from_json(data)
    if tag == "murano.unsold":
        return MuranoUnsold.from_json(data)
    if tag == "murano.block_returned":
        return MuranoBlockReturned.from_json(data)
    if tag == "murano.hired":
        return MuranoHired.from_json(data)
    if tag == "murano.dismissed":
        return MuranoDismissed.from_json(data)
    if tag == "murano.turn_ended":
        return MuranoTurnEnded.from_json(data)
    if tag == "murano.end_triggered":
        return MuranoEndTriggered.from_json(data)
    if tag == "murano.card_scored":
        return MuranoCardScored.from_json(data)
    if tag == "murano.scoring_ended":
        return MuranoScoringEnded.from_json(data)
    if tag == "murano.game_ended":
        return MuranoGameEnded.from_json(data)
    raise UnknownVariant("Event", str(tag))


#: A game as the bearer may see it.
Game: TypeAlias = GondolaGame | VeneziaGame | RialtoGame | MuranoGame


def read_game(data: Mapping[str, Any]) -> Game:
    """Read one of Game from JSON, by its `ruleset`; UnknownVariant if this version does not know it."""
    tag = data["ruleset"]
    if tag == "gondola":
        return GondolaGame.from_json(data)
    if tag == "venezia":
        return VeneziaGame.from_json(data)
    if tag == "rialto":
        return RialtoGame.from_json(data)
    if tag == "murano":
        return MuranoGame.from_json(data)
    raise UnknownVariant("Game", str(tag))


#: An action of Gondola.
GondolaAction: TypeAlias = GondolaPlace | GondolaDiscard | GondolaRace | GondolaStay


def read_gondola_action(data: Mapping[str, Any]) -> GondolaAction:
    """Read one of GondolaAction from JSON, by its `type`; UnknownVariant if this version does not know it."""
    tag = data["type"]
    if tag == "gondola.place":
        return GondolaPlace.from_json(data)
    if tag == "gondola.discard":
        return GondolaDiscard.from_json(data)
    if tag == "gondola.race":
        return GondolaRace.from_json(data)
    if tag == "gondola.stay":
        return GondolaStay.from_json(data)
    raise UnknownVariant("GondolaAction", str(tag))


#: Something that happened in Gondola.
GondolaEvent: TypeAlias = (
    GondolaRaceBegan
    | GondolaTurnBegan
    | GondolaDrew
    | GondolaPlaced
    | GondolaDiscarded
    | GondolaMoved
    | GondolaCrossed
    | GondolaBonusDrawn
    | GondolaRaceEnded
    | GondolaMatchEnded
)


def read_gondola_event(data: Mapping[str, Any]) -> GondolaEvent:
    """Read one of GondolaEvent from JSON, by its `type`; UnknownVariant if this version does not know it."""
    tag = data["type"]
    if tag == "gondola.race_began":
        return GondolaRaceBegan.from_json(data)
    if tag == "gondola.turn_began":
        return GondolaTurnBegan.from_json(data)
    if tag == "gondola.drew":
        return GondolaDrew.from_json(data)
    if tag == "gondola.placed":
        return GondolaPlaced.from_json(data)
    if tag == "gondola.discarded":
        return GondolaDiscarded.from_json(data)
    if tag == "gondola.moved":
        return GondolaMoved.from_json(data)
    if tag == "gondola.crossed":
        return GondolaCrossed.from_json(data)
    if tag == "gondola.bonus_drawn":
        return GondolaBonusDrawn.from_json(data)
    if tag == "gondola.race_ended":
        return GondolaRaceEnded.from_json(data)
    if tag == "gondola.match_ended":
        return GondolaMatchEnded.from_json(data)
    raise UnknownVariant("GondolaEvent", str(tag))


#: An action of Gondola as it may be seen: members that are secret to the bearer are left out.
GondolaSeenAction: TypeAlias = GondolaPlace | GondolaDiscard | GondolaRace | GondolaStay


def read_gondola_seen_action(data: Mapping[str, Any]) -> GondolaSeenAction:
    """Read one of GondolaSeenAction from JSON, by its `type`; UnknownVariant if this version does not know it."""
    tag = data["type"]
    if tag == "gondola.place":
        return GondolaPlace.from_json(data)
    if tag == "gondola.discard":
        return GondolaDiscard.from_json(data)
    if tag == "gondola.race":
        return GondolaRace.from_json(data)
    if tag == "gondola.stay":
        return GondolaStay.from_json(data)
    raise UnknownVariant("GondolaSeenAction", str(tag))


#: A page of what happened.
History: TypeAlias = GondolaHistory | VeneziaHistory | RialtoHistory | MuranoHistory


def read_history(data: Mapping[str, Any]) -> History:
    """Read one of History from JSON, by its `ruleset`; UnknownVariant if this version does not know it."""
    tag = data["ruleset"]
    if tag == "gondola":
        return GondolaHistory.from_json(data)
    if tag == "venezia":
        return VeneziaHistory.from_json(data)
    if tag == "rialto":
        return RialtoHistory.from_json(data)
    if tag == "murano":
        return MuranoHistory.from_json(data)
    raise UnknownVariant("History", str(tag))


#: What made one version of a game.
HistoryEntry: TypeAlias = GondolaHistoryEntry | VeneziaHistoryEntry | RialtoHistoryEntry | MuranoHistoryEntry


def read_history_entry(data: Mapping[str, Any]) -> HistoryEntry:
    """Read one of HistoryEntry from JSON, by its `ruleset`; UnknownVariant if this version does not know it."""
    tag = data["ruleset"]
    if tag == "gondola":
        return GondolaHistoryEntry.from_json(data)
    if tag == "venezia":
        return VeneziaHistoryEntry.from_json(data)
    if tag == "rialto":
        return RialtoHistoryEntry.from_json(data)
    if tag == "murano":
        return MuranoHistoryEntry.from_json(data)
    raise UnknownVariant("HistoryEntry", str(tag))


#: What the bearer's seat may do now.
LegalActions: TypeAlias = GondolaLegalActions | VeneziaLegalActions | RialtoLegalActions | MuranoLegalActions


def read_legal_actions(data: Mapping[str, Any]) -> LegalActions:
    """Read one of LegalActions from JSON, by its `ruleset`; UnknownVariant if this version does not know it."""
    tag = data["ruleset"]
    if tag == "gondola":
        return GondolaLegalActions.from_json(data)
    if tag == "venezia":
        return VeneziaLegalActions.from_json(data)
    if tag == "rialto":
        return RialtoLegalActions.from_json(data)
    if tag == "murano":
        return MuranoLegalActions.from_json(data)
    raise UnknownVariant("LegalActions", str(tag))


#: An action of Murano.
MuranoAction: TypeAlias = (
    MuranoMoveGondola
    | MuranoPass
    | MuranoTakeCoins
    | MuranoBuyFactory
    | MuranoBuyShop
    | MuranoBuyPalace
    | MuranoSearchShops
    | MuranoSearchPalaces
    | MuranoTakeShop
    | MuranoTakePalace
    | MuranoBuySpecial
    | MuranoRecruit
    | MuranoKeepCharacter
    | MuranoDeclineCharacters
    | MuranoPlaceGondolier
    | MuranoDrawStreet
    | MuranoPlaceStreet
    | MuranoBuildFactory
    | MuranoBuildShop
    | MuranoBuildPalace
    | MuranoBuildSpecial
    | MuranoKeepSpecial
    | MuranoEndBuild
    | MuranoIncome
    | MuranoProduce
    | MuranoSell
    | MuranoNoSale
    | MuranoReturnBlock
    | MuranoHire
    | MuranoDismiss
    | MuranoEndTurn
    | MuranoScoreCard
    | MuranoEndScoring
)


def read_murano_action(data: Mapping[str, Any]) -> MuranoAction:
    """Read one of MuranoAction from JSON, by its `type`; UnknownVariant if this version does not know it."""
    tag = data["type"]
    if tag == "murano.move_gondola":
        return MuranoMoveGondola.from_json(data)
    if tag == "murano.pass":
        return MuranoPass.from_json(data)
    if tag == "murano.take_coins":
        return MuranoTakeCoins.from_json(data)
    if tag == "murano.buy_factory":
        return MuranoBuyFactory.from_json(data)
    if tag == "murano.buy_shop":
        return MuranoBuyShop.from_json(data)
    if tag == "murano.buy_palace":
        return MuranoBuyPalace.from_json(data)
    if tag == "murano.search_shops":
        return MuranoSearchShops.from_json(data)
    if tag == "murano.search_palaces":
        return MuranoSearchPalaces.from_json(data)
    if tag == "murano.take_shop":
        return MuranoTakeShop.from_json(data)
    if tag == "murano.take_palace":
        return MuranoTakePalace.from_json(data)
    if tag == "murano.buy_special":
        return MuranoBuySpecial.from_json(data)
    if tag == "murano.recruit":
        return MuranoRecruit.from_json(data)
    if tag == "murano.keep_character":
        return MuranoKeepCharacter.from_json(data)
    if tag == "murano.decline_characters":
        return MuranoDeclineCharacters.from_json(data)
    if tag == "murano.place_gondolier":
        return MuranoPlaceGondolier.from_json(data)
    if tag == "murano.draw_street":
        return MuranoDrawStreet.from_json(data)
    if tag == "murano.place_street":
        return MuranoPlaceStreet.from_json(data)
    if tag == "murano.build_factory":
        return MuranoBuildFactory.from_json(data)
    if tag == "murano.build_shop":
        return MuranoBuildShop.from_json(data)
    if tag == "murano.build_palace":
        return MuranoBuildPalace.from_json(data)
    if tag == "murano.build_special":
        return MuranoBuildSpecial.from_json(data)
    if tag == "murano.keep_special":
        return MuranoKeepSpecial.from_json(data)
    if tag == "murano.end_build":
        return MuranoEndBuild.from_json(data)
    if tag == "murano.income":
        return MuranoIncome.from_json(data)
    if tag == "murano.produce":
        return MuranoProduce.from_json(data)
    if tag == "murano.sell":
        return MuranoSell.from_json(data)
    if tag == "murano.no_sale":
        return MuranoNoSale.from_json(data)
    if tag == "murano.return_block":
        return MuranoReturnBlock.from_json(data)
    if tag == "murano.hire":
        return MuranoHire.from_json(data)
    if tag == "murano.dismiss":
        return MuranoDismiss.from_json(data)
    if tag == "murano.end_turn":
        return MuranoEndTurn.from_json(data)
    if tag == "murano.score_card":
        return MuranoScoreCard.from_json(data)
    if tag == "murano.end_scoring":
        return MuranoEndScoring.from_json(data)
    raise UnknownVariant("MuranoAction", str(tag))


#: Something that happened in Murano.
MuranoEvent: TypeAlias = (
    MuranoStarted
    | MuranoSailed
    | MuranoPassed
    | MuranoCoinsTaken
    | MuranoBought
    | MuranoSearched
    | MuranoCardsDrawn
    | MuranoCharacterKept
    | MuranoCharactersDeclined
    | MuranoGondolierPlaced
    | MuranoStreetDrawn
    | MuranoStreetPlaced
    | MuranoBuilt
    | MuranoSpecialsDrawn
    | MuranoSpecialKept
    | MuranoEarned
    | MuranoProduced
    | MuranoSold
    | MuranoUnsold
    | MuranoBlockReturned
    | MuranoHired
    | MuranoDismissed
    | MuranoTurnEnded
    | MuranoEndTriggered
    | MuranoCardScored
    | MuranoScoringEnded
    | MuranoGameEnded
)


def read_murano_event(data: Mapping[str, Any]) -> MuranoEvent:
    """Read one of MuranoEvent from JSON, by its `type`; UnknownVariant if this version does not know it."""
    tag = data["type"]
    if tag == "murano.started":
        return MuranoStarted.from_json(data)
    if tag == "murano.sailed":
        return MuranoSailed.from_json(data)
    if tag == "murano.passed":
        return MuranoPassed.from_json(data)
    if tag == "murano.coins_taken":
        return MuranoCoinsTaken.from_json(data)
    if tag == "murano.bought":
        return MuranoBought.from_json(data)
    if tag == "murano.searched":
        return MuranoSearched.from_json(data)
    if tag == "murano.cards_drawn":
        return MuranoCardsDrawn.from_json(data)
    if tag == "murano.character_kept":
        return MuranoCharacterKept.from_json(data)
    if tag == "murano.characters_declined":
        return MuranoCharactersDeclined.from_json(data)
    if tag == "murano.gondolier_placed":
        return MuranoGondolierPlaced.from_json(data)
    if tag == "murano.street_drawn":
        return MuranoStreetDrawn.from_json(data)
    if tag == "murano.street_placed":
        return MuranoStreetPlaced.from_json(data)
    if tag == "murano.built":
        return MuranoBuilt.from_json(data)
    if tag == "murano.specials_drawn":
        return MuranoSpecialsDrawn.from_json(data)
    if tag == "murano.special_kept":
        return MuranoSpecialKept.from_json(data)
    if tag == "murano.earned":
        return MuranoEarned.from_json(data)
    if tag == "murano.produced":
        return MuranoProduced.from_json(data)
    if tag == "murano.sold":
        return MuranoSold.from_json(data)
    if tag == "murano.unsold":
        return MuranoUnsold.from_json(data)
    if tag == "murano.block_returned":
        return MuranoBlockReturned.from_json(data)
    if tag == "murano.hired":
        return MuranoHired.from_json(data)
    if tag == "murano.dismissed":
        return MuranoDismissed.from_json(data)
    if tag == "murano.turn_ended":
        return MuranoTurnEnded.from_json(data)
    if tag == "murano.end_triggered":
        return MuranoEndTriggered.from_json(data)
    if tag == "murano.card_scored":
        return MuranoCardScored.from_json(data)
    if tag == "murano.scoring_ended":
        return MuranoScoringEnded.from_json(data)
    if tag == "murano.game_ended":
        return MuranoGameEnded.from_json(data)
    raise UnknownVariant("MuranoEvent", str(tag))


#: An action of Murano as it may be seen: members that are secret to the bearer are left out.
MuranoSeenAction: TypeAlias = (
    MuranoMoveGondola
    | MuranoPass
    | MuranoTakeCoins
    | MuranoBuyFactory
    | MuranoBuyShop
    | MuranoBuyPalace
    | MuranoSearchShops
    | MuranoSearchPalaces
    | MuranoTakeShopSeen
    | MuranoTakePalaceSeen
    | MuranoBuySpecial
    | MuranoRecruit
    | MuranoKeepCharacterSeen
    | MuranoDeclineCharacters
    | MuranoPlaceGondolier
    | MuranoDrawStreet
    | MuranoPlaceStreet
    | MuranoBuildFactory
    | MuranoBuildShop
    | MuranoBuildPalace
    | MuranoBuildSpecial
    | MuranoKeepSpecial
    | MuranoEndBuild
    | MuranoIncome
    | MuranoProduce
    | MuranoSell
    | MuranoNoSale
    | MuranoReturnBlock
    | MuranoHire
    | MuranoDismiss
    | MuranoEndTurn
    | MuranoScoreCard
    | MuranoEndScoring
)


def read_murano_seen_action(data: Mapping[str, Any]) -> MuranoSeenAction:
    """Read one of MuranoSeenAction from JSON, by its `type`; UnknownVariant if this version does not know it."""
    tag = data["type"]
    if tag == "murano.move_gondola":
        return MuranoMoveGondola.from_json(data)
    if tag == "murano.pass":
        return MuranoPass.from_json(data)
    if tag == "murano.take_coins":
        return MuranoTakeCoins.from_json(data)
    if tag == "murano.buy_factory":
        return MuranoBuyFactory.from_json(data)
    if tag == "murano.buy_shop":
        return MuranoBuyShop.from_json(data)
    if tag == "murano.buy_palace":
        return MuranoBuyPalace.from_json(data)
    if tag == "murano.search_shops":
        return MuranoSearchShops.from_json(data)
    if tag == "murano.search_palaces":
        return MuranoSearchPalaces.from_json(data)
    if tag == "murano.take_shop":
        return MuranoTakeShopSeen.from_json(data)
    if tag == "murano.take_palace":
        return MuranoTakePalaceSeen.from_json(data)
    if tag == "murano.buy_special":
        return MuranoBuySpecial.from_json(data)
    if tag == "murano.recruit":
        return MuranoRecruit.from_json(data)
    if tag == "murano.keep_character":
        return MuranoKeepCharacterSeen.from_json(data)
    if tag == "murano.decline_characters":
        return MuranoDeclineCharacters.from_json(data)
    if tag == "murano.place_gondolier":
        return MuranoPlaceGondolier.from_json(data)
    if tag == "murano.draw_street":
        return MuranoDrawStreet.from_json(data)
    if tag == "murano.place_street":
        return MuranoPlaceStreet.from_json(data)
    if tag == "murano.build_factory":
        return MuranoBuildFactory.from_json(data)
    if tag == "murano.build_shop":
        return MuranoBuildShop.from_json(data)
    if tag == "murano.build_palace":
        return MuranoBuildPalace.from_json(data)
    if tag == "murano.build_special":
        return MuranoBuildSpecial.from_json(data)
    if tag == "murano.keep_special":
        return MuranoKeepSpecial.from_json(data)
    if tag == "murano.end_build":
        return MuranoEndBuild.from_json(data)
    if tag == "murano.income":
        return MuranoIncome.from_json(data)
    if tag == "murano.produce":
        return MuranoProduce.from_json(data)
    if tag == "murano.sell":
        return MuranoSell.from_json(data)
    if tag == "murano.no_sale":
        return MuranoNoSale.from_json(data)
    if tag == "murano.return_block":
        return MuranoReturnBlock.from_json(data)
    if tag == "murano.hire":
        return MuranoHire.from_json(data)
    if tag == "murano.dismiss":
        return MuranoDismiss.from_json(data)
    if tag == "murano.end_turn":
        return MuranoEndTurn.from_json(data)
    if tag == "murano.score_card":
        return MuranoScoreCard.from_json(data)
    if tag == "murano.end_scoring":
        return MuranoEndScoring.from_json(data)
    raise UnknownVariant("MuranoSeenAction", str(tag))


#: An action of Rialto.
RialtoAction: TypeAlias = (
    RialtoTakeBuilding
    | RialtoDeclineBuilding
    | RialtoReturnBuilding
    | RialtoTakeRow
    | RialtoActivate
    | RialtoEndActivation
    | RialtoDiscard
    | RialtoPlay
    | RialtoPlaceBridge
    | RialtoPlaceGondola
    | RialtoPlaceCouncillor
    | RialtoStopPlacing
)


def read_rialto_action(data: Mapping[str, Any]) -> RialtoAction:
    """Read one of RialtoAction from JSON, by its `type`; UnknownVariant if this version does not know it."""
    tag = data["type"]
    if tag == "rialto.take_building":
        return RialtoTakeBuilding.from_json(data)
    if tag == "rialto.decline_building":
        return RialtoDeclineBuilding.from_json(data)
    if tag == "rialto.return_building":
        return RialtoReturnBuilding.from_json(data)
    if tag == "rialto.take_row":
        return RialtoTakeRow.from_json(data)
    if tag == "rialto.activate":
        return RialtoActivate.from_json(data)
    if tag == "rialto.end_activation":
        return RialtoEndActivation.from_json(data)
    if tag == "rialto.discard":
        return RialtoDiscard.from_json(data)
    if tag == "rialto.play":
        return RialtoPlay.from_json(data)
    if tag == "rialto.place_bridge":
        return RialtoPlaceBridge.from_json(data)
    if tag == "rialto.place_gondola":
        return RialtoPlaceGondola.from_json(data)
    if tag == "rialto.place_councillor":
        return RialtoPlaceCouncillor.from_json(data)
    if tag == "rialto.stop_placing":
        return RialtoStopPlacing.from_json(data)
    raise UnknownVariant("RialtoAction", str(tag))


#: Something that happened in Rialto.
RialtoEvent: TypeAlias = (
    RialtoStarted
    | RialtoBridgeShown
    | RialtoBuildingTaken
    | RialtoBuildingDeclined
    | RialtoBuildingReturned
    | RialtoRoundBegan
    | RialtoRowsDealt
    | RialtoReshuffled
    | RialtoRowTaken
    | RialtoCardsDrawn
    | RialtoActivated
    | RialtoActivationEnded
    | RialtoDiscarded
    | RialtoRowDiscarded
    | RialtoNeutralDrew
    | RialtoStageBegan
    | RialtoDelayed
    | RialtoPlayed
    | RialtoBonusWon
    | RialtoAdvanced
    | RialtoGoldGained
    | RialtoVpGained
    | RialtoRecruited
    | RialtoPlaced
    | RialtoPlacingStopped
    | RialtoTileLaid
    | RialtoMarkerMoved
    | RialtoBankGained
    | RialtoBankTurned
    | RialtoRoundEnded
    | RialtoDistrictScored
    | RialtoEnded
)


def read_rialto_event(data: Mapping[str, Any]) -> RialtoEvent:
    """Read one of RialtoEvent from JSON, by its `type`; UnknownVariant if this version does not know it."""
    tag = data["type"]
    if tag == "rialto.started":
        return RialtoStarted.from_json(data)
    if tag == "rialto.bridge_shown":
        return RialtoBridgeShown.from_json(data)
    if tag == "rialto.building_taken":
        return RialtoBuildingTaken.from_json(data)
    if tag == "rialto.building_declined":
        return RialtoBuildingDeclined.from_json(data)
    if tag == "rialto.building_returned":
        return RialtoBuildingReturned.from_json(data)
    if tag == "rialto.round_began":
        return RialtoRoundBegan.from_json(data)
    if tag == "rialto.rows_dealt":
        return RialtoRowsDealt.from_json(data)
    if tag == "rialto.reshuffled":
        return RialtoReshuffled.from_json(data)
    if tag == "rialto.row_taken":
        return RialtoRowTaken.from_json(data)
    if tag == "rialto.cards_drawn":
        return RialtoCardsDrawn.from_json(data)
    if tag == "rialto.activated":
        return RialtoActivated.from_json(data)
    if tag == "rialto.activation_ended":
        return RialtoActivationEnded.from_json(data)
    if tag == "rialto.discarded":
        return RialtoDiscarded.from_json(data)
    if tag == "rialto.row_discarded":
        return RialtoRowDiscarded.from_json(data)
    if tag == "rialto.neutral_drew":
        return RialtoNeutralDrew.from_json(data)
    if tag == "rialto.stage_began":
        return RialtoStageBegan.from_json(data)
    if tag == "rialto.delayed":
        return RialtoDelayed.from_json(data)
    if tag == "rialto.played":
        return RialtoPlayed.from_json(data)
    if tag == "rialto.bonus_won":
        return RialtoBonusWon.from_json(data)
    if tag == "rialto.advanced":
        return RialtoAdvanced.from_json(data)
    if tag == "rialto.gold_gained":
        return RialtoGoldGained.from_json(data)
    if tag == "rialto.vp_gained":
        return RialtoVpGained.from_json(data)
    if tag == "rialto.recruited":
        return RialtoRecruited.from_json(data)
    if tag == "rialto.placed":
        return RialtoPlaced.from_json(data)
    if tag == "rialto.placing_stopped":
        return RialtoPlacingStopped.from_json(data)
    if tag == "rialto.tile_laid":
        return RialtoTileLaid.from_json(data)
    if tag == "rialto.marker_moved":
        return RialtoMarkerMoved.from_json(data)
    if tag == "rialto.bank_gained":
        return RialtoBankGained.from_json(data)
    if tag == "rialto.bank_turned":
        return RialtoBankTurned.from_json(data)
    if tag == "rialto.round_ended":
        return RialtoRoundEnded.from_json(data)
    if tag == "rialto.district_scored":
        return RialtoDistrictScored.from_json(data)
    if tag == "rialto.ended":
        return RialtoEnded.from_json(data)
    raise UnknownVariant("RialtoEvent", str(tag))


#: An action of Rialto as it may be seen: members that are secret to the bearer are left out.
RialtoSeenAction: TypeAlias = (
    RialtoTakeBuilding
    | RialtoDeclineBuilding
    | RialtoReturnBuilding
    | RialtoTakeRow
    | RialtoActivate
    | RialtoEndActivation
    | RialtoDiscardSeen
    | RialtoPlay
    | RialtoPlaceBridge
    | RialtoPlaceGondola
    | RialtoPlaceCouncillor
    | RialtoStopPlacing
)


def read_rialto_seen_action(data: Mapping[str, Any]) -> RialtoSeenAction:
    """Read one of RialtoSeenAction from JSON, by its `type`; UnknownVariant if this version does not know it."""
    tag = data["type"]
    if tag == "rialto.take_building":
        return RialtoTakeBuilding.from_json(data)
    if tag == "rialto.decline_building":
        return RialtoDeclineBuilding.from_json(data)
    if tag == "rialto.return_building":
        return RialtoReturnBuilding.from_json(data)
    if tag == "rialto.take_row":
        return RialtoTakeRow.from_json(data)
    if tag == "rialto.activate":
        return RialtoActivate.from_json(data)
    if tag == "rialto.end_activation":
        return RialtoEndActivation.from_json(data)
    if tag == "rialto.discard":
        return RialtoDiscardSeen.from_json(data)
    if tag == "rialto.play":
        return RialtoPlay.from_json(data)
    if tag == "rialto.place_bridge":
        return RialtoPlaceBridge.from_json(data)
    if tag == "rialto.place_gondola":
        return RialtoPlaceGondola.from_json(data)
    if tag == "rialto.place_councillor":
        return RialtoPlaceCouncillor.from_json(data)
    if tag == "rialto.stop_placing":
        return RialtoStopPlacing.from_json(data)
    raise UnknownVariant("RialtoSeenAction", str(tag))


#: What an AI would do in the bearer's seat.
Suggestion: TypeAlias = GondolaSuggestion | VeneziaSuggestion | RialtoSuggestion | MuranoSuggestion


def read_suggestion(data: Mapping[str, Any]) -> Suggestion:
    """Read one of Suggestion from JSON, by its `ruleset`; UnknownVariant if this version does not know it."""
    tag = data["ruleset"]
    if tag == "gondola":
        return GondolaSuggestion.from_json(data)
    if tag == "venezia":
        return VeneziaSuggestion.from_json(data)
    if tag == "rialto":
        return RialtoSuggestion.from_json(data)
    if tag == "murano":
        return MuranoSuggestion.from_json(data)
    raise UnknownVariant("Suggestion", str(tag))


#: An action of Venezia.
VeneziaAction: TypeAlias = (
    VeneziaImaginaryNow
    | VeneziaPlayCard
    | VeneziaEndPlay
    | VeneziaNextBuilding
    | VeneziaBuild
    | VeneziaDiscardExcess
    | VeneziaConvertGold
    | VeneziaPassGold
    | VeneziaReclaim
    | VeneziaEndReclaim
    | VeneziaTakeFaceUp
    | VeneziaDrawCard
    | VeneziaOfferCard
    | VeneziaEndTurn
)


def read_venezia_action(data: Mapping[str, Any]) -> VeneziaAction:
    """Read one of VeneziaAction from JSON, by its `type`; UnknownVariant if this version does not know it."""
    tag = data["type"]
    if tag == "venezia.imaginary_now":
        return VeneziaImaginaryNow.from_json(data)
    if tag == "venezia.play_card":
        return VeneziaPlayCard.from_json(data)
    if tag == "venezia.end_play":
        return VeneziaEndPlay.from_json(data)
    if tag == "venezia.next_building":
        return VeneziaNextBuilding.from_json(data)
    if tag == "venezia.build":
        return VeneziaBuild.from_json(data)
    if tag == "venezia.discard_excess":
        return VeneziaDiscardExcess.from_json(data)
    if tag == "venezia.convert_gold":
        return VeneziaConvertGold.from_json(data)
    if tag == "venezia.pass_gold":
        return VeneziaPassGold.from_json(data)
    if tag == "venezia.reclaim":
        return VeneziaReclaim.from_json(data)
    if tag == "venezia.end_reclaim":
        return VeneziaEndReclaim.from_json(data)
    if tag == "venezia.take_face_up":
        return VeneziaTakeFaceUp.from_json(data)
    if tag == "venezia.draw_card":
        return VeneziaDrawCard.from_json(data)
    if tag == "venezia.offer_card":
        return VeneziaOfferCard.from_json(data)
    if tag == "venezia.end_turn":
        return VeneziaEndTurn.from_json(data)
    raise UnknownVariant("VeneziaAction", str(tag))


#: Something that happened in Venezia.
VeneziaEvent: TypeAlias = (
    VeneziaTurnBegan
    | VeneziaImaginaryCard
    | VeneziaCardsPlayed
    | VeneziaPawnTaken
    | VeneziaPawnReturned
    | VeneziaPlayEnded
    | VeneziaBuildingChosen
    | VeneziaBuilt
    | VeneziaBuildingLost
    | VeneziaCardsUsed
    | VeneziaTreasureTaken
    | VeneziaMoved
    | VeneziaExcessDiscarded
    | VeneziaGoldConverted
    | VeneziaGoldPassed
    | VeneziaReclaimed
    | VeneziaReclaimEnded
    | VeneziaFaceUpTaken
    | VeneziaCardDrawn
    | VeneziaCardOffered
    | VeneziaReshuffled
    | VeneziaFaceUpCleared
    | VeneziaTurnEnded
    | VeneziaGameEnding
    | VeneziaGameOver
)


def read_venezia_event(data: Mapping[str, Any]) -> VeneziaEvent:
    """Read one of VeneziaEvent from JSON, by its `type`; UnknownVariant if this version does not know it."""
    tag = data["type"]
    if tag == "venezia.turn_began":
        return VeneziaTurnBegan.from_json(data)
    if tag == "venezia.imaginary_card":
        return VeneziaImaginaryCard.from_json(data)
    if tag == "venezia.cards_played":
        return VeneziaCardsPlayed.from_json(data)
    if tag == "venezia.pawn_taken":
        return VeneziaPawnTaken.from_json(data)
    if tag == "venezia.pawn_returned":
        return VeneziaPawnReturned.from_json(data)
    if tag == "venezia.play_ended":
        return VeneziaPlayEnded.from_json(data)
    if tag == "venezia.building_chosen":
        return VeneziaBuildingChosen.from_json(data)
    if tag == "venezia.built":
        return VeneziaBuilt.from_json(data)
    if tag == "venezia.building_lost":
        return VeneziaBuildingLost.from_json(data)
    if tag == "venezia.cards_used":
        return VeneziaCardsUsed.from_json(data)
    if tag == "venezia.treasure_taken":
        return VeneziaTreasureTaken.from_json(data)
    if tag == "venezia.moved":
        return VeneziaMoved.from_json(data)
    if tag == "venezia.excess_discarded":
        return VeneziaExcessDiscarded.from_json(data)
    if tag == "venezia.gold_converted":
        return VeneziaGoldConverted.from_json(data)
    if tag == "venezia.gold_passed":
        return VeneziaGoldPassed.from_json(data)
    if tag == "venezia.reclaimed":
        return VeneziaReclaimed.from_json(data)
    if tag == "venezia.reclaim_ended":
        return VeneziaReclaimEnded.from_json(data)
    if tag == "venezia.face_up_taken":
        return VeneziaFaceUpTaken.from_json(data)
    if tag == "venezia.card_drawn":
        return VeneziaCardDrawn.from_json(data)
    if tag == "venezia.card_offered":
        return VeneziaCardOffered.from_json(data)
    if tag == "venezia.reshuffled":
        return VeneziaReshuffled.from_json(data)
    if tag == "venezia.face_up_cleared":
        return VeneziaFaceUpCleared.from_json(data)
    if tag == "venezia.turn_ended":
        return VeneziaTurnEnded.from_json(data)
    if tag == "venezia.game_ending":
        return VeneziaGameEnding.from_json(data)
    if tag == "venezia.game_over":
        return VeneziaGameOver.from_json(data)
    raise UnknownVariant("VeneziaEvent", str(tag))


#: An action of Venezia as it may be seen: members that are secret to the bearer are left out.
VeneziaSeenAction: TypeAlias = (
    VeneziaImaginaryNow
    | VeneziaPlayCard
    | VeneziaEndPlay
    | VeneziaNextBuilding
    | VeneziaBuild
    | VeneziaDiscardExcess
    | VeneziaConvertGold
    | VeneziaPassGold
    | VeneziaReclaim
    | VeneziaEndReclaim
    | VeneziaTakeFaceUp
    | VeneziaDrawCard
    | VeneziaOfferCard
    | VeneziaEndTurn
)


def read_venezia_seen_action(data: Mapping[str, Any]) -> VeneziaSeenAction:
    """Read one of VeneziaSeenAction from JSON, by its `type`; UnknownVariant if this version does not know it."""
    tag = data["type"]
    if tag == "venezia.imaginary_now":
        return VeneziaImaginaryNow.from_json(data)
    if tag == "venezia.play_card":
        return VeneziaPlayCard.from_json(data)
    if tag == "venezia.end_play":
        return VeneziaEndPlay.from_json(data)
    if tag == "venezia.next_building":
        return VeneziaNextBuilding.from_json(data)
    if tag == "venezia.build":
        return VeneziaBuild.from_json(data)
    if tag == "venezia.discard_excess":
        return VeneziaDiscardExcess.from_json(data)
    if tag == "venezia.convert_gold":
        return VeneziaConvertGold.from_json(data)
    if tag == "venezia.pass_gold":
        return VeneziaPassGold.from_json(data)
    if tag == "venezia.reclaim":
        return VeneziaReclaim.from_json(data)
    if tag == "venezia.end_reclaim":
        return VeneziaEndReclaim.from_json(data)
    if tag == "venezia.take_face_up":
        return VeneziaTakeFaceUp.from_json(data)
    if tag == "venezia.draw_card":
        return VeneziaDrawCard.from_json(data)
    if tag == "venezia.offer_card":
        return VeneziaOfferCard.from_json(data)
    if tag == "venezia.end_turn":
        return VeneziaEndTurn.from_json(data)
    raise UnknownVariant("VeneziaSeenAction", str(tag))
