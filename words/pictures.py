"""The words that are written into pictures."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.carami import Carami
from engine.events import EndCounted, EndStopped, Event
from engine.position import SIDES
from words.texts import Say

PARTS: Mapping[str, Sequence[str]] = MappingProxyType({Carami.name: ("band", "ramps", "line", "idle")})
"""The parts of a game's board that have names: Carami's band, ramps, back line and hourglass."""
ALWAYS = ("idle",)
"""The parts that are always named: an hourglass does not show what it counts."""


def word_counted_end(events: Sequence[Event], number: int, say: Say) -> str:
    """The line above the board of an end that was just counted, with its number; "" if none was."""
    for event in events:
        match event:
            case EndCounted(winner, points) | EndStopped(winner, points):
                if winner is None or not points:
                    return say("picture-end-nobody", number=number)
                return say("picture-end-counted", number=number, side=SIDES[winner], points=points)
    return ""


def word_next_end(number: int, say: Say) -> str:
    """The line above the board of the next end, which has that number."""
    return say("picture-end-next", number=number)


def word_parts(game: str, say: Say, *, all_of_them: bool) -> tuple[str, ...]:
    """The names of the parts of a game's board: of all, or only of those that are always named."""
    return tuple(
        say(f"picture-{game}-{part}") if all_of_them or part in ALWAYS else "" for part in PARTS.get(game, ())
    )
