"""The ground of a dice pétanque as it was when an end was closed.

The position that follows has the cleared ground of the next end. So what was counted is made again, from the
ground before the last action or roll and the events of it.
"""

from collections.abc import Sequence
from typing import Any

from engine.boules import Boules, BoulesState
from engine.boulomania import OUT, Boulomania, board
from engine.boulomania import Ground as Pits
from engine.events import (
    BallLost,
    BallPlaced,
    BallsPushed,
    EndCounted,
    EndStopped,
    Event,
    JackMoved,
    JackOut,
    Place,
)
from engine.petanque import Ground as Court
from engine.position import SIDES


def counted_end(after: Boules, events: Sequence[Event], before: Boules) -> Boules | None:
    """The end that those events have closed, as it was counted, with the points that it brought.

    None if they closed none, or the game is over: then the ground is still there.
    """
    if after.stage == "over" or not any(isinstance(event, EndCounted | EndStopped) for event in events):
        return None
    assert isinstance(before, BoulesState)
    settle: Any = settle_pits if isinstance(before, Boulomania) else settle_court
    a, b = before.left
    left = (a - 1, b) if before.side == 0 else (a, b - 1)
    return before._replace(
        ground=settle(before.ground, events), left=left, stage="counted", detail="", match=after.match
    )


def settle_pits(ground: Pits, events: Sequence[Event]) -> Pits:
    """The pits after those events."""
    balls = {pit: side for side in (0, 1) for pit in board().centres if ground.balls[side] >> pit & 1}
    jack = ground.jack
    pushes = [push for event in events if isinstance(event, BallsPushed) for push in event.pushes]
    for push in pushes:
        del balls[_pit(push.start)]
    balls |= {_pit(push.end): push.side for push in pushes if push.end is not None}
    for event in events:
        match event:
            case BallLost(_, place, "was_hit"):
                del balls[_pit(place)]
            case BallPlaced(side, place):
                balls[_pit(place)] = side
            case JackMoved(_, end):
                jack = end
            case JackOut():
                jack = OUT
    a, b = (sum(1 << pit for pit, owner in balls.items() if owner == side) for side in (0, 1))
    return Pits((a, b), jack)


def _pit(place: Place | None) -> int:
    """The place as the number of a pit, which it is in this game."""
    assert isinstance(place, int)
    return place


def settle_court(ground: Court, events: Sequence[Event]) -> Court:
    """The court after those events, its balls in the order in which they came to lie."""
    balls, placed, jack = list(ground.balls), [], ground.jack
    for event in events:
        match event:
            case BallsPushed(pushes):
                balls = [ball for ball in balls if ball[1:] not in {push.start for push in pushes}]
                balls += [f"{SIDES[push.side]}{push.end}" for push in pushes if push.end is not None]
            case BallLost(side, place, "was_hit"):
                balls.remove(f"{SIDES[side]}{place}")
            case BallPlaced(side, place):
                placed.append(f"{SIDES[side]}{place}")
            case JackOut():
                jack = ""
    return Court((*balls, *placed), jack)
