"""What the catalogue says of Murano."""

from typing import Final

from service.engine.contract import Meta
from service.engine.files import read_text
from service.engine.spec import Field, obj
from service.rulesets.murano.components import BOARD
from service.rulesets.murano.events import EVENTS
from service.rulesets.murano.view import INCOME_RULE, VIEW
from service.rulesets.murano.vocabulary import VOCABULARY

OPTIONS: Final = obj(
    "MuranoOptions",
    "Options of a game of Murano.",
    (
        Field(
            "income",
            INCOME_RULE,
            "Which customers a shop reaches: all of its island, or those on street tiles connected to it.",
            optional=True,
            default="island",
        ),
    ),
)

META: Final = Meta(
    name="murano",
    title="Murano",
    summary="Move gondolas around the glass makers' islands, build them up, and place gondoliers where your characters score.",
    rules_version="1.0",
    min_players=2,
    max_players=4,
    options=OPTIONS,
    view=VIEW,
    vocabulary=VOCABULARY,
    events=EVENTS,
    board=BOARD,
    rules_text=read_text(__file__, "RULES.md"),
)
