"""Build the compiled modules with mypyc. `make compile` calls it; without a C compiler everything runs as plain Python.

SERENISSIMA_BUILD=require fails when compiling is impossible, =plain does not try.
"""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))  # A build front end does not put the project on the path.

from service import build  # noqa: E402  # Needs the line above.

MODE = os.environ.get("SERENISSIMA_BUILD", "")


def sources(folder: str) -> list[str]:
    """Return the modules of a folder that are compiled; packages' __init__ are not."""
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / folder).glob("*.py") if path.name != "__init__.py")


def groups() -> list[tuple[list[str], str]]:
    """Return the compilation units: the engine, each room, the search with its heuristics."""
    rooms = sorted(path.parent.relative_to(ROOT) for path in (ROOT / "service/rulesets").glob("*/ruleset.py"))
    found = [(sources("service/engine"), "engine")]
    found += [
        (sorted(sum((sources(str(p.relative_to(ROOT))) for p in [ROOT / room, *(ROOT / room).glob("*/")]), [])), room.name)
        for room in rooms
    ]
    found.append((sources("service/rulesets"), "rulesets"))
    found.append((sources("worker/search") + sources("worker/heuristics"), "search"))
    return found


class ForgivingBuild(build_ext):
    """Compile if possible: a missing compiler leaves plain Python, unless compiling is required."""

    def run(self) -> None:
        """Build all extensions, or none."""
        try:
            if not self.extensions:
                build.remove_compiled_modules()
            super().run()
            build.write_stamp("compiled" if self.extensions else "plain")
        except Exception as error:
            if MODE == "require":
                raise
            build.remove_compiled_modules()
            build.write_stamp("plain")
            sys.stderr.write(f"not compiled, running as plain Python: {error}\n")


def extensions() -> list[object]:
    """Return the mypyc extensions; none in plain mode or where mypy is missing."""
    if MODE == "plain":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if MODE == "require":
            raise
        return []
    units = groups()
    files = [file for unit, _ in units for file in unit]
    return list(mypycify(files, opt_level="2", debug_level="0", separate=units, target_dir="build/mypyc"))


setup(ext_modules=extensions(), cmdclass={"build_ext": ForgivingBuild})
