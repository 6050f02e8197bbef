"""Say whether actions would be accepted, and what would change for sure, without doing anything.

Nothing of the true state is used but what the bearer's seat sees: the actions are tried on positions that look the same to the
seat, with what is hidden drawn at random. What is told in all of them alike, before any chance is drawn and before
anything hidden is revealed, is sure. The answer therefore cannot tell more than the seat knows.
"""

from collections.abc import Sequence
from typing import Final, final

from service.engine.contract import State
from service.engine.effects import RandomEffects
from service.engine.rng import Rng
from service.engine.tagged import Action
from service.games.act import check_decision, check_open, check_plays, parse_batch
from service.games.bearer import Viewer, seat_of
from service.games.context import Context, ruleset_of, state_of, thinking_seed
from service.games.errors import Code, GameProblem
from service.games.look import check_version, etag_of, open_game
from service.games.model import Answer, Head
from service.games.wire import canonical, dumps

#: On how many positions the actions are tried.
_WORLDS: Final = 5
#: What speaks against a decision, as opposed to against the request.
_REFUSALS: Final = frozenset(
    {
        Code.GAME_OVER,
        Code.GAME_STALE_VERSION,
        Code.SEAT_STAND_IN,
        Code.ACTION_NOT_YOUR_TURN,
        Code.ACTION_ILLEGAL,
        Code.ACTION_MALFORMED,
    }
)


def dry_run(ctx: Context, game_id: str, bearer: str | None, actions: Sequence[object], expected_version: int | None) -> Answer:
    """Return `{ruleset, version, seat, accepted, checked, uncertain, refusal, events}`.

    `accepted` is None when an earlier action's outcome, which is uncertain, decides whether a later one is legal. GameProblem as for
    `act` where the request itself is at fault: form, game, token.
    """
    batch = parse_batch(ctx.registry, actions)
    check_version("expected_version", expected_version)
    head = open_game(ctx, game_id)
    seat = seat_of(head, bearer)
    trial = Trial(ctx, head, seat)
    refusal: dict[str, object] | None = None
    try:
        check_open(head, expected_version)
        check_plays(head, seat)
        trial.run(batch)
    except GameProblem as problem:
        if problem.code not in _REFUSALS:
            raise
        refusal = {"code": problem.code, "detail": problem.message} | {k: v for k, v in problem.data.items() if v is not None}
    document = {
        "ruleset": trial.ruleset.meta.name,
        "version": head.version,
        "seat": seat,
        "accepted": False if refusal is not None else True if trial.checked == len(batch) else None,
        "checked": trial.checked,
        "uncertain": trial.uncertain,
        "refusal": refusal,
        "events": trial.events,
    }
    return Answer(dumps(document), head.version, etag_of(head, Viewer(seat, False)), head.id)


@final
class Trial:
    """Actions of one seat, tried on several positions at once until an outcome is uncertain."""

    def __init__(self, ctx: Context, head: Head, seat: int) -> None:
        self.ruleset: Final = ruleset_of(ctx, head)
        self.seat: Final = seat
        self.checked = 0
        self.uncertain = False
        self.events: list[dict[str, object]] = []
        self._version = head.version
        view = self.ruleset.view(state_of(ctx, self.ruleset, head), seat)
        self._rng: Final = Rng(thinking_seed(canonical(view)))
        self._view: Final = view
        self._worlds: list[State] = []

    def run(self, batch: Sequence[Action]) -> None:
        """Try the actions in order, until the outcome of one is uncertain; raise the first GameProblem."""
        self._worlds = [self.ruleset.sample(self._view, self._rng) for _ in range(_WORLDS)]
        for index, action in enumerate(batch):
            # Whether an action is legal is the same in all positions that look the same.
            check_decision(self.ruleset, self._worlds[0], self.seat, action, index)
            self.checked += 1
            self._version += 1
            self._try(action)
            if self.uncertain:
                return

    def _try(self, action: Action) -> None:
        told = []
        for world in self._worlds:
            effects = RandomEffects(self._rng)
            self.ruleset.apply(world, action, effects)
            told.append(self._sure(effects))
            self.uncertain |= bool(effects.draws) or len(told[-1]) < len(effects.told)
        sure = _common(told)
        self.uncertain |= any(len(heard) > len(sure) for heard in told)
        self.uncertain |= len({self.ruleset.to_act(world) for world in self._worlds}) > 1
        self.events += [{"version": self._version, "event": event} for event in sure if event is not None]

    def _sure(self, effects: RandomEffects) -> list[dict[str, object] | None]:
        """Return what the seat is told (None: nothing) before chance is drawn or anything is revealed."""
        before = effects.draws[0].told if effects.draws else len(effects.told)
        heard: list[dict[str, object] | None] = []
        for news in effects.told[:before]:
            if news.event.kind.reveals:
                break
            event = news.told_to(self.seat)
            heard.append(None if event is None else event.to_json())
        return heard


def _common(told: list[list[dict[str, object] | None]]) -> list[dict[str, object] | None]:
    """Return what all of them begin with."""
    shared: list[dict[str, object] | None] = []
    for events in zip(*told, strict=False):
        if any(event != events[0] for event in events):
            break
        shared.append(events[0])
    return shared
