"""What counts about a move of Carami: marbles taken, places reached, and what the other can do about it."""

from collections.abc import Iterator

from engine import Side
from engine.carami import Carami
from engine.carami_board import board
from engine.events import (
    BackLineReached,
    BandFilled,
    Event,
    GameEnded,
    MarbleJumped,
    MarblesTaken,
    MarbleStepped,
    PassedOver,
    PlaysAgain,
)
from players.reasons.clauses import Clause, Reason, clause


def reason_for(position: Carami, action: str) -> Reason:
    """What counts about a move."""
    assert position.mover is not None
    side = position.mover
    after, events = position.apply(action)
    brought = [found for event in events for found in _brought(event, side)]
    clauses = brought or [_quietly(position, after, events, side)]
    return (*clauses, *_answer(position, after, side))


def _brought(event: Event, side: Side) -> Iterator[Clause]:
    """What the move brings at once."""
    match event:
        case MarblesTaken(_, places):
            yield clause("takes", count=len(places), points=board().taken_value * len(places))
        case BandFilled(_, fill, moves):
            column = moves[0][1][-1]
            yield clause("fills", fill=fill, points=board().values[board().bits[f"{column}1"]])
        case BackLineReached(_, place, value):
            yield clause("reaches", place=place, points=value)
        case PassedOver(other) if other != side:
            yield clause("cannot-move", other)
        case PlaysAgain():
            yield clause("again")
        case GameEnded(_, _, score):
            yield clause("ends", own=score[side], other=score[1 - side])


def _quietly(position: Carami, after: Carami, events: tuple[Event, ...], side: Side) -> Clause:
    """What a move is good for that brings nothing at once."""
    prepared = best_gain(after, side)
    if prepared > best_gain(position, side):
        return clause("prepares", points=prepared)
    match events[0]:
        case MarbleStepped(_, _, _, "defence"):
            return clause("waits")
        case MarbleJumped(_, (start, *_, end)) if start[1:] == end[1:]:
            return clause("sideways")
    return clause("forward")


def _answer(position: Carami, after: Carami, side: Side) -> Iterator[Clause]:
    """What the other can gain with its next move, and what it could have gained without this one."""
    other = 1 - side
    if after.mover != other:
        return
    before, now = best_gain(position, other), best_gain(after, other)
    if now < before:
        yield clause("answer-less", other, points=now, before=before)
    else:
        yield clause("answer", other, points=now)


def best_gain(position: Carami, side: Side) -> int:
    """The most points that side could gain with one move, were it to move now."""
    asked = position._replace(mover=side)
    return max((_gain(asked, action, side) for action in asked.legal_actions()), default=0)


def _gain(position: Carami, action: str, side: Side) -> int:
    """By how much a move changes the difference of the points."""
    after, _ = position.apply(action)
    before, then = position.score(), after.score()
    return (then[side] - before[side]) - (then[1 - side] - before[1 - side])
