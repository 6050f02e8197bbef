"""Verify the luck of a finished game: recompute every draw from the secret. Needs neither the service nor the rules."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from serenissima._generated.models import Record, RecordedDraw
from serenissima.errors import SerenissimaError


class Unverifiable(SerenissimaError):
    """A record that lacks what verifying takes: it was made while its game ran, or by a service that no longer had its rules."""


class WrongLuck(SerenissimaError):
    """A record that its secret does not explain. `version` is that of the first wrong draw (0: the set-up), None for the commitment."""

    def __init__(self, message: str, version: int | None = None) -> None:
        super().__init__(message)
        self.version = version


def verify(record: Record, commitment: str | None = None) -> int:
    """Recompute every draw of the record and return how many items were drawn; WrongLuck for the first that is another.

    Unverifiable for a record without secret or pools: replay it where its rules are still served, and take the record of that game.

    Give the `commitment` that the game showed when it was created: it proves that the secret was chosen before the first draw. The n-th item
    drawn at version v (n from 0, over all draws of that version) is item number x mod t of the pool in order of kinds, where x is
    HMAC-SHA256(secret, "v:n") as a big-endian number and t the number of items left in the pool.
    """
    if not record.complete or record.secret is None:
        raise Unverifiable("the record is not complete")
    secret = bytes.fromhex(record.secret)
    committed = hashlib.sha256(secret).hexdigest()
    if not committed == record.commitment == (commitment or committed):
        raise WrongLuck("the secret is not the one that was committed to")
    drawn = _recompute(secret, 0, record.setup)
    for index, step in enumerate(record.steps):
        drawn += _recompute(secret, index + 1, step.draws)
    return drawn


def _recompute(secret: bytes, version: int, draws: Sequence[RecordedDraw]) -> int:
    n = 0
    for draw in draws:
        if draw.pool is None or draw.kinds is None:
            raise Unverifiable(f"version {version}: the record does not tell what {draw.what} was drawn from")
        pool = list(draw.pool)
        for kind in draw.kinds:
            total = sum(pool)
            if total < 1:
                raise WrongLuck(f"version {version} draws {draw.what} out of an empty pool", version)
            block = hmac.digest(secret, f"{version}:{n}".encode(), "sha256")
            found = _kind(pool, int.from_bytes(block, "big") % total)
            if found != kind:
                raise WrongLuck(f"version {version}: the secret draws kind {found} of {draw.what}, the record says {kind}", version)
            pool[kind] -= 1
            n += 1
    return n


def _kind(pool: Sequence[int], nth: int) -> int:
    """Return the kind of item number `nth` of the pool, kinds in order."""
    for kind, count in enumerate(pool):
        if nth < count:
            return kind
        nth -= count
    raise AssertionError("the number is below the total")
