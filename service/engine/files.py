"""Read the data files of a room: rules text and board data, once, when the module is loaded."""

import json
from pathlib import Path


def read_text(module_file: str, name: str) -> str:
    """Return the text of the file `name` that lies beside the module `module_file` (pass `__file__`)."""
    return (Path(module_file).parent / name).read_text(encoding="utf-8")


def read_json(module_file: str, name: str) -> dict[str, object]:
    """Return the JSON object of the file `name` beside the module `module_file` (pass `__file__`)."""
    document = json.loads(read_text(module_file, name))
    assert isinstance(document, dict)
    return document
