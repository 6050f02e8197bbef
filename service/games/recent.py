"""The games that this process saw last: saves reading and decoding a state that has not changed since.

It is a guess, never the truth. A decision made on it is written only if the store is still at its version; if
anything at all speaks against the decision, it is made again on what the store holds. Answers to readers always begin
with what the store holds; only the decoding is saved.

Whatever changes a game must therefore change its version, or be compared by the script that writes decisions.
"""

from collections import OrderedDict
from threading import Lock
from typing import Final, final

from service.engine.contract import State
from service.games.model import Head

#: As many games are remembered by each process.
CAPACITY: Final = 512


@final
class Recent:
    """A small memory of (head, state) by game. States that it holds are never changed."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self._capacity: Final = capacity
        self._games: Final[OrderedDict[str, tuple[Head, State]]] = OrderedDict()
        self._lock: Final = Lock()

    def keep(self, head: Head, state: State) -> None:
        """Remember the game; the caller changes `state` no more."""
        with self._lock:
            self._games[head.id] = (head, state)
            self._games.move_to_end(head.id)
            if len(self._games) > self._capacity:
                self._games.popitem(last=False)

    def guess(self, game_id: str) -> tuple[Head, State] | None:
        """Return the game as this process saw it last, with a state of the caller's own, or None."""
        found = self._games.get(game_id)
        return None if found is None else (found[0], found[1].copy())

    def ruleset(self, game_id: str) -> str | None:
        """Return the ruleset of a game that this process saw lately, or None."""
        found = self._games.get(game_id)
        return None if found is None else found[0].facts.ruleset

    def state(self, head: Head) -> State | None:
        """Return the decoded state of `head`, which the caller must not change, or None."""
        found = self._games.get(head.id)
        return found[1] if found is not None and found[0].state == head.state else None
