"""What a Boulomania picture shows, worked out from positions and events before anything is drawn."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.boulomania import Boulomania, Ground, board
from engine.counted_ends import settle_pits
from engine.events import Event, JackThrown, OpeningRolled, Place, Rolled
from render.boules.layout import ShownEnd, choose_end

Dice = tuple[tuple[int, str], ...]
"""For each side that rolled, its dice; 0 is a die in the air."""


class Layout(NamedTuple):
    """What lies where in the end that is shown."""

    end: ShownEnd
    balls: dict[int, int]
    """The side of the ball in each pit."""
    jack: int
    dice: Dice


def lay_out(position: Boulomania, events: Sequence[Event], before: Boulomania | None) -> Layout:
    """The layout after those events; `before` is needed only if they close an end."""
    end = choose_end(position, events, before, settle_pits)
    return Layout(end, _balls(end.ground), end.ground.jack, _dice(position, events, before))


def _balls(ground: Ground) -> dict[int, int]:
    return {pit: side for side in (0, 1) for pit in board().centres if ground.balls[side] >> pit & 1}


def pit_number(place: Place | None) -> int:
    """The place as the number of a pit, which it is in this game."""
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
