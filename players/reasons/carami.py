"""What counts about a move of Carami: marbles taken, places reached, and what the other can do about it."""

from collections.abc import Iterator
from typing import NamedTuple

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
    """What the other can gain in its next turn, and what it could have gained without this move."""
    other = 1 - side
    if after.mover != other:
        return
    before, now = best_turn(position, other), best_turn(after, other)
    if now.points < before.points and not now.cost and not before.cost:
        yield clause("answer-less", other, points=now.points, before=before.points)
    else:
        yield clause("answer", other, points=now.points)
    if now.cost:
        yield clause("answer-costs", side, points=now.cost)


class Gain(NamedTuple):
    """The points that a side gains, and those that this costs the other: of marbles that had arrived."""

    points: int = 0
    cost: int = 0

    @property
    def worth(self) -> int:
        """By how much it changes the difference of the points."""
        return self.points + self.cost


def best_gain(position: Carami, side: Side) -> int:
    """The most that one move of that side could be worth, were it to move now."""
    asked = position._replace(mover=side)
    moves = (asked.apply(action)[0] for action in asked.legal_actions())
    return max((_gain(asked, after, side).worth for after in moves), default=0)


def best_turn(position: Carami, side: Side) -> Gain:
    """The most that side could gain in a turn, with all moves that follow arrivals, were it to move now."""
    asked = position._replace(mover=side)
    gains = (_gain(asked, after, side) for after in _reached(asked, side))
    return max(gains, key=lambda gain: (gain.worth, gain.points), default=Gain())


def _reached(start: Carami, side: Side) -> set[Carami]:
    """The positions after each move of a turn; marbles that arrive in another order lead to the same."""
    reached, going_on = set[Carami](), [start]
    while going_on:
        position = going_on.pop()
        for after, events in map(position.apply, position.legal_actions()):
            arrived = any(isinstance(event, BackLineReached) for event in events)
            if arrived and after.mover == side and after not in reached:
                going_on.append(after)
            reached.add(after)
    return reached


def _gain(before: Carami, after: Carami, side: Side) -> Gain:
    then, now = before.score(), after.score()
    return Gain(now[side] - then[side], then[1 - side] - now[1 - side])
