"""What has happened since a member last decided: a line for each throw or move, what was scored in bold."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from engine import Position, Side, Step
from engine import events as e
from engine.boules import Boules
from words import any_game
from words.boards import WORDS
from words.folding import count_parts
from words.names import SIGNS, escape_name, team_name
from words.people import Left, People, Stop
from words.texts import Say

MOST_LINES = 10
"""How many lines a caption has at most; the middle of a longer one becomes one line."""
LONGEST_CAPTION = 2_000
"""How long a caption may be, in a message of at most 4,000 characters."""

BEGINNINGS = (
    e.OpeningRolled,
    e.JackThrown,
    e.CornerChosen,
    e.Rolled,
    e.PiecePlaced,
    e.PiecesLeft,
    e.MarbleStepped,
    e.MarbleJumped,
)
"""The events with which a new line begins."""
RESULTS = (e.EndCounted, e.EndStopped, e.GameEnded)
"""The events that have a line of their own, in bold, whatever else is left out."""

ASIDES: Mapping[str, str] = MappingProxyType(
    {"one-jumped": "event-jump-rule", "pair": "event-pair-rule", "pushed-on": "event-pushed-on"}
)
"""Rules that are told only once in a caption: the codes of surprises, each with the message of its rule."""
FIRST_PLIES = 12
"""The plies up to which a caption tells that a marble jumped alone stays, which happens again and again."""

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
"""The reasons for which a game is over, or at rest, before its rules end it, each with its message."""
DECIDES = ("agreed", "resigned", "time")
"""Those of the reasons that decide who has won, or that it is a draw: they are told in bold."""


class Line(NamedTuple):
    """A line of a caption, and the events that it tells of."""

    text: str
    told: tuple[e.Event, ...]
    is_result: bool = False


def caption(
    steps: Sequence[Step],
    people: People,
    say: Say,
    *,
    throwers: Sequence[str] = (),
    stop: Stop | None = None,
    left: Left | None = None,
    ply: int = 0,
    asked: bool = False,
) -> str:
    """Everything that those steps brought about; if the game was stopped, only how (`stop`).

    `throwers` are the names of the players of a team who played each ball, `left` is who has just left the
    game to their team, `ply` is how many steps there were before, `asked` whether a line below the caption
    asks a member for a choice that is open.
    """
    told = [line.text for line in tell_lines(steps, people, say, throwers, ply, asked=asked)]
    if stop is not None:
        stopped = word_stop(stop, people, say)
        told = [f"**{stopped}**" if stop.reason in DECIDES else stopped]
    if left is not None:
        told.append(say("event-left", name=escape_name(left.name), team=team_name(left.side, say)))
    return "\n".join(told)


def tell_lines(
    steps: Sequence[Step],
    people: People,
    say: Say,
    throwers: Sequence[str] = (),
    ply: int = 0,
    *,
    asked: bool = False,
) -> list[Line]:
    """The lines of a caption; if there are too many, the middle ones as one."""
    lines: list[Line] = []
    waiting = iter(throwers)
    for before, event in _events(steps, asked=asked):
        if isinstance(event, e.Rolled):
            thrower = next(waiting, None)
            people = people._replace(thrower=None if thrower is None else escape_name(thrower))
            _tell_first_roll(lines, before, people, say)
            _tell_last_boule(lines, before, event.side, people, say)
        sentences = list(WORDS[before.name].tell([event], people, say))
        if isinstance(event, RESULTS):
            lines.append(Line(_word_result(event, sentences), (event,), is_result=True))
        elif lines and not isinstance(event, BEGINNINGS):
            lines[-1] = _add(lines[-1], *sentences, told=(event,))
        else:
            lines.append(Line(" ".join([*_sign(event), *sentences]), (event,)))
    known = {"one-jumped"} if ply >= FIRST_PLIES else set[str]()
    return _tell_rules_once(_fold(lines, people, say), known, people, say)


def _tell_first_roll(lines: list[Line], before: Position, people: People, say: Say) -> None:
    """Explain how an end begins: that a side begins again because nobody scored, and in the first end what
    comes with choosing the corner of the jack.
    """
    match [line.told[0] for line in lines[-2:]]:
        case [e.EndCounted(None) | e.EndStopped(None), e.JackThrown(side) | e.CornerChosen(side)]:
            lines[-2] = _add(lines[-2], say("event-starts-again", name=people.names[side]))
        case [*_, e.CornerChosen()] if not any(before.score()):
            lines[-1] = _add(lines[-1], say("event-corner-rolls"))


def _tell_last_boule(lines: list[Line], before: Position, side: Side, people: People, say: Say) -> None:
    """Say of the boule before this roll that it was the last one of its side: the other plays alone now."""
    match before, [line.told[0] for line in lines[-1:]]:
        case Boules(left=left), [e.Rolled(last)] if last != side and not left[last]:
            lines[-1] = _add(lines[-1], say("turn-none-left", other=people.names[last]))


def _add(line: Line, *sentences: str, told: tuple[e.Event, ...] = ()) -> Line:
    return line._replace(text=" ".join([line.text, *sentences]), told=(*line.told, *told))


def _tell_rules_once(lines: list[Line], known: set[str], people: People, say: Say) -> list[Line]:
    """The lines with each such rule told only in the first line it applies to."""
    found = []
    for line in lines:
        codes = {code for code in ("passed", *ASIDES) if say(f"because-{code}") in line.text}
        found.append(_shorten(line, codes & known, people, say))
        known = known | codes
    return found


def _shorten(line: Line, codes: set[str], people: People, say: Say) -> Line:
    """The line without those rules."""
    text = line.text
    for code in codes - {"passed"}:
        text = text.replace(f" {say(ASIDES[code], because=say(f'because-{code}'))}", "")
    for event in line.told if "passed" in codes else ():
        if isinstance(event, e.PassedOver):
            (whole,) = any_game.tell_event(event, people, say)
            text = text.replace(whole, any_game.tell_pass(event, people, say))
    return line._replace(text=text)


def _events(steps: Sequence[Step], *, asked: bool) -> Iterator[tuple[Position, e.Event]]:
    """The events of the steps, each with the position before it, without those that are obvious."""
    if steps and (begun := WORDS[steps[0].before.name].begun(steps[0].before)) is not None:
        yield steps[0].before, begun
    for number, step in enumerate(steps, start=1):
        after = steps[number].events if number < len(steps) else None
        for event in step.events:
            if not _is_obvious(event, step.events, after, asked=asked):
                yield step.before, event


def _is_obvious(
    event: e.Event, beside: Sequence[e.Event], after: Sequence[e.Event] | None, *, asked: bool
) -> bool:
    """Whether other events tell it: those `beside` it, or those `after` it (None if nothing came after)."""
    match event:
        case e.BallPlaced():
            return _has(beside, e.Carreau)
        case e.PlaysAgain():  # at the end it is told whose turn it is
            return after is None or _has(beside, e.PassedOver)
        case e.JackThrown():
            return after is not None and _has(after, e.CornerChosen)
        case e.WayOpen():  # the choice has been made, or is asked for below
            return after is not None or asked
    return False


def _has(events: Sequence[e.Event], kind: type[tuple[object, ...]]) -> bool:
    return any(isinstance(event, kind) for event in events)


def _sign(event: e.Event) -> list[str]:
    """The sign of the side that did it, if it is about a side."""
    side: Side | None = getattr(event, "side", None)
    return [] if side is None else [SIGNS[side]]


def _word_result(event: e.Event, sentences: Sequence[str]) -> str:
    """The sentences as one line; what was scored or won in bold and with the side's sign."""
    winner = event.winner if isinstance(event, e.EndCounted | e.EndStopped) else None
    sign = [] if winner is None else [SIGNS[winner]]
    return " ".join([f"**{' '.join([*sign, sentences[0]])}**", *sentences[1:]])


