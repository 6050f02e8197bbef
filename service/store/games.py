"""Games in Redis: implements GameStore."""

from dataclasses import asdict
from functools import lru_cache
from typing import Any

import orjson

from service.games.context import expires_at
from service.games.model import Commit, Facts, Head, LogEntry, NewGame, Origin, Remember, Seat, SeatChange, Written
from service.games.places import PUBLIC, owner_of, place_of
from service.store import keys
from service.store.link import Arg, Link, problems
from service.store.scripts import CHANGE_SEATS, COMMIT, CREATE, READ

MEMBERS = ("facts", "seats", "version", "status", "updated", "state", "undo")


class RedisGames(Link):
    """GameStore over Redis."""

    def create(self, game: NewGame) -> bytes | None:
        """See GameStore.create."""
        head = game.head
        record = game.remember
        life = expires_at(self.settings, head.status, head.updated_at) - head.updated_at
        args: list[Arg] = [pack_facts(head.facts), pack_seats(head.seats), head.status, head.updated_at, head.state, life, head.id]
        owner, place = owner_of(head.facts), place_of(head.facts.created_at, head.id)
        args += [_or_empty(game.due_at), *self._record(record), place, f"{owner}|{int(head.facts.public)}|{place}", *game.entries]
        where = [*self._keys(head.id, record), keys.expiry(head.id), keys.games(head.id, owner), keys.live(head.id, owner)]
        where.append(keys.born(head.id, owner))
        if head.facts.public:
            where.append(keys.games(head.id, PUBLIC))
        seen: bytes | None = self.run(CREATE, where, args)
        return seen

    def head(self, game_id: str) -> Head | None:
        """See GameStore.head."""
        with problems():
            return unpack_head(game_id, self.call("HMGET", keys.head(game_id), *MEMBERS))

    def head_and_record(self, game_id: str, key: str) -> tuple[Head | None, bytes | None]:
        """See GameStore.head_and_record."""
        members, record = self.run(READ, (keys.head(game_id), keys.answer(game_id, key)), ())
        return unpack_head(game_id, members), record

    def commit(self, commit: Commit) -> Written:
        """See GameStore.commit."""
        life = expires_at(self.settings, commit.status, commit.updated_at) - commit.updated_at
        version = commit.expected + len(commit.entries)
        args: list[Arg] = [commit.expected, version, commit.status, commit.updated_at, commit.state, life, commit.game_id]
        args += [_or_empty(commit.due_at), *self._record(commit.remember), commit.undo, *commit.entries]
        where = [*self._keys(commit.game_id, commit.remember), keys.seat_asks(commit.game_id, commit.seat)]
        return _written(self.run(COMMIT, where, args))

    def change_seats(self, change: SeatChange) -> Written:
        """See GameStore.change_seats."""
        head, record = change.head, change.remember
        life = expires_at(self.settings, head.status, head.updated_at) - head.updated_at
        args: list[Arg] = [head.version - 1, head.version, head.status, head.updated_at, pack_seats(head.seats), life, head.id]
        args += [_or_empty(change.due_at), *self._record(record), change.entry]
        where = [*self._keys(head.id, record), keys.seat_asks(head.id, change.asks_of)]
        return _written(self.run(CHANGE_SEATS, where, args))

    def wait(self, game_id: str, after: int, seconds: float) -> None:
        """See GameStore.wait."""
        # XREAD holds a connection but no CPU; 0 ms would mean for ever.
        block = max(1, int(seconds * 1000))
        with problems():
            self.call_waiting("XREAD", "COUNT", 1, "BLOCK", block, "STREAMS", keys.log(game_id), f"{after}-1")

    def log(self, game_id: str, after: int, limit: int) -> list[LogEntry]:
        """See GameStore.log."""
        with problems():
            rows = self.call("XRANGE", keys.log(game_id), f"{after + 1}-0", "+", "COUNT", limit)
        return [LogEntry(int(row_id.partition(b"-")[0]), members[b"e"]) for row_id, members in rows]

    def ping(self) -> bool:
        """See GameStore.ping."""
        with problems():
            return bool(self.call("PING"))

    def _keys(self, game_id: str, remember: Remember | None) -> list[str]:
        record = keys.answer(game_id, remember.key if remember is not None else "none")
        return [keys.head(game_id), keys.log(game_id), record, keys.due(game_id), keys.tries(game_id)]

    def _record(self, remember: Remember | None) -> tuple[Arg, Arg]:
        return b"" if remember is None else remember.record, 1000 * self.settings.idempotency_s


def _or_empty(deadline: int | None) -> Arg:
    return "" if deadline is None else deadline


def _written(reply: list[bytes]) -> Written:
    outcome = reply[0]
    if outcome == b"ok":
        return Written("ok")
    if outcome == b"stale":
        return Written("stale", version=int(reply[1]))
    if outcome == b"seen":
        return Written("seen", record=reply[1])
    return Written("gone")


def unpack_head(game_id: str, members: list[Any]) -> Head | None:
    """Return the head of its stored members, or None if there are none."""
    facts, seats, version, status, updated, state, undo = members
    if version is None:
        return None
    # A game that was stored before there was an undo has no such member.
    may_undo = "" if undo is None else undo.decode()
    return Head(game_id, unpack_facts(facts), unpack_seats(seats), int(version), status.decode(), int(updated), state, may_undo)


def pack_facts(facts: Facts) -> bytes:
    """Return the facts as they are stored."""
    return orjson.dumps(
        {
            "ruleset": facts.ruleset,
            "rules_version": facts.rules_version,
            "options": facts.options,
            "visibility": facts.visibility,
            "seeded": facts.seeded,
            "secret": facts.secret.hex(),
            "host_hash": facts.host_hash,
            "created_at": facts.created_at,
            "undo": facts.undo,
            "origin": None if facts.origin is None else asdict(facts.origin),
            "owner": facts.owner,
            "absence_s": facts.absence_s,
        }
    )


@lru_cache(maxsize=1024)
def unpack_facts(data: bytes) -> Facts:
    """Return the facts of their stored form (cached: they never change)."""
    facts = orjson.loads(data)
    facts["secret"] = bytes.fromhex(facts["secret"])
    if facts.get("origin") is not None:
        facts["origin"] = Origin(**facts["origin"])
    return Facts(**facts)


def pack_seats(seats: tuple[Seat, ...]) -> bytes:
    """Return the seats as they are stored."""
    return orjson.dumps([[s.kind, s.level, s.name, s.token_hash] for s in seats])


@lru_cache(maxsize=1024)
def unpack_seats(data: bytes) -> tuple[Seat, ...]:
    """Return the seats of their stored form (cached by the form itself)."""
    return tuple(Seat(*seat) for seat in orjson.loads(data))
