"""What is written into pictures."""

from collections.abc import Sequence

from engine.events import EndCounted, EndStopped, Event
from engine.position import SIDES
from words.texts import Say

PARTS = ("band", "ramps", "line", "idle")
"""What is named on a board of Carami: its band, ramps and back line, and what the hourglass counts."""


def word_counted_end(events: Sequence[Event], number: int, say: Say) -> str:
    """What stands above the board of an end that has just been counted, with its number; "" if none has."""
    for event in events:
        match event:
            case EndCounted(winner, points) | EndStopped(winner, points):
                if winner is None or not points:
                    return say("picture-end-nobody", number=number)
                return say("picture-end-counted", number=number, side=SIDES[winner], points=points)
    return ""


def word_next_end(number: int, say: Say) -> str:
    """What stands above the board of the end that follows, which has that number."""
    return say("picture-end-next", number=number)


def word_parts(say: Say, *, all_of_them: bool) -> tuple[str, ...]:
    """The names of the parts of a board of Carami; only what the hourglass counts for who knows the rest."""
    return tuple(say(f"picture-carami-{part}") if all_of_them or part == "idle" else "" for part in PARTS)
