"""The turns that the bearer has to make, over many games; at once, or as soon as they are others.

Whose turn it is follows from a position, which never changes at a version: it is worked out once per process and version. Waiting is one blocking
question for all games at a time, no polling.
"""

import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Final, final

from service.engine.contract import NO_SEAT
from service.games.bearer import seat_of
from service.games.context import Context, is_game_id
from service.games.document import act_by
from service.games.errors import invalid
from service.games.listing import seat_to_act
from service.games.model import ACTIVE, MAX_WAIT_S, Answer, Head
from service.games.places import id_of, owner_who_asks
from service.games.wire import canonical, dumps, timestamp

#: How many games of an owner (the newest active ones) and how many seats by token one inbox looks at.
MAX_OWN: Final = 200
MAX_SEATS: Final = 100
#: For so many versions is it remembered whose turn it is.
_REMEMBERED: Final = 8192

SeatTokens = Sequence[tuple[str, str]]


@final
class WhoseTurn:
    """Remembers whose turn it is in a game at a version. Safe for threads."""

    def __init__(self) -> None:
        self._seats: Final[OrderedDict[tuple[str, int], int]] = OrderedDict()
        self._lock: Final = Lock()

    def of(self, ctx: Context, heads: Sequence[Head]) -> list[tuple[Head, int]]:
        """Return active games, given without their states, and the seats to act; those that have gone in between are left out."""
        known = [(head, self._seats.get((head.id, head.version))) for head in heads]
        unknown = [head.id for head, seat in known if seat is None]
        fresh = {head.id: head for head in ctx.store.heads(unknown, states=True) if head is not None} if unknown else {}
        found: list[tuple[Head, int]] = []
        for head, seat in known:
            if seat is not None:
                found.append((head, seat))
            elif head.id in fresh and fresh[head.id].status == ACTIVE:
                # It may be a version further on by now.
                now = fresh[head.id]
                seat = seat_to_act(ctx, now)
                # Nobody has a turn in a game whose rules are gone.
                found.append((now, self._keep(now, NO_SEAT if seat is None else seat)))
        return found

    def _keep(self, head: Head, seat: int) -> int:
        with self._lock:
            self._seats[head.id, head.version] = seat
            while len(self._seats) > _REMEMBERED:
                self._seats.popitem(last=False)
        return seat


@dataclass(frozen=True, slots=True)
class Found:
    """The turns as they are now; `versions` of the games that they were looked for in."""

    turns: list[dict[str, object]]
    versions: dict[str, int]
    complete: bool

    @property
    def marker(self) -> str:
        """What tells these turns from others."""
        told = [[turn["game_id"], turn["seat"], turn["version"]] for turn in self.turns]
        return hashlib.sha256(canonical(told)).hexdigest()[:24]


def inbox(ctx: Context, whose: WhoseTurn, bearer: str | None, seats: SeatTokens, marker: str | None, wait_s: float) -> Answer:
    """Return `{turns, marker, complete}`: the turns of the players of the API key's games, and of the seats given by game id and token.

    With `marker` (of an earlier answer) it waits up to `wait_s` for other turns. Games that are gone are passed over; GameProblem auth/forbidden for a
    token of another game.
    """
    if not 0 <= wait_s <= MAX_WAIT_S:
        raise invalid("wait", f"a number of seconds from 0 to {MAX_WAIT_S}", wait_s)
    if len(seats) > MAX_SEATS:
        raise invalid("Seat-Tokens", f"at most {MAX_SEATS} seats", f"{len(seats)} seats")
    owner = None if seats and bearer is None else owner_who_asks(ctx.keys, bearer)
    end = ctx.clock.now_ms() + int(1000 * wait_s)
    since = ctx.store.moment() if marker is not None and wait_s > 0 else 0
    found = _look(ctx, whose, owner, seats)
    if found.marker == marker and wait_s > 0:
        with ctx.waiting.place():
            found = _wait(ctx, whose, owner, seats, found, since, end)
    return Answer(dumps({"turns": found.turns, "marker": found.marker, "complete": found.complete}), 0)


def _wait(ctx: Context, whose: WhoseTurn, owner: str | None, seats: SeatTokens, known: Found, since: int, end: int) -> Found:
    found = known
    while found.marker == known.marker:
        left = (end - ctx.clock.now_ms()) / 1000
        if left <= 0:
            return found
        ctx.store.wait_any(found.versions, owner, since, left)
        since = ctx.store.moment()
        found = _look(ctx, whose, owner, seats)
    return found


def _look(ctx: Context, whose: WhoseTurn, owner: str | None, seats: SeatTokens) -> Found:
    own, complete = ([], True) if owner is None else _own(ctx, owner)
    games = list({game_id: None for game_id, _ in seats if is_game_id(game_id)})
    given = {head.id: head for head in ctx.store.heads(games, states=False) if head is not None} if games else {}
    # The seat of each token is known before any turn is told: a wrong token is refused whatever the game is at.
    mine = {(game_id, seat_of(given[game_id], token)) for game_id, token in seats if game_id in given}
    heads = {head.id: head for head in (*own, *given.values()) if head.status == ACTIVE}
    players = {head.id for head in own}
    turns = [
        (head, seat)
        for head, seat in whose.of(ctx, list(heads.values()))
        if seat != NO_SEAT and head.seats[seat].kind == "human" and (head.id in players or (head.id, seat) in mine)
    ]
    # Who waits longest comes first.
    turns.sort(key=lambda turn: (turn[0].updated_at, turn[0].id))
    return Found([_turn(head, seat) for head, seat in turns], {head.id: head.version for head in heads.values()}, complete)


def _own(ctx: Context, owner: str) -> tuple[list[Head], bool]:
    """Return the newest active games of the owner, and whether these are all."""
    places = ctx.store.live_places(owner, MAX_OWN + 1)
    complete = len(places) <= MAX_OWN
    places = places[:MAX_OWN]
    heads = ctx.store.heads([id_of(place) for place in places], states=False) if places else []
    over = [place for place, head in zip(places, heads, strict=True) if head is None or head.status != ACTIVE]
    if over:
        ctx.store.forget_live(owner, over)
    return [head for head in heads if head is not None and head.status == ACTIVE], complete


def _turn(head: Head, seat: int) -> dict[str, object]:
    return {
        "game_id": head.id,
        "ruleset": head.facts.ruleset,
        "version": head.version,
        "seat": seat,
        "name": head.seats[seat].name,
        "since": timestamp(head.updated_at),
        "act_by": act_by(head, seat),
    }
