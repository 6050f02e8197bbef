"""Effects: the one door through which a ruleset meets luck and tells news.

A *pool* is a multiset held as counts: `pool[kind]` items of each kind. Undrawn things are pools,
never orders, so that there is no secret order to leak. `draw` takes out of the pool and says
what came, in order. `seen_by` is a set of seats as bits (seat n is `1 << n`).
"""

import hashlib
import hmac
from typing import Final, final

from service.engine.rng import Rng
from service.engine.tagged import Event

#: Seen by every seat and by spectators.
ALL: Final = -1
#: Seen by nobody.
NOBODY: Final = 0


def only(seat: int) -> int:
    """Return the set of seats that holds `seat` alone."""
    return 1 << seat


def sees(seen_by: int, seat: int) -> bool:
    """Say whether `seat` (-1 for a spectator) is in `seen_by`."""
    return seen_by == ALL if seat < 0 else (seen_by >> seat) & 1 == 1


def pool_total(pool: list[int]) -> int:
    """Return the number of items in `pool`."""
    total = 0
    for count in pool:
        total += count
    return total


def take_nth(pool: list[int], n: int) -> int:
    """Take the n-th item (kinds in order) out of `pool` and return its kind."""
    for kind in range(len(pool)):
        count = pool[kind]
        if n < count:
            pool[kind] = count - 1
            return kind
        n -= count
    raise AssertionError("a draw beyond the end of the pool")


class WrongOutcome(ValueError):
    """A recorded or scripted outcome cannot have been drawn here."""


def take_kinds(what: str, pool: list[int], kinds: list[int], n: int) -> list[int]:
    """Take exactly `kinds`, which must be `n` items that `pool` holds, out of it and return them; else WrongOutcome."""
    if len(kinds) != n:
        raise WrongOutcome(f"{len(kinds)} {what} are given where {n} are drawn")
    for kind in kinds:
        if not 0 <= kind < len(pool) or pool[kind] == 0:
            raise WrongOutcome(f"no {what} of kind {kind} is left to draw")
        pool[kind] -= 1
    return kinds


def take_random(pool: list[int], n: int, rng: Rng) -> list[int]:
    """Take `n` items out of `pool` by `rng`, each as probable as the others, and return their kinds."""
    total = pool_total(pool)
    kinds: list[int] = []
    for _ in range(n):
        kinds.append(take_nth(pool, rng.below(total)))
        total -= 1
    return kinds


class Effects:
    """The abstract door. `news` says whether anybody listens: rooms skip building events when nobody does."""

    def __init__(self, news: bool) -> None:
        self.news: Final = news

    def draw(self, what: str, pool: list[int], n: int, seen_by: int) -> list[int]:
        """Draw `n` items without replacement out of `pool` (which is changed) and return their kinds.

        `what` names the pool in records ("canal_tiles"). With fewer than `n` items in the
        pool AssertionError is raised: the ruleset decides what a short draw means.
        """
        raise NotImplementedError

    def emit(self, event: Event, seen_by: int = ALL, otherwise: Event | None = None) -> None:
        """Tell `event` to the seats of `seen_by`, and `otherwise`, if given, to all others."""
        raise NotImplementedError


@final
class Draw:
    """One recorded outcome of chance: what was drawn, and which seats saw it.

    `pool` is the pool before the draw, `told` how many events had been told before it.
    """

    def __init__(self, what: str, kinds: list[int], seen_by: int, pool: list[int], told: int) -> None:
        self.what: Final = what
        self.kinds: Final = kinds
        self.seen_by: Final = seen_by
        self.pool: Final = pool
        self.told: Final = told


@final
class News:
    """One emitted event with its audience."""

    def __init__(self, event: Event, seen_by: int, otherwise: Event | None) -> None:
        self.event: Final = event
        self.seen_by: Final = seen_by
        self.otherwise: Final = otherwise

    def told_to(self, seat: int) -> Event | None:
        """Return what `seat` (-1: a spectator) is told, or None for nothing."""
        return self.event if sees(self.seen_by, seat) else self.otherwise


