"""Information-set Monte-Carlo tree search: one tree over many sampled worlds, any number of players.

Every simulation takes a world sampled from what the seat sees (worlds.py), walks down the tree (each seat follows its own expected
result, as in max^n), adds one node, judges the position behind it and adds the judgement up along the way. Only
sampled worlds are searched: what the view hides cannot be used.
"""

from collections.abc import Callable
from typing import Final, final

from service.engine.contract import NO_SEAT, Ruleset, State, View
from service.engine.effects import SearchEffects
from service.engine.rng import Rng
from service.engine.tagged import Action
from worker.search.advice import Advice
from worker.search.budget import Budget, Cancelled, Clock, Watch
from worker.search.greedy import one_step, one_step_values
from worker.search.heuristic import Heuristic, blended, outcome
from worker.search.priors import heaviest, sharpened
from worker.search.root import Root
from worker.search.style import AS_FAR_AS_IT_PAYS, EARLY_TURNS, TO_THE_END, Style
from worker.search.tree import Edge, Node, Tree, add, select_guided, select_uniform
from worker.search.worlds import Worlds

#: Told the ranking so far, at most every 200 ms.
Progress = Callable[[Advice], None]

_REPORT_EVERY: Final = 0.2
#: Root actions are first tried one step deep: about so many tries in all, each action in 4 to 12 worlds.
_FIRST_TRIES: Final = 48
_LEAST_FIRST_WORLDS: Final = 4
_MOST_FIRST_WORLDS: Final = 12
#: A playout of some turns is judged after this many steps even if the turns are not over.
_LONGEST_PLAYOUT: Final = 60
#: The part of its weight that an action keeps when heavier ones are tried one step deep and it is not.
_UNTRIED: Final = 0.05


