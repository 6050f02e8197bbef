"""Read what a request carries: JSON body, query, bearer token and other headers. Anything odd becomes a problem."""

import re
from collections.abc import Callable
from typing import Any, Final

import orjson
from gunicorn.http.errors import ParseException
from marshmallow import Schema, ValidationError

from service.api.asked import asked
from service.api.problem import Problem

#: The longest body that is read, in bytes: 64 actions take a small part of it.
MAX_BODY: Final = 256 * 1024
#: How deep lists and objects of a body may nest. (Printing a value in a problem recurses over it.)
DEEPEST: Final = 32
_JSON_TYPE: Final = re.compile(r'\s*application/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*', re.ASCII | re.IGNORECASE)
_BEARER: Final = re.compile(r"bearer +([A-Za-z0-9._~+/=-]{1,256}) *", re.ASCII | re.IGNORECASE)
_KEY: Final = re.compile(r"[\x21-\x7e]{1,255}", re.ASCII)


def read_json(longest: int = MAX_BODY) -> object:
    """Return the JSON value of the body, which has at most `longest` bytes."""
    # The environment itself: the mapping of headers over it costs more than all the checks here.
    environ = asked().environ
    content_type = environ.get("CONTENT_TYPE", "")
    if content_type != "application/json" and not _JSON_TYPE.fullmatch(content_type):
        raise Problem(
            "body/unsupported_type", "The body must be application/json in UTF-8.", needed="application/json", present=content_type[:80]
        )
    if environ.get("HTTP_CONTENT_ENCODING", "identity").strip().lower() not in ("", "identity"):
        raise Problem("body/unsupported_type", "The body must not be compressed.", {"Accept-Encoding": "identity"})
    raw = _read(longest)
    try:
        value = orjson.loads(raw)
    except orjson.JSONDecodeError as error:
        raise Problem("body/malformed", f"The body is not JSON: {error}.") from error
    # A text with few brackets cannot nest deeply; only the others are walked.
    if raw.count(b"[") + raw.count(b"{") > DEEPEST and _depth(value) > DEEPEST:
        raise Problem("body/malformed", f"The body nests lists and objects more than {DEEPEST} levels deep.")
    return value


def _read(longest: int) -> bytes:
    environ = asked().environ
    length = environ.get("CONTENT_LENGTH", "")
    if length.isdigit() and int(length) <= longest:
        # The usual case, for which the library's layers of streams cost more than reading the JSON.
        raw: bytes = environ["wsgi.input"].read(int(length))
        if len(raw) < int(length):
            raise Problem("request/malformed", "The connection closed before the whole body was sent.")
        return raw
    if longest != MAX_BODY:
        asked().max_content_length = longest + 1
    try:
        raw = asked().get_data(cache=False)
    except ParseException as error:
        # gunicorn reads chunks only when asked for them, and finds only then that they are none.
        raise Problem("request/malformed", f"The body cannot be read: {error}.") from error
    # A body without a length ends at the limit without a word.
    if len(raw) > longest:
        raise Problem("body/too_large", f"The body is longer than {longest} bytes.")
    return raw


def _depth(value: object) -> int:
    depth = 0
    layer = [value]
    while True:
        inner: list[object] = []
        for one in layer:
            if isinstance(one, list):
                inner.extend(one)
            elif isinstance(one, dict):
                inner.extend(one.values())
        if not any(isinstance(one, (list, dict)) for one in layer):
            return depth
        depth += 1
        layer = inner


def read_body(schema: Schema, plain: Callable[[dict[str, Any]], bool] | None = None, longest: int = MAX_BODY) -> Any:
    """Return the body as `schema` loads it. A body that `plain` says yes to is taken as it is: `schema` would not change it."""
    value = read_json(longest)
    if not isinstance(value, dict):
        raise Problem("request/invalid", "The body must be an object.", needed="an object")
    if plain is not None and plain(value):
        return value
    try:
        return schema.load(value)
    except ValidationError as error:
        field, message = first_error(error.messages)
        raise Problem("request/invalid", f"{field or 'The body'}: {message}", field=field or None) from error


def read_query(schema: Schema) -> dict[str, Any]:
    """Return the query parameters as `schema` loads them; each may be given once."""
    if not asked().environ.get("QUERY_STRING"):
        return {}
    given = asked().args
    for name in given:
        if len(given.getlist(name)) > 1:
            raise Problem("request/invalid", f"{name} may be given only once.", field=name)
    try:
        loaded: dict[str, Any] = schema.load(given.to_dict())
    except ValidationError as error:
        field, message = first_error(error.messages)
        raise Problem("request/invalid", f"{field}: {message}", field=field) from error
    return loaded


def first_error(messages: object, path: str = "") -> tuple[str, str]:
    """Return the path and the text of the first of marshmallow's error messages."""
    if isinstance(messages, dict) and messages:
        name, inner = next(iter(messages.items()))
        step = "" if name == "_schema" else str(name)
        return first_error(inner, f"{path}.{step}" if path and step else path or step)
    if isinstance(messages, list) and messages:
        return first_error(messages[0], path)
    return path, str(messages)


def bearer_token() -> str | None:
    """Return the token of the `Authorization` header, or None where there is no such header."""
    header = asked().environ.get("HTTP_AUTHORIZATION")
    if header is None:
        return None
    match = _BEARER.fullmatch(header)
    if match is None:
        raise Problem("auth/malformed", "Authorization must be `Bearer <token>`.", {"WWW-Authenticate": "Bearer"}, field="Authorization")
    return match.group(1)


def idempotency_key() -> str | None:
    """Return the `Idempotency-Key` header, or None."""
    key: str | None = asked().environ.get("HTTP_IDEMPOTENCY_KEY")
    if key is not None and not _KEY.fullmatch(key):
        raise Problem(
            "request/invalid", "Idempotency-Key must be 1 to 255 printable ASCII characters without spaces.", field="Idempotency-Key"
        )
    return key
