"""Who plays a seat: claim an open one, leave one's seat to an AI and come back; and the end of it all by the host."""

from dataclasses import replace

from service.engine.contract import NO_SEAT, SPECTATOR
from service.games.act import check_plays
from service.games.bearer import SEAT_PREFIX, Viewer, host_of, new_token, seat_of, token_hash
from service.games.context import Context, absent_at, is_game_id, ruleset_of, state_of
from service.games.create import check_name
from service.games.errors import Code, GameProblem, invalid, over
from service.games.idempotency import Replay
from service.games.model import ACTIVE, DEFAULT_LEVEL, ENDED, LEVELS, Answer, Head, Seat
from service.games.turnover import Change, Document, Wish, turn_over
from service.games.wire import canonical


def claim(ctx: Context, game_id: str, seat: int, name: str | None, bearer: str | None, key: str | None) -> Answer:
    """Give an open seat to whoever asks first: `{game, seat, token}`, the game as that seat sees it.

    No token is needed: who knows the id of a game, which nobody can guess, was invited. GameProblem seat/not_found, game/over or seat/not_open.
    """
    if name is not None:
        check_name("name", name)
    again = None if key is None else Replay(bearer, key, canonical(("claim", game_id, seat, name)))
    token = new_token(ctx.entropy, SEAT_PREFIX)

    def who(head: Head) -> Viewer:
        if not 0 <= seat < len(head.seats):
            raise GameProblem(Code.SEAT_NOT_FOUND, f"The game has seats 0 to {len(head.seats) - 1}.")
        return Viewer(seat, False)

    def judge(head: Head) -> Change:
        _check_active(head)
        old = head.seats[seat]
        if old.kind != "open":
            raise GameProblem(Code.SEAT_NOT_OPEN, f"Seat {seat} is taken.")
        return Change("claim", seat, Seat("human", None, name or old.name, token_hash(token)))

    def tell(game: Document) -> object:
        return {"game": game, "seat": seat, "token": token}

    return turn_over(ctx, game_id, Wish(who, judge, tell, sealed=True), again)


def resign(ctx: Context, game_id: str, bearer: str | None, level: str | None, key: str | None) -> Answer:
    """Let an AI of that level (None: DEFAULT_LEVEL) play the bearer's seat from now on. GameProblem game/over, seat/stand_in."""
    if level is not None and level not in LEVELS:
        raise invalid("level", "one of " + ", ".join(LEVELS), level)
    again = None if key is None else Replay(bearer, key, canonical(("resign", game_id, level)))

    def judge(head: Head) -> Change:
        _check_active(head)
        seat = seat_of(head, bearer)
        check_plays(head, seat)
        return Change("resign", seat, replace(head.seats[seat], kind="ai", level=level or DEFAULT_LEVEL))

    return turn_over(ctx, game_id, Wish(lambda head: Viewer(seat_of(head, bearer), False), judge, _decision), again)


def rejoin(ctx: Context, game_id: str, bearer: str | None, key: str | None) -> Answer:
    """Give the bearer's seat back to the bearer. Nothing happens when no AI plays it. GameProblem game/over."""
    again = None if key is None else Replay(bearer, key, canonical(("rejoin", game_id)))

    def judge(head: Head) -> Change | None:
        _check_active(head)
        seat = seat_of(head, bearer)
        mine = head.seats[seat]
        return Change("rejoin", seat, replace(mine, kind="human", level=None)) if mine.stand_in else None

    return turn_over(ctx, game_id, Wish(lambda head: Viewer(seat_of(head, bearer), False), judge, _decision), again)


def replace_absent(ctx: Context, game_id: str, version: int) -> bool:
    """Let an AI play for the player who was to act at that version, if the time to do so is over; say whether it was."""
    head = ctx.store.head(game_id) if is_game_id(game_id) else None
    if head is None or _absent(ctx, head, version) is None:
        return False

    replaced = False

    def judge(head: Head) -> Change | None:
        nonlocal replaced
        seat = _absent(ctx, head, version)
        replaced = seat is not None
        return None if seat is None else Change("absence", seat, replace(head.seats[seat], kind="ai", level=DEFAULT_LEVEL))

    turn_over(ctx, game_id, Wish(lambda _: Viewer(SPECTATOR, False), judge, _decision), None)
    return replaced


def _absent(ctx: Context, head: Head, version: int) -> int | None:
    """Return the seat whose player should have decided at that version, and did not in time."""
    if head.version != version or head.status != ACTIVE:
        return None
    ruleset = ruleset_of(ctx, head)
    to_act = ruleset.to_act(state_of(ctx, ruleset, head))
    deadline = None if to_act == NO_SEAT else absent_at(head, to_act, head.updated_at)
    return to_act if deadline is not None and deadline <= ctx.clock.now_ms() else None


def end(ctx: Context, game_id: str, bearer: str | None) -> Answer:
    """End the game for its host: nobody has won, and all may be told. GameProblem game/over for one that came to its own end."""

    def judge(head: Head) -> Change | None:
        if head.status == ENDED:
            return None
        _check_active(head)
        return Change("end", None, None)

    return turn_over(ctx, game_id, Wish(lambda head: host_of(head, bearer), judge, lambda game: game), None)


def _decision(game: Document) -> object:
    return {"ruleset": game["ruleset"], "game": game, "events": []}


def _check_active(head: Head) -> None:
    """Raise GameProblem game/over for a game that is over."""
    if head.status != ACTIVE:
        raise over(0)
