r"""Every key in Redis, with its type and its life.

| key | type | holds | lives |
|---|---|---|---|
| `game:{a}:<id>:head` | hash | facts, seats (JSON), version, status, updated (ms), state (JSON of the ruleset), undo (games/undoable.py) | while idle or finished, as configured |
| `game:{a}:<id>:log` | stream | one entry per version, id `<version>-1`, member `e` (see games/log.py) | as the head |
| `game:{a}:<id>:asks:<seat>` | set | ids of the seat's suggestions in flight at the present version | as a suggestion; ends with the seat's next decision |
| `answer:{a}:<hash>` | string | the answer to an Idempotency-Key (see games/idempotency.py) | IDEMPOTENCY_S |
| `games:{a}:<index>` | sorted set | `<created (ms)>:<id>` of the games of one owner (an API key's id, `local`), or of all that are public (`public`); all scores 0 | until each game expires |
| `live:{a}:<owner>` | sorted set | the same of those that were active when somebody last looked | until each is over |
| `born:{a}:<owner>` | stream | one entry, of the owner's latest game: wakes those who wait | as the game |
| `expiry:{a}` | sorted set | `<owner>\|<public>\|<created>:<id>` of every game, by the time before which it cannot expire (ms) | until each game expires |
| `due:{a}` | sorted set | ids of games in which an AI owes a decision, or a player whom one replaces otherwise, by deadline (ms) | for ever |
| `tries:{a}` | hash | how often such a decision was taken up again, by game id | for ever |
| `suggestion:{a}:<id>` | hash | ask (JSON), game, seat, version, status, updated (ms), result (JSON), error | SUGGESTION_S |
| `asks:{a}` | sorted set | ids of suggestions in flight, by deadline (ms) | for ever |
| `asktries:{a}` | hash | how often they were taken up again | for ever |
| `sn:keys` | hash | API keys by id, revoked ones too: name, hash of the key, times (JSON) | for ever |
| `sn:asks:<key>` | sorted set | ids of suggestions that games of an API key asked for, by when (ms); some may have ended | as a suggestion |
| `sn:rate:<bucket>` | string | when the bucket of a key or an address is full again (µs), see service/api/rate_limit.py | until then |
| `sn:worker:<name>`, `sn:workers` | string, sorted set | signs of life of the workers (see jobs/heartbeat.py) | 5 s; for ever |
| `sn:why:<game>` | string | why the AI last failed to decide (see jobs/reasons.py) | 10 min |
| `sn:counts` | hash | sums for the metrics (see jobs/counters.py) | for ever |
| `rq:*` | several | RQ's own: queues, jobs, its workers | lost without harm, see worker/PROTOCOL.md |

`a` is the shard: the first hexadecimal digit of the id or hash. It is the hash tag of every key of games, so that on a
Redis Cluster all keys of a shard share a slot and one script may write a game, its idempotent answer and
the due turns of its shard. Scripts are given every key that they touch.
"""

from typing import Final

#: All shards.
SHARDS: Final = "0123456789abcdef"
API_KEYS: Final = "sn:keys"


def head(game_id: str) -> str:
    """Return the key of a game's present state."""
    return f"game:{{{game_id[0]}}}:{game_id}:head"


def log(game_id: str) -> str:
    """Return the key of a game's log."""
    return f"game:{{{game_id[0]}}}:{game_id}:log"


def seat_asks(game_id: str, seat: int) -> str:
    """Return the key of a seat's suggestions in flight."""
    return f"game:{{{game_id[0]}}}:{game_id}:asks:{seat}"


def games(shard: str, index: str) -> str:
    """Return the key of a shard's part of a list of games."""
    return f"games:{{{shard[0]}}}:{index}"


def live(shard: str, owner: str) -> str:
    """Return the key of a shard's part of the list of an owner's active games."""
    return f"live:{{{shard[0]}}}:{owner}"


def born(shard: str, owner: str) -> str:
    """Return the key of the stream that tells of an owner's new games in a shard."""
    return f"born:{{{shard[0]}}}:{owner}"


def expiry(shard: str) -> str:
    """Return the key of a shard's games by the time at which to look whether they have expired."""
    return f"expiry:{{{shard[0]}}}"


def answer(game_id: str, record: str) -> str:
    """Return the key of an idempotent answer, in the shard of the game."""
    return f"answer:{{{game_id[0]}}}:{record}"


def due(shard: str) -> str:
    """Return the key of a shard's due AI turns."""
    return f"due:{{{shard[0]}}}"


def tries(shard: str) -> str:
    """Return the key of a shard's attempts at due AI turns."""
    return f"tries:{{{shard[0]}}}"


def suggestion(suggestion_id: str) -> str:
    """Return the key of a suggestion, in the shard of its game."""
    return f"suggestion:{{{suggestion_id[0]}}}:{suggestion_id}"


def asks(shard: str) -> str:
    """Return the key of a shard's suggestions in flight."""
    return f"asks:{{{shard[0]}}}"


def ask_tries(shard: str) -> str:
    """Return the key of a shard's attempts at suggestions in flight."""
    return f"asktries:{{{shard[0]}}}"


def key_asks(api_key: str) -> str:
    """Return the key of an API key's suggestions in flight. It is in no shard: the games of a key are in all of them."""
    return f"sn:asks:{api_key}"


def rate(bucket: str) -> str:
    """Return the key of a bucket of requests."""
    return f"sn:rate:{bucket}"
