"""Examples for the document, played by the engine itself so that they cannot go stale."""

from typing import Any, Final, final

from service.api.examples_plain import GAME_ID as _ID
from service.api.examples_plain import SUGGESTION_ID as _SUGGESTION_ID
from service.api.examples_plain import about_rulesets, about_service, complete_parameter, texts
from service.config import Settings
from service.engine.contract import Ruleset, State
from service.engine.effects import LiveEffects
from service.engine.tagged import Action
from service.games.document import game_document, standings_of, to_act_document
from service.games.history import entry_document
from service.games.legal import action_document
from service.games.log import entry_of, read_entry, told_of, told_to
from service.games.model import ACTIVE, FINISHED, Facts, Head, LogEntry, Seat
from service.games.record import draw_documents
from service.games.taken import facts_document
from service.games.wire import dumps

_SECRET: Final = bytes(32)
_BORN_MS: Final = 1_798_761_600_000
_SETTINGS: Final = Settings(redis_url="")
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
            "ResignSeat": {"level": "casual"},
            "ClaimedSeat": {"game": self._game(self._state, 0), "seat": self._seat, "token": f"seat_{_TOKEN}"},
            "Game": self._game(self._state, 0),
            "GameList": {"games": [self._summary()], "next_cursor": "MTc5ODc2MTYwMDAwMDo1ZjFlN2MwYTliM2Q0ZTZmOGEyYjFjMGQ"},
            "TurnList": {"turns": [self._turn()], "marker": "9b2f6a01c3d4e5f60718293a", "complete": True},
            "LegalActions": self._legal_actions(),
            "ApplyActions": {"actions": [self._action], "expected_version": 0},
            "Decision": self._decision(),
            "ActionsAnswer": self._decision(),
            "ForkGame": {"visibility": "private", "undo": True},
            "UndoDecision": {"expected_version": 1},
            "History": self._history(),
            "CreateSuggestion": {"level": "strong", "top": 3},
            "Suggestion": self._suggestion(),
            "Record": self._record(),
            "ReplayGame": {"record": self._record()},
            "StreamMessage": {"id": "1", "event": "decision", "data": dumps(self._history()["entries"][0]).decode()},
        }

    def _create(self) -> Example:
        seats = [{"kind": "human", "name": s.name} if s.kind == "human" else {"kind": s.kind, "level": s.level} for s in self._seats]
        return {"ruleset": self._ruleset.meta.name, "seats": seats, "options": self._options, "visibility": "private"}

    def _created(self) -> Example:
        tokens = [{"seat": self._seat, "token": f"seat_{_TOKEN}"}]
        return {"game": self._game(self._state, 0, -1), "host_token": f"host_{_TOKEN}", "seat_tokens": tokens}

    def _game(self, state: State, version: int, viewer: int | None = None) -> Example:
        seat = self._seat if viewer is None else viewer
        return game_document(_SETTINGS, self._head(version, ACTIVE), self._ruleset, state, seat)

    def _summary(self) -> Example:
        game = self._game(self._state, 0)
        names = ("id", "ruleset", "rules_version", "visibility", "status", "version", "seats", "to_act", "act_by")
        return {name: game[name] for name in (*names, "created_at", "updated_at", "expires_at")} | {"rules_gone": False}

    def _turn(self) -> Example:
        game = self._game(self._state, 0)
        about = {"game_id": game["id"], "ruleset": game["ruleset"], "version": 0, "seat": self._seat, "name": "Ada"}
        return {**about, "since": game["updated_at"], "act_by": None}

    def _head(self, version: int, status: str) -> Head:
        meta = self._ruleset.meta
        facts = Facts(meta.name, meta.rules_version, self._options, "private", False, _SECRET, "", _BORN_MS)
        return Head(_ID, facts, self._seats, version, status, _BORN_MS + 1000 * version, b"")

    def _legal_actions(self) -> Example:
        told = [action_document(self._ruleset, action) for action in self._legal[:_SHOWN]]
        to_act = to_act_document(self._head(0, ACTIVE), self._seat)
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

    def _record(self) -> Example:
        """Return the beginning of a record."""
        setup, effects = LiveEffects(_SECRET, 0), LiveEffects(_SECRET, 1)
        state = self._ruleset.new(self._options, len(self._seats), setup)
        self._ruleset.apply(state, self._legal[0], effects)
        text = self._ruleset.meta.vocabulary.to_text(self._legal[0])
        step = {"kind": "action", "seat": self._seat, "action": text, "undone": None, "became": None, "draws": draw_documents(effects)}
        return {
            **facts_document(self._head(1, FINISHED)),
            "complete": True,
            "viewer": None,
            "secret": _SECRET.hex(),
            "start": None,
            "setup": draw_documents(setup),
            "steps": [step],
            "told": None,
            "standings": standings_of(self._ruleset, state),
        }

    def _suggestion(self) -> Example:
        times = {name: self._game(self._state, 0)[name] for name in ("created_at", "updated_at")}
        asked = {"level": "strong", "time_ms": None, "simulations": None, "top": 3}
        even, sure = self._expected(), self._expected(0.02)
        found = {"expected": even, "error": sure, "win_chance": even, "win_error": sure}
        choice = {**self._told(self._legal[0]), "visits": 700, "share": 0.7, **found}
        result = {"choices": [{**choice, "line": [self._told(self._legal[0])]}], "simulations": 1000, "nodes": 820, "seconds": 0.9}
        about = {"id": _SUGGESTION_ID, "ruleset": self._ruleset.meta.name, "game_id": _ID, "seat": self._seat, "version": 0}
        return {**about, **asked, "status": "finished", **times, "result": result, "queue_position": None, "error": None}

    def _told(self, action: Action) -> Example:
        document = action_document(self._ruleset, action)
        return {name: document[name] for name in ("action", "text", "english")}

    def _expected(self, value: float | None = None) -> list[float]:
        return [round(1 / len(self._seats), 4) if value is None else value for _ in self._seats]


