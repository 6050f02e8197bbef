"""The doors of the room."""

from typing import Final, final

from service.engine.contract import Document, Options, Ruleset, Standing, State, View
from service.engine.effects import Effects
from service.engine.form import FormError
from service.engine.rejection import Rejection
from service.engine.rng import Rng
from service.engine.tagged import Action
from service.rulesets.rialto.apply import apply, proceed
from service.rulesets.rialto.codec import decode, encode
from service.rulesets.rialto.conserved import conserved
from service.rulesets.rialto.describe import describe
from service.rulesets.rialto.legal import legal_actions
from service.rulesets.rialto.meta import META
from service.rulesets.rialto.refuse import refuse
from service.rulesets.rialto.sample import sample
from service.rulesets.rialto.scoring import standings
from service.rulesets.rialto.setup import new_game
from service.rulesets.rialto.state import RialtoState
from service.rulesets.rialto.view import view


def _own(state: State) -> RialtoState:
    assert isinstance(state, RialtoState)
    return state


@final
class Rialto(Ruleset):
    """Rialto for 2 to 5 players."""

    def complete_options(self, options: Options, players: int) -> dict[str, object]:
        """Return `options` with defaults; the neutral player takes part only with 2 players (R-60)."""
        complete = super().complete_options(options, players)
        if complete["neutral_player"] is True and players != 2:
            raise FormError("options.neutral_player", f"false with {players} players", True)
        return complete

    def new(self, options: Options, players: int, effects: Effects) -> State:
        """Return the state after set-up."""
        state = new_game(players, options["neutral_player"] is True, options["doge_advance"] == "rank", effects)
        proceed(state, effects)
        return state

    def to_act(self, state: State) -> int:
        """Return the seat that decides next, or NO_SEAT."""
        return _own(state).actor

    def legal_actions(self, state: State) -> list[Action]:
        """Return every legal action in canonical order."""
        return legal_actions(_own(state))

    def refuse(self, state: State, action: Action) -> Rejection:
        """Explain why an action is refused."""
        return refuse(_own(state), action)

    def apply(self, state: State, action: Action, effects: Effects) -> None:
        """Carry a legal action out."""
        apply(_own(state), action, effects)

    def view(self, state: State, seat: int) -> View:
        """Return what a seat may see."""
        return view(_own(state), seat)

    def sample(self, view: View, rng: Rng) -> State:
        """Return a full state consistent with a view."""
        return sample(view, rng)

    def standings(self, state: State) -> list[Standing]:
        """Return where the seats stand."""
        return standings(_own(state))

    def encode(self, state: State) -> Document:
        """Return the state as JSON."""
        return encode(_own(state))

    def decode(self, document: Document) -> State:
        """Return the state of its JSON."""
        return decode(document)

    def describe(self, action: Action) -> str:
        """Say what an action does."""
        return describe(action)

    def conserved(self, state: State) -> dict[str, int]:
        """Return the counts of components, wherever they are."""
        return conserved(_own(state))


RULESET: Final = Rialto(META)
