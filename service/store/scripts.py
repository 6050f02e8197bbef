"""The Lua scripts: each is one atomic step, for Redis 6.2 or later, and touches only the keys that it is given."""

import hashlib
from typing import Final, final


@final
class Script:
    """A Lua script and its SHA-1, under which Redis keeps it."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.sha: Final = hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()


# KEYS: 1 head, 2 log, 3 answer, 4 due, 5 tries, 6 expiry, 7 games of the owner, 8 active ones, 9 born, 10 public games (if it is one)
# ARGV: 1 facts, 2 seats, 3 status, 4 now, 5 state, 6 life of the game (ms), 7 game id, 8 deadline of an AI's turn or '',
#       9 record of the idempotent answer or '', 10 its life (ms), 11 its place in lists, 12 in expiry, 13 … log entries of versions 0 to the present one
# Returns the record of an earlier request with the same idempotency key, or false when the game was written.
CREATE: Final = Script("""
if ARGV[9] ~= '' then
  local seen = redis.call('GET', KEYS[3])
  if seen then return seen end
  redis.call('SET', KEYS[3], ARGV[9], 'PX', ARGV[10])
end
redis.call('HSET', KEYS[1], 'facts', ARGV[1], 'seats', ARGV[2], 'version', string.format('%d', #ARGV - 13), 'status', ARGV[3],
  'updated', ARGV[4], 'state', ARGV[5], 'undo', '')
for i = 13, #ARGV do
  redis.call('XADD', KEYS[2], string.format('%d-1', i - 13), 'e', ARGV[i])
end
redis.call('PEXPIRE', KEYS[1], ARGV[6])
redis.call('PEXPIRE', KEYS[2], ARGV[6])
redis.call('ZADD', KEYS[6], ARGV[4] + ARGV[6], ARGV[12])
redis.call('ZADD', KEYS[7], 0, ARGV[11])
if ARGV[3] == 'active' then redis.call('ZADD', KEYS[8], 0, ARGV[11]) end
redis.call('XADD', KEYS[9], 'MAXLEN', 1, '*', 'g', ARGV[7])
redis.call('PEXPIRE', KEYS[9], ARGV[6])
if KEYS[10] then redis.call('ZADD', KEYS[10], 0, ARGV[11]) end
if ARGV[8] ~= '' then redis.call('ZADD', KEYS[4], ARGV[8], ARGV[7]) end
redis.call('HDEL', KEYS[5], ARGV[7])
return false
""")

# KEYS: 1 head, 2 answer
# Returns {the members of the head, the record or false}.
READ: Final = Script("""
return {redis.call('HMGET', KEYS[1], 'facts', 'seats', 'version', 'status', 'updated', 'state', 'undo'), redis.call('GET', KEYS[2])}
""")

# How each new version begins and ends; KEYS and ARGV 1, 6 to 10 are those of COMMIT.
_STILL_TO_DO: Final = """
if ARGV[9] ~= '' then
  local seen = redis.call('GET', KEYS[3])
  if seen then return {'seen', seen} end
end
local version = redis.call('HGET', KEYS[1], 'version')
if not version then return {'gone'} end
if version ~= ARGV[1] then return {'stale', version} end
"""
_WRITTEN: Final = """
redis.call('PEXPIRE', KEYS[1], ARGV[6])
redis.call('PEXPIRE', KEYS[2], ARGV[6])
if ARGV[9] ~= '' then redis.call('SET', KEYS[3], ARGV[9], 'PX', ARGV[10]) end
if ARGV[8] ~= '' then redis.call('ZADD', KEYS[4], ARGV[8], ARGV[7]) else redis.call('ZREM', KEYS[4], ARGV[7]) end
redis.call('HDEL', KEYS[5], ARGV[7])
redis.call('DEL', KEYS[6])
return {'ok'}
"""

# KEYS: 1 head, 2 log, 3 answer, 4 due, 5 tries, 6 the deciding seat's suggestions in flight
# ARGV: 1 expected version, 2 new version, 3 status, 4 now, 5 state, 6 life of the game (ms), 7 game id,
#       8 deadline of an AI's turn or '', 9 record of the idempotent answer or '', 10 its life (ms), 11 what may be undone, 12 … log entries
# Returns {'ok'}, {'stale', present version}, {'seen', record} or {'gone'}; writes everything or nothing.
COMMIT: Final = Script(
    _STILL_TO_DO
    + """
redis.call('HSET', KEYS[1], 'version', ARGV[2], 'status', ARGV[3], 'updated', ARGV[4], 'state', ARGV[5], 'undo', ARGV[11])
local at = tonumber(version)
for i = 12, #ARGV do
  redis.call('XADD', KEYS[2], string.format('%d-1', at + i - 11), 'e', ARGV[i])
end
"""
    + _WRITTEN
)

# KEYS: 1 head, 2 log, 3 answer, 4 due, 5 tries, 6 the suggestions in flight of the seat to act
# ARGV: 1 expected version, 2 new version, 3 status, 4 now, 5 seats, 6 life of the game (ms), 7 game id,
#       8 deadline of the seat to act or '', 9 record of the idempotent answer or '', 10 its life (ms), 11 log entry
# Returns as COMMIT does. The position stays.
CHANGE_SEATS: Final = Script(
    _STILL_TO_DO
    + """
redis.call('HSET', KEYS[1], 'version', ARGV[2], 'status', ARGV[3], 'updated', ARGV[4], 'seats', ARGV[5])
redis.call('XADD', KEYS[2], ARGV[2] .. '-1', 'e', ARGV[11])
"""
    + _WRITTEN
)

# KEYS: 1 due (or asks), 2 tries (or asktries), 3 head (or suggestion)
# ARGV: 1 id, 2 version, 3 latest deadline that may be taken, 4 new deadline, 5 what to add to the attempts
# Returns the number of attempts, or -1 when it is not owed (any more) at that version or not overdue.
TAKE: Final = Script("""
local deadline = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not deadline then return -1 end
local version = redis.call('HGET', KEYS[3], 'version')
if not version then
  redis.call('ZREM', KEYS[1], ARGV[1])
  redis.call('HDEL', KEYS[2], ARGV[1])
  return -1
end
if version ~= ARGV[2] or tonumber(deadline) > tonumber(ARGV[3]) then return -1 end
redis.call('ZADD', KEYS[1], ARGV[4], ARGV[1])
return redis.call('HINCRBY', KEYS[2], ARGV[1], ARGV[5])
""")

# KEYS: 1 suggestion, 2 the seat's suggestions in flight, 3 asks, 4 asktries
# ARGV: 1 id, 2 ask, 3 game id, 4 seat, 5 version, 6 now, 7 deadline, 8 limit in flight, 9 life (ms)
# Returns 'new', 'old' (there is one that is queued, running or finished) or 'too_many'.
ASK: Final = Script("""
local status = redis.call('HGET', KEYS[1], 'status')
if status == 'queued' or status == 'running' or status == 'finished' then return 'old' end
if redis.call('SCARD', KEYS[2]) >= tonumber(ARGV[8]) then return 'too_many' end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'ask', ARGV[2], 'game', ARGV[3], 'seat', ARGV[4], 'version', ARGV[5], 'status', 'queued', 'updated', ARGV[6])
redis.call('PEXPIRE', KEYS[1], ARGV[9])
redis.call('SADD', KEYS[2], ARGV[1])
redis.call('PEXPIRE', KEYS[2], ARGV[9])
redis.call('ZADD', KEYS[3], ARGV[7], ARGV[1])
redis.call('HDEL', KEYS[4], ARGV[1])
return 'new'
""")

# KEYS: 1 an API key's suggestions in flight
# ARGV: 1 id, 2 now, 3 limit, 4 life of a suggestion (ms)
# Returns 1 if the suggestion is among them now, 0 if there are too many others.
RESERVE: Final = Script("""
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[2] - ARGV[4])
if not redis.call('ZSCORE', KEYS[1], ARGV[1]) and redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1
""")

_LEAVE: Final = """
  redis.call('SREM', KEYS[2], ARGV[1])
  redis.call('ZREM', KEYS[3], ARGV[1])
  redis.call('HDEL', KEYS[4], ARGV[1])
