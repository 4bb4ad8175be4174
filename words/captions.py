"""What just happened, in one or two lines: a sentence for each event that people care about."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine import Step
from engine.events import WayOpen
from words.boards import WORDS
from words.names import escape_name, team_name
from words.people import Left, People, Stop
from words.texts import Say

LONGEST_CAPTION = 200
"""Of many balls in a row only the first and the last ones are told."""

STOPS: Mapping[str, str] = MappingProxyType(
    {
        "agreed": "event-agreed",
        "ended": "event-ended",
        "resigned": "event-resigned",
        "rested": "event-rested",
        "rules": "event-rules",
        "time": "event-time",
    }
)
"""Why a game can be over, or at rest, that its own rules have not ended, and how that is told."""


def caption(
    steps: Sequence[Step], people: People, say: Say, *, stop: Stop | None = None, left: Left | None = None
) -> str:
    """Everything since the last decision of a side; how the game was `stop`ped is all there is to tell.

    `left` is who has just left the game to the others of a team.
    """
    told = [" ".join(_tell(step, people, say, is_last=step is steps[-1])) for step in steps]
    if stop is not None:
        told = [word_stop(stop, people, say)]
    if left is not None:
        told.append(say("event-left", name=escape_name(left.name), team=team_name(left.side, say)))
    return _shortened([each for each in told if each], say)


def word_stop(stop: Stop, people: People, say: Say) -> str:
    """How a game ended before its rules ended it."""
    message = STOPS[stop.reason]
    if stop.winner is None:
        return say(message, mention=stop.mention)
    return say(message, loser=people.names[1 - stop.winner], winner=people.names[stop.winner])


def word_lot(die: int, names: tuple[str, str], say: Say) -> str:
    """Who begins by lot: the first of those two with a die of 1 to 3, the second with one of 4 to 6."""
    first, second = names
    return say("event-lot", die=die, first=first, second=second, name=first if die <= 3 else second)


def _tell(step: Step, people: People, say: Say, *, is_last: bool) -> list[str]:
    """The sentences of one step; a choice is told only while nobody has made it."""
    events = [event for event in step.events if is_last or not isinstance(event, WayOpen)]
    return list(WORDS[step.after.name].tell(events, people, say))


def _shortened(told: list[str], say: Say) -> str:
    """The first move and the last ones, each of them whole, with how many are left out between them."""
    for left_out in range(len(told) - 1):
        gap = [say("event-left-out", count=left_out)] if left_out else []
        kept = " ".join([*told[:1], *gap, *told[1 + left_out :]])
        if len(kept) <= LONGEST_CAPTION:
            return kept
    return " ".join(told[-1:])
