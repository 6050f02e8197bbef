"""Lists of games, and waiting for news of many: implements ListStore."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from service.games.model import Head
from service.games.places import PUBLIC, id_of
from service.store import keys
from service.store.games import MEMBERS, RedisGames, unpack_head
from service.store.link import Arg, problems

#: News come in flocks: whoever was woken waits so long for the rest of them, in seconds.
_FLOCK_S: Final = 0.05


class RedisLists(RedisGames):
    """ListStore over Redis. A list lies in parts, one for each shard."""

    def places(self, index: str, before: str | None, limit: int) -> list[str]:
        """See ListStore.places."""
        return self._newest(lambda shard: keys.games(shard, index), before, limit)

    def live_places(self, owner: str, limit: int) -> list[str]:
        """See ListStore.live_places."""
        return self._newest(lambda shard: keys.live(shard, owner), None, limit)

    def forget_live(self, owner: str, places: Sequence[str]) -> None:
        """See ListStore.forget_live."""
        with problems():
            parts = self.redis.pipeline(transaction=False)
            for place in places:
                parts.zrem(keys.live(id_of(place), owner), place)
            parts.execute()

    def heads(self, game_ids: Sequence[str], *, states: bool) -> list[Head | None]:
        """See ListStore.heads."""
        members = MEMBERS if states else tuple(member for member in MEMBERS if member != "state")
        with problems():
            games = self.redis.pipeline(transaction=False)
            for game_id in game_ids:
                games.hmget(keys.head(game_id), members)
            rows = games.execute()
        if not states:
            at = MEMBERS.index("state")
            rows = [[*row[:at], b"", *row[at:]] for row in rows]
        return [unpack_head(game_id, row) for game_id, row in zip(game_ids, rows, strict=True)]

    def moment(self) -> int:
        """See ListStore.moment."""
        with problems():
            seconds, micros = self.call("TIME")
        return 1000 * int(seconds) + int(micros) // 1000

    def wait_any(self, versions: Mapping[str, int], owner: str | None, since: int, seconds: float) -> None:
        """See ListStore.wait_any."""
        streams = {keys.log(game_id): f"{version}-1" for game_id, version in versions.items()}
        if owner is not None:
            streams |= {keys.born(shard, owner): f"{since}-0" for shard in keys.SHARDS}
        if not streams:
            time.sleep(seconds)
            return
        block: list[Arg] = ["XREAD", "COUNT", 1, "BLOCK", max(1, int(seconds * 1000)), "STREAMS"]
        with problems():
            news = self.call_waiting(*block, *streams, *streams.values())
        if news:
            time.sleep(min(seconds, _FLOCK_S))

    def tidy_lists(self, now: int, limit: int) -> int:
        """See ListStore.tidy_lists."""
        return sum(self._tidy(shard, now, limit) for shard in keys.SHARDS)

    def _tidy(self, shard: str, now: int, limit: int) -> int:
        with problems():
            rows = [row.decode() for row in self.call("ZRANGEBYSCORE", keys.expiry(shard), "-inf", now, "LIMIT", 0, limit)]
            if not rows:
                return 0
            lives = self.redis.pipeline(transaction=False)
            for row in rows:
                lives.pttl(keys.head(id_of(row)))
            changes = self.redis.pipeline(transaction=False)
            gone = 0
            for row, left in zip(rows, lives.execute(), strict=True):
                if left < 0:
                    gone += 1
                    owner, public, place = row.split("|")
                    changes.zrem(keys.games(shard, owner), place)
                    changes.zrem(keys.live(shard, owner), place)
                    if public == "1":
                        changes.zrem(keys.games(shard, PUBLIC), place)
                    # Last: what breaks off before it is done again.
                    changes.zrem(keys.expiry(shard), row)
                else:
                    changes.zadd(keys.expiry(shard), {row: now + left}, xx=True)
            changes.execute()
        return gone

    def _newest(self, key: Callable[[str], str], before: str | None, limit: int) -> list[str]:
        top = "+" if before is None else f"({before}"
        with problems():
            parts = self.redis.pipeline(transaction=False)
            for shard in keys.SHARDS:
                parts.zrevrangebylex(key(shard), top, "-", start=0, num=limit)
            found = [place.decode() for part in parts.execute() for place in part]
        return sorted(found, reverse=True)[:limit]
