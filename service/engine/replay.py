"""Play a record again: the same decisions and outcomes give the same state, every step checked."""

from typing import Final, final

from service.engine.contract import NO_SEAT, Options, Ruleset, State
from service.engine.effects import Recorder, ScriptedEffects, WrongOutcome
from service.engine.tagged import Action


@final
class Step:
    """One decision of a record: who decided what, and which kinds each draw gave."""

    def __init__(self, seat: int, action: Action, draws: list[list[int]]) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.draws: Final = draws


class WrongStep(ValueError):
    """The first step of a record that cannot have happened. `index` is -1 for the set-up."""

    def __init__(self, index: int, message: str, rule: str = "") -> None:
        super().__init__(f"step {index}: {message}")
        self.index: Final = index
        self.message: Final = message
        self.rule: Final = rule


def outcomes(effects: Recorder) -> list[list[int]]:
    """Return the kinds of each draw that `effects` recorded."""
    return [draw.kinds for draw in effects.draws]


def begin(ruleset: Ruleset, options: Options, players: int, setup: list[list[int]]) -> State:
    """Return the state after a recorded set-up, or raise WrongStep."""
    effects = ScriptedEffects(setup)
    try:
        state = ruleset.new(options, players, effects)
        effects.finish()
    except WrongOutcome as wrong:
        raise WrongStep(-1, str(wrong)) from wrong
    return state


def advance(ruleset: Ruleset, state: State, index: int, step: Step) -> None:
    """Change `state` by a recorded step, or raise WrongStep (then `state` is of no more use)."""
    seat = ruleset.to_act(state)
    if seat == NO_SEAT:
        raise WrongStep(index, "the game is over")
    if seat != step.seat:
        raise WrongStep(index, f"seat {step.seat} decides, but it is seat {seat}'s turn")
    rejection = ruleset.check(state, step.action)
    if rejection is not None:
        raise WrongStep(index, rejection.message, rejection.rule)
    effects = ScriptedEffects(step.draws)
    try:
        ruleset.apply(state, step.action, effects)
        effects.finish()
    except WrongOutcome as wrong:
        raise WrongStep(index, str(wrong)) from wrong


def replay(ruleset: Ruleset, options: Options, players: int, setup: list[list[int]], steps: list[Step]) -> State:
    """Return the state after all `steps`, or raise WrongStep at the first that cannot have happened."""
    state = begin(ruleset, options, players, setup)
    for index, step in enumerate(steps):
        advance(ruleset, state, index, step)
    return state
