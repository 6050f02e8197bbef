"""Rate limits: the arithmetic of one process, and what a client sees."""

import re
from collections.abc import Callable
from dataclasses import replace
from ipaddress import ip_network
from typing import Any

import pytest
from werkzeug.test import TestResponse

from service.api import rate_limit
from service.api.rate_limit import Policy, Purse, client_network
from service.app import create_app
from service.config import Settings
from service.games.api_keys import make_key
from service.games.games import Games
from service.games.model import Permits
from service.games.system import NoQueue, SystemClock, SystemEntropy
from service.rulesets.catalogue import REGISTRY
from service.store.redis_store import RedisStore
from tests.api.contract import ContractClient

PATH = "/v1/rulesets/gondola/rules"


class CountedStore:
    """A bucket in memory that does not refill, and how often it was asked."""

    def __init__(self, quota: int) -> None:
        self.left = quota
        self.asked = 0

    def take_permits(self, bucket: str, wanted: int, quota: int, window_ms: int) -> Permits:
        assert (bucket, window_ms) == ("b", 60_000)
        self.asked += 1
        granted = min(wanted, self.left)
        self.left -= granted
        return Permits(granted, self.left, 1000 * (quota - self.left), 0 if self.left else 1500)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(rate_limit, "monotonic", lambda: now[0])
    return now


def test_a_process_asks_once_per_hundredth_of_the_quota(time: list[float]) -> None:  # noqa: ARG001 - stands still
    store = CountedStore(1000)
    purse, policy = Purse(store), Policy("address", 1000)
    standings = [purse.spend("b", policy) for _ in range(1000)]
    assert store.asked == 100
    assert [s.left for s in standings] == list(range(999, -1, -1))
    assert all(s.wait_s is None for s in standings)
    refused = purse.spend("b", policy)
    assert (refused.wait_s, refused.left, refused.full_s) == (2, 0, 1000)


def test_small_quotas_are_exact_over_processes(time: list[float]) -> None:  # noqa: ARG001
    store = CountedStore(199)
    purses, policy = [Purse(store) for _ in range(4)], Policy("address", 199)
    admitted = [purses[n % 4].spend("b", policy).wait_s is None for n in range(300)]
    assert admitted == [True] * 199 + [False] * 101


def test_who_was_refused_costs_nothing_until_there_can_be_a_permit(time: list[float]) -> None:
    store = CountedStore(0)
    purse, policy = Purse(store), Policy("address", 100)
    assert [purse.spend("b", policy).wait_s for _ in range(50)] == [2] * 50
    assert store.asked == 1
    time[0] += 1.6
    purse.spend("b", policy)
    assert store.asked == 2


def test_permits_not_spent_within_a_window_are_worth_nothing(time: list[float]) -> None:
    store = CountedStore(1000)
    purse, policy = Purse(store), Policy("address", 1000)
    purse.spend("b", policy)
    time[0] += 60
    assert purse.spend("b", policy).left == 989
    assert store.asked == 2


def test_the_number_of_remembered_buckets_is_bounded(monkeypatch: pytest.MonkeyPatch, store: RedisStore) -> None:
    monkeypatch.setattr(rate_limit, "_MOST_LEASES", 3)
    purse = Purse(store)
    for n in range(10):
        purse.spend(str(n), Policy("address", 1000))
    assert list(purse._leases) == ["7", "8", "9"]


PROXIES = (ip_network("127.0.0.1/32"), ip_network("10.0.0.0/8"))


