"""Murano behind the doors that all rooms have."""

from typing import final

from service.engine.contract import NO_SEAT, Document, Options, Ruleset, Standing, State, View
from service.engine.effects import Effects
from service.engine.rejection import Rejection
from service.engine.rng import Rng
from service.engine.tagged import Action
from service.rulesets.murano import apply, codec, conserved, describe, legal, refuse, sample, scoring, setup, view
from service.rulesets.murano.meta import META
from service.rulesets.murano.state import OVER, MuranoState


def _own(state: State) -> MuranoState:
    assert isinstance(state, MuranoState)
    return state


@final
class Murano(Ruleset):
    """The ruleset Murano."""

    def __init__(self) -> None:
        super().__init__(META)

    def new(self, options: Options, players: int, effects: Effects) -> State:
        """See Ruleset.new; M-10 to M-13."""
        return setup.set_up(options["income"] == "connected", players, effects)

    def to_act(self, state: State) -> int:
        """See Ruleset.to_act."""
        own = _own(state)
        return NO_SEAT if own.phase == OVER else own.seat

    def legal_actions(self, state: State) -> list[Action]:
        """See Ruleset.legal_actions."""
        return legal.legal_actions(_own(state))

    def refuse(self, state: State, action: Action) -> Rejection:
        """See Ruleset.refuse."""
        return refuse.refuse(_own(state), action)

    def apply(self, state: State, action: Action, effects: Effects) -> None:
        """See Ruleset.apply."""
        apply.apply(_own(state), action, effects)

    def view(self, state: State, seat: int) -> View:
        """See Ruleset.view."""
        return view.view(_own(state), seat)

    def sample(self, view: View, rng: Rng) -> State:
        """See Ruleset.sample."""
        return sample.sample(view, rng)

    def standings(self, state: State) -> list[Standing]:
        """See Ruleset.standings; M-54."""
        return scoring.standings(_own(state))

    def encode(self, state: State) -> Document:
        """See Ruleset.encode."""
        return codec.encode(_own(state))

    def decode(self, document: Document) -> State:
        """See Ruleset.decode."""
        return codec.decode(document)

    def describe(self, action: Action) -> str:
        """See Ruleset.describe."""
        return describe.describe(action)

    def conserved(self, state: State) -> dict[str, int]:
        """See Ruleset.conserved."""
        return conserved.conserved(_own(state))


RULESET = Murano()
