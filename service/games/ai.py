"""What an AI seat is told when it is to decide: its own view, and nothing else of the game."""

from service.engine.contract import NO_SEAT
from service.games.context import Context, is_game_id, ruleset_of, state_of, thinking_seed
from service.games.model import ACTIVE, AiTurn
from service.games.wire import canonical


def ai_turn(ctx: Context, game_id: str) -> AiTurn | None:
    """Return the decision that an AI seat owes in this game, or None if none does (any more)."""
    head = ctx.store.head(game_id) if is_game_id(game_id) else None
    if head is None or head.status != ACTIVE:
        return None
    ruleset = ruleset_of(ctx, head)
    state = state_of(ctx, ruleset, head)
    seat = ruleset.to_act(state)
    if seat == NO_SEAT or head.seats[seat].kind != "ai":
        return None
    view = ruleset.view(state, seat)
    level = head.seats[seat].level or "random"
    return AiTurn(head.id, head.version, seat, level, ruleset.meta.name, view, thinking_seed(canonical(view)))
