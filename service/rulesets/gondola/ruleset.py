"""The doors of the room."""

from typing import Final, cast, final

from service.engine.contract import NO_SEAT, Document, Options, Ruleset, Standing, State, View
from service.engine.effects import Effects
from service.engine.form import FormError
from service.engine.rejection import Rejection
from service.engine.rng import Rng
from service.engine.tagged import Action
from service.rulesets.gondola import apply as applying
from service.rulesets.gondola import codec, describe, legal, refuse, sample, scoring, setup, view
from service.rulesets.gondola.components import BONUS_KINDS, CANAL_KINDS, FIRST_START
from service.rulesets.gondola.meta import META
from service.rulesets.gondola.state import OVER, GondolaState


def _own(state: State) -> GondolaState:
    assert isinstance(state, GondolaState)
    return state


@final
class Gondola(Ruleset):
    """Gondola for 2 to 5 players."""

    def __init__(self) -> None:
        super().__init__(META)

    def complete_options(self, options: Options, players: int) -> dict[str, object]:
        """Return the options with defaults; FormError for a number of races that is not 1, 3 or 5 (G-60)."""
        complete = super().complete_options(options, players)
        if complete["races"] not in (1, 3, 5):
            raise FormError("options.races", "1, 3 or 5", complete["races"])
        return complete

    def new(self, options: Options, players: int, effects: Effects) -> State:
        """Return the state after the set-up of the first race."""
        return setup.new_match(players, cast("int", options["races"]), effects)

    def to_act(self, state: State) -> int:
        """Return the seat in turn."""
        own = _own(state)
        return NO_SEAT if own.phase == OVER else own.turn

    def legal_actions(self, state: State) -> list[Action]:
        """Return what the seat in turn may do."""
        return legal.legal_actions(_own(state))

    def pick(self, state: State, rng: Rng) -> Action:
        """Return one of the legal actions without building the others."""
        return legal.pick(_own(state), rng)

    def check(self, state: State, action: Action) -> Rejection | None:
        """Say what speaks against an action, without listing all placements for one of them."""
        own = _own(state)
        return None if legal.is_legal(own, action) else refuse.refuse(own, action)

    def refuse(self, state: State, action: Action) -> Rejection:
        """Explain why an action is not legal."""
        return refuse.refuse(_own(state), action)

    def apply(self, state: State, action: Action, effects: Effects) -> None:
        """Change the state by a legal action."""
        applying.apply(_own(state), action, effects)

    def view(self, state: State, seat: int) -> View:
        """Return what a seat may know."""
        return view.view_of(_own(state), seat)

    def sample(self, view: View, rng: Rng) -> State:
        """Return a state that fits a view."""
        return sample.sample(view, rng)

    def standings(self, state: State) -> list[Standing]:
        """Return the standings by seat."""
        return scoring.standings(_own(state))

    def encode(self, state: State) -> Document:
        """Return the state as JSON."""
        return codec.encode(_own(state))

    def decode(self, document: Document) -> State:
        """Return the state of encode's JSON."""
        return codec.decode(document)

    def describe(self, action: Action) -> str:
        """Return one sentence that says what the action does."""
        return describe.describe(action)

    def conserved(self, state: State) -> dict[str, int]:
        """Return the numbers of tiles by group, flags and gondolas, wherever they are (G-1)."""
        own = _own(state)
        kinds = [own.course.face[node] >> 2 for node in own.course.laid] + own.gone
        for hand in own.hands:
            kinds += hand
        if own.bonus_kind >= 0:
            kinds.append(own.bonus_kind)
        placed = 0
        for flags in own.flags:
            placed += flags.bit_count()
        return {
            "start tiles": len([kind for kind in kinds if kind >= FIRST_START]),
            "canal tiles": len([kind for kind in kinds if kind < CANAL_KINDS]) + sum(own.stack),
            "bonus tiles": len([kind for kind in kinds if CANAL_KINDS <= kind < CANAL_KINDS + BONUS_KINDS]) + sum(own.bonus_stack),
            "flags": placed + sum(own.flags_left),
            "gondolas": len(own.gondolas),
            "tiles counted twice": own.stack_size - sum(own.stack) + own.bonus_size - sum(own.bonus_stack),
        }


RULESET: Final = Gondola()
