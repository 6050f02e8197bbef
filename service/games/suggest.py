"""Ask for the AI's advice, look at it, call it off.

Equal questions about one version of a game share one suggestion: its id is an HMAC of the question under the
game's secret, so that it cannot be guessed either.
"""

import hashlib
import hmac
from dataclasses import replace
from typing import Final

from service.engine.contract import NO_SEAT
from service.games.bearer import seat_of
from service.games.context import Context, ruleset_of, state_of, thinking_seed
from service.games.errors import Code, GameProblem, invalid, not_your_turn, over, stale
from service.games.look import check_version, open_game
from service.games.model import (
    ACTIVE,
    DEFAULT_LEVEL,
    LEVELS,
    MAX_SIMULATIONS,
    MAX_TIME_MS,
    MAX_TOP,
    Answer,
    Head,
    Suggested,
    Suggestion,
    SuggestionTask,
    SuggestionWish,
)
from service.games.wire import canonical, dumps, loads, timestamp

_ID_LENGTH: Final = 32
IN_FLIGHT: Final = (Suggested.QUEUED, Suggested.RUNNING)


def suggest(ctx: Context, game_id: str, bearer: str | None, wish: SuggestionWish) -> Answer:
    """Order a suggestion for the bearer's seat, which must be the one to act; return it as it stands (`id` for the Location)."""
    _check(wish)
    check_version("version", wish.version)
    head = open_game(ctx, game_id)
    seat = seat_of(head, bearer)
    if head.status != ACTIVE:
        raise over(0)
    if wish.version is not None and wish.version != head.version:
        raise stale(head.version, wish.version)
    ruleset = ruleset_of(ctx, head)
    to_act = ruleset.to_act(state_of(ctx, ruleset, head))
    if to_act != seat:
        raise not_your_turn(to_act, seat, 0)
    wanted = _question(head, seat, wish, ctx.clock.now_ms())
    known = _held_up(ctx, head, wanted)
    if known is not None:
        return _answer(ctx, known, head)
    found = ctx.store.create_suggestion(wanted, _deadline(ctx, wanted.created_at), ctx.settings.suggestions_per_seat)
    if found == "too_many":
        limit = ctx.settings.suggestions_per_seat
        raise GameProblem(Code.SUGGESTION_TOO_MANY, f"This seat has {limit} suggestions in flight already.", limit=limit)
    if found == "new":
        ctx.queue.enqueue_suggestion(wanted)
        return _answer(ctx, wanted, head)
    return replace(_answer(ctx, found, head), replayed=True)


def _held_up(ctx: Context, head: Head, wanted: Suggestion) -> Suggestion | None:
    """Return None if the API key that owns the game may have one more in flight, else the answer that there is already, if any."""
    owner, limit = head.facts.owner, ctx.settings.suggestions_per_key
    if owner is None or ctx.store.reserve_suggestion(owner, wanted.id, wanted.created_at, limit):
        return None
    known = ctx.store.suggestion(wanted.id)
    if known is None or known.status not in (*IN_FLIGHT, Suggested.FINISHED):
        text = f"The games of the API key that made this one have {limit} suggestions in flight already."
        raise GameProblem(Code.SUGGESTION_TOO_MANY, text, limit=limit)
    return known


def look_suggestion(ctx: Context, suggestion_id: str, bearer: str | None) -> Answer:
    """Return a suggestion to the seat that ordered it."""
    return _answer(ctx, *_own(ctx, suggestion_id, bearer))


def cancel_suggestion(ctx: Context, suggestion_id: str, bearer: str | None) -> Answer:
    """Call a suggestion off, also while a worker is at it; one that has ended stays as it is (`replayed`)."""
    suggestion, head = _own(ctx, suggestion_id, bearer)
    ended = ctx.store.end_suggestion(suggestion.id, ctx.clock.now_ms(), Suggested.CANCELLED, None, None)
    if ended:
        ctx.queue.cancel_suggestion(suggestion)
    return replace(_answer(ctx, _found(ctx, suggestion_id), head), replayed=not ended)


