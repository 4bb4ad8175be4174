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
"""What a throw or move comes to that is seen on the board, so that a number can stand there."""


def count_numbers(moves: Iterable[Sequence[Event]]) -> int:
    """How many of these moves would have a number; a single one is shown without."""
    return sum(any(isinstance(event, NUMBERED) for event in events) for events in moves)
