"""What is written into pictures."""

from collections.abc import Sequence

from engine.events import EndCounted, EndStopped, Event
from engine.position import SIDES
from words.texts import Say

PARTS = ("band", "ramps", "line", "idle")
"""What is named on a board of Carami: its band, ramps and back line, and what the hourglass counts."""


def word_counted_end(events: Sequence[Event], say: Say) -> str:
    """What stands above the board of an end that has just been counted; "" if none has."""
    for event in events:
        match event:
            case EndCounted(winner, points) | EndStopped(winner, points):
                if winner is None or not points:
                    return say("picture-end-nobody")
                return say("picture-end-counted", side=SIDES[winner], points=points)
    return ""


def word_next_end(say: Say) -> str:
    """What stands above the board of the end that follows."""
    return say("picture-end-next")


def word_parts(say: Say, *, all_of_them: bool) -> tuple[str, ...]:
    """The names of the parts of a board of Carami; only what the hourglass counts for who knows the rest."""
    return tuple(say(f"picture-carami-{part}") if all_of_them or part == "idle" else "" for part in PARTS)
