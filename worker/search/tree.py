"""The tree of the search: decisions as nodes, actions as edges, results of every seat added up on both.

The tree is open-loop: a node stands for all states that one sequence of actions leads to, whatever the luck and
the hidden cards of the world. So an action may be legal at one visit of a node and not at the next; `seen` counts
how often it was.

Within a turn the order does not count: a seat that has done the same things in another order stands at the same node. What follows
there is chosen from what is legal at each visit, so that it does no harm where order did matter.
"""

import math
from typing import Final, final

from service.engine.tagged import Action, Value

Key = tuple[Value, ...]
#: The numbers of decisions (`Tree.number`), the lowest first.
Done = tuple[int, ...]


@final
class Edge:
    """An action that was tried at a node."""

    def __init__(self, action: Action, players: int) -> None:
        self.action: Final = action
        self.seen = 0
        self.visits = 0
        self.totals: Final[list[float]] = [0.0] * players
        self.node: Node | None = None

    def mean(self, seat: int) -> float:
        """Return the mean result of `seat`; the edge has been visited."""
        return self.totals[seat] / self.visits


@final
class Turn:
    """One run of decisions by one seat: its nodes by what has been done on the way there, whatever the order."""

    def __init__(self) -> None:
        self.nodes: Final[dict[Done, Node]] = {}


@final
class Node:
    """A decision point: within `turn`, behind the decisions `done`."""

    def __init__(self, players: int, turn: Turn | None = None, done: Done = ()) -> None:
        self.turn: Final = turn or Turn()
        self.done: Final = done
        self.visits = 0
        self.totals: Final[list[float]] = [0.0] * players
        self.edges: Final[dict[Key, Edge]] = {}

    def edge(self, action: Action) -> Edge:
        """Return the edge of `action`, new or old."""
        key = action.key
        found = self.edges.get(key)
        if found is None:
            found = Edge(action, len(self.totals))
            self.edges[key] = found
        return found


@final
class Tree:
    """All nodes of one search. `root` is the decision that it is about."""

    def __init__(self, players: int) -> None:
        self._players: Final = players
        self._numbers: Final[dict[Key, int]] = {}
        self.root: Final = Node(players)
        #: Nodes behind the root.
        self.size = 0

    def number(self, action: Action) -> int:
        """Return the number of an action: they are numbered as they are met."""
        return self._numbers.setdefault(action.key, len(self._numbers))

    def grow(self, node: Node, edge: Edge, same: bool) -> Node:
        """Return the node behind an edge of `node`, new or one of the turn; `same` says that the turn goes on."""
        if not same:
            edge.node = behind = Node(self._players)
            self.size += 1
            return behind
        done = tuple(sorted([*node.done, self.number(edge.action)]))
        found = node.turn.nodes.get(done)
        if found is None:
            found = Node(self._players, node.turn, done)
            node.turn.nodes[done] = found
            self.size += 1
        edge.node = found
        return found


def add(totals: list[float], values: list[float]) -> None:
    """Add `values` to `totals`, seat by seat."""
    for seat in range(len(totals)):
        totals[seat] += values[seat]


def best_edge(node: Node) -> Edge | None:
    """Return the edge visited most (the first of equals), or None."""
    best: Edge | None = None
    for edge in node.edges.values():
        if edge.visits > 0 and (best is None or edge.visits > best.visits):
            best = edge
    return best


def line_from(node: Node | None, longest: int) -> list[Action]:
    """Return the most visited continuation from `node`, at most `longest` actions."""
    line: list[Action] = []
    while node is not None and len(line) < longest:
        edge = best_edge(node)
        if edge is None:
            break
        line.append(edge.action)
        node = edge.node
    return line


def select_uniform(node: Node, seat: int, actions: list[Action], exploration: float, chance: int) -> Edge:
    """Return the edge to follow by UCB1 over what is available now; untried actions first, the one that `chance` picks."""
    untried: list[Action] = []
    best: Edge | None = None
    best_score = 0.0
    for action in actions:
        edge = node.edges.get(action.key)
        if edge is None:
            untried.append(action)
            continue
        edge.seen += 1
        if untried:
            continue
        score = edge.mean(seat) + exploration * math.sqrt(math.log(edge.seen) / edge.visits)
        if best is None or score > best_score:
            best = edge
            best_score = score
    if untried:
        edge = node.edge(untried[chance % len(untried)])
        edge.seen = 1
        return edge
    assert best is not None
    return best


def select_guided(node: Node, seat: int, actions: list[Action], weights: list[float], exploration: float, widening: float) -> Edge:
    """Return the edge to follow: own mean result plus a bonus by prior that fades with visits.

    Priors are `weights`, made to add up to 1. Of the actions not tried yet only the weightiest is a candidate, and
    only while fewer than 1 + widening * sqrt(visits) of those available have been tried. It is
    expected to be worth what the node is worth so far.
    """
    total = 0.0
    for weight in weights:
        total += weight
    best: Edge | None = None
    best_score = 0.0
    tried = 0
    new = -1
    for i in range(len(actions)):
        edge = node.edges.get(actions[i].key)
        if edge is None:
            if new < 0 or weights[i] > weights[new]:
                new = i
            continue
        tried += 1
        edge.seen += 1
        score = edge.mean(seat) + exploration * weights[i] / total * math.sqrt(edge.seen) / (1 + edge.visits)
        if best is None or score > best_score:
            best = edge
            best_score = score
    if new >= 0 and (best is None or tried < 1.0 + widening * math.sqrt(node.visits)):
        usual = node.totals[seat] / node.visits if node.visits > 0 else 0.0
        if best is None or usual + exploration * weights[new] / total * math.sqrt(node.visits + 1) > best_score:
            edge = node.edge(actions[new])
            edge.seen = node.visits + 1
            return edge
    assert best is not None
    return best
