"""The game as one viewer may see it: the document that most answers are made of."""

import hashlib
from dataclasses import asdict

from service.config import Settings
from service.engine.contract import NO_SEAT, SPECTATOR, Ruleset, State
from service.games.context import expires_at
from service.games.model import FINISHED, Head, Seat
from service.games.undoable import why_no_undo
from service.games.wire import timestamp


def game_document(settings: Settings, head: Head, ruleset: Ruleset, state: State, seat: int) -> dict[str, object]:
    """Return the document of the game for `seat` (or SPECTATOR). `state` is the one of `head.version`."""
    facts = head.facts
    why_not = why_no_undo(head, seat)
    return {
        "id": head.id,
        "ruleset": facts.ruleset,
        "rules_version": facts.rules_version,
        "options": facts.options,
        "players": len(head.seats),
        "seats": [seat_document(n, s) for n, s in enumerate(head.seats)],
        "status": head.status,
        "version": head.version,
        "to_act": to_act_document(head.seats, ruleset.to_act(state)),
        "viewer": None if seat == SPECTATOR else seat,
        "visibility": facts.visibility,
        "seeded": facts.seeded,
        "origin": None if facts.origin is None else asdict(facts.origin),
        "commitment": hashlib.sha256(facts.secret).hexdigest(),
        # Before the end the secret would tell every draw to come.
        "secret": facts.secret.hex() if head.status == FINISHED else None,
        "can_undo": why_not is None,
        "undo_reason": why_not,
        "standings": standings_document(ruleset, state),
        "created_at": timestamp(facts.created_at),
        "updated_at": timestamp(head.updated_at),
        "expires_at": timestamp(expires_at(settings, head.status, head.updated_at)),
        "view": ruleset.view(state, seat),
    }


def seat_document(n: int, seat: Seat) -> dict[str, object]:
    """Return what everybody may know of seat `n`."""
    return {"seat": n, "kind": seat.kind, "level": seat.level, "name": seat.name, "stand_in": seat.stand_in}


def standings_document(ruleset: Ruleset, state: State) -> list[dict[str, int]]:
    """Return the standings by seat."""
    return [{"seat": s.seat, "place": s.place, "score": s.score} for s in ruleset.standings(state)]


def to_act_document(seats: tuple[Seat, ...], seat: int) -> dict[str, object] | None:
    """Return who decides next, or None when the game is over."""
    return None if seat == NO_SEAT else {"seat": seat, "kind": seats[seat].kind}
