"""Links of the OpenAPI document: what can be asked next with what an answer says. Clients and tests walk along them."""

from typing import Any, Final

from service.api.schemas.shapes import JsonSchema

#: Answers that say where something is: operation, status, the parameter that it gives and where in the body it stands.
_SOURCES: Final = (
    ("create_game", "201", "game_id", "/game/id"),
    ("fork_game", "201", "game_id", "/game/id"),
    ("replay_record", "201", "game_id", "/game/id"),
    ("create_suggestion", "202", "suggestion_id", "/id"),
)


def add_links(document: dict[str, Any]) -> None:
    """Link each answer that names something to every operation on it."""
    operations = {
        described["operationId"]: (path, described)
        for path, methods in document["paths"].items()
        for name, described in methods.items()
        if name != "parameters"
    }
    for source, status, parameter, where in _SOURCES:
        targets = [name for name, (path, _) in operations.items() if f"{{{parameter}}}" in path]
        operations[source][1]["responses"][status]["links"] = {name: _link(name, parameter, where) for name in targets}


def _link(operation_id: str, parameter: str, where: str) -> JsonSchema:
    return {"operationId": operation_id, "parameters": {parameter: f"$response.body#{where}"}}
