"""Games and suggestions for the store's tests: the store does not know what a state means."""

from service.games.model import Commit, Facts, Head, NewGame, Remember, Seat, Suggested, Suggestion

GAME = "a" + "0" * 23
NOW = 1_700_000_000_000
SEATS = (Seat("human", None, "Anna", "11" * 32), Seat("ai", "greedy", "Bo", None))


def head(game_id=GAME, version=0, status="active", state=b'{"n":0}'):
    facts = Facts("gondola", "1", {"races": 1}, "private", False, b"\x01" * 32, "22" * 32, NOW)
    return Head(game_id, facts, SEATS, version, status, NOW, state)


def new_game(game_id=GAME, due_at=None, remember=None, status="active"):
    return NewGame(head(game_id, status=status), (b'{"setup":1}',), due_at, remember)


def commit(expected=0, entries=(b'{"e":1}',), due_at=None, remember=None, status="active", state=b'{"n":1}', seat=0):
    return Commit(GAME, expected, seat, status, NOW + 5, state, entries, due_at, remember)


def remember(key="ab" * 32, record=b"print 1 1-s0 x\n{}"):
    return Remember(key, record)


def suggestion(suggestion_id="a" + "1" * 31, seat=0, version=0):
    return Suggestion(suggestion_id, GAME, seat, version, "strong", None, None, 3, Suggested.QUEUED, NOW, NOW)
