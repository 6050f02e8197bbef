"""The doors of the room."""

from typing import Final, final

from service.engine.contract import Document, Options, Ruleset, Standing, State, View
from service.engine.effects import Effects
from service.engine.rejection import Rejection
from service.engine.rng import Rng
from service.engine.tagged import Action
from service.rulesets.venezia import apply as apply_module
from service.rulesets.venezia import codec, inventory, legal, refusal, scoring, setup
from service.rulesets.venezia import describe as describe_module
from service.rulesets.venezia import sample as sample_module
from service.rulesets.venezia import view as view_module
from service.rulesets.venezia.actions import VeneziaAction
from service.rulesets.venezia.meta import META
from service.rulesets.venezia.state import Venezia


def _own(state: State) -> Venezia:
    assert isinstance(state, Venezia)
    return state


@final
class VeneziaRuleset(Ruleset):
    """Venezia for 2 to 5 players."""

    def new(self, options: Options, players: int, effects: Effects) -> State:
        """Return the state after set-up (V-10)."""
        return setup.new(players, effects)

    def to_act(self, state: State) -> int:
        """Return the seat that decides next."""
        return _own(state).actor

    def legal_actions(self, state: State) -> list[Action]:
        """Return what the seat to act may do."""
        return legal.legal_actions(_own(state))

    def pick(self, state: State, rng: Rng) -> Action:
        """Return a random legal action."""
        return legal.pick(_own(state), rng)

    def refuse(self, state: State, action: Action) -> Rejection:
        """Explain why an unlisted action is refused."""
        assert isinstance(action, VeneziaAction)
        return refusal.refuse(_own(state), action)

    def apply(self, state: State, action: Action, effects: Effects) -> None:
        """Change the state by a legal action."""
        assert isinstance(action, VeneziaAction)
        apply_module.apply(_own(state), action, effects)

    def view(self, state: State, seat: int) -> View:
        """Return what a seat may see."""
        return view_module.view(_own(state), seat)

    def sample(self, view: View, rng: Rng) -> State:
        """Return a state that looks like `view`."""
        return sample_module.sample(view, rng)

    def standings(self, state: State) -> list[Standing]:
        """Return who is how far."""
        return scoring.standings(_own(state))

    def encode(self, state: State) -> Document:
        """Return the state as JSON."""
        return codec.encode(_own(state))

    def decode(self, document: Document) -> State:
        """Return the state of `encode`'s JSON."""
        return codec.decode(document)

    def describe(self, action: Action) -> str:
        """Return a sentence that says what an action does."""
        assert isinstance(action, VeneziaAction)
        return describe_module.describe(action)

    def conserved(self, state: State) -> dict[str, int]:
        """Return the numbers of components."""
        return inventory.conserved(_own(state))


RULESET: Final = VeneziaRuleset(META)
