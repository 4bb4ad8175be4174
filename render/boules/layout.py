"""What a picture of a dice pétanque shows of an end, worked out before anything is drawn.

When an end is counted, the position that follows has the cleared ground of the next end. But its picture
shows the ground as it was counted, which is made again: from the ground before the last action or roll
and the events of it.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.boules import Boules, Tally
from engine.events import EndCounted, EndStopped, Event

Pair = tuple[int, int]

Settle = Callable[[Any, Sequence[Event]], Any]
"""The ground after those events."""


class ShownEnd(NamedTuple):
    """The end that is shown: the one that goes on, or the one that has just been closed."""

    ground: Any
    left: Pair
    lost: Pair
    tally: Tally
    counted: bool
    fresh: bool
    """Whether the ground is the one that the events happened on."""


def choose_end(position: Boules, events: Sequence[Event], before: Boules | None, settle: Settle) -> ShownEnd:
    """The end to show after those events; `before` is needed only if they close one."""
    closed = any(isinstance(event, EndCounted | EndStopped) for event in events)
    cleared = closed and position.stage != "over"
    ground, left = position.ground, position.left
    if cleared and before is not None:
        ground, left = settle(before.ground, events), _less_one(before.left, before.side)
    lying, total = position.count_balls(ground), position.match.balls
    return ShownEnd(
        ground=ground,
        left=left,
        lost=(total - left[0] - lying[0], total - left[1] - lying[1]),
        tally=position.tally(ground) if ground.jack else Tally(None, (), None),
        counted=any(isinstance(event, EndCounted) for event in events) or position.stage == "over",
        fresh=not cleared or before is not None,
    )


def _less_one(left: Pair, side: int) -> Pair:
    """The balls left once that side has played the one in hand."""
    return (left[0] - (side == 0), left[1] - (side == 1))
