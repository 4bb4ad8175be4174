"""Carami in words: what happened, what can be done, and the position in short and at length."""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

from engine.carami import Carami, CaramiFacts, taken_by
from engine.carami_board import board
from engine.events import (
    BackLineReached,
    BandFilled,
    Event,
    MarbleJumped,
    MarblesTaken,
    MarbleStepped,
    PassedOver,
)
from engine.position import SIDES, Ending
from words import any_game
from words.people import People
from words.places import word_place
from words.surprises import because
from words.texts import Say

# What has just happened


def tell(events: Sequence[Event], people: People, say: Say) -> Iterable[str]:
    """The sentences of a caption for those events."""
    for event in events:
        match event:
            case MarbleStepped(side, start, end, "ramp"):
                ramp = word_place(start, say, "of")
                yield say("event-rolled-down", name=people.names[side], ramp=ramp, end=end)
            case MarbleStepped(side, start, end):
                yield say("event-stepped", name=people.names[side], start=start, end=end)
            case MarbleJumped():
                yield from _tell_jump(event, people, say)
            case MarblesTaken():
                yield from _tell_taken(event, people, say)
            case BandFilled(side):
                yield say("event-band-filled", name=people.names[side], because=because(event, say))
            case BackLineReached(_, place, value):
                yield say("event-back-line", place=place, points=value)
            case _:
                yield from any_game.tell_event(event, people, say)


def _tell_taken(event: MarblesTaken, people: People, say: Say) -> Iterable[str]:
    """What marbles that are taken bring their taker, and cost the other if they had arrived."""
    name, count = people.names[1 - event.side], len(event.places)
    yield say("event-taken", name=name, count=count, points=board().taken_value * count)
    arrived = board().camps[1 - event.side].goal
    bits = [board().bits[place] for place in event.places]
    if lost := sum(board().values[bit] for bit in bits if bit & arrived):
        yield say("event-taken-arrived", name=name, points=lost)


def _tell_jump(event: MarbleJumped, people: People, say: Say) -> Iterable[str]:
    start, *landings = event.path
    yield say("event-jumped", name=people.names[event.side], start=start, path=_arrows(landings))
    if rule := because(event, say):
        yield say("event-jump-rule", because=rule)


# What can be done


def label(position: Carami, action: str, say: Say) -> str:
    """A move as a menu says it."""
    if "x" not in action:
        start, end = action.split("-")
        return say("move-step", start=word_place(start, say), end=end)
    start, *landings = action.split("x")
    count = len(taken_by(position, action))
    if count:
        return say("move-take", start=start, path=_arrows(landings), count=count)
    return say("move-jump", start=start, path=_arrows(landings))


def _arrows(landings: Iterable[str]) -> str:
    return " → ".join(landings)


# The position


def alt(position: Carami, events: Sequence[Event], say: Say, stopped: Ending | None = None) -> Sequence[str]:
    """What one would say of the board in a breath, the most important first."""
    facts = position.describe()
    sentences = [_now(position, stopped, say), _score(facts, say), *_happened(events, say)]
    for side in (0, 1):
        places = " ".join(facts.marbles[side])
        sentences += [say("carami-board-side", side=SIDES[side], places=places)] if places else []
    return [*sentences, *_ramps(facts, say), *_taken(facts, say)]


def spoken(position: Carami, say: Say, stopped: Ending | None = None) -> str:
    """Everything one needs to go on playing, without the picture."""
    facts = position.describe()
    sentences = [_now(position, stopped, say), *_ended(position, say), _score(facts, say)]
    if position == Carami.new():
        sentences.append(say("carami-board-layout"))
    sentences += [*_rows(facts, say), *_ramps(facts, say), *_arrived(facts, say), *_taken(facts, say)]
    sentences += _fills(facts, say)
    if not stopped:
        sentences += [*_idle(facts, say), *_choices(position, say)]
    return "\n".join(sentences)


def _now(position: Carami, stopped: Ending | None, say: Say) -> str:
    """Whose turn it is, or who has won."""
    if stopped:
        return say("carami-board-over", winner=str(stopped))
    outcome = position.outcome()
    if outcome is None:
        return say("carami-board-now", side=position.turn)
    return (
        say("carami-board-draw")
        if outcome.winner is None
        else say("carami-board-won", side=SIDES[outcome.winner])
    )


