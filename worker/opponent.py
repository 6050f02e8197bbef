"""An AI seat's turn: look at the seat's own view, choose, and submit through the door that everybody uses."""

import logging
import time
from typing import Final, final

from service.engine.registry import Registry
from service.engine.tagged import Action
from service.games.errors import Code, GameProblem
from service.games.games import Games
from service.games.model import AiTurn
from worker.heuristics.catalogue import heuristic_of
from worker.search.levels import LEVELS, player_of

log = logging.getLogger(__name__)

#: From this attempt on a better level is not tried again: it failed, or its worker did, or there is too much to do.
GREEDY_ATTEMPT: Final = 2
#: From this attempt on any legal action will do.
RANDOM_ATTEMPT: Final = 4
#: A decision that nobody waits for any more: somebody else made it, or the game is over or gone.
_MOVED_ON: Final = frozenset({Code.GAME_STALE_VERSION, Code.GAME_OVER, Code.GAME_NOT_FOUND, Code.ACTION_NOT_YOUR_TURN})


def level_at(level: str, attempt: int) -> str:
    """Return the level to play at: that of the seat, or a lower one from the third attempt on."""
    most = "random" if attempt >= RANDOM_ATTEMPT else "greedy" if attempt >= GREEDY_ATTEMPT else level
    return min(level, most, key=LEVELS.index)


@final
class Opponent:
    """Moves for AI seats, one decision at a time: the next one is a job of its own, so that games take turns."""

    def __init__(self, games: Games, registry: Registry) -> None:
        self._games: Final = games
        self._registry: Final = registry

    def move(self, game_id: str, version: int, attempt: int) -> bool:
        """Decide for the seat to act at `version`; False if the decision is not owed any more.

        Any exception is a failure that the sweeper retries: the turn is made overdue before it is raised.
        """
        context = self._games.context
        turn = self._games.ai_turn(game_id)
        if turn is None or turn.version != version:
            return False
        deadline = context.clock.now_ms() + int(1000 * context.settings.ai_deadline_s)
        if not context.store.extend_turn(game_id, version, deadline):
            return False
        try:
            action = self._choose(turn, attempt)
            self._games.act_as_ai(game_id, turn.seat, [action], version)
        except Exception as problem:
            if isinstance(problem, GameProblem) and problem.code in _MOVED_ON:
                return False
            log.exception("game %s at version %d: the AI's decision failed", game_id, version)
            # Overdue from now on: the next sweep counts the attempt and retries.
            context.store.extend_turn(game_id, version, context.clock.now_ms())
            raise
        return True

    def _choose(self, turn: AiTurn, attempt: int) -> Action:
        level = level_at(turn.level, attempt)
        if level != turn.level:
            log.error("game %s at version %d: attempt %d, seat %d plays %s", turn.game_id, turn.version, attempt, turn.seat, level)
        ruleset = self._registry[turn.ruleset]
        action, _ = player_of(level).decide(
            ruleset, heuristic_of(turn.ruleset), turn.view, turn.seat, turn.seed, time.monotonic, _nobody_cancels
        )
        return action


def _nobody_cancels() -> bool:
    return False
