"""The game as one viewer may see it: the document that most answers are made of."""

import hashlib
from dataclasses import asdict
from functools import lru_cache

from service.config import Settings
from service.engine.contract import NO_SEAT, SPECTATOR, Ruleset, State
from service.games.context import absent_at, expires_at
from service.games.model import ACTIVE, ENDED, Head, Seat
from service.games.undoable import why_no_undo
from service.games.wire import timestamp


def game_document(settings: Settings, head: Head, ruleset: Ruleset, state: State, seat: int) -> dict[str, object]:
    """Return the document of the game for `seat` (or SPECTATOR). `state` is the one of `head.version`."""
    facts = head.facts
    why_not = why_no_undo(head, seat)
    to_act = ruleset.to_act(state)
    return {
        "id": head.id,
        "ruleset": facts.ruleset,
        "rules_version": facts.rules_version,
        "options": facts.options,
        "players": len(head.seats),
        "seats": [seat_document(n, s) for n, s in enumerate(head.seats)],
        "status": head.status,
        "version": head.version,
        "to_act": to_act_document(head, to_act),
        "viewer": None if seat == SPECTATOR else seat,
        "visibility": facts.visibility,
        "seeded": facts.seeded,
        "origin": None if facts.origin is None else asdict(facts.origin),
        "commitment": commitment_to(facts.secret),
        # Before the end the secret would tell every draw to come.
        "secret": None if head.status == ACTIVE else facts.secret.hex(),
        "can_undo": why_not is None,
        "undo_reason": why_not,
        "absence_s": facts.absence_s,
        "act_by": act_by(head, to_act),
        "standings": standings_document(head, ruleset, state),
        "created_at": timestamp(facts.created_at),
        "updated_at": timestamp(head.updated_at),
        "expires_at": timestamp(expires_at(settings, head.status, head.updated_at)),
        "view": ruleset.view(state, seat),
    }


@lru_cache(maxsize=1024)
def commitment_to(secret: bytes) -> str:
    """Return what binds a game to its secret from the beginning: the SHA-256 in hex."""
    return hashlib.sha256(secret).hexdigest()


def seat_document(n: int, seat: Seat) -> dict[str, object]:
    """Return what everybody may know of seat `n`."""
    return {"seat": n, "kind": seat.kind, "level": seat.level, "name": seat.name, "stand_in": seat.stand_in}


def act_by(head: Head, to_act: int) -> str | None:
    """Return when the seat to act is given to an AI if nothing happens until then."""
    if to_act == NO_SEAT or head.status != ACTIVE:
        return None
    deadline = absent_at(head, to_act, head.updated_at)
    return None if deadline is None else timestamp(deadline)


def standings_document(head: Head, ruleset: Ruleset, state: State) -> list[dict[str, int]]:
    """Return the standings by seat: none in a game that was ended before its end."""
    return [] if head.status == ENDED else standings_of(ruleset, state)


def standings_of(ruleset: Ruleset, state: State) -> list[dict[str, int]]:
    """Return the standings of a position by seat."""
    return [{"seat": s.seat, "place": s.place, "score": s.score} for s in ruleset.standings(state)]


def to_act_document(head: Head, seat: int) -> dict[str, object] | None:
    """Return who decides next, by the position, or None when the game is over."""
    return None if seat == NO_SEAT or head.status != ACTIVE else {"seat": seat, "kind": head.seats[seat].kind}
