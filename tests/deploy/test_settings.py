import pytest

from deploy.settings import BadDeployment, deployment_from


def test_nothing_set_serves_this_machine_alone():
    found = deployment_from({})
    assert (found.host, found.port, found.open_to_all, found.api_processes, found.api_threads) == ("127.0.0.1", 8000, False, 2, 32)


@pytest.mark.parametrize(
    ("host", "demands"),
    [
        ("", False),
        ("127.0.0.1", False),
        ("127.9.9.9", False),
        ("::1", False),
        ("localhost", False),
        ("0.0.0.0", True),
        ("::", True),
        ("10.0.0.1", True),
        ("example.org", True),
    ],
)
def test_beyond_loopback_the_house_demands_keys(host, demands):
    assert deployment_from({"SERENISSIMA_HOST": host}).demands_keys is demands
    assert not deployment_from({"SERENISSIMA_HOST": host, "SERENISSIMA_OPEN": "yes"}).demands_keys


def test_the_house_is_opened_by_saying_so():
    found = deployment_from({"SERENISSIMA_HOST": "0.0.0.0", "SERENISSIMA_OPEN": "yes", "PORT": "80"})
    assert (found.host, found.open_to_all, found.local_address) == ("0.0.0.0", True, "127.0.0.1:80")


def test_an_address_of_version_6_is_written_in_brackets():
    assert deployment_from({"SERENISSIMA_HOST": "::1", "SERENISSIMA_OPEN": "yes"}).local_address == "[::1]:8000"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "0"),
        ("PORT", "65536"),
        ("PORT", "http"),
        ("PORT", "-1"),
        ("WEB_CONCURRENCY", "0"),
        ("WEB_CONCURRENCY", "٣"),
        ("SERENISSIMA_THREADS", "1001"),
        ("SERENISSIMA_OPEN", "true"),
    ],
)
def test_a_wrong_value_is_refused_by_name(name, value):
    with pytest.raises(BadDeployment, match=name):
        deployment_from({name: value})
