"""List games, newest first, page by page.

A page goes on behind the place where the one before ended, so that games created meanwhile change nothing. What a page passes over -
games that do not fit, or that are gone - is bounded: a page may have fewer games than asked for, and others behind it.
"""

import base64
import binascii
from dataclasses import dataclass
from typing import Final

from service.engine.contract import NO_SEAT
from service.games.context import Context, decoded, expires_at, ruleset_of
from service.games.document import act_by, seat_document, to_act_document
from service.games.errors import Code, GameProblem, invalid
from service.games.model import ACTIVE, STATUSES, VISIBILITIES, Answer, Head
from service.games.places import PUBLIC, id_of, is_place, owner_who_asks
from service.games.wire import dumps, loads, timestamp

#: How many games a page may have, and how many it has if nothing is said.
MAX_GAMES: Final = 100
DEFAULT_GAMES: Final = 20
#: How many games are looked at for one page.
_LOOKED_AT: Final = 500


@dataclass(frozen=True, slots=True)
class ListWish:
    """Which games: of the bearer's own (None) or all of a `visibility`; of a status, of a ruleset, with an open seat or without one."""

    visibility: str | None = None
    status: str | None = None
    ruleset: str | None = None
    has_open_seat: bool | None = None
    cursor: str | None = None
    limit: int = DEFAULT_GAMES

    def fits(self, head: Head) -> bool:
        """Say whether the game is wanted."""
        has_open = any(seat.kind == "open" for seat in head.seats)
        return (
            self.visibility in (None, head.facts.visibility)
            and self.status in (None, head.status)
            and self.ruleset in (None, head.facts.ruleset)
            and self.has_open_seat in (None, has_open)
        )


def list_games(ctx: Context, bearer: str | None, wish: ListWish) -> Answer:
    """Return `{games, next_cursor}`: of the bearer's API key; public ones of everybody for anybody."""
    _check(ctx, wish)
    before = None if wish.cursor is None else _place(wish.cursor)
    index = PUBLIC if wish.visibility == PUBLIC else owner_who_asks(ctx.keys, bearer)
    found, last = _page(ctx, index, before, wish)
    document = {"games": [_summary(ctx, head) for head in found], "next_cursor": None if last is None else _cursor(last)}
    return Answer(dumps(document), 0)


def _page(ctx: Context, index: str, before: str | None, wish: ListWish) -> tuple[list[Head], str | None]:
    """Return the games of a page, and the place behind which the next one begins (None: there is none)."""
    found: list[Head] = []
    left = _LOOKED_AT
    while left > 0:
        size = min(left, wish.limit + 1)
        places = ctx.store.places(index, before, size)
        left -= size
        for place, head in zip(places, ctx.store.heads([id_of(place) for place in places], states=True), strict=True):
            if len(found) == wish.limit:
                return found, before
            before = place
            if head is not None and wish.fits(head):
                found.append(head)
        if len(places) < size:
            return found, None
    return found, before


def _summary(ctx: Context, head: Head) -> dict[str, object]:
    """Return what everybody may know of a game without looking at it."""
    seat = seat_to_act(ctx, head)
    to_act = NO_SEAT if seat is None else seat
    return {
        "id": head.id,
        "ruleset": head.facts.ruleset,
        "rules_version": head.facts.rules_version,
        "rules_gone": seat is None,
        "visibility": head.facts.visibility,
        "status": head.status,
        "version": head.version,
        "seats": [seat_document(n, seat) for n, seat in enumerate(head.seats)],
        "to_act": to_act_document(head, to_act),
        "act_by": act_by(head, to_act),
        "created_at": timestamp(head.facts.created_at),
        "updated_at": timestamp(head.updated_at),
        "expires_at": timestamp(expires_at(ctx.settings, head.status, head.updated_at)),
    }


def seat_to_act(ctx: Context, head: Head) -> int | None:
    """Return the seat that decides by the position; NO_SEAT if the game is over, None if the service no longer has the rules that tell."""
    try:
        ruleset = ruleset_of(ctx, head)
        if head.status != ACTIVE:
            return NO_SEAT
        known = ctx.recent.state(head)
        return ruleset.to_act(decoded(ruleset, head, loads(head.state)) if known is None else known)
    except GameProblem as problem:
        if problem.code != Code.RULES_VERSION_GONE:
            raise
        return None


def _check(ctx: Context, wish: ListWish) -> None:
    names = tuple(ctx.registry.names())
    for name, value, values in (
        ("visibility", wish.visibility, VISIBILITIES),
        ("status", wish.status, STATUSES),
        ("ruleset", wish.ruleset, names),
    ):
        if value is not None and value not in values:
            raise invalid(name, "one of " + ", ".join(values), value)
    if not 1 <= wish.limit <= MAX_GAMES:
        raise invalid("limit", f"a whole number from 1 to {MAX_GAMES}", wish.limit)


def _cursor(place: str) -> str:
    return base64.urlsafe_b64encode(place.encode()).decode().rstrip("=")


def _place(cursor: str) -> str:
    try:
        place = base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)).decode("ascii")
    except (ValueError, binascii.Error):
        place = ""
    if not is_place(place):
        raise invalid("cursor", "the `next_cursor` of an earlier page", cursor[:80])
    return place
