import pytest

from service.engine.rng import Rng
from worker.spsa import Course, begin, one_step, signs

OPTIMUM = (0.2, 0.8, 0.35, 0.6, 0.7)


def height(position):
    return -sum((x - best) ** 2 for x, best in zip(position, OPTIMUM, strict=True))


def noisy(plus, minus, n):
    """The difference of heights with a noise that is as great as that of positions a quarter of the range apart."""
    rng = Rng(n)
    noise = sum(rng.unit() - 0.5 for _ in range(12)) * 0.1
    return height(plus) - height(minus) + noise


def climbed(steps, start=(0.5,) * 5, seed=1):
    climb = begin(start)
    for _ in range(steps):
        climb = one_step(Course(seed, step=0.3), climb, noisy)
    return climb


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_finds_the_optimum_of_a_noisy_hill(seed):
    start = (0.5, 0.5, 0.5, 0.5, 0.5)
    reached = climbed(1500, start, seed)
    assert height(reached.mean) > height(start) / 20
    assert reached.mean == pytest.approx(OPTIMUM, abs=0.08)


def test_a_climb_in_two_parts_is_the_same_climb():
    whole = climbed(40)
    climb = climbed(17)
    for _ in range(23):
        climb = one_step(Course(1, step=0.3), climb, noisy)
    assert climb == whole


def test_it_stays_inside():
    climb = begin((0.0, 1.0))
    seen = []

    def measure(plus, minus, _n):
        seen.extend([*plus, *minus])
        return 1.0

    for _ in range(50):
        climb = one_step(Course(5, step=2.0, reach=0.4), climb, measure)
        assert all(0.0 <= x <= 1.0 for x in climb.position)
    assert min(seen) >= 0.0
    assert max(seen) <= 1.0


def test_the_mean_weighs_steps_by_their_number():
    # Up by the same way each time, at first 0.5: positions p1, p2, p3 and the mean (1 p1 + 2 p2 + 3 p3) / 6.
    climb, positions = begin((0.5,)), []
    for _ in range(3):
        climb = one_step(Course(9), climb, lambda plus, minus, _n: plus[0] - minus[0])
        positions.append(climb.position[0])
    assert climb.mean[0] == pytest.approx((positions[0] + 2 * positions[1] + 3 * positions[2]) / 6)


def test_directions_are_fair_and_of_their_seed_and_step():
    drawn = [sign for step in range(200) for sign in signs(3, step, 5)]
    assert set(drawn) == {1.0, -1.0}
    assert abs(sum(drawn)) < 100
    assert signs(3, 7, 30) == signs(3, 7, 30) != signs(3, 8, 30)
    assert signs(4, 7, 30) != signs(3, 7, 30)
