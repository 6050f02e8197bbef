"""Who plays a seat: claim an open one."""

from service.games.bearer import SEAT_PREFIX, Viewer, new_token, token_hash
from service.games.context import Context
from service.games.create import check_name
from service.games.errors import Code, GameProblem, over
from service.games.idempotency import Replay
from service.games.model import ACTIVE, Answer, Head, Seat
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
        check_active(head)
        old = head.seats[seat]
        if old.kind != "open":
            raise GameProblem(Code.SEAT_NOT_OPEN, f"Seat {seat} is taken.")
        return Change("claim", seat, Seat("human", None, name or old.name, token_hash(token)))

    def tell(game: Document) -> object:
        return {"game": game, "seat": seat, "token": token}

    return turn_over(ctx, game_id, Wish(who, judge, tell, sealed=True), again)


def check_active(head: Head) -> None:
    """Raise GameProblem game/over for a game that is over."""
    if head.status != ACTIVE:
        raise over(0)
