"""Positions worth seeing: each is a picture of the gallery, which the tests compare with."""

from typing import Any, NamedTuple

from engine.events import Event
from engine.games import GAMES
from engine.position import Ending, Position, Side
from render.kit.picture import Subject


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
    hints: tuple[str, ...] = ()
    names: tuple[str, str] | None = None
    heading: str = ""
    moves: int = 0
    """How many of the last actions and rolls are the turn that is numbered."""
    labels: tuple[str, ...] = ()
    hidden: tuple[Side, ...] = ()
    """The sides of Boomerang whose racks are hidden."""
    seen_from: Side = 0

    @property
    def file(self) -> str:
        """The name of its picture in the gallery."""
        return f"{self.game}-{self.name}.png"

    def subject(self) -> Subject[Any]:
        """The subject of its picture: the last position, and what the last action or roll did."""
        position: Position = GAMES[self.game].parse(self.notation)
        before: Position | None = None
        happened: list[tuple[Event, ...]] = []
        for token in self.tokens:
            before = position
            position, events = before.apply(token)
            happened.append(events)
        moves = tuple(filter(None, happened[len(happened) - self.moves :]))
        shown = (self.preview, self.theme, self.stopped, self.hints, self.names, self.heading)
        seen = self.labels, self.hidden, self.seen_from
        return Subject(position, (happened or [()])[-1], before, *shown, moves, *seen)


def example(game: str, name: str, title: str, notation: str, *tokens: str, **shown: Any) -> Example:
    """An example in which those actions and rolls are played one after the other."""
    return Example(game, name, title, notation, tokens, **shown)
