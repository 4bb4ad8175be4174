"""Short forms that rule tests read better with."""

from collections.abc import Iterable

from engine import Position
from engine.events import Event


def after(position: Position, *tokens: str) -> Position:
    """The position after those actions and rolls."""
    for token in tokens:
        position, _ = position.apply(token)
    return position


def events_of(position: Position, token: str) -> tuple[Event, ...]:
    """What happens when that is applied."""
    return position.apply(token)[1]


def kinds(events: Iterable[Event]) -> list[str]:
    return [type(event).__name__ for event in events]
