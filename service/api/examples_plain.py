"""Examples of what has one form for all rulesets: answers about the service, texts, pictures, parameters."""

from typing import Any, Final

from service.api.document import VERSION
from service.api.routes.rulesets import summary
from service.api.schemas.shapes import JsonSchema
from service.engine.contract import Meta

Example = dict[str, Any]

GAME_ID: Final = "5f1e7c0a9b3d4e6f8a2b1c0d"
SUGGESTION_ID: Final = "5d0c4b7e91a2f3860d5e4c1b7a9f2e38"

#: What is sent or asked for by name: what it is (where the route does not say), and an example.
_PARAMETERS: Final[dict[str, tuple[str, Any]]] = {
    "game_id": ("The id of the game.", GAME_ID),
    "suggestion_id": ("The id of the suggestion.", SUGGESTION_ID),
    "ruleset": ("The name of the ruleset.", "gondola"),
    "seat": ("The number of the seat, clockwise from 0.", 1),
    "Idempotency-Key": ("", "8e03978e-40d5-43e8-bc93-6894a57f9324"),
    "If-None-Match": ("", '"7-s0"'),
    "Last-Event-ID": ("", 7),
    "after": ("", 7),
    "version": ("", 7),
    "wait": ("", 25),
    "seconds": ("", 600),
    "limit": ("", 50),
    "dry_run": ("", "true"),
    "cursor": ("", "MTc5ODc2MTYwMDAwMDo1ZjFlN2MwYTliM2Q0ZTZmOGEyYjFjMGQ"),
    "marker": ("", "9b2f6a01c3d4e5f60718293a"),
    "Seat-Tokens": ("", f"{GAME_ID}:seat_mV0nX2c4T6y8a1b3D5f7h9j0K2l4Q6w8"),
}
_SVG: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><title>Gondola</title><g data-place="0,0"/></svg>'
_METRICS: Final = """# HELP serenissima_decisions_total Decisions that were accepted, of seats with a token or of AI seats.
# TYPE serenissima_decisions_total counter
serenissima_decisions_total{by="seat",ruleset="gondola"} 42.0
"""


def about_rulesets(metas: list[Meta]) -> dict[str, Example]:
    """Return an example of each component of the catalogue; of the board, its first member stands for all."""
    meta = metas[0]
    return {
        "RulesetList": {"rulesets": [summary(meta)]},
        "Ruleset": {**summary(meta), "board": dict(list(meta.board.items())[:1])},
    }


def about_service() -> dict[tuple[str, str], Example]:
    """Return an example of each component that tells of the service, by status and component."""
    return {
        ("200", "Health"): {"status": "ok", "version": VERSION},
        ("200", "Status"): {
            "workers": 1,
            "thinkers": 2,
            "queues": [
                {"queue": "turns", "depth": 1, "oldest_s": 0.2, "levels": [{"level": "expert", "depth": 1, "oldest_s": 0.2}]},
                {"queue": "advice", "depth": 0, "oldest_s": 0.0, "levels": []},
                {"queue": "batch", "depth": 0, "oldest_s": 0.0, "levels": []},
            ],
        },
        ("200", "Readiness"): {"ready": True, "redis": True, "workers": 2},
        ("503", "Readiness"): {"ready": False, "redis": False, "workers": 0},
    }


def texts(meta: Meta) -> dict[str, str]:
    """Return an example of each answer that is a text, by the id of its operation."""
    return {
        "get_rules": "\n".join(meta.rules_text.splitlines()[:5]) + "\n",
        "get_board_svg": _SVG,
        "get_board_text": f"{meta.title}, version 7\nTo act: Ada\n",
        "get_metrics": _METRICS,
    }


def complete_parameter(parameter: JsonSchema) -> None:
    """Give the parameter a description and an example, where it has none."""
    doc, example = _PARAMETERS.get(parameter["name"], ("", None))
    parameter.setdefault("description", doc or f"The {parameter['name'].replace('_', ' ')}.")
    if "example" not in parameter:
        parameter["example"] = _of_schema(parameter["schema"]) if example is None else example


def _of_schema(schema: JsonSchema) -> Any:
    """Return some value of the form of a parameter."""
    if "enum" in schema:
        return schema["enum"][0]
    if "default" in schema:
        return schema["default"]
    kind = schema.get("type")
    if kind in {"integer", "number"}:
        return schema.get("minimum", 1)
    return True if kind == "boolean" else "text"
