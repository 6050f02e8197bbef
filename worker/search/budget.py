"""How much a search may spend, and the watch that says when to stop."""

from collections.abc import Callable
from typing import Final, final

#: Seconds from some fixed point, like `time.monotonic`. The search never looks at a clock of its own.
Clock = Callable[[], float]
#: Asked whether the answer is still wanted.
Cancelled = Callable[[], bool]

#: Seconds between two questions whether to stop. A cancelled search is over within 50 ms.
POLL: Final = 0.01
#: As many nodes as fit into some 150 MB.
MAX_NODES: Final = 100_000


@final
class Budget:
    """Limits of one search; 0 stands for no limit of that kind, but `nodes` is always bounded.

    Under a limit of simulations alone the answer depends on view and seed only; a limit of time makes
    it depend on the machine. One of the two must be given (ValueError). `least` simulations are done however
    long they take, so that a slow machine does not turn a search into a guess.
    """

    def __init__(self, simulations: int = 0, milliseconds: int = 0, nodes: int = MAX_NODES, least: int = 0) -> None:
        if simulations < 1 and milliseconds < 1:
            raise ValueError("a search needs a limit of simulations or of time")
        if nodes < 1:
            raise ValueError("a search needs at least one node")
        self.simulations: Final = simulations
        self.milliseconds: Final = milliseconds
        self.nodes: Final = nodes
        self.least: Final = least

    def leaves(self, simulations: int, watch: "Watch") -> bool:
        """Say whether a search that has done so many simulations may do another."""
        if watch.over() and (watch.stopped or simulations >= self.least):
            return False
        return self.simulations < 1 or simulations < self.simulations


@final
class Watch:
    """Follows time, cancelling and progress of one search. The clock is read at every question, the canceller every 10 ms."""

    def __init__(self, budget: Budget, clock: Clock, cancelled: Cancelled, interval: float) -> None:
        self._clock: Final = clock
        self._cancelled: Final = cancelled
        self._interval: Final = interval
        self.start: Final = clock()
        self._end = self.start + budget.milliseconds / 1000.0 if budget.milliseconds > 0 else 0.0
        self._next_poll = self.start + POLL
        # The first report comes early: somebody waits for a first answer.
        self._next_report = self.start + interval / 5.0
        self.stopped = cancelled()

    def over(self) -> bool:
        """Say whether the time is up or the search was cancelled."""
        now = self._clock()
        if now >= self._next_poll:
            self._next_poll = now + POLL
            self.stopped = self.stopped or self._cancelled()
        return self.stopped or (self._end > 0.0 and now >= self._end)

    def report_due(self) -> bool:
        """Say whether a report of progress is due, and count it as given."""
        now = self._clock()
        if now < self._next_report:
            return False
        self._next_report = now + self._interval
        return True

    def seconds(self) -> float:
        """Return the seconds since the start."""
        return self._clock() - self.start
