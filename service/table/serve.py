"""Serve the files of the table under a strict content policy. They are read once, when the application is made."""

import hashlib
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from flask import Flask, Response, abort

from service.api.answer import known_already, unchanged

#: Nothing from elsewhere, nothing inline. Pictures are fetched with the token and put into the page as elements, their styles as a sheet object.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
#: A picture opened on its own styles itself and runs nothing.
_PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
_TYPES: Final = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8",
}
_EXAMPLES: Final = "examples/"


@dataclass(frozen=True, slots=True)
class _File:
    body: bytes
    content_type: str
    etag: str
    policy: str


def found_files() -> dict[str, _File]:
    """Return the files of the table by path below /table/, with the example pictures of the rulesets below examples/."""
    found = dict(_below(files("service.table") / "static", ""))
    found |= {_EXAMPLES + name: file for name, file in _below(files("service.pictures") / "examples", "")}
    return found


def _below(folder: Traversable, prefix: str) -> list[tuple[str, _File]]:
    found: list[tuple[str, _File]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += _below(entry, f"{prefix}{entry.name}/")
        elif (kind := entry.name.rpartition(".")[2]) in _TYPES:
            body = entry.read_bytes()
            etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
            found.append((prefix + entry.name, _File(body, _TYPES[kind], etag, _PICTURE_POLICY if kind == "svg" else POLICY)))
    return found


def install(app: Flask) -> None:
    """Add the table to `app`, and the way to it from its root."""
    found = found_files()

    def table_file(name: str = "index.html") -> Response:
        file = found.get(name)
        if file is None:
            abort(404)
        # Always asked again and almost always unchanged: modules of two editions must never meet.
        headers = {"Cache-Control": "no-cache", "Content-Security-Policy": file.policy, "Referrer-Policy": "no-referrer"}
        if known_already(file.etag):
            return unchanged(file.etag, headers)
        return Response(file.body, content_type=file.content_type, headers={"ETag": file.etag, **headers})

    def to_table() -> Response:
        return Response(status=308, headers={"Location": "/table/"})

    app.add_url_rule("/table/", "table", table_file)
    app.add_url_rule("/table/<path:name>", "table_file", table_file)
    for path in ("/", "/table"):
        app.add_url_rule(path, f"to_table_{len(path)}", to_table)
