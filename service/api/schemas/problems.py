"""The form of a problem (RFC 9457) with the members that our problems add."""

from service.api.problem_kinds import PROBLEMS
from service.api.schemas.shapes import JsonSchema, nullable_schema, ref


def problem_schema() -> JsonSchema:
    """Return the schema of every error's body."""
    text = {"type": "string"}
    number = {"type": "integer"}
    members: JsonSchema = {
        "type": {**text, "format": "uri-reference", "description": "Identifies the kind of problem; leads to its description."},
        "title": {**text, "description": "The kind of problem in a few words."},
        "status": {**number, "description": "The HTTP status."},
        "detail": {**text, "description": "What went wrong this time: one plain sentence."},
        "code": {**text, "enum": list(PROBLEMS), "description": "The stable code of the kind of problem."},
        "request_id": {**text, "description": "The id of the request, for logs and reports."},
        "field": {**text, "description": "The member, query parameter or header at fault, like `seats.1.level`."},
        "rule": {**text, "description": "The id of the rule that forbids the action, like `G-20`."},
        "rule_text": {**text, "description": "The wording of the rule."},
        "needed": {"type": ["string", "integer"], "description": "What would have been right, or the number the rule asks for."},
        "present": {"type": ["string", "integer"], "description": "What there was instead, or the number there is."},
        "instead": {**nullable_schema(ref("Action")), "description": "A legal action with the same outcome."},
        "index": {**number, "description": "Which of the actions is at fault, from 0."},
        "current_version": {**number, "description": "The version at which the game is."},
        "expected_version": {**number, "description": "The version that the request expected."},
        "to_act": {**number, "description": "The seat that decides now."},
        "seat": {**number, "description": "The bearer's seat."},
    }
    required = ["type", "title", "status", "detail", "code", "request_id"]
    doc = "What went wrong (RFC 9457). Kinds may add members to those listed."
    return {"type": "object", "description": doc, "properties": members, "required": required}
