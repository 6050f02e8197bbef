"""Read the numbered rules of a ruleset out of its RULES.md."""

import re
from typing import Final

_RULE: Final = re.compile(r"^([A-Z]-\d+[a-z]?) +(.*)$")


def rules_by_id(text: str) -> dict[str, str]:
    """Return the text of each rule by its id ("G-20"), lines joined. A rule ends at the next rule, heading or blank line."""
    rules: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in text.splitlines():
        start = _RULE.match(line)
        if start is not None:
            current = rules.setdefault(start.group(1), [])
            current.append(start.group(2).strip())
        elif not line.strip() or line.startswith("#"):
            current = None
        elif current is not None:
            current.append(line.strip())
    return {rule: " ".join(lines) for rule, lines in rules.items()}
