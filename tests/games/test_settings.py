from dataclasses import fields

import pytest

from service.config import BadSettings, Settings, settings_from

URL = "redis://127.0.0.1:6379/0"


def test_the_defaults_need_only_redis():
    assert settings_from({"REDIS_URL": URL}) == Settings(URL)


def test_every_member_is_read_from_its_variable():
    numbers = [f.name for f in fields(Settings) if f.type in (int, float)]
    switches = [f.name for f in fields(Settings) if f.type is bool]
    given = {name.upper(): "7" for name in numbers} | {name.upper(): "yes" for name in switches}
    given |= {"REDIS_URL": URL, "TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8"}
    given |= {"CORS_ORIGINS": "https://app.example,http://localhost:3000"}
    read = settings_from(given)
    assert {getattr(read, name) for name in numbers} == {7}
    assert {getattr(read, name) for name in switches} == {True}
    assert read.trusted_proxies == ("127.0.0.1/32", "10.0.0.0/8")
    assert read.cors_origins == ("https://app.example", "http://localhost:3000")
    assert len(numbers) + len(switches) + 3 == len(fields(Settings))


def test_rate_limits_follow_the_demand_for_keys_unless_told():
    assert settings_from({"REDIS_URL": URL, "DEMAND_KEYS": "yes"}).rate_limits
    assert not settings_from({"REDIS_URL": URL, "DEMAND_KEYS": "yes", "RATE_LIMITS": "no"}).rate_limits


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("REDIS_URL", ""),
        ("REDIS_URL", "http://x"),
        ("DEMAND_KEYS", "true"),
        ("RATE_LIMITS", "on"),
        ("TRUSTED_PROXIES", "proxy"),
        ("CORS_ORIGINS", "*"),
        ("CORS_ORIGINS", "https://app.example/"),
        ("CORS_ORIGINS", "https://App.example"),
        ("CORS_ORIGINS", "app.example"),
        ("CORS_ORIGINS", "null"),
        ("TRUSTED_PROXIES", "10.0.0.1/8"),
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
