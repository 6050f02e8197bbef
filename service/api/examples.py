"""Examples for the document, played by the engine itself so that they cannot go stale."""

from typing import Any, Final, final

from service.config import Settings
from service.engine.contract import Ruleset, State
from service.engine.effects import LiveEffects
from service.engine.tagged import Action
from service.games.document import game_document, to_act_document
from service.games.history import entry_document
from service.games.legal import action_document
from service.games.log import entry_of, read_entry, told_of, told_to
from service.games.model import ACTIVE, Facts, Head, LogEntry, Seat

_SECRET: Final = bytes(32)
_BORN_MS: Final = 1_798_761_600_000
_SETTINGS: Final = Settings(redis_url="")
_ID: Final = "5f1e7c0a9b3d4e6f8a2b1c0d"
_SUGGESTION_ID: Final = "5d0c4b7e91a2f3860d5e4c1b7a9f2e38"
_TOKEN: Final = "mV0nX2c4T6y8a1b3D5f7h9j0K2l4Q6w8"  # noqa: S105 - an example
#: How many legal actions an example shows.
_SHOWN: Final = 2

Example = dict[str, Any]


@final
class Examples:
    """One short game of a ruleset: its creation, the first position and the first decision."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset: Final = ruleset
        meta = ruleset.meta
        players = meta.min_players
        self._options: Final = ruleset.complete_options({}, players)
        self._state: Final = ruleset.new(self._options, players, LiveEffects(_SECRET, 0))
        self._seat: Final = ruleset.to_act(self._state)
        self._seats: Final = tuple(
            Seat("human", None, "Ada", "") if n == self._seat else Seat("ai", "strong", f"AI {n} (strong)", None) for n in range(players)
        )
        self._legal: Final = ruleset.legal_actions(self._state)

    @property
    def _action(self) -> Example:
        return self._ruleset.meta.vocabulary.to_json(self._legal[0])

    def by_component(self) -> dict[str, Example]:
        """Return an example of each component that a request or an answer about this ruleset has."""
        return {
            "CreateGame": self._create(),
            "CreatedGame": self._created(),
            "ClaimSeat": {"name": "Ada"},
            "ClaimedSeat": {"game": self._game(self._state, 0), "seat": self._seat, "token": f"seat_{_TOKEN}"},
            "Game": self._game(self._state, 0),
            "LegalActions": self._legal_actions(),
            "ApplyActions": {"actions": [self._action], "expected_version": 0},
            "Decision": self._decision(),
            "ActionsAnswer": self._decision(),
            "ForkGame": {"visibility": "private", "undo": True},
            "UndoDecision": {"expected_version": 1},
            "History": self._history(),
            "CreateSuggestion": {"level": "strong", "top": 3},
            "Suggestion": self._suggestion(),
        }

    def _create(self) -> Example:
        seats = [{"kind": "human", "name": s.name} if s.kind == "human" else {"kind": s.kind, "level": s.level} for s in self._seats]
        return {"ruleset": self._ruleset.meta.name, "seats": seats, "options": self._options, "visibility": "private"}

    def _created(self) -> Example:
        tokens = [{"seat": self._seat, "token": f"seat_{_TOKEN}"}]
        return {"game": self._game(self._state, 0, -1), "host_token": f"host_{_TOKEN}", "seat_tokens": tokens}

    def _game(self, state: State, version: int, viewer: int | None = None) -> Example:
        seat = self._seat if viewer is None else viewer
        meta = self._ruleset.meta
        facts = Facts(meta.name, meta.rules_version, self._options, "private", False, _SECRET, "", _BORN_MS)
        head = Head(_ID, facts, self._seats, version, ACTIVE, _BORN_MS + 1000 * version, b"")
        return game_document(_SETTINGS, head, self._ruleset, state, seat)

    def _legal_actions(self) -> Example:
        told = [action_document(self._ruleset, action) for action in self._legal[:_SHOWN]]
        to_act = to_act_document(self._seats, self._seat)
        return {"ruleset": self._ruleset.meta.name, "version": 0, "to_act": to_act, "actions": told}

    def _decision(self) -> Example:
        state = self._state.copy()
        effects = LiveEffects(_SECRET, 1)
        self._ruleset.apply(state, self._legal[0], effects)
        events = [{"version": 1, "event": event} for event in told_to(told_of(effects), self._seat)]
        return {"ruleset": self._ruleset.meta.name, "game": self._game(state, 1), "events": events}

    def _history(self) -> Example:
        effects = LiveEffects(_SECRET, 1)
        self._ruleset.apply(self._state.copy(), self._legal[0], effects)
        entry = entry_of(self._seat, _BORN_MS + 1000, self._ruleset.meta.vocabulary.to_text(self._legal[0]), effects, told_of(effects))
        document = entry_document(self._ruleset, read_entry(LogEntry(1, entry)), self._seat, tuple([seat.name for seat in self._seats]))
        return {"ruleset": self._ruleset.meta.name, "version": 1, "entries": [document], "next_after": None}

    def _suggestion(self) -> Example:
        times = {name: self._game(self._state, 0)[name] for name in ("created_at", "updated_at")}
        asked = {"level": "strong", "time_ms": None, "simulations": None, "top": 3}
        choice = {**self._told(self._legal[0]), "visits": 700, "share": 0.7, "expected": self._expected(), "error": self._expected(0.02)}
        result = {"choices": [{**choice, "line": [self._told(self._legal[0])]}], "simulations": 1000, "nodes": 820, "seconds": 0.9}
        about = {"id": _SUGGESTION_ID, "ruleset": self._ruleset.meta.name, "game_id": _ID, "seat": self._seat, "version": 0}
        return {**about, **asked, "status": "finished", **times, "result": result, "queue_position": None, "error": None}

    def _told(self, action: Action) -> Example:
        document = action_document(self._ruleset, action)
        return {name: document[name] for name in ("action", "text", "english")}

    def _expected(self, value: float | None = None) -> list[float]:
        return [round(1 / len(self._seats), 4) if value is None else value for _ in self._seats]


def add_examples(document: dict[str, Any], rulesets: list[Ruleset]) -> None:
    """Add to every request and answer of `document` that has examples one of each ruleset."""
    made = {ruleset.meta.name: Examples(ruleset).by_component() for ruleset in rulesets}
    for path in document["paths"].values():
        # A path also has a list of the parameters of all its operations.
        for operation in (described for name, described in path.items() if name != "parameters"):
            if "requestBody" in operation:
                _add(operation["requestBody"], made)
            for reply in operation["responses"].values():
                _add(reply, made)


def _add(described: dict[str, Any], made: dict[str, dict[str, Example]]) -> None:
    content = described.get("content", {}).get("application/json")
    component = content["schema"].get("$ref", "").rpartition("/")[2] if content else ""
    examples = {name: {"summary": name.capitalize(), "value": by[component]} for name, by in made.items() if component in by}
    if examples:
        content["examples"] = examples
