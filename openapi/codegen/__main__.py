"""`python -m openapi.codegen`: write sdk/serenissima/_generated from openapi/openapi.json."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from openapi.codegen.document import Document

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SOURCE: Final = ROOT / "openapi" / "openapi.json"
TARGET: Final = ROOT / "sdk" / "serenissima" / "_generated"
STAMP: Final = '"""Generated from openapi.json. Never edit it by hand: `make sdk` writes it."""\n'


def render(document: Document) -> dict[str, str]:
    """Return the generated files by name, before formatting."""
    # The templates write Python, not HTML: nothing is escaped.
    environment = Environment(  # noqa: S701
        loader=FileSystemLoader(Path(__file__).parent / "templates"), undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    known = [x.name for x in [*document.classes, *document.unions, *document.enums]] + [u.reader for u in document.unions]
    models = environment.get_template("models.py.jinja").render(document=document)
    operations = environment.get_template("operations.py.jinja").render(document=document, names=known)
    # Only the names that the operations use are imported.
    used = [name for name in known if len(re.findall(rf"\b{name}\b", operations)) > 1]
    operations = environment.get_template("operations.py.jinja").render(document=document, names=used)
    return {"__init__.py": STAMP, "models.py": models, "operations.py": operations}


def generate(target: Path) -> None:
    """Write the generated package into the folder `target`, formatted."""
    document = Document(json.loads(SOURCE.read_text(encoding="utf-8")))
    target.mkdir(parents=True, exist_ok=True)
    for name, text in render(document).items():
        (target / name).write_text(text, encoding="utf-8")
    # The project's own excludes keep the linter away from generated code; formatting it is our own business.
    command = [sys.executable, "-m", "ruff"]
    paths = [str(target / name) for name in ("models.py", "operations.py")]
    config = ["--config", "line-length = 140", "--isolated"]
    subprocess.run([*command, "check", "-q", "--fix", "--isolated", "--select", "I,F401", *paths], check=True)  # noqa: S603
    subprocess.run([*command, "format", "-q", *config, *paths], check=True)  # noqa: S603


if __name__ == "__main__":
    generate(TARGET)
    sys.stdout.write(f"wrote {TARGET.relative_to(ROOT)}\n")
