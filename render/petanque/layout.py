"""What a Pétanque picture shows, worked out from positions and events before anything is drawn."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from engine.counted_ends import settle_court
from engine.events import (
    Event,
    JackThrown,
    OpeningRolled,
    Place,
    Rolled,
)
from engine.petanque import Petanque
from engine.position import SIDES
from render.boules.layout import ShownEnd, choose_end

KINDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"throw": ("black", "white"), "point": ("black", "white"), "shoot": ("red",)}
)
"""The dice of a roll, in the order of its digits."""


class Die(NamedTuple):
    """A die of a side's roll; face 0 is in the air."""

    side: int
    kind: str
    face: int


class Layout(NamedTuple):
    """What lies where in the end that is shown."""

    end: ShownEnd
    balls: Mapping[str, int]
    """The side of the ball in each cell."""
    jack: str
    dice: tuple[Die, ...]
    rolled: str
    """The cell that two dice name, if they do."""


def cell(place: Place | None) -> str:
    """The place as the text of a cell, which it is in this game."""
    assert isinstance(place, str)
    return place


def lay_out(position: Petanque, events: Sequence[Event], before: Petanque | None) -> Layout:
    """The layout after those events; `before` is needed only if they close an end."""
    end, dice = choose_end(position, events, before, settle_court), _dice(position, events)
    return Layout(
        end=end,
        balls={ball[1:]: SIDES.index(ball[0]) for ball in end.ground.balls},
        jack=end.ground.jack,
        dice=dice,
        rolled=position.detail if position.stage == "corner" else _rolled(dice),
    )


def _dice(position: Petanque, events: Sequence[Event]) -> tuple[Die, ...]:
    for event in events:
        match event:
            case OpeningRolled(dice, _):
                return Die(0, "white", int(dice[0])), Die(1, "white", int(dice[1]))
            case JackThrown(side, dice, _):
                return _cast(side, "throw", dice)
            case Rolled(side, dice, stage):
                return _cast(side, stage, dice)
    return _dice_in_the_air(position)


def _cast(side: int, stage: str, dice: str) -> tuple[Die, ...]:
    return tuple(Die(side, kind, int(face)) for kind, face in zip(KINDS[stage], dice, strict=True))


def _dice_in_the_air(position: Petanque) -> tuple[Die, ...]:
    if position.stage == "start":
        return Die(0, "white", 0), Die(1, "white", 0)
    if position.stage == "corner":
        return _cast(position.side, "throw", position.detail)
    return tuple(Die(position.side, kind, 0) for kind in KINDS.get(position.stage, ()))


def _rolled(dice: tuple[Die, ...]) -> str:
    if [die.kind for die in dice] != ["black", "white"] or not dice[0].face:
        return ""
    return f"{dice[0].face}{dice[1].face}"
