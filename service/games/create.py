"""Create a game."""

import hashlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final, cast

from service.engine.contract import NO_SEAT, SPECTATOR, Ruleset, State
from service.engine.effects import LiveEffects
from service.engine.form import FormError
from service.games.bearer import HOST_PREFIX, SEAT_PREFIX, Viewer, new_token, token_hash
from service.games.context import Context, due_at, wake
from service.games.document import game_document
from service.games.errors import from_form, invalid
from service.games.idempotency import Replay
from service.games.log import SETUP, entry_of, told_of
from service.games.look import etag_of
from service.games.model import (
    ACTIVE,
    FINISHED,
    LEVELS,
    MAX_ABSENCE_S,
    MAX_NAME,
    MAX_SEED,
    SEAT_KINDS,
    VISIBILITIES,
    Answer,
    Facts,
    GameWish,
    Head,
    NewGame,
    Seat,
    SeatKind,
    SeatWish,
)
from service.games.wire import canonical, dumps

_ID_BYTES: Final = 12
_SECRET_BYTES: Final = 32


def create(ctx: Context, wish: GameWish, bearer: str | None, key: str | None) -> Answer:
    """Create a game; the answer holds it as a spectator sees it, the host's token and the tokens of human seats.

    GameProblem request/invalid for a wish that cannot be met, auth/missing or auth/unknown_key where it takes an API key. A repeated request with an
    Idempotency-Key gets the same answer, tokens included, and creates nothing.
    """
    ruleset, options = _checked(ctx, wish)
    owner = ctx.keys.owner(bearer)
    replay = None if key is None else Replay(bearer, key, canonical(("create", asdict(wish))))
    facts, seats, tokens = _facts(ctx, wish, ruleset, options, owner)
    effects = LiveEffects(facts.secret, 0)
    state = ruleset.new(options, len(seats), effects)
    to_act = ruleset.to_act(state)
    status = FINISHED if to_act == NO_SEAT else ACTIVE
    head = Head(new_id(ctx, replay), facts, seats, 0, status, facts.created_at, dumps(ruleset.encode(state)))
    entry = entry_of(SETUP, facts.created_at, None, effects, told_of(effects))
    return settle(ctx, Created(head, ruleset, state, tokens, (entry,)), replay)


@dataclass(frozen=True, slots=True)
class Created:
    """A game that is made but not written: with its log, a token for each seat (used or not) and the host's last."""

    head: Head
    ruleset: Ruleset
    state: State
    tokens: list[str]
    entries: tuple[bytes, ...]


def settle(ctx: Context, made: Created, replay: Replay | None) -> Answer:
    """Write a new game, wake a worker if an AI is to begin, and answer."""
    head = made.head
    to_act = made.ruleset.to_act(made.state)
    due = due_at(ctx, head, to_act, head.facts.created_at)
    answer = _answer(ctx, head, made.ruleset, made.state, made.tokens)
    remember = None if replay is None else replay.remember_sealed(ctx.entropy, answer)
    record = ctx.store.create(NewGame(head, made.entries, due, remember))
    if record is not None and replay is not None:
        return replay.answer_sealed(record)
    ctx.recent.keep(head, made.state)
    wake(ctx, head, to_act)
    return answer


def _answer(ctx: Context, head: Head, ruleset: Ruleset, state: State, tokens: list[str]) -> Answer:
    document = {
        "game": game_document(ctx.settings, head, ruleset, state, SPECTATOR),
        "host_token": tokens[-1],
        "seat_tokens": [{"seat": n, "token": tokens[n]} for n, seat in enumerate(head.seats) if seat.token_hash is not None],
    }
    return Answer(dumps(document), head.version, etag_of(head, Viewer(SPECTATOR, True)), head.id)


def new_id(ctx: Context, replay: Replay | None) -> str:
    """Return the id of a new game."""
    game_id = ctx.entropy.take(_ID_BYTES).hex()
    # The game lives in the shard of its idempotency record, so that one script may write both.
    return game_id if replay is None else replay.key[0] + game_id[1:]


