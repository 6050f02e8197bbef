"""Suggestions: implements SuggestionStore."""

from typing import Any, Literal

import orjson

from service.games.model import Due, Suggested, Suggestion
from service.store import keys
from service.store.link import Arg, problems
from service.store.scripts import ASK, END, PROGRESS, RESERVE, TAKE
from service.store.turns import RedisTurns

#: A suggestion is written so long after it was counted, at the latest (ms).
_WRITTEN_MS = 10_000


class RedisSuggestions(RedisTurns):
    """SuggestionStore over Redis."""

    def create_suggestion(self, suggestion: Suggestion, deadline: int, limit: int) -> Suggestion | Literal["new", "too_many"]:
        """See SuggestionStore.create_suggestion."""
        s = suggestion
        ask = orjson.dumps([s.level, s.time_ms, s.simulations, s.top, s.created_at])
        args: list[Arg] = [s.id, ask, s.game_id, s.seat, s.version, s.created_at, deadline, limit, 1000 * self.settings.suggestion_s]
        outcome: bytes = self.run(ASK, _keys(s.id, s.game_id, s.seat), args)
        if outcome == b"too_many":
            return "too_many"
        # One that ends and expires between the two steps counts as new: the sweeper has nothing to find then, the asker asks again.
        found = self.suggestion(s.id) if outcome == b"old" else None
        return "new" if found is None else found

    def reserve_suggestion(self, api_key: str, suggestion_id: str, now: int, limit: int) -> bool:
        """See SuggestionStore.reserve_suggestion."""
        # The key's games live in all shards, so that the scripts that end a suggestion cannot take it out here:
        # that is done when there seem to be too many.
        where, args = (keys.key_asks(api_key),), (suggestion_id, now, limit, 1000 * self.settings.suggestion_s)
        return bool(self.run(RESERVE, where, args)) or (self._forget_ended(api_key, now) and bool(self.run(RESERVE, where, args)))

    def _forget_ended(self, api_key: str, now: int) -> bool:
        """Take those out of the suggestions of a key that have ended; say whether there were any."""
        with problems():
            rows: list[tuple[bytes, float]] = self.call("ZRANGE", keys.key_asks(api_key), 0, -1, "WITHSCORES", withscores=True)
            found = self.redis.pipeline(transaction=False)
            for member, _ in rows:
                found.hget(keys.suggestion(member.decode()), "status")
            statuses = found.execute()
            ended = [member for (member, at), status in zip(rows, statuses, strict=True) if _has_ended(status, now - at)]
            return bool(ended) and bool(self.redis.zrem(keys.key_asks(api_key), *ended))

    def suggestion(self, suggestion_id: str) -> Suggestion | None:
        """See SuggestionStore.suggestion."""
        with problems():
            stored = self.call("HGETALL", keys.suggestion(suggestion_id))
        return _unpack(suggestion_id, stored) if stored else None

    def progress_suggestion(self, suggestion_id: str, now: int, deadline: int, result: bytes | None) -> bool:
        """See SuggestionStore.progress_suggestion."""
        owner = self._owner(suggestion_id)
        if owner is None:
            return False
        where = [*_keys(suggestion_id, *owner), keys.head(owner[0])]
        return bool(self.run(PROGRESS, where, (suggestion_id, now, deadline, result or b"")))

    def end_suggestion(self, suggestion_id: str, now: int, status: Suggested, result: bytes | None, error: str | None) -> bool:
        """See SuggestionStore.end_suggestion."""
        owner = self._owner(suggestion_id)
        if owner is None:
            return False
        return bool(self.run(END, _keys(suggestion_id, *owner), (suggestion_id, now, status, result or b"", error or "")))

    def due_suggestions(self, now: int, limit: int) -> list[Due]:
        """See SuggestionStore.due_suggestions."""
        return self.overdue(keys.asks, keys.ask_tries, keys.suggestion, now, limit)

    def claim_suggestion(self, suggestion_id: str, now: int, deadline: int) -> int | None:
        """See SuggestionStore.claim_suggestion."""
        where = (keys.asks(suggestion_id), keys.ask_tries(suggestion_id), keys.suggestion(suggestion_id))
        found = self.suggestion(suggestion_id)
        version = 0 if found is None else found.version
        attempts: int = self.run(TAKE, where, (suggestion_id, version, now, deadline, 1))
        return None if attempts < 0 else attempts

    def put_off_suggestion(self, suggestion_id: str, deadline: int) -> None:
        """See SuggestionStore.put_off_suggestion."""
        with problems():
            self.call("ZADD", keys.asks(suggestion_id), "XX", deadline, suggestion_id)

    def _owner(self, suggestion_id: str) -> tuple[str, int] | None:
        """Return game and seat of a suggestion, which never change."""
        with problems():
            game, seat = self.call("HMGET", keys.suggestion(suggestion_id), "game", "seat")
        return None if game is None else (game.decode(), int(seat))


def _has_ended(status: bytes | None, age_ms: float) -> bool:
    # One that is counted and not written yet will be in a moment.
    return age_ms > _WRITTEN_MS if status is None else status not in (b"queued", b"running")


def _keys(suggestion_id: str, game_id: str, seat: int) -> list[str]:
    return [
        keys.suggestion(suggestion_id),
        keys.seat_asks(game_id, seat),
        keys.asks(suggestion_id),
        keys.ask_tries(suggestion_id),
    ]


def _unpack(suggestion_id: str, stored: dict[bytes, Any]) -> Suggestion:
    level, time_ms, simulations, top, created_at = orjson.loads(stored[b"ask"])
    error = stored.get(b"error")
    return Suggestion(
        id=suggestion_id,
        game_id=stored[b"game"].decode(),
        seat=int(stored[b"seat"]),
        version=int(stored[b"version"]),
        level=level,
        time_ms=time_ms,
        simulations=simulations,
        top=top,
        status=Suggested(stored[b"status"].decode()),
        created_at=created_at,
        updated_at=int(stored[b"updated"]),
        result=stored.get(b"result"),
        error=None if error is None else error.decode(),
    )
