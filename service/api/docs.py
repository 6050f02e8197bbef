"""The browsable documentation: Swagger UI from local files under a strict content policy, and the list of problems."""

from importlib.resources import files
from typing import Final

from flask import Flask, Response, abort
from markupsafe import escape

from service.api.problem_kinds import PROBLEMS

#: Nothing from elsewhere, no inline script; Swagger UI sets styles and inlines pictures.
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_DIST: Final = files("flask_swagger_ui") / "dist"
#: The files of Swagger UI that the page needs, with their media types.
FILES: Final = {
    "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
    "swagger-ui.css": "text/css; charset=utf-8",
    "favicon-32x32.png": "image/png",
}
_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Serenissima API</title>
<link rel="icon" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="page"></div>
<noscript>The document itself is at <a href="/openapi.json">/openapi.json</a>, the list of problems at <a href="/docs/problems">/docs/problems</a>.</noscript>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
"""
# validatorUrl null: else the page would ask a public validator for a badge.
_START: Final = """SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#page",
  deepLinking: true,
  validatorUrl: null,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
});
"""


def _answer(body: str | bytes, content_type: str) -> Response:
    response = Response(body, content_type=content_type)
    response.headers["Content-Security-Policy"] = _POLICY
    response.headers["Cache-Control"] = "public, max-age=3600"
    return response


def docs_page() -> Response:
    """Answer the page that shows /openapi.json."""
    return _answer(_PAGE, "text/html; charset=utf-8")


def docs_start() -> Response:
    """Answer the script that starts Swagger UI on our document."""
    return _answer(_START, "text/javascript; charset=utf-8")


def docs_file(name: str) -> Response:
    """Answer one of the files of Swagger UI that the page needs."""
    content_type = FILES.get(name)
    if content_type is None:
        abort(404)
    return _answer((_DIST / name).read_bytes(), content_type)


def docs_problems() -> Response:
    """Answer the page to which the `type` of every problem leads."""
    rows = "\n".join(
        f'<dt id="{escape(kind.code)}"><code>{escape(kind.code)}</code> ({kind.status}) {escape(kind.title)}</dt><dd>{escape(kind.doc)}</dd>'
        for kind in PROBLEMS.values()
    )
    head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problems of the Serenissima API</title></head>'
    return _answer(f"{head}<body><h1>Problems</h1><dl>{rows}</dl></body></html>", "text/html; charset=utf-8")


def install(app: Flask) -> None:
    """Add the pages to `app`."""
    app.add_url_rule("/docs", "docs", docs_page)
    app.add_url_rule("/docs/start.js", "docs_start", docs_start)
    app.add_url_rule("/docs/problems", "docs_problems", docs_problems)
    app.add_url_rule("/docs/<name>", "docs_file", docs_file)