def suggestion_task(ctx: Context, suggestion_id: str) -> SuggestionTask | None:
    """Return what a worker needs to work a suggestion out, or None if there is nothing to do (any more).

    One whose game has moved on is marked stale, one whose rules are gone failed.
    """
    suggestion = ctx.store.suggestion(suggestion_id)
    if suggestion is None or suggestion.status not in IN_FLIGHT:
        return None
    head = ctx.store.head(suggestion.game_id)
    if head is None or suggestion.version != head.version:
        ctx.store.end_suggestion(suggestion.id, ctx.clock.now_ms(), Suggested.STALE, None, None)
        return None
    try:
        return _task(ctx, suggestion, head)
    except GameProblem as problem:
        if problem.code != Code.RULES_VERSION_GONE:
            raise
        ctx.store.end_suggestion(suggestion.id, ctx.clock.now_ms(), Suggested.FAILED, None, problem.message)
        return None


def _task(ctx: Context, suggestion: Suggestion, head: Head) -> SuggestionTask | None:
    ruleset = ruleset_of(ctx, head)
    state = state_of(ctx, ruleset, head)
    if ruleset.to_act(state) == NO_SEAT:
        return None
    view = ruleset.view(state, suggestion.seat)
    return SuggestionTask(suggestion, ruleset.meta.name, view, thinking_seed(canonical(view)))


def _check(wish: SuggestionWish) -> None:
    budgets = [b for b in (wish.level, wish.time_ms, wish.simulations) if b is not None]
    if len(budgets) > 1:
        raise invalid("level", "the only one of level, time_ms and simulations", wish.level)
    if wish.level is not None and wish.level not in LEVELS:
        raise invalid("level", "one of " + ", ".join(LEVELS), wish.level)
    for name, value, most in (
        ("time_ms", wish.time_ms, MAX_TIME_MS),
        ("simulations", wish.simulations, MAX_SIMULATIONS),
        ("top", wish.top, MAX_TOP),
    ):
        if value is not None and not 1 <= value <= most:
            raise invalid(name, f"a whole number from 1 to {most}", value)


def _question(head: Head, seat: int, wish: SuggestionWish, now: int) -> Suggestion:
    level = DEFAULT_LEVEL if wish.level is None and wish.time_ms is None and wish.simulations is None else wish.level
    question = canonical([head.id, seat, head.version, level, wish.time_ms, wish.simulations, wish.top])
    digest = hmac.new(head.facts.secret, b"suggestion:" + question, hashlib.sha256).hexdigest()
    # The first digit is the game's shard.
    suggestion_id = head.id[0] + digest[1:_ID_LENGTH]
    return Suggestion(
        suggestion_id, head.id, seat, head.version, level, wish.time_ms, wish.simulations, wish.top, Suggested.QUEUED, now, now
    )


def _deadline(ctx: Context, now: int) -> int:
    return now + int(1000 * ctx.settings.ai_deadline_s)


def _found(ctx: Context, suggestion_id: str) -> Suggestion:
    usable = len(suggestion_id) == _ID_LENGTH and suggestion_id.isascii() and suggestion_id.isalnum()
    suggestion = ctx.store.suggestion(suggestion_id) if usable else None
    if suggestion is None:
        raise GameProblem(Code.SUGGESTION_NOT_FOUND, "There is no such suggestion (any more).")
    return suggestion


def _own(ctx: Context, suggestion_id: str, bearer: str | None) -> tuple[Suggestion, Head]:
    suggestion = _found(ctx, suggestion_id)
    head = open_game(ctx, suggestion.game_id)
    if seat_of(head, bearer) != suggestion.seat:
        raise GameProblem(Code.AUTH_FORBIDDEN, "This suggestion belongs to another seat.")
    return suggestion, head


def _answer(ctx: Context, s: Suggestion, head: Head) -> Answer:
    status = Suggested.STALE if s.status in IN_FLIGHT and s.version != head.version else s.status
    document = {
        "id": s.id,
        "ruleset": head.facts.ruleset,
        "game_id": s.game_id,
        "seat": s.seat,
        "version": s.version,
        "level": s.level,
        "time_ms": s.time_ms,
        "simulations": s.simulations,
        "top": s.top,
        "status": status,
        "created_at": timestamp(s.created_at),
        "updated_at": timestamp(s.updated_at),
        "result": None if s.result is None else loads(s.result),
        "queue_position": ctx.queue.place(s) if status == Suggested.QUEUED else None,
        "error": s.error,
    }
    return Answer(dumps(document), head.version, "", s.id)
