import math

import pytest

from worker.search.priors import heaviest, sharpened


def test_the_heaviest_come_first_and_equals_in_order():
    assert heaviest([1.0, 3.0, 2.0, 3.0, 0.5], 3) == [1, 3, 2]
    assert heaviest([1.0, 1.0], 5) == [0, 1]
    assert heaviest([1.0], 0) == []


def test_priors_fall_with_standard_deviations_below_the_best():
    # Values 0.2 and 0.6: mean 0.4, standard deviation 0.2; the lower is 2 deviations below.
    assert sharpened([3.0, 1.0], [0.2, 0.6], 1.5) == pytest.approx([3.0 * math.exp(-3.0), 1.0])


def test_equal_values_leave_the_weights():
    assert sharpened([3.0, 1.0], [0.4, 0.4], 1.5) == [3.0, 1.0]