class Recorder(Effects):
    """Effects that keep what was drawn and told; subclasses say how luck falls."""

    def __init__(self) -> None:
        super().__init__(True)
        self.draws: Final[list[Draw]] = []
        self.told: Final[list[News]] = []

    def pick(self, what: str, pool: list[int], n: int, seen_by: int) -> list[int]:
        """Take `n` items out of `pool` and return their kinds in the order of drawing."""
        raise NotImplementedError

    def draw(self, what: str, pool: list[int], n: int, seen_by: int) -> list[int]:
        """Draw and record (see Effects.draw)."""
        before = list(pool)
        kinds = self.pick(what, pool, n, seen_by)
        self.draws.append(Draw(what, list(kinds), seen_by, before, len(self.told)))
        return kinds

    def emit(self, event: Event, seen_by: int = ALL, otherwise: Event | None = None) -> None:
        """Record the event with its audience."""
        self.told.append(News(event, seen_by, otherwise))


@final
class LiveEffects(Recorder):
    """Luck of live play: HMAC-SHA256 of the game's secret over "<version>:<counter>".

    `version` is the version that the game has after the decision (0: the set-up). `counter`
    counts the blocks used at this version from 0. A block is read as one big-endian number x of 256 bits;
    an item out of a pool of t items is number x mod t in order of kinds. (2**256 mod t leaves a
    bias below 2**-240.) Anybody who knows the secret can recompute every outcome.
    """

    def __init__(self, secret: bytes, version: int) -> None:
        super().__init__()
        self._secret: Final = secret
        self._version: Final = version
        self._counter = 0

    def pick(self, what: str, pool: list[int], n: int, seen_by: int) -> list[int]:
        """Draw by HMAC."""
        total = pool_total(pool)
        kinds: list[int] = []
        for _ in range(n):
            message = f"{self._version}:{self._counter}".encode()
            self._counter += 1
            block = hmac.digest(self._secret, message, hashlib.sha256)
            kinds.append(take_nth(pool, int.from_bytes(block, "big") % total))
            total -= 1
        return kinds


@final
class ScriptedEffects(Recorder):
    """Luck that was decided before: a record that is replayed, or a test's script.

    `script` holds the kinds of each draw in order. WrongOutcome when it does not fit.
    """

    def __init__(self, script: list[list[int]]) -> None:
        super().__init__()
        self._script: Final = script
        self._next = 0

    def pick(self, what: str, pool: list[int], n: int, seen_by: int) -> list[int]:
        """Take what the script says."""
        if self._next == len(self._script):
            raise WrongOutcome(f"a draw of {n} {what} is not in the script")
        kinds = list(self._script[self._next])
        self._next += 1
        return take_kinds(what, pool, kinds, n)

    def finish(self) -> None:
        """Raise WrongOutcome unless the whole script was used."""
        if self._next != len(self._script):
            raise WrongOutcome(f"{len(self._script) - self._next} outcomes of the script were not drawn")


@final
class ForcedEffects(Recorder):
    """Luck that is known in part: entry k of `known` holds the kinds of the k-th draw, or None where they are drawn by `rng`.

    It answers "what would a seat have seen in another world that looks the same to it?". WrongOutcome when
    the known part cannot have been drawn here.
    """

    def __init__(self, known: list[list[int] | None], rng: Rng) -> None:
        super().__init__()
        self._known: Final = known
        self._rng: Final = rng

    def pick(self, what: str, pool: list[int], n: int, seen_by: int) -> list[int]:
        """Take what is known, draw what is not."""
        index = len(self.draws)
        known = self._known[index] if index < len(self._known) else None
        if known is not None:
            return take_kinds(what, pool, known, n)
        return take_random(pool, n, self._rng)


@final
class SearchEffects(Effects):
    """Luck of imagined play: a fast seeded generator; news is dropped."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(False)
        self._rng: Final = rng

    def draw(self, what: str, pool: list[int], n: int, seen_by: int) -> list[int]:
        """Draw from the generator."""
        return take_random(pool, n, self._rng)

    def emit(self, event: Event, seen_by: int = ALL, otherwise: Event | None = None) -> None:
        """Drop the event."""


@final
class RandomEffects(Recorder):
    """Luck from a seeded generator, recorded: for tests and simulated games that keep their record."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self._rng: Final = rng

    def pick(self, what: str, pool: list[int], n: int, seen_by: int) -> list[int]:
        """Draw from the generator."""
        return take_random(pool, n, self._rng)
