"""Why an action is refused: a value with the rule, the reason and what would have been right."""

from typing import Final, final

from service.engine.tagged import Action


@final
class Rejection:
    """A refusal by the rules.

    `rule` is the id of the rule that forbids the action ("G-20"), `message` one plain sentence
    that names the values at fault. `needed` and `present` are the numbers compared, where
    the rule compares numbers. `instead` is the legal action that has the same outcome, where there is one.
    Nothing in it may depend on what the acting seat cannot know.
    """

    def __init__(
        self, rule: str, message: str, needed: int | None = None, present: int | None = None, instead: Action | None = None
    ) -> None:
        self.rule: Final = rule
        self.message: Final = message
        self.needed: Final = needed
        self.present: Final = present
        self.instead: Final = instead

    def __repr__(self) -> str:
        return f"<{self.rule}: {self.message}>"
