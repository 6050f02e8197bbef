"""What the catalogue says of Rialto."""

from typing import Final

from service.engine.contract import Meta
from service.engine.files import read_text
from service.engine.spec import Field, boolean, obj
from service.rulesets.rialto.actions import VOCABULARY
from service.rulesets.rialto.components import BOARD
from service.rulesets.rialto.events import EVENTS
from service.rulesets.rialto.view_spec import DOGE_ADVANCE_SPEC, VIEW

OPTIONS: Final = obj(
    "RialtoOptions",
    "The options of a game of Rialto.",
    (
        Field("neutral_player", boolean(), "A neutral player takes part; only with 2 players (R-60).", True, default=False),
        Field(
            "doge_advance", DOGE_ADVANCE_SPEC, "How far blue 3 advances: by the number of its space, or by its place (R-45).", True, "space"
        ),
    ),
)

META: Final = Meta(
    name="rialto",
    title="Rialto",
    summary="Cards win bridges, gondolas, buildings and the Doge's favour; councillors must be in the right districts when the canals are counted.",
    rules_version="1.0",
    min_players=2,
    max_players=5,
    options=OPTIONS,
    view=VIEW,
    vocabulary=VOCABULARY,
    events=EVENTS,
    board=BOARD,
    rules_text=read_text(__file__, "RULES.md"),
)
