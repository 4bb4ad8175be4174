"""Which throws and moves of a turn have a number in the picture of the board."""

from collections.abc import Iterable, Sequence

from engine.events import (
    BallLost,
    BallPlaced,
    Event,
    JackMissed,
    JackOut,
    JackThrown,
    MarbleJumped,
    MarbleStepped,
    PiecePlaced,
)

NUMBERED = (
    BallPlaced,
    BallLost,
    JackThrown,
    JackMissed,
    JackOut,
    PiecePlaced,
    MarbleStepped,
    MarbleJumped,
)
"""The events of a throw or move that leave something on the board, where its number can be drawn."""


def count_numbers(moves: Iterable[Sequence[Event]]) -> int:
    """How many of these moves have a number; if it is only one, none is drawn."""
    return sum(any(isinstance(event, NUMBERED) for event in events) for events in moves)
