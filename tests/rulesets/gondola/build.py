"""Make positions by hand: tiles on squares, gondolas on them, hands, and the rest of a state by default."""

from service.engine.effects import ScriptedEffects
from service.rulesets.gondola.codec import put_tiles
from service.rulesets.gondola.components import BONUS_KINDS, CANAL_KINDS, COUNT, KIND_OF, cell_at, x_of, y_of
from service.rulesets.gondola.ruleset import RULESET
from service.rulesets.gondola.state import BONUS, PLACE, RACE, GondolaState

VOCABULARY = RULESET.meta.vocabulary

# Tiles used again and again; E-W and N-E are what they show unturned.
FAST = "c34"  # straight, speed 2, current 5, capacity 2
NARROW = "c33"  # straight, speed 2, current 5, capacity 1
BEND = "c52"  # corner N-E, speed 2, current 5, capacity 2
FORK = "c68"  # tee N-E-W, speed 2, current 5, capacity 2
BRIDGE = "c06"  # checkpoint, speed 1, current 5, capacity 2
LAKE = "c12"  # deep water, speed 4, current 2, capacity 2
CLOSED = "c22"  # straight, Cannot Pass, speed 1, current 5, capacity 1


def line(n, tile=FAST):
    """A canal of n tiles from (0, 0) to the east, open at both ends."""
    return {(x, 0): (tile, 0) for x in range(n)}


#: Four corners around a block: a canal without an open edge.
RING = {(0, 0): (BEND, 1), (1, 0): (BEND, 2), (1, 1): (BEND, 3), (0, 1): (BEND, 0)}


def table(tiles, gondolas, *, hands=(), turn=0, speed=None, flags=(), stack=None, bonus_stack=None):
    """A state. `tiles`: {(x, y): (tile, rotation)} or (tile, rotation, seats with a flag there); `gondolas`: one square per seat.

    With a `speed` the seat in turn is about to race. `flags` are those left to each seat (all five by default). The stacks hold
    all tiles of the box by default, else the tiles named.
    """
    players = len(gondolas)
    state = GondolaState(players, 1)
    state.turn = turn
    rows = []
    for (x, y), tile in tiles.items():
        bits = sum(1 << seat for seat in tile[2]) if len(tile) > 2 else 0
        rows += [x, y, 4 * KIND_OF[tile[0]] + tile[1], bits]
    put_tiles(state, rows)
    state.gondolas = [state.course.at[cell_at(x, y)] for x, y in gondolas]
    state.flags_left = list(flags) or [5] * players
    state.hands = [sorted(KIND_OF[tile] for tile in (hands[seat] if seat < len(hands) else ())) for seat in range(players)]
    state.stack = COUNT[:CANAL_KINDS] if stack is None else _pool(stack, 0, CANAL_KINDS)
    state.stack_size = sum(state.stack)
    state.bonus_stack = COUNT[CANAL_KINDS:][:BONUS_KINDS] if bonus_stack is None else _pool(bonus_stack, CANAL_KINDS, BONUS_KINDS)
    state.bonus_size = sum(state.bonus_stack)
    state.phase = PLACE if speed is None else RACE
    state.speed = -1 if speed is None else speed
    return state


def _pool(tiles, first, kinds):
    pool = [0] * kinds
    for tile in tiles:
        pool[KIND_OF[tile] - first] += 1
    return pool


def give_bonus(state, tile, due=0):
    """Let the seat in turn have drawn a bonus tile that it must lay now."""
    state.phase = BONUS
    state.bonus_kind = KIND_OF[tile]
    state.bonus_due = due
    state.bonus_stack[state.bonus_kind - CANAL_KINDS] = 0
    state.bonus_size = sum(state.bonus_stack)


def canal(*tiles):
    """A scripted draw of canal tiles."""
    return [KIND_OF[tile] for tile in tiles]


def bonus(tile):
    """A scripted draw of a bonus tile."""
    return [KIND_OF[tile] - CANAL_KINDS]


def texts(state):
    """The legal actions as texts, in order."""
    return [VOCABULARY.to_text(action) for action in RULESET.legal_actions(state)]


def ends(state):
    """The squares on which the move can end."""
    found = set()
    for action in RULESET.legal_actions(state):
        path = VOCABULARY.to_json(action).get("path", [])
        cell = state.course.cell[state.gondolas[state.turn]]
        found.add(tuple(path[-1]) if path else (x_of(cell), y_of(cell)))
    return found


def act(state, text, *draws):
    """Apply a legal action with scripted draws; return the events as JSON, as its own seat is told them."""
    action = VOCABULARY.from_text(text)
    rejection = RULESET.check(state, action)
    assert rejection is None, rejection
    seat = state.turn
    effects = ScriptedEffects(list(draws))
    RULESET.apply(state, action, effects)
    effects.finish()
    return [news.told_to(seat).to_json() for news in effects.told]


def kinds_of_news(told):
    """The short names of events, in order."""
    return [event["type"].removeprefix("gondola.") for event in told]


def refusal(state, text):
    """The rejection of an action."""
    rejection = RULESET.check(state, VOCABULARY.from_text(text))
    assert rejection is not None, f"{text} is legal"
    return rejection


def instead(rejection):
    """The text of the legal action that a rejection names."""
    assert rejection.instead is not None
    return VOCABULARY.to_text(rejection.instead)
