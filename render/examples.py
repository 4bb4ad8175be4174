"""Positions worth seeing, for the gallery; the tests compare pictures with those of the gallery."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.events import Event
from engine.games import GAMES
from engine.position import Ending, Position


class Example(NamedTuple):
    """A position, what is then played from it, and how it is shown."""

    game: str
    name: str
    title: str
    notation: str
    tokens: tuple[str, ...] = ()
    preview: str = ""
    theme: str = "day"
    stopped: Ending | None = None

    @property
    def file(self) -> str:
        return f"{self.game}-{self.name}.png"

    def played(self) -> tuple[Position, Sequence[Event], Position | None]:
        """The position in the end, the events of its last action or roll, and the one before it."""
        position: Position = GAMES[self.game].parse(self.notation)
        before: Position | None = None
        events: Sequence[Event] = ()
        for token in self.tokens:
            before = position
            position, events = before.apply(token)
        return position, events, before


def example(game: str, name: str, title: str, notation: str, *tokens: str, **shown: Any) -> Example:
    """The same, with what is played one after the other."""
    return Example(game, name, title, notation, tokens, **shown)
