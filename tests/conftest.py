"""What all tests share: the chosen build, and the fixtures of the other rooms."""

import os

import pytest

from tests import plain_imports

if os.environ.get("SERENISSIMA_PLAIN") == "1":
    plain_imports.install()

from service.build import build_kind
from tests.redis_fixture import redis_server, redis_url, settings, store

__all__ = ["redis_server", "redis_url", "settings", "store"]

BUILD = build_kind()


def pytest_report_header():
    return f"serenissima: rules run {BUILD}"


def pytest_collection_modifyitems(config, items):
    # The long runs are asked for by name: `-m slow` (make test-slow).
    if config.getoption("-m"):
        return
    slow = pytest.mark.skip(reason="slow: run `make test-slow`")
    for item in items:
        if "slow" in item.keywords:
            item.add_marker(slow)
