import itertools
import math

import pytest

from worker.softmax import Choice, descend, entropy_of, loss_of, shares_of, slope_of

#: The first option has trait 0, the second trait 1, the third none.
THREE = Choice([[(0, 1.0)], [(1, 2.0)], []], [0.5, 0.25, 0.25])


def test_shares_are_a_softmax_of_weight_times_strength():
    # exp(0), exp(2 * 0.5) = e, exp(0)
    assert shares_of(THREE, [0.0, 0.5]) == pytest.approx([1 / (2 + math.e), math.e / (2 + math.e), 1 / (2 + math.e)])


def test_the_loss_of_weights_of_nothing_is_that_of_guessing():
    assert loss_of([THREE], [0.0, 0.0]) == pytest.approx(math.log(3))


def test_no_loss_is_less_than_the_entropy_and_the_right_weights_reach_it():
    # 0.5 : 0.25 : 0.25 is exp(ln 2) : exp(0) : exp(0).
    assert entropy_of([THREE]) == pytest.approx(1.5 * math.log(2))
    assert loss_of([THREE], [math.log(2), 0.0]) == pytest.approx(entropy_of([THREE]))
    assert loss_of([THREE], [math.log(2), 0.1]) > entropy_of([THREE])


def test_the_slope_is_that_of_the_loss_and_of_the_decay():
    choices = [THREE, Choice([[(0, -1.0), (1, 0.5)], [(0, 2.0)]], [0.1, 0.9])]
    weights, tiny, decay = [0.3, -0.2], 1e-6, 0.4

    def whole(values):
        return loss_of(choices, values) + 0.5 * decay * sum(value * value for value in values) / len(choices)

    for trait in range(2):
        more, less = list(weights), list(weights)
        more[trait] += tiny
        less[trait] -= tiny
        assert slope_of(choices, weights, decay)[trait] == pytest.approx((whole(more) - whole(less)) / (2 * tiny), abs=1e-6)


def test_the_descent_finds_the_weights_and_decay_draws_them_to_nothing():
    def found(decay):
        return next(itertools.islice(descend([THREE], [0.0, 0.0], decay, 0.05), 400, None))

    assert found(0.0) == pytest.approx([math.log(2), 0.0], abs=1e-3)
    assert 0.0 < found(1.0)[0] < 0.5 * math.log(2)