@pytest.mark.parametrize(
    ("address", "forwarded", "trusted", "found"),
    [
        ("203.0.113.9", "", (), "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", (), "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", PROXIES, "203.0.113.9"),
        ("127.0.0.1", "198.51.100.1", PROXIES, "198.51.100.1"),
        ("127.0.0.1", "6.6.6.6, 198.51.100.1, 10.1.2.3", PROXIES, "198.51.100.1"),
        ("127.0.0.1", "", PROXIES, "127.0.0.1"),
        ("127.0.0.1", "nonsense", PROXIES, "unknown"),
        ("", "198.51.100.1", PROXIES, "unknown"),
        ("2001:db8:1:2:3:4:5:6", "", (), "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "", (), "203.0.113.9"),
    ],
)
def test_forwarded_addresses_are_believed_as_far_as_proxies_are_ours(address: str, forwarded: str, trusted: Any, found: str) -> None:
    assert client_network(address, forwarded, trusted) == found


@pytest.fixture
def limited(store: RedisStore, settings: Settings) -> Callable[..., ContractClient]:
    """Make clients of applications of their own, as processes would be, with low limits."""

    def made(**more: Any) -> ContractClient:
        low = replace(settings, rate_limits=True, rate_per_key=5, rate_per_address=3, **more)
        games = Games(REGISTRY, store, NoQueue(), SystemEntropy(), SystemClock(), low)
        app = create_app(REGISTRY, games, lambda: (True, 1))
        app.test_client_class = ContractClient
        found = app.test_client()
        assert isinstance(found, ContractClient)
        return found

    return made


def _standing(response: TestResponse) -> tuple[str, str]:
    return response.headers["RateLimit-Policy"], re.sub(r"t=\d+", "t=N", response.headers["RateLimit"])


def test_an_address_has_its_quota_over_all_processes(limited: Callable[..., ContractClient]) -> None:
    one, other = limited(), limited()
    answers = [client.get(PATH) for client in (one, other, one)]
    assert [a.status_code for a in answers] == [200] * 3
    assert [_standing(a) for a in answers] == [('"address";q=3;w=60', f'"address";r={r};t=N') for r in (2, 1, 0)]
    refused = other.get(PATH)
    assert (refused.status_code, refused.json["code"]) == (429, "rate/limited")
    assert refused.json["violated-policies"] == ["address"]
    assert _standing(refused) == ('"address";q=3;w=60', '"address";r=0;t=N')
    assert 1 <= int(refused.headers["Retry-After"]) <= 20
    # Others are not concerned, nor are load balancers, nor is who comes from elsewhere.
    assert other.get("/healthz").status_code == 200
    assert other.get("/docs").status_code == 200
    assert other.get(PATH, environ_overrides={"REMOTE_ADDR": "198.51.100.1"}).status_code == 200


def test_a_key_has_a_quota_of_its_own(limited: Callable[..., ContractClient], store: RedisStore) -> None:
    _, token = make_key(store, SystemEntropy(), SystemClock(), "Ann")
    client = limited()
    answers = [client.get(PATH, headers={"Authorization": f"Bearer {token}"}) for _ in range(6)]
    assert [a.status_code for a in answers] == [200] * 5 + [429]
    assert _standing(answers[0]) == ('"key";q=5;w=60', '"key";r=4;t=N')
    assert answers[5].json["violated-policies"] == ["key"]
    # A key that is none counts for its address.
    made_up = {"Authorization": f"Bearer serenissima_{'0' * 56}"}
    assert [client.get(PATH, headers=made_up).status_code for _ in range(4)] == [200] * 3 + [429]


def test_unknown_paths_and_refused_requests_count(limited: Callable[..., ContractClient]) -> None:
    client = limited()
    assert [client.get("/v1/nothing").status_code for _ in range(4)] == [404] * 3 + [429]


def test_behind_a_proxy_of_ours_its_clients_count(limited: Callable[..., ContractClient]) -> None:
    client = limited(trusted_proxies=("127.0.0.1/32",))
    for name in ("198.51.100.1", "198.51.100.2"):
        answers = [client.get(PATH, headers={"X-Forwarded-For": f"6.6.6.{n}, {name}"}) for n in range(4)]
        assert [a.status_code for a in answers] == [200] * 3 + [429]


def test_without_redis_nothing_is_counted(limited: Callable[..., ContractClient]) -> None:
    client = limited()
    lost = Settings("redis://127.0.0.1:1/0", rate_limits=True)
    games = Games(REGISTRY, RedisStore(lost), NoQueue(), SystemEntropy(), SystemClock(), lost)
    lonely = create_app(REGISTRY, games, lambda: (False, 0)).test_client()
    answer = lonely.get(PATH)
    assert answer.status_code == 200
    assert "RateLimit" not in answer.headers
    assert "RateLimit" in client.get(PATH).headers


def test_without_limits_answers_say_nothing_of_them(client: ContractClient) -> None:
    assert "RateLimit" not in client.get(PATH).headers
    assert "RateLimit-Policy" not in client.get(PATH).headers
