"""The folder in which the API's processes keep their figures (service/api/metrics.py): made at the start, empty, and removed at the end.

What a process that ended has counted stays in the folder and is still added up; what it held open does not. A folder that a killed
server left behind is removed by the next start.
"""

import os
import re
import shutil
import tempfile
from collections.abc import MutableMapping
from pathlib import Path
from typing import Final

VARIABLE: Final = "PROMETHEUS_MULTIPROC_DIR"
_PREFIX: Final = "serenissima-metrics-"
_NAME: Final = re.compile(_PREFIX + r"(\d+)-\w+")


def prepare(environment: MutableMapping[str, str], base: Path) -> Path | None:
    """Let `environment` name a folder; return it if it is one of our own, below `base`, that must be removed in the end.

    A folder that is named already is the operator's (or ours: settings are read again on a reload) and is left where it is.
    """
    if environment.get(VARIABLE):
        return None
    for left in base.glob(f"{_PREFIX}*"):
        match = _NAME.fullmatch(left.name)
        if match is not None and not _lives(int(match.group(1))):
            shutil.rmtree(left, ignore_errors=True)
    made = Path(tempfile.mkdtemp(prefix=f"{_PREFIX}{os.getpid()}-", dir=base))
    environment[VARIABLE] = str(made)
    return made


def empty(environment: MutableMapping[str, str]) -> None:
    """Remove what an earlier server counted in the folder that `environment` names."""
    folder = Path(environment[VARIABLE])
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.db"):
        file.unlink(missing_ok=True)


def forget(environment: MutableMapping[str, str], pid: int) -> None:
    """Remove what a process that ended had open (prometheus_client's `mark_process_dead`, which must not be imported before the folder is named)."""
    for file in Path(environment[VARIABLE]).glob(f"gauge_live*_{pid}.db"):
        file.unlink(missing_ok=True)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
