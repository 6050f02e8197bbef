from dataclasses import fields

import pytest

from service.config import BadSettings, Settings, settings_from

URL = "redis://127.0.0.1:6379/0"


def test_the_defaults_need_only_redis():
    assert settings_from({"REDIS_URL": URL}) == Settings(URL)


def test_every_member_is_read_from_its_variable():
    given = {f.name.upper(): "7" for f in fields(Settings)} | {"REDIS_URL": URL}
    read = settings_from(given)
    assert {getattr(read, f.name) for f in fields(Settings) if f.name != "redis_url"} == {7}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("REDIS_URL", ""),
        ("REDIS_URL", "http://x"),
        ("IDLE_GAME_S", "0"),
        ("IDLE_GAME_S", "1.5"),
        ("AI_DEADLINE_S", "soon"),
        ("AI_DEADLINE_S", "nan"),
        ("AI_DEADLINE_S", "-1"),
        ("SUGGESTIONS_PER_SEAT", "²"),
    ],
)
def test_a_wrong_value_names_its_variable(name, value):
    with pytest.raises(BadSettings, match=name):
        settings_from({"REDIS_URL": URL, name: value})
