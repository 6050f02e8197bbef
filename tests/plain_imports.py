"""Load this project's modules from source even where compiled ones lie beside them.

SERENISSIMA_PLAIN=1 makes the whole test run take the plain path (tests/conftest.py installs the hook first).
"""

import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def _finder(path):
    here = Path(path).resolve()
    inside = here == ROOT or any(here.is_relative_to(ROOT / top) for top in ("service", "worker"))
    if not inside:
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, [".py"]))


def install() -> None:
    """Put the hook before all others; modules that are loaded already stay."""
    sys.path_hooks.insert(0, _finder)
    sys.path_importer_cache.clear()
