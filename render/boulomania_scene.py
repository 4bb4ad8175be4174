"""What a Boulomania picture shows, worked out from positions and events before anything is drawn.

When an end is counted, the position that follows has the cleared board of the next end. Its picture
is to show the ground as it was counted, so it is made again: the ground before that last action or
roll, with the events applied to it.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from engine.boules import Tally
from engine.boulomania import OUT, Boulomania, Ground, board
from engine.events import (
    BallLost,
    BallPlaced,
    BallsPushed,
    EndCounted,
    EndStopped,
    Event,
    JackMoved,
    JackOut,
    JackThrown,
    OpeningRolled,
    Rolled,
)

Pair = tuple[int, int]
Dice = tuple[tuple[int, str], ...]
"""For each side that rolled, its dice; 0 is a die in the air."""
Route = tuple[int, ...]


class Scene(NamedTuple):
    """`fresh` is whether the ground is the one that the events happened on."""

    balls: dict[int, int]
    """The side of the ball in each pit."""
    jack: int
    left: Pair
    lost: Pair
    tally: Tally
    counted: bool
    fresh: bool
    dice: Dice


def lay_out(position: Boulomania, events: Sequence[Event], before: Boulomania | None) -> Scene:
    """The scene after those events; `before` is needed only where an end is counted."""
    closed = any(isinstance(event, EndCounted | EndStopped) for event in events)
    cleared = closed and position.stage != "over"
    ground, left = position.ground, position.left
    if cleared and before is not None:
        ground, left = settle(before.ground, events), _less_one(before.left, before.side)
    balls = {pit: side for side in (0, 1) for pit in board().centres if ground.balls[side] >> pit & 1}
    lying = Boulomania.count_balls(ground)
    total = position.match.balls
    return Scene(
        balls=balls,
        jack=ground.jack,
        left=left,
        lost=(total - left[0] - lying[0], total - left[1] - lying[1]),
        tally=Boulomania.tally(ground) if ground.jack else Tally(None, (), None),
        counted=any(isinstance(event, EndCounted) for event in events) or position.stage == "over",
        fresh=not cleared or before is not None,
        dice=_dice(position, events, before),
    )


def _less_one(left: Pair, side: int) -> Pair:
    """The balls to play once the one in hand is played."""
    return (left[0] - (side == 0), left[1] - (side == 1))


def settle(ground: Ground, events: Sequence[Event]) -> Ground:
    """The ground after those events."""
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
    return Ground((a, b), jack)


def _pit(place: object) -> int:
    assert isinstance(place, int)
    return place


def _dice(position: Boulomania, events: Sequence[Event], before: Boulomania | None) -> Dice:
    for event in events:
        match event:
            case OpeningRolled(dice, _):
                return ((0, dice[0]), (1, dice[1]))
            case JackThrown(side, dice, _) | Rolled(side, dice, _):
                return ((side, dice),)
    for chosen in (position, before):
        if chosen is not None and chosen.stage == "land":
            return ((chosen.side, chosen.detail),)
    return _dice_in_the_air(position)


def _dice_in_the_air(position: Boulomania) -> Dice:
    cast = position.cast
    if cast is None:
        return ()
    return ((0, "0"), (1, "0")) if position.stage == "start" else ((position.side, "0" * cast.dice),)


def routes(actions: Sequence[str]) -> list[Route]:
    """The landings among those actions: the pit, then where each pushed ball goes."""
    return [parse_route(action) for action in actions if action.startswith("land:")]


def parse_route(action: str) -> Route:
    pits = action.removeprefix("land:").split(">")
    return tuple(OUT if pit == "out" else int(pit) for pit in pits)


def chances(position: Boulomania, action: str) -> dict[int, Fraction]:
    """How likely it is that a pointed ball may come to lie in each pit."""
    likely: dict[int, Fraction] = {}
    thrown = position.to_stage(action)
    for roll, probability in thrown.chance_outcomes().items():
        total = sum(map(int, roll))
        pits = [total] if total in board().ahead else []
        if len(roll) == 2 and roll[0] == roll[1] and _is_free(position.ground, int(roll[0])):
            pits.append(int(roll[0]))
        for pit in pits:
            likely[pit] = likely.get(pit, Fraction(0)) + probability
    return likely


def _is_free(ground: Ground, pit: int) -> bool:
    return pit != ground.jack and not (ground.balls[0] | ground.balls[1]) >> pit & 1
