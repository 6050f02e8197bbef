import math

import pytest

from worker.elo import fit, intervals, standard_errors


def test_two_players_are_as_far_apart_as_their_results_say():
    # 75 to 25 and one draw more: 400 * log10(75.5 / 25.5) = 188.57 between them, half of it above the mean and half below.
    assert fit([[0, 75], [25, 0]]) == pytest.approx([94.28, -94.28], abs=0.01)


def test_equal_results_give_equal_ratings_and_none_gives_zero():
    assert fit([[0, 3, 3], [3, 0, 3], [3, 3, 0]]) == pytest.approx([0, 0, 0], abs=1e-3)
    assert fit([[0, 0], [0, 0]]) == [0, 0]


def test_results_that_fit_the_model_give_its_strengths_back():
    # Strengths 4, 2 and 1 over very many games: the draw more does not matter. 400 * log10(2) = 120.41.
    games = 1e6
    scores = [[0 if a == b else games * a / (a + b) for b in (4, 2, 1)] for a in (4, 2, 1)]
    assert fit(scores) == pytest.approx([120.41, 0, -120.41], abs=0.05)


def test_players_who_never_met_are_compared_through_others():
    # B is 120.41 above C and A is 120.41 above B, at 2 to 1 each.
    games = 1e6
    first, _, last = fit([[0, 2 * games, 0], [games, 0, 2 * games], [0, games, 0]])
    assert first - last == pytest.approx(240.82, abs=0.1)


def test_whoever_wins_everything_has_a_finite_rating():
    # 10.5 to 0.5: 400 * log10(21) = 528.9.
    strong, weak = fit([[0, 10], [0, 0]])
    assert strong - weak == pytest.approx(528.9, abs=0.1)


def test_the_interval_of_many_single_games_is_the_textbooks():
    # 300 games at 2 to 1: the standard error of the logit is 1 / sqrt(300 * 2/3 * 1/3) = 0.1225,
    # in Elo 400 / ln(10) of that, halved for one of the two: 10.64; 1.96 of them are 20.9.
    groups = [[[0, 1], [0, 0]]] * 200 + [[[0, 0], [1, 0]]] * 100
    (low, high), (other_low, other_high) = intervals(groups, seed=1)
    assert (high - low) / 2 == pytest.approx(20.9, rel=0.1)
    assert (low, high) == pytest.approx((-other_high, -other_low))
    assert low < 200 * math.log10(2) < high


def test_standard_errors_of_two_and_of_three_equal_players():
    # 99 games and a draw more, at even odds: the logit of the difference has 1 / sqrt(100 / 4) = 0.2, half of it each: 0.1 * 400 / ln 10.
    assert standard_errors([[0, 49.5], [49.5, 0]], [0, 0]) == pytest.approx([17.37, 17.37], abs=0.01)
    # Three: curvature (50, -25, -25, ...), whose only eigenvalue but 0 is 75; (2/3) / 75 = 0.0943 squared, times 173.72.
    even = [[0, 49.5, 49.5], [49.5, 0, 49.5], [49.5, 49.5, 0]]
    assert standard_errors(even, [0, 0, 0]) == pytest.approx([16.38] * 3, abs=0.01)


def test_nothing_but_losses_leaves_much_open():
    # 10.5 to 0.5 with the draw more: p = 21/22, 11 games: 1 / sqrt(11 * 21 / 22**2) = 1.4475 in the logit, half of it each, times 173.72 and 1.96.
    (low, high), (_, weak_high) = intervals([[[0, 1], [0, 0]]] * 10, seed=1, resamples=50)
    assert (high - low) / 2 == pytest.approx(246.4, abs=0.2)
    assert weak_high > -100


def test_games_that_share_their_luck_count_as_one():
    single = intervals([[[0, 1], [0, 0]], [[0, 0], [1, 0]]] * 50, seed=3, resamples=200)
    pairs = intervals([[[0, 2], [0, 0]], [[0, 0], [2, 0]]] * 25, seed=3, resamples=200)
    assert (pairs[0][1] - pairs[0][0]) / (single[0][1] - single[0][0]) == pytest.approx(math.sqrt(2), rel=0.25)


def test_intervals_can_be_repeated():
    groups = [[[0, 1], [1, 0]], [[0, 2], [0, 0]]] * 4
    assert intervals(groups, seed=5, resamples=50) == intervals(groups, seed=5, resamples=50)