"""

# KEYS: 1 suggestion, 2 the seat's suggestions in flight, 3 asks, 4 asktries, 5 head
# ARGV: 1 id, 2 now, 3 new deadline, 4 partial result or ''
# Returns 1 to go on, 0 to stop. A suggestion whose game has moved on becomes stale.
PROGRESS: Final = Script(
    """
local status = redis.call('HGET', KEYS[1], 'status')
if status ~= 'queued' and status ~= 'running' then return 0 end
if redis.call('HGET', KEYS[5], 'version') ~= redis.call('HGET', KEYS[1], 'version') then
  redis.call('HSET', KEYS[1], 'status', 'stale', 'updated', ARGV[2])
"""
    + _LEAVE
    + """
  return 0
end
redis.call('HSET', KEYS[1], 'status', 'running', 'updated', ARGV[2])
if ARGV[4] ~= '' then redis.call('HSET', KEYS[1], 'result', ARGV[4]) end
redis.call('ZADD', KEYS[3], ARGV[3], ARGV[1])
return 1
"""
)

# KEYS: 1 suggestion, 2 the seat's suggestions in flight, 3 asks, 4 asktries
# ARGV: 1 id, 2 now, 3 status, 4 result or '', 5 error or ''
# Returns 1 if it was in flight and has now ended so, else 0.
END: Final = Script(
    """
local status = redis.call('HGET', KEYS[1], 'status')
if status ~= 'queued' and status ~= 'running' then return 0 end
redis.call('HSET', KEYS[1], 'status', ARGV[3], 'updated', ARGV[2])
if ARGV[4] ~= '' then redis.call('HSET', KEYS[1], 'result', ARGV[4]) end
if ARGV[5] ~= '' then redis.call('HSET', KEYS[1], 'error', ARGV[5]) end
"""
    + _LEAVE
    + """
return 1
"""
)

# KEYS: 1 bucket
# ARGV: 1 permits wanted, 2 quota, 3 window (ms)
# The bucket refills at quota per window; stored is when it will be full again (GCRA), so that one number tells all. Redis's clock is
# everybody's. Returns {permits granted, permits left, ms until it is full again, ms until the next permit}.
TAKE_PERMITS: Final = Script("""
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local window = ARGV[3] * 1000
local cost = window / ARGV[2]
local full = tonumber(redis.call('GET', KEYS[1]) or now)
if full < now then full = now end
local function left() return math.floor((now + window - full) / cost + 0.001) end
local granted = math.min(tonumber(ARGV[1]), left())
if granted > 0 then
  full = full + granted * cost
  redis.call('SET', KEYS[1], string.format('%.0f', full), 'PX', string.format('%d', math.ceil((full - now) / 1000)))
end
return {granted, left(), math.ceil((full - now) / 1000), math.max(0, math.ceil((full + cost - window - now) / 1000))}
""")