def _facts(
    ctx: Context, wish: GameWish, ruleset: Ruleset, options: dict[str, object], owner: str | None
) -> tuple[Facts, tuple[Seat, ...], list[str]]:
    """Return what never changes, the seats, and a token for each seat (used or not) with the host's last."""
    seats, tokens = new_seats(ctx, wish.seats)
    secret = new_secret(ctx) if wish.seed is None else hashlib.sha256(wish.seed.encode()).digest()
    facts = Facts(
        ruleset=ruleset.meta.name,
        rules_version=ruleset.meta.rules_version,
        options=options,
        visibility=wish.visibility,
        seeded=wish.seed is not None,
        secret=secret,
        host_hash=token_hash(tokens[-1]),
        created_at=ctx.clock.now_ms(),
        undo=wish.undo,
        owner=owner,
        absence_s=wish.absence_s,
    )
    return facts, seats, tokens


def new_secret(ctx: Context) -> bytes:
    """Return a secret that nobody can know or guess."""
    return ctx.entropy.take(_SECRET_BYTES)


def new_seats(ctx: Context, wishes: Sequence[SeatWish]) -> tuple[tuple[Seat, ...], list[str]]:
    """Return seats, and a token for each (used or not) with the host's last."""
    tokens = [new_token(ctx.entropy, SEAT_PREFIX) for _ in wishes]
    tokens.append(new_token(ctx.entropy, HOST_PREFIX))
    return tuple(_seat(n, seat, token) for n, (seat, token) in enumerate(zip(wishes, tokens, strict=False))), tokens


def _seat(n: int, wish: SeatWish, token: str) -> Seat:
    kind = cast("SeatKind", wish.kind)
    name = wish.name or (f"AI {n} ({wish.level})" if kind == "ai" else f"Player {n}")
    return Seat(kind, wish.level, name, token_hash(token) if kind == "human" else None)


def _checked(ctx: Context, wish: GameWish) -> tuple[Ruleset, dict[str, object]]:
    """Return the ruleset and the complete options, or raise GameProblem request/invalid."""
    ruleset = ctx.registry.get(wish.ruleset)
    if ruleset is None:
        raise invalid("ruleset", _one_of(tuple(ctx.registry.names())), wish.ruleset)
    check_visibility(wish.visibility)
    if wish.seed is not None:
        _check_text("seed", wish.seed, MAX_SEED)
    if wish.absence_s is not None and not 1 <= wish.absence_s <= MAX_ABSENCE_S:
        raise invalid("absence_s", f"a number of seconds from 1 to {MAX_ABSENCE_S}", wish.absence_s)
    meta = ruleset.meta
    if not meta.min_players <= len(wish.seats) <= meta.max_players:
        raise invalid("seats", f"a list of {meta.min_players} to {meta.max_players} seats", f"{len(wish.seats)} seats")
    check_seats(wish.seats)
    try:
        return ruleset, ruleset.complete_options(wish.options, len(wish.seats))
    except FormError as error:
        raise from_form(error) from error


def check_visibility(visibility: str) -> None:
    """Raise GameProblem request/invalid for a visibility that there is not."""
    if visibility not in VISIBILITIES:
        raise invalid("visibility", _one_of(VISIBILITIES), visibility)


def check_seats(seats: Sequence[SeatWish], where: str = "seats") -> None:
    """Raise GameProblem request/invalid for a seat that cannot be."""
    for n, seat in enumerate(seats):
        _check_seat(f"{where}.{n}", seat)


def _check_seat(path: str, seat: SeatWish) -> None:
    if seat.kind not in SEAT_KINDS:
        raise invalid(f"{path}.kind", _one_of(SEAT_KINDS), seat.kind)
    if seat.kind == "ai" and seat.level not in LEVELS:
        raise invalid(f"{path}.level", _one_of(LEVELS), seat.level)
    if seat.kind != "ai" and seat.level is not None:
        raise invalid(f"{path}.level", f"absent for a seat of kind {seat.kind}", seat.level)
    if seat.name is not None:
        check_name(f"{path}.name", seat.name)


def check_name(path: str, name: str) -> None:
    """Raise GameProblem request/invalid for what cannot be the name of a seat."""
    _check_text(path, name, MAX_NAME)


def _check_text(path: str, text: str, longest: int) -> None:
    # A lone surrogate is no character and cannot be encoded.
    if not 1 <= len(text) <= longest or not text.isprintable():
        raise invalid(path, f"a text of 1 to {longest} printable characters", text)


def _one_of(values: tuple[str, ...]) -> str:
    return "one of " + ", ".join(values)
