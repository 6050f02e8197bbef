"""Make a new game of a position of another: what-if play.

While the game runs, the new one begins with the present position as the bearer sees it; what is hidden from the bearer is drawn anew,
and so is the secret: nobody can look into hands or ahead into draws. Once the game is over, it begins exactly with
the position of any version. The new game's versions begin with 0, and the position is what its record begins with.
"""

from dataclasses import asdict, replace

from service.engine.contract import NO_SEAT, SPECTATOR, Ruleset, State
from service.engine.rng import Rng
from service.games.bearer import Viewer, token_hash, viewer_of
from service.games.context import Context, ruleset_of, state_of
from service.games.create import Created, check_seats, check_visibility, new_id, new_seats, new_secret, settle
from service.games.errors import Code, GameProblem, invalid
from service.games.idempotency import Replay
from service.games.log import start_entry
from service.games.look import check_version, open_game
from service.games.model import ACTIVE, FINISHED, Answer, ForkWish, Head, Origin, Seat, SeatWish
from service.games.past import standing_line, state_after, whole_log
from service.games.wire import canonical, dumps


def fork(ctx: Context, game_id: str, bearer: str | None, wish: ForkWish, key: str | None) -> Answer:
    """Return the new game, whose host the bearer is, as `create` does.

    For the host and the seats; once the game is over, for everybody who may look at it. GameProblem game/running for
    another version than the present one while it runs.
    """
    check_version("version", wish.version)
    check_visibility(wish.visibility)
    again = None if key is None else Replay(bearer, key, canonical(("fork", game_id, asdict(wish))))
    head = open_game(ctx, game_id)
    viewer = viewer_of(head, bearer)
    owner = _owner(ctx, head, viewer, bearer)
    ruleset = ruleset_of(ctx, head)
    version = head.version if wish.version is None else wish.version
    state = _sampled(ctx, ruleset, head, viewer, version) if head.status == ACTIVE else _exact(ctx, ruleset, head, version)
    wishes = _seats(head.seats, wish)
    seats, tokens = new_seats(ctx, wishes)
    now = ctx.clock.now_ms()
    facts = replace(
        head.facts,
        visibility=wish.visibility,
        seeded=False,
        secret=new_secret(ctx),
        host_hash=token_hash(tokens[-1]),
        created_at=now,
        undo=wish.undo,
        absence_s=None,
        origin=Origin("fork", head.id, version, head.status != ACTIVE),
        owner=owner,
    )
    encoded = ruleset.encode(state)
    status = FINISHED if ruleset.to_act(state) == NO_SEAT else ACTIVE
    made = Head(new_id(ctx, again), facts, seats, 0, status, now, dumps(encoded))
    return settle(ctx, Created(made, ruleset, state, tokens, (start_entry(now, encoded),)), again)


def _owner(ctx: Context, head: Head, viewer: Viewer, bearer: str | None) -> str | None:
    """Return whose the new game is: host and seats fork for the owner of the game; who only looks on needs a key where keys are configured."""
    mere_looker = viewer.seat == SPECTATOR and not viewer.host
    return ctx.keys.owner(bearer) if mere_looker else head.facts.owner


def _sampled(ctx: Context, ruleset: Ruleset, head: Head, viewer: Viewer, version: int) -> State:
    """Return a position that looks to the viewer like the present one. The truth is used for nothing but the viewer's view."""
    if viewer.seat == SPECTATOR and not viewer.host:
        raise GameProblem(Code.AUTH_FORBIDDEN, "While the game runs, only its host and its seats can fork it.")
    if version != head.version:
        text = f"While the game runs, it can be forked from its present version {head.version} only."
        raise GameProblem(Code.GAME_RUNNING, text, current_version=head.version)
    view = ruleset.view(state_of(ctx, ruleset, head), viewer.seat)
    return ruleset.sample(view, Rng(int.from_bytes(ctx.entropy.take(8), "big") >> 1))


def _exact(ctx: Context, ruleset: Ruleset, head: Head, version: int) -> State:
    if version > head.version:
        raise invalid("version", f"a version from 0 to {head.version}", version)
    return state_after(ruleset, head, standing_line(whole_log(ctx, head, version)))


def _seats(seats: tuple[Seat, ...], wish: ForkWish) -> tuple[SeatWish, ...]:
    """Return the seats of the new game: those of the old one, unless others are wished for."""
    if wish.seats is None:
        return tuple(SeatWish(s.kind, s.level, s.name) for s in seats)
    if len(wish.seats) != len(seats):
        raise invalid("seats", f"a list of {len(seats)} seats", f"{len(wish.seats)} seats")
    check_seats(wish.seats)
    return wish.seats
