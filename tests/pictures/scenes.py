"""Scenes of random games: as the API makes them, from a view, names and news."""

from itertools import islice

from service.engine.contract import NO_SEAT, SPECTATOR
from service.pictures.scene import Scene
from tests.conformance.play import BASIC, CASES, play

#: Every ruleset and player count, and the options that change what is on the table.
GAMES = BASIC + [case for case in CASES if case.options.get("neutral_player") or (case.options.get("races") == 3 and case.players == 3)]
#: Names that want to be more than names.
NAMES = (
    "<script>alert(1)</script>",
    "\"'>&amp;<b>",
    "\x1b[31mred\x00\ud800",
    "\u202eelttab \u5a01\u5c3c\u65af\u5546\u4eba\u7684\u6e38\u620f",
    "Eva",
)


def states(case, seed, count=4):
    """`count` moments of a random game, the last one being its end."""
    game = list(play(case, seed))
    step = max(1, (len(game) - 1) // (count - 1))
    return [*islice(game, 0, len(game) - 1, step), game[-1]]


def seats(case):
    return (SPECTATOR, *range(case.players))


def scene(case, moment, seat, state=None):
    """The scene of the state after a moment, or of a twin of it."""
    ruleset = case.ruleset
    state = moment.after if state is None else state
    told = [news.told_to(seat) for news in moment.effects.told]
    over = ruleset.to_act(state) == NO_SEAT
    return Scene(
        ruleset.meta.name,
        ruleset.meta.title,
        ruleset.view(state, seat),
        NAMES[: case.players],
        tuple(event.to_json() for event in told if event is not None),
        tuple(s.place for s in ruleset.standings(state)) if over else (),
    )
