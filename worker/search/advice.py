"""What a search answers: every action it looked at, ranked, with what it expects of it."""

from typing import Final, final

from service.engine.tagged import Action


@final
class Choice:
    """One action that the search considered.

    `visits` counts the simulations that began with it and `share` is their part of all (0 to 1); actions are ranked by them.
    `expected` holds each seat's expected result (0 to 1; what the search follows) and `error` its standard error; `chances` are
    the chances to win, shared wins counted in parts, with theirs. The two differ where games were played to the end: then the margin of
    points is part of the result. `line` is the continuation thought most probable, by all seats in turn.
    """

    def __init__(
        self,
        action: Action,
        visits: int,
        share: float,
        expected: list[float],
        error: list[float],
        chances: list[float],
        chances_error: list[float],
        line: list[Action],
    ) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.share: Final = share
        self.expected: Final = expected
        self.error: Final = error
        self.chances: Final = chances
        self.chances_error: Final = chances_error
        self.line: Final = line


@final
class Advice:
    """The ranking after `simulations`, best first, never empty. `nodes` is the size of the tree and `seconds` the time it took.

    `stopped` says that the search was cancelled before its budget was used.
    """

    def __init__(self, choices: list[Choice], simulations: int, nodes: int, seconds: float, stopped: bool) -> None:
        self.choices: Final = choices
        self.simulations: Final = simulations
        self.nodes: Final = nodes
        self.seconds: Final = seconds
        self.stopped: Final = stopped

    @property
    def best(self) -> Action:
        """The action to play."""
        return self.choices[0].action
