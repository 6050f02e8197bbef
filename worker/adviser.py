"""A suggestion: work out what the AI would do in a seat, from that seat's own view."""

import logging
import math
import time
from statistics import fmean, stdev
from typing import Final, final

from service.engine.contract import Ruleset
from service.engine.registry import Registry
from service.engine.rng import Rng
from service.games.errors import GameProblem
from service.games.games import Games
from service.games.model import Suggested, Suggestion, SuggestionTask
from service.jobs.counters import Counted
from service.jobs.queues import ADVICE
from service.jobs.sweeper import Tally
from worker.advice_json import advice_json
from worker.heuristics.catalogue import heuristic_of
from worker.search.advice import Advice, Choice
from worker.search.greedy import one_step_values
from worker.search.heuristic import Heuristic
from worker.search.levels import Player, player_of
from worker.search.think import think

log = logging.getLogger(__name__)

#: Seconds between two questions to the store whether the answer is still wanted.
ASK_SECONDS: Final = 0.1
#: Seconds until the next one when the store could not be reached.
AWAY_SECONDS: Final = 0.5
#: How many sampled worlds judge the choice of a level that does not search.
OPINION_WORLDS: Final = 16


@final
class Ticket:
    """A suggestion in progress, as the store knows it: tells how far it is, and learns whether to stop."""

    def __init__(self, games: Games, task: SuggestionTask, ruleset: Ruleset, tally: Tally) -> None:
        self._context: Final = games.context
        self._tally: Final = tally
        self._task: Final = task
        self._ruleset: Final = ruleset
        self._next_question = 0.0
        self.wanted = True

    def running(self, result: bytes | None) -> None:
        """Say that the work goes on, with what is known so far. GameProblem server/busy when the store cannot be reached."""
        store, settings = self._context.store, self._context.settings
        now = self._context.clock.now_ms()
        self._next_question = time.monotonic() + ASK_SECONDS
        self.wanted = store.progress_suggestion(self._task.suggestion.id, now, now + int(1000 * settings.ai_deadline_s), result)

    def cancelled(self) -> bool:
        """Say whether to stop: asks the store now and then."""
        if self.wanted and time.monotonic() >= self._next_question:
            self._go_on(None)
        return not self.wanted

    def progress(self, advice: Advice) -> None:
        """Show the ranking so far."""
        if self.wanted:
            self._go_on(self.told(advice))

    def _go_on(self, result: bytes | None) -> None:
        """Say that the work goes on. A store that is away for a moment is no reason to throw away what was thought."""
        try:
            self.running(result)
        except GameProblem as problem:
            log.warning("suggestion %s: %s", self._task.suggestion.id, problem)
            self._next_question = time.monotonic() + AWAY_SECONDS

    def told(self, advice: Advice) -> bytes:
        """Return the advice as the result of the suggestion."""
        return advice_json(self._ruleset, advice, self._task.suggestion.top)

    def end(self, status: Suggested, result: bytes | None, error: str | None) -> None:
        """Write how it ended."""
        if self._context.store.end_suggestion(self._task.suggestion.id, self._context.clock.now_ms(), status, result, error):
            self._tally.count(Counted.SUGGESTIONS, status)


@final
class Adviser:
    """Works suggestions out."""

    def __init__(self, games: Games, registry: Registry, tally: Tally) -> None:
        self._games: Final = games
        self._tally: Final = tally
        self._registry: Final = registry

    def advise(self, suggestion_id: str) -> bool:
        """Work the suggestion out; False if it is not wanted any more.

        An exception marks it failed and is raised; but when the store cannot be reached it stays owed, and the sweeper brings it back.
        """
        wanted = self._work_out(suggestion_id)
        if not wanted:
            found = self._games.context.store.suggestion(suggestion_id)
            # Stale: its game moved on. Failed: the rules of its game are gone.
            if found is not None and found.status in (Suggested.STALE, Suggested.FAILED):
                self._tally.count(Counted.SUGGESTIONS, found.status)
        return wanted

    def _work_out(self, suggestion_id: str) -> bool:
        task = self._games.suggestion_task(suggestion_id)
        if task is None:
            return False
        ruleset = self._registry[task.ruleset]
        ticket = Ticket(self._games, task, ruleset, self._tally)
        asked = task.suggestion
        about = {"job": "suggestion", "game": asked.game_id, "ruleset": task.ruleset, "version": asked.version, "seat": asked.seat}
        try:
            ticket.running(None)
            if ticket.cancelled():
                return False
            advice = search(task, ruleset, ticket)
            if ticket.wanted:
                ticket.end(Suggested.FINISHED, ticket.told(advice), None)
            outcome = "advised" if ticket.wanted else "not wanted any more"
            log.info(outcome, extra={**about, "simulations": advice.simulations, "ms": round(1000 * advice.seconds, 1)})
        except Exception as problem:
            log.exception("suggestion %s failed", suggestion_id, extra=about)
            self._tally.count(Counted.FAILED, ADVICE)
            if not isinstance(problem, GameProblem):
                ticket.end(Suggested.FAILED, None, "The search failed.")
            raise
        return ticket.wanted


def search(task: SuggestionTask, ruleset: Ruleset, ticket: Ticket) -> Advice:
    """Return the advice of the level or under the budget that the suggestion asks for."""
    player = player_for(task.suggestion)
    heuristic = heuristic_of(task.ruleset)
    budget = player.budget(heuristic)
    if player.style is None or budget is None:
        return opinion(task, ruleset, heuristic, player)
    return think(
        ruleset,
        heuristic,
        player.style,
        task.view,
        task.suggestion.seat,
        budget,
        task.seed,
        time.monotonic,
        ticket.cancelled,
        ticket.progress,
    )


def opinion(task: SuggestionTask, ruleset: Ruleset, heuristic: Heuristic, player: Player) -> Advice:
    """Return what a level without a search would do: one choice, judged right after it in a few sampled worlds."""
    started = time.monotonic()
    seat = task.suggestion.seat
    action, _ = player.decide(ruleset, heuristic, task.view, seat, task.seed, time.monotonic, lambda: False)
    rng = Rng(task.seed).fork()
    worlds = [one_step_values(ruleset, heuristic, task.view, [action], 1, rng, None)[0] for _ in range(OPINION_WORLDS)]
    by_seat = list(zip(*worlds, strict=True))
    expected = [fmean(values) for values in by_seat]
    error = [stdev(values) / math.sqrt(OPINION_WORLDS) for values in by_seat]
    choice = Choice(action, 0, 1.0, expected, error, expected, error, [])
    return Advice([choice], 0, 0, time.monotonic() - started, stopped=False)


def player_for(suggestion: Suggestion) -> Player:
    """Return the player that the suggestion asks for."""
    if suggestion.simulations is not None:
        return player_of(f"strong:{suggestion.simulations}")
    if suggestion.time_ms is not None:
        return player_of(f"strong:{suggestion.time_ms}ms")
    return player_of(suggestion.level or "strong")
