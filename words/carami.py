"""A Carami position in words: a short text for the picture, a long one to play from."""

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
from words.texts import Say

PREFIX = "carami-board-"


def alt(position: Carami, events: Sequence[Event], say: Say, stopped: Ending | None = None) -> Sequence[str]:
    """What one would say of the board in a breath, the most important first."""
    facts = position.describe()
    sentences = [_now(position, stopped, say), _score(facts, say), *_happened(events, say)]
    for side in (0, 1):
        places = " ".join(facts.marbles[side])
        sentences += [say(PREFIX + "side", side=SIDES[side], places=places)] if places else []
    return [*sentences, *_ramps(facts, say), *_taken(facts, say)]


def spoken(position: Carami, say: Say, stopped: Ending | None = None) -> str:
    """Everything one needs to go on playing, without the picture."""
    facts = position.describe()
    sentences = [_now(position, stopped, say), *_ended(position, say), _score(facts, say)]
    if position == Carami.new():
        sentences.append(say(PREFIX + "layout"))
    sentences += [*_rows(facts, say), *_ramps(facts, say), *_arrived(facts, say), *_taken(facts, say)]
    sentences += _fills(facts, say)
    if not stopped:
        sentences += [*_idle(facts, say), *_choices(position, say)]
    return "\n".join(sentences)


def _now(position: Carami, stopped: Ending | None, say: Say) -> str:
    """Whose turn it is, or who has won."""
    if stopped:
        return say(PREFIX + "over", winner=str(stopped))
    outcome = position.outcome()
    if outcome is None:
        return say(PREFIX + "now", side=position.turn)
    return say(PREFIX + "draw") if outcome.winner is None else say(PREFIX + "won", side=SIDES[outcome.winner])


def _ended(position: Carami, say: Say) -> Iterable[str]:
    outcome = position.outcome()
    if outcome is not None:
        yield say(f"{PREFIX}ended-{outcome.reason.replace('_', '-')}")


def _score(facts: CaramiFacts, say: Say) -> str:
    return say(PREFIX + "score", a=facts.score[0], b=facts.score[1])


def _happened(events: Sequence[Event], say: Say) -> Iterable[str]:
    """The last move and what it brought about."""
    for event in events:
        match event:
            case MarbleStepped(side, start, end, "ramp"):
                yield say(PREFIX + "rolled", side=SIDES[side], ramp=start[1:], end=end)
            case MarbleStepped(side, start, end):
                yield say(PREFIX + "stepped", side=SIDES[side], start=start, end=end)
            case MarbleJumped(side, path):
                yield say(PREFIX + "jumped", side=SIDES[side], path=" ".join(path))
            case MarblesTaken(side, places):
                yield say(PREFIX + "took", side=SIDES[side], count=len(places))
            case BandFilled(side, _, ((_, left), (_, right))):
                yield say(PREFIX + "filled", side=SIDES[side], left=left[1:], right=right[1:])
            case _:
                yield from _went_on(event, say)


def _went_on(event: Event, say: Say) -> Iterable[str]:
    match event:
        case BackLineReached(side, place, value):
            yield say(PREFIX + "reached", side=SIDES[side], place=place, value=value)
        case PassedOver(side):
            yield say(PREFIX + "passed", side=SIDES[side])


def _rows(facts: CaramiFacts, say: Say) -> Iterable[str]:
    """The marbles of each side, row by row from the bottom."""
    for side in (0, 1):
        rows = [
            say(PREFIX + "row", row=row, columns=", ".join(name[0] for name in names))
            for row, names in groupby(facts.marbles[side], lambda name: name[1:])
        ]
        if rows:
            yield say(PREFIX + "rows", side=SIDES[side], rows=say(PREFIX + "between").join(rows))
        else:
            yield say(PREFIX + "no-marble", side=SIDES[side])


def _ramps(facts: CaramiFacts, say: Say) -> Iterable[str]:
    for side in (0, 1):
        ramps = ", ".join(ramp[1:] for ramp in facts.ramps[side])
        if ramps:
            yield say(PREFIX + "ramps", side=SIDES[side], count=len(facts.ramps[side]), ramps=ramps)


def _arrived(facts: CaramiFacts, say: Say) -> Iterable[str]:
    for side in (0, 1):
        places = ", ".join(facts.arrived[side])
        if places:
            values = sum(board().values[board().bits[name]] for name in facts.arrived[side])
            yield say(PREFIX + "arrived", side=SIDES[side], places=places, points=values)


def _taken(facts: CaramiFacts, say: Say) -> Iterable[str]:
    if any(facts.taken):
        yield say(PREFIX + "taken", a=facts.taken[0], b=facts.taken[1])


def _fills(facts: CaramiFacts, say: Say) -> Iterable[str]:
    if any(facts.fills):
        yield say(PREFIX + "fills", a=facts.fills[0], b=facts.fills[1])


def _idle(facts: CaramiFacts, say: Say) -> Iterable[str]:
    if facts.idle and facts.turn != "over":
        yield say(PREFIX + "idle", idle=facts.idle, left=facts.patience - facts.idle)


def _choices(position: Carami, say: Say) -> Iterable[str]:
    """Every move of the side on turn; those of one marble together."""
    actions = position.legal_actions()
    for start, steps in groupby((action for action in actions if "x" not in action), _start):
        ends = ", ".join(step.partition("-")[2] for step in steps)
        if start in board().ramps:
            yield say(PREFIX + "may-roll", ramp=start[1:], end=ends)
        else:
            yield say(PREFIX + "may-step", start=start, ends=ends)
    for start, jumps in groupby((action for action in actions if "x" in action), _start):
        ways = say(PREFIX + "between").join(_jump(position, jump, say) for jump in jumps)
        yield say(PREFIX + "may-jump", start=start, ways=ways)


def _start(action: str) -> str:
    return re.split("[-x]", action)[0]


def _jump(position: Carami, action: str, say: Say) -> str:
    """The landings of a jump, and how many marbles it takes."""
    path = ", ".join(action.split("x")[1:])
    count = len(taken_by(position, action))
    return say(PREFIX + "jump-takes", path=path, count=count) if count else say(PREFIX + "jump", path=path)
