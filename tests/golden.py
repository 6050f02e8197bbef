"""Where the golden games are: tests/rulesets/<ruleset>/golden/<rules version>/*.json. Those of older versions stay for ever."""

from pathlib import Path

from service.rulesets.catalogue import REGISTRY

RULESETS = Path(__file__).parent / "rulesets"


def folder(ruleset: str) -> Path:
    """Return the folder of the golden games of the version that is played now."""
    return RULESETS / ruleset / "golden" / REGISTRY[ruleset].meta.rules_version


def golden_games(ruleset: str) -> list[Path]:
    """Return the golden games of the version that is played now."""
    return sorted(folder(ruleset).glob("*.json"))


def of_all_versions(ruleset: str) -> list[Path]:
    """Return the golden games of every version that there ever was."""
    return sorted((RULESETS / ruleset / "golden").glob("*/*.json"))
