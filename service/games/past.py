"""Read a game's whole log, and bring back any position that it had."""

from collections.abc import Sequence

from service.engine.contract import Ruleset, State
from service.engine.effects import ScriptedEffects
from service.engine.replay import begin
from service.games.context import Context, decoded
from service.games.errors import game_not_found
from service.games.log import Entry, read_entry
from service.games.model import Head


def whole_log(ctx: Context, head: Head, version: int) -> list[Entry]:
    """Return the entries of versions 0 to `version`; GameProblem game/not_found if the game expired meanwhile."""
    entries = [read_entry(stored) for stored in ctx.store.log(head.id, -1, version + 1)]
    if len(entries) != version + 1:
        raise game_not_found()
    return entries


def standing_line(entries: Sequence[Entry]) -> list[Entry]:
    """Return the set-up and the decisions that stand: without those that were taken back, the undos and the changes of who plays."""
    line: list[Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            line.pop()
        elif entry.change is None:
            line.append(entry)
    return line


def first_state(ruleset: Ruleset, head: Head, entry: Entry) -> State:
    """Return the state of version 0 from its entry."""
    if entry.start is not None:
        return decoded(ruleset, head, entry.start)
    return begin(ruleset, head.facts.options, len(head.seats), [kinds for _, kinds, _ in entry.draws])


def repeat(ruleset: Ruleset, state: State, entry: Entry) -> ScriptedEffects:
    """Change `state` by a decision of the log, which needs no check, and return what it drew and told."""
    assert entry.action is not None
    effects = ScriptedEffects([kinds for _, kinds, _ in entry.draws])
    ruleset.apply(state, ruleset.meta.vocabulary.from_text(entry.action), effects)
    return effects


def state_after(ruleset: Ruleset, head: Head, line: Sequence[Entry]) -> State:
    """Return the state after a set-up and the decisions that follow it."""
    state = first_state(ruleset, head, line[0])
    for entry in line[1:]:
        repeat(ruleset, state, entry)
    return state
