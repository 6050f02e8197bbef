"""AI turns that are owed: implements TurnStore."""

from collections.abc import Callable

from service.games.model import Due
from service.store import keys
from service.store.link import Link, problems
from service.store.scripts import TAKE

#: Later than any deadline.
_ANY_DEADLINE = 2**53


class RedisTurns(Link):
    """TurnStore over Redis."""

    def due_turns(self, now: int, limit: int) -> list[Due]:
        """See TurnStore.due_turns."""
        return self.overdue(keys.due, keys.tries, keys.head, now, limit)

    def claim_turn(self, game_id: str, version: int, now: int, deadline: int) -> int | None:
        """See TurnStore.claim_turn."""
        where = (keys.due(game_id), keys.tries(game_id), keys.head(game_id))
        attempts: int = self.run(TAKE, where, (game_id, version, now, deadline, 1))
        return None if attempts < 0 else attempts

    def extend_turn(self, game_id: str, version: int, deadline: int) -> bool:
        """See TurnStore.extend_turn."""
        where = (keys.due(game_id), keys.tries(game_id), keys.head(game_id))
        attempts: int = self.run(TAKE, where, (game_id, version, _ANY_DEADLINE, deadline, 0))
        return attempts >= 0

    def owed(self) -> dict[str, int]:
        """Return how many turns and suggestions workers owe, also those at work; GameProblem server/busy without Redis."""
        with problems():
            shards = self.redis.pipeline(transaction=False)
            for shard in keys.SHARDS:
                shards.zcard(keys.due(shard))
                shards.zcard(keys.asks(shard))
            found: list[int] = shards.execute()
        return {"turn": sum(found[::2]), "suggestion": sum(found[1::2])}

    def overdue(
        self, due: Callable[[str], str], tries: Callable[[str], str], owner: Callable[[str], str], now: int, limit: int
    ) -> list[Due]:
        """Return what is overdue in all shards, oldest first: ids out of `due`, versions out of `owner`, attempts out of `tries`."""
        with problems():
            shards = self.redis.pipeline(transaction=False)
            for shard in keys.SHARDS:
                shards.zrangebyscore(due(shard), "-inf", now, start=0, num=limit, withscores=True)
            late = sorted((deadline, found.decode()) for rows in shards.execute() for found, deadline in rows)[:limit]
            if not late:
                return []
            details = self.redis.pipeline(transaction=False)
            for _, found in late:
                details.hget(owner(found), "version")
                details.hget(tries(found), found)
            rows = details.execute()
        return [Due(found, int(rows[2 * i] or 0), int(rows[2 * i + 1] or 0)) for i, (_, found) in enumerate(late)]
