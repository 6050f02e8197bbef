"""The rulesets that this service knows, by name."""

from typing import Final, final

from service.engine.contract import Ruleset


@final
class Registry:
    """A closed list of rulesets, in the order in which the catalogue shows them."""

    def __init__(self, rulesets: list[Ruleset]) -> None:
        self._by_name: Final = {ruleset.meta.name: ruleset for ruleset in rulesets}

    def names(self) -> list[str]:
        """Return the names in order."""
        return list(self._by_name)

    def get(self, name: str) -> Ruleset | None:
        """Return the ruleset of that name, or None."""
        return self._by_name.get(name)

    def __getitem__(self, name: str) -> Ruleset:
        return self._by_name[name]

    def all(self) -> list[Ruleset]:
        """Return the rulesets in order."""
        return list(self._by_name.values())
