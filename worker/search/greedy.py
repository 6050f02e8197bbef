"""One step of foresight: what each action is worth right after it, averaged over sampled worlds."""

from service.engine.contract import Ruleset, State, View
from service.engine.effects import SearchEffects
from service.engine.rng import Rng
from service.engine.tagged import Action
from worker.search.budget import Watch
from worker.search.heuristic import Heuristic


def one_step(ruleset: Ruleset, heuristic: Heuristic, state: State, action: Action, rng: Rng) -> list[float]:
    """Return each seat's expected result after `action` in a copy of `state`."""
    after = state.copy()
    ruleset.apply(after, action, SearchEffects(rng))
    return heuristic.expected(ruleset, after)


def one_step_values(
    ruleset: Ruleset, heuristic: Heuristic, view: View, actions: list[Action], worlds: int, rng: Rng, watch: Watch | None
) -> list[list[float]]:
    """Return each action's mean expected result of every seat over `worlds` sampled worlds.

    In each world all actions meet the same luck. When the watch runs out after the first world, the worlds seen so far count.
    """
    totals: list[list[float]] = []
    seen = 0
    while seen < worlds and (seen == 0 or watch is None or not watch.over()):
        state = ruleset.sample(view, rng)
        luck = rng.next64()
        for i in range(len(actions)):
            values = one_step(ruleset, heuristic, state, actions[i], Rng(luck))
            if seen == 0:
                totals.append(values)
            else:
                total = totals[i]
                for seat in range(len(values)):
                    total[seat] += values[seat]
        seen += 1
    return [[value / seen for value in total] for total in totals]


def greedy_action(ruleset: Ruleset, heuristic: Heuristic, view: View, seat: int, worlds: int, rng: Rng) -> Action:
    """Return the action whose one-step value is highest for `seat`; the first of equals."""
    state = ruleset.sample(view, rng)
    actions = ruleset.legal_actions(state)
    if len(actions) > 1:
        actions = heuristic.prune(ruleset, state, actions)
    if len(actions) == 1:
        return actions[0]
    values = one_step_values(ruleset, heuristic, view, actions, worlds, rng, None)
    best = 0
    for i in range(1, len(actions)):
        if values[i][seat] > values[best][seat]:
            best = i
    return actions[best]
