"""Write openapi.json from the code: `python -m openapi.export`."""

import json
import sys
from pathlib import Path
from typing import Any, Final

from service.config import Settings
from service.wsgi import build

PATH: Final = Path(__file__).parent / "openapi.json"
#: Nobody listens there, and nobody is asked.
_NOWHERE: Final = "redis://127.0.0.1:1/0"


def document() -> dict[str, Any]:
    """Return the document of the application."""
    found: dict[str, Any] = build(Settings(_NOWHERE)).extensions["openapi"]
    return found


def text() -> str:
    """Return what openapi.json must hold."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"wrote {PATH}\n")