def _ended(position: Carami, say: Say) -> Iterable[str]:
    outcome = position.outcome()
    if outcome is not None:
        yield say(f"carami-board-ended-{outcome.reason.replace('_', '-')}")


def _score(facts: CaramiFacts, say: Say) -> str:
    return say("carami-board-score", a=facts.score[0], b=facts.score[1])


def _happened(events: Sequence[Event], say: Say) -> Iterable[str]:
    """The last move and what it brought about."""
    for event in events:
        match event:
            case MarbleStepped(side, start, end, "ramp"):
                yield say("carami-board-rolled", side=SIDES[side], ramp=start[1:], end=end)
            case MarbleStepped(side, start, end):
                yield say("carami-board-stepped", side=SIDES[side], start=start, end=end)
            case MarbleJumped(side, path):
                yield say("carami-board-jumped", side=SIDES[side], path=" ".join(path))
            case MarblesTaken(side, places):
                yield say("carami-board-took", side=SIDES[side], count=len(places))
            case BandFilled(side, _, ((_, left), (_, right))):
                yield say("carami-board-filled", side=SIDES[side], left=left[1:], right=right[1:])
            case _:
                yield from _went_on(event, say)


def _went_on(event: Event, say: Say) -> Iterable[str]:
    match event:
        case BackLineReached(side, place, value):
            yield say("carami-board-reached", side=SIDES[side], place=place, value=value)
        case PassedOver(side):
            yield say("carami-board-passed", side=SIDES[side])


def _rows(facts: CaramiFacts, say: Say) -> Iterable[str]:
    """The marbles of each side, row by row from the bottom."""
    for side in (0, 1):
        rows = [
            say("carami-board-row", row=row, columns=", ".join(name[0] for name in names))
            for row, names in groupby(facts.marbles[side], lambda name: name[1:])
        ]
        if rows:
            yield say("carami-board-rows", side=SIDES[side], rows=say("carami-board-between").join(rows))
        else:
            yield say("carami-board-no-marble", side=SIDES[side])


def _ramps(facts: CaramiFacts, say: Say) -> Iterable[str]:
    for side in (0, 1):
        ramps = ", ".join(ramp[1:] for ramp in facts.ramps[side])
        if ramps:
            yield say("carami-board-ramps", side=SIDES[side], count=len(facts.ramps[side]), ramps=ramps)


def _arrived(facts: CaramiFacts, say: Say) -> Iterable[str]:
    for side in (0, 1):
        places = ", ".join(facts.arrived[side])
        if places:
            values = sum(board().values[board().bits[name]] for name in facts.arrived[side])
            yield say("carami-board-arrived", side=SIDES[side], places=places, points=values)


def _taken(facts: CaramiFacts, say: Say) -> Iterable[str]:
    if any(facts.taken):
        yield say("carami-board-taken", a=facts.taken[0], b=facts.taken[1])


def _fills(facts: CaramiFacts, say: Say) -> Iterable[str]:
    if any(facts.fills):
        yield say("carami-board-fills", a=facts.fills[0], b=facts.fills[1])


def _idle(facts: CaramiFacts, say: Say) -> Iterable[str]:
    if facts.idle and facts.turn != "over":
        yield say("carami-board-idle", idle=facts.idle, left=facts.patience - facts.idle)


def _choices(position: Carami, say: Say) -> Iterable[str]:
    """Every move of the side on turn; those of one marble together."""
    actions = position.legal_actions()
    for start, steps in groupby((action for action in actions if "x" not in action), _start):
        ends = ", ".join(step.partition("-")[2] for step in steps)
        if start in board().ramps:
            yield say("carami-board-may-roll", ramp=start[1:], end=ends)
        else:
            yield say("carami-board-may-step", start=start, ends=ends)
    for start, jumps in groupby((action for action in actions if "x" in action), _start):
        ways = say("carami-board-between").join(_jump(position, jump, say) for jump in jumps)
        yield say("carami-board-may-jump", start=start, ways=ways)


def _start(action: str) -> str:
    return re.split("[-x]", action)[0]


def _jump(position: Carami, action: str, say: Say) -> str:
    """The landings of a jump, and how many marbles it takes."""
    path = ", ".join(action.split("x")[1:])
    count = len(taken_by(position, action))
    return (
        say("carami-board-jump-takes", path=path, count=count)
        if count
        else say("carami-board-jump", path=path)
    )
