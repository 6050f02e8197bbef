import pytest

from service.games.errors import Code, GameProblem
from service.games.waiting import Waiting


def test_places_are_bounded_and_free_again_whatever_happened():
    waiting = Waiting(2)
    with waiting.place(), waiting.place(), pytest.raises(GameProblem) as refused, waiting.place():
        pass
    assert (refused.value.code, refused.value.data) == (Code.POLL_TOO_MANY, {"limit": 2})
    with pytest.raises(RuntimeError), waiting.place():
        raise RuntimeError
    with waiting.place(), waiting.place():
        pass
