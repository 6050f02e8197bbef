"""The API's documents as frozen dataclasses.

Generated from openapi.json of version 1.0.0 by `make sdk`. Never edit it by hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from serenissima.errors import UnknownVariant

#: What made a version: the set-up, a decision, or an undo of one.
EntryKind: TypeAlias = Literal[
    "setup",
    "action",
    "undo",
]
#: Whether the game still runs.
GameStatus: TypeAlias = Literal[
    "active",
    "finished",
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
#: Who plays a seat: a `human` (or a program) with its token, nobody yet (`open`), or an `ai` of ours.
SeatKind: TypeAlias = Literal[
    "human",
    "open",
    "ai",
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
class CreateGondolaGame:
    """A game to be created."""

    #: One for each player, clockwise.
    seats: tuple[SeatRequest, ...]
    #: Decides all luck: the same seed and decisions give the same game. For all to see.
    seed: str | None = None
    #: Default: private.
    visibility: Visibility | None = None
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
    #: How many simulations began with it.
    visits: int
    #: Their part of all, from 0 to 1.
    share: float
    #: The expected result of each seat, from 0 to 1 (a shared win counts in parts).
    expected: tuple[float, ...]
    #: The standard error of each of them.
    error: tuple[float, ...]
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
    #: SHA-256 of the secret that decides all draws, in hex.
    commitment: str
    #: The secret in hex once the game is over, else null.
    secret: str | None
    #: By seat: final when the game is over, else as of now.
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
            commitment=data["commitment"],
            secret=data["secret"],
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
            "commitment": self.commitment,
            "secret": self.secret,
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
    #: Who decided; null for the set-up.
    seat: int | None
    #: The version whose decision was taken back; null unless the kind is `undo`.
    undone: int | None
    #: The outcomes of chance, in order.
    draws: tuple[DrawnOutcome, ...]
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
            draws=tuple([DrawnOutcome.from_json(item) for item in data["draws"]]),
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
            "draws": [item.to_json() for item in self.draws],
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
        "body/malformed",
        "request/invalid",
        "route/not_found",
        "method/not_allowed",
        "accept/not_acceptable",
        "body/too_large",
        "body/unsupported_type",
        "auth/missing",
        "auth/malformed",
        "auth/forbidden",
        "ruleset/not_found",
        "game/not_found",
        "game/over",
        "game/stale_version",
        "action/not_your_turn",
        "action/malformed",
        "action/illegal",
        "idempotency/mismatch",
        "rules/version_gone",
        "suggestion/not_found",
        "suggestion/too_many",
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
    #: Which of the actions is at fault, from 0.
    index: int | None = None
    #: The version at which the game is.
    current_version: int | None = None
    #: The version that the request expected.
    expected_version: int | None = None
    #: The seat that decides now.
    to_act: int | None = None
    #: The bearer's seat.
    seat: int | None = None

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
            index=data.get("index"),
            current_version=data.get("current_version"),
            expected_version=data.get("expected_version"),
            to_act=data.get("to_act"),
            seat=data.get("seat"),
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

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Seat:
        """Read it from the API's JSON; members that are new to this version are passed over."""
        return cls(
            seat=data["seat"],
            kind=data["kind"],
            level=data["level"],
            name=data["name"],
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as the API's JSON."""
        data: dict[str, Any] = {
            "seat": self.seat,
            "kind": self.kind,
            "level": self.level,
            "name": self.name,
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
    #: How many simulations began with it.
    visits: int
    #: Their part of all, from 0 to 1.
    share: float
    #: The expected result of each seat, from 0 to 1 (a shared win counts in parts).
    expected: tuple[float, ...]
    #: The standard error of each of them.
    error: tuple[float, ...]
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
    #: SHA-256 of the secret that decides all draws, in hex.
    commitment: str
    #: The secret in hex once the game is over, else null.
    secret: str | None
    #: By seat: final when the game is over, else as of now.
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
            commitment=data["commitment"],
            secret=data["secret"],
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
            "commitment": self.commitment,
            "secret": self.secret,
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
    #: Who decided; null for the set-up.
    seat: int | None
    #: The version whose decision was taken back; null unless the kind is `undo`.
    undone: int | None
    #: The outcomes of chance, in order.
    draws: tuple[DrawnOutcome, ...]
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
            draws=tuple([DrawnOutcome.from_json(item) for item in data["draws"]]),
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
            "draws": [item.to_json() for item in self.draws],
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
    raise UnknownVariant("Action", str(tag))


#: A game to be created.
CreateGame: TypeAlias = CreateGondolaGame | CreateVeneziaGame


def read_create_game(data: Mapping[str, Any]) -> CreateGame:
    """Read one of CreateGame from JSON, by its `ruleset`; UnknownVariant if this version does not know it."""
    tag = data["ruleset"]
    if tag == "gondola":
        return CreateGondolaGame.from_json(data)
    if tag == "venezia":
        return CreateVeneziaGame.from_json(data)
    raise UnknownVariant("CreateGame", str(tag))


#: What came of the actions.
Decision: TypeAlias = GondolaDecision | VeneziaDecision


def read_decision(data: Mapping[str, Any]) -> Decision:
    """Read one of Decision from JSON, by its `ruleset`; UnknownVariant if this version does not know it."""
    tag = data["ruleset"]
    if tag == "gondola":
        return GondolaDecision.from_json(data)
    if tag == "venezia":
        return VeneziaDecision.from_json(data)
    raise UnknownVariant("Decision", str(tag))


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
    raise UnknownVariant("Event", str(tag))


#: A game as the bearer may see it.
Game: TypeAlias = GondolaGame | VeneziaGame


def read_game(data: Mapping[str, Any]) -> Game:
    """Read one of Game from JSON, by its `ruleset`; UnknownVariant if this version does not know it."""
    tag = data["ruleset"]
    if tag == "gondola":
        return GondolaGame.from_json(data)
    if tag == "venezia":
        return VeneziaGame.from_json(data)
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
History: TypeAlias = GondolaHistory | VeneziaHistory


def read_history(data: Mapping[str, Any]) -> History:
    """Read one of History from JSON, by its `ruleset`; UnknownVariant if this version does not know it."""
    tag = data["ruleset"]
    if tag == "gondola":
        return GondolaHistory.from_json(data)
    if tag == "venezia":
        return VeneziaHistory.from_json(data)
    raise UnknownVariant("History", str(tag))


#: What made one version of a game.
HistoryEntry: TypeAlias = GondolaHistoryEntry | VeneziaHistoryEntry


def read_history_entry(data: Mapping[str, Any]) -> HistoryEntry:
    """Read one of HistoryEntry from JSON, by its `ruleset`; UnknownVariant if this version does not know it."""
    tag = data["ruleset"]
    if tag == "gondola":
        return GondolaHistoryEntry.from_json(data)
    if tag == "venezia":
        return VeneziaHistoryEntry.from_json(data)
    raise UnknownVariant("HistoryEntry", str(tag))


#: What the bearer's seat may do now.
LegalActions: TypeAlias = GondolaLegalActions | VeneziaLegalActions


def read_legal_actions(data: Mapping[str, Any]) -> LegalActions:
    """Read one of LegalActions from JSON, by its `ruleset`; UnknownVariant if this version does not know it."""
    tag = data["ruleset"]
    if tag == "gondola":
        return GondolaLegalActions.from_json(data)
    if tag == "venezia":
        return VeneziaLegalActions.from_json(data)
    raise UnknownVariant("LegalActions", str(tag))


#: What an AI would do in the bearer's seat.
Suggestion: TypeAlias = GondolaSuggestion | VeneziaSuggestion


def read_suggestion(data: Mapping[str, Any]) -> Suggestion:
    """Read one of Suggestion from JSON, by its `ruleset`; UnknownVariant if this version does not know it."""
    tag = data["ruleset"]
    if tag == "gondola":
        return GondolaSuggestion.from_json(data)
    if tag == "venezia":
        return VeneziaSuggestion.from_json(data)
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