@final
class Search:
    """One search in progress."""

    def __init__(self, ruleset: Ruleset, heuristic: Heuristic, style: Style, view: View, seat: int, budget: Budget, seed: int) -> None:
        self.ruleset: Final = ruleset
        self.heuristic: Final = heuristic
        self.style: Final = style
        self.view: Final = view
        self.seat: Final = seat
        self.budget: Final = budget
        self.rng: Final = Rng(seed)
        self.horizon: Final = heuristic.horizon() if style.turns == AS_FAR_AS_IT_PAYS else style.turns
        self.replies: Final = 0 if self.horizon == TO_THE_END else heuristic.replies()
        self.points: Final = style.points if self.horizon == TO_THE_END else 0.0
        self.early: Final = style.early if self.horizon == TO_THE_END else 0.0
        #: The luck of the simulation in progress.
        self.luck = self.rng
        self.worlds: Final = Worlds(ruleset, view, self.rng)
        #: Of the simulation in progress: turns ended since the root decision, and the seat that decided last.
        self.turns = 0
        self.last = seat
        #: And each seat's expected result after EARLY_TURNS (nothing before that), and its chance to win where the simulation ended.
        self.foreseen: list[float] = []
        self.chances: list[float] = []
        self.world = ruleset.sample(view, self.rng)
        if ruleset.to_act(self.world) != seat:
            raise ValueError(f"seat {seat} has nothing to decide")
        actions = ruleset.legal_actions(self.world)
        if style.guided and len(actions) > 1:
            actions = heuristic.prune(ruleset, self.world, actions)
        self.root: Final = Root(actions, len(ruleset.standings(self.world)), seat)
        self.tree: Final = Tree(self.root.players)

    def prepare(self, watch: Watch) -> None:
        """Set the priors of the root actions: by weight, and by a first try one step deep."""
        root = self.root
        style = self.style
        if not style.guided:
            return
        priors = self.heuristic.weights(self.ruleset, self.world, root.actions)
        worlds = min(_MOST_FIRST_WORLDS, max(_LEAST_FIRST_WORLDS, _FIRST_TRIES // len(root.actions)))
        root.first = one_step_values(self.ruleset, self.heuristic, self.view, root.actions, worlds, self.rng, watch)
        priors = sharpened(priors, [values[self.seat] for values in root.first], self.heuristic.sharpness())
        total = sum(priors)
        # The few simulations of a search that looks two turns ahead are best spent where the first tries point to.
        even = self.heuristic.even() if style.turns == AS_FAR_AS_IT_PAYS else 0.0
        root.priors = [(1.0 - even) * prior / total + even / len(priors) for prior in priors]

    def simulate(self) -> None:
        """Do one simulation."""
        root = self.root
        chosen = root.choose(self.style)
        edge = root.edges[chosen]
        if self.style.guided:
            state = self.worlds.world(edge.visits)
            self.luck = self.worlds.luck(edge.visits)
        else:
            state = self.ruleset.sample(self.view, self.rng)
        effects = SearchEffects(self.luck)
        self.ruleset.apply(state, edge.action, effects)
        path = [edge]
        passed: list[Node] = []
        self.descend(state, edge, path, passed, effects)
        values = self.judge(state, self.turns, self.last, effects)
        for edge in path:
            edge.visits += 1
            add(edge.totals, values)
        for node in passed:
            node.visits += 1
            add(node.totals, values)
        root.add(chosen, values, self.chances)

    def descend(self, state: State, edge: Edge, path: list[Edge], passed: list[Node], effects: SearchEffects) -> None:
        """Walk down from `edge` to a position that is new to the tree, changing `state` on the way."""
        ruleset = self.ruleset
        depth = 1
        at = self.tree.root
        self.turns = 0
        self.last = self.seat
        self.foreseen = []
        while depth < self.style.depth:
            seat = ruleset.to_act(state)
            if seat == NO_SEAT:
                return
            same = seat == self.last
            if not same:
                self.turns += 1
                self.last = seat
                if 0 < self.horizon <= self.turns:
                    return
                self.foresee(state, self.turns)
            node = edge.node
            if node is None:
                # The first visit of an action is judged as it stands; the second grows the tree.
                if edge.visits == 0 or self.tree.size >= self.budget.nodes:
                    return
                node = self.tree.grow(at, edge, same and self.style.guided)
            at = node
            edge = self.choose(node, seat, state)
            ruleset.apply(state, edge.action, effects)
            path.append(edge)
            passed.append(node)
            depth += 1

    def choose(self, node: Node, seat: int, state: State) -> Edge:
        """Return the edge that `seat` follows at an inner node."""
        style = self.style
        actions = self.ruleset.legal_actions(state)
        if len(actions) == 1:
            edge = node.edge(actions[0])
            edge.seen += 1
            return edge
        if not style.guided:
            return select_uniform(node, seat, actions, style.exploration, self.luck.below(1 << 30))
        actions = self.heuristic.prune(self.ruleset, state, actions)
        weights = self.heuristic.weights(self.ruleset, state, actions)
        if self.replies > 0:
            weights = self.tried(state, seat, actions, weights)
        return select_guided(node, seat, actions, weights, style.exploration * self.root.spread(), style.widening)

    def tried(self, state: State, seat: int, actions: list[Action], weights: list[float]) -> list[float]:
        """Return `weights`, those of the weightiest actions sharpened by what each leads to in this world, the others made small."""
        best = heaviest(weights, self.replies)
        values = self.tries(state, seat, [actions[i] for i in best])
        sharp = sharpened([weights[i] for i in best], values, self.heuristic.sharpness())
        changed = [weight * _UNTRIED for weight in weights]
        for j in range(len(best)):
            changed[best[j]] = sharp[j]
        return changed

    def tries(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        """Return what each action leads to for `seat` one step deep in this world. All meet the same luck, which is none to come."""
        luck = self.luck.next64()
        return [one_step(self.ruleset, self.heuristic, state, action, Rng(luck))[seat] for action in actions]

    def judge(self, state: State, turns: int, seat: int, effects: SearchEffects) -> list[float]:
        """Return each seat's result of going on from `state` as far as the style wants, and set `chances`.

        `turns` have ended since the root decision; `seat` decided last.
        """
        ruleset = self.ruleset
        if not self.style.guided:
            while ruleset.to_act(state) != NO_SEAT:
                ruleset.apply(state, ruleset.pick(state, self.luck), effects)
            return self.finished(state)
        steps = 0
        while self.horizon != 0 and (steps < _LONGEST_PLAYOUT or self.horizon == TO_THE_END):
            now = ruleset.to_act(state)
            if now != seat:
                turns += 1
                seat = now
            if now == NO_SEAT or 0 < self.horizon <= turns:
                break
            self.foresee(state, turns)
            self.go_on(state, now, effects)
            steps += 1
        if ruleset.to_act(state) == NO_SEAT:
            return self.finished(state)
        self.chances = self.heuristic.expected(ruleset, state)
        return self.chances

    def finished(self, state: State) -> list[float]:
        """Return each seat's result of a finished game."""
        standings = self.ruleset.standings(state)
        self.chances = outcome(standings)
        values = blended(standings, self.points, self.heuristic.margin()) if self.points > 0.0 else self.chances
        if not self.foreseen:
            return values
        return [self.early * self.foreseen[i] + (1.0 - self.early) * values[i] for i in range(len(values))]

    def foresee(self, state: State, turns: int) -> None:
        """Set `foreseen` when so many turns have ended that it is time, and it counts."""
        if self.early > 0.0 and turns == EARLY_TURNS and not self.foreseen:
            self.foreseen = self.heuristic.expected(self.ruleset, state)

    def go_on(self, state: State, seat: int, effects: SearchEffects) -> None:
        """Do a sensible decision of `seat` in `state`."""
        ruleset = self.ruleset
        actions = ruleset.legal_actions(state)
        if len(actions) == 1:
            ruleset.apply(state, actions[0], effects)
            return
        actions = self.heuristic.prune(ruleset, state, actions)
        weights = self.heuristic.weights(ruleset, state, actions)
        if self.replies == 0:
            ruleset.apply(state, actions[self.pick_weighted(weights)], effects)
            return
        best = [actions[i] for i in heaviest(weights, self.replies)]
        values = self.tries(state, seat, best)
        # It meets luck of its own: luck is no merit of a decision.
        ruleset.apply(state, best[values.index(max(values))], effects)

    def pick_weighted(self, weights: list[float]) -> int:
        """Return an index at random by the square of its weight: weights say what may be right, a playout decides more surely than that."""
        total = 0.0
        for weight in weights:
            total += weight * weight
        rest = self.luck.unit() * total
        for i in range(len(weights)):
            rest -= weights[i] * weights[i]
            if rest < 0.0:
                return i
        return len(weights) - 1

    def advice(self, watch: Watch) -> Advice:
        """Return the ranking so far."""
        return self.root.advice(self.tree.size, watch.seconds(), watch.stopped)


def think(
    ruleset: Ruleset,
    heuristic: Heuristic,
    style: Style,
    view: View,
    seat: int,
    budget: Budget,
    seed: int,
    clock: Clock,
    cancelled: Cancelled,
    progress: Progress | None,
) -> Advice:
    """Return advice for the decision of `seat`, from its `view` alone; ValueError when it has none to make.

    The same view, seed and limit of simulations give the same advice. `cancelled` is asked at least every 50 ms.
    Where there is one action to choose from, no simulation is spent on it.
    """
    watch = Watch(budget, clock, cancelled, _REPORT_EVERY)
    search = Search(ruleset, heuristic, style, view, seat, budget, seed)
    root = search.root
    if len(root.actions) > 1:
        search.prepare(watch)
        while budget.leaves(root.simulations, watch):
            search.simulate()
            if progress is not None and watch.report_due():
                progress(search.advice(watch))
    return search.advice(watch)
