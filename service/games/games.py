"""The use cases as one object, made once per process: what the API and the workers call."""

from collections.abc import Container, Sequence
from typing import Any, Final, final

from service.config import Settings
from service.engine.registry import Registry
from service.engine.tagged import Action
from service.games.act import act, act_as_ai
from service.games.ai import ai_turn
from service.games.api_keys import KeyRing
from service.games.context import Context
from service.games.create import create
from service.games.dry_run import dry_run
from service.games.fork import fork
from service.games.history import history
from service.games.inbox import WhoseTurn, inbox
from service.games.legal import legal
from service.games.listing import ListWish, list_games
from service.games.look import look
from service.games.model import AiTurn, Answer, ForkWish, GameWish, SuggestionTask, SuggestionWish
from service.games.picture import Form, picture
from service.games.ports import Clock, Entropy, Queue, Store
from service.games.recent import Recent
from service.games.record import record
from service.games.replay import replay
from service.games.seats import claim, end, rejoin, replace_absent, resign
from service.games.stream import Stream, stream
from service.games.suggest import cancel_suggestion, look_suggestion, suggest, suggestion_task
from service.games.undo import undo
from service.games.waiting import Waiting


@final
class Games:
    """Every method is one use case; each raises GameProblem and no other exception of its own."""

    def __init__(self, registry: Registry, store: Store, queue: Queue, entropy: Entropy, clock: Clock, settings: Settings) -> None:
        keys = KeyRing(store, clock, int(1000 * settings.api_keys_cache_s), demanded=settings.demand_keys)
        self._whose: Final = WhoseTurn()
        self.context: Final = Context(registry, store, queue, entropy, clock, settings, Recent(), keys, Waiting(settings.polls_per_process))

    def create(self, wish: GameWish, bearer: str | None = None, idempotency_key: str | None = None) -> Answer:
        """Create a game: `{game, host_token, seat_tokens: [{seat, token}]}`."""
        return create(self.context, wish, bearer, idempotency_key)

    def list_games(self, bearer: str | None, wish: ListWish) -> Answer:
        """Return a page of the games of the bearer's API key, or of all public ones: `{games, next_cursor}`."""
        return list_games(self.context, bearer, wish)

    def inbox(self, bearer: str | None, seats: Sequence[tuple[str, str]] = (), marker: str | None = None, wait_s: float = 0.0) -> Answer:
        """Return whose turns the bearer has to make: `{turns, marker, complete}`."""
        return inbox(self.context, self._whose, bearer, seats, marker, wait_s)

    def look(self, game_id: str, bearer: str | None, after: int | None = None, wait_s: float = 0.0, known: Container[str] = ()) -> Answer:
        """Return the game document for the bearer; see games/look.py for `after`, `wait_s` and `known`."""
        return look(self.context, game_id, bearer, after, wait_s, known)

    def picture(self, game_id: str, bearer: str | None, form: Form, version: int | None = None, known: Container[str] = ()) -> Answer:
        """Return the position of a version (None: the present one) as the bearer may see it, drawn as `svg` or `text`."""
        return picture(self.context, game_id, bearer, form, version, known)

    def legal(self, game_id: str, bearer: str | None) -> Answer:
        """Return `{ruleset, version, to_act, actions: [{action, text, english, rules}]}` for the bearer's seat."""
        return legal(self.context, game_id, bearer)

    def history(self, game_id: str, bearer: str | None, after: int | None = None, limit: int | None = None) -> Answer:
        """Return `{ruleset, version, entries, next_after}`: what happened after version `after`, as the bearer may know it."""
        return history(self.context, game_id, bearer, after, limit)

    def stream(self, game_id: str, bearer: str | None, after: int | None = None, seconds: float = 0.0) -> Stream:
        """Return the messages about the game for the bearer, for so many seconds at most."""
        return stream(self.context, game_id, bearer, after, seconds)

    def act(
        self,
        game_id: str,
        bearer: str | None,
        actions: Sequence[object],
        expected_version: int | None = None,
        idempotency_key: str | None = None,
    ) -> Answer:
        """Apply 1 to 64 actions of the bearer's seat, all or nothing: `{ruleset, game, events: [{version, event}]}`."""
        return act(self.context, game_id, bearer, actions, expected_version, idempotency_key)

    def dry_run(self, game_id: str, bearer: str | None, actions: Sequence[object], expected_version: int | None = None) -> Answer:
        """Return `{ruleset, version, seat, accepted, checked, uncertain, refusal, events}`: what `act` would do, as far as it is sure."""
        return dry_run(self.context, game_id, bearer, actions, expected_version)

    def undo(self, game_id: str, bearer: str | None, expected_version: int | None = None, idempotency_key: str | None = None) -> Answer:
        """Take back the last decision of the bearer's seat: `{ruleset, game, events}`."""
        return undo(self.context, game_id, bearer, expected_version, idempotency_key)

    def claim(
        self, game_id: str, seat: int, name: str | None = None, bearer: str | None = None, idempotency_key: str | None = None
    ) -> Answer:
        """Take an open seat: `{game, seat, token}`."""
        return claim(self.context, game_id, seat, name, bearer, idempotency_key)

    def resign(self, game_id: str, bearer: str | None, level: str | None = None, idempotency_key: str | None = None) -> Answer:
        """Let an AI play the bearer's seat: `{ruleset, game, events}`."""
        return resign(self.context, game_id, bearer, level, idempotency_key)

    def rejoin(self, game_id: str, bearer: str | None, idempotency_key: str | None = None) -> Answer:
        """Take the bearer's seat back from the AI that plays it: `{ruleset, game, events}`."""
        return rejoin(self.context, game_id, bearer, idempotency_key)

    def replace_absent(self, game_id: str, version: int) -> bool:
        """Let an AI play for a player who did not decide in time; say whether there was one."""
        return replace_absent(self.context, game_id, version)

    def end(self, game_id: str, bearer: str | None) -> Answer:
        """End the game for its host: the game document."""
        return end(self.context, game_id, bearer)

    def record(self, game_id: str, bearer: str | None) -> Answer:
        """Return the complete record of a finished game."""
        return record(self.context, game_id, bearer)

    def replay(self, found: dict[str, Any], bearer: str | None = None, idempotency_key: str | None = None) -> Answer:
        """Make a finished game of a record, every step of which is checked: as `create`."""
        return replay(self.context, found, bearer, idempotency_key)

    def fork(self, game_id: str, bearer: str | None, wish: ForkWish, idempotency_key: str | None = None) -> Answer:
        """Make a new game of a position of another: as `create`."""
        return fork(self.context, game_id, bearer, wish, idempotency_key)

    def act_as_ai(self, game_id: str, seat: int, actions: Sequence[Action], expected_version: int) -> int:
        """Apply actions of an AI seat; return the new version."""
        return act_as_ai(self.context, game_id, seat, actions, expected_version)

    def ai_turn(self, game_id: str) -> AiTurn | None:
        """Return the decision that an AI seat owes now, or None."""
        return ai_turn(self.context, game_id)

    def suggest(self, game_id: str, bearer: str | None, wish: SuggestionWish) -> Answer:
        """Order a suggestion for the bearer's seat: the suggestion document."""
        return suggest(self.context, game_id, bearer, wish)

    def look_suggestion(self, suggestion_id: str, bearer: str | None) -> Answer:
        """Return the suggestion document."""
        return look_suggestion(self.context, suggestion_id, bearer)

    def cancel_suggestion(self, suggestion_id: str, bearer: str | None) -> Answer:
        """Call a suggestion off: the suggestion document."""
        return cancel_suggestion(self.context, suggestion_id, bearer)

    def suggestion_task(self, suggestion_id: str) -> SuggestionTask | None:
        """Return what a worker needs to work a suggestion out, or None if it is not wanted any more."""
        return suggestion_task(self.context, suggestion_id)
