"""Beyond loopback only with API keys."""

from dataclasses import replace

import pytest

from deploy.exposure import check_exposure, keys_configured
from deploy.settings import BadDeployment, deployment_from
from service.games.api_keys import make_key, revoke_key
from service.games.system import SystemClock, SystemEntropy

OUT = {"SERENISSIMA_HOST": "0.0.0.0"}


def test_without_keys_the_house_listens_on_loopback_only(settings):
    check_exposure(deployment_from({}), settings)
    with pytest.raises(BadDeployment, match=r"No API keys are configured.*0\.0\.0\.0.*make key"):
        check_exposure(deployment_from(OUT), settings)
    check_exposure(deployment_from({**OUT, "SERENISSIMA_OPEN": "yes"}), settings)


def test_with_a_key_in_force_it_may_listen_elsewhere(settings, store):
    key, _ = make_key(store, SystemEntropy(), SystemClock(), "Ann")
    check_exposure(deployment_from(OUT), settings)
    revoke_key(store, SystemClock(), key.id)
    with pytest.raises(BadDeployment):
        check_exposure(deployment_from(OUT), settings)


def test_keys_that_cannot_be_asked_for_are_no_keys(settings):
    with pytest.raises(BadDeployment, match="cannot be asked"):
        check_exposure(deployment_from(OUT), replace(settings, redis_url="redis://127.0.0.1:1/0"))


def test_the_launcher_knows_whether_there_are_keys(settings, store):
    environment = {"REDIS_URL": settings.redis_url}
    assert not keys_configured(environment)
    assert keys_configured({**environment, "DEMAND_KEYS": "yes"})
    make_key(store, SystemEntropy(), SystemClock(), "Ann")
    assert keys_configured(environment)
    with pytest.raises(BadDeployment, match="cannot be found out"):
        keys_configured({"REDIS_URL": "redis://127.0.0.1:1/0"})
