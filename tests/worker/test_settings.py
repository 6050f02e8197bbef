import pytest

from service.config import BadSettings
from worker.settings import worker_settings_from


def test_by_default_two_think_and_one_of_them_takes_turns_only():
    found = worker_settings_from({})
    assert found.tasks == [("turns", "advice", "batch"), ("turns",)]
    assert found.memory_bytes == 1024 * 1024 * 1024


@pytest.mark.parametrize(
    ("workers", "tasks"),
    [("1", [("turns", "advice", "batch")]), ("3", [("turns", "advice", "batch"), ("turns", "advice"), ("turns",)])],
)
def test_advice_always_has_a_thinker(workers, tasks):
    assert worker_settings_from({"SERENISSIMA_WORKERS": workers}).tasks == tasks


@pytest.mark.parametrize(
    ("name", "value"), [("SERENISSIMA_WORKERS", "0"), ("SERENISSIMA_WORKERS", "257"), ("SERENISSIMA_WORKER_MEMORY_MB", "much")]
)
def test_a_wrong_value_is_refused_by_name(name, value):
    with pytest.raises(BadSettings, match=name):
        worker_settings_from({name: value})
