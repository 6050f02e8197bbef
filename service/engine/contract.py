"""What a ruleset is: the doors that all rooms have.

The API, the worker and the search know games through this page alone.
"""

from collections.abc import Mapping
from typing import Final, final

from service.engine.effects import Effects
from service.engine.form import FormError, check_form
from service.engine.rejection import Rejection
from service.engine.rng import Rng
from service.engine.spec import Spec
from service.engine.tagged import Action, EventKind, Vocabulary

#: `Ruleset.to_act` when the game is over.
NO_SEAT: Final = -1
#: The seat number under which a spectator looks: sees what everybody sees.
SPECTATOR: Final = -1

Options = Mapping[str, object]
View = dict[str, object]
Document = dict[str, object]


class State:
    """A position of one game, complete with what is hidden. Each ruleset has its own subclass.

    Only the ruleset's `apply` changes it. Attributes are ints, strings and lists of them.
    """

    def copy(self) -> "State":
        """Return an independent copy."""
        raise NotImplementedError


@final
class Standing:
    """Where a seat stands: its place from 1 (ties share one), and its score in the game's own points."""

    def __init__(self, seat: int, place: int, score: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.score: Final = score


def places(scores: list[tuple[int, ...]]) -> list[Standing]:
    """Return the standings of seats whose score tuples (points first, then tie-breakers) compare: higher is better."""
    return [Standing(seat, 1 + sum(other > mine for other in scores), mine[0]) for seat, mine in enumerate(scores)]


@final
class Meta:
    """What the catalogue says of a ruleset.

    `options` is an object spec whose fields carry their defaults; `view` the object spec of a view;
    `board` the static data of board, cards and tiles as JSON, the same for every game.
    """

    def __init__(
        self,
        name: str,
        title: str,
        summary: str,
        rules_version: str,
        min_players: int,
        max_players: int,
        options: Spec,
        view: Spec,
        vocabulary: Vocabulary,
        events: tuple[EventKind, ...],
        board: Document,
        rules_text: str,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.summary: Final = summary
        self.rules_version: Final = rules_version
        self.min_players: Final = min_players
        self.max_players: Final = max_players
        self.options: Final = options
        self.view: Final = view
        self.vocabulary: Final = vocabulary
        self.events: Final = events
        self.board: Final = board
        self.rules_text: Final = rules_text


class Ruleset:
    """The doors of a room. One instance per ruleset, without state of its own.

    A *seat* is a number from 0 to players - 1, clockwise. All methods but `apply` leave their
    arguments unchanged; a subclass narrows State to its own class by isinstance.
    """

    def __init__(self, meta: Meta) -> None:
        self.meta: Final = meta

    def complete_options(self, options: Options, players: int) -> dict[str, object]:
        """Return `options` with defaults filled in.

        FormError for an unknown option, a wrong value, a number of players out of range or
        a combination that the rules do not know (a room that has such overrides this and calls super).
        """
        meta = self.meta
        if not meta.min_players <= players <= meta.max_players:
            raise FormError("players", f"from {meta.min_players} to {meta.max_players}", players)
        complete = {f.name: f.default for f in meta.options.fields}
        complete.update(options)
        check_form(meta.options, complete, "options")
        return complete

    def new(self, options: Options, players: int, effects: Effects) -> State:
        """Return the state after set-up; `options` are complete. All luck of the set-up comes from `effects`."""
        raise NotImplementedError

    def to_act(self, state: State) -> int:
        """Return the seat that decides next, or NO_SEAT when the game is over."""
        raise NotImplementedError

    def legal_actions(self, state: State) -> list[Action]:
        """Return every distinct outcome of the seat to act once, in canonical order; empty when the game is over.

        It depends on nothing that the seat to act cannot know.
        """
        raise NotImplementedError

    def pick(self, state: State, rng: Rng) -> Action:
        """Return `legal_actions(state)[rng.below(number of them)]`.

        A room overrides it where it can find the n-th action faster than by listing all; playouts live on it.
        """
        actions = self.legal_actions(state)
        return actions[rng.below(len(actions))]

    def check(self, state: State, action: Action) -> Rejection | None:
        """Say why the seat to act may not do `action`, or None if it is one of `legal_actions`."""
        if action in self.legal_actions(state):
            return None
        return self.refuse(state, action)

    def refuse(self, state: State, action: Action) -> Rejection:
        """Explain why `action`, which is not legal, is refused. Called only for unlisted actions."""
        raise NotImplementedError

    def apply(self, state: State, action: Action, effects: Effects) -> None:
        """Change `state` by the legal `action` and by all that follows from it without a decision. At least one event is emitted."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> View:
        """Return all that `seat` (or SPECTATOR) may know, as JSON of `meta.view`. Built up from nothing."""
        raise NotImplementedError

    def sample(self, view: View, rng: Rng) -> State:
        """Return a full state that is consistent with `view`, hidden parts drawn fairly.

        `view(sample(v, rng), seat)` equals v again for the seat that v was made for.
        """
        raise NotImplementedError

    def standings(self, state: State) -> list[Standing]:
        """Return the standings by seat: final when the game is over, else as they would be if it ended now."""
        raise NotImplementedError

    def encode(self, state: State) -> Document:
        """Return the state as JSON with `schema_version`."""
        raise NotImplementedError

    def decode(self, document: Document) -> State:
        """Return the state of `encode`'s JSON; ValueError for another `schema_version`."""
        raise NotImplementedError

    def describe(self, action: Action) -> str:
        """Return one short sentence in plain English that says what `action` does."""
        raise NotImplementedError

    def conserved(self, state: State) -> dict[str, int]:
        """Return counts of components (by name) that are the same in every state of a game, wherever the components are."""
        raise NotImplementedError
