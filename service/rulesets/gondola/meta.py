"""What the catalogue says of Gondola."""

from typing import Final

from service.engine.contract import Meta
from service.engine.spec import Field, integer, obj
from service.rulesets.gondola.actions import VOCABULARY
from service.rulesets.gondola.components import BOARD, RULES_TEXT
from service.rulesets.gondola.events import EVENTS
from service.rulesets.gondola.view import VIEW

OPTIONS: Final = obj(
    "GondolaOptions",
    "What can be chosen when a game of Gondola is made.",
    (Field("races", integer(1, 5), "The number of races of the match: 1, 3 or 5 (G-60).", optional=True, default=1),),
)

META: Final = Meta(
    name="gondola",
    title="Gondola",
    summary="Lay canal tiles and race your gondola along them; the first to cross five checkpoints wins.",
    rules_version="1",
    min_players=2,
    max_players=5,
    options=OPTIONS,
    view=VIEW,
    vocabulary=VOCABULARY,
    events=EVENTS,
    board=BOARD,
    rules_text=RULES_TEXT,
)
