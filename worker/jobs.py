"""The functions that RQ calls (see PROTOCOL.md)."""

from functools import cache

from service.config import settings_from
from worker.office import Office


@cache
def _office() -> Office:
    """Return this process's office. The supervisor runs no jobs and so never makes one before it forks."""
    return Office(settings_from())


def take_turn(game_id: str, version: int, attempt: int) -> int:
    """Decide for the AI seat that is to act at that version of the game, and go on; return the number of decisions."""
    return _office().opponent.move(game_id, version, attempt)


def advise(suggestion_id: str, _attempt: int) -> bool:
    """Work a suggestion out; False if it is not wanted any more."""
    return _office().adviser.advise(suggestion_id)
