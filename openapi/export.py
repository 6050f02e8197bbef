"""Write openapi.json from the code: `python -m openapi.export`."""

import json
import sys
from pathlib import Path
from typing import Any, Final

from service.app import create_app
from service.config import Settings
from service.games.games import Games
from service.games.system import NoQueue, SystemClock, SystemEntropy
from service.rulesets.catalogue import REGISTRY

PATH: Final = Path(__file__).parent / "openapi.json"


def document() -> dict[str, Any]:
    """Return the document of the application. Nothing is asked of Redis."""
    settings = Settings(redis_url="redis://127.0.0.1:1/0")
    games = Games(REGISTRY, redis_store(settings), NoQueue(), SystemEntropy(), SystemClock(), settings)
    app = create_app(REGISTRY, games, lambda: (False, 0))
    found: dict[str, Any] = app.extensions["openapi"]
    return found


def text() -> str:
    """Return what openapi.json must hold."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"wrote {PATH}\n")
