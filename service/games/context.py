"""What every use case is given, and the two questions that all of them ask first: which game, under which rules."""

import hashlib
import re
from dataclasses import dataclass
from typing import Any, Final

from service.config import Settings
from service.engine.contract import NO_SEAT, Ruleset, State
from service.engine.registry import Registry
from service.games.api_keys import KeyRing
from service.games.errors import Code, GameProblem
from service.games.model import ACTIVE, Head
from service.games.ports import Clock, Entropy, Queue, Store
from service.games.recent import Recent
from service.games.waiting import Waiting
from service.games.wire import loads

_GAME_ID: Final = re.compile(r"[0-9a-f]{24}")


@dataclass(frozen=True, slots=True)
class Context:
    """The rulesets and the ports, the same for the whole life of a process."""

    registry: Registry
    store: Store
    queue: Queue
    entropy: Entropy
    clock: Clock
    settings: Settings
    recent: Recent
    keys: KeyRing
    waiting: Waiting


def is_game_id(text: str) -> bool:
    """Say whether `text` can be the id of a game: 24 hexadecimal digits, the first of which is its shard."""
    return _GAME_ID.fullmatch(text) is not None


def ruleset_of(ctx: Context, head: Head) -> Ruleset:
    """Return the rules under which the game was created; GameProblem rules/version_gone if this build has others."""
    ruleset = ctx.registry.get(head.facts.ruleset)
    if ruleset is None or ruleset.meta.rules_version != head.facts.rules_version:
        raise _gone(head)
    return ruleset


def state_of(ctx: Context, ruleset: Ruleset, head: Head) -> State:
    """Return the game's present state, which the caller must not change."""
    known = ctx.recent.state(head)
    if known is not None:
        return known
    state = decoded(ruleset, head, loads(head.state))
    ctx.recent.keep(head, state)
    return state


def decoded(ruleset: Ruleset, head: Head, stored: dict[str, Any]) -> State:
    """Return a stored state of the game; GameProblem rules/version_gone if these rules cannot read it, which older ones wrote then."""
    try:
        return ruleset.decode(stored)
    except ValueError as error:
        raise _gone(head) from error


def _gone(head: Head) -> GameProblem:
    rules = f"{head.facts.ruleset} {head.facts.rules_version}"
    return GameProblem(
        Code.RULES_VERSION_GONE,
        f"This service no longer has the rules of this game ({rules}): take its record away.",
        ruleset=head.facts.ruleset,
        rules_version=head.facts.rules_version,
        game_id=head.id,
    )


def expires_at(settings: Settings, status: str, updated_at: int) -> int:
    """Return when a game expires that stays as it is, in milliseconds."""
    return updated_at + 1000 * (settings.idle_game_s if status == ACTIVE else settings.finished_game_s)


def due_at(ctx: Context, head: Head, to_act: int, now: int) -> int | None:
    """Return the deadline of the turn of the seat to act (or NO_SEAT): an AI's, or that of a player who may be replaced; or None."""
    if to_act == NO_SEAT or head.status != ACTIVE:
        return None
    if head.seats[to_act].kind == "ai":
        return now + int(1000 * ctx.settings.ai_deadline_s)
    return absent_at(head, to_act, now)


def absent_at(head: Head, to_act: int, since: int) -> int | None:
    """Return when the player who has been to act since then counts as absent, or None for never. An open seat waits for ever."""
    limit = head.facts.absence_s
    return None if limit is None or head.seats[to_act].kind != "human" else since + 1000 * limit


def wake(ctx: Context, head: Head, to_act: int) -> None:
    """Wake a worker if an AI is to act (or NO_SEAT)."""
    if to_act != NO_SEAT and head.status == ACTIVE and head.seats[to_act].kind == "ai":
        ctx.queue.enqueue_turn(head.id, head.version, level=head.seats[to_act].level or "")


def thinking_seed(view: bytes) -> int:
    """Return the seed of the AI's own luck (63 bits): it depends on what the seat sees and on nothing else."""
    return int.from_bytes(hashlib.sha256(view).digest()[:8], "big") >> 1
