"""Limit how many requests an API key, or an address without one, may make in a minute, over all processes.

Every bucket refills steadily (GCRA) in Redis. A process takes a batch of permits at a time, 1 % of the quota, and spends them without asking, so
that a request costs a round trip only now and then. What a process has taken and not spent is worth nothing after a window. So with n processes a
minute may see up to n % more than the quota, and a refusal may come up to n % early; a quota below 200 is exact. Libraries (`limits`, MIT) ask Redis at every request.

Answers tell where the client stands as in draft-ietf-httpapi-ratelimit-headers-10 (work in progress): `RateLimit-Policy: "address";q=1200;w=60` and
`RateLimit: "address";r=1187;t=1`, where r is what is left and t the seconds until all of it is back.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from math import ceil
from threading import Lock
from time import monotonic
from typing import Any, Final, final

from flask import Flask, Response, request

from service.api.problem import Problem
from service.config import Settings
from service.games.api_keys import KeyRing
from service.games.bearer import KEY_PREFIX
from service.games.errors import GameProblem
from service.games.games import Games
from service.games.ports import RateStore

WINDOW_S: Final = 60
#: What is limited: neither pages nor what load balancers ask.
_LIMITED: Final = "/v1/"
#: How many buckets a process remembers permits of.
_MOST_LEASES: Final = 10_000
_STANDING: Final = "serenissima.standing"

Network = IPv4Network | IPv6Network


@final
class Policy:
    """A quota of requests in a minute, and how many permits a process takes at a time."""

    def __init__(self, name: str, quota: int) -> None:
        self.name: Final = name
        self.quota: Final = quota
        self.batch: Final = max(1, quota // 100)
        self.header: Final = f'"{name}";q={quota};w={WINDOW_S}'


@dataclass(slots=True)
class _Lease:
    """Permits of one bucket that this process holds, what was left of the others, and when that was true (s, monotonic)."""

    mine: int
    others: int
    full_at: float
    next_at: float
    until: float


@dataclass(slots=True)
class Standing:
    """Where a client stands with this request: None or how many seconds to wait, what is left, and seconds until all is back."""

    policy: Policy
    wait_s: int | None
    left: int
    full_s: int


@final
class Purse:
    """The permits that this process holds, for all buckets. Safe for threads."""

    def __init__(self, store: RateStore) -> None:
        self._store: Final = store
        self._lock: Final = Lock()
        self._leases: Final[dict[str, _Lease]] = {}

    def spend(self, bucket: str, policy: Policy) -> Standing:
        """Spend one permit of a bucket, or say how long to wait. GameProblem server/busy if Redis does not answer."""
        now = monotonic()
        with self._lock:
            lease = self._leases.get(bucket)
            if lease is not None and now < lease.until and (lease.mine > 0 or now < lease.next_at):
                return _spent(policy, lease, now)
        permits = self._store.take_permits(bucket, policy.batch, policy.quota, 1000 * WINDOW_S)
        full_at, next_at = now + permits.full_ms / 1000, now + permits.next_ms / 1000
        # After a refusal nobody asks again before there can be a permit.
        fresh = _Lease(permits.granted, permits.left, full_at, 0.0 if permits.granted else next_at, now + WINDOW_S)
        with self._lock:
            self._keep(bucket, fresh, now)
            return _spent(policy, fresh, now)

    def _keep(self, bucket: str, fresh: _Lease, now: float) -> None:
        # Another thread may have taken a batch at the same time.
        known = self._leases.pop(bucket, None)
        if known is not None and now < known.until:
            fresh.mine += known.mine
        self._leases[bucket] = fresh
        if len(self._leases) > _MOST_LEASES:
            del self._leases[next(iter(self._leases))]


def _spent(policy: Policy, lease: _Lease, now: float) -> Standing:
    full_s = max(0, ceil(lease.full_at - now))
    if lease.mine > 0:
        lease.mine -= 1
        return Standing(policy, None, lease.mine + lease.others, full_s)
    return Standing(policy, max(1, ceil(lease.next_at - now)), 0, full_s)


@lru_cache(maxsize=1024)
def client_network(address: str, forwarded: str, trusted: tuple[Network, ...]) -> str:
    """Return who asks: an IPv4 address, or the /64 of an IPv6 one, which belongs to one customer.

    `forwarded` is X-Forwarded-For: each proxy adds whom it heard at the end, so that it is read from there as far as the speaker is trusted.
    """
    hops = [hop.strip() for hop in forwarded.split(",")] if forwarded else []
    while hops and _is_one_of(address, trusted):
        address = hops.pop()
    try:
        ip = ip_address(address)
    except ValueError:
        # A Unix socket, or a proxy of ours that talks nonsense.
        return "unknown"
    if isinstance(ip, IPv6Address):
        return str(ip.ipv4_mapped) if ip.ipv4_mapped else str(ip_network((ip, 64), strict=False))
    return str(ip)


def _is_one_of(address: str, trusted: tuple[Network, ...]) -> bool:
    try:
        ip = ip_address(address)
    except ValueError:
        return False
    return any(ip in network for network in trusted)


@final
class RateLimit:
    """The limits of one process."""

    def __init__(self, settings: Settings, store: RateStore, keys: KeyRing) -> None:
        self._keys: Final = keys
        self._purse: Final = Purse(store)
        self._of_key: Final = Policy("key", settings.rate_per_key)
        self._of_address: Final = Policy("address", settings.rate_per_address)
        self._trusted: Final = tuple(ip_network(network) for network in settings.trusted_proxies)

    def spend(self, environ: Mapping[str, Any]) -> Standing:
        """Count this request and say where its sender stands."""
        bearer = environ.get("HTTP_AUTHORIZATION", "")
        key = self._keys.find(bearer.strip().rpartition(" ")[2]) if KEY_PREFIX in bearer else None
        if key is not None:
            return self._purse.spend(key.id, self._of_key)
        # Without proxies of ours the header is anybody's invention.
        forwarded = environ.get("HTTP_X_FORWARDED_FOR", "") if self._trusted else ""
        return self._purse.spend(client_network(environ.get("REMOTE_ADDR", ""), forwarded, self._trusted), self._of_address)


def install(app: Flask, games: Games) -> None:
    """Limit the requests to `app` if the settings say so; else nothing is added to any request."""
    ctx = games.context
    if not ctx.settings.rate_limits:
        return
    limit = RateLimit(ctx.settings, ctx.store, ctx.keys)

    def count() -> None:
        environ = request.environ
        if not environ["PATH_INFO"].startswith(_LIMITED):
            return
        try:
            standing = environ[_STANDING] = limit.spend(environ)
        except GameProblem:
            # Without Redis nothing can be counted; what needs it says so itself.
            return
        if standing.wait_s is not None:
            raise _refusal(standing)

    app.before_request(count)
    app.after_request(_tell)


def _refusal(standing: Standing) -> Problem:
    policy = standing.policy
    text = f"More than {policy.quota} requests in {WINDOW_S} s for this {policy.name}: wait {standing.wait_s} s."
    # The member that the draft gives to problems of this kind.
    return Problem("rate/limited", text, {"Retry-After": str(standing.wait_s)}, **{"violated-policies": [policy.name]})


def _tell(response: Response) -> Response:
    standing: Standing | None = request.environ.get(_STANDING)
    if standing is not None:
        policy = standing.policy
        response.headers["RateLimit-Policy"] = policy.header
        response.headers["RateLimit"] = f'"{policy.name}";r={standing.left};t={standing.full_s}'
    return response
