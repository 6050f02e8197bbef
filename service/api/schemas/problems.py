"""The form of a problem (RFC 9457) with the members that our problems add."""

from service.api.problem_kinds import PROBLEMS
from service.api.schemas.shapes import JsonSchema, nullable_schema, ref
from service.games.nearest import MOST


def refusal_schema() -> JsonSchema:
    """Return the schema of what a dry run says against an action: a problem without what belongs to an HTTP answer."""
    whole = problem_schema()
    members = {name: member for name, member in whole["properties"].items() if name not in ("type", "title", "status", "request_id")}
    doc = "Why the actions would be refused: the members that the problem would have."
    return {"type": "object", "description": doc, "properties": members, "required": ["detail", "code"]}


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
        "nearest": {
            "type": "array",
            "items": ref("Action"),
            "maxItems": MOST,
            "description": "The legal actions nearest to it, nearest first.",
        },
        "index": {**number, "description": "Which of the actions (or of the steps of a record) is at fault, from 0."},
        "current_version": {**number, "description": "The version at which the game is."},
        "expected_version": {**number, "description": "The version that the request expected."},
        "to_act": {**number, "description": "The seat that decides now."},
        "seat": {**number, "description": "The bearer's seat."},
        "record": {**text, "format": "uri-reference", "description": "Where the record of the game can be taken away."},
        "game_id": {**text, "description": "The game that it is about."},
        "ruleset": {**text, "description": "The game's ruleset."},
        "rules_version": {
            **text,
            "description": "The version of the rules under which the game was created; of a replay, the one that is served.",
        },
        "reason": {**text, "description": "Why nothing can be taken back."},
    }
    required = ["type", "title", "status", "detail", "code", "request_id"]
    doc = "What went wrong (RFC 9457). Kinds may add members to those listed."
    return {"type": "object", "description": doc, "properties": members, "required": required}
