"""Say how this process runs the rules: compiled by mypyc, or as plain Python; and notice stale compiled modules.

Compiled modules lie beside their sources and shadow them. `make compile` writes a fingerprint of the
sources that it compiled; where it does not match the present sources, the build is stale.
"""

import hashlib
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
STAMP: Final = ROOT / "build" / "compiled.sha256"
FOLDERS: Final = ("service/engine", "service/rulesets", "worker/search", "worker/heuristics")


class StaleBuild(RuntimeError):
    """Compiled modules are older than their sources: `make compile` or `make plain` mends it."""


def fingerprint() -> str:
    """Return the SHA-256 over the names and texts of all sources that are compiled."""
    digest = hashlib.sha256()
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            digest.update(str(path.relative_to(ROOT)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def remove_compiled_modules() -> None:
    """Delete every compiled module of this project: what is left is plain Python."""
    for found in [*ROOT.glob("*__mypyc*.so"), *(so for top in ("service", "worker") for so in (ROOT / top).rglob("*.so"))]:
        found.unlink()


def write_stamp(kind: str) -> None:
    """Write down that the present sources were built as `kind`: "compiled", or "plain" where that is impossible."""
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(f"{kind} {fingerprint()}\n")


def is_current() -> bool:
    """Say whether the last build was of the present sources, so that nothing need be built."""
    compiled = any((ROOT / "service" / "engine").glob("*.so"))
    return STAMP.exists() and STAMP.read_text() == f"{'compiled' if compiled else 'plain'} {fingerprint()}\n"


def build_kind() -> str:
    """Return "compiled" or "plain", as the engine is loaded in this process; raise StaleBuild for an old build."""
    from service.engine import rng  # noqa: PLC0415  # Loading the engine is the question asked.

    if not str(rng.__file__).endswith(".so"):
        return "plain"
    if not is_current():
        raise StaleBuild("compiled modules are older than the sources: run `make compile`, or `make plain` to do without")
    return "compiled"


if __name__ == "__main__":
    # `make compile` asks whether there is anything to do.
    sys.exit(0 if is_current() else 1)
