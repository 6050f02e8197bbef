"""What may be taken back: the strict policy of undo.

A seat may take back its last decision if nobody else has decided since, no chance was drawn by it, and it
revealed nothing that was hidden: everybody was told the same of it, and no event of it made anything public.
The head of a game that allows undo says what holds of the last decision that stands: `<seat>` (it may be taken
back), `<seat>:<why not>`, or nothing at all (there is none).
"""

from functools import lru_cache
from typing import Final, Literal, get_args

from service.engine.contract import SPECTATOR, Ruleset
from service.games.log import Told, told_to_all
from service.games.model import ACTIVE, Head

UndoReason = Literal["off", "over", "no_seat", "stand_in", "nothing", "other_seat", "chance", "revealed"]
#: Why the bearer may not take back, each with a sentence.
REASONS: Final[dict[UndoReason, str]] = {
    "off": "This game was created without undo.",
    "over": "The game is over.",
    "no_seat": "Only a seat can take back.",
    "stand_in": "An AI plays this seat until its player takes it back.",
    "nothing": "There is no decision to take back.",
    "other_seat": "Another seat decided last.",
    "chance": "The last decision drew chance.",
    "revealed": "The last decision revealed something hidden.",
}
assert set(REASONS) == set(get_args(UndoReason))


def undoable(ruleset: Ruleset, seat: int, draws: int, told: Told) -> str:
    """Return what the head says of a decision of `seat` with so many draws, of which this was told."""
    if draws:
        return f"{seat}:chance"
    revealing = _revealing(ruleset)
    if not told_to_all(told) or any(event["type"] in revealing for event, _, _ in told):
        return f"{seat}:revealed"
    return str(seat)


@lru_cache(maxsize=16)
def _revealing(ruleset: Ruleset) -> frozenset[object]:
    return frozenset(kind.tag for kind in ruleset.meta.events if kind.reveals)


def why_no_undo(head: Head, seat: int) -> UndoReason | None:
    """Return why `seat` (or SPECTATOR) may not take back its last decision now, or None if it may."""
    if not head.facts.undo:
        return "off"
    if head.status != ACTIVE:
        return "over"
    if seat == SPECTATOR:
        return "no_seat"
    if head.seats[seat].kind == "ai":
        return "stand_in"
    if not head.undo:
        return "nothing"
    decided, _, why_not = head.undo.partition(":")
    if int(decided) != seat:
        return "other_seat"
    if not why_not:
        return None
    return "chance" if why_not == "chance" else "revealed"
