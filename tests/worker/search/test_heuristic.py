import math

import pytest

from service.engine.contract import Standing
from worker.search.heuristic import blended, outcome, shares


def standings(*rows):
    return [Standing(seat, place, score) for seat, (place, score) in enumerate(rows)]


def test_the_sole_winner_takes_all_and_equals_share():
    assert outcome(standings((2, 5), (1, 9), (2, 5))) == [0.0, 1.0, 0.0]
    assert outcome(standings((1, 9), (1, 9), (3, 5))) == [0.5, 0.5, 0.0]


def test_shares_grow_by_e_with_the_scale_and_add_up_to_one():
    # 4 and 8 behind at a scale of 4: 1 to 1/e to 1/e².
    parts = [1.0, math.exp(-1.0), math.exp(-2.0)]
    assert shares([20.0, 16.0, 12.0], 4.0) == pytest.approx([part / sum(parts) for part in parts])
    assert shares([1000.0, 1000.0]) == [0.5, 0.5]


def test_half_of_a_blended_result_is_the_win_and_half_the_share_of_points():
    # 12 points are one scale behind: shares 1 to 1/e.
    share = 1.0 / (1.0 + math.exp(-1.0))
    assert blended(standings((1, 90), (2, 78)), 0.5, 12.0) == pytest.approx([0.5 + 0.5 * share, 0.5 * (1.0 - share)])


def test_equal_points_share_alike_whoever_wins_the_tie():
    assert blended(standings((2, 60), (1, 60)), 0.5, 12.0) == [0.25, 0.75]


def test_without_a_part_of_points_only_the_win_counts():
    assert blended(standings((1, 90), (2, 10)), 0.0, 12.0) == [1.0, 0.0]
