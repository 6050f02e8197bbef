"""List what the bearer's seat may do now."""

from service.engine.contract import NO_SEAT, Ruleset
from service.engine.tagged import Action
from service.games.bearer import viewer_of
from service.games.context import Context, ruleset_of, state_of
from service.games.document import to_act_document
from service.games.look import etag_of, open_game
from service.games.model import ACTIVE, Answer
from service.games.wire import dumps


def legal(ctx: Context, game_id: str, bearer: str | None) -> Answer:
    """Return the legal actions of the bearer's seat: none when another seat decides, or nobody."""
    head = open_game(ctx, game_id)
    viewer = viewer_of(head, bearer)
    ruleset = ruleset_of(ctx, head)
    state = state_of(ctx, ruleset, head)
    to_act = ruleset.to_act(state) if head.status == ACTIVE else NO_SEAT
    # NO_SEAT and SPECTATOR are the same number: a spectator of a finished game gets the empty list of its actions.
    actions = ruleset.legal_actions(state) if to_act == viewer.seat else []
    document = {
        "ruleset": ruleset.meta.name,
        "version": head.version,
        "to_act": to_act_document(head, to_act),
        "actions": [action_document(ruleset, action) for action in actions],
    }
    return Answer(dumps(document), head.version, etag_of(head, viewer), head.id)


def action_document(ruleset: Ruleset, action: Action) -> dict[str, object]:
    """Return an action in all its forms: JSON, canonical text, plain English, and the rules that allow it."""
    vocabulary = ruleset.meta.vocabulary
    return {
        "action": vocabulary.to_json(action),
        "text": vocabulary.to_text(action),
        "english": ruleset.describe(action),
        "rules": vocabulary.kind(action).rules,
    }
