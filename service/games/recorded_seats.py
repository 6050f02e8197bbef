"""Who plays each seat while a record is played again."""

from typing import Any, Final, final

from service.engine.replay import WrongStep
from service.games.model import CHANGE_KINDS, ChangeKind, Seat

Step = dict[str, Any]

#: What a seat is before and after each kind of change.
_TURNS: Final[dict[ChangeKind, tuple[str, str]]] = {
    "claim": ("open", "human"),
    "resign": ("human", "ai"),
    "absence": ("human", "ai"),
    "rejoin": ("ai", "human"),
}
assert {*_TURNS, "end"} == set(CHANGE_KINDS)


@final
class Players:
    """The seats of a record, which lists them as they are at its end. What a seat was at the beginning, its first change tells."""

    def __init__(self, seats: list[dict[str, Any]], steps: list[Step]) -> None:
        self._last: Final = [dict(seat) for seat in seats]
        self._now: Final[dict[int, dict[str, Any]]] = {}
        self._kinds: Final = [str(seat["kind"]) for seat in seats]
        #: The seats that an AI plays for somebody.
        self._away: Final[set[int]] = set()
        self.ended = False
        for step in reversed(steps):
            if step["kind"] in _TURNS and step["seat"] is not None and step["seat"] < len(seats):
                self._kinds[step["seat"]] = _TURNS[step["kind"]][0]

    def check_decides(self, index: int, seat: int) -> None:
        """Raise WrongStep for a decision of a seat that nobody plays."""
        if self._kinds[seat] == "open":
            raise WrongStep(index, f"seat {seat} decides, but it is open.")

    def change(self, index: int, step: Step) -> Seat | None:
        """Return what the seat is since that step (None: the game was ended), or raise WrongStep."""
        kind, seat, became = step["kind"], step["seat"], step["became"]
        if step["action"] is not None or step["undone"] is not None or step["draws"]:
            raise WrongStep(index, f"a step of the kind {kind} says what its seat became, and nothing else.")
        if kind == "end":
            if seat is not None or became is not None:
                raise WrongStep(index, "the end of a game changes no seat.")
            self.ended = True
            return None
        before, after = _TURNS[kind]
        if seat is None or seat >= len(self._kinds) or self._kinds[seat] != before or (kind == "rejoin" and seat not in self._away):
            raise WrongStep(index, f"there is no seat {seat} for a step of the kind {kind}.")
        if became is None or became["kind"] != after or (became["level"] is None) != (after != "ai"):
            raise WrongStep(index, f"seat {seat} can only become one of the kind {after}.")
        self._now[seat] = became
        self._kinds[seat] = after
        (self._away.add if after == "ai" else self._away.discard)(seat)
        # Somebody holds the token of a seat that changes; which is no matter.
        return Seat(became["kind"], became["level"], became["name"], "")

    def check_end(self, index: int) -> None:
        """Raise WrongStep unless the seats are now what the record says."""
        for seat, became in self._now.items():
            if became != self._last[seat]:
                raise WrongStep(index, f"seat {seat} is another.")
