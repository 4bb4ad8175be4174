"""What a step of Pétanque looks like while it happens."""

from collections.abc import Iterator, Sequence

from engine.events import Place
from engine.log import Step
from engine.petanque import Petanque
from render.kit.canvas import Tile
from render.kit.shapes import Point
from render.motion.boules import BoulesMotion
from render.motion.shots import Shot
from render.petanque.board import DICE_Y, MIDDLE, dice_at, place, prepared_board, way_out
from render.petanque.layout import Die, cell, lay_out


def shots(step: Step, theme: str) -> Iterator[Shot]:
    """The shots of a step."""
    return _Motion(theme).shots(step)


class _Motion(BoulesMotion):
    def __init__(self, theme: str) -> None:
        self._board = prepared_board(theme)
        self.sheet = self._board.sheet

    def dice(self, step: Step) -> Sequence[Sequence[Tile]]:
        dice = _rolled(step)
        places = {side: iter(dice_at(side, sum(die.side == side for die in dice) or 1)) for side in (0, 1)}
        return [self._board.dice[die.kind, next(places[die.side])] for die in dice]

    def faces(self, step: Step) -> Sequence[int]:
        return [die.face for die in _rolled(step)]

    def ball(self, side: int) -> Tile:
        return self._board.balls[side]["34"]

    def jack(self) -> Tile:
        return self._board.jacks["34a"]

    def at(self, spot: Place) -> Point:
        return place(cell(spot))

    def out(self, spot: Place) -> Point:
        return way_out(cell(spot)[:2])

    def hand(self, side: int) -> Point:
        return MIDDLE, DICE_Y


def _rolled(step: Step) -> tuple[Die, ...]:
    before, after = step.before, step.after
    assert isinstance(before, Petanque)
    assert isinstance(after, Petanque)
    return lay_out(after, step.events, before).dice
