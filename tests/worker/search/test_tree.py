import pytest

from service.engine.tagged import Action
from worker.search.tree import Node, Tree, best_edge, line_from, select_guided, select_uniform

A, B, C = (Action((f"toy.{name}",)) for name in "abc")


def visit(node, edge, values):
    edge.visits += 1
    node.visits += 1
    for seat, value in enumerate(values):
        edge.totals[seat] += value
        node.totals[seat] += value


def test_uniform_selection_tries_every_action_once_first():
    node = Node(2)
    tried = []
    for chance in (4, 3, 2):
        edge = select_uniform(node, 0, [A, B, C], 0.7, chance)
        tried.append(edge.action)
        visit(node, edge, [0.5, 0.5])
    # 4 % 3 untried = 1, then 3 % 2 of A and C = 1, then A.
    assert tried == [B, C, A]


def test_uniform_selection_counts_how_often_an_action_was_available():
    node = Node(1)
    for actions in ([A], [A, B], [A, B]):
        visit(node, select_uniform(node, 0, actions, 0.7, 0), [0.5])
    assert [(e.action, e.seen, e.visits) for e in node.edges.values()] == [(A, 3, 2), (B, 2, 1)]


def test_uniform_selection_never_follows_what_is_not_available():
    node = Node(1)
    for _ in range(5):
        visit(node, select_uniform(node, 0, [A], 0.7, 0), [1.0])
    assert select_uniform(node, 0, [B], 0.7, 0).action == B
    assert node.edges[B.key].seen == 1


def test_each_seat_follows_its_own_result():
    node = Node(2)
    for action, values in ((A, [1.0, 0.0]), (B, [0.0, 1.0])):
        for _ in range(50):
            visit(node, node.edge(action), values)
        node.edges[action.key].seen = 100
    assert select_guided(node, 0, [A, B], [1.0, 1.0], 0.1, 2.0).action == A
    assert select_guided(node, 1, [A, B], [1.0, 1.0], 0.1, 2.0).action == B


def test_guided_selection_begins_with_the_weightiest():
    assert select_guided(Node(2), 0, [A, B, C], [1.0, 5.0, 2.0], 1.0, 2.0).action == B


def test_the_bonus_of_a_prior_fades_with_visits():
    # Equal means: the visits settle in the proportion of the priors, 3 to 1.
    node = Node(1)
    for _ in range(400):
        visit(node, select_guided(node, 0, [A, B], [3.0, 1.0], 1.0, 5.0), [0.5])
    assert node.edges[A.key].visits == pytest.approx(300, abs=12)


def test_widening_holds_back_the_light_actions():
    # One visit allows 1 + 0.5 * 1 = 1.5: a second action is tried; a third needs sqrt(n) > 2, the fifth visit.
    node = Node(1)
    counts = []
    for _ in range(8):
        visit(node, select_guided(node, 0, [A, B, C], [1.0, 1.0, 1.0], 10.0, 0.5), [0.5])
        counts.append(len(node.edges))
    assert counts == [1, 2, 2, 2, 2, 3, 3, 3]


def test_the_line_follows_the_most_visited():
    root = Node(1)
    for action in (A, B, B):
        visit(root, root.edge(action), [0.5])
    inner = Node(1)
    root.edges[B.key].node = inner
    visit(inner, inner.edge(C), [0.5])
    inner.edge(A)
    assert line_from(root, 8) == [B, C]
    assert line_from(root, 1) == [B]
    assert line_from(None, 8) == []
    assert best_edge(Node(1)) is None


def test_within_a_turn_the_order_does_not_count():
    tree = Tree(2)
    a, b = tree.root.edge(A), tree.root.edge(B)
    behind_a, behind_b = tree.grow(tree.root, a, True), tree.grow(tree.root, b, True)
    assert behind_a is not behind_b
    both = tree.grow(behind_a, behind_a.edge(B), True)
    assert tree.grow(behind_b, behind_b.edge(A), True) is both
    assert tree.size == 3
    # How often does count.
    twice = tree.grow(both, both.edge(A), True)
    assert twice is not both
    assert tree.grow(behind_b, behind_b.edge(B), True) is not twice


def test_what_other_seats_do_in_between_keeps_turns_apart():
    tree = Tree(2)
    over = [tree.grow(tree.root, tree.root.edge(action), False) for action in (A, B)]
    behind = [tree.grow(node, node.edge(C), True) for node in over]
    assert behind[0] is not behind[1]
    assert tree.size == 4