def _fold(lines: list[Line], people: People, say: Say) -> list[Line]:
    """The first line, the last ones, all results, and one line that counts what the others tell."""
    if _fits(lines):
        return lines
    folded = lines
    for kept in range(MOST_LINES - 2, 0, -1):
        counted = _count_middle(lines[1:-kept], people, say)
        folded = [*lines[:1], *counted, *lines[-kept:]]
        if _fits(folded):
            break
    return folded


def _count_middle(middle: list[Line], people: People, say: Say) -> list[Line]:
    told = tuple(event for line in middle if not line.is_result for event in line.told)
    count = [Line(say("event-folded", parts=count_parts(told, people, say)), told)] if told else []
    return [*count, *(line for line in middle if line.is_result)]


def _fits(lines: list[Line]) -> bool:
    return len(lines) <= MOST_LINES and sum(len(line.text) + 1 for line in lines) <= LONGEST_CAPTION


def word_stop(stop: Stop, people: People, say: Say) -> str:
    """How a game ended before its rules ended it."""
    message = STOPS[stop.reason]
    if stop.winner is None:
        return say(message, mention=stop.mention)
    return say(message, loser=people.names[1 - stop.winner], winner=people.names[stop.winner])


def word_lot(die: int, names: tuple[str, str], say: Say) -> str:
    """The sentence that tells who begins by lot: with a die of 1 to 3 the first name, else the second."""
    first, second = names
    return say("event-lot", die=die, first=first, second=second, name=first if die <= 3 else second)
