"""Describe an operation where it is routed: its id, what it takes, what it answers and every problem it can report."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from flask import Response
from flask_smorest.blueprint import Blueprint

from service.api.problem import MEDIA_TYPE
from service.api.problem_kinds import PROBLEMS, ProblemKind
from service.api.schemas.shapes import JsonSchema, ref

View = Callable[..., Response]

#: A bearer token is taken but not demanded (public games can be looked at without).
MAYBE_TOKEN: Final[list[dict[str, list[str]]]] = [{"bearer": []}, {}]
#: A bearer token is demanded.
TOKEN: Final[list[dict[str, list[str]]]] = [{"bearer": []}]
NO_TOKEN: Final[list[dict[str, list[str]]]] = [{}]

#: Problems that any operation can report.
_ALWAYS: Final = ("accept/not_acceptable", "server/busy", "server/error")
#: The blueprints of what load balancers and Prometheus ask, which no rate limit counts.
HEALTH: Final = "service"
METRICS: Final = "metrics"

_RATE: Final = {
    "RateLimit": 'Where rate limits are on: `"key";r=5900;t=1`, the requests left and the seconds until all are back.',
    "RateLimit-Policy": 'The limit that counted this request: `"key";q=6000;w=60`, so many requests in so many seconds.',
}
_WITH_BODY: Final = ("request/malformed", "body/malformed", "body/too_large", "body/unsupported_type", "request/invalid")


@dataclass(frozen=True)
class Reply:
    """A good answer: its status, component (None: no body), what it says, headers by name, and media type."""

    status: int
    component: str | None
    description: str
    headers: dict[str, str] = field(default_factory=dict)
    media_type: str = "application/json"


def header_parameter(name: str, description: str, schema: JsonSchema) -> JsonSchema:
    """Return the description of an optional request header."""
    return {"name": name, "in": "header", "required": False, "description": description, "schema": schema}


def query_parameter(name: str, description: str, schema: JsonSchema) -> JsonSchema:
    """Return the description of an optional query parameter."""
    return {"name": name, "in": "query", "required": False, "description": description, "schema": schema}


def new_blueprint(name: str, description: str) -> Blueprint:
    """Return an empty blueprint; its name is the tag of its operations."""
    return Blueprint(name, __name__, description=description)  # type: ignore[no-untyped-call]


def operation(
    blueprint: Blueprint,
    rule: str,
    operation_id: str,
    *replies: Reply,
    problems: tuple[str, ...] = (),
    takes: str = "",
    security: list[dict[str, list[str]]] = NO_TOKEN,
    parameters: tuple[JsonSchema, ...] = (),
) -> Callable[[View], View]:
    """Route a view by `rule` ("GET /games/<game_id>") and describe it; summary and description are the view's docstring."""
    codes = [*problems, *_ALWAYS, *(_WITH_BODY if takes else ()), *(() if security is NO_TOKEN else ("auth/malformed",))]
    counted = blueprint.name not in {HEALTH, METRICS}
    responses = _responses(replies, [*codes, "rate/limited"], _RATE) if counted else _responses(replies, codes, {})
    doc: dict[str, Any] = {"operationId": operation_id, "security": security, "responses": responses}
    if parameters:
        doc["parameters"] = list(parameters)
    if takes:
        doc["requestBody"] = {"required": True, "content": {"application/json": {"schema": ref(takes)}}}
    method, path = rule.split()

    def route(view: View) -> View:
        # The decorator's wrapper only carries the description: the view itself is called.
        described = blueprint.doc(**doc)(view)  # type: ignore[no-untyped-call]
        vars(view)["_apidoc"] = vars(described)["_apidoc"]
        blueprint.add_url_rule(path, operation_id, view, methods=[method])  # type: ignore[no-untyped-call]
        return view

    return route


def _responses(replies: tuple[Reply, ...], codes: list[str], more: dict[str, str]) -> JsonSchema:
    responses: JsonSchema = {str(reply.status): _reply(reply, more) for reply in replies}
    for status, problem in _problems(codes).items():
        if status in responses:
            responses[status]["content"] |= problem["content"]
        else:
            responses[status] = problem
    return responses


def _reply(reply: Reply, more: dict[str, str]) -> JsonSchema:
    document: JsonSchema = {"description": reply.description}
    headers = {**reply.headers, **more, "X-Request-Id": "The id of the request, for logs and reports."}
    document["headers"] = {name: {"description": text, "schema": {"type": "string"}} for name, text in headers.items()}
    if reply.component is not None:
        schema = {"type": "string"} if reply.component == "string" else ref(reply.component)
        document["content"] = {reply.media_type: {"schema": schema}}
    return document


def _problems(codes: list[str]) -> JsonSchema:
    by_status: dict[int, list[ProblemKind]] = {}
    for kind in PROBLEMS.values():
        if kind.code in codes:
            by_status.setdefault(kind.status, []).append(kind)
    assert sum(map(len, by_status.values())) == len(set(codes)), codes
    return {str(status): _problem_reply(kinds) for status, kinds in sorted(by_status.items())}


def _problem_reply(kinds: list[ProblemKind]) -> JsonSchema:
    examples = {kind.code.replace("/", "_"): {"summary": kind.title, "value": example_of(kind)} for kind in kinds}
    text = "\n".join(f"- `{kind.code}`: {kind.doc}" for kind in kinds)
    return {"description": text, "content": {MEDIA_TYPE: {"schema": ref("Problem"), "examples": examples}}}


def example_of(kind: ProblemKind) -> JsonSchema:
    """Return an example of a problem of that kind."""
    example = {"type": kind.type, "title": kind.title, "status": kind.status, "detail": kind.doc, "code": kind.code}
    return example | {"request_id": "3f0c9a5e7b214d68a1c2e3f4"}
