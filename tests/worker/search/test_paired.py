import pytest

from service.engine.rng import Rng
from worker.search.paired import Paired


def test_the_luck_of_the_worlds_is_taken_off():
    # What a world is worth decides all but the action itself: 0.1 better in every world. The better one has met only the poor worlds.
    worlds = [0.2, 0.3, 0.2, 0.1, 0.3, 0.2, 0.3, 0.2, 0.1, 0.3, *[0.9] * 10]
    paired = Paired(2)
    for world in worlds:
        paired.add(0, world)
    for world in worlds[:10]:
        paired.add(1, world + 0.1)
    for world in worlds:
        # Struck anew as results come in.
        paired.add(0, world)
    assert paired.slope == pytest.approx(1.0)
    assert paired.noise == pytest.approx(0.0, abs=1e-6)
    assert paired.mean(1) - paired.mean(0) == pytest.approx(0.1)


def test_without_a_common_luck_means_stay_as_they_are():
    rng = Rng(3)
    paired = Paired(3)
    sums = [0.0, 0.0, 0.0]
    for n in range(600):
        for i in range(3):
            if n < 200 or i == 0:
                value = rng.unit()
                sums[i] += value
                paired.add(i, value)
    assert paired.slope < 0.12
    assert paired.noise == pytest.approx(12**-0.5, abs=0.02)
    assert paired.mean(0) == pytest.approx(sums[0] / 600)
    assert paired.mean(1) == pytest.approx(sums[1] / 200, abs=0.12 * 0.06)


def test_few_results_take_nothing_off():
    paired = Paired(2)
    for value in (0.9, 0.1, 0.5):
        paired.add(0, value)
    for value in (0.8, 0.2):
        paired.add(1, value)
    assert (paired.slope, paired.noise) == (0.0, -1.0)
    assert paired.mean(1) == pytest.approx(0.5)


def test_worlds_that_are_all_alike_teach_nothing():
    paired = Paired(2)
    for _ in range(12):
        paired.add(0, 0.5)
        paired.add(1, 0.25)
    assert paired.slope == 0.0
    assert paired.mean(1) == 0.25
