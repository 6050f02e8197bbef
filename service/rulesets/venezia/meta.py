"""What the catalogue says of Venezia."""

from typing import Final

from service.engine.contract import Meta
from service.engine.spec import obj
from service.rulesets.venezia.actions import VOCABULARY
from service.rulesets.venezia.components import BOARD, BUILDINGS, CARDS, NEED, RULES_TEXT
from service.rulesets.venezia.events import EVENTS
from service.rulesets.venezia.view import VIEW


def _board() -> dict[str, object]:
    board = dict(BOARD)
    board["cards"] = {BUILDINGS[kind]: CARDS[kind] for kind in range(len(BUILDINGS))}
    board["cards_needed"] = {BUILDINGS[kind]: NEED[kind] for kind in range(len(BUILDINGS))}
    return board


META: Final = Meta(
    name="venezia",
    title="Venezia",
    summary="Build Venice together or alone: cards become houses, palaces, squares, bridges and a basilica, and every building moves gondolas.",
    rules_version="1",
    min_players=2,
    max_players=5,
    options=obj("VeneziaOptions", "Venezia has no options.", ()),
    view=VIEW,
    vocabulary=VOCABULARY,
    events=EVENTS,
    board=_board(),
    rules_text=RULES_TEXT,
)