def add_examples(document: dict[str, Any], rulesets: list[Ruleset]) -> None:
    """Add examples to every parameter, request and answer of `document`: of each ruleset where they differ."""
    metas = [ruleset.meta for ruleset in rulesets]
    made = {ruleset.meta.name: Examples(ruleset).by_component() for ruleset in rulesets}
    catalogue, service, text = about_rulesets(metas), about_service(), texts(metas[0])
    for path in document["paths"].values():
        for parameter in path.get("parameters", []):
            complete_parameter(parameter)
        # A path also has a list of the parameters of all its operations.
        for operation in (described for name, described in path.items() if name != "parameters"):
            for parameter in operation.get("parameters", []):
                complete_parameter(parameter)
            if "requestBody" in operation:
                _add(operation["requestBody"], made, {})
            for status, reply in operation["responses"].items():
                alone = {**catalogue, **{component: value for (s, component), value in service.items() if s == status}}
                _add(reply, made, {**alone, "string": text.get(operation["operationId"])})


def _add(described: dict[str, Any], made: dict[str, dict[str, Example]], alone: dict[str, Any]) -> None:
    """Add examples to the content of a request or a good answer: of each ruleset, or the one that there is."""
    for content in described.get("content", {}).values():
        schema = content["schema"]
        component = schema["$ref"].rpartition("/")[2] if "$ref" in schema else schema["type"]
        examples = {name: {"summary": name.capitalize(), "value": by[component]} for name, by in made.items() if component in by}
        if alone.get(component) is not None:
            examples = {"example": {"summary": "An example", "value": alone[component]}}
        if component == "ActionsAnswer":
            examples["dry_run"] = {"summary": "Of a dry run", "value": _dry_run(next(iter(made.values()))["Decision"])}
        if examples:
            content["examples"] = examples


def _dry_run(decision: Example) -> Example:
    """Return what would have been said before the decision, had its outcome been uncertain."""
    about = {"ruleset": decision["ruleset"], "version": 0, "seat": decision["game"]["viewer"]}
    return {**about, "accepted": True, "checked": 1, "uncertain": True, "refusal": None, "events": []}
