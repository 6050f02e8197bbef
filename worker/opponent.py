"""An AI seat's turn: look at the seat's own view, choose, and submit through the door that everybody uses."""

import logging
import time
from dataclasses import replace
from typing import Final, final

from service.engine.registry import Registry
from service.engine.tagged import Action
from service.games.errors import Code, GameProblem
from service.games.games import Games
from service.games.model import AiTurn
from service.jobs.counters import Counted
from service.jobs.queues import TURNS
from service.jobs.reasons import NoReasons, Reasons
from service.jobs.sweeper import Tally
from worker.handover import Handover
from worker.heuristics.catalogue import heuristic_of
from worker.search.levels import LEVELS, player_of

log = logging.getLogger(__name__)

#: Seconds for which one job goes on while AI seats follow each other.
PATIENCE_S: Final = 1.0

#: Seconds until a turn is looked at again whose rules are not served.
LATER_S: Final = 3600
#: From this attempt on a better level is not tried again: it failed, or its worker did, or there is too much to do.
GREEDY_ATTEMPT: Final = 2
#: From this attempt on any legal action will do.
RANDOM_ATTEMPT: Final = 4
#: A decision that nobody waits for any more: somebody else made it, or the game is over or gone.
_MOVED_ON: Final = frozenset(
    # Forbidden: the seat's player came back.
    {Code.GAME_STALE_VERSION, Code.GAME_OVER, Code.GAME_NOT_FOUND, Code.ACTION_NOT_YOUR_TURN, Code.AUTH_FORBIDDEN}
)
#: So often may who plays change while one decision is being submitted.
_SUBMISSIONS: Final = 20


def level_at(level: str, attempt: int) -> str:
    """Return the level to play at: that of the seat, or a lower one from the third attempt on."""
    most = "random" if attempt >= RANDOM_ATTEMPT else "greedy" if attempt >= GREEDY_ATTEMPT else level
    return min(level, most, key=LEVELS.index)


@final
class Opponent:
    """Moves for AI seats. `games` tells of due turns through `handover`.

    While AI seats follow each other in a game it goes on, for `patience_s`; then the next turn is a job of its own, so
    that games take turns.
    """

    def __init__(
        self,
        games: Games,
        registry: Registry,
        handover: Handover,
        tally: Tally,
        patience_s: float = PATIENCE_S,
        reasons: Reasons | None = None,
    ) -> None:
        self._games: Final = games
        self._registry: Final = registry
        self._handover: Final = handover
        self._tally: Final = tally
        self._reasons: Final[Reasons] = reasons or NoReasons()
        self._ruleset = ""
        self._patience_s: Final = patience_s

    def move(self, game_id: str, version: int, attempt: int) -> int:
        """Decide for the seat to act at `version`, and go on; return the number of decisions, 0 if none is owed any more.

        Any exception is a failure that the sweeper retries: the turn is made overdue before it is raised.
        """
        until = time.monotonic() + self._patience_s
        turn: tuple[str, int, int] | None = (game_id, version, attempt)
        decisions = 0
        try:
            # What is overdue may be the turn of a player who is away: then an AI plays on, at the next version.
            if attempt > 0 and self._games.replace_absent(game_id, version):
                turn = self._handover.take()
            while turn is not None and self._decide(*turn, claimed=decisions > 0):
                decisions += 1
                if time.monotonic() >= until:
                    break
                turn = self._handover.take()
        except GameProblem as problem:
            if problem.code != Code.RULES_VERSION_GONE:
                raise
            self._put_off(game_id, version, problem)
        finally:
            self._handover.release()
            if decisions > 0:
                self._tally.count(Counted.DECISIONS, self._ruleset, decisions)
        return decisions

    def _put_off(self, game_id: str, version: int, problem: GameProblem) -> None:
        """Leave a turn whose rules are not served for later: a service with them may come back, but nobody here can move."""
        log.warning("game %s: %s", game_id, problem.message, extra={"job": "turn", "game": game_id, "version": version})
        context = self._games.context
        context.store.extend_turn(game_id, version, context.clock.now_ms() + 1000 * LATER_S)

    def _decide(self, game_id: str, version: int, attempt: int, *, claimed: bool) -> bool:
        """Make one decision; False if it is not owed any more. A turn that we made due ourselves has a fresh deadline already."""
        context = self._games.context
        turn = self._games.ai_turn(game_id)
        if turn is None or turn.version != version:
            return False
        deadline = context.clock.now_ms() + int(1000 * context.settings.ai_deadline_s)
        if not claimed and not context.store.extend_turn(game_id, version, deadline):
            return False
        started = time.monotonic()
        try:
            action = self._choose(turn, attempt)
            self._submit(turn, action)
            self._ruleset = turn.ruleset
        except Exception as problem:
            if isinstance(problem, GameProblem) and problem.code in _MOVED_ON:
                return False
            log.exception("game %s at version %d: the AI's decision failed", game_id, version, extra=_about(turn, attempt))
            self._reasons.note(game_id, type(problem).__name__)
            self._tally.count(Counted.FAILED, TURNS)
            # Overdue from now on: the next sweep counts the attempt and retries.
            context.store.extend_turn(game_id, version, context.clock.now_ms())
            raise
        # What was decided may be secret in parts: its kind is not.
        about = {**_about(turn, attempt), "action": action.tag, "ms": round(1000 * (time.monotonic() - started), 1)}
        log.info("decided", extra=about)
        return True

    def _submit(self, turn: AiTurn, action: Action) -> None:
        """Submit the action; again if nothing but who plays has changed, since it was decided on the same view.

        Whoever claims, leaves and takes back seats all the time can therefore not keep an AI from deciding.
        """
        at = turn.version
        for _ in range(_SUBMISSIONS):
            try:
                self._games.act_as_ai(turn.game_id, turn.seat, [action], at)
            except GameProblem as problem:
                now = self._games.ai_turn(turn.game_id) if problem.code == Code.GAME_STALE_VERSION else None
                if now is None or replace(now, version=turn.version) != turn:
                    raise
                at = now.version
            else:
                return

    def _choose(self, turn: AiTurn, attempt: int) -> Action:
        level = level_at(turn.level, attempt)
        if level != turn.level:
            about = {**_about(turn, attempt), "played": level, "reason": self._reasons.of(turn.game_id)}
            log.error(
                "game %s at version %d: attempt %d, seat %d plays %s", turn.game_id, turn.version, attempt, turn.seat, level, extra=about
            )
            self._tally.count(Counted.LOWERED, level)
        ruleset = self._registry[turn.ruleset]
        action, _ = player_of(level).decide(
            ruleset, heuristic_of(turn.ruleset), turn.view, turn.seat, turn.seed, time.monotonic, _nobody_cancels
        )
        return action


def _about(turn: AiTurn, attempt: int) -> dict[str, object]:
    """Return what every line about a turn names."""
    about: dict[str, object] = {"job": "turn", "game": turn.game_id, "ruleset": turn.ruleset, "version": turn.version, "seat": turn.seat}
    return {**about, "seat_level": turn.level, "attempt": attempt}


def _nobody_cancels() -> bool:
    return False
