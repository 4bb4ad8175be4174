"""Where the numbers of a turn's throws are drawn: at what was thrown, wherever later throws have sent it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.events import (
    BallLost,
    BallPlaced,
    BallsPushed,
    CornerChosen,
    Event,
    JackMissed,
    JackMoved,
    JackOut,
    JackThrown,
    Place,
    Push,
    ShotGrazed,
    ShotHit,
    ShotMissed,
)


class LostBall(NamedTuple):
    """A ball in the tray of a side, counted from the first one there."""

    side: int
    number: int


Spot = Place | LostBall


def order_throws(moves: Sequence[Sequence[Event]], lost: tuple[int, int]) -> list[Spot]:
    """Where each throw of the turn ended up; `lost` is how many balls of each side are in their trays then.

    A roll that leaves a choice is no throw of its own, nor is the choice of a corner.
    """
    gone = [event.side for events in moves for event in events if isinstance(event, BallLost)]
    followed = _Followed([lost[side] - gone.count(side) for side in (0, 1)])
    for events in moves:
        followed.add(events)
    return followed.spots


class _Followed:
    """The throws so far, and how many balls of each side are lost."""

    def __init__(self, lost: list[int]) -> None:
        self._lost = lost
        self.spots: list[Spot] = []

    def add(self, events: Sequence[Event]) -> None:
        """Move earlier throws as these events do, then add the throw that they belong to, if any."""
        for event in events:
            self._go_on(event)
        if (spot := _thrown_to(events)) is not None:
            self.spots.append(spot)
        elif any(isinstance(event, BallLost) for event in events):
            side = next(event.side for event in events if isinstance(event, BallLost))
            self.spots.append(LostBall(side, self._lost[side] - 1))

    def _go_on(self, event: Event) -> None:
        match event:
            case BallsPushed(pushes):
                self._push(pushes)
            case JackMoved(start, end):
                self._move({start: end})
            case CornerChosen(_, cell, corner):
                self._move({cell: f"{cell}{corner}"})
            case BallLost(side, place, why):
                if why == "was_hit" and place is not None:
                    self._move({place: LostBall(side, self._lost[side])})
                self._lost[side] += 1

    def _push(self, pushes: Iterable[Push]) -> None:
        """Move all pushed balls at once: each goes to where the next one lay."""
        ways: dict[Place, Spot] = {}
        for side, start, end in pushes:
            ways[start] = LostBall(side, self._lost[side]) if end is None else end
        self._move(ways)

    def _move(self, ways: dict[Place, Spot]) -> None:
        self.spots = [spot if isinstance(spot, LostBall) else ways.get(spot, spot) for spot in self.spots]


def _thrown_to(events: Sequence[Event]) -> Place | None:
    """Where a throw ended: where its ball or the jack lies, or what it was shot at; None for nowhere."""
    place: Place | None = None
    for event in events:
        match event:
            case BallPlaced(_, where) | JackThrown(_, _, where) | JackMissed(_, where) | JackOut(_, where):
                place = where
            case ShotMissed(_, where) | ShotHit(_, where) | ShotGrazed(_, where):
                place = where
    return place
