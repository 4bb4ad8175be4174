"""What cannot be done, for whatever reason. Every refusal of the bot is raised in this room."""

from typing import Self

from engine import GameError


class Refusal(Exception):
    """Something that cannot be done, with a code to word it by and its facts."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    @classmethod
    def by_rules(cls, error: GameError) -> Self:
        """The refusal of something that the rules of the game refuse."""
        return cls(f"refused-{error.code.replace('_', '-')}", **error.facts)
